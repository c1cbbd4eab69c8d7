"""Why not, on one's own estate: tokens, discs, grapes and presses."""

from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import (
    CELLAR,
    OBJECTIVE,
    SALES,
    VILLAGE,
    VINEYARD,
)
from cuvee.games.dom_pierre.face.why_case import ACTIONS, Case, Why, because
from cuvee.games.dom_pierre.model.house import GONE, NONE, STRENGTH, VINTAGE
from cuvee.games.dom_pierre.rules import (
    cellar,
    picking,
    sales,
    village,
)

Found = Why | None


# -- tokens and discs


def keep(c: Case, thing: str, *_: str) -> Found:
    if thing in ACTIONS:
        if c.view.round == 0 and c.ask < 0:
            return because("why-keep-chosen")
        return because("why-keep-token") if c.ask == q.KEEPING else None
    if not c.runs(int(OBJECTIVE)):
        return because("why-keep-action")
    if c.ask == q.DISCARDING:
        return because("why-keep-one")
    card = c.number("objective_card", thing)
    return because("why-keep-display") if card not in list(c.view.shelf.display) else None


def lay(c: Case, thing: str, *_: str) -> Found:
    return because("why-lay-hand") if c.ask == q.LAYING else None


def raise_(c: Case, column: str, *_: str) -> Found:
    if c.house.rows[ACTIONS[column]] == GONE:
        return because("why-raise-gone")
    return because("why-raise-once") if c.view.column != NONE and c.view.round else None


def claim(c: Case, *_: str) -> Found:
    side = int(c.view.options.side)
    if side:
        return because("why-claim-short")
    row = int(c.content.vintage_row[side])
    if not c.waiting():
        return because("why-claim-placed")
    if c.house.lowest() < row:
        return because("why-claim-waits", columns=c.below(row))
    return because("why-claim-later")


def strengthen(c: Case, *_: str) -> Found:
    row = int(c.content.strength_row[c.view.options.side])
    if not c.house.blue:
        lies = [k for k in range(6) if c.house.spaces[k] == STRENGTH]
        if not lies:
            return None
        return because("why-strengthen-placed", column=c.label("action", lies[0]))
    if c.house.lowest() < row:
        return because("why-strengthen-waits", columns=c.below(row))
    return because("why-strengthen-later")


def leave(c: Case, *_: str) -> Found:
    return because("why-leave-none")


def perform(c: Case, *_: str) -> Found:
    column, money = int(c.view.column), int(c.house.money)
    if column == NONE:
        return because("why-perform-first")
    cost = c.cost()
    if column in (VINEYARD, VILLAGE) and money < cost:
        key = "why-perform-vineyard" if column == VINEYARD else "why-perform-village"
        return because(key, cost=cost, money=money)
    if column == VILLAGE and not village.possible(c.view, c.seat):
        return because("why-perform-nothing")
    if column == CELLAR and not any(c.house.harvests(press) for press in range(3)):
        return because("why-perform-harvest")
    if column == CELLAR and not cellar.possible(c.view, c.seat):
        return because("why-perform-pay", cost=cost)
    if column == SALES and not sales.possible(c.view, c.seat):
        return because("why-perform-champagne")
    if column == OBJECTIVE and c.view.shelf.shown() == 0:
        return because("why-perform-cards")
    return None


def dismiss(c: Case, *_: str) -> Found:
    return because("why-dismiss-first" if c.view.column == NONE else "why-dismiss-begun")


# -- the vineyard


def plant(c: Case, grape: str, cell: str, *_: str) -> Found:
    if not c.runs(int(VINEYARD)):
        return because("why-plant-action")
    if c.ask in (q.HARVESTING, q.BOOSTING, q.BOOSTING_SELF):
        return because("why-plant-harvest")
    if c.ask != q.PLANTING:
        return None
    if c.about & 511 == 0:
        return because("why-plant-bag")
    variety, k = c.number("grape", grape), c.number("vineyard_cell", cell)
    if not c.about >> 3 * variety & 7:
        return because("why-plant-grape", grape=c.label("grape", variety))
    if int(c.view.vineyard.planted()) >> k & 1:
        return because("why-plant-taken")
    beside = int(c.content.beside[k]) & int(c.view.vineyard.planted())
    return None if beside else because("why-plant-touch")


