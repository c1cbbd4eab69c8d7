"""DP-8 Sales: a champagne, a market, and what is added to its value."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import BOTH, DECK, KINDS, PT_SALE_1, REIMS, ROUTES
from cuvee.games.dom_pierre.content import SALES as SALES_ACTION
from cuvee.games.dom_pierre.house import NONE, TILE_PLACES, kind_of, value_of
from cuvee.games.dom_pierre.moves import ADD, ADD_DONE, ROTATE, SELL, SELL_DONE
from cuvee.games.dom_pierre.notes import ADDED, CAME_HOME, ROTATED, SOLD
from cuvee.games.dom_pierre.rules import estate, free
from cuvee.games.dom_pierre.state import (
    ADDING,
    CLOSE_SALE,
    OPEN_SALES,
    PRESTIGE,
    SELLING,
    State,
)

REIMS_MARKET: Final[i64] = 4
NORTH: Final[i64] = 0
EXTRAS: Final[i64] = 10  # eight accessories, two kinds of sale tiles


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


def any_sale(state: State, seat: i64) -> bool:
    for market in range(REIMS_MARKET + 1):
        card = card_of(state, market)
        if card != NONE:
            for place in range(TILE_PLACES):
                if state.houses[seat].tile(place) > 0 and buys(state, seat, card, place):
                    return True
    return False


def can_rotate(state: State, seat: i64) -> bool:
    """DP-8.15: the vintage effect, and a deck of two cards or more."""
    if estate.has_effect(state, seat, SALES_ACTION):
        for route in range(ROUTES):
            if cards_left(state, route) >= 2:
                return True
    return False


def possible(state: State, seat: i64) -> bool:
    """DP-R16: something to sell, or a card to put under its deck."""
    return any_sale(state, seat) or can_rotate(state, seat)


def begin(state: State, strength: i64) -> None:
    """DP-8.1: as many sales as the strength."""
    state.then(OPEN_SALES, strength)


def open_menu(state: State, left: i64) -> None:
    """DP-8.1, DP-R71: while there is a sale, a card to put under or something free."""
    seat = state.active
    if (left > 0 and any_sale(state, seat)) or can_rotate(state, seat) or free.between(state, seat):
        state.ask(SELLING, seat, left)


def sells(state: State, seat: i64, left: i64, out: Moves) -> None:
    """DP-8.1 to DP-8.3, DP-R47: any market that buys a tile; the same one again if you like."""
    if left > 0:
        for market in range(REIMS_MARKET + 1):
            card = card_of(state, market)
            if card != NONE:
                for place in range(TILE_PLACES):
                    if state.houses[seat].offers(place) and buys(state, seat, card, place):
                        out.add(SELL.of(market, place // 2, place % 2))
    if estate.has_effect(state, seat, SALES_ACTION):
        for route in range(ROUTES):
            if cards_left(state, route) >= 2:
                out.add(ROTATE.of(route))
    out.add(SELL_DONE)
    free.between_offers(state, seat, out)


def sell(state: State, seat: i64, left: i64, move: i64, fate: Fate) -> None:
    """DP-8.4, DP-R68: market and tile are settled; what is added comes next."""
    if SELL.has(move):
        market = SELL.a(move)
        place = 2 * SELL.b(move) + SELL.c(move)
        card = card_of(state, market)
        state.value = value_of(state.houses[seat].tile(place))
        state.value += state.content.press_add[3 * card + place // 2]
        state.value += route_bonus(state, seat, market % REIMS_MARKET)
        state.then(OPEN_SALES, left - 1)
        offer_extras(state, seat, market | place << 3, fate)
    elif ROTATE.has(move):
        state.then(OPEN_SALES, left)
        rotate(state, seat, ROTATE.a(move), fate)
    elif move != SELL_DONE:
        state.then(OPEN_SALES, left)
        free.act(state, seat, move, fate)


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


def route_bonus(state: State, seat: i64, route: i64) -> i64:
    """DP-8.5: that of the own worker farthest along the route."""
    space = state.content.route_first[route + 1] - 1
    while space >= state.content.route_first[route]:
        if state.vineyard.posts[space] == seat:
            return state.content.section_bonus[state.content.section[space]]
        space -= 1
    return 0


def has_extra(state: State, seat: i64, card: i64, extra: i64) -> bool:
    """DP-8.6: accessories the card shows, one grey and one blue of a kind. DP-12.8, DP-R52."""
    house = state.houses[seat]
    if extra >= 2 * KINDS:
        return house.tiles[PT_SALE_1 + extra - 2 * KINDS] > 0
    return house.goods[extra] > 0 and state.content.takes[card] >> extra // 2 & 1 == 1


def offer_extras(state: State, seat: i64, about: i64, fate: Fate) -> None:
    """DP-8.4, DP-R71: asked while there is something to add; then the value is fixed."""
    card = card_of(state, about & 7)
    for extra in range(about >> 6, EXTRAS):
        if has_extra(state, seat, card, extra):
            state.ask(ADDING, seat, about)
            return
    conclude(state, seat, about & 63, fate)


def adds(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-8.6, DP-R70, DP-R82: kind by kind, grey before blue, then sale tiles."""
    card = card_of(state, about & 7)
    for extra in range(about >> 6, EXTRAS):
        if has_extra(state, seat, card, extra):
            out.add(ADD.of(extra))
    out.add(ADD_DONE)


