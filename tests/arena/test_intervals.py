"""Intervals are right on known numbers, and hold what they promise."""

import doctest
from collections.abc import Iterator

import pytest

from cuvee.arena import intervals
from cuvee.arena.intervals import FEWEST, Interval, Sample, Stop, t_quantile
from cuvee.arena.setting import luck


def sample(values: list[float]) -> Sample:
    made = Sample()
    for value in values:
        made.add(value)
    return made


def test_the_examples_run() -> None:
    assert doctest.testmod(intervals).failed == 0


@pytest.mark.parametrize(("freedom", "known"), [(5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984)])
def test_students_t_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert abs(t_quantile(freedom) - known) < 0.001


def test_half_of_a_hundred_coins() -> None:
    """Wilson's 40.4 % to 59.6 % for 50 of 100, a little wider for Student's t."""
    found = sample([0.0, 1.0] * 50).interval()
    assert found.mean == 0.5
    assert abs(found.low - 0.4023) < 0.0005 and abs(found.high - 0.5977) < 0.0005


def test_always_is_not_proved_by_twenty_blocks() -> None:
    found = sample([1.0] * 20).interval()
    assert (found.mean, found.high) == (1.0, 1.0)
    assert abs(found.low - 20 / (20 + 2.093**2)) < 0.0005


def test_blocks_that_agree_say_more_than_coins() -> None:
    """The spread of the blocks counts, not the number of games."""
    narrow = sample([0.4, 0.6] * 50).interval()
    assert abs(narrow.half_width - 1.984 * 0.1005 / 10) < 0.0005


def test_two_blocks_say_nothing() -> None:
    assert sample([1.0, 0.0]).interval() == Interval(0.5, 0.0, 1.0)


def blocks(share: float, seed: int, alike: bool) -> Iterator[float]:
    """Blocks of two games, independent or always with the same winner."""
    dice = luck("blocks", seed)
    while True:
        games = [int(dice.below(1000)) < share * 1000 for _ in range(1 if alike else 2)]
        yield sum(games) / len(games)


@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize("share", [0.5, 0.93])
def test_the_truth_lies_inside_95_times_in_100(share: float, alike: bool) -> None:
    held = 0
    for seed in range(1000):
        row = blocks(share, seed, alike)
        found = sample([next(row) for _ in range(60)]).interval()
        held += found.low <= share <= found.high
    assert 930 <= held <= 985


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "low"), (0.6, "high")])
def test_a_sequential_test_errs_once_in_twenty(share: float, verdict: str) -> None:
    stop = Stop(test=(0.5, 0.6))
    right = 0
    for seed in range(200):
        made = Sample()
        for value in blocks(share, seed, False):
            made.add(value)
            if stop.now([made]):
                break
        right += stop.verdict(made) == verdict
    assert right >= 184


def test_nobody_stops_before_there_is_something_to_see() -> None:
    stop = Stop(half_width=0.5)
    assert not stop.now([sample([1.0] * (FEWEST - 1))])
    assert stop.now([sample([1.0] * FEWEST)])
    assert not Stop().now([sample([1.0] * 1000)])
