"""What the turn still promises: a guess at the rest of the action, for looking one answer ahead."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.content import (
    CELLAR,
    LOGISTICS,
    OBJECTIVE,
    PRESSES,
    REIMS,
    SALES,
    VILLAGE,
    VINEYARD,
)
from cuvee.games.dom_pierre.model.house import NONE, TILE_PLACES, value_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import cellar, estate, harvest, sale
from cuvee.games.dom_pierre.rules import turn as turn_rules
from cuvee.games.dom_pierre.rules.market import MARKETS, buys, card_of, route_of

COIN: Final[i64] = 45
TILE: Final[i64] = 60  # a champagne in its press, whatever its value
TILE_VALUE: Final[i64] = 40
GRAPE: Final[i64] = 130
PRESS: Final[i64] = 90  # a press to activate
PRESS_VALUE: Final[i64] = 45
HARVEST_TILE: Final[i64] = 35
HARVEST_VALUE: Final[i64] = 36
BENEFIT: Final[i64] = 110
WORKER: Final[i64] = 45
CARD: Final[i64] = 120
CARD_BONUS: Final[i64] = 60
MARKET_CARD: Final[i64] = 90
CROWN: Final[i64] = 100
PRESTIGE: Final[i64] = 350
PRESTIGE_TILE: Final[i64] = 150


def awaited(state: State) -> i64:
    """DP-3.4, DP-3.5, DP-R56: the open question, or what comes once tokens are claimed."""
    at = state.depth - 1
    ask = ask_of(state.agenda[at])
    while at > 0 and (ask == q.CLAIM or ask == q.STRENGTHENING or ask == q.RETIRE):
        at -= 1
        ask = ask_of(state.agenda[at])
    return state.agenda[at]


def turn(state: State, seat: i64) -> i64:
    """By the question that is open now; between turns there is nothing."""
    step = awaited(state)
    ask = ask_of(step)
    about = about_of(step)
    total = stored(state.gained, state, seat)
    if ask == q.CHOICE:
        if turn_rules.can_perform(state, seat):
            total += action(state, seat, state.column, estate.strength(state, seat, state.column))
    elif ask == q.PLANTING:
        total += GRAPE * ((about & 7) + (about >> 3 & 7) + (about >> 6 & 7) + (about >> 9))
    elif ask == q.HARVESTING or ask == q.BOOSTING_SELF or ask == q.BOOSTING:
        total += GRAPE // 2
    elif ask == q.STORING:
        total += stored(about, state, seat)
    elif ask == q.PRESSING or ask == q.OPEN_CELLAR:
        total += presses(state, seat, about)
    elif ask == q.PICKING or ask == q.OPEN_VILLAGE:
        total += BENEFIT * (about & 7)
    elif ask == q.SELLING or ask == q.OPEN_SALES:
        total += sales(state, seat, about)
    elif ask == q.ADDING:
        total += sale_worth(state, about & 7, state.value)
    else:
        total += others(state, ask, about)
    return total


def others(state: State, ask: i64, about: i64) -> i64:
    """Questions whose answers give about the same each time."""
    if ask == q.TAKING:
        return WORKER * ((about & 7) + state.hand)
    if ask == q.PLACING:
        return WORKER * state.hand
    if ask == q.CARD_KEEPING:
        return CARD + CARD_BONUS * (about - 1)
    if ask == q.DISCARDING:
        return CARD_BONUS * about
    if ask == q.FAVOURING or ask == q.TASTING:
        return CARD_BONUS
    if ask == q.GAINING:
        return PRESTIGE_TILE
    if ask == q.MARKING:
        return CARD_BONUS * about
    if ask == q.MOVE_FROM or ask == q.MOVE_TO:
        return WORKER
    return 0


def action(state: State, seat: i64, column: i64, strength: i64) -> i64:
    """The whole action before its first step."""
    price = COIN * estate.cost(state, seat)
    if column == VINEYARD:
        return GRAPE * min(strength, room(state, seat)) - price
    if column == CELLAR:
        return presses(state, seat, strength)
    if column == VILLAGE:
        return BENEFIT * strength - price
    if column == LOGISTICS:
        house = state.houses[seat]
        return WORKER * (min(strength, house.supply) + house.maison)
    if column == SALES:
        return sales(state, seat, strength)
    if column == OBJECTIVE:
        return CARD + CARD_BONUS * (strength - 1)
    return 0


def room(state: State, seat: i64) -> i64:
    """Places for harvest tiles."""
    n: i64 = 0
    for press in range(PRESSES):
        if not state.houses[seat].holds_champagne(press):
            n += 3 - state.houses[seat].harvests(press)
    return n


def stored(queue: i64, state: State, seat: i64) -> i64:
    """Harvest tiles gained and not yet stored."""
    total: i64 = 0
    while queue > 0:
        if harvest.fits_somewhere(state.houses[seat], queue >> 4 & 3):
            total += HARVEST_TILE + HARVEST_VALUE * (queue >> 2 & 3)
        queue >>= 6
    return total


def champagne(tile: i64) -> i64:
    """What a champagne in its press is good for."""
    return TILE + TILE_VALUE * value_of(tile)


def presses(state: State, seat: i64, about: i64) -> i64:
    """Each ready press turns one harvest into two champagnes."""
    if not cellar.any_press(state, seat, about):
        return 0
    total: i64 = 0
    left = about & 7
    for press in range(PRESSES):
        if left > 0 and cellar.ready(state, seat, about, press):
            total += PRESS + PRESS_VALUE * cellar.harvest_sum(state.houses[seat], press)
            left -= 1
    return total


def sale_worth(state: State, market: i64, value: i64) -> i64:
    """Points, prestige and the card, for a sale of this value."""
    content = state.content
    shield: i64 = 0
    if value >= content.sale_least[1]:
        shield = 1
    if value >= content.sale_least[2]:
        shield = 2
    total = 100 * content.quota[3 * state.market.quotas[route_of(market)] + shield]
    if value >= content.sale_prestige:
        total += PRESTIGE
    card = card_of(state, market)
    if card != REIMS:
        total += MARKET_CARD
        if content.crowned >> card & 1:
            total += CROWN
    return total


def sales(state: State, seat: i64, left: i64) -> i64:
    """The best sale for each tile, above what the tile is worth in its press."""
    house = state.houses[seat]
    best: i64 = 0
    second: i64 = 0
    for place in range(TILE_PLACES):
        tile = house.tile(place)
        if tile > 0:
            gain = best_sale(state, seat, place) - champagne(tile)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    if left <= 0:
        return 0
    if left == 1:
        return best
    return best + second


def best_sale(state: State, seat: i64, place: i64) -> i64:
    """What the tile brings at the best market."""
    most: i64 = 0
    for market in range(MARKETS):
        card = card_of(state, market)
        if card != NONE and buys(state, seat, card, place):
            value = sale.plain_value(state, seat, market, place)
            most = max(most, sale_worth(state, market, value))
    return most
