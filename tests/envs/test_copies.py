"""Exact copies: a clone, a deep copy, a pickle and a log of any environment at any ply."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import cuvee
from cuvee.envs import Aec, Single, aec, vector
from envs.rooms import ROOMS, rows

GAMES = 24 if cuvee.COMPILED else 2


def twins(env: Any) -> list[Any]:
    return [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


def told(env: Aec, seed: int) -> list[Any]:
    """Everything the next answers show."""
    dice, seen = random.Random(seed), []
    for _ in range(6):
        if env.terminations[env.agent_selection]:
            break
        sight, reward, *_ = env.last()
        seen.append((env.agent_selection, sight["observation"].tolist(), reward))
        env.step(dice.choice(np.flatnonzero(sight["action_mask"]).tolist()))
    return [*seen, env.episode.state.words(), dict(env.rewards)]


def check(name: str, players: int, options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    env = aec(name, players, options, rewards=dice.choice(["rank", "score", "shaped"]))
    env.reset(seed=seed)
    for _ in range(dice.randrange(300)):
        if env.episode.state.depth < 1 or env.terminations[env.agent_selection]:
            break
        env.step(dice.choice(env.episode.legal()))
    words, log = env.episode.state.words(), env.log
    assert cuvee.load(log).state.words() == words
    seen = [told(twin, seed) for twin in twins(env)]
    assert env.episode.state.words() == words, "a twin is not independent"
    assert seen == [told(env, seed)] * 3


@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_copies_go_the_same_way(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        check(name, players, options, seed)


@pytest.mark.slow
@pytest.mark.skipif(not cuvee.COMPILED, reason="half a minute, compiled")
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_copies_of_a_thousand_games(name: str) -> None:
    rooms = [room for room in ROOMS if room[0] == name]
    for seed in range(1000):
        check(*rooms[seed % len(rooms)], seed)


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_copies_with_bots(name: str) -> None:
    env = Single(name, 2)
    dice = random.Random(1)
    _, info = env.reset(seed=3)
    for _ in range(6):
        _, _, over, _, info = env.step(np.int64(dice.choice(np.flatnonzero(info["action_mask"]))))
        assert not over
    ends = []
    for twin in [*twins(env), env]:
        luck = random.Random(2)
        for _ in range(3):
            twin.step(luck.choice(twin.episode.legal()))
        ends.append(twin.episode.state.words())
    assert ends == [ends[0]] * 4
    assert cuvee.load(env.log).state.words() == ends[0]


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_copies_of_many(name: str) -> None:
    many = vector(name, 4, 2, rewards="shaped", bots={1: "random"})
    dice = np.random.default_rng(1)
    batch = many.reset(seed=3)
    for _ in range(60):
        batch = many.step((batch.mask * dice.random(batch.mask.shape)).argmax(1))
    for twin in twins(many):
        other = twin.batch()
        luck = np.random.default_rng(2)
        mine = pickle.loads(pickle.dumps(many))
        for _ in range(30):
            answers = (other.mask * luck.random(other.mask.shape)).argmax(1)
            other, ours = twin.step(answers), mine.step(answers)
            for left, right in zip(rows(other), rows(ours), strict=True):
                assert np.array_equal(left, right)
    for left, right in zip(rows(many.batch()), rows(batch), strict=True):
        assert np.array_equal(left, right)
