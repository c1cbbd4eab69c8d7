"""Win chances beside results."""

import json

import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cuvee.arena.calibration import Forecast, by_fifth, reliability


def test_a_forecaster_who_is_right_has_no_error_and_one_who_is_sure_has() -> None:
    right = [Forecast(0, 0.75, float(k % 4 > 0)) for k in range(40)]
    assert reliability(right).error == pytest.approx(0)
    sure = [Forecast(0, 1.0, float(k % 4 > 0)) for k in range(40)]
    assert reliability(sure).error == pytest.approx(0.25)
    assert reliability(sure).bins == [(40, 1.0, 0.75)]


def test_fifths_are_kept_apart() -> None:
    found = [Forecast(k % 5, 0.5, 1.0 if k % 5 == 4 else 0.5) for k in range(20)]
    assert [round(one.error, 3) for one in by_fifth(found)] == [0, 0, 0, 0, 0.5]


def test_the_command_says_how_far_off_the_chances_are(cuvee: Cuvee) -> None:
    args = ["calibrate", "grand_cru", "--games", "2", "--players", "2", "--bots", "random,greedy"]
    found = json.loads(cuvee(*args, "--json").out)
    assert found["games"] == 2 and len(found["fifths"]) == 5
    assert all(0 <= part["error"] <= 1 for part in found["fifths"])
    again = cuvee(*args)
    assert again.status == 0 and "fifth of the game" in again.out