def add(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-8.4, DP-8.7, DP-R63: what is used goes to the grey supply or the blue discards."""
    if move == ADD_DONE:
        conclude(state, seat, about & 63, fate)
        return
    extra = ADD.a(move)
    following = extra
    if extra >= 2 * KINDS:
        tile = PT_SALE_1 + extra - 2 * KINDS
        state.houses[seat].tiles[tile] -= 1
        state.glass.used += 1
        state.value += state.content.tile_value[tile]
    else:
        following += 1
        state.houses[seat].goods[extra] -= 1
        state.stock.goods[extra] += 1
        state.value += state.content.accessory_value[extra]
    fate.note(ADDED, seat, extra, state.value)
    offer_extras(state, seat, about & 63 | following << 6, fate)


def conclude(state: State, seat: i64, about: i64, fate: Fate) -> None:
    """DP-8.8, DP-R48: points by the quota. DP-8.9, DP-R50, DP-R51: prestige before the rest."""
    content = state.content
    shield: i64 = 0
    if state.value >= content.sale_least[1]:
        shield = 1
    if state.value >= content.sale_least[2]:
        shield = 2
    points = content.quota[3 * state.market.quotas[(about & 7) % REIMS_MARKET] + shield]
    state.houses[seat].points += points
    fate.note(SOLD, seat, card_of(state, about & 7), state.value, points)
    state.then(CLOSE_SALE, about)
    if state.value >= content.sale_prestige:
        state.then(PRESTIGE)
    state.value = 0


def close(state: State, about: i64, fate: Fate) -> None:
    """DP-8.10: the card is taken and the tile returned. DP-8.13: Reims gives no card."""
    seat = state.active
    market = about & 7
    state.houses[seat].put_tile(about >> 3 & 7, 0)
    if market != REIMS_MARKET:
        state.houses[seat].cards |= 1 << card_of(state, market)
        turn_card(state, market, fate)
    come_home(state, seat, market % REIMS_MARKET, fate)


def come_home(state: State, seat: i64, route: i64, fate: Fate) -> None:
    """DP-8.11, DP-R76: half of the workers there, the farthest first. DP-8.12: their sections."""
    first = state.content.route_first[route]
    space = state.content.route_first[route + 1] - 1
    going: i64 = 0
    for k in range(first, space + 1):
        if state.vineyard.posts[k] == seat:
            going += 1
    going = (going + 1) // 2
    homeward = going
    left: i64 = -1
    coins: i64 = 0
    while going > 0:
        if state.vineyard.posts[space] == seat:
            state.vineyard.posts[space] = NONE
            going -= 1
            if state.content.section[space] != left:
                left = state.content.section[space]
                coins += state.content.section_pay
        space -= 1
    state.houses[seat].maison += homeward
    state.houses[seat].money += coins
    if homeward > 0:
        fate.note(CAME_HOME, seat, homeward, coins, route)
