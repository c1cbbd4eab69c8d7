"""Many games at once play the same games as one alone, in this process or in others."""

from typing import Any

import numpy as np
import pytest

import cuvee
from cuvee.envs import Batch, Vectorised, aec, vector
from envs.rooms import ROOMS, rows


def pick(batch: Batch, dice: np.random.Generator) -> Any:
    return (batch.mask * dice.random(batch.mask.shape)).argmax(1)


@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_each_game_is_the_game_of_its_seed(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Row by row the same as the environment of one game; ended games pay and begin again."""
    many = vector(name, 3, players, options, rewards="shaped")
    dice = np.random.default_rng(3)
    batch = many.reset(seed=20)
    alone = [aec(name, players, options, rewards="shaped") for _ in range(3)]
    for k, env in enumerate(alone):
        env.reset(seed=20 + k)
    for _ in range(120):
        answers = pick(batch, dice)
        for k, env in enumerate(alone):
            sight = env.observe(f"seat_{batch.seat[k]}")
            assert (sight["observation"] == batch.observation[k]).all()
            assert (sight["action_mask"] == batch.mask[k]).all()
            env.step(int(answers[k]))
        batch = many.step(answers)
        for k, env in enumerate(alone):
            assert list(env.rewards.values()) == batch.reward[k].tolist()
            assert bool(batch.done[k]) == (env.episode.seat() < 0)
            if batch.done[k]:
                env.reset(seed=many.seeds[k])


def test_seeds_follow_each_other() -> None:
    many = vector("naramata", 2, 2)
    dice = np.random.default_rng(1)
    batch = many.reset(seed=7)
    ended = 0
    while ended < 5:
        batch = many.step(pick(batch, dice))
        ended += int(batch.done.sum())
    assert all(seed % 2 == (7 + k) % 2 for k, seed in enumerate(many.seeds))
    assert sum(many.seeds) == 7 + 8 + 2 * ended
    match = cuvee.load(many.log(0))
    assert match.state == many.episodes.episodes[0].state


def test_what_is_held_stays_and_what_is_not_is_written_again() -> None:
    many = vector("grand_cru", 2, 2)
    dice = np.random.default_rng(1)
    batch = many.reset(seed=7)
    held, part = batch, batch.observation[1, 20:40]
    seen, masks, row = held.observation.copy(), held.mask.copy(), part.copy()
    places = set()
    for step in range(12):
        if step == 6:
            del held
        batch = many.step(pick(batch, dice))
        assert (part == row).all(), "a part of an array is held as well"
        assert step > 5 or ((held.observation == seen).all() and (held.mask == masks).all())
        places.add(batch.observation.ctypes.data)
    assert len(places) < 4
    kept = [batch := many.step(pick(batch, dice)) for _ in range(9)]
    assert len({one.mask.ctypes.data for one in kept}) == 9


def test_bots_answer_for_their_seats() -> None:
    many = vector("bottles", 4, 3, bots={1: "random", 2: "random"})
    dice = np.random.default_rng(1)
    batch = many.reset(seed=[5, 6, 70, 80])
    for _ in range(50):
        assert (batch.seat == 0).all()
        batch = many.step(pick(batch, dice))


@pytest.mark.slow
def test_workers_play_the_same_games() -> None:
    here, there = vector("grand_cru", 6, 2), vector("grand_cru", 6, 2, workers=2)
    try:
        one, other = here.reset(seed=3), there.reset(seed=3)
        dice = np.random.default_rng(2)
        for _ in range(400):
            for mine, theirs in zip(rows(one), rows(other), strict=True):
                assert mine.dtype == theirs.dtype and np.array_equal(mine, theirs)
            answers = pick(one, dice)
            one, other = here.step(answers), there.step(answers)
        assert here.seeds == there.seeds and here.log(4) == there.log(4)
        with pytest.raises(cuvee.IllegalMove):
            there.step([1600] * 6)
        with pytest.raises(TypeError, match="worker"):
            there.clone()
    finally:
        there.close()


def test_an_uneven_share_is_refused() -> None:
    with pytest.raises(ValueError, match="evenly"):
        vector("grand_cru", 5, 2, workers=2)
    with pytest.raises(ValueError, match="2 seeds"):
        Vectorised(vector("grand_cru", 3, 2).game_spec, 3, "rank", {}).reset(seed=[1, 2])
