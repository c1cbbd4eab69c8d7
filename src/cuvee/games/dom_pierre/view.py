"""Section 5 What a seat may know: everything but the tokens of the others while they draft."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.core.state import HIDDEN, ask_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import KEEPING, LAYING


def drafting(state: State) -> i64:
    """Which token is being chosen: the question's kind, or -1 once the draft is over."""
    if state.round > 0 or state.depth == 0:
        return -1
    return ask_of(state.agenda[state.depth - 1])


def knows(state: State, seat: i64, place: i64) -> bool:
    """The own hand; and the two tokens passed on, which lie with the left neighbour."""
    holder = place // 3
    if holder == seat:
        return True
    passed = drafting(state) == LAYING and place % 3 > 0
    return passed and seat >= 0 and holder == (seat + 1) % state.seats


def observe(state: State, seat: i64) -> State:
    """Hidden tokens join those not dealt: together they are what the seat has not seen."""
    view = state.copy()
    if drafting(state) < 0:
        return view
    view.hide_envelopes(seat)
    hands = view.draft.hands
    for place in range(3 * view.seats):
        if hands[place] != HIDDEN and not knows(view, seat, place):
            view.draft.unseen.left[hands[place]] += 1
            hands[place] = HIDDEN
    return view


def determinize(view: State, seat: i64, fate: Fate) -> State:
    """Hidden tokens are drawn from those unseen; what remains was not dealt."""
    state = view.copy()
    if drafting(state) < 0:
        return state
    hands = state.draft.hands
    for place in range(3 * state.seats):
        if hands[place] == HIDDEN:
            state.draft.unseen.count += 1
    for place in range(3 * state.seats):
        if hands[place] == HIDDEN:
            hands[place] = fate.draw(state.draft.unseen)
    return state


def secret(step: i64) -> bool:
    """DP-2.9: which token was kept shows only when all lie on their boards."""
    return ask_of(step) == KEEPING
