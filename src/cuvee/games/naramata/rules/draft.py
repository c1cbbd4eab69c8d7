"""NA-3 The draft: in four rounds every guide chooses a tourist in secret, to keep or to sell."""

from typing import Final

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64, vec
from cuvee.core.sets import bit
from cuvee.games.naramata.model.cards import TOURISTS
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.moves import CUT, KEEP, PICK, SELL
from cuvee.games.naramata.notes import CUT_OUT, DISCARDED_LAST, KEPT, SOLD
from cuvee.games.naramata.questions import DRAFT_CUT, DRAFT_PICK, PASS_HANDS
from cuvee.games.naramata.rules import purse

DEALT: Final[i64] = 5
ROUNDS: Final[i64] = 4


def next_tourist(state: State, seat: i64, fate: Fate) -> i64:
    """NA-3.11: from the deck; if it is empty, those who left become the deck."""
    pile = state.piles[TOURIST_PILE]
    if pile.count == 0:
        for tourist in range(TOURISTS):
            if state.departed >> tourist & 1:
                pile.put(tourist)
        state.departed = 0
    return fate.draw(pile, seat)


def deal(state: State, fate: Fate) -> None:
    """NA-3.1, NA-R42: five cards each, in the order of the day."""
    for k in range(state.seats):
        seat = state.seat_at(k)
        for n in range(DEALT):
            state.guides[seat].hand |= bit(next_tourist(state, seat, fate))
    state.held = DEALT
    begin_round(state, 0, fate)


def begin_round(state: State, turn: i64, fate: Fate) -> None:
    """NA-3.2: all choose at once. NA-3.9, NA-3.10: two draw one more first, and also cut one."""
    state.then(PASS_HANDS, turn)
    if state.players() == 2:
        state.held += 1
        for k in range(state.seats):
            seat = state.seat_at(k)
            state.guides[seat].extra = bit(next_tourist(state, seat, fate))
            state.guides[seat].hand |= state.guides[seat].extra
    for k in range(state.seats - 1, i64(-1), -1):
        if state.players() == 2:
            state.ask_sealed(DRAFT_CUT, state.seat_at(k))
        state.ask_sealed(DRAFT_PICK, state.seat_at(k), turn)


def picks(state: State, seat: i64, turn: i64, out: Moves) -> None:
    """NA-3.5: keep while there is room. NA-3.6, NA-R41: sell while two can still be reached."""
    guide = state.guides[seat]
    kept = guide.tourists()
    keep = kept < state.content.cars.capacity[state.cars[seat].colour]
    sell = kept + ROUNDS - 1 - turn >= state.content.costs.fewest_tourists
    hand = guide.hand
    while hand != 0:
        tourist = lowest(hand)
        hand &= hand - 1
        if keep:
            out.add(PICK.of(tourist, KEEP))
        if sell:
            out.add(PICK.of(tourist, SELL))


def pick(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-3.3, NA-3.13, NA-R70: shown together. NA-3.4, NA-19.4: a sold one pays 3, white 4."""
    guide = state.guides[seat]
    tourist = PICK.a(move)
    guide.hand &= ~bit(tourist)
    if PICK.b(move) == KEEP:
        guide.seat(tourist)
        fate.note(KEPT, seat, tourist)
    else:
        state.departed |= bit(tourist)
        price = state.content.cars.sale[state.cars[seat].colour]
        purse.gain(state, seat, price)
        fate.note(SOLD, seat, tourist, price)


def cuts(state: State, seat: i64, out: Moves) -> None:
    """NA-3.10: any card of the hand but the one just picked."""
    hand = state.guides[seat].hand
    picked = state.envelope(DRAFT_PICK, seat)
    if picked >= 0:
        hand &= ~bit(PICK.a(picked))
    out.add_bits(CUT, hand)


def cut(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-3.10, NA-R42: it leaves openly and brings nothing."""
    tourist = CUT.a(move)
    state.guides[seat].hand &= ~bit(tourist)
    state.departed |= bit(tourist)
    fate.note(CUT_OUT, seat, tourist)


def pass_hands(state: State, turn: i64, fate: Fate) -> None:
    """NA-3.7: to the left on days 1 and 3, to the right on days 2 and 4."""
    state.held -= 1
    if state.players() == 2:
        state.held -= 1
    if turn == ROUNDS - 1:
        leave(state, fate)
        return
    step: i64 = 1
    if state.content.calendar.pass_right[state.day - 1]:
        step = state.seats - 1
    hands = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        hands[(seat + step) % state.seats] = state.guides[seat].hand
    for seat in range(state.seats):
        state.guides[seat].hand = hands[seat]
        state.guides[seat].extra = 0
    begin_round(state, turn + 1, fate)


def leave(state: State, fate: Fate) -> None:
    """NA-3.8: the last card of each hand is discarded for nothing."""
    state.held = 0
    for seat in range(state.seats):
        guide = state.guides[seat]
        for tourist in range(TOURISTS):
            if guide.hand >> tourist & 1:
                fate.note(DISCARDED_LAST, seat, tourist)
        state.departed |= guide.hand
        guide.hand = 0
        guide.extra = 0
