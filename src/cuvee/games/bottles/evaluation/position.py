"""How a position looks: section 9 of the spec, in thousandths of a country."""

from pathlib import Path
from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.state import ask_of
from cuvee.core.weights import Weights, weights_in
from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import COUNTRIES
from cuvee.games.bottles.evaluation import walk
from cuvee.games.bottles.evaluation.walk import COIN, COUNTRY, RESALE
from cuvee.games.bottles.model.state import ASK_ANY, BORROWING, NONE, PAYING, WRITING, State
from cuvee.games.bottles.questions import BEFORE_ROLL, CHEERS, CHEERS_HELP, HAND_OVER, TOAST
from cuvee.games.bottles.rules import reply

LOST: Final[i64] = -100_000
RUIN: Final[i64] = 2_500  # no bottle for a toast, no coin at the end of the round
SPARE: Final[i64] = 250  # the first bottle more than the set: a toast will come
RICH: Final[i64] = 40  # a coin more than countries can cost
BARE: Final[i64] = 250  # the same for the first three bottles
CASH: Final[i64] = 150  # what each of the first four coins is worth more
ORDINARY: Final[i64] = 90  # the same for a second bottle of a country
LENT: Final[i64] = 800  # a country held by a dear bottle only, to be sold and bought again cheaply
TOAST_DUE: Final[i64] = 1_500  # more than any bottle: settle it, do not wait
PAID: Final[i64] = 200  # a coin of another player
IDLE_TALK: Final[i64] = 20
NEED: Final[i64] = 60

# where these terms stand
REACH: Final[i64] = 9
PLAN: Final[i64] = 10
UNSOLD: Final[i64] = 11
TALK: Final[i64] = 12
TOASTING: Final[i64] = 13
ROLL_DUE: Final[i64] = 14


TERMS: Final = [
    "countries", "lent", "spare", "wealth", "rich", "cash", "bare", "broke", "dry", "reach", "plan",
    "unsold", "talk", "toast", "roll",
]  # fmt: skip
STEERING: Final = ["talk", "toast", "roll"]
WEIGHTS: Final = weights_in(Path(__file__).parents[1], TERMS, STEERING)


def evaluate(state: State, seat: i64, weights: Weights) -> i64:
    """The seat's own standing and prospects, less half of the best rival's standing."""
    if state.out[seat] > 0:
        return LOST + state.out[seat]
    mine = standing(state, seat)
    own = weights.ordered(state.round, mine)
    best = LOST
    for other in range(state.seats):
        if other != seat and state.out[other] == 0:
            best = max(best, weights.ordered(state.round, standing(state, other)))
    if best == LOST or (state.ending > 0 and own > best):
        return -LOST
    prospects(state, seat, weights.ordering, weights.row(state.round), mine)
    mine[TALK] = talk(state, seat)
    due(state, seat, mine)
    return weights.ordered(state.round, mine) - best // 2


def value(state: State, seat: i64, weights: Weights) -> i64:
    """The seat's own standing and prospects between turns."""
    if state.out[seat] > 0:
        return LOST + state.out[seat]
    mine = standing(state, seat)
    prospects(state, seat, weights.judging, weights.row(state.round), mine)
    return weights.judged(state.round, mine)


def terms(state: State, seat: i64) -> vec[i64]:
    """All terms but those that steer a turn, in the order of their names."""
    mine = standing(state, seat)
    if state.out[seat] == 0:
        mine[REACH] = walk.reach(state, seat)
        mine[PLAN] = walk.plan(state, seat)
        mine[UNSOLD] = -walk.UNSOLD * walk.carried(state, seat)
    return mine


def prospects(state: State, seat: i64, table: vec[i64], at: i64, mine: vec[i64]) -> None:
    """What the place on the map promises; only what counts is computed."""
    if table[at + REACH] != 0:
        mine[REACH] = walk.reach(state, seat)
    if table[at + PLAN] != 0:
        mine[PLAN] = walk.plan(state, seat)
        mine[UNSOLD] = -walk.UNSOLD * walk.carried(state, seat)


def standing(state: State, seat: i64) -> vec[i64]:
    """Countries, then the wealth that buys the others; a bottle to spare, and never no money."""
    content = state.content
    mine = vec[i64]([0] * (ROLL_DUE + 1))
    wealth = 100 * state.money[seat]
    countries: i64 = 0
    lent: i64 = 0
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
            if held == dear and state.decks[country] > 0:
                lent += 1
    needed = 250 * max(0, state.goal() - countries) + 800
    mine[0] = COUNTRY * countries
    mine[1] = -LENT * lent
    if state.bottles[seat] > countries:
        mine[2] = SPARE
    mine[3] = COIN * min(wealth, needed) // 100
    mine[4] = RICH * max(0, wealth - needed) // 100
    mine[5] = -CASH * max(0, 4 - state.money[seat])
    mine[6] = -BARE * max(0, 3 - state.bottles[seat])
    if state.money[seat] == 0:  # without a coin at the end of the round one is out
        mine[7] = -RUIN
    if state.bottles[seat] == 0:  # and without a bottle for a toast
        mine[8] = -RUIN
    return mine


def due(state: State, seat: i64, mine: vec[i64]) -> None:
    """A roll and a toast cannot be put off; talk leads nowhere."""
    if state.turn == seat and state.round > 0:
        for k in range(state.depth):
            ask = ask_of(state.agenda[k])
            if ask == BEFORE_ROLL and k < state.depth - 1:
                mine[ROLL_DUE] -= 2 * TOAST_DUE
            elif ask == TOAST or ask == CHEERS or ask == CHEERS_HELP:
                mine[TOASTING] -= TOAST_DUE
    if state.seller == seat:
        mine[TALK] -= IDLE_TALK


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
