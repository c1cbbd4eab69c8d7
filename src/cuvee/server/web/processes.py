"""Bots and analyses think in processes of their own, so that the server never waits for them."""

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from heapq import heappop, heappush
from multiprocessing import get_context, parent_process
from typing import Any, Final

from cuvee.arena.analysis import Source
from cuvee.bots.code import LOADED, load_all
from cuvee.bots.levels import SECONDS
from cuvee.core.game import Game
from cuvee.server.engine import newest
from cuvee.server.tables import bot_pool
from cuvee.server.tables.analyses import Analyses, Judgement, judged
from cuvee.server.tables.bot_pool import BotFailed, BotPool

PATIENCE: Final = 20.0  # seconds until a bot that does not answer is replaced
SHORTEST: Final = 0.1  # seconds a bot may search however many others wait


def end_with_parent() -> None:
    """End this process when the server that started it is gone, even if it was killed."""
    parent = parent_process()
    assert parent is not None, "only a worker ends with somebody"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def begin(loaded: list[str]) -> None:
    """What a worker for bots does first."""
    end_with_parent()
    load_all(loaded)


def terminated(pool: ProcessPoolExecutor) -> None:
    """Let go of the workers, also of one that thinks for ever."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


class Turns:
    """Who may think next: tables where people wait come first, then whoever asked first.

    A table asks for one bot at a time, so all tables get their turns alike.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.asked = 0
        self.waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    async def take(self, people: bool) -> None:
        if self.free:
            self.free -= 1
            return
        self.asked += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (not people, self.asked, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give()  # it was our turn already
            raise

    def give(self) -> None:
        """Let the next one think."""
        while self.waiting:
            turn = heappop(self.waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def seconds(self) -> float:
        """How long a bot may search: less the more others wait, so that nobody waits long."""
        return max(SHORTEST, SECONDS * self.places / (self.places + len(self.waiting)))


class BotProcesses(BotPool):
    """A few worker processes, made again when one of them breaks."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.turns = Turns(self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.engine = ""  # which the workers of the pool import

    @property
    def waiting(self) -> int:
        return len(self.turns.waiting)

    async def answer(
        self, bot: str, game: Game[Any], view: Any, step: int, people: bool = True
    ) -> int:
        """What the bot says; BotFailed if it does not.

        A pool breaks as a whole, so whoever thought in it is asked once more.
        """
        await self.turns.take(people)
        try:  # time runs when there is somebody to think
            try:
                return await self.ask(bot, game, view, step)
            except BrokenProcessPool:
                return await self.ask(bot, game, view, step)
        except BrokenProcessPool:
            raise BotFailed("its process died") from None
        finally:
            self.turns.give()

    async def ask(self, bot: str, game: Game[Any], view: Any, step: int) -> int:
        if self.pool is not None and self.engine != newest():
            self.pool.shutdown(wait=False)  # who thinks in it may finish
            self.pool = None
        if self.pool is None:
            self.engine = newest()
            spawn = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, begin, (LOADED,))
        pool = self.pool
        work = partial(bot_pool.think, bot, game, view, step, self.turns.seconds())
        thought = asyncio.get_running_loop().run_in_executor(pool, work)
        try:
            return await asyncio.wait_for(thought, self.patience)
        except (BrokenProcessPool, TimeoutError) as error:
            if self.pool is pool:
                self.stop()
            if isinstance(error, TimeoutError):
                raise BotFailed("out of time") from None
            raise
        except Exception as error:  # whatever a bot does wrong must not reach the table
            raise BotFailed(type(error).__name__) from None

    def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            terminated(pool)


class AnalysisProcess(Analyses):
    """One worker, so that bots at the tables do not wait."""

    def __init__(self) -> None:
        super().__init__()
        self.pool: ProcessPoolExecutor | None = None

    async def compute(self, source: Source) -> Judgement:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, judged, source)
        except BrokenProcessPool:
            self.pool = None
            raise

    def stop(self) -> None:
        if self.pool is not None:
            terminated(self.pool)
