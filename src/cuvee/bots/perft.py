"""perft: counts the sequences of legal answers. A wrong rule changes the number."""

from typing import TypeVar

from cuvee.core.fate import Seeded
from cuvee.core.game import Game, answer
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


def perft(game: Game[S], state: S, depth: i64, luck: i64) -> int:
    """The number of sequences of `depth` answers; games that end earlier do not count.

    Chance restarts with the seed `luck` after every answer, so the number depends on rules only.
    """
    if depth == 0:
        return 1
    if state.depth == 0:
        return 0
    step = state.top()
    out = Moves(len(game.moves))
    game.legal(state, step, out)
    if depth == 1:
        return out.count
    ways: i64 = 0
    for k in range(out.count):
        twin = state.copy()
        answer(game, twin, step, out.ids[k], Seeded(luck))
        ways += perft(game, twin, depth - 1, luck)
    return ways
