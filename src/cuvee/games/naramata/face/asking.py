"""How Naramata asks: places, tourists, cards and upgrades glow; a drive says what for."""

from collections.abc import Callable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face import asking_cards as cards
from cuvee.games.naramata.face import asking_facts as facts
from cuvee.games.naramata.face.asking_facts import Asker
from cuvee.games.naramata.face.prospects import passing, way_to
from cuvee.games.naramata.face.text import question
from cuvee.games.naramata.model.cards import TASTED
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION, SPOTS
from cuvee.games.naramata.model.state import State
from cuvee.render.asking import Asking, Choice, grouped, under

# -- driving


def driving(t: Asker, move: int) -> Choice:
    """A place, with what can be done there: the drive and the action are one choice."""
    place = int(m.GO.a(move))
    places = t.content.places
    house, action = int(places.winery_of[place]), int(places.action_of[place])
    path = way_to(t, t.me, house)
    favours = t.outlook.favours(house)
    lit = (*path, *(row.word for row in favours))
    note = " ".join(filter(None, (facts.favoured(t, favours), passing(t, t.me, house))))
    if place >= SPOTS and t.guide.bottles >> (place - int(SPOTS)) & 1:
        words, own = t.say("choice-go_bottle"), t.say("fact-go_bottle")
        said = " ".join(filter(None, (own, note)))
        return Choice(words, move, places.ids[place], "bottle", note=said, shows=lit)
    prospect, check = t.outlook.of(action), t.outlook.of(int(INSPECTION))
    act = Choice(
        t.say(f"choice-go_{places.action_ids[action]}"),
        move,
        icon=facts.ACTION_ICONS[action],
        note=prospect.words,
        plan=(int(m.ACT),),
    )
    inspect = Choice(
        t.say("choice-go_inspect"),
        move,
        icon="inspect",
        note=check.words,
        plan=(int(m.INSPECT),),
        shows=check.shows,
    )
    return Choice(
        t.place(place),
        at=places.ids[place],
        icon=facts.ACTION_ICONS[action],
        price=facts.outcome(t, prospect),
        note=note,
        then=(act, inspect),
        shows=(*lit, *prospect.shows),
    )


# -- answers about one thing: where they stand, by verb


def at_place(t: Asker, k: int) -> str:
    return t.content.places.ids[k]


def at_tourist(t: Asker, k: int) -> str:
    return t.content.wishes.ids[k]


def at_site(t: Asker, k: int) -> str:
    return t.content.road.site_ids[k]


def at_road(t: Asker, k: int) -> str:
    return t.content.road.road_ids[k]


def at_stop(t: Asker, k: int) -> str:
    return f"stop.{t.content.road.winery_ids[k]}"


def at_seat(t: Asker, k: int) -> str:
    return str(k + 1)


def at_slot(t: Asker, k: int) -> str:
    return f"slot{k + 1}"


def at_upgrade(t: Asker, k: int) -> str:
    return t.content.upgrades.ids[k]


def at_car(t: Asker, k: int) -> str:
    return t.content.cars.ids[k]


def at_action(t: Asker, k: int) -> str:
    return t.place_of(k)


def nowhere(t: Asker, k: int) -> str:
    return ""


