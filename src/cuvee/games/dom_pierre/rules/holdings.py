"""Section 2.12 Metrics of what a house has out: workers, accessories, champagne, discs."""

from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.games.dom_pierre.content import BOTTLE, GRAPES, KINDS, PRESSES, ROUTES, WORKERS
from cuvee.games.dom_pierre.model.house import GONE, TILE_PLACES, House, kind_of, value_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import metric_names as m


def of_workers(state: State, seat: i64, which: i64) -> i64:
    """Workers on routes and grapes."""
    if which >= m.WORKERS_VINEYARD:
        return of_pickers(state, seat, which)
    total: i64 = 0
    some: i64 = 0
    most: i64 = 0
    ends: i64 = 0
    for route in range(ROUTES):
        here = state.houses[seat].roads & state.content.route_bits[route]
        if here != 0:
            n = size(here)
            total += n
            most = max(most, n)
            some += 1
            if here & state.content.outer != 0:
                ends += 1
    if which == m.WORKERS_ROUTES:
        return total
    if which == m.ROUTES_WITH_WORKERS:
        return some
    if which == m.WORKERS_ONE_ROUTE:
        return most
    return ends


def of_pickers(state: State, seat: i64, which: i64) -> i64:
    """Workers on grapes, and the varieties under them."""
    pickers = state.houses[seat].pickers
    if which == m.WORKERS_VINEYARD:
        return size(pickers)
    varieties: i64 = 0
    for grape in range(GRAPES):
        if pickers & state.vineyard.grapes[grape] != 0:
            varieties += 1
    return varieties


def of_house(state: State, house: House, which: i64) -> i64:
    """What stands on the player board."""
    if which == m.WORKERS_PRESS:
        return house.crew
    if which == m.WORKERS_EMPLOYED:
        return WORKERS - house.supply
    if which == m.PRESTIGE_LEVEL:
        return house.level
    if which == m.MONEY:
        return house.money
    if which < m.PRESTIGE_LEVEL:
        return of_goods(house, which)
    if which < m.HARVEST_FULL_PRESSES:
        return of_champagne(house, which)
    if which == m.HARVEST_FULL_PRESSES:
        full: i64 = 0
        for press in range(PRESSES):
            if house.harvests(press) == GRAPES:
                full += 1
        return full
    return lowest_row(state, house)


def lowest_row(state: State, house: House) -> i64:
    """Rows between the start row and the lowest disc; all of them if no disc is left."""
    low = house.lowest()
    if low == GONE:
        low = state.content.top_row[state.options.side]
    return low - state.content.start_row[state.options.side]


def of_goods(house: House, which: i64) -> i64:
    """Accessories, their kinds, and kinds held in both colours."""
    total: i64 = 0
    kinds: i64 = 0
    pairs: i64 = 0
    for kind in range(KINDS):
        grey = house.goods[2 * kind]
        blue = house.goods[2 * kind + 1]
        total += grey + blue
        if grey + blue > 0:
            kinds += 1
        if grey > 0 and blue > 0:
            pairs += 1
    if which == m.ACCESSORIES:
        return total
    if which == m.ACCESSORY_KINDS:
        return kinds
    return pairs


def of_champagne(house: House, which: i64) -> i64:
    """Champagne in the presses."""
    best: i64 = 0
    bottles: i64 = 0
    barrels: i64 = 0
    for place in range(TILE_PLACES):
        tile = house.tile(place)
        if tile > 0:
            best = max(best, value_of(tile))
            if kind_of(tile) == BOTTLE:
                bottles += 1
            else:
                barrels += 1
    if which == m.CHAMPAGNE_BEST:
        return best
    if which == m.CHAMPAGNE_BOTTLES:
        return bottles
    if which == m.CHAMPAGNE_BARRELS:
        return barrels
    return bottles + barrels
