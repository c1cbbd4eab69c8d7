"""How a position looks: section 9 of the spec, in hundredths of a point."""

from pathlib import Path
from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.weights import Weights, weights_in
from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.content import (
    GRAPES,
    KINDS,
    OBJECTIVES,
    PRESSES,
    PT_SALE_1,
    ROUTES,
    TILES,
)
from cuvee.games.dom_pierre.evaluation import prospects
from cuvee.games.dom_pierre.model.house import TILE_PLACES, House
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import cellar, free, holdings, market
from cuvee.games.dom_pierre.rules import metric_names as m

SPARE_COIN: Final[i64] = 15
ENOUGH: Final[i64] = 8  # coins up to here count in full
HARVEST_TILE: Final[i64] = 35
HARVEST_VALUE: Final[i64] = 38
MARKER: Final[i64] = 45
GREY: Final[i64] = 55
BLUE: Final[i64] = 95
ON_ROAD: Final[i64] = 25
ROAD_BONUS: Final[i64] = 45
PICKER: Final[i64] = 45
PRESSER: Final[i64] = 70  # the first two workers at the presses
AT_HOME: Final[i64] = 30
KEPT_TILE: Final[i64] = 140
CARD_HELD: Final[i64] = 110  # an objective nothing is met of yet
FLAG: Final[i64] = 60
TURN: Final[i64] = 13  # where the steering term stands


TERMS: Final = [
    "points", "prestige", "crowns", "purse", "champagne", "harvests", "accessories", "tiles",
    "flags", "crew", "roads", "pickers", "cards", "turn",
]  # fmt: skip
STEERING: Final = ["turn"]
WEIGHTS: Final = weights_in(Path(__file__).parents[1], TERMS, STEERING)


def evaluate(state: State, seat: i64, weights: Weights) -> i64:
    """Points as if the game ended now, what the house may still make of its things, the turn."""
    if state.ending > 0:
        return 100 * scored(state, seat)
    some = terms(state, seat)
    if state.active == seat and state.round > 0:
        some[TURN] = prospects.turn(state, seat)
    return weights.ordered(state.round, some)


def value(state: State, seat: i64, weights: Weights) -> i64:
    """The same between turns: what a turn under way promises is left out."""
    return weights.judged(state.round, terms(state, seat))


def scored(state: State, seat: i64) -> i64:
    """Points as if the game ended now, without objectives in hand."""
    points = state.houses[seat].points
    return points + scoring.prestige(state, seat) + scoring.crowns(state, seat)


def terms(state: State, seat: i64) -> vec[i64]:
    """The terms of the evaluation in the order of their names, without what steers a turn."""
    house = state.houses[seat]
    some = vec[i64]([0] * (TURN + 1))
    some[0] = 100 * house.points
    some[1] = 100 * scoring.prestige(state, seat)
    some[2] = 100 * scoring.crowns(state, seat)
    some[3] = purse(house)
    some[4] = champagne(house)
    some[5] = harvests(house)
    some[6] = accessories(house)
    some[7] = tiles(house)
    some[8] = FLAG * (house.usa + house.russia)
    some[9] = PRESSER * min(house.crew, 2) + AT_HOME * (house.maison + max(0, house.crew - 2))
    some[10] = roads(state, seat)
    some[11] = PICKER * min(3, holdings.of_pickers(state, seat, m.WORKERS_VINEYARD))
    some[12] = cards(state, seat)
    return some


def purse(house: House) -> i64:
    """Coins open every action; a few are enough."""
    return prospects.COIN * min(house.money, ENOUGH) + SPARE_COIN * max(0, house.money - ENOUGH)


def champagne(house: House) -> i64:
    """Champagne in its press."""
    total: i64 = 0
    for place in range(TILE_PLACES):
        if house.tile(place) > 0:
            total += prospects.champagne(house.tile(place))
    return total


def harvests(house: House) -> i64:
    """Full presses pay twice, so the third variety counts most."""
    total: i64 = 0
    for press in range(PRESSES):
        tiles = house.harvests(press)
        if tiles > 0:
            total += HARVEST_VALUE * cellar.harvest_sum(house, press) + HARVEST_TILE * tiles
            if tiles == GRAPES:
                total += HARVEST_TILE
        else:
            total += MARKER * house.marker(press)
    return total


def accessories(house: House) -> i64:
    total: i64 = 0
    for kind in range(KINDS):
        total += GREY * house.goods[2 * kind] + BLUE * house.goods[2 * kind + 1]
    return total


def tiles(house: House) -> i64:
    """Kept tiles."""
    total: i64 = 0
    for tile in range(PT_SALE_1, TILES):
        total += KEPT_TILE * house.kept(tile)
    return total


def roads(state: State, seat: i64) -> i64:
    """Workers far along a road add to every sale there."""
    total = ON_ROAD * holdings.of_workers(state, seat, m.WORKERS_ROUTES)
    for route in range(ROUTES):
        total += ROAD_BONUS * market.route_bonus(state, seat, route)
    return total


def cards(state: State, seat: i64) -> i64:
    """Objectives in hand: what they would score now, if a turn is left for each of them."""
    house = state.houses[seat]
    if house.objectives == 0:
        return 0
    total: i64 = 0
    hopes: i64 = CARD_HELD
    share: i64 = 85
    if state.last_round > 0:
        hopes = 0
        share = 60
    for card in range(OBJECTIVES):
        if house.objectives >> card & 1:
            total += max(hopes, share * free.worth(state, seat, card))
            hopes = hopes * 3 // 4
    return total
