"""What is learned from games is found again, and a fit goes on where it was stopped."""

import json
from pathlib import Path

import numpy as np
import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cuvee.arena import ArenaError
from cuvee.arena.fitting import gathered, margins, refitted
from cuvee.arena.lessons import Lesson, lesson, lessons
from cuvee.arena.trial import trial
from cuvee.core.content import Facts
from cuvee.core.weights import Weights, weights_of
from cuvee.games import box

OLD = Weights(
    ["points", "goods", "turn"], ["turn"], [0, 5], [[100, 100, 80]] * 2, [[100, 100, 0]] * 2
)


def made_up(count: int) -> list[Lesson]:
    """Games whose margin is the points and, late in the game, three times the goods."""
    dice = np.random.default_rng(1)
    found = []
    for number in range(count):
        time = int(dice.integers(0, 10))
        terms = dice.integers(-500, 500, (2, 2))
        worth = terms[:, 0] + (3 if time >= 5 else 1) * terms[:, 1]
        scores = [int(each) for each in (worth + dice.normal(0, 50, 2)) / 100]
        wins = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        if scores[0] == scores[1]:
            wins = [0.5, 0.5]
        position = [(time, [int(each) for each in row] + [0]) for row in terms]
        found.append(Lesson(number, scores, wins, [position]))
    return found


def test_least_squares_find_what_decides() -> None:
    found = margins(OLD, gathered(OLD, made_up(800))).reshape(2, 3)
    assert found[0, :2] == pytest.approx([1, 1], abs=0.1)
    assert found[1, :2] == pytest.approx([1, 3], abs=0.2)


def test_half_a_step_is_made_and_what_steers_stays() -> None:
    new = refitted(OLD, made_up(800), 300, "margin")
    assert [row[0] for row in new.evaluate] == [100, 100]
    assert [row[2] for row in new.evaluate] == [80, 80]
    assert new.evaluate[0][1] == pytest.approx(100, abs=8)
    assert new.evaluate[1][1] == pytest.approx(200, abs=15)
    assert [row[2] for row in new.value] == [0, 0]
    assert new.value[1][1] > 2 * new.value[1][0] > 0


def test_lessons_are_kept_and_resumed(tmp_path: Path) -> None:
    game = box("grand_cru").game()
    path = tmp_path / "lessons.jsonl"
    first = list(lessons(game, [2, 3], 1, 2, path))
    path.write_bytes(path.read_bytes() + b'{"number": 2, "sco')
    again = list(lessons(game, [2, 3], 1, 3, path))
    assert [len(one.scores) for one in again] == [2, 3, 2]
    assert [one.scores for one in again[:2]] == [one.scores for one in first]
    assert again[2].scores == lesson(game, 2, 1, 2).scores
    with pytest.raises(ArenaError, match="other settings"):
        list(lessons(game, [2], 1, 3, path))


def test_equal_weights_win_half_of_the_games() -> None:
    game = box("grand_cru").game()
    same = game.weights.scaled({})
    before = game.weights
    found = trial(game, same, 2, 3, 1)
    assert found.games == 6 and found.wins.mean == 0.5 and game.weights is before


def test_the_command_prints_what_weights_toml_takes(cuvee: Cuvee, tmp_path: Path) -> None:
    args = ["fit", "grand_cru", "--games", "10", "--players", "2", "--check", "3"]
    done = cuvee(*args, "--out", str(tmp_path / "l.jsonl"))
    assert done.status == 0 and "greedy with these weights wins" in done.out
    terms = box("grand_cru").game().weights
    head = f"terms = {json.dumps(terms.terms)}\nphases = {terms.begins}\n"
    read = weights_of(Facts.parse(head + done.out, "x"), terms.terms, terms.steering)
    assert read.evaluate != terms.evaluate


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--target", "luck"], "choose margin or win"), (["--players", "two"], "write 2,3,4")],
)
def test_bad_wishes_are_refused(cuvee: Cuvee, more: list[str], said: str) -> None:
    done = cuvee("fit", "grand_cru", *more)
    assert done.status == 2 and said in done.err
