"""How Naramata asks: places, tourists, cards and upgrades glow; a drive says what for."""

from collections.abc import Callable
from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves, Verb1
from cuvee.core.state import Step, ask_of
from cuvee.games.naramata import moves as m
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.text import Teller, move, question
from cuvee.games.naramata.model.cards import TASTED
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import INSPECTION
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import LOCAL_CONTACTS
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import actions, market, purse, shop
from cuvee.games.naramata.rules.flow import legal, play
from cuvee.render.asking import Asking, Choice, asked_next, families, goes_on, grouped

ROOM: Final = len(m.TABLE)


class Asker(Teller):
    """A question with its answers: what each of them stands at, costs and does."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, names, lang)
        self.step = step
        self.me = step.seat
        self.moves = moves
        self.guide = view.guides[step.seat]
        self.buffer = Moves(ROOM)

    def passenger(self, k: int) -> str:
        return self.tourist(int(self.guide.tourist(k)))

    def minutes(self, action: int) -> str:
        half_hours = int(actions.half_hours(self.view, self.me, action))
        return self.say("fact-minutes", minutes=half_hours * 30)

    def place_of(self, action: int) -> str:
        """The place of the winery one is at where this is done; none if there is not one."""
        places = self.content.places
        house = int(self.view.cars[self.me].node)
        for k in range(len(places.ids)):
            if places.winery_of[k] == house and places.action_of[k] == action:
                return places.ids[k]
        return ""


# -- driving


def driving(t: Asker, move: int) -> Choice:
    """A place, with what can be done there: the drive and the action are one choice."""
    place = int(m.GO.a(move))
    word = t.content.places.ids[place]
    action = int(t.content.places.action_of[place])
    options = on_arrival(t, move)
    ways = []
    if int(m.ACT) in options:
        words = t.say("choice-go_act", action=t.action(action))
        ways.append(Choice(words, move, icon="car", note=t.minutes(action), plan=(int(m.ACT),)))
    if int(m.INSPECT) in options:
        note = t.minutes(int(INSPECTION))
        words = t.say("choice-go_inspect")
        ways.append(Choice(words, move, icon="gear", note=note, plan=(int(m.INSPECT),)))
    if not ways or len(options) > len(ways):
        ways.append(Choice(t.say("choice-go"), move, icon="pin"))
    if len(ways) == 1:
        only = ways[0]
        words = t.say("choice-go_to", place=t.place(place))
        return only._replace(words=words if not only.plan else only.words, at=word)
    return Choice(t.place(place), at=word, icon="car", then=tuple(ways))


def on_arrival(t: Asker, move: int) -> set[int]:
    """What is asked at the place, if it is asked at once."""
    twin = t.view.copy()
    step = int(twin.asks(t.me))
    twin.depth -= 1
    if not goes_on(play, twin, step, move, Fate()):
        return set()
    after = asked_next(twin, t.me)
    if after < 0 or ask_of(after) != q.LANDED:
        return set()
    legal(twin, after, t.buffer)
    return set(t.buffer.as_list())


# -- what else is answered: (key, icon, thing) by verb


def at_place(t: Asker, k: int) -> str:
    return t.content.places.ids[k]


def at_tourist(t: Asker, k: int) -> str:
    return t.content.wishes.ids[k]


def at_site(t: Asker, k: int) -> str:
    return t.content.road.site_ids[k]


def at_road(t: Asker, k: int) -> str:
    return t.content.road.road_ids[k]


def at_winery(t: Asker, k: int) -> str:
    return t.content.road.winery_ids[k]


def at_seat(t: Asker, k: int) -> str:
    return str(k + 1)


def at_slot(t: Asker, k: int) -> str:
    return f"buy {k + 1}"


def at_upgrade(t: Asker, k: int) -> str:
    return t.content.upgrades.ids[k]


def at_double(t: Asker, k: int) -> str:
    return "double_stop"


def at_action(t: Asker, k: int) -> str:
    return t.place_of(k)


def nowhere(t: Asker, k: int) -> str:
    return ""


At = Callable[[Asker, int], str]
ONE: Final[list[tuple[Verb1, str, str, At]]] = [
    (m.CAR, "car", "car", nowhere),
    (m.CUT, "cut", "door", at_tourist),
    (m.LOAD, "load", "person", at_tourist),
    (m.START_AT, "start", "flag", at_site),
    (m.SEND, "send", "flag", at_site),
    (m.STEER, "steer", "next", at_road),
    (m.CLEAR, "clear", "cross", at_place),
    (m.STOP, "stop", "clock", at_winery),
    (m.PUT, "put", "eye", at_seat),
    (m.ADD, "add", "eye", at_seat),
    (m.DO, "do", "play", at_action),
    (m.USE_TABLE, "use_table", "cross", at_place),
    (m.USE_CONTACTS, "use_contacts", "cross", at_place),
    (m.USE_DOUBLE, "use_double", "again", at_double),
    (m.USE_WIND, "use_wind", "again", at_upgrade),
    (m.PAY, "pay", "coin", nowhere),
    (m.BUY, "buy", "gear", at_slot),
    (m.SWAP, "swap", "swap", at_upgrade),
    (m.BENCH, "bench", "swap", at_upgrade),
]
ALONE: Final[dict[int, tuple[str, str, str]]] = {
    int(m.LOAD_PASS): ("load_pass", "next", ""),
    int(m.CLEAR_DONE): ("done", "check", ""),
    int(m.PARK): ("park", "home", "park"),
    int(m.ACT): ("act", "play", ""),
    int(m.INSPECT): ("inspect", "gear", ""),
    int(m.GIVE_DONE): ("give_done", "coin", ""),
    int(m.DRAW_EXTRA): ("draw_extra", "bottle", ""),
    int(m.DRAW_DONE): ("draw_done", "check", ""),
    int(m.SHOP_DONE): ("shop_done", "check", ""),
    int(m.PUT_DONE): ("put_done", "check", ""),
    int(m.SIGN_POINTS): ("sign_points", "star", ""),
    int(m.SIGN_PRESTIGE): ("sign_prestige", "coin", ""),
    int(m.DO_INSPECTION): ("inspect", "gear", ""),
    int(m.DO_DONE): ("do_done", "next", ""),
    int(m.USE_PRESS): ("use_press", "log", "press_review"),
    int(m.USE_TIP_JAR): ("use_tip_jar", "cup", "tip_jar"),
    int(m.USE_SHORTCUT): ("use_shortcut", "speed", "shortcut"),
    int(m.USE_WIND_BESIDE): ("use_wind_beside", "again", ""),
    int(m.SKIP_SHORTCUT): ("skip", "next", ""),
    int(m.SKIP_WIND): ("skip", "next", ""),
    int(m.SKIP_SHIFT): ("skip_shift", "next", ""),
    int(m.SHIFT): ("shift", "swap", ""),
    int(m.SHELVE): ("shelve", "hand", ""),
    int(m.TAKE_POINTS): ("take_points", "star", ""),
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
            return with_one(t, move, int(verb.a(move)), key, icon, at)
    if m.PICK.has(move):
        return picking(t, move)
    if m.GIVE.has(move) or m.SHOP.has(move):
        return serving(t, move)
    if m.USE_PHOTO.has(move):
        row = "view" if m.USE_PHOTO.b(move) else "cheese"
        words = t.say(f"choice-photo_{row}", tourist=t.passenger(int(m.USE_PHOTO.a(move))))
        return Choice(words, move, "souvenir_photo", "eye")
    return alone(t, move)


def with_one(t: Asker, move: int, k: int, key: str, icon: str, at: At) -> Choice:
    """An answer about one thing."""
    words = {
        "car": lambda: t.content.cars.guides[k],
        "cut": lambda: t.tourist(k),
        "load": lambda: t.tourist(k),
        "start": lambda: t.content.road.site_names[k],
        "send": lambda: t.content.road.site_names[k],
        "steer": lambda: t.content.road.road_names[k],
        "stop": lambda: t.winery(k),
        "put": lambda: t.passenger(k),
        "add": lambda: t.passenger(k),
        "do": lambda: t.action(k),
        "use_double": lambda: t.action(k),
        "buy": lambda: t.kind(int(t.view.market.row[k])),
    }
    if key in ("use_wind", "swap", "bench"):
        name = t.kind(k)
    elif key in ("clear", "use_table", "use_contacts"):
        name = t.place(k)
    else:
        name = words[key]() if key in words else ""
    price, note = terms(t, key, k)
    said = t.say(f"choice-{key}", name=name, n=k, rest=t.step.about - k)
    return Choice(said, move, at(t, k), icon, price, note)


def terms(t: Asker, key: str, k: int) -> tuple[str, str]:
    """The price of an answer about one thing, and a small line."""
    content = t.content
    if key == "car":
        return "", content.cars.texts[k]
    if key in ("cut", "load"):
        return "", t.wishes(k)
    if key == "buy":
        kind = int(t.view.market.row[k])
        return str(market.price(t.view, k)), content.upgrades.texts[kind]
    if key == "add":
        return str(content.costs.view_fee), ""
    if key == "do":
        return "", t.minutes(k)
    if key == "use_contacts":
        return str(content.upgrades.value[LOCAL_CONTACTS]), ""
    return "", ""


def picking(t: Asker, move: int) -> Choice:
    """NA-3.3: take a tourist along, or refer the tourist to somebody for prestige."""
    tourist = int(m.PICK.a(move))
    name = t.tourist(tourist)
    if m.PICK.b(move) == m.KEEP:
        words = t.say("choice-pick_keep", name=name)
        return Choice(words, move, t.content.wishes.ids[tourist], "person", note=t.wishes(tourist))
    sale = int(t.content.cars.sale[t.view.cars[t.me].colour])
    words = t.say("choice-pick_sell", name=name)
    return Choice(words, move, t.content.wishes.ids[tourist], "coin", f"+{sale}")


def serving(t: Asker, move: int) -> Choice:
    """NA-9.3, NA-10.3: a card on the table, for one of the tourists."""
    verb = m.GIVE if m.GIVE.has(move) else m.SHOP
    card = int(verb.a(move)) + (0 if verb is m.GIVE else int(TASTED))
    words = t.say("choice-give", tourist=t.passenger(int(verb.b(move))))
    word = t.content.cards.ids[card]
    if verb is m.GIVE:
        return Choice(words, move, word, "glass", note=t.card(card))
    price = int(shop.price(t.view, t.guide, card))
    points = t.say("fact-points", n=int(t.content.cards.value[card]) + 1)
    return Choice(words, move, word, "bottle", str(price), points)


def alone(t: Asker, move: int) -> Choice:
    """An answer about nothing else."""
    key, icon, at = ALONE[move]
    costs, rows = t.content.costs, t.step.about & 7
    price, note = "", ""
    if move == m.SIGN_POINTS or move == m.SIGN_PRESTIGE:
        n = costs.contract_points if move == m.SIGN_POINTS else costs.contract_prestige
        price = f"+{n}"
    elif move in (m.TAKE_POINTS, m.TAKE_PRESTIGE):
        price = f"+{rows}"
    elif move == m.ACT:
        note = t.minutes(int(t.content.places.action_of[t.view.cars[t.me].place]))
    elif move in (m.INSPECT, m.DO_INSPECTION):
        note = t.minutes(int(INSPECTION))
    elif move == m.DRAW_EXTRA:
        price = str(costs.draw_fee)
    elif move == m.PARK:
        note = t.say("fact-park")
    elif move == m.SHIFT:
        note = full(t, move)
    here = t.view.cars[t.me].place
    action = t.action(int(t.content.places.action_of[here])) if move == m.ACT else ""
    words = t.say(f"choice-{key}", action=action)
    return Choice(words, move, at, icon, price, note, sure=move == m.END)


def full(t: Asker, answer: int) -> str:
    """The whole sentence of an answer."""
    return move(t.view, t.step, answer, t.names, t.lang)


# -- the question

ICONS: Final = {
    int(q.SETUP_CAR): "car",
    int(q.DRAFT_PICK): "people",
    int(q.DRAFT_CUT): "people",
    int(q.SOLO_TAKE): "people",
    int(q.FLEET_LOAD): "people",
    int(q.TURN): "car",
    int(q.LANDED): "pin",
    int(q.SERVE): "glass",
    int(q.SHOP_CARDS): "bottle",
    int(q.SHOP_EXTRA): "bottle",
    int(q.VIEWS): "eye",
    int(q.SIGNING): "bottle",
    int(q.SPEND_TIME): "clock",
    int(q.AFTER): "clock",
    int(q.PARKED): "home",
    int(q.BONUS): "star",
    int(q.PAYMENT): "coin",
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    found = [choice(t, move) for move in moves]
    heads = {one.at: head(t, one) for one in found if one.at}
    wanted = {"car": Choice(t.say("choice-cars"))} if len(moves) > 6 else {}
    choices = families(grouped(found, heads), wanted)
    words = question(view, step, names, lang)
    return Asking(words, tuple(choices), hint(t), ICONS.get(step.ask, ""), warning(t))


def head(t: Asker, one: Choice) -> Choice:
    """The head of a bubble with several answers at one thing."""
    content = t.content
    if one.at.isdecimal():
        return Choice(t.passenger(int(one.at) - 1), icon=one.icon)
    if one.at in content.wishes.ids:
        k = content.wishes.ids.index(one.at)
        return Choice(t.tourist(k), icon="person", note=t.wishes(k))
    if one.at in content.cards.ids:
        return Choice(t.card(content.cards.ids.index(one.at)), icon=one.icon)
    if one.at in content.upgrades.ids:
        return Choice(t.kind(content.upgrades.ids.index(one.at)), icon=one.icon)
    if one.at in content.places.ids:
        return Choice(t.place(content.places.ids.index(one.at)), icon=one.icon)
    return Choice(t.say("choice-here"), icon=one.icon)


def hint(t: Asker) -> str:
    """A small line below the question: the purse."""
    if t.step.ask in (q.TURN, q.LANDED, q.SERVE, q.SHOP_CARDS, q.AFTER, q.PAYMENT, q.CONTRACT_MENU):
        prestige = int(purse.prestige(t.view, t.me))
        return t.say("hint-purse", n=prestige, discs=int(t.guide.discs))
    if t.step.ask in (q.DRAFT_PICK, q.DRAFT_CUT):
        return t.say("hint-sealed")
    return ""


def warning(t: Asker) -> str:
    """What is lost without another question."""
    if t.step.ask == q.PARKED and t.view.cars[t.me].place == NONE:
        key = "warning-goodbye" if t.view.options.mode == COMPETITIVE else "warning-rating"
        return t.say(key)
    return ""
