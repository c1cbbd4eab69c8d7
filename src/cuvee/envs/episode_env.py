"""What the PettingZoo and the Gymnasium environment share: starting, logging, copying."""

from copy import deepcopy
from typing import Any, Self

import numpy as np

from cuvee.envs.game_spec import GameSpec, points
from cuvee.envs.observations import buffer_pool
from cuvee.loops.buffers import BufferPool
from cuvee.loops.episode import Episode

SHARED = frozenset({"game_spec", "buffers", "space", "number", "possible_agents", "metadata"})


class EpisodeEnv:
    """Base class of the environments that play one game at a time."""

    game_spec: GameSpec
    buffers: BufferPool[Any]
    episode: Episode[Any]

    def use_spec(self, spec: GameSpec) -> None:
        self.game_spec = spec
        self.buffers = buffer_pool(spec.game, 1, np.int8)

    def begin(self, seed: int, options: dict[str, Any] | None) -> None:
        """Start a new game, or continue one with `options={"log": text, "plies": n}`."""
        given = options or {}
        self.drawn = seed
        self.log_before: str | None = given.get("log")
        self.plies: int | None = given.get("plies")
        self.episode = self.game_spec.episode(seed, self.log_before, self.plies)
        self.seat_bots()
        self.points = points(self.game_spec.game, self.episode.state, self.game_spec.players)

    def seat_bots(self) -> None:
        """Create fresh bots for the seats the learner does not play; by default there are none."""

    @property
    def log(self) -> str:
        """The game so far, as text that `cuvee.load` and `reset` read."""
        return self.game_spec.log(self.episode.answers, self.drawn, self.log_before, self.plies)

    def clone(self) -> Self:
        """An exact, independent copy, including the random numbers to come."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        for name, value in self.__dict__.items():
            if name == "episode":
                twin.episode = value.copy()
            elif name in SHARED:
                twin.__dict__[name] = value
            elif name != "bots":
                twin.__dict__[name] = deepcopy(value, memo)
        twin.seat_bots()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "bots"}
        del kept["buffers"]
        if "episode" in kept:
            episode = kept.pop("episode")
            kept["stood"] = (episode.state, episode.fate, episode.answers)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood = kept.pop("stood", None)
        self.__dict__.update(kept)
        self.use_spec(self.game_spec)
        self.seat_bots()
        if stood is not None:
            self.episode = self.game_spec.resumed(*stood)
