"""Dom Pierre in words: questions, answers and news, through the catalogue."""

from pathlib import Path
from typing import Final

from cuvee.core.fate import Note
from cuvee.core.moves import Verb1
from cuvee.core.state import Step
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre import notes
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import (
    BARREL,
    BOTTLE,
    CELLAR,
    KINDS,
    PT_SALE_1,
    REIMS,
    ROUTES,
    VILLAGE,
    VINEYARD,
)
from cuvee.games.dom_pierre.model.house import kind_of, value_of
from cuvee.games.dom_pierre.model.state import FIRST_CELL, FIRST_SPACE, State
from cuvee.games.dom_pierre.rules import cellar, estate, free, harvest, picking, sale, turn
from cuvee.games.dom_pierre.rules.market import card_of
from cuvee.render.words import ENGLISH, Catalogue

WORDS: Final = Catalogue(Path(__file__).with_name("lang"))

RULES: Final = {
    "keeping": ["DP-2.9", "DP-2.10"],
    "laying": ["DP-2.11", "DP-15.2"],
    "menu": ["DP-3.3", "DP-11.1", "DP-R58"],
    "claim": ["DP-3.4", "DP-3.6", "DP-R7"],
    "strengthening": ["DP-3.5", "DP-3.6", "DP-R8"],
    "choice": ["DP-3.9", "DP-3.11", "DP-3.12", "DP-R16"],
    "planting": ["DP-4.3", "DP-4.4", "DP-4.16"],
    "harvesting": ["DP-4.6", "DP-R21", "DP-R72"],
    "boosting_self": ["DP-4.17"],
    "boosting": ["DP-4.7", "DP-4.8"],
    "storing": ["DP-4.13", "DP-4.14", "DP-4.15"],
    "pressing": ["DP-5.1", "DP-5.3", "DP-5.6"],
    "picking": ["DP-6.2", "DP-6.3", "DP-6.9"],
    "tasting": ["DP-6.5"],
    "favouring": ["DP-6.6", "DP-R40"],
    "taking": ["DP-7.1", "DP-R70"],
    "placing": ["DP-7.3", "DP-7.4", "DP-7.6"],
    "selling": ["DP-8.1", "DP-8.3", "DP-8.15"],
    "adding": ["DP-8.4", "DP-8.6", "DP-8.8"],
    "card_keeping": ["DP-9.1", "DP-9.2"],
    "discarding": ["DP-9.3", "DP-R55"],
    "firing": ["DP-10.1", "DP-10.2"],
    "after": ["DP-11.1", "DP-3.15"],
    "gaining": ["DP-12.4", "DP-12.5"],
    "using": ["DP-12.5", "DP-R58"],
    "marking": ["DP-5.13", "DP-R38", "DP-R39"],
    "move_from": ["DP-12.9", "DP-R43"],
    "move_to": ["DP-R43", "DP-R78"],
    "local_sale": ["DP-11.2"],
}


