"""DP-8.4 to DP-8.13 A sale: what is added, what it is worth, who comes home."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit, size
from cuvee.games.dom_pierre.content import KINDS, PT_SALE_1
from cuvee.games.dom_pierre.model.house import value_of
from cuvee.games.dom_pierre.model.state import FIRST_SPACE, State
from cuvee.games.dom_pierre.moves import ADD, ADD_DONE
from cuvee.games.dom_pierre.notes import ADDED, CAME_HOME, SOLD
from cuvee.games.dom_pierre.questions import ADDING, CLOSE_SALE, PRESTIGE
from cuvee.games.dom_pierre.rules import workers
from cuvee.games.dom_pierre.rules.market import (
    REIMS_MARKET,
    card_of,
    route_bonus,
    route_of,
    turn_card,
)

EXTRAS: Final[i64] = 10  # eight accessories, two kinds of sale tiles


def begin(state: State, seat: i64, market: i64, place: i64, fate: Fate) -> None:
    """DP-R68: market and tile are settled; what is added comes next."""
    state.value = plain_value(state, seat, market, place)
    offer_extras(state, seat, market | place << 3, fate)


def plain_value(state: State, seat: i64, market: i64, place: i64) -> i64:
    """DP-8.4: the tile, the card's bonus for its press, the route bonus."""
    value = value_of(state.houses[seat].tile(place))
    value += state.content.press_add[3 * card_of(state, market) + place // 2]
    return value + route_bonus(state, seat, route_of(market))


def has_extra(state: State, seat: i64, card: i64, extra: i64) -> bool:
    """DP-8.6: accessories the card shows, one grey and one blue of a kind. DP-12.8, DP-R52."""
    house = state.houses[seat]
    if extra >= 2 * KINDS:
        return house.kept(PT_SALE_1 + extra - 2 * KINDS) > 0
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
        state.houses[seat].spend(tile)
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
    points = content.quota[3 * state.market.quotas[route_of(about & 7)] + shield]
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
        state.houses[seat].cards |= bit(card_of(state, market))
        turn_card(state, market, fate)
    come_home(state, seat, route_of(market), fate)


def come_home(state: State, seat: i64, route: i64, fate: Fate) -> None:
    """DP-8.11, DP-R76: half of the workers there, the farthest first. DP-8.12: their sections."""
    space = state.content.route_first[route + 1] - 1
    going = (size(state.houses[seat].roads & state.content.route_bits[route]) + 1) // 2
    homeward = going
    left: i64 = -1
    coins: i64 = 0
    while going > 0:
        if state.houses[seat].roads >> space & 1:
            workers.lift(state, seat, FIRST_SPACE + space)
            going -= 1
            if state.content.section[space] != left:
                left = state.content.section[space]
                coins += state.content.section_pay
        space -= 1
    state.houses[seat].maison += homeward
    state.houses[seat].money += coins
    if homeward > 0:
        fate.note(CAME_HOME, seat, homeward, coins, route)
