"""GC-14.2, GC-14.7, GC-25.3 The cellar. Refinement, Blending and Field Blend move cubes."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import BARRELS, VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes, from_on, total
from cuvee.games.grand_cru.model.picks import effect_of, left_in, mark_of, pick
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import BLEND, REFINE, RETURN, TAKE
from cuvee.games.grand_cru.notes import BLENDED, CREATED, GAVE_BACK, PAST, REFINED
from cuvee.games.grand_cru.questions import PICK_FIELD, PICK_TAKE


def clear_past(state: State, seat: i64, barrel: i64, fate: Fate) -> None:
    """GC-13.6, GC-19.2: wine beyond its last barrel returns to the supply."""
    estate = state.estates[seat]
    for variety in range(VARIETIES):
        n = count(estate.cellar[barrel], variety)
        if n > 0 and barrel > state.content.last[variety]:
            estate.cellar[barrel] -= cubes(n, variety)
            state.supply += cubes(n, variety)
            fate.note(PAST, seat, variety, n)


def refinements(state: State, seat: i64, out: Moves) -> None:
    """GC-14.7, GC-R22: any variety in any barrel but the last."""
    for barrel in range(BARRELS - 1):
        some = state.estates[seat].cellar[barrel]
        for variety in range(VARIETIES):
            if count(some, variety) > 0:
                out.add(REFINE.of(barrel, variety))


def can_refine(state: State, seat: i64) -> bool:
    for barrel in range(BARRELS - 1):
        if state.estates[seat].cellar[barrel] > 0:
            return True
    return False


def refine(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-14.7: all cubes of the variety go one barrel to the right."""
    estate = state.estates[seat]
    barrel = REFINE.a(move)
    variety = REFINE.b(move)
    n = count(estate.cellar[barrel], variety)
    estate.cellar[barrel] -= cubes(n, variety)
    estate.cellar[barrel + 1] += cubes(n, variety)
    fate.note(REFINED, seat, variety, n, barrel)
    clear_past(state, seat, barrel + 1, fate)


def can_replace(state: State, seat: i64, barrel: i64, variety: i64) -> bool:
    """GC-14.2: as many cubes lie in the barrel before. GC-R77: a swap of like for like is none."""
    n = count(state.estates[seat].cellar[barrel], variety)
    source = state.estates[seat].cellar[barrel - 1]
    if n == 0 or total(source) < n:
        return False
    return not state.options.blend_swaps or source != cubes(count(source, variety), variety)


def blends(state: State, seat: i64, out: Moves) -> None:
    """GC-14.2: a barrel and a variety in it that can be replaced."""
    for barrel in range(1, BARRELS):
        if state.estates[seat].cellar[barrel] > 0:
            for variety in range(VARIETIES):
                if can_replace(state, seat, barrel, variety):
                    out.add(BLEND.of(barrel, variety))


def can_blend(state: State, seat: i64) -> bool:
    for barrel in range(1, BARRELS):
        if state.estates[seat].cellar[barrel] > 0:
            for variety in range(VARIETIES):
                if can_replace(state, seat, barrel, variety):
                    return True
    return False


def blend(state: State, seat: i64, move: i64) -> None:
    """GC-14.2: one pick for each cube to replace."""
    n = count(state.estates[seat].cellar[BLEND.a(move)], BLEND.b(move))
    state.ask(PICK_TAKE, seat, n << 6 | BLEND.b(move) << 3 | BLEND.a(move))


def takes(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-R67: the same or a later variety than before, if enough remain for the rest."""
    rest = state.estates[seat].cellar[(about & 7) - 1] - state.picked
    for variety in range(about >> 11, VARIETIES):
        if count(rest, variety) > 0 and total(from_on(rest, variety)) >= about >> 6 & 31:
            out.add(TAKE.of(variety))


def take(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-R71: picks are noted; the last one moves all cubes together."""
    state.picked += cubes(1, TAKE.a(move))
    left = (about >> 6 & 31) - 1
    if left > 0:
        state.ask(PICK_TAKE, seat, TAKE.a(move) << 11 | left << 6 | about & 63)
    else:
        replace(state, seat, about & 7, about >> 3 & 7, fate)


def replace(state: State, seat: i64, barrel: i64, variety: i64, fate: Fate) -> None:
    """GC-R21: the old cubes leave for the supply, or for the barrel before; the picked move in."""
    cellar = state.estates[seat].cellar
    n = total(state.picked)
    cellar[barrel] += state.picked - cubes(n, variety)
    cellar[barrel - 1] -= state.picked
    if state.options.blend_swaps:
        cellar[barrel - 1] += cubes(n, variety)
    else:
        state.supply += cubes(n, variety)
    state.picked = 0
    fate.note(BLENDED, seat, variety, n, barrel)
    clear_past(state, seat, barrel, fate)


def field_picks(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-25.3, GC-R67: cubes of the first barrel, in the order of varieties; then a new one."""
    left = left_in(about)
    if left == 0:
        for variety in range(VARIETIES):
            if count(state.supply, variety) > 0:
                out.add(TAKE.of(variety))
        return
    some = state.estates[seat].cellar[0]
    for variety in range(mark_of(about), VARIETIES):
        if count(some, variety) > 0 and total(from_on(some, variety)) >= left:
            out.add(RETURN.of(variety))


def field_picked(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-25.3, GC-R69: the old cubes are in the supply before the new one is chosen."""
    estate = state.estates[seat]
    if TAKE.has(move):
        state.supply -= cubes(1, TAKE.a(move))
        estate.cellar[0] += cubes(1, TAKE.a(move))
        fate.note(CREATED, seat, TAKE.a(move))
        return
    variety = RETURN.a(move)
    estate.cellar[0] -= cubes(1, variety)
    state.supply += cubes(1, variety)
    fate.note(GAVE_BACK, seat, variety)
    state.ask(PICK_FIELD, seat, pick(effect_of(about), left_in(about) - 1, variety))
