"""What an answer and a whole game are worth to each seat."""

from typing import Final, TypeVar

from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)

RANK: Final[i64] = 0  # at the end, from 1 for the first place to -1 for the last
SCORE: Final[i64] = 1  # at the end, own points less the best of the others; together, the points
SHAPED: Final[i64] = 2  # points as they come, and the rank at the end
KINDS: Final = ["rank", "score", "shaped"]


def final_rewards(game: Game[S], state: S, kind: i64) -> list[float]:
    """What the end of the game gives each seat, itself apart from points paid before."""
    if kind == SCORE:
        scores = [int(game.score(state, seat)) for seat in range(state.seats)]
        if game.team:
            return [float(score) for score in scores]
        return [float(margin(scores, seat)) for seat in range(len(scores))]
    return ranks(game, state)


def ranks(game: Game[S], state: S) -> list[float]:
    """Equals share their places; whoever plays alone or together wins or loses (1 or -1)."""
    places = game.ranking(state)
    if game.team:
        return [2 * part - 1 for part in game.victory(state)]
    shared = [2 * place + places.count(place) - 1 for place in places]  # twice the mean place
    return [(len(places) + 1 - twice) / (len(places) - 1) for twice in shared]


def margin(scores: list[int], seat: int) -> int:
    """Own points less the best of the others."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
