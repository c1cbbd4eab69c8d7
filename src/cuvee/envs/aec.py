"""The PettingZoo environment: all seats of one game, acting in turn."""

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from cuvee.core.options import Value
from cuvee.core.state import WATCHER, UnknownSeat
from cuvee.envs.episode_env import EpisodeEnv
from cuvee.envs.game_spec import GameSpec, points, reward_kind
from cuvee.envs.observations import Observation, observation_space_of
from cuvee.games import face
from cuvee.loops.rewards import SHAPED, final_rewards


class Aec(EpisodeEnv, AECEnv[str, Observation, Any]):
    """One game in which every seat is an agent. An illegal action raises `cuvee.IllegalMove`.

    Where seats decide in secret they are asked one after the other; none sees the others' answers.
    """

    def __init__(
        self, spec: GameSpec, rewards: str, max_answers: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.use_spec(spec)
        self.kind = reward_kind(rewards)
        self.max_answers = max_answers
        self.render_mode = render_mode
        self.metadata = {
            "name": spec.title,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.space = observation_space_of(spec.game)
        self.actions = {
            agent: spaces.Discrete(len(spec.game.moves)) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def __repr__(self) -> str:
        return f"<Aec {self.game_spec.title}: {self.game_spec.players} players>"

    def seat_of(self, agent: str) -> int:
        """The seat an agent is named after: 2 for `seat_2`."""
        if agent not in self.number:
            agents = ", ".join(self.possible_agents)
            raise UnknownSeat(f"there is no agent {agent!r}; this table has {agents}")
        return self.number[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        self.seat_of(agent)
        return self.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All moves of the game; the action mask says which are legal."""
        self.seat_of(agent)
        return self.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game, or continue one with `options={"log": text, "plies": n}`."""
        self.begin(randbits(32) if seed is None else int(seed), options)
        self.over = False  # terminated or truncated; both happen to all agents together
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.episode.seat()]

    def observe(self, agent: str) -> Observation:
        """The seat's observation and action mask; the mask is all zeros unless it is to act."""
        return self.buffers.observe(self.episode, self.seat_of(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same as PettingZoo's `last`, but faster."""
        agent = self.agent_selection
        return (
            self.buffers.observe(self.episode, self.number[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.over:
            self._was_dead_step(action)
            return
        seat = self.episode.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.kind == SHAPED:
            self.pay_points()
        if seat < 0:
            self.pay_results()
        elif self.max_answers is not None and self.episode.count >= self.max_answers:
            self.over = True
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]

    def pay_points(self) -> None:
        now = points(self.game_spec.game, self.episode.state, self.game_spec.players)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(now[seat] - self.points[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
        self.points = now

    def pay_results(self) -> None:
        """Add the final rewards to those of the last action, and end the episode."""
        results = final_rewards(self.game_spec.game, self.episode.state, self.kind)
        for agent, result in zip(self.agents, results, strict=True):
            self.rewards[agent] += result
            self._cumulative_rewards[agent] += result
            self.terminations[agent] = True
        self.over = True
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The position as text, showing only what a spectator may see."""
        names = self.possible_agents
        view = self.game_spec.game.observe(self.episode.state, WATCHER)
        return str(face(self.game_spec.name).board(view, WATCHER, names))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def aec(
    name: str,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    rewards: str = "rank",
    max_answers: int | None = None,
    render_mode: str | None = None,
) -> Aec:
    """The PettingZoo environment of a game, by name: `GAME` or `GAME_v1`."""
    return Aec(GameSpec(name, players, options), rewards, max_answers, render_mode)
