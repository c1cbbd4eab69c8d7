"""GC-10 Raising demand. The marker of a variety goes up a level, and perhaps its price."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.model.picks import (
    AT_FAIR,
    effect_of,
    left_in,
    mark_of,
    may_be_left,
    pick,
)
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import DONE, RAISE
from cuvee.games.grand_cru.notes import RAISED
from cuvee.games.grand_cru.questions import PICK_DEMAND
from cuvee.games.grand_cru.rules import brand


def can_raise(state: State, first: i64) -> bool:
    """GC-10.2: is a column from this variety on below its top?"""
    for variety in range(first, VARIETIES):
        if state.board.demand[variety] < state.content.levels[variety]:
            return True
    return False


def raises(state: State, first: i64, out: Moves) -> None:
    """GC-10.1, GC-10.2: any variety below its top level."""
    now = state.board.demand
    top = state.content.levels
    move = RAISE.of(0)
    for variety in range(first, VARIETIES):
        if now[variety] < top[variety]:
            out.add(move + variety)


def lift(state: State, seat: i64, variety: i64, fate: Fate) -> None:
    """GC-10.1: up one level, free of charge."""
    state.board.demand[variety] += 1
    level = state.board.demand[variety]
    fate.note(RAISED, seat, variety, level, state.content.price(variety, level))
    brand.outgrow(state, variety, fate)


def act(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-10.1: action 5; GC-27.1: then perhaps a brand marker."""
    lift(state, seat, RAISE.a(move), fate)
    brand.offer(state, seat, RAISE.a(move))


def ask(state: State, seat: i64, about: i64) -> None:
    """GC-14.8, GC-18.16: so many raises, while one is possible."""
    if left_in(about) > 0 and can_raise(state, mark_of(about)):
        state.ask(PICK_DEMAND, seat, about)


def picks(state: State, about: i64, out: Moves) -> None:
    """GC-R19: at least one raise, of what comes from the mark on; GC-18.7: or none."""
    raises(state, mark_of(about), out)
    if may_be_left(state.content, about):
        out.add(DONE)


def picked(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-14.8, GC-R43: each raise is one level; GC-R53: in phase 1 it may be branded."""
    if move == DONE:
        return
    effect = effect_of(about)
    variety = RAISE.a(move)
    lift(state, seat, variety, fate)
    ask(state, seat, pick(effect, left_in(about) - 1, next_from(state, effect, variety)))
    if effect < AT_FAIR:
        brand.offer(state, seat, variety)


def next_from(state: State, effect: i64, variety: i64) -> i64:
    """GC-R67: the same or a later variety; where markers may come home from a raise, any."""
    if state.options.brand_identity and effect < AT_FAIR:
        return 0
    return variety
