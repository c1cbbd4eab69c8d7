"""Weights are data: what a file may say, and that the first set plays as the first greedy did."""

from pathlib import Path
from typing import Any

import pytest

from cuvee.bots.greedy import Greedy
from cuvee.bots.results import results
from cuvee.bots.roster import named
from cuvee.bots.weighed import reweighed
from cuvee.core.content import ContentError
from cuvee.core.fate import Seeded
from cuvee.core.moves import numbers
from cuvee.core.weights import Weights, weights_in
from cuvee.games import NAMES as GAMES
from cuvee.games import box

# decisions, scores of the game with seed 3 between two bots, as greedy played it before its
# weights were fitted
FIRST = {
    "bottles": (75, [4, 0]),
    "grand_cru": (196, [54, 76]),
    "dom_pierre": (301, [94, 81]),
    "naramata": (302, [118, 116]),
}


@pytest.mark.parametrize("name", GAMES)
def test_greedy_v1_plays_as_greedy_did_at_first(name: str) -> None:
    row = results(box(name).game(), 2, [named("greedy_v1") for _ in range(2)], 3, 1)[0]
    assert (row[0], row[2]) == FIRST[name]


@pytest.mark.parametrize("name", GAMES)
def test_no_term_that_steers_reaches_the_value_of_a_position(name: str) -> None:
    for weights in box(name).game().weights.sets.values():
        for row in weights.value:
            steered = [row[weights.terms.index(term)] for term in weights.steering]
            assert steered and not any(steered)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_has_all_terms_for_every_seat(name: str) -> None:
    game = box(name).game()
    state = game.start(2, Seeded(1))
    for seat in range(2):
        assert len(game.terms(state, seat)) == len(game.weights.terms)


def test_other_weights_make_another_game_and_leave_the_first_alone() -> None:
    game = box("grand_cru").game()
    twin = reweighed(game, game.weights.scaled({"score": 0}))
    state = game.start(2, Seeded(1))
    bots: list[Any] = [Greedy(), Greedy()]
    while state.year < 2:
        step = state.top()
        game.answer(state, step, bots[0].answer(game, state, step, Seeded(1)), Seeded(2))
    assert twin.evaluate(state, 0) != game.evaluate(state, 0)
    assert game.weights is box("grand_cru").game().weights


def test_phases_follow_the_time() -> None:
    weights = Weights(["a", "b"], ["b"], [0, 5], [[100, 50], [200, 0]], [[10, 0], [20, 0]])
    terms = numbers([30, 8])
    assert [weights.ordered(time, terms) for time in (0, 4, 5, 99)] == [34, 34, 60, 60]
    assert [weights.judged(time, terms) for time in (4, 5)] == [3, 6]


GOOD = 'terms = ["a", "b"]\nphases = [0]\n[sets.fitted]\nevaluate = [[1, 2]]\nvalue = [[1, 0]]\n'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('["a", "b"]', '["a"]', "the evaluation computes"),
        ("[[1, 2]]", "[[1]]", "must have 2 numbers: a, b"),
        ("[[1, 2]]", "[[1, 2], [3, 4]]", "must have 1 rows"),
        ("[[1, 2]]", '[[1, "x"]]', "'x' is no percentage"),
        ("value = [[1, 0]]", "value = [[1, 3]]", "b only steers; it must be 0"),
        ("sets.fitted", "sets.other", r"\[sets.fitted\] is missing"),
    ],
)
def test_a_file_with_a_mistake_says_what(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "weights.toml").write_text(GOOD, "utf-8")
    assert weights_in(tmp_path, ["a", "b"], ["b"]).evaluate == [[1, 2]]
    (tmp_path / "weights.toml").write_text(GOOD.replace(old, new), "utf-8")
    with pytest.raises(ContentError, match=said):
        weights_in(tmp_path, ["a", "b"], ["b"])