def point(c: Case, cell: str, *_: str) -> Found:
    if c.ask != q.PLANTING:
        return because("why-plant-action") if not c.runs(int(VINEYARD)) else None
    if c.about & 511:
        return because("why-point-drawn")
    k = c.number("vineyard_cell", cell)
    return None if int(c.view.vineyard.planted()) >> k & 1 else because("why-point-empty")


def harvest_(c: Case, grape: str, *_: str) -> Found:
    if c.ask != q.HARVESTING or grape == "none":
        return because("why-harvest-first")
    variety = c.number("grape", grape)
    name = c.label("grape", variety)
    value = int(picking.base(c.view, c.about, variety))
    helped = picking.has_picker(c.view, c.seat, variety)
    helped = helped or picking.counts_itself(c.view, c.seat, c.about, variety)
    if value == 0 and not helped:
        return because("why-harvest-none", grape=name)
    if value == 0 and not c.view.options.zero_base:
        return because("why-harvest-house", grape=name)
    return because("why-harvest-supply", grape=name)


def boost(c: Case, what: str, *_: str) -> Found:
    asked = c.ask in (q.BOOSTING, q.BOOSTING_SELF)
    if what == "none":
        return because("why-boost-needed") if asked else None
    if c.ask == q.STORING or (not asked and not c.runs(int(VINEYARD))):
        return None
    if what == "self":
        if c.house.spaces[VINEYARD] != VINTAGE:
            return because("why-boost-token")
        return because("why-boost-used" if c.view.effect_used else "why-boost-other")
    if not asked:
        return None
    variety = c.about & 3
    return because("why-boost-worker", grape=c.label("grape", variety))


# -- presses


def store(c: Case, press: str, *_: str) -> Found:
    if c.ask != q.STORING or press == "supply":
        return because("why-store-nothing")
    k, grape = c.number("press", press), c.about >> 4
    if c.house.holds_champagne(k):
        return because("why-store-champagne")
    if c.house.harvest(k, grape):
        return because("why-store-variety", grape=c.label("grape", grape))
    return None


def mark(c: Case, press: str, *_: str) -> Found:
    k = c.number("press", press)
    if c.ask != q.MARKING:
        return because("why-mark-none")
    if c.house.holds_champagne(k):
        return because("why-mark-champagne")
    if c.house.harvests(k) and not c.view.options.modifier_on_harvest:
        return because("why-mark-harvest")
    return because("why-mark-one")


def press(c: Case, which: str, kinds: str = "bottles", vintage: str = "") -> Found:
    if which == "done" or not c.runs(int(CELLAR)):
        return because("why-press-action")
    if c.ask != q.PRESSING:
        return None
    k, strength = c.number("press", which), c.strength()
    if c.about >> cellar.ACTIVATED + k & 1:
        return because("why-press-once")
    if c.house.holds_champagne(k):
        return because("why-press-champagne")
    if c.house.harvests(k) == 0:
        return because("why-press-harvest")
    if c.about & cellar.LEFT == 0:
        return because("why-press-strength", strength=strength)
    bottles = cellar.pays_bottles(c.view, c.seat, c.about)
    barrels = cellar.pays_barrels(c.view, c.seat, c.about)
    cost, money = int(c.view.cost), int(c.house.money)
    if kinds == "mixed" and bottles != barrels:
        return because("why-press-both", cost=cost)
    if kinds != "barrels" and not bottles:
        return because("why-press-francs", cost=cost, money=money)
    if kinds != "bottles" and not barrels:
        return because("why-press-workers")
    return because("why-press-token") if vintage else None
