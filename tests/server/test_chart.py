"""The course of a game as a chart: what a player reads off it."""

import re
from itertools import pairwise

from cuvee.server.drawing.chart import HIGH, LETTER, chart

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def letters(points: list[int]) -> dict[str, float]:
    """How deep each seat's letter stands when the game ends with these points."""
    drawn = chart([(0, [0] * len(points)), (40, points)], NAMES[: len(points)])
    return {mark: float(y) for y, mark in re.findall(r'y="([\d.]+)">([A-D])<', drawn)}


def test_letters_of_lines_that_end_together_stand_apart() -> None:
    found = sorted(letters([7, 7, 7, 7]).values())
    assert len(found) == 4 and found[-1] < HIGH
    assert all(b - a >= LETTER - 0.2 for a, b in pairwise(found))


def test_a_letter_stands_beside_the_end_of_its_line_where_there_is_room() -> None:
    found = letters([40, 0])
    assert found["A"] < 30 and found["B"] > HIGH - 30


def test_the_grid_has_round_numbers_and_the_zero() -> None:
    drawn = chart([(0, [0, 0]), (9, [17, -56])], NAMES[:2])
    assert re.findall(r'class="end">(-?\d+)<', drawn) == ["-40", "-20", "0"]
