"""How a position looks: section 9 of the spec, in hundredths of a point."""

from typing import Final

from cuvee.core.native import i64
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


def evaluate(state: State, seat: i64) -> i64:
    """Points as if the game ended now, what the house may still make of its things, the turn."""
    house = state.houses[seat]
    total = 100 * (house.points + scoring.prestige(state, seat) + scoring.crowns(state, seat))
    if state.ending > 0:
        return total
    total += purse(house) + stores(house) + goods(house)
    total += workers(state, seat) + cards(state, seat)
    if state.active == seat and state.round > 0:
        total += prospects.turn(state, seat)
    return total


def purse(house: House) -> i64:
    """Coins open every action; a few are enough."""
    return prospects.COIN * min(house.money, ENOUGH) + SPARE_COIN * max(0, house.money - ENOUGH)


def stores(house: House) -> i64:
    """Full presses pay twice, so the third variety counts most."""
    total: i64 = 0
    for place in range(TILE_PLACES):
        if house.tile(place) > 0:
            total += prospects.champagne(house.tile(place))
    for press in range(PRESSES):
        tiles = house.harvests(press)
        if tiles > 0:
            total += HARVEST_VALUE * cellar.harvest_sum(house, press) + HARVEST_TILE * tiles
            if tiles == GRAPES:
                total += HARVEST_TILE
        else:
            total += MARKER * house.marker(press)
    return total


def goods(house: House) -> i64:
    """Accessories, kept tiles, flags."""
    total = FLAG * (house.usa + house.russia)
    for kind in range(KINDS):
        total += GREY * house.goods[2 * kind] + BLUE * house.goods[2 * kind + 1]
    for tile in range(PT_SALE_1, TILES):
        total += KEPT_TILE * house.kept(tile)
    return total


def workers(state: State, seat: i64) -> i64:
    """Far along a road they add to every sale there; at the presses they pay for barrels."""
    house = state.houses[seat]
    total = PRESSER * min(house.crew, 2) + AT_HOME * (house.maison + max(0, house.crew - 2))
    for route in range(ROUTES):
        total += ROAD_BONUS * market.route_bonus(state, seat, route)
    total += ON_ROAD * holdings.of_workers(state, seat, m.WORKERS_ROUTES)
    return total + PICKER * min(3, holdings.of_pickers(state, seat, m.WORKERS_VINEYARD))


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
