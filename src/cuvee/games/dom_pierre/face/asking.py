"""How Dom Pierre asks: discs, cells, presses, roads and markets glow; the rest are buttons."""

from collections.abc import Callable
from typing import Final

from cuvee.core.moves import Verb1
from cuvee.core.state import Step, ask_of
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import KINDS, PT_SALE_1, REIMS
from cuvee.games.dom_pierre.face.text import Teller, details, is_lost, pressed_tiles, question
from cuvee.games.dom_pierre.model.state import FIRST_CELL, FIRST_SPACE, State
from cuvee.games.dom_pierre.rules import free, sale, workers
from cuvee.games.dom_pierre.rules.flow import legal, play
from cuvee.render.asking import OPENS, Asking, Choice, families, grouped, sequences

ROOM: Final = len(m.TABLE)
DRAWN_CARDS: Final = 10  # objectives of one's own that are drawn


class Asker(Teller):
    """A question with its answers: what each of them stands at, costs and does."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, names, lang)
        self.step = step
        self.seat = step.seat
        self.moves = moves
        self.legal = set(moves)
        self.house = view.houses[step.seat]

    def word(self, table: str, k: int) -> str:
        return self.content.ids[table][k]

    def spot(self, place: int) -> str:
        """The word of a place where workers stand."""
        if place < FIRST_SPACE:
            return self.word("place", place)
        if place >= FIRST_CELL:
            return self.word("vineyard_cell", place - int(FIRST_CELL))
        return self.word("route_space", place - int(FIRST_SPACE))

    def own_card(self, card: int) -> str:
        """An objective of one's own, if it is among those drawn."""
        held = [k for k in range(len(self.content.ids["objective_card"])) if self.has_card(k)]
        return self.word("objective_card", card) if card in held[:DRAWN_CARDS] else ""

    def has_card(self, card: int) -> bool:
        return bool(self.house.objectives >> card & 1)


# -- verbs of one argument: the key of the words, the icon, and the thing it stands at


def at_table(table: str) -> Callable[[Asker, int], str]:
    return lambda t, k: t.word(table, k)


def at_spot(t: Asker, place: int) -> str:
    return t.spot(place)


def nowhere(t: Asker, k: int) -> str:
    return ""


def at_nearest(t: Asker, route: int) -> str:
    return t.spot(int(workers.nearest(t.view, route)))


def at_second(t: Asker, route: int) -> str:
    return t.spot(int(workers.second_nearest(t.view, route)))


def at_harvest_pile(t: Asker, pile: int) -> str:
    return f"harvest {pile + 1}"


def at_blue_pile(t: Asker, pile: int) -> str:
    return f"accessory {pile + 1}"


def at_extra(t: Asker, extra: int) -> str:
    sale_tile = int(PT_SALE_1) + extra - 2 * int(KINDS)
    return t.word("prestige_tile", sale_tile) if extra >= 2 * KINDS else ""


def at_own_card(t: Asker, card: int) -> str:
    return t.own_card(card)