At = Callable[[Asker, int], str]
ONE: Final[list[tuple[Verb1, str, str, At]]] = [
    (m.CAR, "car", "van", at_car),
    (m.CUT, "cut", "door", at_tourist),
    (m.LOAD, "load", "tourist", at_tourist),
    (m.START_AT, "start", "flag", at_site),
    (m.SEND, "send", "flag", at_site),
    (m.STEER, "steer", "next", at_road),
    (m.CLEAR, "clear", "cork", at_place),
    (m.STOP, "stop", "lunch", at_stop),
    (m.PUT, "put", "view", at_seat),
    (m.ADD, "add", "view", at_seat),
    (m.DO, "do", "", at_action),
    (m.USE_TABLE, "use_table", "cork", at_place),
    (m.USE_CONTACTS, "use_contacts", "cork", at_place),
    (m.USE_DOUBLE, "use_double", "", at_action),
    (m.USE_WIND, "use_wind", "disc", at_upgrade),
    (m.PAY, "pay", "coin", nowhere),
    (m.BUY, "buy", "upgrade", at_slot),
    (m.SWAP, "swap", "swap", at_upgrade),
    (m.BENCH, "bench", "swap", at_upgrade),
]
# answers about nothing else: word, icon, where they stand
ALONE: Final[dict[int, tuple[str, str, str]]] = {
    int(m.LOAD_PASS): ("load_pass", "next", ""),
    int(m.CLEAR_DONE): ("done", "check", ""),
    int(m.PARK): ("park", "park", "park"),
    int(m.ACT): ("act", "", ""),
    int(m.INSPECT): ("inspect", "inspect", ""),
    int(m.GIVE_DONE): ("give_done", "coin", ""),
    int(m.DRAW_EXTRA): ("draw_extra", "shop", ""),
    int(m.DRAW_DONE): ("draw_done", "check", ""),
    int(m.SHOP_DONE): ("shop_done", "check", ""),
    int(m.PUT_DONE): ("put_done", "check", ""),
    int(m.SIGN_POINTS): ("sign_points", "points", ""),
    int(m.SIGN_PRESTIGE): ("sign_prestige", "coin", ""),
    int(m.DO_INSPECTION): ("do_inspect", "inspect", ""),
    int(m.DO_DONE): ("do_done", "next", ""),
    int(m.USE_PRESS): ("use_press", "points", "press_review"),
    int(m.USE_TIP_JAR): ("use_tip_jar", "die", "tip_jar"),
    int(m.USE_SHORTCUT): ("use_shortcut", "time", ""),
    int(m.USE_WIND_BESIDE): ("use_wind_beside", "disc", ""),
    int(m.SKIP_SHORTCUT): ("skip", "next", ""),
    int(m.SKIP_WIND): ("skip", "next", ""),
    int(m.SKIP_SHIFT): ("skip_shift", "next", ""),
    int(m.SHIFT): ("shift", "swap", ""),
    int(m.SHELVE): ("shelve", "hand", ""),
    int(m.TAKE_POINTS): ("take_points", "points", ""),
    int(m.TAKE_PRESTIGE): ("take_prestige", "coin", ""),
    int(m.END): ("end", "next", ""),
    int(m.FINISH): ("finish", "next", ""),
}


def choice(t: Asker, move: int) -> Choice:
    """One answer, with where it stands and what it would do."""
    if m.GO.has(move):
        return driving(t, move)
    for verb, key, icon, at in ONE:
        if verb.has(move):
            k = int(verb.a(move))
            price, note, shows = facts.terms(t, key, k)
            said = t.say(f"choice-{key}", name=facts.named(t, key, k), n=k)
            sign = icon or (facts.ACTION_ICONS[k] if key in ("do", "use_double") else "")
            return Choice(said, move, at(t, k), sign, price, note, shows=shows)
    if m.PICK.has(move):
        return picking(t, move)
    if m.GIVE.has(move) or m.SHOP.has(move):
        return serving(t, move)
    if m.USE_PHOTO.has(move):
        return photographing(t, move)
    key, icon, place = ALONE[move]
    price, note, shows = facts.alone(t, move)
    action = t.here() if move == m.ACT else -1
    words = t.say(f"choice-{key}", action=t.action(action) if action >= 0 else "")
    sign = icon or facts.ACTION_ICONS[action]
    return Choice(words, move, place, sign, price, note, sure=move == m.END, shows=shows)


def picking(t: Asker, move: int) -> Choice:
    """NA-3.3: take a tourist along, or refer the tourist to somebody for prestige."""
    tourist = int(m.PICK.a(move))
    name, word = t.tourist(tourist), t.content.wishes.ids[tourist]
    if m.PICK.b(move) == m.KEEP:
        return Choice(t.say("choice-pick_keep", name=name), move, word, "tourist",
                      note=facts.company(t, tourist))  # fmt: skip
    sale = int(t.content.cars.sale[t.view.cars[t.me].colour])
    return Choice(t.say("choice-pick_sell", name=name), move, word, "coin", f"+{sale}")


