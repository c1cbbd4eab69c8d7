"""Evaluation."""

from cuvee.core.native import i64
from cuvee.games.grand_cru.scoring import score
from cuvee.games.grand_cru.state import State


def evaluate(state: State, seat: i64) -> i64:
    return 100 * score(state, seat)
