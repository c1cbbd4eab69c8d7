"""Gymnasium's own checker, every registered id, and the bots across the table."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cuvee.envs
from cuvee.envs import Single

IDS = sorted(name for name in gymnasium.registry if name.startswith("cuvee/"))


def test_every_table_has_its_id() -> None:
    assert len(IDS) == 5 + 4 + 3 + 4 and "cuvee/grand_cru-2p-v1" in IDS


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(name)
    with pytest.warns(UserWarning) as heard:
        check_env(env.unwrapped, skip_render_check=True)
        gymnasium.logger.warn("the end")
    wrong = [str(one.message) for one in heard if "the end" not in str(one.message)]
    assert all("recommend" in text or "Box" in text for text in wrong), wrong


def played(env: Single, seed: int) -> list[float]:
    """A game of random answers: its rewards."""
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        answer = dice.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(answer)
        rewards.append(reward)
    return rewards


def test_a_seed_tells_the_whole_game() -> None:
    one, other = (Single("bottles", 3, seat=1, opponents="random") for _ in range(2))
    assert played(one, 4) == played(other, 4) and one.log == other.log


@pytest.mark.slow
def test_greedy_bots_beat_a_random_learner() -> None:
    env = Single("grand_cru", 2, opponents="greedy")
    assert sum(played(env, seed)[-1] for seed in range(4)) < 0


def test_an_illegal_answer_loses() -> None:
    env = Single("grand_cru", 2)
    env.reset(seed=1)
    assert env.step(np.int64(1600))[1:3] == (-1.0, True)


def test_many_stand_side_by_side_in_gymnasium_too() -> None:
    envs = gymnasium.make_vec("cuvee/naramata-1p-v1", num_envs=3, vectorization_mode="sync")
    seen, info = envs.reset(seed=2)
    assert seen.shape == (3, cuvee.game("naramata").game().layout.width)
    assert info["action_mask"].shape == (3, len(cuvee.game("naramata").game().moves))
