"""DP-2.9 to DP-2.13 The draft: three tokens each, one kept, two passed to the left."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import ACTIONS, OBJECTIVE
from cuvee.games.dom_pierre.model.board import empty_pile
from cuvee.games.dom_pierre.model.house import NONE, VINTAGE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import KEEP, LAY
from cuvee.games.dom_pierre.notes import LAID_OUT
from cuvee.games.dom_pierre.questions import KEEPING, LAY_OUT, LAYING, PASS_TOKENS
from cuvee.games.dom_pierre.rules import ending


def deal(state: State, fate: Fate) -> None:
    """DP-2.9: three tokens to everybody. DP-2.12: two players have the objectives tokens."""
    for action in range(ACTIONS):
        if state.seats > 2 or action != OBJECTIVE:
            state.draft.unseen.put(action)
            state.draft.unseen.put(action)
    for seat in range(state.seats):
        for k in range(3):
            state.draft.hands[3 * seat + k] = fate.draw(state.draft.unseen, seat)
    state.then(PASS_TOKENS)
    for seat in range(state.seats - 1, i64(-1), -1):
        state.ask_sealed(KEEPING, seat)


def keeps(state: State, seat: i64, out: Moves) -> None:
    """DP-2.9: one of the three; equal tokens are one choice."""
    hands, at = state.draft.hands, 3 * seat
    out.add(KEEP.of(hands[at]))
    if hands[at + 1] != hands[at]:
        out.add(KEEP.of(hands[at + 1]))
    if hands[at + 2] != hands[at] and hands[at + 2] != hands[at + 1]:
        out.add(KEEP.of(hands[at + 2]))


def keep(state: State, seat: i64, move: i64) -> None:
    """DP-2.9: the kept token becomes the first of the hand."""
    bring(state, 3 * seat, 3 * seat, KEEP.a(move))


def bring(state: State, to: i64, at: i64, action: i64) -> None:
    """Swap the first such token from place `at` on to place `to`."""
    hands = state.draft.hands
    while hands[at] != action:
        at += 1
    hands[at] = hands[to]
    hands[to] = action


def pass_tokens(state: State) -> None:
    """DP-2.9: the two others go to the left; then everybody chooses among those received."""
    old = state.draft.hands[:]
    for seat in range(state.seats):
        left = (seat + 1) % state.seats
        state.draft.hands[3 * left + 1] = old[3 * seat + 1]
        state.draft.hands[3 * left + 2] = old[3 * seat + 2]
    state.then(LAY_OUT)
    for seat in range(state.seats - 1, i64(-1), -1):
        state.ask_sealed(LAYING, seat)


def lays(state: State, seat: i64, out: Moves) -> None:
    """DP-2.11: one of the two received lies green side up."""
    hands, at = state.draft.hands, 3 * seat
    out.add(LAY.of(hands[at + 1]))
    if hands[at + 2] != hands[at + 1]:
        out.add(LAY.of(hands[at + 2]))


def lay(state: State, seat: i64, move: i64) -> None:
    """DP-2.11: it becomes the second of the hand; the third is the strength token."""
    bring(state, 3 * seat + 1, 3 * seat + 1, LAY.a(move))


def lay_out(state: State, fate: Fate) -> None:
    """DP-2.10, DP-2.11, DP-R5: tokens are placed. DP-2.13: the others leave the game.

    DP-15.2, DP-R9: in the short game both green ones lie in their columns, one to a column.
    """
    for seat in range(state.seats):
        house = state.houses[seat]
        kept = state.draft.hands[3 * seat]
        laid = state.draft.hands[3 * seat + 1]
        house.spaces[kept] = VINTAGE
        if state.options.side == 1:
            house.spaces[laid] = VINTAGE
        else:
            house.green = laid
        house.blue = 1
        fate.note(LAID_OUT, seat, kept, laid)
    for k in range(3 * state.seats):
        state.draft.hands[k] = NONE
    state.draft.unseen = empty_pile(ACTIONS)
    ending.next_round(state, fate)
