"""Gymnasium: one seat is the learner's, bots of ours sit in the others."""

from copy import deepcopy
from typing import Any, Final, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.bots.roster import named
from cuvee.core.fate import seeded
from cuvee.core.options import Value
from cuvee.envs.aec import sight_space
from cuvee.envs.origin import VERSION, Room, points, reward_kind
from cuvee.games import SHELF
from cuvee.kernel.rewards import SHAPED, final_rewards
from cuvee.kernel.tables import DICE

Sight = NDArray[np.int16]
LOST: Final = -1.0  # what an illegal answer costs, beside the game


class Single(gymnasium.Env[Sight, np.int64]):
    """The learner's questions as they come; `info["action_mask"]` says what is legal.

    An illegal answer ends the game with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        options: dict[str, Value] | None = None,
        rewards: str = "rank",
    ) -> None:
        self.room = Room(game, players, options)
        self.seat = seat
        self.opponents = opponents
        self.kind = reward_kind(rewards)
        self.sit()
        self.observation_space = sight_space(self.room)["observation"]
        self.action_space = spaces.Discrete(len(self.room.game.table))

    def sit(self) -> None:
        """Bots that have thought of nothing yet."""
        seats = range(self.room.players)
        self.bots = [None if seat == self.seat else named(self.opponents) for seat in seats]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        """A new game, or with `options={"log": text, "plies": n}` one that goes on."""
        super().reset(seed=seed)
        given = options or {}
        self.drawn = int(self.np_random.integers(1 << 32)) if seed is None else int(seed)
        self.log_before: str | None = given.get("log")
        self.plies: int | None = given.get("plies")
        self.table = self.room.table(self.drawn, self.log_before, self.plies)
        self.sit()
        self.dice = seeded(f"{DICE}{self.drawn}")
        self.table.play_bots(self.bots, self.dice)
        self.points = points(self.room.game, self.table.state, self.room.players)
        return self.sight(), self.info()

    def step(self, action: np.int64) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return self.sight(), LOST, True, False, self.info()
        self.table.answer(int(action))
        self.table.play_bots(self.bots, self.dice)
        over = self.table.state.depth == 0
        return self.sight(), self.reward(over), over, False, self.info()

    def reward(self, over: bool) -> float:
        reward = 0.0
        if self.kind == SHAPED:
            now = points(self.room.game, self.table.state, self.room.players)
            reward = float(now[self.seat] - self.points[self.seat])
            self.points = now
        if over:
            reward += final_rewards(self.room.game, self.table.state, self.kind)[self.seat]
        return reward

    def sight(self) -> Sight:
        return np.asarray(self.table.features(self.seat), np.int16)

    def action_masks(self) -> NDArray[np.int8]:
        """Which answers are legal now; the name that maskable learners ask for."""
        return np.asarray(self.table.mask(self.seat), np.int8)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    @property
    def log(self) -> str:
        """The game so far, as text that `cuvee.load` and `reset` read."""
        return self.room.log(self.table.answers, self.drawn, self.log_before, self.plies)

    def clone(self) -> Self:
        """An exact and independent twin: the same game, the same luck, the same bots' luck."""
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        twin.__setstate__(deepcopy(self.__getstate__(), memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "bots"}
        if "table" in kept:
            table = kept.pop("table")
            kept["stood"] = (table.state, table.fate, table.answers)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood = kept.pop("stood", None)
        self.__dict__.update(kept)
        self.sit()
        if stood is not None:
            self.table = self.room.resumed(*stood)


def register() -> None:
    """`cuvee/grand_cru-4p-v1` and its like, for every game and number of players."""
    for name, (_, fewest, most) in SHELF.items():
        for players in range(fewest, most + 1):
            wanted: dict[str, Any] = {"game": name, "players": players}
            if name == "naramata" and players == 1:
                wanted["options"] = {"mode": "solo"}
            gymnasium.register(
                f"cuvee/{name}-{players}p-v{VERSION}", "cuvee.envs.single:Single", kwargs=wanted
            )
