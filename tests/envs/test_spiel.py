"""OpenSpiel's own simulation tests on our games; its search and a learner play them."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

import cuvee
import cuvee.envs.spiel
from cuvee.envs.spiel import Play
from envs.rooms import ROOMS

COMPILED = pytest.mark.skipif(not cuvee.COMPILED, reason="interpreted, these take minutes")


def loaded(name: str, players: int, options: dict[str, Any], seed: int = -1) -> Any:
    spelled = " ".join(f"{key}={value}" for key, value in options.items())
    wanted = {"players": players, "options": spelled, "seed": seed}
    return pyspiel.load_game(f"cuvee_{name}", wanted)


@COMPILED
@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_openspiel_finds_nothing_wrong(
    name: str, players: int, options: dict[str, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    game = loaded(name, players, options)
    # it would ask the game for the state of its generator, which no game written in Python can tell
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == players


def wander(state: Any, plies: int, dice: random.Random) -> None:
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "players", "options"), ROOMS)
def test_resampled_worlds_look_the_same(name: str, players: int, options: dict[str, Any]) -> None:
    """What the seat may know is equal: tensors, strings, legal actions; and the game goes on."""
    dice = random.Random(players)
    for seed in range(6):
        state = loaded(name, players, options, seed).new_initial_state()
        wander(state, dice.randrange(60), dice)
        for seat in range(players):
            world = state.resample_from_infostate(seat, dice.random)
            for look in ("information_state_string", "observation_string"):
                assert getattr(world, look)(seat) == getattr(state, look)(seat)
            for look in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, look)(seat) == getattr(state, look)(seat)
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            again = pickle.loads(pickle.dumps(world.play))
            assert again.episode.state == world.play.episode.state
            wander(world, 5, dice)


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_state_is_written_as_our_log(name: str) -> None:
    dice = random.Random(1)
    game = loaded(name, 2, {})
    state = game.new_initial_state()
    wander(state, 12, dice)
    _, log = state.play.__reduce__()[1]
    assert cuvee.load(log).state == state.play.episode.state
    other = game.deserialize_state(state.serialize())
    for seat in range(2):
        assert other.information_state_string(seat) == state.information_state_string(seat)
    luck = [random.Random(2), random.Random(2)]
    wander(state, 20, luck[0])
    wander(other, 20, luck[1])
    assert str(state) == str(other), "chance goes on as it would have"


def test_different_pasts_are_different_information() -> None:
    """Two ways to the same view are told apart by whoever saw them."""
    states = [loaded("bottles", 3, {}, seed).new_initial_state() for seed in range(8)]
    for state in states:
        wander(state, 30, random.Random(1))
    assert len({state.information_state_string(0) for state in states}) == 8
    play = states[0].play
    assert isinstance(play, Play) and not play.guessed


@COMPILED
@pytest.mark.slow
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_its_search_plays_our_games(name: str) -> None:
    game = loaded(name, 2, {}, 3)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.slow
def test_its_learner_learns_from_our_games() -> None:
    env = rl_environment.Environment(loaded("grand_cru", 2, {}))
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(player_id=k, num_actions=actions) for k in range(2)]
    for _ in range(8):  # a tie teaches nothing
        step = env.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = env.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
        if any(step.rewards):
            break
    assert any(value for agent in agents for q in agent._q_values.values() for value in q.values())