At = Callable[[Asker, int], str]
ONE: Final[list[tuple[Verb1, str, str, At, str]]] = [
    (m.KEEP, "keep", "grape", at_table("action"), "action"),
    (m.LAY, "lay", "grape", at_table("action"), "action"),
    (m.RAISE, "raise", "up", at_table("action"), "action"),
    (m.STRENGTHEN, "strengthen", "star", at_table("action"), "action"),
    (m.POINT, "point", "grape", at_table("vineyard_cell"), "grape_at"),
    (m.HARVEST, "harvest", "grape", nowhere, "grape"),
    (m.BOOST, "boost", "person", at_table("vineyard_cell"), "grape_at"),
    (m.STORE, "store", "bottle", at_table("press"), "press"),
    (m.PICK_HARVEST, "pick_harvest", "grape", at_harvest_pile, ""),
    (m.PICK_ACCESSORY, "pick_accessory", "star", at_blue_pile, ""),
    (m.FAVOUR, "favour", "hand", nowhere, "bonus"),
    (m.TAKE, "take", "person", at_spot, "spot"),
    (m.PLACE_ROUTE, "place_route", "person", at_nearest, "route"),
    (m.PLACE_CELL, "place_cell", "person", at_table("vineyard_cell"), ""),
    (m.SKIP, "skip", "person", at_second, "route"),
    (m.ADD, "add", "up", at_extra, "extra"),
    (m.ROTATE, "rotate", "swap", nowhere, "route"),
    (m.KEEP_CARD, "keep_card", "flag", at_table("objective_card"), "objective_card"),
    (m.DISCARD, "discard", "flag", at_table("objective_card"), "objective_card"),
    (m.FIRE, "fire", "door", at_spot, "spot"),
    (m.GAIN, "gain", "crown", at_table("prestige_tile"), "prestige_tile"),
    (m.USE, "use", "crown", at_table("prestige_tile"), "prestige_tile"),
    (m.MARK, "mark", "up", at_table("press"), "press"),
    (m.SCORE, "score", "flag", at_own_card, "objective_card"),
    (m.POP, "pop", "bell", nowhere, "action"),
]
WORDS_ALONE: Final[dict[int, tuple[str, str, bool]]] = {
    int(m.CLAIM_VINTAGE): ("claim", "check", False),
    int(m.LEAVE_VINTAGE): ("leave", "next", False),
    int(m.LEAVE_STRENGTH): ("leave", "next", False),
    int(m.PERFORM): ("perform", "play", False),
    int(m.DISMISS): ("dismiss", "door", False),
    int(m.HARVEST_NONE): ("harvest_none", "cross", False),
    int(m.BOOST_SELF): ("boost_self", "check", False),
    int(m.BOOST_NONE): ("boost_none", "cross", False),
    int(m.STORE_SUPPLY): ("store_supply", "cross", False),
    int(m.PRESS_DONE): ("done", "check", False),
    int(m.PICK_DONE): ("pick_done", "check", False),
    int(m.TASTE_DONE): ("done", "check", False),
    int(m.TAKE_DONE): ("done", "check", False),
    int(m.PLACE_DONE): ("place_done", "check", False),
    int(m.SELL_DONE): ("sell_done", "check", False),
    int(m.ADD_DONE): ("add_done", "check", False),
    int(m.FIRE_DONE): ("done", "check", False),
    int(m.LOCAL_DONE): ("done", "check", False),
    int(m.END): ("end", "next", True),
    int(m.HOLD): ("hold", "hand", False),
    int(m.BUY_PRESTIGE): ("buy_prestige", "crown", False),
}


def choice(t: Asker, move: int) -> Choice:
    """One answer, with where it stands and what it would do."""
    for verb, key, icon, at, kind in ONE:
        if verb.has(move):
            return with_one(t, move, int(verb.a(move)), key, icon, at, kind)
    if m.PLANT.has(move):
        cell = t.word("vineyard_cell", int(m.PLANT.b(move)))
        words = t.say("choice-plant", a=t.label("grape", int(m.PLANT.a(move))))
        return Choice(words, move, cell, "grape")
    if m.MAKE.has(move) or m.MAKE_VINTAGE.has(move):
        return making(t, move)
    if m.SELL.has(move):
        return selling(t, move)
    if m.TASTE.has(move) or m.LOCAL.has(move):
        return parting(t, move)
    if move == m.PLACE_PRESSES:
        return Choice(t.say("choice-place_presses"), move, "presses", "person")
    if move == m.GAIN_HIDDEN:
        return Choice(t.say("choice-gain_hidden"), move, "hidden", "crown")
    key, icon, sure = WORDS_ALONE[move]
    price = str(t.content.prestige_price) if move == m.BUY_PRESTIGE else ""
    return Choice(t.say(f"choice-{key}"), move, icon=icon, price=price, sure=sure)


