"""PettingZoo: seats answer in turn; each sees its own view and which answers are legal."""

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from cuvee.core.options import Value
from cuvee.core.state import WATCHER
from cuvee.envs.episode_env import EpisodeEnv
from cuvee.envs.game_spec import GameSpec, points, reward_kind
from cuvee.envs.loops.rewards import SHAPED, final_rewards
from cuvee.envs.observations import Sight, sight_space
from cuvee.games import face


class Aec(EpisodeEnv, AECEnv[str, Sight, Any]):
    """Questions of one game as they come. An illegal answer raises `cuvee.IllegalMove`.

    Where answers are sealed they are asked one seat after the other, and none sees the others'.
    """

    def __init__(
        self, room: GameSpec, rewards: str, max_answers: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.enter(room)
        self.kind = reward_kind(rewards)
        self.max_answers = max_answers
        self.render_mode = render_mode
        self.metadata = {
            "name": room.title,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(room.players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.sight = sight_space(room.game)
        self.actions = {
            agent: spaces.Discrete(len(room.game.table)) for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.sight

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, or with `options={"log": text, "plies": n}` one that goes on."""
        self.begin(randbits(32) if seed is None else int(seed), options)
        self.over = False  # terminated or truncated, for all at once
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.seat()]

    def observe(self, agent: str) -> Sight:
        """What the seat sees; the mask is empty unless its answer is awaited."""
        return self.slots.sight(self.table, self.number[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own says, without its detours."""
        agent = self.agent_selection
        return (
            self.slots.sight(self.table, self.number[agent]) if observe else None,
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
        seat = self.table.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.kind == SHAPED:
            self.pay_points()
        if seat < 0:
            self.pay_results()
        elif self.max_answers is not None and self.table.count >= self.max_answers:
            self.over = True
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]

    def pay_points(self) -> None:
        now = points(self.room.game, self.table.state, self.room.players)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(now[seat] - self.points[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
        self.points = now

    def pay_results(self) -> None:
        """The game is over: the ranks or the margins, added to the points of the last answer."""
        results = final_rewards(self.room.game, self.table.state, self.kind)
        for agent, result in zip(self.agents, results, strict=True):
            self.rewards[agent] += result
            self._cumulative_rewards[agent] += result
            self.terminations[agent] = True
        self.over = True
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The table as a watcher reads it."""
        names = self.possible_agents
        view = self.room.game.observe(self.table.state, WATCHER)
        return str(face(self.room.name).board(view, WATCHER, names))

    def close(self) -> None:
        """Nothing is held open."""


def aec(
    name: str,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    rewards: str = "rank",
    max_answers: int | None = None,
    render_mode: str | None = None,
) -> Aec:
    """The environment of a game by its name, with or without its version: `GAME` or `GAME_v1`."""
    return Aec(GameSpec(name, players, options), rewards, max_answers, render_mode)
