"""Why not, in sales, with cards and tiles, and in side actions."""

from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import (
    BARREL,
    BOTTLE,
    OBJECTIVE,
    PT_HARVEST,
    PT_MODIFIER_1,
    PT_SALE_1,
    PT_WORKER,
    SALES,
)
from cuvee.games.dom_pierre.face.objectives import counts, next_condition
from cuvee.games.dom_pierre.face.why_case import ACTIONS, Case, Why, because
from cuvee.games.dom_pierre.model.house import GONE, NONE, VINTAGE, kind_of
from cuvee.games.dom_pierre.rules import (
    prestige,
    sale,
)
from cuvee.games.dom_pierre.rules.market import REIMS_MARKET, card_of, cards_left

Found = Why | None


# -- sales


def sell(c: Case, market: str, which: str = "", slot: str = "1", *_: str) -> Found:
    if not c.runs(int(SALES)):
        return because("why-sell-action")
    if c.ask != q.SELLING or market == "done":
        return None
    if c.about == 0:
        return because("why-sell-strength", strength=c.strength())
    routes = c.content.ids["route"]
    number = routes.index(market) if market in routes else int(REIMS_MARKET)
    card = int(card_of(c.view, number))
    if card == NONE:
        return because("why-sell-reims" if number == REIMS_MARKET else "why-sell-deck")
    if which:
        return refused(c, card, 2 * c.number("press", which) + int(slot) - 1)
    held = [place for place in range(6) if c.house.tile(place)]
    return refused(c, card, held[0]) if held else because("why-sell-slot")


def refused(c: Case, card: int, place: int) -> Found:
    """DP-8.3: why a market does not buy this champagne."""
    tile, accepts, city = (
        int(c.house.tile(place)),
        int(c.content.accepts[card]),
        c.name("market", card),
    )
    if not tile:
        return because("why-sell-slot")
    if accepts == BOTTLE and kind_of(tile) == BARREL:
        return because("why-sell-bottles", city=city)
    if accepts == BARREL and kind_of(tile) == BOTTLE:
        return because("why-sell-barrels", city=city)
    if c.content.press_add[3 * card + place // 2] < 0:
        return because("why-sell-press", city=city, press=c.label("press", place // 2).lower())
    return because("why-sell-twin") if place % 2 and tile == c.house.tile(place - 1) else None


def add(c: Case, what: str, kind: str = "", *_: str) -> Found:
    if c.ask != q.ADDING:
        return because("why-add-first")
    market = c.about & 7
    if not kind:
        extra = 8 + (0 if what == "pt_sale_1" else 1)
        tile = int(PT_SALE_1) + extra - 8
        return None if c.house.kept(tile) else because("why-add-tile")
    number = c.number("accessory", kind)
    good = 2 * number + (1 if what == "blue" else 0)
    card = int(card_of(c.view, market))
    if market == REIMS_MARKET:
        return because("why-add-reims")
    if not c.content.takes[card] >> number & 1:
        name = c.label("accessory", number).lower()
        return because("why-add-kind", city=c.name("market", card), kind=name)
    if sale.has_extra(c.view, c.seat, card, good):
        return because("why-add-once")
    return because("why-add-none")


def rotate(c: Case, route: str, *_: str) -> Found:
    if c.house.spaces[SALES] != VINTAGE:
        return because("why-rotate-token")
    if c.ask == q.ADDING:
        return because("why-rotate-open")
    if c.view.effect_used:
        return because("why-rotate-used")
    number = c.number("route", route)
    return because("why-rotate-deck") if cards_left(c.view, number) < 2 else None


# -- cards, tiles and side actions


def discard(c: Case, card: str, *_: str) -> Found:
    number = c.number("objective_card", card)
    if int(c.house.objectives) >> number & 1:
        return because("why-discard-own")
    if c.ask == q.CARD_KEEPING:
        return because("why-discard-first")
    if c.ask == q.DISCARDING and number not in list(c.view.shelf.display):
        return because("why-discard-display")
    return because("why-keep-action") if not c.runs(int(OBJECTIVE)) else None


def gain(c: Case, tile: str, *_: str) -> Found:
    if c.ask != q.GAINING:
        return because("why-gain-prestige")
    return because("why-gain-open" if tile == "hidden" else "why-gain-closed")


def use(c: Case, tile: str, *_: str) -> Found:
    number = c.number("prestige_tile", tile)
    if not c.house.kept(number):
        return because("why-use-none")
    if number < PT_WORKER:
        return because("why-use-passive")
    if not prestige.usable(c.view, c.seat, number):
        if number == PT_WORKER:
            return because("why-use-worker")
        return because(
            "why-use-marker" if PT_MODIFIER_1 <= number < PT_HARVEST else "why-use-harvest"
        )
    return because("why-use-moment")


def hold(c: Case, *_: str) -> Found:
    return because("why-hold-none")


def local(c: Case, which: str = "", slot: str = "1", *_: str) -> Found:
    found = c.free_action("local")
    if found or which not in c.content.ids["press"]:
        return found
    place = 2 * c.number("press", which) + int(slot) - 1
    return None if c.house.tile(place) else because("why-local-slot")


def score(c: Case, card: str, *_: str) -> Found:
    number = c.number("objective_card", card)
    if int(c.house.scored) >> number & 1:
        return because("why-score-scored")
    if not int(c.house.objectives) >> number & 1:
        return because("why-score-own")
    found = c.free_action("score")
    if found:
        return found
    mine, least = next_condition(c.content, number, counts(c.view, c.seat, number))
    return because("why-score-count", count=mine, least=least)


def buy(c: Case, *_: str) -> Found:
    found = c.free_action("buy")
    if found:
        return found
    if c.house.money < c.content.prestige_price:
        return because("why-buy-francs", money=int(c.house.money))
    return because("why-buy-top")


def pop(c: Case, column: str = "", *_: str) -> Found:
    if not c.house.crown:
        return because("why-pop-popped")
    found = c.free_action("pop")
    if found or column not in ACTIONS:
        return found
    return because("why-pop-gone") if c.house.rows[ACTIONS[column]] == GONE else None


def end(c: Case, *_: str) -> Found:
    return because("why-end-raise" if c.view.column == NONE else "why-end-finish")
