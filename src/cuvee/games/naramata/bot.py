"""How good a position looks, from the strategy notes of the spec."""

from cuvee.core.native import i64
from cuvee.games.naramata.state import State


def evaluate(state: State, seat: i64) -> i64:
    return state.guides[seat].points() * 100
