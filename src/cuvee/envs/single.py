"""The Gymnasium environment: the learner plays one seat, bots play the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.bots.roster import named
from cuvee.core.fate import seeded
from cuvee.core.options import Value
from cuvee.core.state import check_seat
from cuvee.envs.episode_env import EpisodeEnv
from cuvee.envs.game_spec import VERSION, GameSpec, points, reward_kind
from cuvee.envs.observations import observation_space_of
from cuvee.games import cards
from cuvee.loops.episodes import DICE
from cuvee.loops.rewards import SHAPED, final_rewards

Seen = NDArray[np.int16]
LOST: Final = -1.0  # the reward of an illegal action, which also ends the episode


class Single(EpisodeEnv, gymnasium.Env[Seen, np.int64]):
    """One game against bots; `info["action_mask"]` says which actions are legal.

    An illegal action ends the episode with a reward of -1.
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
        self.use_spec(GameSpec(game, players, options))
        check_seat(seat, self.game_spec.players, to_play=True)
        self.seat = seat
        self.opponents = opponents
        self.kind = reward_kind(rewards)
        self.seat_bots()
        self.observation_space = observation_space_of(self.game_spec.game)["observation"]
        self.action_space = spaces.Discrete(len(self.game_spec.game.moves))

    def __repr__(self) -> str:
        spec = self.game_spec
        return f"<Single {spec.title}: {spec.players} players, seat {self.seat} learns>"

    def seat_bots(self) -> None:
        """Create fresh bots for all seats but the learner's."""
        seats = range(self.game_spec.players)
        self.bots = [None if seat == self.seat else named(self.opponents) for seat in seats]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game, or continue one with `options={"log": text, "plies": n}`."""
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(1 << 32)) if seed is None else int(seed), options)
        self.dice = seeded(f"{DICE}{self.drawn}")
        self.episode.play_bots(self.bots, self.dice)
        self.points = points(self.game_spec.game, self.episode.state, self.game_spec.players)
        return self.shown()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.episode.allows(int(action)):
            seen, info = self.shown()
            return seen, LOST, True, False, info
        self.episode.answer(int(action))
        self.episode.play_bots(self.bots, self.dice)
        over = self.episode.state.depth == 0
        seen, info = self.shown()
        return seen, self.reward(over), over, False, info

    def reward(self, over: bool) -> float:
        reward = 0.0
        if self.kind == SHAPED:
            now = points(self.game_spec.game, self.episode.state, self.game_spec.players)
            reward = float(now[self.seat] - self.points[self.seat])
            self.points = now
        if over:
            reward += final_rewards(self.game_spec.game, self.episode.state, self.kind)[self.seat]
        return reward

    def shown(self) -> tuple[Seen, dict[str, Any]]:
        """The learner's observation, and the info with its action mask."""
        seen: Any = self.buffers.observe(self.episode, self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"]}

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now. Libraries with maskable learners call this method."""
        mask: NDArray[np.int8] = self.shown()[1]["action_mask"]
        return mask


def register() -> None:
    """Register `cuvee/GAME-4p-v1` and so on, for every game and number of players."""
    for name, card in cards().items():
        for players in range(card.fewest, card.most + 1):
            wanted: dict[str, Any] = {"game": name, "players": players}
            if players in card.options_for:
                wanted["options"] = card.options_for[players]
            title = f"cuvee/{name}-{players}p-v{VERSION}"
            if title not in gymnasium.registry:
                gymnasium.register(title, "cuvee.envs.single:Single", kwargs=wanted)
