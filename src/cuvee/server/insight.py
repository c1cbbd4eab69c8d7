"""Insight: the win chances over a finished game, thought out in a process of its own."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from cuvee.arena.analysis import Source, course
from cuvee.core.log import write
from cuvee.server.table import Table

Course = list[tuple[int, list[int]]]  # ply, and the chance of every seat in percent

JUDGE: Final = "ismcts:100"
POINTS: Final = 120  # plies that are thought about: a game may be long
KEPT: Final = 200


def chances(source: Source) -> Course:
    """In the worker: the course of the game."""
    found = course(source, POINTS)
    return [(ply, [round(100 * chance) for chance in seats]) for ply, seats in found]


class Insights:
    """One worker, so that bots at the tables do not wait; the last courses are remembered."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.kept: OrderedDict[str, asyncio.Future[Course]] = OrderedDict()

    async def of(self, table: Table) -> Course:
        """A finished game does not change, and whoever asks meanwhile waits for the same answer."""
        assert table.match.over, "the secrets of a game that goes on are not told"
        if table.key not in self.kept:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, get_context("spawn"))
            source = Source(write(table.match), None, JUDGE, 1)
            loop = asyncio.get_running_loop()
            self.kept[table.key] = loop.run_in_executor(self.pool, chances, source)
        self.kept.move_to_end(table.key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        try:
            return await asyncio.shield(self.kept[table.key])
        except BrokenProcessPool:
            self.pool = None
            self.kept.clear()
            raise

    def stop(self) -> None:
        if self.pool is not None:
            workers = list((getattr(self.pool, "_processes", None) or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
