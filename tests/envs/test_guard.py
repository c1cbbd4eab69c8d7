"""Speed cannot slip unnoticed: ratios within one run, on whatever machine this is."""

from time import process_time

import pytest

import cuvee
from peers import ours, theirs

pytestmark = pytest.mark.skipif(not cuvee.COMPILED, reason="the compiled build is the fast one")
LONG, ROUNDS = 0.05, 5


def best(works: list[ours.Work]) -> list[float]:
    """Units a second of CPU time, the best of some turns each, taken in turn."""
    rates = [0.0] * len(works)
    for _ in range(ROUNDS):
        for k, work in enumerate(works):
            done, begun = 0.0, process_time()
            while (took := process_time() - begun) < LONG:
                done += work()
            rates[k] = max(rates[k], done / took)
    return rates


@pytest.mark.slow
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_we_stay_ahead(name: str) -> None:
    """About half of what our slowest game makes in the plain build (33, 17, 3.9, 6.8)."""
    rollouts = theirs.spiel_rollouts("backgammon")
    works = [rollouts, ours.played(name), ours.driven(name), ours.stepped(name), ours.many(name)]
    peer, played, driven, stepped, many = best(works)
    assert played / peer > 16, f"random play is {played / peer:.1f} times backgammon in C++"
    assert driven / peer > 8, f"driven from Python it is {driven / peer:.1f} times"
    assert stepped / peer > 1.9, f"one environment is {stepped / peer:.2f} times"
    assert many / peer > 3.4, f"256 games are {many / peer:.2f} times"
