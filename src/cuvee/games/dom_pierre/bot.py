"""How good a position looks."""

from cuvee.core.native import i64
from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.state import State


def evaluate(state: State, seat: i64) -> i64:
    return scoring.score(state, seat) * 100