def with_one(t: Asker, move: int, a: int, key: str, icon: str, at: At, kind: str) -> Choice:
    """An answer about one thing."""
    more = details(t, t.step, key, a)
    name = t.name(kind, a) if kind and kind != "grape_at" else ""
    if kind == "spot":
        name = t.where(a)
    note = t.say("fact-no_room") if is_lost(t.view, t.seat, key, a) else ""
    if key in ("raise", "pop"):
        note = t.say("fact-strength", n=more["strength"])
    elif key == "discard":
        note = str(more["bonus"])
    elif key == "rotate":
        note = str(more["card"])
    price = f"+{more['value']}" if key == "add" else ""
    if key == "fire":
        price = f"+{t.content.dismiss_pay}"
    if key == "score":
        price = f"+{more['points']}"
    words = t.say(f"choice-{key}", a=name, tile=more.get("tile", ""), n=more.get("value", 0))
    return Choice(words, move, at(t, a), icon, price, note)


def making(t: Asker, move: int) -> Choice:
    """DP-5.2: what a press would make; bottles cost francs once, barrels a worker once."""
    press, barrels, tiles = pressed_tiles(t, t.seat, move)
    key = "choice-make_vintage" if m.MAKE_VINTAGE.has(move) else "choice-make"
    note = t.say(("fact-bottles", "fact-mixed", "fact-barrels")[barrels], cost=int(t.view.cost))
    words = t.say(key, tiles=", ".join(tiles))
    return Choice(words, move, t.word("press", press), "bottle", note=note)


def selling(t: Asker, move: int) -> Choice:
    """DP-8.1: a champagne to a market, for its value before anything is added."""
    market, place = int(m.SELL.a(move)), 2 * int(m.SELL.b(move)) + int(m.SELL.c(move))
    words = t.say(
        "choice-sell",
        tile=t.champagne(int(t.house.tile(place))),
        press=t.label("press", int(m.SELL.b(move))),
    )
    value = int(sale.plain_value(t.view, t.seat, market, place))
    routes = t.content.ids["route"]
    word = routes[market] if market < len(routes) else "reims"
    return Choice(words, move, word, "coin", note=t.say("fact-value", n=value))


def parting(t: Asker, move: int) -> Choice:
    """DP-6.5, DP-11.2: a champagne that is tasted or sold locally."""
    tasted = m.TASTE.has(move)
    verb = m.TASTE if tasted else m.LOCAL
    press = int(verb.a(move))
    tile = t.champagne(int(t.house.tile(2 * press + int(verb.b(move)))))
    words = t.say("choice-taste" if tasted else "choice-local", tile=tile)
    free_one = not tasted and t.step.ask != q.LOCAL_SALE
    at = "" if free_one else t.word("press", press)
    price = "" if tasted else f"+{t.content.local_pay}"
    return Choice(words, move, at, "glass" if tasted else "home", price)


# -- the question


ICONS: Final = {
    int(q.MENU): "up",
    int(q.PLANTING): "grape",
    int(q.HARVESTING): "grape",
    int(q.STORING): "bottle",
    int(q.PRESSING): "bottle",
    int(q.PICKING): "home",
    int(q.TAKING): "person",
    int(q.PLACING): "person",
    int(q.SELLING): "coin",
    int(q.ADDING): "coin",
    int(q.CARD_KEEPING): "flag",
    int(q.DISCARDING): "flag",
    int(q.FIRING): "door",
    int(q.GAINING): "crown",
    int(q.USING): "crown",
}
FAMILIES: Final = {
    "bell": "choice-pops",
    "home": "choice-locals",
    "swap": "choice-rotates",
    "hand": "choice-favours",
    "up": "choice-adds",
    "flag": "choice-scores",
}


