"""GC-1 Set-up. Tiles are dealt, everything else lies ready, and everybody borrows in secret."""

from typing import Final

from cuvee.core.fate import Fate, Pile
from cuvee.core.native import i64, vec
from cuvee.games.grand_cru.content import IMPROVEMENTS, INNOVATIONS, KINDS, VARIETIES
from cuvee.games.grand_cru.model.cubes import cubes
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.notes import STARTS
from cuvee.games.grand_cru.questions import FIRST_YEAR, INITIAL_LOANS
from cuvee.games.grand_cru.rules import turns, vineyard

HEURIGER: Final[i64] = 8  # its place, and that of the Field Blend, among the improvements
FIELD_BLEND: Final[i64] = 9


def set_up(state: State, fate: Fate) -> None:
    """GC-1.1, GC-1.6, GC-1.10: supply, pieces and prestige lie ready. GC-1.9, GC-1.16: the marker
    on the loan ladder is not counted. GC-24.1: innovation tiles lie in a row."""
    for variety in range(VARIETIES):
        state.supply += cubes(state.content.cubes[variety], variety)
    for seat in range(state.seats):
        state.estates[seat].markers = state.content.markers
        state.estates[seat].prestige = state.content.start_prestige
    deal_tiles(state, fate)
    if state.options.innovation:
        row = Pile(vec[i64]([1] * INNOVATIONS), INNOVATIONS)
        for k in range(INNOVATIONS):
            vineyard.to_row(state, fate.draw(row))
    state.then(FIRST_YEAR)
    for seat in range(state.seats - 1, i64(-1), -1):
        state.ask_sealed(INITIAL_LOANS, seat)


def deal_tiles(state: State, fate: Fate) -> None:
    """GC-1.3, GC-1.4, GC-R62: vines and improvements apart; GC-1.5: the rest is one stack."""
    vines = Pile(vec[i64]([0] * KINDS), 0)
    improvements = Pile(vec[i64]([0] * KINDS), 0)
    for variety in range(VARIETIES):
        vines.left[variety] = state.content.vines[variety]
        vines.count += vines.left[variety]
    for improvement in range(IMPROVEMENTS):
        if in_play(state, improvement):
            improvements.left[VARIETIES + improvement] = state.content.copies[improvement]
            improvements.count += state.content.copies[improvement]
    display = state.stock.display
    for k in range(state.seats * state.content.vines_dealt):
        display[fate.draw(vines)] += 1
    for k in range(state.seats * state.content.improvements_dealt):
        display[fate.draw(improvements)] += 1
    stack = state.stock.stack
    for kind in range(KINDS):
        stack.left[kind] = vines.left[kind] + improvements.left[kind]
    stack.count = vines.count + improvements.count


def in_play(state: State, improvement: i64) -> bool:
    """GC-25.1: Heuriger and Field Blend come only in place of another improvement."""
    if improvement == HEURIGER:
        return state.options.heuriger >= 0
    if improvement == FIELD_BLEND:
        return state.options.field_blend >= 0
    return improvement != state.options.heuriger and improvement != state.options.field_blend


def first_year(state: State, fate: Fate) -> None:
    """GC-1.11: most loans make the start player; among equals chance decides."""
    most: i64 = 0
    tied: i64 = 0
    for seat in range(state.seats):
        n = state.estates[seat].loans
        if n > most:
            most = n
            tied = 0
        if n == most:
            tied += 1
    lot = fate.below(tied)
    for seat in range(state.seats):
        if state.estates[seat].loans == most:
            if lot == 0:
                state.first = seat
            lot -= 1
    fate.note(STARTS, state.first)
    turns.begin_year(state, fate)
