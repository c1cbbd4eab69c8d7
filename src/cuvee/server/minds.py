"""Minds: bots think in processes of their own, so that no table ever waits for another's."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import randbits
from typing import Any, Final

from cuvee.bots.levels import SECONDS
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.server.engine import newest

PATIENCE: Final = 20.0  # seconds a bot may think
SIMPLE: Final = "greedy"  # who takes over from a bot that failed
SIMPLEST: Final = "random"  # and who from that


def think(bot: str, game: Game[Any], view: Any, step: int) -> int:
    """In the worker: the bot's answer, an index into the game's table of moves."""
    return int(named(bot, SECONDS).answer(game, view, step, Seeded(randbits(62))))


class BotFailed(RuntimeError):
    """The bot raised, took too long, or its process died."""


class Minds:
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
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"))
        pool = self.pool
        thought = asyncio.get_running_loop().run_in_executor(pool, think, bot, *question)
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
        """Let go of the workers, also of one that thinks for ever."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
