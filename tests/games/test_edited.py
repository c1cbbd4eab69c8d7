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


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["", "greedy"])
@pytest.mark.parametrize("share", [0.02, 0.1, 0.5])
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_numbers_at_random_within_their_bounds_make_a_game(
    name: str, share: float, bot: str
) -> None:
    box = cuvee.game(name)
    for seed in range(max(1, GAMES // 10) if bot else GAMES):
        text = drawn(box, random.Random(f"{name} {share} {seed}"), share)
        try:
            plays(box, text, seed, bot)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r} with\n{text}") from error
