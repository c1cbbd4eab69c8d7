"""How a position looks: section 9 of the spec, in thousandths of a country."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import ask_of
from cuvee.games.bottles.content import CELLS, COUNTRIES, DRY, MARKET_CELL
from cuvee.games.bottles.moves import AIM
from cuvee.games.bottles.state import (
    AIMING,
    ASK_ANY,
    BEFORE_ROLL,
    BORROWING,
    CHEERS,
    CHEERS_HELP,
    DECK,
    HAND_OVER,
    NONE,
    PAYING,
    TOAST,
    WRITING,
    State,
)

LOST: Final[i64] = -100_000
COUNTRY: Final[i64] = 1_000
RUIN: Final[i64] = 2_500  # no bottle for a toast, no coin at the end of the round
SPARE: Final[i64] = 150  # the first bottle more than the set: a toast will come
GLASS: Final[i64] = 40
COIN: Final[i64] = 60
LENT: Final[i64] = 400  # a country held by a dear bottle only, to be sold and bought again cheaply
NEAR: Final[i64] = 50  # for each link a goal is nearer than six
TOAST_DUE: Final[i64] = 1_500  # more than any bottle: settle it, do not wait
IDLE_TALK: Final[i64] = 20
NEED: Final[i64] = 60


def evaluate(state: State, seat: i64) -> i64:
    """The seat's own standing and prospects, less half of the best rival's standing."""
    if state.out[seat] > 0:
        return LOST + state.out[seat]
    mine = standing(state, seat)
    best = LOST
    for other in range(state.seats):
        if other != seat and state.out[other] == 0:
            best = max(best, standing(state, other))
    if best == LOST or (state.ending > 0 and mine > best):
        return -LOST
    return mine - best // 2 + reach(state, seat) + talk(state, seat) - due(state, seat)


def standing(state: State, seat: i64) -> i64:
    """Countries above all, then spare bottles, glasses and money; never without either."""
    content = state.content
    total = purse(state.money[seat])
    countries: i64 = 0
    for country in range(COUNTRIES):
        held: i64 = 0
        dear: i64 = 0
        for card in range(content.first_card[country], content.first_card[country + 1]):
            if state.place[card] == seat:
                held += 1
                total += GLASS * content.value[card]
                if content.value[card] >= content.special_value:
                    total += GLASS * content.value[card]
                    dear += 1
        if held > 0:
            countries += 1
            total += COUNTRY
            if held == dear and state.decks[country] > 0:
                total -= LENT
    if state.bottles[seat] > countries:
        total += SPARE
    if state.bottles[seat] == 0:
        total -= RUIN
    return total


def purse(money: i64) -> i64:
    """The first coins keep one alive, the next buy countries, more is just more."""
    if money == 0:
        return -RUIN
    return 3 * COIN * min(money, 4) + COIN * min(max(0, money - 4), 8) + COIN * money // 4


def reach(state: State, seat: i64) -> i64:
    """How near the marker is to the three nearest things it wants, the nearest counting most."""
    here = state.cell[seat]
    if here == NONE:
        aim = state.envelope(AIMING, seat)
        if aim < 0:
            return 0
        here = AIM.a(aim)
    wants = wishes(state, seat)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for cell in range(DRY):
        country = state.content.cell_country[cell]
        if country >= 0:
            wanted = wants >> country & 1
        else:
            wanted = wants >> COUNTRIES & 1 if state.content.cell_kind[cell] == MARKET_CELL else 0
        if wanted:
            near = NEAR * max(0, 6 - state.content.distance[here * CELLS + cell])
            if near > first:
                third = second
                second = first
                first = near
            elif near > second:
                third = second
                second = near
            elif near > third:
                third = near
    return first + second // 2 + third // 4


def wishes(state: State, seat: i64) -> i64:
    """A bit for each country to buy, and one more for a market to sell a spare dear bottle at."""
    content = state.content
    bits: i64 = 0
    for country in range(COUNTRIES):
        held: i64 = 0
        dear = False
        for_sale = False
        for card in range(content.first_card[country], content.first_card[country + 1]):
            if state.place[card] == seat:
                held += 1
                if content.value[card] >= content.special_value:
                    dear = True
            elif state.place[card] == DECK and content.value[card] < state.money[seat]:
                for_sale = True
        if held == 0 and for_sale:
            bits |= 1 << country
        if dear and (held > 1 or state.money[seat] < 4):
            bits |= 1 << COUNTRIES
    return bits


def due(state: State, seat: i64) -> i64:
    """A roll and a toast cannot be put off; talk leads nowhere."""
    total: i64 = 0
    if state.turn == seat and state.round > 0:
        for k in range(state.depth):
            ask = ask_of(state.agenda[k])
            if ask == BEFORE_ROLL:
                total += 2 * TOAST_DUE
            elif ask == TOAST or ask == CHEERS or ask == CHEERS_HELP:
                total += TOAST_DUE
    if state.seller == seat:
        total += IDLE_TALK
    return total


def talk(state: State, seat: i64) -> i64:
    """An offer in the making: good only in need; an agreed one: what it will bring and cost."""
    offer = state.offer
    if offer.by == NONE:
        return 0
    if state.is_asking(HAND_OVER):
        coins = offer.sum if offer.sum_kind == PAYING else -offer.sum
        if seat == offer.partner:
            cost = SPARE - 50
            if state.remaining() == 2:
                cost += COUNTRY
            return COIN * coins - cost * offer.asks
        return 0
    if offer.by != seat:
        return 0
    total = -IDLE_TALK
    if state.bottles[seat] == 0 and offer.asks == 1 and offer.asked[0] == ASK_ANY:
        total += NEED
        if offer.sum_kind == PAYING and 2 <= offer.sum <= 3:
            total += NEED
    if state.money[seat] == 0 and offer.sum_kind == BORROWING and offer.gives + offer.asks == 0:
        total += NEED
        if offer.sum == 2:
            total += NEED
        if offer.interest == 2:
            total += NEED
    if offer.stage != WRITING and total > NEED:
        total += NEED
    return total
