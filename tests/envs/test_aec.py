"""PettingZoo's own tests, for every game and number of players; and what they do not ask."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import cuvee
from cuvee.envs import Aec, aec
from envs.rooms import ROOMS


def play(env: Aec, dice: random.Random, most: int = 10**6) -> int:
    """Random legal answers, up to the end or so many; how many there were."""
    for n in range(most):
        if env.terminations[env.agent_selection]:
            return n
        mask = env.last()[0]["action_mask"]
        env.step(dice.choice(mask.nonzero()[0].tolist()))
    return most


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_pettingzoo_finds_nothing_wrong(
    name: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec(name, players, options), num_cycles=200)
    seed_test(lambda: aec(name, players, options), num_cycles=40)
    parallel_api_test(turn_based_aec_to_parallel(aec(name, players, options)), num_cycles=40)
    said = capsys.readouterr().out
    assert "Passed API test" in said and "Passed Parallel API test" in said


@pytest.mark.parametrize("rewards", ["rank", "score", "shaped"])
@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_the_end_pays_what_was_promised(
    name: str, players: int, options: dict[str, Any], rewards: str
) -> None:
    env = aec(name, players, options, rewards=rewards)
    env.reset(seed=5)
    before = [int(env.game_spec.game.score(env.episode.state, seat)) for seat in range(players)]
    dice, paid = random.Random(5), dict.fromkeys(env.agents, 0.0)
    while not env.terminations[env.agent_selection]:
        env.step(dice.choice(env.episode.legal()))
        for agent, reward in env.rewards.items():
            paid[agent] += reward
    game, state = env.game_spec.game, env.episode.state
    scores = [int(game.score(state, seat)) for seat in range(players)]
    places = game.ranking(state)
    won = game.endings[state.ending] != "lost"
    for seat, reward in enumerate(paid.values()):
        others = scores[:seat] + scores[seat + 1 :]
        if rewards == "score":
            assert reward == scores[seat] - (0 if game.team else max(others))
            continue
        if rewards == "shaped":
            reward -= scores[seat] - before[seat]
        if game.team:
            assert reward == (1 if won else -1)
        elif places.count(places[seat]) == 1 and places[seat] in (1, players):
            assert reward == (1 if places[seat] == 1 else -1)
    if rewards == "rank" and not game.team:
        assert abs(sum(paid.values())) < 1e-9


def test_an_illegal_answer_is_refused() -> None:
    env = aec("grand_cru", 2)
    env.reset(seed=1)
    with pytest.raises(cuvee.IllegalMove):
        env.step(1600)


@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_a_game_can_be_cut_short(name: str, players: int, options: dict[str, Any]) -> None:
    """What PettingZoo's max_cycles_test asks, which knows neither masks nor turns."""
    env = aec(name, players, options, max_answers=10)
    env.reset(seed=1)
    dice, answers = random.Random(1), 0
    for agent in env.agent_iter():
        if env.truncations[agent]:
            assert answers == 10 and not env.terminations[agent]
            env.step(None)
        else:
            env.step(dice.choice(env.episode.legal()))
            answers += 1
    assert answers == 10 and not env.agents


def test_what_was_seen_does_not_change() -> None:
    """What somebody holds is not written again, though most memory is."""
    env = aec("naramata", 2)
    env.reset(seed=1)
    dice, seen = random.Random(1), []
    for _ in range(60):
        sight = env.last()[0]
        seen.append((sight, {name: part.copy() for name, part in sight.items()}))
        env.step(dice.choice(env.episode.legal()))
    for sight, then in seen:
        assert all((sight[name] == then[name]).all() for name in then)
    assert len({then["observation"].tobytes() for _, then in seen}) > 50


@pytest.mark.parametrize(
    "part",
    [
        lambda sight: sight["observation"][40:],
        lambda sight: sight["observation"].reshape(1, -1).T[::2],
        lambda sight: memoryview(sight["action_mask"]),
    ],
)
def test_who_holds_a_part_of_a_sight_keeps_it(part: Callable[[Any], Any]) -> None:
    env = aec("grand_cru", 2)
    env.reset(seed=1)
    dice, held = random.Random(1), []
    for _ in range(30):
        kept = part(env.last()[0])
        held.append((kept, bytes(kept)))
        env.step(dice.choice(env.episode.legal()))
        env.last()
    assert all(bytes(kept) == then for kept, then in held)
    assert len({then for _, then in held}) > 5


def test_what_a_learner_writes_into_a_sight_is_not_seen_again() -> None:
    env, other = aec("bottles", 3), aec("bottles", 3)
    env.reset(seed=1)
    other.reset(seed=1)
    for _ in range(30):
        sight, there = env.last()[0], other.last()[0]
        assert all((sight[name] == there[name]).all() for name in there)
        sight["observation"][:] = 7
        sight.pop("action_mask")[:] = 1
        answer = env.episode.legal()[0]
        env.step(answer)
        other.step(answer)


def test_a_name_may_carry_its_version() -> None:
    assert str(aec("bottles_v1", 3)) == "bottles_v1"
    with pytest.raises(ValueError, match="version 1"):
        aec("bottles_v7")


def test_the_table_can_be_read() -> None:
    env = aec("naramata", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_log_starts_an_environment_where_it_stands(name: str) -> None:
    first = aec(name, 2)
    first.reset(seed=11)
    play(first, random.Random(3), 12)
    again = aec(name, 2)
    again.reset(seed=99, options={"log": first.log})
    assert again.episode.state == first.episode.state
    assert again.agent_selection == first.agent_selection
    play(again, random.Random(4), 6)
    third = aec(name, 2)
    third.reset(seed=5, options={"log": again.log})
    assert third.episode.state == again.episode.state
    third.reset(seed=5, options={"log": again.log, "plies": 12})
    assert third.episode.state == first.episode.state


def test_a_log_of_another_game_is_refused() -> None:
    env = aec("grand_cru", 2)
    env.reset(seed=1)
    other = aec("grand_cru", 3)
    with pytest.raises(cuvee.LogError, match="2 players"):
        other.reset(options={"log": env.log})
    play(env, random.Random(1))
    with pytest.raises(cuvee.LogError, match="over"):
        aec("grand_cru", 2).reset(options={"log": env.log})
