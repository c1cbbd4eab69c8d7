"""BO-9.8 to BO-9.10, BO-9.13 The answer to an offer: refuse, agree, or one counter."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import STEPS
from cuvee.games.bottles.model.state import (
    ASK_ANY,
    ASK_COUNTRY,
    BORROWING,
    CHARGING,
    DELIVERABLE,
    NO_SUM,
    PAYING,
    State,
)
from cuvee.games.bottles.moves import ACCEPT, COUNTER, REJECT
from cuvee.games.bottles.notes import AGREED, REFUSED, WANTS_MORE
from cuvee.games.bottles.questions import COUNTERED
from cuvee.games.bottles.rules import exchange


def answers(state: State, seat: i64, out: Moves) -> None:
    """BO-9.8: reject always, BO-R47 a gift too; accept and counter if all asked is there."""
    out.add(REJECT)
    if can_deliver(state, seat):
        out.add(ACCEPT)
        for k in range(3):
            if may_counter(state, STEPS[k]):
                out.add(COUNTER.of(k))


def can_deliver(state: State, seat: i64) -> bool:
    """BO-9.8: named cards held, enough further ones of each country, enough in all."""
    offer = state.offer
    if offer.asks > state.bottles[seat]:
        return False
    for k in range(offer.asks):
        item = offer.asked[k]
        if item < ASK_COUNTRY:
            if state.place[item] != seat:
                return False
        elif item < ASK_ANY:
            country = item - ASK_COUNTRY
            wanted: i64 = 0
            for j in range(offer.asks):
                other = offer.asked[j]
                if other == item or (
                    other < ASK_COUNTRY and state.content.country[other] == country
                ):
                    wanted += 1
            if held_of(state, seat, country) < wanted:
                return False
    return True


def held_of(state: State, seat: i64, country: i64) -> i64:
    """How many bottles of a country the seat holds."""
    n: i64 = 0
    content = state.content
    for card in range(content.first_card[country], content.first_card[country + 1]):
        if state.place[card] == seat:
            n += 1
    return n


def may_counter(state: State, step: i64) -> bool:
    """BO-9.9: the initiator must have the money, or the interest must stay within its limit."""
    offer = state.offer
    if offer.sum_kind == BORROWING:
        return offer.interest + step <= state.content.most_interest
    due = step
    if offer.sum_kind == CHARGING:
        due -= offer.sum
    elif offer.sum_kind == PAYING:
        due += offer.sum
    return due <= state.money[offer.by]


def reply(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.10: a counter goes back to the initiator, once."""
    offer = state.offer
    if move == REJECT:
        refuse(state, seat, fate)
        return
    offer.stage = DELIVERABLE
    if move == ACCEPT:
        fate.note(AGREED, seat, offer.by)
        exchange.conclude(state)
    else:
        step = STEPS[COUNTER.a(move)]
        fate.note(WANTS_MORE, seat, offer.by, step)
        counter(state, step)
        state.ask(COUNTERED, offer.by)


def refuse(state: State, seat: i64, fate: Fate) -> None:
    """BO-9.13: nothing changes but the budget."""
    fate.note(REFUSED, seat, state.offer.by)
    state.offer.clear()


def counter(state: State, step: i64) -> None:
    """BO-9.9: more interest, or less to pay and then more to get."""
    offer = state.offer
    if offer.sum_kind == BORROWING:
        offer.interest += step
    elif offer.sum_kind == CHARGING:
        offer.sum -= step
        if offer.sum <= 0:
            offer.sum = -offer.sum
            offer.sum_kind = PAYING if offer.sum > 0 else NO_SUM
    else:
        offer.sum += step
        offer.sum_kind = PAYING


def counter_answers(out: Moves) -> None:
    """BO-9.10: take it or leave it."""
    out.add(REJECT)
    out.add(ACCEPT)


def settle(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.10: there is no second counter."""
    if move == REJECT:
        refuse(state, state.offer.partner, fate)
    else:
        fate.note(AGREED, seat, state.offer.by)
        exchange.conclude(state)
