"""Section 2.12 Metrics: what the conditions of objective cards count. Here: market cards."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.games.dom_pierre.content import BARREL, BOTH, BOTTLE, DECK, PT_CROWN, ROUTES
from cuvee.games.dom_pierre.model.house import House
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import holdings
from cuvee.games.dom_pierre.rules import metric_names as m

ROUTE_BITS: Final[i64] = (1 << DECK) - 1


def metric(state: State, seat: i64, which: i64) -> i64:
    """What this metric counts for the seat now."""
    if which < m.WORKERS_ROUTES:
        return of_cards(state, state.houses[seat], which)
    if which < m.WORKERS_PRESS:
        return holdings.of_workers(state, seat, which)
    return holdings.of_house(state, state.houses[seat], which)


def crowns(state: State, house: House) -> i64:
    """DP-14.2: crowns on market cards, the start card face up, crown tiles."""
    return size(house.cards & state.content.crowned) + house.crown + house.kept(PT_CROWN)


def of_cards(state: State, house: House, which: i64) -> i64:
    """Flags, crowns and market cards."""
    content = state.content
    cards = house.cards
    usa = size(cards & content.flagged[0]) + house.usa
    russia = size(cards & content.flagged[1]) + house.russia
    if which == m.FLAGS_USA:
        return usa
    if which == m.FLAGS_RUSSIA:
        return russia
    if which == m.FLAGS_ANY:
        return usa + russia
    if which == m.FLAG_PAIRS:
        return min(usa, russia)
    if which == m.CROWNS:
        return crowns(state, house)
    if which == m.CARDS_TOTAL:
        return size(cards)
    if which == m.CARDS_BOTTLE:
        return size(cards & content.accepting[BOTTLE])
    if which == m.CARDS_BARREL:
        return size(cards & content.accepting[BARREL])
    if which == m.CARDS_BOTH:
        return size(cards & content.accepting[BOTH])
    return of_routes(cards, which)


def of_routes(cards: i64, which: i64) -> i64:
    """Market cards by their routes."""
    some: i64 = 0
    least: i64 = DECK
    most: i64 = 0
    for route in range(ROUTES):
        n = size(cards >> DECK * route & ROUTE_BITS)
        if which == m.CARDS_NORTH + route:
            return n
        if n > 0:
            some += 1
        least = min(least, n)
        most = max(most, n)
    if which == m.ROUTES_WITH_CARD:
        return some
    if which == m.ROUTE_SETS:
        return least
    return most
