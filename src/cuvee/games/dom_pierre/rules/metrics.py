"""Section 2.12 Metrics: what the conditions of objective cards count, in the order of the file."""

from typing import Final

from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import (
    BARREL,
    BOTH,
    BOTTLE,
    CELLS,
    DECK,
    GRAPES,
    KINDS,
    PRESSES,
    PT_CROWN,
    ROUTES,
    SPACES,
    WORKERS,
)
from cuvee.games.dom_pierre.house import GONE, TILE_PLACES, House, kind_of, value_of
from cuvee.games.dom_pierre.state import State

FLAGS_USA: Final[i64] = 0
FLAGS_RUSSIA: Final[i64] = 1
FLAGS_ANY: Final[i64] = 2
FLAG_PAIRS: Final[i64] = 3
CROWNS: Final[i64] = 4
CARDS_NORTH: Final[i64] = 5  # and three more, in the order of the routes
CARDS_TOTAL: Final[i64] = 9
ROUTES_WITH_CARD: Final[i64] = 10
ROUTE_SETS: Final[i64] = 11
ROUTE_MAX: Final[i64] = 12
CARDS_BOTTLE: Final[i64] = 13
CARDS_BARREL: Final[i64] = 14
CARDS_BOTH: Final[i64] = 15
WORKERS_ROUTES: Final[i64] = 16
ROUTES_WITH_WORKERS: Final[i64] = 17
WORKERS_ONE_ROUTE: Final[i64] = 18
ROUTE_ENDS: Final[i64] = 19
WORKERS_VINEYARD: Final[i64] = 20
WORKER_VARIETIES: Final[i64] = 21
WORKERS_PRESS: Final[i64] = 22
WORKERS_EMPLOYED: Final[i64] = 23
ACCESSORIES: Final[i64] = 24
ACCESSORY_KINDS: Final[i64] = 25
ACCESSORY_PAIRS: Final[i64] = 26
PRESTIGE_LEVEL: Final[i64] = 27
MONEY: Final[i64] = 28
CHAMPAGNE_BEST: Final[i64] = 29
CHAMPAGNE_COUNT: Final[i64] = 30
CHAMPAGNE_BOTTLES: Final[i64] = 31
CHAMPAGNE_BARRELS: Final[i64] = 32
HARVEST_FULL_PRESSES: Final[i64] = 33
LOWEST_ROW: Final[i64] = 34

ROUTE_BITS: Final[i64] = (1 << DECK) - 1


def count(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def metric(state: State, seat: i64, which: i64) -> i64:
    """What this metric counts for the seat now."""
    if which < WORKERS_ROUTES:
        return of_cards(state, state.houses[seat], which)
    if which < WORKERS_PRESS:
        return of_workers(state, seat, which)
    return of_house(state, state.houses[seat], which)


def crowns(state: State, house: House) -> i64:
    """DP-14.2: crowns on market cards, the start card face up, crown tiles."""
    return count(house.cards & state.content.crowned) + house.crown + house.tiles[PT_CROWN]


def of_cards(state: State, house: House, which: i64) -> i64:
    """Flags, crowns and market cards."""
    content = state.content
    cards = house.cards
    usa = count(cards & content.flagged[0]) + house.usa
    russia = count(cards & content.flagged[1]) + house.russia
    if which == FLAGS_USA:
        return usa
    if which == FLAGS_RUSSIA:
        return russia
    if which == FLAGS_ANY:
        return usa + russia
    if which == FLAG_PAIRS:
        return min(usa, russia)
    if which == CROWNS:
        return crowns(state, house)
    if which == CARDS_TOTAL:
        return count(cards)
    if which == CARDS_BOTTLE:
        return count(cards & content.accepting[BOTTLE])
    if which == CARDS_BARREL:
        return count(cards & content.accepting[BARREL])
    if which == CARDS_BOTH:
        return count(cards & content.accepting[BOTH])
    return of_routes(cards, which)


def of_routes(cards: i64, which: i64) -> i64:
    """Market cards by their routes."""
    some: i64 = 0
    least: i64 = DECK
    most: i64 = 0
    for route in range(ROUTES):
        n = count(cards >> DECK * route & ROUTE_BITS)
        if which == CARDS_NORTH + route:
            return n
        if n > 0:
            some += 1
        least = min(least, n)
        most = max(most, n)
    if which == ROUTES_WITH_CARD:
        return some
    if which == ROUTE_SETS:
        return least
    return most


def of_workers(state: State, seat: i64, which: i64) -> i64:
    """Workers on routes and grapes."""
    if which >= WORKERS_VINEYARD:
        return of_pickers(state, seat, which)
    total: i64 = 0
    some: i64 = 0
    most: i64 = 0
    ends: i64 = 0
    for route in range(ROUTES):
        n: i64 = 0
        end: i64 = 0
        for space in range(state.content.route_first[route], state.content.route_first[route + 1]):
            if state.vineyard.posts[space] == seat:
                n += 1
                if state.content.section[space] % 3 == 2:
                    end = 1
        total += n
        ends += end
        most = max(most, n)
        if n > 0:
            some += 1
    if which == WORKERS_ROUTES:
        return total
    if which == ROUTES_WITH_WORKERS:
        return some
    if which == WORKERS_ONE_ROUTE:
        return most
    return ends


def of_pickers(state: State, seat: i64, which: i64) -> i64:
    """Workers on grapes, and the varieties under them."""
    n: i64 = 0
    varieties: i64 = 0
    for cell in range(CELLS):
        if state.vineyard.posts[SPACES + cell] == seat:
            n += 1
            varieties |= 1 << state.vineyard.grapes[cell]
    if which == WORKERS_VINEYARD:
        return n
    return count(varieties)


def of_house(state: State, house: House, which: i64) -> i64:
    """What stands on the player board."""
    if which == WORKERS_PRESS:
        return house.crew
    if which == WORKERS_EMPLOYED:
        return WORKERS - house.supply
    if which == PRESTIGE_LEVEL:
        return house.level
    if which == MONEY:
        return house.money
    if which < PRESTIGE_LEVEL:
        return of_goods(house, which)
    if which < HARVEST_FULL_PRESSES:
        return of_champagne(house, which)
    if which == HARVEST_FULL_PRESSES:
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
    if which == ACCESSORIES:
        return total
    if which == ACCESSORY_KINDS:
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
    if which == CHAMPAGNE_BEST:
        return best
    if which == CHAMPAGNE_BOTTLES:
        return bottles
    if which == CHAMPAGNE_BARRELS:
        return barrels
    return bottles + barrels
