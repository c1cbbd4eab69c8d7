"""The vectorised environment: many games, stepped together in one compiled call."""

from copy import deepcopy
from secrets import randbits
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from cuvee.bots.base import Bot
from cuvee.bots.roster import named
from cuvee.core.options import Value
from cuvee.core.state import check_seat
from cuvee.envs.game_spec import GameSpec, reward_kind
from cuvee.envs.observations import array, buffer_pool
from cuvee.loops.buffers import LentBuffer
from cuvee.loops.episodes import Episodes


class Batch(NamedTuple):
    """One row for each game.

    If a game has ended, `reward` and `done` belong to it and the rest to the next game.
    """

    observation: NDArray[np.int16]  # of the seat to act, (games, width)
    mask: NDArray[np.bool_]  # which actions are legal, (games, actions)
    seat: NDArray[np.int64]  # the seat to act, (games,)
    reward: NDArray[np.float64]  # of every seat for the last action, (games, players)
    done: NDArray[np.bool_]  # whether the last action ended a game, (games,)


class Vectorised:
    """Many games at once. The learner plays every seat that has no bot.

    A game that ends is followed by the next one in its row. Row k starts with the seed `seed + k`
    and each next game has a seed `games` higher, so any game can be replayed: see `seeds`.
    """

    def __init__(self, spec: GameSpec, games: int, rewards: str, bots: dict[int, str]) -> None:
        for seat in bots:
            check_seat(seat, spec.players, to_play=True)
        self.game_spec = spec
        self.games = games
        self.kind = reward_kind(rewards)
        self.named = bots
        self.width = int(spec.game.layout.width)
        self.answers = len(spec.game.moves)
        self.buffers = buffer_pool(spec.game, games, np.bool_)
        self.stride = games  # from the seed of a game to that of the next in its row

    def __repr__(self) -> str:
        name = f"{type(self).__name__} {self.game_spec.title}"
        return f"<{name}: {self.games} games of {self.game_spec.players} players>"

    def reset(self, seed: int | list[int] | None = None) -> Batch:
        """Start new games; a list gives each its own seed."""
        first = randbits(32) if seed is None else seed
        seeds = first if isinstance(first, list) else [first + k for k in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"there are {self.games} games, but {len(seeds)} seeds")
        self.episodes: Episodes[Any] = self.made(seeds)
        return self.batch()

    def made(self, seeds: list[int]) -> Episodes[Any]:
        bots = [self.seat_bots() for _ in seeds]
        return Episodes(
            self.game_spec.game, self.game_spec.players, self.kind, bots, seeds, self.stride
        )

    def seat_bots(self) -> list[Bot[Any] | None]:
        seats = range(self.game_spec.players)
        return [named(self.named[seat]) if seat in self.named else None for seat in seats]

    def step(self, answers: NDArray[np.int64] | list[int]) -> Batch:
        """Play one action in each game; an illegal one raises `cuvee.IllegalMove`."""
        lent = self.buffers.free()
        self.episodes.step(answers if isinstance(answers, list) else answers.tolist(), lent.buffer)
        return self.shown(lent)

    def batch(self) -> Batch:
        """The current batch, written again."""
        lent = self.buffers.free()
        self.episodes.write_all(lent.buffer)
        return self.shown(lent)

    def shown(self, lent: LentBuffer[Any]) -> Batch:
        episodes = self.episodes
        return Batch(
            lent.arrays[0],
            lent.arrays[1],
            array(episodes.awaited, np.int16).astype(np.int64),
            array(episodes.paid, np.float64).reshape(self.games, -1).copy(),
            array(episodes.done, np.bool_).copy(),
        )

    @property
    def seeds(self) -> list[int]:
        return list(self.episodes.seeds)

    def log(self, game: int) -> str:
        """The current game of this row as text that `cuvee.load` reads."""
        return self.game_spec.log(
            self.episodes.episodes[game].answers, self.seeds[game], None, None
        )

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def clone(self) -> Self:
        """An exact, independent copy."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        del kept["buffers"]
        if "episodes" in kept:
            episodes = kept.pop("episodes")
            kept["stood"] = [
                (episode.state, episode.fate, episode.answers, dice)
                for episode, dice in zip(episodes.episodes, episodes.dice, strict=True)
            ]
            kept["paid"] = (
                episodes.seeds,
                list(episodes.points),
                list(episodes.paid),
                list(episodes.done),
            )
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood, paid = kept.pop("stood", None), kept.pop("paid", None)
        self.__dict__.update(kept)
        self.buffers = buffer_pool(self.game_spec.game, self.games, np.bool_)
        if stood is None:
            return
        seeds, points, rewards, done = paid
        self.episodes = self.made(seeds)
        for k, (state, fate, answers, dice) in enumerate(stood):
            self.episodes.resume(k, self.game_spec.resumed(state, fate, answers), dice)
        self.episodes.account(points, rewards, done)


def vector(
    name: str,
    games: int = 256,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    rewards: str = "rank",
    bots: dict[int, str] | None = None,
    workers: int = 0,
) -> "Vectorised":
    """A vectorised environment; `bots={1: "greedy"}` seats bots, `workers` is for processes."""
    spec = GameSpec(name, players, options)
    if workers == 0:
        return Vectorised(spec, games, rewards, bots or {})
    from cuvee.envs.workers import Workers

    return Workers(spec, games, rewards, bots or {}, workers)
