"""GC-18.13, GC-18.15 Grape juice and reorganization: what the fair does to the vines."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes, from_on
from cuvee.games.grand_cru.model.picks import effect_of, mark_of, pick
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import fresh, is_vine, kind_of, spent
from cuvee.games.grand_cru.moves import DONE, REORG
from cuvee.games.grand_cru.moves import JUICE as PRESS
from cuvee.games.grand_cru.notes import JUICED, REPLANTED
from cuvee.games.grand_cru.questions import JUICE


def juices(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-18.13, GC-R67: any cube on a vine, in the order of the varieties."""
    grapes = state.estates[seat].grapes()
    for variety in range(mark_of(about), VARIETIES):
        if count(grapes, variety) > 0:
            out.add(PRESS.of(variety))
    out.add(DONE)


def press(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-18.13: a cube to the supply for a franc; then perhaps another."""
    if move == DONE:
        return
    estate = state.estates[seat]
    variety = PRESS.a(move)
    estate.fields[estate.field_of(fresh(variety))] = spent(variety)
    state.supply += cubes(1, variety)
    francs = state.content.amount[effect_of(about)]
    estate.money += francs
    fate.note(JUICED, seat, variety, francs)
    if from_on(estate.grapes(), variety) > 0:
        state.ask(JUICE, seat, pick(effect_of(about), 0, variety))


def vines(estate: Estate) -> i64:
    """A bit for each variety the estate grows."""
    bits: i64 = 0
    for tile in estate.fields:
        if is_vine(tile):
            bits |= 1 << kind_of(tile)
    return bits


def can_replant(state: State, estate: Estate) -> bool:
    """GC-R32: a vine, and a vine of another variety in stack or discards."""
    grown = vines(estate)
    found: i64 = 0
    for variety in range(VARIETIES):
        if state.stock.stack.left[variety] + state.stock.discards[variety] > 0:
            found |= 1 << variety
    # two varieties in one of the sets, one in the other, or two different ones
    return grown > 0 and found > 0 and (grown != found or grown & (grown - 1) > 0)


def replantings(state: State, seat: i64, out: Moves) -> None:
    """GC-18.15, GC-R32: an own vine for another variety, from the stack or the discards."""
    grown = vines(state.estates[seat])
    for old in range(VARIETIES):
        if not grown >> old & 1:
            continue
        for new in range(VARIETIES):
            if new != old:
                if state.stock.stack.left[new] > 0:
                    out.add(REORG.of(old, new, 0))
                if state.stock.discards[new] > 0:
                    out.add(REORG.of(old, new, 1))
    out.add(DONE)


def replant(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-18.15: the old vine to the discards, its cube to the supply; the new one is bare."""
    if move == DONE:
        return
    estate = state.estates[seat]
    old = REORG.a(move)
    new = REORG.b(move)
    field = estate.field_of(spent(old))
    if field < 0:
        field = estate.field_of(fresh(old))
        state.supply += cubes(1, old)
    if REORG.c(move) == 0:
        state.stock.stack.take(new)
    else:
        state.stock.discards[new] -= 1
    state.stock.discards[old] += 1
    estate.fields[field] = spent(new)
    fate.note(REPLANTED, seat, old, new)
