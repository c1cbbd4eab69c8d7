"""PettingZoo: seats answer in turn; each sees its own view and which answers are legal."""

from copy import deepcopy
from secrets import randbits
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cuvee.core.options import Value
from cuvee.core.state import WATCHER
from cuvee.envs.origin import Room, points, reward_kind
from cuvee.games import face
from cuvee.kernel.rewards import SHAPED, final_rewards

Sight = dict[str, Any]


class Aec(AECEnv[str, Sight, int]):
    """Questions of one game as they come. An illegal answer raises `cuvee.IllegalMove`.

    Where answers are sealed they are asked one seat after the other, and none sees the others'.
    """

    def __init__(
        self, room: Room, rewards: str, max_answers: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.room = room
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
        self.sight = sight_space(room)
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
        given = options or {}
        self.seed = randbits(32) if seed is None else int(seed)
        self.log_before: str | None = given.get("log")
        self.plies: int | None = given.get("plies")
        self.table = self.room.table(self.seed, self.log_before, self.plies)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.points = points(self.room.game, self.table.state, self.room.players)
        self.agent_selection = self.agents[self.table.seat()]

    def observe(self, agent: str) -> Sight:
        """What the seat sees; the mask is empty unless its answer is awaited."""
        seat = self.number[agent]
        return {
            "observation": np.asarray(self.table.features(seat), np.int16),
            "action_mask": np.asarray(self.table.mask(seat), np.int8),
        }

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.kind == SHAPED:
            self.pay_points()
        if seat < 0:
            self.pay_results()
        elif self.max_answers is not None and len(self.table.answers) >= self.max_answers:
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
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The table as a watcher reads it."""
        names = self.possible_agents
        view = self.room.game.observe(self.table.state, WATCHER)
        return str(face(self.room.name).board(view, WATCHER, names))

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def log(self) -> str:
        """The game so far, as text that `cuvee.load` and `reset` read."""
        return self.room.log(self.table.answers, self.seed, self.log_before, self.plies)

    def clone(self) -> Self:
        """An exact and independent twin: the same game, the same luck."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        for name, value in self.__dict__.items():
            if name == "table":
                twin.table = value.copy()
            elif name in SHARED:
                twin.__dict__[name] = value
            else:
                twin.__dict__[name] = deepcopy(value, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        if "table" in kept:
            table = kept.pop("table")
            kept["stood"] = (table.state, table.fate, table.answers)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood = kept.pop("stood", None)
        self.__dict__.update(kept)
        if stood is not None:
            self.table = self.room.resumed(*stood)


SHARED = frozenset({"room", "sight", "number", "possible_agents", "metadata"})


def sight_space(room: Room) -> spaces.Dict:
    layout = room.game.layout
    low = np.concatenate([np.full(f.length, f.low, np.int16) for f in layout.fields()])
    high = np.concatenate([np.full(f.length, f.high, np.int16) for f in layout.fields()])
    mask = spaces.Box(0, 1, (len(room.game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def aec(
    name: str,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    rewards: str = "rank",
    max_answers: int | None = None,
    render_mode: str | None = None,
) -> Aec:
    """The environment of a game by its name, `grand_cru` or `grand_cru_v1`."""
    return Aec(Room(name, players, options), rewards, max_answers, render_mode)