def ask(view: State, step: Step, moves: list[int], names: list[str], lang: str) -> Asking:
    """The question as a page asks it."""
    t = Asker(view, step, moves, names, lang)
    found = [choice(t, move) for move in moves]
    if step.ask == q.USING:
        found = [one._replace(at="") for one in found]
    sets = picks(t)
    found += [choice(t, move)._replace(move=OPENS, pick=move) for move in later(t, sets)]
    heads = {one.at: head(t, one) for one in found if one.at}
    wanted = {icon: Choice(t.say(key)) for icon, key in FAMILIES.items()}
    if step.ask in (q.FAVOURING, q.USING):
        wanted = {}
    choices = families(grouped(found, heads), wanted)
    words = question(view, step, names, lang)
    icon = ICONS.get(step.ask, "")
    small = t.say("hint-any_order") if sets else hint(t)
    return Asking(words, tuple(choices), small, icon, warning(t), sets)


def head(t: Asker, one: Choice) -> Choice:
    """The head of a bubble with several answers at one thing."""
    ids = t.content.ids
    for table in ("action", "press", "route", "objective_card", "prestige_tile"):
        if one.at in ids[table]:
            return Choice(t.name(table, ids[table].index(one.at)), icon=one.icon)
    if one.at == "reims":
        return Choice(t.name("market", int(REIMS)), icon=one.icon)
    return Choice(t.say("choice-here"), icon=one.icon)


PICKED: Final[dict[int, tuple[Verb1, ...]]] = {
    int(q.TAKING): (m.TAKE,),
    int(q.FIRING): (m.FIRE,),
    int(q.ADDING): (m.ADD,),
}


def picks(t: Asker) -> tuple[tuple[int, ...], ...]:
    """DP-R70: what is picked in a fixed order may be picked in any order."""
    asked = t.step.ask
    if asked in PICKED:
        verb = PICKED[asked][0]
        done = {int(m.TAKE_DONE), int(m.FIRE_DONE), int(m.ADD_DONE)}
        found = sequences(
            legal,
            play,
            t.view,
            t.seat,
            ROOM,
            lambda step: bool(ask_of(step) == asked),
            lambda move: bool(verb.has(move)) or move in done,
        )
    elif any(m.TASTE.has(move) for move in t.moves):
        found = parted(t, int(q.TASTING), lambda move: bool(m.TASTE.has(move)), int(m.TASTE_DONE))
    elif any(m.LOCAL.has(move) for move in t.moves):
        found = parted(
            t, int(q.LOCAL_SALE), lambda move: bool(m.LOCAL.has(move)), int(m.LOCAL_DONE)
        )
    else:
        return ()
    return found if any(len(some) > 1 for some in found) else ()


def parted(
    t: Asker, then: int, has: Callable[[int], bool], done: int
) -> tuple[tuple[int, ...], ...]:
    """Champagnes that leave their presses together."""
    return sequences(
        legal,
        play,
        t.view,
        t.seat,
        ROOM,
        lambda step: bool(ask_of(step) == then),
        lambda move: has(move) or move == done,
    )


def later(t: Asker, sets: tuple[tuple[int, ...], ...]) -> list[int]:
    """Answers of the sets that are not among those of this question."""
    return sorted({move for some in sets for move in some} - t.legal)


def hint(t: Asker) -> str:
    """A small line below the question."""
    if t.step.ask in (q.MENU, q.CHOICE, q.AFTER):
        return t.say("hint-purse", n=int(t.house.money), workers=int(t.house.maison))
    return ""


def warning(t: Asker) -> str:
    """What is lost without another question: workers without a task, a card that could score."""
    if t.step.ask == q.AFTER and t.view.free_used == 0:
        ready = [
            card for card in range(45) if t.has_card(card) and free.can_score(t.view, t.seat, card)
        ]
        if ready and t.view.last_round:
            return t.say("warning-score", card=t.label("objective_card", ready[0]))
    return ""
