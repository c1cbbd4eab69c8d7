"""DP-8.2, DP-8.3, DP-8.14, DP-8.15 The markets: four decks, Reims, and who buys what."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import BOTH, DECK, REIMS
from cuvee.games.dom_pierre.model.house import NONE, kind_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.notes import ROTATED

MARKETS: Final[i64] = 5
REIMS_MARKET: Final[i64] = 4
NORTH: Final[i64] = 0


def route_of(market: i64) -> i64:
    """DP-8.13: Reims lies on the North route."""
    return market % REIMS_MARKET


def cards_left(state: State, route: i64) -> i64:
    """How many cards the deck of a route has."""
    if state.market.tops[route] == NONE:
        return 0
    n = 1 + state.market.unseen[route].count
    under = state.market.under[route]
    while under > 0:
        n += 1
        under >>= 4
    return n


def turn_card(state: State, route: i64, fate: Fate) -> None:
    """DP-8.10: the next card is open at once; those put under the deck come last (DP-8.15)."""
    market = state.market
    if market.unseen[route].count > 0:
        market.tops[route] = fate.draw(market.unseen[route])
    else:
        market.tops[route] = (market.under[route] & 15) - 1
        market.under[route] >>= 4


def card_of(state: State, market: i64) -> i64:
    """DP-8.2, DP-8.14: the card that buys; Reims is one more; -1 where the market is closed."""
    if market == REIMS_MARKET:
        if state.options.reims_always or state.market.tops[NORTH] == NONE:
            return REIMS
        return NONE
    if state.market.tops[market] == NONE:
        return NONE
    return market * DECK + state.market.tops[market]


def buys(state: State, seat: i64, card: i64, place: i64) -> bool:
    """DP-8.3: the kind is wanted and the press not refused."""
    tile = state.houses[seat].tile(place)
    accepts = state.content.accepts[card]
    if accepts != BOTH and accepts != kind_of(tile):
        return False
    return state.content.press_add[3 * card + place // 2] >= 0


def route_bonus(state: State, seat: i64, route: i64) -> i64:
    """DP-8.5: that of the own worker farthest along the route."""
    roads = state.houses[seat].roads
    if roads & state.content.route_bits[route] == 0:
        return 0
    space = state.content.route_first[route + 1] - 1
    while not roads >> space & 1:
        space -= 1
    return state.content.section_bonus[state.content.section[space]]


def rotate(state: State, seat: i64, route: i64, fate: Fate) -> None:
    """DP-8.15: the top card goes under its deck, once per action."""
    card = state.market.tops[route]
    shift: i64 = 0
    while state.market.under[route] >> shift > 0:
        shift += 4
    state.market.under[route] |= card + 1 << shift
    state.effect_used = 1
    fate.note(ROTATED, seat, route * DECK + card)
    turn_card(state, route, fate)
