"""GC-18.14 Young wine. At the fair immature wine finds a buyer, at a discount."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import BARRELS, VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes
from cuvee.games.grand_cru.model.picks import effect_of
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import DONE, YOUNG
from cuvee.games.grand_cru.notes import SOLD_YOUNG
from cuvee.games.grand_cru.rules import sales


def has_young(state: State, seat: i64) -> bool:
    """GC-18.14, GC-R72: is anything young in the cellar? Else nothing is asked."""
    for barrel in range(BARRELS):
        some = state.estates[seat].cellar[barrel]
        for variety in range(VARIETIES):
            if count(some, variety) > 0 and barrel < state.content.ripe[variety]:
                return True
    return False


def offers(state: State, seat: i64, out: Moves) -> None:
    """GC-18.14: cubes of one variety from one barrel in which it is not yet mature."""
    for barrel in range(BARRELS):
        some = state.estates[seat].cellar[barrel]
        for variety in range(VARIETIES):
            n = count(some, variety)
            if n > 0 and barrel < state.content.ripe[variety]:
                out.add_range(YOUNG.of(barrel, variety, 1), YOUNG.of(barrel, variety, n))
    out.add(DONE)


def price(state: State, effect: i64, barrel: i64, variety: i64) -> i64:
    """GC-18.14, GC-R31: a franc less for each missing year, but never below nothing."""
    missing = state.content.ripe[variety] - barrel
    now = state.content.price(variety, state.board.demand[variety])
    return max(0, now - missing * state.content.amount[effect])


def sell(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-18.14: francs for cubes, which go to the supply; demand falls."""
    if move == DONE:
        return
    estate = state.estates[seat]
    variety = YOUNG.b(move)
    francs = YOUNG.c(move) * price(state, effect_of(about), YOUNG.a(move), variety)
    estate.cellar[YOUNG.a(move)] -= cubes(YOUNG.c(move), variety)
    state.supply += cubes(YOUNG.c(move), variety)
    estate.money += francs
    sales.fall(state, variety)
    fate.note(SOLD_YOUNG, seat, variety, YOUNG.c(move), francs)
