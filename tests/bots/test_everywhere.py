"""No bot raises, whatever the options and the content say and whatever comes up."""

from pathlib import Path
from typing import Any

import pytest

from cuvee.bots.base import ask
from cuvee.bots.outlook import chances
from cuvee.bots.roster import named
from cuvee.core.content import ContentError
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.state import seat_of
from cuvee.games import NAMES as GAMES
from cuvee.games import box

EVERY = 40  # answers between two positions a bot is asked in
ASKED = ["greedy", "greedy_v1", "ismcts:4", "playouts:2,1"]


def varied() -> list[tuple[str, str, Any]]:
    """Every option of every game with its first and its last value, beside what is usual."""
    found = []
    for name in GAMES:
        for option in box(name).options:
            values = [value for value in option.choices() if value != option.default]
            some = values if len(values) < 3 else [values[0], values[-1]]
            found += [(name, option.name, value) for value in some]
    return found


SAMPLED = 6  # numbers of the content that are changed, in each game


def edits(name: str) -> list[str]:
    """Lines of content, each with one number at the lowest or the highest that it may have."""
    facts = box(name).editions.facts
    numbers = [
        fact
        for _, fact in sorted(facts.items())
        if isinstance(fact.value, int) and not isinstance(fact.value, bool) and fact.low < fact.high
    ]
    dice = Seeded(len(numbers))
    found = []
    for k in range(SAMPLED):
        fact = numbers[dice.below(len(numbers))]
        low = fact.value != fact.low and k % 2 == 0
        found.append(f"{fact.path} = {fact.low if low else fact.high}\n")
    return found


def check(game: Game[Any], seats: int, seed: int) -> int:
    """Play random answers; now and then bots are asked, and every seat's outlook is computed."""
    fate, dice = Seeded(seed), Seeded(seed + 1)
    state = game.start(seats, fate)
    blind = named("random")
    plies = asked = 0
    while state.depth > 0 and plies < 600:
        step = state.top()
        if plies % EVERY == seed % EVERY:
            kind = ASKED[plies // EVERY % len(ASKED)]
            move = ask(named(kind), game, state, step, dice)
            assert 0 <= sum(chances(game, state)) <= seats + 0.001
            asked += 1
        else:
            move = ask(blind, game, state, step, dice)
        assert 0 <= seat_of(step) < seats
        game.answer(state, step, move, fate)
        plies += 1
    return asked


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option", "value"), varied())
def test_no_bot_raises_whatever_the_options(name: str, option: str, value: Any) -> None:
    chosen = {option: value}
    try:
        game = box(name).game(chosen)
    except ValueError:
        pytest.skip("this value needs another option beside it")
    assert check(game, max(game.fewest, min(3, game.most)), 7) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_bot_raises_with_edited_content(name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    played = 0
    for line in edits(name):
        path.write_text(line, "utf-8")
        try:
            game = box(name).game({}, path)
        except ContentError:
            continue  # this number depends on others
        played += check(game, 2, 11)
    assert played > 0
