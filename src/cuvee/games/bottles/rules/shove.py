"""BO-5 Shove-off. Whoever stands in the way moves on, and may break a bottle."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import CELLS, GLASS
from cuvee.games.bottles.model.state import NONE, REMOVED, State
from cuvee.games.bottles.moves import DISCARD, SHOVE
from cuvee.games.bottles.notes import BROKE_BOTTLE, FLED, PUSHED
from cuvee.games.bottles.questions import BREAKAGE, SHOVED


def clear(state: State, seat: i64, cell: i64, fate: Fate) -> None:
    """BO-5.1: a marker in the entered cell must leave; BO-5.9 this is a new chain."""
    state.shoved = 0
    victim = state.marker_on(cell, seat)
    if victim != NONE:
        push(state, seat, victim, fate)


def push(state: State, seat: i64, victim: i64, fate: Fate) -> None:
    """BO-5.2, BO-R21: its owner chooses where to."""
    fate.note(PUSHED, seat, victim, state.cell[victim])
    state.ask(SHOVED, victim)


def refuges(state: State, seat: i64, out: Moves) -> None:
    """BO-5.3, BO-R20 any linked cell without an immune marker; BO-5.5 free ones first; BO-5.6."""
    linked(state, seat, False, out)
    if state.options.free_first:
        occupied = out.count
        linked(state, seat, True, out)
        if out.count > occupied:
            for k in range(out.count - occupied):
                out.ids[k] = out.ids[occupied + k]
            out.count -= occupied
    if out.count == 0:
        nearest(state, seat, out)


def linked(state: State, seat: i64, free_only: bool, out: Moves) -> None:
    """BO-5.4, BO-R22: immune are the player in turn and whoever was shoved in this chain."""
    content = state.content
    here = state.cell[seat]
    for k in range(content.link_ends[here], content.link_ends[here + 1]):
        to = content.links[k]
        there = state.marker_on(to, seat)
        if there == NONE or (
            not free_only and there != state.turn and not state.shoved >> there & 1
        ):
            out.add(SHOVE.of(to))


def nearest(state: State, seat: i64, out: Moves) -> None:
    """BO-5.6, BO-R23: the free cells at the smallest distance."""
    here = state.cell[seat]
    least: i64 = CELLS
    for cell in range(CELLS):
        far = state.content.distance[here * CELLS + cell]
        if far <= least and state.marker_on(cell, NONE) == NONE:
            if far < least:
                out.clear()
                least = far
            out.add(SHOVE.of(cell))


def flee(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-R26: move, roll, BO-5.7, BO-R24, BO-R25 lose a bottle on the glass if there is one,
    then BO-5.8, BO-R28 the marker that stood there.
    """
    cell = SHOVE.a(move)
    following = state.marker_on(cell, seat)
    state.cell[seat] = cell
    state.shoved |= 1 << seat
    face = fate.die()
    fate.note(FLED, seat, cell, face)
    if following != NONE:
        push(state, seat, following, fate)
    if face == GLASS and state.bottles[seat] > 0:
        state.ask(BREAKAGE, seat)


def lose(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-5.7: the bottle is out of the game; BO-5.12 the player is not."""
    state.move_card(DISCARD.a(move), REMOVED)
    fate.note(BROKE_BOTTLE, seat, DISCARD.a(move))
