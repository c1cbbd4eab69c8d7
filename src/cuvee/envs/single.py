"""Gymnasium: one seat is the learner's, bots of ours sit in the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.bots.roster import named
from cuvee.core.fate import seeded
from cuvee.core.options import Value
from cuvee.envs.episode_env import EpisodeEnv
from cuvee.envs.game_spec import VERSION, GameSpec, points, reward_kind
from cuvee.envs.loops.episodes import DICE
from cuvee.envs.loops.rewards import SHAPED, final_rewards
from cuvee.envs.observations import sight_space
from cuvee.games import cards

Seen = NDArray[np.int16]
LOST: Final = -1.0  # what an illegal answer costs, beside the game


class Single(EpisodeEnv, gymnasium.Env[Seen, np.int64]):
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
        self.enter(GameSpec(game, players, options))
        self.seat = seat
        self.opponents = opponents
        self.kind = reward_kind(rewards)
        self.sit()
        self.observation_space = sight_space(self.room.game)["observation"]
        self.action_space = spaces.Discrete(len(self.room.game.table))

    def sit(self) -> None:
        """Bots that have thought of nothing yet."""
        seats = range(self.room.players)
        self.bots = [None if seat == self.seat else named(self.opponents) for seat in seats]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, or with `options={"log": text, "plies": n}` one that goes on."""
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(1 << 32)) if seed is None else int(seed), options)
        self.dice = seeded(f"{DICE}{self.drawn}")
        self.table.play_bots(self.bots, self.dice)
        self.points = points(self.room.game, self.table.state, self.room.players)
        return self.shown()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.table.allows(int(action)):
            seen, info = self.shown()
            return seen, LOST, True, False, info
        self.table.answer(int(action))
        self.table.play_bots(self.bots, self.dice)
        over = self.table.state.depth == 0
        seen, info = self.shown()
        return seen, self.reward(over), over, False, info

    def reward(self, over: bool) -> float:
        reward = 0.0
        if self.kind == SHAPED:
            now = points(self.room.game, self.table.state, self.room.players)
            reward = float(now[self.seat] - self.points[self.seat])
            self.points = now
        if over:
            reward += final_rewards(self.room.game, self.table.state, self.kind)[self.seat]
        return reward

    def shown(self) -> tuple[Seen, dict[str, Any]]:
        """What the learner sees, and the mask of its answers."""
        sight: Any = self.slots.sight(self.table, self.seat)
        return sight["observation"], {"action_mask": sight["action_mask"]}

    def action_masks(self) -> NDArray[np.int8]:
        """Which answers are legal now; the name that maskable learners ask for."""
        mask: NDArray[np.int8] = self.shown()[1]["action_mask"]
        return mask


def register() -> None:
    """`cuvee/GAME-4p-v1` and its like, for every game and number of players."""
    for name, card in cards().items():
        for players in range(card.fewest, card.most + 1):
            wanted: dict[str, Any] = {"game": name, "players": players}
            if players in card.options_for:
                wanted["options"] = card.options_for[players]
            title = f"cuvee/{name}-{players}p-v{VERSION}"
            if title not in gymnasium.registry:
                gymnasium.register(title, "cuvee.envs.single:Single", kwargs=wanted)
