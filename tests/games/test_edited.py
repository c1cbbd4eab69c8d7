"""Whatever number an owner's content file says, a game can be played with it, or it is refused."""

import random
from pathlib import Path

import pytest

import cuvee
from games.edited import drawn, fixed, opens, plays, ranges, with_value

GAMES = 40 if cuvee.COMPILED else 4  # for each share of changed numbers


@pytest.mark.slow
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_each_number_at_its_bounds_is_played_with_and_refused_beyond(
    name: str, tmp_path: Path
) -> None:
    box = cuvee.game(name)
    seed = 0
    for fact in ranges(box):
        for value in (fact.low, fact.high):
            text = with_value(fact, value)
            seed += 1
            if opens(box, text, tmp_path) and (cuvee.COMPILED or seed % 8 == 0):
                try:
                    plays(box, text, seed)
                except Exception as error:
                    raise AssertionError(f"{text!r} with seed {seed}: {error!r}") from error
        for value in (fact.low - 1, fact.high + 1):
            assert not opens(box, with_value(fact, value), tmp_path), with_value(fact, value)
    for fact in fixed(box):
        assert not opens(box, with_value(fact, fact.low + 1), tmp_path), fact.path


def play_with(name: str, share: float, bot: str, seeds: range) -> None:
    box = cuvee.game(name)
    for seed in seeds:
        text = drawn(box, random.Random(f"{name} {share} {seed}"), share)
        try:
            assert plays(box, text, seed, bot) > 0
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r} with\n{text}") from error


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["", "greedy"])
@pytest.mark.parametrize("share", [0.02, 0.1, 0.5])
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_numbers_at_random_within_their_bounds_make_a_game(
    name: str, share: float, bot: str
) -> None:
    many = GAMES // 10 if bot or share > 0.1 else GAMES
    play_with(name, share, bot, range(max(1, many)))


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize(("bot", "games"), [("", 150), ("greedy", 15)])
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_thousands_of_games_on_edited_numbers(name: str, bot: str, games: int, part: int) -> None:
    first = 1000 + part * games
    play_with(name, (0.02, 0.1)[part % 2], bot, range(first, first + games))
