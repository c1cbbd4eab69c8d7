"""How a position looks: section 9 of the spec, in thousandths of a country."""

from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.state import ask_of
from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import CELLS, COUNTRIES, DRY, MARKET_CELL
from cuvee.games.bottles.model.state import ASK_ANY, BORROWING, DECK, NONE, PAYING, WRITING, State
from cuvee.games.bottles.moves import AIM
from cuvee.games.bottles.questions import AIMING, BEFORE_ROLL, CHEERS, CHEERS_HELP, HAND_OVER, TOAST
from cuvee.games.bottles.rules import reply

LOST: Final[i64] = -100_000
COUNTRY: Final[i64] = 1_000
RUIN: Final[i64] = 2_500  # no bottle for a toast, no coin at the end of the round
SPARE: Final[i64] = 250  # the first bottle more than the set: a toast will come
COIN: Final[i64] = 300  # as long as coins are needed for countries
RICH: Final[i64] = 40  # and after that
BARE: Final[i64] = 250  # the same for the first three bottles
CASH: Final[i64] = 150  # what each of the first four coins is worth more
RESALE: Final[i64] = 170  # percent of its value that a dear bottle will bring, the way considered
ORDINARY: Final[i64] = 90  # the same for a second bottle of a country
LENT: Final[i64] = 800  # a country held by a dear bottle only, to be sold and bought again cheaply
FAR: Final[i64] = 14  # links
TOAST_DUE: Final[i64] = 1_500  # more than any bottle: settle it, do not wait
PAID: Final[i64] = 200  # a coin of another player
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
    """Countries, then the wealth that buys the others; a bottle to spare, and never no money."""
    content = state.content
    wealth = 100 * state.money[seat]
    total: i64 = 0
    countries: i64 = 0
    for country in range(COUNTRIES):
        held: i64 = 0
        dear: i64 = 0
        for card in range(content.first_card[country], content.first_card[country + 1]):
            if state.place[card] == seat:
                held += 1
                if content.value[card] >= content.special_value:
                    wealth += RESALE * content.value[card]
                    dear += 1
                elif held > dear + 1:
                    wealth += ORDINARY * content.value[card]
        if held > 0:
            countries += 1
            total += COUNTRY
            if held == dear and state.decks[country] > 0:
                total -= LENT
    if state.bottles[seat] > countries:
        total += SPARE
    needed = 250 * max(0, state.goal() - countries) + 800
    total += COIN * min(wealth, needed) // 100 + RICH * max(0, wealth - needed) // 100
    return total - danger(state, seat)


def danger(state: State, seat: i64) -> i64:
    """Without a coin at the end of the round, without a bottle for a toast, one is out."""
    total = CASH * max(0, 4 - state.money[seat]) + BARE * max(0, 3 - state.bottles[seat])
    if state.money[seat] == 0:
        total += RUIN
    if state.bottles[seat] == 0:
        total += RUIN
    return total


def reach(state: State, seat: i64) -> i64:
    """How near the marker is to what it wants: the best place, and half of the next best."""
    here = state.cell[seat]
    if here == NONE:
        aim = state.envelope(AIMING, seat)
        if aim < 0:
            return 0
        here = AIM.a(aim)
    content = state.content
    pull = pulls(state, seat)
    first: i64 = 0
    second: i64 = 0
    for cell in range(DRY):
        wanted: i64 = 0
        if content.cell_country[cell] >= 0:
            wanted = pull[content.cell_country[cell]]
        elif content.cell_kind[cell] == MARKET_CELL:
            wanted = pull[COUNTRIES]
        if wanted > 0:
            near = wanted * max(0, FAR - content.distance[here * CELLS + cell]) // FAR // 2
            if near > first:
                second = first
                first = near
            elif near > second:
                second = near
    return first + second // 2


def pulls(state: State, seat: i64) -> vec[i64]:
    """What a visit to each country would bring; and, last, a visit to a market."""
    content = state.content
    pull = vec[i64]([0] * (COUNTRIES + 1))
    purse = state.money[seat] - 2
    for country in range(COUNTRIES):
        owned = False
        cheapest: i64 = 99
        profit: i64 = 0
        for card in range(content.first_card[country], content.first_card[country + 1]):
            value = content.value[card]
            if state.place[card] == seat:
                if value >= content.special_value:
                    pull[COUNTRIES] += value * COIN // 4
                owned = True
            elif state.place[card] == DECK and value <= purse:
                cheapest = min(cheapest, value)
                if value >= content.special_value:
                    profit += (RESALE - 100) * value * COIN // 100
                    purse -= value
        pull[country] = profit
        if not owned and cheapest < 99:
            pull[country] += COUNTRY - cheapest * COIN
    return pull


def due(state: State, seat: i64) -> i64:
    """A roll and a toast cannot be put off; talk leads nowhere."""
    total: i64 = 0
    if state.turn == seat and state.round > 0:
        for k in range(state.depth):
            ask = ask_of(state.agenda[k])
            if ask == BEFORE_ROLL and k < state.depth - 1:
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
        if seat != offer.partner:
            return 0
        coins = offer.sum if offer.sum_kind == PAYING else -offer.sum
        return PAID * coins - parting(state, seat)
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


def parting(state: State, seat: i64) -> i64:
    """What the bottles of an agreed offer are worth to the one who hands them over."""
    offer = state.offer
    spare = COIN
    if state.bottles[seat] <= scoring.score(state, seat) or state.remaining() == 2:
        spare += COUNTRY
    total: i64 = 0
    for k in range(offer.asks):
        card = offer.handed[k]
        if card == NONE:
            total += spare
        elif reply.held_of(state, seat, state.content.country[card]) > 1:
            total += COIN * state.content.value[card]
        else:
            total += COUNTRY
    return total