def serving(t: Asker, move: int) -> Choice:
    """NA-9.3, NA-10.3: a card on the table, for one of the tourists."""
    verb = m.GIVE if m.GIVE.has(move) else m.SHOP
    card = int(verb.a(move)) + (0 if verb is m.GIVE else int(TASTED))
    k = int(verb.b(move))
    words = t.say("choice-give", tourist=t.passenger(k))
    price, note, row = cards.serving(t, card, k)
    icon = cards.card_icon(t, card)
    return Choice(words, move, t.content.cards.ids[card], icon, price, note, shows=(row,))


def photographing(t: Asker, move: int) -> Choice:
    """NA-18.15: a photo counts as cheese or as a view."""
    k, view = int(m.USE_PHOTO.a(move)), bool(m.USE_PHOTO.b(move))
    row = "view" if view else "cheese"
    words = t.say(f"choice-photo_{row}", tourist=t.passenger(k))
    note = facts.row_gain(t, k, facts.VIEW_ROW if view else facts.CHEESE_ROW)
    return Choice(words, move, "souvenir_photo", row, note=note, shows=(f"{k + 1}.{row}",))


# -- the question

ICONS: Final = {
    int(q.SETUP_CAR): "van",
    int(q.DRAFT_PICK): "tourist",
    int(q.DRAFT_CUT): "tourist",
    int(q.SOLO_TAKE): "tourist",
    int(q.FLEET_LOAD): "tourist",
    int(q.TURN): "van",
    int(q.SHOP_CARDS): "shop",
    int(q.SHOP_EXTRA): "shop",
    int(q.VIEWS): "view",
    int(q.SIGNING): "bottle",
    int(q.CONTRACT_MENU): "bottle",
    int(q.CLEARING): "cork",
    int(q.SPEND_TIME): "time",
    int(q.RECHARGE): "disc",
    int(q.AFTER): "time",
    int(q.PARKED): "park",
    int(q.BONUS): "happy",
    int(q.PAYMENT): "coin",
    int(q.SWAPPING): "upgrade",
    int(q.BENCHING): "upgrade",
    int(q.MARKET_SHIFT): "upgrade",
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, names, lang)
    found = [choice(t, move) for move in moves]
    heads = {one.at: head(t, one) for one in found if one.at}
    choices = grouped(found, heads)
    choices += in_ribbon(t, choices)
    icon = facts.ACTION_ICONS[step.about & 1] if step.ask == q.SERVE else ICONS.get(step.ask, "")
    words = question(view, step, names, lang)
    return Asking(words, tuple(choices), facts.hint(t), icon, facts.warning(t))


def in_ribbon(t: Asker, choices: list[Choice]) -> list[Choice]:
    """The car park and the upgrades may be out of sight: the ribbon has them too."""
    found = [
        one._replace(words=t.say("choice-park_button"), at="")
        for one in choices
        if one.move == m.PARK
    ]
    wares = tuple(one._replace(at="") for one in choices if one.at.startswith("slot"))
    return found + ([under(t.say("choice-buy_some"), wares, icon="upgrade")] if wares else [])


def head(t: Asker, one: Choice) -> Choice:
    """The head of a bubble with several answers at one thing."""
    content = t.content
    if one.at.isdecimal():
        return Choice(t.passenger(int(one.at) - 1), icon=one.icon)
    if one.at in content.wishes.ids:
        k = content.wishes.ids.index(one.at)
        return Choice(t.tourist(k), icon="tourist", note=t.wishes(k))
    if one.at in content.cards.ids:
        card = content.cards.ids.index(one.at)
        rows = tuple(f"{k + 1}.{cards.CARD_ROWS[card // 24]}" for k in cards.takers(t, card))
        return Choice(t.card(card), icon=one.icon, shows=rows)
    if one.at in content.upgrades.ids:
        return Choice(t.kind(content.upgrades.ids.index(one.at)), icon=one.icon)
    if one.at in content.places.ids:
        place = content.places.ids.index(one.at)
        scroll = content.places.action_of[place] == CONTRACT
        return Choice(t.place(place), icon="bottle" if scroll else one.icon)
    return Choice(t.say("choice-here"), icon=one.icon)
