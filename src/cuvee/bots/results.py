"""Play whole games between bots and return one row of results for each."""

from typing import Final, TypeVar

from cuvee.bots.base import Bot, ask
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game, answer, play_out
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)

# decisions, ending (0: not over), scores, places, shares of the victory
Row = tuple[int, int, list[int], list[int], list[float]]
APART: Final[i64] = 1 << 32  # the distance between a game's seed and the seed of its bots


def results(game: Game[S], seats: i64, bots: list[Bot[S]], seed: i64, games: i64) -> list[Row]:
    """Play games with consecutive seeds from `seed` on; without bots, answers are random."""
    out = Moves(len(game.moves))
    rows: list[Row] = []
    for k in range(games):
        fate = Seeded(seed + k)
        state = game.start(seats, fate)
        if len(bots) == 0:
            decisions = play_out(game, state, fate, out)
        else:
            decisions = play_by(game, state, bots, fate, Seeded(seed + k + APART))
        scores = [int(game.score(state, seat)) for seat in range(seats)]
        places = game.ranking(state)
        rows.append((decisions, state.ending, scores, places, game.victory(state)))
    return rows


def play_by(game: Game[S], state: S, bots: list[Bot[S]], fate: Fate, dice: Fate) -> i64:
    """Play a game to its end with a bot in every seat; returns the number of decisions."""
    decisions: i64 = 0
    step = state.top()
    while step >= 0 and decisions < game.bound:
        move = ask(bots[seat_of(step)], game, state, step, dice)
        step = answer(game, state, step, move, fate)
        decisions += 1
    return decisions
