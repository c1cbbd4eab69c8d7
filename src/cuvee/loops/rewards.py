"""The rewards at the end of a game."""

from typing import Final, TypeVar

from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)

RANK: Final[i64] = 0  # at the end, from 1 for the first place to -1 for the last
SCORE: Final[i64] = 1  # at the end, own points minus the best of the others; in a team, the points
SHAPED: Final[i64] = 2  # points as they come, and the rank at the end
KINDS: Final = ["rank", "score", "shaped"]


def final_rewards(game: Game[S], state: S, kind: i64) -> list[float]:
    """The reward of each seat for the result, without points that were paid before."""
    if kind == SCORE:
        scores = [int(game.score(state, seat)) for seat in range(state.seats)]
        if game.team:
            return [float(score) for score in scores]
        return [float(margin(scores, seat)) for seat in range(len(scores))]
    return ranks(game, state)


def ranks(game: Game[S], state: S) -> list[float]:
    """From 1 to -1 by place, tied seats share; a team or solo player gets 1 or -1."""
    places = game.ranking(state)
    if game.team:
        return [2 * part - 1 for part in game.victory(state)]
    shared = [2 * place + places.count(place) - 1 for place in places]  # twice the mean place
    return [(len(places) + 1 - twice) / (len(places) - 1) for twice in shared]


def margin(scores: list[int], seat: int) -> int:
    """The seat's points minus the best points of the others."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
