"""The vectorised environment over several processes that share memory."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuvee.envs.game_spec import GameSpec
from cuvee.envs.vector import Batch, Vectorised


class Workers(Vectorised):
    """Each process steps its part of the games and writes the batch into shared memory.

    Pipes carry only commands and actions.
    """

    def __init__(
        self, spec: GameSpec, games: int, rewards: str, bots: dict[int, str], workers: int
    ) -> None:
        if games % workers:
            raise ValueError(f"{games} games cannot be shared among {workers} workers evenly")
        super().__init__(spec, games, rewards, bots)
        self.part = games // workers
        shapes = shared_shapes(self)
        size = sum(np.dtype(kind).itemsize * int(np.prod(shape)) for shape, kind in shapes)
        self.memory = SharedMemory(create=True, size=size)
        self.shared = shared_arrays(self.memory, shapes)
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for k in range(workers):
            ours, theirs = context.Pipe()
            given = (spec, self.part, games, rewards, bots, k * self.part, self.memory.name, theirs)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    def ask(self, word: str, parts: list[Any]) -> list[Any]:
        """Send a command to all processes, then collect their replies."""
        for pipe, part in zip(self.pipes, parts, strict=True):
            pipe.send((word, part))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def reset(self, seed: int | list[int] | None = None) -> Batch:
        first = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        seeds = first if isinstance(first, list) else [first + k for k in range(self.games)]
        self.ask("reset", self.cut(seeds))
        return self.batch()

    def step(self, answers: NDArray[np.int64] | list[int]) -> Batch:
        given = answers if isinstance(answers, list) else answers.tolist()
        self.ask("step", self.cut(given))
        return self.batch()

    def cut(self, things: list[int]) -> list[list[int]]:
        return [things[at : at + self.part] for at in range(0, self.games, self.part)]

    def batch(self) -> Batch:
        return Batch(*[array.copy() for array in self.shared])

    @property
    def seeds(self) -> list[int]:
        found = self.ask("seeds", [None] * len(self.pipes))
        return [seed for part in found for seed in part]

    def log(self, game: int) -> str:
        pipe = self.pipes[game // self.part]
        pipe.send(("log", game % self.part))
        return str(pipe.recv())

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(("close", None))
        for process in self.processes:
            process.join()
        self.shared = []
        self.memory.close()
        self.memory.unlink()

    def __getstate__(self) -> dict[str, Any]:
        raise TypeError("worker processes cannot be copied: use workers=0 for that")


def shared_shapes(many: Vectorised) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each array of a batch, in order."""
    games = many.games
    return [
        ((games, many.width), np.int16),
        ((games, many.answers), np.bool_),
        ((games,), np.int64),
        ((games, many.game_spec.players), np.float64),
        ((games,), np.bool_),
    ]


def shared_arrays(memory: SharedMemory, shapes: list[tuple[tuple[int, ...], Any]]) -> list[Any]:
    arrays, at = [], 0
    for shape, kind in shapes:
        arrays.append(np.ndarray(shape, kind, buffer=memory.buf, offset=at))
        at += arrays[-1].nbytes
    return arrays


def work(
    spec: GameSpec,
    part: int,
    games: int,
    rewards: str,
    bots: dict[int, str],
    first: int,
    name: str,
    pipe: Connection,
) -> None:
    """The main function of a worker process: step its games, fill its rows of the arrays."""
    memory = SharedMemory(name)
    whole = Vectorised(spec, games, rewards, bots)
    rows = [array[first : first + part] for array in shared_arrays(memory, shared_shapes(whole))]
    many = Vectorised(spec, part, rewards, bots)
    many.stride = games
    while True:
        word, given = pipe.recv()
        if word == "close":
            break
        try:
            pipe.send(done(many, word, given, rows))
        except Exception as error:
            pipe.send(error)
    rows.clear()
    memory.close()


def done(many: Vectorised, word: str, given: Any, rows: list[Any]) -> Any:
    if word == "seeds":
        return many.seeds
    if word == "log":
        return many.log(given)
    batch = many.reset(given) if word == "reset" else many.step(given)
    for row, array in zip(rows, batch, strict=True):
        row[:] = array
    return None
