"""BO-11.3 to BO-11.6 Who has won, and the places of the others."""

from cuvee.core.game import ranked
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import DEAD_GOAL, RUN_OUT
from cuvee.games.bottles.rules import ending


def score(state: State, seat: i64) -> i64:
    """BO-11.2: different countries in the cellar."""
    return ending.countries(state, seat)


def glasses(state: State, seat: i64) -> i64:
    """All glasses in the cellar."""
    n: i64 = 0
    for card in range(CARDS):
        if state.place[card] == seat:
            n += state.content.value[card]
    return n


def merit(state: State, seat: i64) -> i64:
    """BO-11.3, BO-R52, BO-11.4: what counts, in its order; BO-11.6 the eliminated, last first."""
    if state.out[seat] > 0:
        return state.out[seat]
    bottles = state.bottles[seat]
    countries = score(state, seat)
    if state.ending == RUN_OUT or state.ending == DEAD_GOAL:
        first = bottles << 8 | countries
    else:
        first = countries << 8 | bottles
    return ((first + 1) << 12 | glasses(state, seat)) << 30 | state.money[seat]


def ranking(state: State) -> list[int]:
    """BO-11.6: equals share a place."""
    return ranked([int(merit(state, seat)) for seat in range(state.seats)])
