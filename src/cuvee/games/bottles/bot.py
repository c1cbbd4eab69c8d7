"""How a position looks: section 9 of the spec, in hundredths of a country."""

from typing import Final

from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS, CELLS, COUNTRIES, DRY, MARKET_CELL
from cuvee.games.bottles.state import NONE, State

LOST: Final[i64] = -100_000
COUNTRY: Final[i64] = 1_000
SPARE: Final[i64] = 150  # the first bottle more than the set: a toast will come
GLASS_WORTH: Final[i64] = 40
COIN: Final[i64] = 60
RESERVE: Final[i64] = 8  # coins up to here count in full, beyond a third
NEAR: Final[i64] = 60  # for each link a goal is nearer than six
OFFER_MADE: Final[i64] = 30


def evaluate(state: State, seat: i64) -> i64:
    """The seat's own standing, less half of the best rival's."""
    if state.out[seat] > 0:
        return LOST + state.out[seat]
    mine = standing(state, seat)
    best = LOST
    for other in range(state.seats):
        if other != seat and state.out[other] == 0:
            best = max(best, standing(state, other))
    if best == LOST:
        return -LOST
    if state.ending > 0 and mine > best:
        return -LOST
    return mine - best // 2 + reach(state, seat) + draft(state, seat)


def standing(state: State, seat: i64) -> i64:
    """Countries above all, then spare bottles, glasses and money; never without money."""
    content = state.content
    total: i64 = 0
    last = NONE
    countries: i64 = 0
    for card in range(CARDS):
        if state.place[card] == seat:
            if content.country[card] != last:
                last = content.country[card]
                countries += 1
            total += GLASS_WORTH * content.value[card]
            if content.value[card] >= content.special_value:
                total += GLASS_WORTH * content.value[card]
    total += COUNTRY * countries
    if state.bottles[seat] > countries:
        total += SPARE
    if state.bottles[seat] == 0:
        total -= COUNTRY
    money = state.money[seat]
    total += COIN * min(money, RESERVE) + COIN * max(0, money - RESERVE) // 3
    if money == 0:
        total -= COUNTRY
    return total


def reach(state: State, seat: i64) -> i64:
    """How near the marker stands to a producer it needs, or to a market with wares to sell."""
    content = state.content
    here = state.cell[seat]
    if here == NONE:
        return 0
    missing = missing_countries(state, seat)
    wares = has_wares(state, seat)
    best: i64 = 0
    for cell in range(DRY):
        country = content.cell_country[cell]
        worth: i64 = 0
        if country >= 0 and missing >> country & 1 and state.decks[country] > 0:
            if state.money[seat] > 1:
                worth = 1
        elif content.cell_kind[cell] == MARKET_CELL and wares:
            worth = 1
        if worth:
            best = max(best, NEAR * (6 - content.distance[here * CELLS + cell]))
    return best


def missing_countries(state: State, seat: i64) -> i64:
    """A bit for each country the cellar lacks."""
    bits = (i64(1) << COUNTRIES) - 1
    for card in range(CARDS):
        if state.place[card] == seat:
            bits &= ~(i64(1) << state.content.country[card])
    return bits


def has_wares(state: State, seat: i64) -> bool:
    """Is there a dear bottle to sell?"""
    for card in range(CARDS):
        if state.place[card] == seat and state.content.value[card] >= state.content.special_value:
            return True
    return False


def draft(state: State, seat: i64) -> i64:
    """In need an offer is worth making: any bottle for a coin or two, a loan with interest."""
    offer = state.offer
    if offer.by != seat:
        return 0
    total: i64 = 0
    if state.bottles[seat] == 0 and offer.asks == 1 and offer.asked[0] == 98:
        total += OFFER_MADE
        if 2 <= offer.sum <= 3:
            total += OFFER_MADE
    if state.money[seat] == 0 and offer.sum_kind == 3 and offer.gives == 0 and offer.asks == 0:
        total += OFFER_MADE
        if offer.sum == 2:
            total += OFFER_MADE
        if offer.interest == 2:
            total += OFFER_MADE
    if offer.stage > 0 and total > OFFER_MADE:
        total += OFFER_MADE
    return total
