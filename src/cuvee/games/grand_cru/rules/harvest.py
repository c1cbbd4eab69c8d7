"""GC-11 Harvesting. The cube of a vine goes to the first barrel; the last one waits for leaf 4."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import LEAVES, VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes, from_on, total
from cuvee.games.grand_cru.model.picks import (
    effect_of,
    left_in,
    mark_of,
    may_be_left,
    pick,
)
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import fresh, spent
from cuvee.games.grand_cru.moves import DONE, HARVEST
from cuvee.games.grand_cru.notes import HARVESTED, LAST_VINE
from cuvee.games.grand_cru.questions import PICK_HARVEST


def ripe(state: State, seat: i64) -> i64:
    """GC-11.2: cubes on own vines. GC-3.10, GC-11.3, GC-R8, GC-R10: in phase 1 not the last one
    before leaf 4; GC-R9: at the fair also that."""
    grapes = state.estates[seat].grapes()
    if grapes > 0 and state.at_fair == 0 and state.round < LEAVES and total(grapes) == 1:
        return 0
    return grapes


def harvests(state: State, seat: i64, out: Moves) -> None:
    """GC-11.1, GC-11.2: any vine with a cube, for a franc one has."""
    if state.estates[seat].money >= state.content.harvest_cost:
        grapes = ripe(state, seat)
        if grapes > 0:
            for variety in range(VARIETIES):
                if count(grapes, variety) > 0:
                    out.add(HARVEST.of(variety))


def act(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-11.1: action 6."""
    state.estates[seat].money -= state.content.harvest_cost
    gather(state, seat, HARVEST.a(move))
    fate.note(HARVESTED, seat, HARVEST.a(move), 1, state.content.harvest_cost)
    watch(state, seat, fate)


def gather(state: State, seat: i64, variety: i64) -> None:
    """GC-11.1: the cube moves to the first barrel."""
    estate = state.estates[seat]
    estate.fields[estate.field_of(fresh(variety))] = spent(variety)
    estate.cellar[0] += cubes(1, variety)


def watch(state: State, seat: i64, fate: Fate) -> None:
    """GC-3.2, GC-R7, GC-R59: the last cube harvested in phase 1 fixes the end of the year."""
    if state.at_fair == 0 and state.estates[seat].grapes() == 0:
        state.harvested = seat
        fate.note(LAST_VINE, seat)


def allowed(state: State, seat: i64, effect: i64, first: i64) -> i64:
    """GC-14.3, GC-14.6, GC-R23: ripe cubes from this variety on, if the supply adds to them."""
    grapes = from_on(ripe(state, seat), first)
    extra = state.content.bonus[effect]
    if extra > 0:
        for variety in range(VARIETIES):
            if count(state.supply, variety) < extra:
                grapes -= cubes(count(grapes, variety), variety)
    return grapes


def can_pick(state: State, seat: i64, effect: i64) -> bool:
    """GC-13.5, GC-18.11: a vine to harvest, and the francs."""
    if state.estates[seat].money < state.content.cost[effect]:
        return False
    return allowed(state, seat, effect, 0) > 0


def ask(state: State, seat: i64, about: i64) -> None:
    """GC-14.3, GC-R72: one vine after the other, while there is one."""
    if left_in(about) > 0 and allowed(state, seat, effect_of(about), mark_of(about)) > 0:
        state.ask(PICK_HARVEST, seat, about)


def picks(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-R19, GC-18.7: the second vine, and the one at the fair, may be left out."""
    effect = effect_of(about)
    grapes = allowed(state, seat, effect, mark_of(about))
    for variety in range(VARIETIES):
        if count(grapes, variety) > 0:
            out.add(HARVEST.of(variety))
    if may_be_left(state.content, about):
        out.add(DONE)


def picked(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-14.3: the first vine pays for all. GC-14.6: cubes of the supply join the harvest."""
    if move == DONE:
        return
    effect = effect_of(about)
    variety = HARVEST.a(move)
    cost: i64 = 0
    if left_in(about) == state.content.amount[effect]:
        cost = state.content.cost[effect]
    estate = state.estates[seat]
    estate.money -= cost
    gather(state, seat, variety)
    extra = state.content.bonus[effect]
    state.supply -= cubes(extra, variety)
    estate.cellar[0] += cubes(extra, variety)
    fate.note(HARVESTED, seat, variety, 1 + extra, cost)
    watch(state, seat, fate)
    ask(state, seat, pick(effect, left_in(about) - 1, variety))
