"""BO-2 Rounds and turns. Everyone has one turn a round: roll, move, use the cell."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import GLASS
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.moves import ROLL
from cuvee.games.bottles.notes import NEW_ROUND, ROLLED
from cuvee.games.bottles.options import BROKE_AT_TURN_END
from cuvee.games.bottles.questions import BEFORE_ROLL, MOVE, NEXT_TURN, ROUND_OVER, TOAST, TURN_OVER
from cuvee.games.bottles.rules import deals, ruin


def begin_round(state: State, fate: Fate) -> None:
    """BO-2.1, BO-2.7: all turns, then the checks."""
    state.round += 1
    fate.note(NEW_ROUND, state.first, state.round)
    state.then(ROUND_OVER)
    state.then(NEXT_TURN, 0)


def next_turn(state: State, done: i64) -> None:
    """BO-2.1: in playing order from the first player on; BO-R58 the eliminated are skipped."""
    if done == state.seats:
        return
    state.then(NEXT_TURN, done + 1)
    seat = (state.first + done) % state.seats
    if state.out[seat] == 0:
        state.turn = seat
        state.offers = deals.budget(state)
        state.auctions = state.options.auctions_per_turn
        state.helped = 0
        state.market_die = 0
        for k in range(3):
            state.traded[k] = 0
        state.then(TURN_OVER, seat)
        state.ask(BEFORE_ROLL, seat)


def before_roll(state: State, seat: i64, out: Moves) -> None:
    """BO-2.2, BO-2.3: the roll is compulsory; BO-2.6, BO-R44 deals may come first."""
    out.add(ROLL)
    deals.offers(state, seat, out)


def roll(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-2.4, BO-R6: six faces alike. BO-3.6: the glass means a toast instead of a move."""
    if move != ROLL:
        state.ask(BEFORE_ROLL, seat)
        deals.begin(state, seat, move, fate)
        return
    face = fate.die()
    fate.note(ROLLED, seat, face)
    if face == GLASS:
        state.then(TOAST)
    else:
        state.path[0] = state.cell[seat]
        state.path_length = 1
        state.ask(MOVE, seat, face)


def turn_over(state: State, seat: i64, fate: Fate) -> None:
    """BO-10.2: with `turn_end` whoever is without money now needs help."""
    if state.options.broke_check == BROKE_AT_TURN_END:
        ruin.check(state, seat, fate)
