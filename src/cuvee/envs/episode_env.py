"""What the environments of one game share: how it begins, its log, its exact copies."""

from copy import deepcopy
from typing import Any, Self

import numpy as np

from cuvee.envs.game_spec import GameSpec, points
from cuvee.envs.loops.buffers import BufferPool
from cuvee.envs.loops.episode import Episode
from cuvee.envs.observations import slots

SHARED = frozenset({"room", "slots", "sight", "number", "possible_agents", "metadata"})


class EpisodeEnv:
    """One game at its table."""

    room: GameSpec
    slots: BufferPool[Any]
    table: Episode[Any]

    def enter(self, room: GameSpec) -> None:
        self.room = room
        self.slots = slots(room.game, 1, np.int8)

    def begin(self, seed: int, options: dict[str, Any] | None) -> None:
        """A new game, or with `options={"log": text, "plies": n}` one that goes on."""
        given = options or {}
        self.drawn = seed
        self.log_before: str | None = given.get("log")
        self.plies: int | None = given.get("plies")
        self.table = self.room.table(seed, self.log_before, self.plies)
        self.sit()
        self.points = points(self.room.game, self.table.state, self.room.players)

    def sit(self) -> None:
        """Whoever else plays takes a seat, having thought of nothing yet."""

    @property
    def log(self) -> str:
        """The game so far, as text that `cuvee.load` and `reset` read."""
        return self.room.log(self.table.answers, self.drawn, self.log_before, self.plies)

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
            elif name != "bots":
                twin.__dict__[name] = deepcopy(value, memo)
        twin.sit()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "bots"}
        del kept["slots"]
        if "table" in kept:
            table = kept.pop("table")
            kept["stood"] = (table.state, table.fate, table.answers)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood = kept.pop("stood", None)
        self.__dict__.update(kept)
        self.enter(self.room)
        self.sit()
        if stood is not None:
            self.table = self.room.resumed(*stood)
