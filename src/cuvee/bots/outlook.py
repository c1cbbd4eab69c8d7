"""Win chances of all seats, computed from the game's evaluation."""

from math import exp
from typing import TypeVar

from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


def chances(game: Game[S], state: S) -> list[float]:
    """The result if the game is over; else a lead of `spread` in evaluation is odds of e to 1."""
    if state.depth == 0:
        return game.victory(state)
    values = [int(game.value(state, seat)) for seat in range(state.seats)]
    if game.team:
        hope = 1.0 / (1.0 + exp(-lead(sum(values) // len(values), 0, game.spread)))
        return [hope] * len(values)
    best: i64 = max(values)
    odds = [exp(lead(value, best, game.spread)) for value in values]
    whole = sum(odds)
    return [part / whole for part in odds]


def lead(value: i64, over: i64, spread: i64) -> float:
    """The lead in units of `spread`, limited so that `exp` does not overflow."""
    return max(-30.0, min(30.0, float(value - over) / float(spread)))
