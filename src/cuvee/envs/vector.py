"""Many games at once: one answer for each, all they show in arrays, stepped in compiled code."""

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
from cuvee.envs.loops.buffers import Slot
from cuvee.envs.loops.episodes import Episodes
from cuvee.envs.observations import array, slots


class Batch(NamedTuple):
    """One row a game. What a game that ended paid is in its row; the rest is of the next game."""

    observation: NDArray[np.int16]  # of the seat whose answer is awaited, (games, width)
    mask: NDArray[np.bool_]  # which answers are legal, (games, answers)
    seat: NDArray[np.int64]  # whose answer is awaited, (games,)
    reward: NDArray[np.float64]  # of every seat for the last answer, (games, players)
    done: NDArray[np.bool_]  # did the last answer end a game? (games,)


class Vectorised:
    """Every seat is the learner's, or bots answer for some. Games begin again by themselves.

    Game k begins with the seed `seed + k`; the next one at its table has a seed `games` higher,
    so that any of them can be played again alone: `seeds` tells them.
    """

    def __init__(self, room: GameSpec, games: int, rewards: str, bots: dict[int, str]) -> None:
        for seat in bots:
            check_seat(seat, room.players, to_play=True)
        self.room = room
        self.games = games
        self.kind = reward_kind(rewards)
        self.named = bots
        self.width = int(room.game.layout.width)
        self.answers = len(room.game.table)
        self.slots = slots(room.game, games, np.bool_)
        self.stride = games  # from the seed of a game to that of the next at its table

    def __repr__(self) -> str:
        name = f"{type(self).__name__} {self.room.title}"
        return f"<{name}: {self.games} games of {self.room.players} players>"

    def reset(self, seed: int | list[int] | None = None) -> Batch:
        """New games; a list gives each its own seed."""
        first = randbits(32) if seed is None else seed
        seeds = first if isinstance(first, list) else [first + k for k in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"there are {self.games} games, but {len(seeds)} seeds")
        self.tables: Episodes[Any] = self.made(seeds)
        return self.batch()

    def made(self, seeds: list[int]) -> Episodes[Any]:
        bots = [self.sit() for _ in seeds]
        return Episodes(self.room.game, self.room.players, self.kind, bots, seeds, self.stride)

    def sit(self) -> list[Bot[Any] | None]:
        seats = range(self.room.players)
        return [named(self.named[seat]) if seat in self.named else None for seat in seats]

    def step(self, answers: NDArray[np.int64] | list[int]) -> Batch:
        """One answer for each game; an illegal one raises `cuvee.IllegalMove`."""
        slot = self.slots.free()
        self.tables.step(answers if isinstance(answers, list) else answers.tolist(), slot.page)
        return self.shown(slot)

    def batch(self) -> Batch:
        """What the games show now, once more."""
        slot = self.slots.free()
        self.tables.look(slot.page)
        return self.shown(slot)

    def shown(self, slot: Slot[Any]) -> Batch:
        tables = self.tables
        return Batch(
            slot.arrays[0],
            slot.arrays[1],
            array(tables.awaited, np.int16).astype(np.int64),
            array(tables.paid, np.float64).reshape(self.games, -1).copy(),
            array(tables.done, np.bool_).copy(),
        )

    @property
    def seeds(self) -> list[int]:
        return list(self.tables.seeds)

    def log(self, game: int) -> str:
        """The game at this table so far, as text that `cuvee.load` reads."""
        return self.room.log(self.tables.tables[game].answers, self.seeds[game], None, None)

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Self:
        """An exact and independent twin."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        del kept["slots"]
        if "tables" in kept:
            tables = kept.pop("tables")
            kept["stood"] = [
                (table.state, table.fate, table.answers, dice)
                for table, dice in zip(tables.tables, tables.dice, strict=True)
            ]
            kept["paid"] = (tables.seeds, list(tables.points), list(tables.paid), list(tables.done))
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stood, paid = kept.pop("stood", None), kept.pop("paid", None)
        self.__dict__.update(kept)
        self.slots = slots(self.room.game, self.games, np.bool_)
        if stood is None:
            return
        seeds, points, rewards, done = paid
        self.tables = self.made(seeds)
        for k, (state, fate, answers, dice) in enumerate(stood):
            self.tables.resume(k, self.room.resumed(state, fate, answers), dice)
        self.tables.account(points, rewards, done)


def vector(
    name: str,
    games: int = 256,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    rewards: str = "rank",
    bots: dict[int, str] | None = None,
    workers: int = 0,
) -> "Vectorised":
    """Many games of one name; `bots={1: "greedy"}` seats ours, `workers` are processes."""
    room = GameSpec(name, players, options)
    if workers == 0:
        return Vectorised(room, games, rewards, bots or {})
    from cuvee.envs.workers import Workers

    return Workers(room, games, rewards, bots or {}, workers)
