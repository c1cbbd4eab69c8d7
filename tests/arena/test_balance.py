"""Balance counts what is used, compares who used it, and names what stands out."""

import json
from collections import Counter
from typing import Any

import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cuvee.arena.balance import Use, counted, flagged, usual_span, watched, weigh
from cuvee.arena.setting import Setting
from cuvee.games import NAMES, box

TWO = Setting("bottles", (), None, 2, ("random",), 1)


def game(winner: int, *uses: str) -> dict[str, Any]:
    return {
        "wins": [float(winner == seat) for seat in (0, 1)],
        "scores": [0, 0],
        "decisions": 10,
        "ending": "goal",
        "uses": [Counter({("selling", thing): 2 for thing in used.split()}) for used in uses],
    }


def test_use_and_wins_are_counted_by_seat() -> None:
    games = [game(0, "it1 it2", ""), game(0, "it1", "it2"), game(1, "", "it1"), game(1, "it2", "")]
    found = weigh(TWO, games)
    by_name = {use.thing: use for use in found.uses if use.group == "selling"}
    first, second = by_name["it1"], by_name["it2"]
    assert (first.seats, first.times, first.win_share) == (3 / 8, 6 / 4, 1.0)
    assert first.lift == pytest.approx(1 - 1 / 5)
    assert second.seats == 3 / 8 and second.win_share == pytest.approx(1 / 3)
    assert second.error == pytest.approx((2 / 9 / 3 + 6 / 25 / 5) ** 0.5)


def test_a_thing_that_wins_is_flagged() -> None:
    games = [game(k % 2, *("it1 fr1", "fr1")[:: 1 if k % 2 == 0 else -1]) for k in range(100)]
    found = weigh(TWO, games)
    assert [flag for flag in found.flags if "it1" in flag] == [
        "selling it1: its users win 100% more"
    ]
    assert not any("seat" in flag for flag in found.flags)


def test_a_seat_that_wins_is_flagged() -> None:
    found = weigh(TWO, [game(k % 10 == 0, "", "") for k in range(100)])
    assert [flag.split(" wins")[0] for flag in found.flags] == ["seat 1", "seat 2"]


def test_what_nobody_wants_is_flagged_beside_its_like() -> None:
    group = [Use("g", str(k), 0.30 + k / 100) for k in range(6)]
    found = flagged([*group, Use("g", "rare", 0.0), Use("g", "loved", 0.95)], 1000)
    assert {use.thing: use.flags for use in found if use.flags} == {
        "rare": ["never used"],
        "loved": ["used far more than its like"],
    }
    assert usual_span([0.1, 0.9]) == (0.0, 0.5, 1.0)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_knows_what_is_worth_counting(name: str) -> None:
    seats = max(2, box(name).game().fewest)
    played = watched(Setting(name, (), None, seats, ("random",), 2), 0)
    verbs, news = counted(name)
    groups = {group for used in played["uses"] for group, _ in used}
    assert len(groups) > 2 and groups <= {*verbs.values(), *(group for group, _ in news.values())}
    words = {text.split()[0] for text in box(name).game().moves.texts}
    assert set(verbs) <= words


def test_the_command_says_what_is_promised(cuvee: Cuvee) -> None:
    args = ["balance", "bottles", "--bots", "random", "--games", "6", "--players", "2"]
    found = json.loads(cuvee(*args, "--json").out)["reports"][0]
    assert found["bot"] == "random" and sum(found["endings"].values()) == 6
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert {"group", "thing", "seats", "times", "win_share", "lift"} <= found["uses"][0].keys()
    assert "stand out" in cuvee(*args).out