class Teller:
    """Names of things in one language, as one view has them."""

    def __init__(self, view: State, names: list[str], lang: str) -> None:
        self.view = view
        self.content = view.content
        self.names = names
        self.lang = lang
        self.labels = view.content.labels

    def say(self, key: str, **places: object) -> str:
        return WORDS.say(self.lang, key, **places)

    def label(self, table: str, k: int) -> str:
        row = self.labels[table][k]
        return row.get(self.lang, row[ENGLISH])

    def the_press(self, k: int) -> str:
        """A press within a sentence."""
        return self.say(f"word-the_{self.content.ids['press'][k]}")

    def name(self, kind: str, k: int) -> str:
        """A thing by its kind: a table of the content file, or one of those below."""
        if kind == "press":
            return self.the_press(k)
        if kind in self.labels and ENGLISH in self.labels[kind][0]:
            return self.label(kind, k)
        if kind == "cell":
            return self.content.ids["vineyard_cell"][k].upper()
        if kind == "pile":
            return str(k + 1)
        if kind == "spot":
            return self.place(k)
        if kind == "champagne":
            return self.champagne(k)
        if kind == "market":
            return self.say("word-reims") if k == REIMS else self.label("market_card", k)
        if kind == "extra":
            return self.extra(k)
        return str(k)

    def place(self, place: int) -> str:
        """Where a worker stands."""
        if place < FIRST_SPACE:
            return self.say(f"word-the_{self.content.ids['place'][place]}")
        if place >= FIRST_CELL:
            return self.content.ids["vineyard_cell"][place - FIRST_CELL].upper()
        return self.space(place - FIRST_SPACE)

    def where(self, place: int) -> str:
        """The same without the square of the vineyard: for whoever sees the board."""
        return self.say("word-in_vineyard") if place >= FIRST_CELL else self.place(place)

    def space(self, space: int) -> str:
        """A space of a route, counted from the village."""
        first = self.content.route_first
        route = max(r for r in range(int(ROUTES)) if first[r] <= space)
        return self.say("word-space", route=self.label("route", route), n=space - first[route] + 1)

    def champagne(self, tile: int) -> str:
        kind = self.say("word-bottle" if kind_of(tile) == BOTTLE else "word-barrel")
        return self.say("word-tile", kind=kind, value=value_of(tile))

    def harvest(self, tile: int) -> str:
        """A tile on its way into a press, in six bits."""
        grape = self.label("grape", tile >> 4)
        return self.say("word-harvest", grape=grape, value=tile >> 2 & 3)

    def village_tile(self, tile: int) -> str:
        grape = self.label("grape", tile // 3)
        return self.say("word-harvest", grape=grape, value=tile % 3 + 1)

    def good(self, good: int) -> str:
        """An accessory with its colour."""
        kind = self.label("accessory", good // 2)
        return self.say("word-blue" if good % 2 else "word-grey", kind=kind)

    def extra(self, extra: int) -> str:
        if extra < 2 * KINDS:
            return self.good(extra)
        return self.label("prestige_tile", int(PT_SALE_1) + extra - 2 * int(KINDS))

    def grapes(self, about: int) -> str:
        drawn = [(k, about >> 3 * k & 7) for k in range(3)]
        return ", ".join(f"{self.label('grape', k)} ×{n}" for k, n in drawn if n)


def question(view: State, step: Step, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    ask, about = step.ask, step.about
    key = q.ASKS[ask]
    house = view.houses[step.seat]
    places: dict[str, object] = {"left": about & 7, "pay": view.content.dismiss_pay}
    if ask == q.CLAIM:
        places["action"] = t.label("action", house.green)
    elif ask == q.CHOICE:
        places["column"] = t.label("action", view.column)
        places["strength"] = estate.strength(view, step.seat, view.column)
        places["cost"] = estate.cost(view, step.seat)
        key = choice_key(view, step.seat)
    elif ask == q.PLANTING and about & 511 == 0:
        key = "pointing"
    elif ask == q.HARVESTING:
        places["cell"] = t.name("cell", about)
    elif ask == q.BOOSTING_SELF:
        places["cell"] = t.name("cell", about >> 2)
    elif ask in (q.MOVE_TO, q.USING):
        places["place"] = t.where(about) if ask == q.MOVE_TO else ""
        places["tile"] = t.label("prestige_tile", about) if ask == q.USING else ""
    elif ask == q.STORING:
        places["tile"] = t.harvest(about)
    elif ask == q.ADDING:
        places["card"] = t.name("market", card_of(view, about & 7))
    places.setdefault("cost", view.cost)
    return t.say(
        f"ask-{key}",
        round=view.round,
        grapes=t.grapes(about) if ask == q.PLANTING else "",
        grape=t.label("grape", about & 3) if ask in (q.BOOSTING, q.BOOSTING_SELF) else "",
        value=about >> 2 if ask == q.BOOSTING else view.value if ask == q.ADDING else about,
        points=view.content.tasting[1],
        hand=view.hand,
        maison=house.maison,
        count=about,
        level=house.level,
        **places,
    )


def choice_key(view: State, seat: int) -> str:
    """DP-3.11, DP-5.3: vineyard and village are paid at once, pressing as one presses."""
    if not turn.can_perform(view, seat):
        return "no_choice"
    if view.column in (VINEYARD, VILLAGE):
        return "choice"
    return "choice_cellar" if view.column == CELLAR else "choice_free"


# verbs of one argument: the key of the sentence and the kind of thing
ONE: Final[list[tuple[Verb1, str, str]]] = [
    (m.KEEP, "keep", "action"),
    (m.LAY, "lay", "action"),
    (m.RAISE, "raise", "action"),
    (m.STRENGTHEN, "strengthen", "action"),
    (m.POINT, "point", "cell"),
    (m.HARVEST, "harvest", "grape"),
    (m.BOOST, "boost", "cell"),
    (m.STORE, "store", "press"),
    (m.PICK_HARVEST, "pick_harvest", "pile"),
    (m.PICK_ACCESSORY, "pick_accessory", "pile"),
    (m.FAVOUR, "favour", "bonus"),
    (m.TAKE, "take", "spot"),
    (m.PLACE_ROUTE, "place_route", "route"),
    (m.PLACE_CELL, "place_cell", "cell"),
    (m.SKIP, "skip", "route"),
    (m.ADD, "add", "extra"),
    (m.ROTATE, "rotate", "route"),
    (m.KEEP_CARD, "keep_card", "objective_card"),
    (m.DISCARD, "discard", "objective_card"),
    (m.FIRE, "fire", "spot"),
    (m.GAIN, "gain", "prestige_tile"),
    (m.USE, "use", "prestige_tile"),
    (m.MARK, "mark", "press"),
    (m.SCORE, "score", "objective_card"),
    (m.POP, "pop", "action"),
]


def move(view: State, step: Step, move: int, names: list[str], lang: str) -> str:
    t = Teller(view, names, lang)
    for verb, key, kind in ONE:
        if verb.has(move):
            a = int(verb.a(move))
            lost = "_lost" if is_lost(view, step.seat, key, a) else ""
            return t.say(f"move-{key}{lost}", a=t.name(kind, a), **details(t, step, key, a))
    if m.PLANT.has(move):
        grape, cell = int(m.PLANT.a(move)), int(m.PLANT.b(move))
        return t.say("move-plant", a=t.label("grape", grape), b=t.name("cell", cell))
    if m.MAKE.has(move) or m.MAKE_VINTAGE.has(move):
        return pressing(t, step.seat, move)
    if m.SELL.has(move) or m.TASTE.has(move) or m.LOCAL.has(move):
        return parting(t, step.seat, move)
    return t.say(
        f"move-{m.TABLE.text(move).replace(' ', '_')}",
        column=t.label("action", max(0, int(view.column))),
        price=view.content.prestige_price,
    )


def is_lost(view: State, seat: int, key: str, a: int) -> bool:
    """DP-4.15: is it a harvest that would go back, because no press can take its variety?"""
    if key == "pick_harvest":
        a = int(view.village.piles[a]) // 3
    elif key != "harvest":
        return False
    return not harvest.fits_somewhere(view.houses[seat], a)


def details(t: Teller, step: Step, key: str, a: int) -> dict[str, object]:
    """What a sentence says besides the thing: its price, its value, its bonus."""
    view, house = t.view, t.view.houses[step.seat]
    if key in ("raise", "pop"):
        row = int(house.rows[a]) + 1
        twin = view.copy()
        twin.houses[step.seat].rows[a] = row
        return {"row": row, "strength": estate.strength(twin, step.seat, a)}
    if key == "harvest":
        return {"value": picking.base(view, step.about, a)}
    if key == "pick_harvest":
        return {"tile": t.village_tile(int(view.village.piles[a]))}
    if key == "pick_accessory":
        return {"tile": t.label("accessory", int(view.village.piles[4 + a]))}
    if key == "add":
        if a < 2 * KINDS:
            return {"value": view.content.accessory_value[a]}
        return {"value": view.content.tile_value[PT_SALE_1 + a - 2 * KINDS]}
    if key == "rotate":
        return {"card": t.name("market", int(card_of(view, a)))}
    if key == "discard":
        return {"bonus": t.label("bonus", int(view.content.card_bonus[a]))}
    if key == "score":
        return {"points": free.worth(view, step.seat, a)}
    return {}


def pressed_tiles(t: Teller, seat: int, move: int) -> tuple[int, int, list[str]]:
    """The press, how many barrels, and which two tiles it would make."""
    extra = int(m.MAKE_VINTAGE.has(move))
    verb = m.MAKE_VINTAGE if extra else m.MAKE
    press, barrels = int(verb.a(move)), int(verb.b(move))
    harvest = cellar.harvest_sum(t.view.houses[seat], press)
    kinds = [BARREL if barrels == 2 else BOTTLE, BOTTLE if barrels == 0 else BARREL]
    tiles = [
        t.champagne(cellar.tile(t.view, press, kind, harvest, extra, k == 0 or barrels == 1))
        for k, kind in enumerate(kinds)
    ]
    return press, barrels, tiles


def pressing(t: Teller, seat: int, move: int) -> str:
    """Which two tiles a press would make."""
    press, _, tiles = pressed_tiles(t, seat, move)
    key = "move-press_vintage" if m.MAKE_VINTAGE.has(move) else "move-press"
    return t.say(key, a=t.the_press(press), tiles=", ".join(tiles))


def parting(t: Teller, seat: int, move: int) -> str:
    """A champagne leaves its press: sold, tasted, sold locally."""
    view = t.view
    if m.SELL.has(move):
        market, press, slot = int(m.SELL.a(move)), int(m.SELL.b(move)), int(m.SELL.c(move))
        place = 2 * press + slot
        return t.say(
            "move-sell",
            tile=t.champagne(int(view.houses[seat].tile(place))),
            press=t.the_press(press),
            market=t.name("market", int(card_of(view, market))),
            value=sale.plain_value(view, seat, market, place),
        )
    verb = m.TASTE if m.TASTE.has(move) else m.LOCAL
    press = int(verb.a(move))
    return t.say(
        "move-taste" if m.TASTE.has(move) else "move-local",
        tile=t.champagne(int(view.houses[seat].tile(2 * press + int(verb.b(move))))),
        press=t.the_press(press),
        pay=view.content.local_pay,
    )


NOTE_NAMES: Final = {
    int(value): name.lower() for name, value in vars(notes).items() if name.isupper()
}
# the kinds of things a note's numbers stand for; what is not listed is a plain number
NOTE_KINDS: Final[dict[int, tuple[str, str, str]]] = {
    int(notes.LAID_OUT): ("action", "action", ""),
    int(notes.RAISED): ("action", "", ""),
    int(notes.PLACED_TOKEN): ("action", "", ""),
    int(notes.PERFORMED): ("action", "", ""),
    int(notes.DISMISSED): ("spot", "", ""),
    int(notes.PLANTED): ("grape", "cell", ""),
    int(notes.POINTED): ("cell", "", ""),
    int(notes.GOT_BONUS): ("bonus", "", ""),
    int(notes.LOST_BONUS): ("bonus", "", ""),
    int(notes.HARVESTED): ("grape", "", ""),
    int(notes.BOOSTED): ("cell", "", ""),
    int(notes.STORED): ("grape", "", "press"),
    int(notes.MARKED): ("press", "", ""),
    int(notes.PRESSED): ("press", "champagne", "champagne"),
    int(notes.PICKED_BLUE): ("accessory", "", ""),
    int(notes.PICKED_HARVEST): ("grape", "", ""),
    int(notes.TASTED): ("champagne", "", ""),
    int(notes.PLACED): ("spot", "spot", ""),
    int(notes.SOLD): ("market", "", ""),
    int(notes.CAME_HOME): ("", "", "route"),
    int(notes.ROTATED): ("market", "", ""),
    int(notes.KEPT_CARD): ("objective_card", "", ""),
    int(notes.DISCARDED): ("objective_card", "", ""),
    int(notes.SHOWED): ("objective_card", "", ""),
    int(notes.TURNED_UP): ("prestige_tile", "", ""),
    int(notes.GAINED): ("prestige_tile", "", ""),
    int(notes.USED): ("prestige_tile", "", ""),
    int(notes.KEPT_TILE): ("prestige_tile", "", ""),
    int(notes.SOLD_LOCALLY): ("champagne", "", ""),
    int(notes.SCORED): ("objective_card", "", ""),
    int(notes.POPPED): ("action", "", ""),
    int(notes.DISC_OFF): ("action", "", ""),
    int(notes.ADDED): ("extra", "", ""),
}


def note(view: State, note: Note, names: list[str], lang: str, reader: int) -> str:
    t = Teller(view, names, lang)
    key = NOTE_NAMES[note.kind]
    if note.kind == notes.PLACED_TOKEN and note.b == 2:
        key = "placed_strength"
    elif note.kind == notes.BOOSTED and note.a < 0:
        key = "boosted_self"
    elif note.kind == notes.STORED and note.c < 0:
        key = "stored_back"
    elif note.kind == notes.REFILLED and note.a == 1:
        key = "refilled_blue"
    elif note.kind == notes.PLACED and note.a < 0:
        key = "placed_hand"
    elif note.kind == notes.DISC_OFF and note.c < 0:
        key = "disc_off_late"
    elif note.kind == notes.PERFORMED and note.c == 0:
        key = "performed_cellar" if note.a == CELLAR else "performed_free"
    elif note.kind == notes.DREW and not (note.a or note.b or note.c):
        key = "drew_none"
    kinds = NOTE_KINDS.get(note.kind, ("", "", ""))
    a, b, c = (
        t.name(kind, number) if number >= 0 else ""
        for kind, number in zip(kinds, (note.a, note.b, note.c), strict=True)
    )
    return t.say(
        f"note-{key}",
        me="who" if reader == note.seat >= 0 else "",
        who=names[note.seat] if note.seat >= 0 else "",
        a=a,
        b=b,
        c=c,
        na=note.a,
        nb=note.b,
        nc=note.c,
        grapes=t.grapes(note.a | note.b << 3 | note.c << 6) if note.kind == notes.DREW else "",
        crowns=note.b * note.c if note.kind == notes.FINAL else 0,
        fb=t.say("word-francs", n=note.b) if note.b >= 0 else "",
        fc=t.say("word-francs", n=note.c) if note.c >= 0 else "",
    )
