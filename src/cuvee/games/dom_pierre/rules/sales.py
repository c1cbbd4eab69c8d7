"""DP-8 Sales: which champagne goes to which market, one sale after the other."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import ROUTES, SALES
from cuvee.games.dom_pierre.model.house import NONE, TILE_PLACES
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import ROTATE, SELL, SELL_DONE
from cuvee.games.dom_pierre.questions import OPEN_SALES, SELLING
from cuvee.games.dom_pierre.rules import estate, free, sale
from cuvee.games.dom_pierre.rules.market import MARKETS, buys, card_of, cards_left, rotate


def any_sale(state: State, seat: i64) -> bool:
    """DP-R16: can any champagne be sold anywhere?"""
    tiles = state.houses[seat].offers(0)
    while tiles != 0:
        for market in range(MARKETS):
            card = card_of(state, market)
            if card != NONE and buys(state, seat, card, lowest(tiles)):
                return True
        tiles &= tiles - 1
    return False


def can_rotate(state: State, seat: i64) -> bool:
    """DP-8.15: the vintage effect, and a deck of two cards or more."""
    if estate.has_effect(state, seat, SALES):
        for route in range(ROUTES):
            if cards_left(state, route) >= 2:
                return True
    return False


def possible(state: State, seat: i64) -> bool:
    """DP-R16: something to sell, or a card to put under its deck."""
    return any_sale(state, seat) or can_rotate(state, seat)


def begin(state: State, strength: i64) -> None:
    """DP-8.1: as many sales as the strength."""
    open_menu(state, strength)


def open_menu(state: State, left: i64) -> None:
    """DP-8.1, DP-R71: while there is a sale, a card to put under or something free."""
    seat = state.active
    if (left > 0 and any_sale(state, seat)) or can_rotate(state, seat) or free.between(state, seat):
        state.ask(SELLING, seat, left)


def sells(state: State, seat: i64, left: i64, out: Moves) -> None:
    """DP-8.1 to DP-8.3, DP-R47: any market that buys a tile; the same one again if you like."""
    tiles = state.houses[seat].offers(0)
    if left > 0 and tiles != 0:
        for market in range(MARKETS):
            card = card_of(state, market)
            if card != NONE:
                for place in range(TILE_PLACES):
                    if tiles >> place & 1 and buys(state, seat, card, place):
                        out.add(SELL.of(market, place // 2, place % 2))
    if estate.has_effect(state, seat, SALES):
        for route in range(ROUTES):
            if cards_left(state, route) >= 2:
                out.add(ROTATE.of(route))
    out.add(SELL_DONE)
    free.between_offers(state, seat, out)


def sell(state: State, seat: i64, left: i64, move: i64, fate: Fate) -> None:
    """DP-8.1, DP-R16: a sale, a card put under its deck, something free, or stop."""
    if SELL.has(move):
        place = 2 * SELL.b(move) + SELL.c(move)
        state.then(OPEN_SALES, left - 1)
        sale.begin(state, seat, SELL.a(move), place, fate)
    elif ROTATE.has(move):
        state.then(OPEN_SALES, left)
        rotate(state, seat, ROTATE.a(move), fate)
    elif move != SELL_DONE:
        state.then(OPEN_SALES, left)
        free.act(state, seat, move, fate)
