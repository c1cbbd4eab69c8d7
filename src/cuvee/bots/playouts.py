"""Many random games in one compiled call, to measure speed and compare builds."""

from typing import TypeVar

from cuvee.core.fate import Seeded
from cuvee.core.game import Game, play_out
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


def playouts(game: Game[S], seats: i64, games: i64, seed: i64) -> tuple[int, int]:
    """Play random games; returns the number of decisions and a checksum of all scores."""
    out = Moves(len(game.moves))
    decisions: i64 = 0
    check: i64 = 0
    for k in range(games):
        fate = Seeded(seed + k)
        state = game.start(seats, fate)
        decisions += play_out(game, state, fate, out)
        for seat in range(seats):
            check = (check * 31 + game.score(state, seat) + 100) & 0x3FFFFFFF
    return decisions, check


def copies(state: BaseState, n: i64) -> int:
    """Copy the state n times; returns a sum, so that the compiler cannot skip the work."""
    total: i64 = 0
    for k in range(n):
        total += state.copy().depth
    return total
