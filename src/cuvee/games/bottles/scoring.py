"""BO-11.3 to BO-11.6 Who has won, and the places of the others."""

from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.rules import ending
from cuvee.games.bottles.state import DEAD_GOAL, RUN_OUT, State


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


def merits(state: State, seat: i64) -> list[int]:
    """BO-11.3, BO-11.4: what counts, in its order; BO-11.6 the eliminated, last out first."""
    if state.out[seat] > 0:
        return [0, int(state.out[seat])]
    bottles, countries = int(state.bottles[seat]), int(score(state, seat))
    first = [countries, bottles]
    if state.ending in (RUN_OUT, DEAD_GOAL):
        first = [bottles, countries]
    return [1, *first, int(glasses(state, seat)), int(state.money[seat])]


def ranking(state: State) -> list[int]:
    """BO-11.6: equals share a place."""
    results = [merits(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > mine for other in results) for mine in results]
