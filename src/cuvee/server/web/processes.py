"""Bots and analyses think in processes of their own, so that the server never waits for them."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from cuvee.arena.analysis import Source
from cuvee.bots.code import LOADED, load_all
from cuvee.core.game import Game
from cuvee.server.engine import newest
from cuvee.server.tables import bot_pool
from cuvee.server.tables.analyses import Analyses, Judgement, judged
from cuvee.server.tables.bot_pool import BotFailed, BotPool

PATIENCE: Final = 20.0  # seconds a bot may think


def terminated(pool: ProcessPoolExecutor) -> None:
    """Let go of the workers, also of one that thinks for ever."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


class BotProcesses(BotPool):
    """A few worker processes, made again when one of them breaks."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.free = asyncio.Semaphore(self.workers)
        self.pool: ProcessPoolExecutor | None = None
        self.engine = ""  # which the workers of the pool import

    async def answer(self, bot: str, game: Game[Any], view: Any, step: int) -> int:
        """What the bot says; BotFailed if it does not.

        A pool breaks as a whole, so whoever thought in it is asked once more.
        """
        async with self.free:  # time runs when there is somebody to think
            try:
                return await self.ask(bot, game, view, step)
            except BrokenProcessPool:
                pass
            try:
                return await self.ask(bot, game, view, step)
            except BrokenProcessPool:
                raise BotFailed("its process died") from None

    async def ask(self, bot: str, *question: Any) -> int:
        if self.pool is not None and self.engine != newest():
            self.pool.shutdown(wait=False)  # who thinks in it may finish
            self.pool = None
        if self.pool is None:
            self.engine = newest()
            spawn = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, load_all, (LOADED,))
        pool = self.pool
        thought = asyncio.get_running_loop().run_in_executor(pool, bot_pool.think, bot, *question)
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
            self.pool = ProcessPoolExecutor(1, get_context("spawn"))
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, judged, source)
        except BrokenProcessPool:
            self.pool = None
            raise

    def stop(self) -> None:
        if self.pool is not None:
            terminated(self.pool)
