"""BO-3 Movement. Link by link, never twice into a cell, or by plane to any land."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import BALLOON, DRY, GLASS, PLANE
from cuvee.games.bottles.model.state import NONE, State
from cuvee.games.bottles.moves import FLY, HIRE, STAY, STEP, STOP
from cuvee.games.bottles.notes import MOVED, STAYED
from cuvee.games.bottles.questions import ARRIVE, CELL, MOVE, MOVING
from cuvee.games.bottles.rules import deals, looks, shove, thief


def choices(state: State, seat: i64, face: i64, out: Moves) -> None:
    """BO-3.12: stay, hire, or go as far as the die allows: BO-3.1, BO-3.2, BO-3.3; BO-2.6 deals."""
    out.add(STAY)
    if state.money[seat] >= state.content.hire_cost:
        out.add(HIRE)
    here = state.cell[seat]
    if face == PLANE:
        out.add_all(FLY, 0, min(here, DRY) - 1)
        out.add_all(FLY, here + 1, DRY - 1)
    elif face != GLASS:
        steps(state, here, face, state.content.steps[face], out)
    deals.offers(state, seat, out)


def ways_on(state: State, seat: i64, about: i64, out: Moves) -> None:
    """BO-3.9: stop after any step, except with the exact balloon; or go on."""
    face = about // 8
    if not is_exact(state, face):
        out.add(STOP)
    steps(state, state.cell[seat], face, about % 8, out)


def steps(state: State, here: i64, face: i64, left: i64, out: Moves) -> None:
    """BO-3.7, BO-3.11, BO-R13: any linked cell; BO-3.8 none twice; BO-3.10 a balloon gets four."""
    content = state.content
    exact = is_exact(state, face)
    for k in range(content.link_ends[here], content.link_ends[here + 1]):
        to = content.links[k]
        if not state.has_passed(to) and (not exact or goes_on(state, to, left - 1)):
            out.add(STEP.of(to))


def is_exact(state: State, face: i64) -> bool:
    """BO-3.4, BO-R11: is it the balloon, and must it go all its links?"""
    return face == BALLOON and state.options.exact_balloon


def goes_on(state: State, cell: i64, left: i64) -> bool:
    """Can the move go on for so many steps once this cell is entered?"""
    if left == 0:
        return True
    content = state.content
    state.path[state.path_length] = cell
    state.path_length += 1
    found = False
    for k in range(content.link_ends[cell], content.link_ends[cell + 1]):
        to = content.links[k]
        if not state.has_passed(to) and goes_on(state, to, left - 1):
            found = True
            break
    state.path_length -= 1
    state.path[state.path_length] = NONE
    return found


def move(state: State, seat: i64, face: i64, move: i64, fate: Fate) -> None:
    """BO-2.5: moving is never compulsory. BO-3.5 the plane passes nothing on its way."""
    if move == STAY:
        fate.note(STAYED, seat)
        state.then(ARRIVE, 0)
    elif move == HIRE:
        thief.hire(state, seat, fate)
    elif FLY.has(move):
        enter(state, seat, FLY.a(move), face, 0, fate)
    elif STEP.has(move):
        enter(state, seat, STEP.a(move), face, state.content.steps[face] - 1, fate)
    else:
        state.ask(MOVE, seat, face)
        deals.begin(state, seat, move, fate)


def move_on(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """BO-3.9: stop here, or take one more step."""
    if move == STOP:
        state.then(ARRIVE, 1)
    else:
        enter(state, seat, STEP.a(move), about // 8, about % 8 - 1, fate)


def enter(state: State, seat: i64, cell: i64, face: i64, left: i64, fate: Fate) -> None:
    """BO-3.13, BO-R29: a marker there is shoved off before the next step. BO-3.9: is there one?"""
    state.cell[seat] = cell
    fate.note(MOVED, seat, cell)
    if face != PLANE:
        state.path[state.path_length] = cell
        state.path_length += 1
    if left > 0 and goes_somewhere(state, cell):
        state.ask(MOVING, seat, face * 8 + left)
    else:
        state.then(ARRIVE, 1)
    shove.clear(state, seat, cell, fate)


def goes_somewhere(state: State, cell: i64) -> bool:
    content = state.content
    for k in range(content.link_ends[cell], content.link_ends[cell + 1]):
        if not state.has_passed(content.links[k]):
            return True
    return False


def arrive(state: State, arrived: i64, fate: Fate) -> None:
    """BO-3.15, BO-R15, BO-6.1: the cell where the move ends counts; a producer shows its deck."""
    for k in range(state.path_length):
        state.path[k] = NONE
    state.path_length = 0
    state.ask(CELL, state.turn, arrived)
    country = state.content.cell_country[state.cell[state.turn]]
    is_open = arrived > 0 or not state.options.arrived_only
    if is_open and country >= 0:
        looks.into_deck(state, state.turn, country, fate)
