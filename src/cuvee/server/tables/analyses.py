"""Win chances over finished games: the interface to compute them, and a cache."""

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Final

from cuvee.arena.analysis import Source, course
from cuvee.core.log import write
from cuvee.server.tables.table import Table

Course = list[tuple[int, list[int]]]  # ply, and the chance of every seat in percent

JUDGE: Final = "ismcts:100"
POINTS: Final = 120  # how many positions of a game are analysed
KEPT: Final = 200


def chances(source: Source) -> Course:
    """The win chances over a game; this takes seconds."""
    found = course(source, POINTS)
    return [(ply, [round(100 * chance) for chance in seats]) for ply, seats in found]


class Analyses(ABC):
    """A cache of the last results; requests for the same game share one computation."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Task[Course]] = OrderedDict()

    @abstractmethod
    async def compute(self, source: Source) -> Course:
        """Run `chances` without blocking the event loop."""

    @abstractmethod
    def stop(self) -> None:
        """Stop all running computations."""

    async def of(self, table: Table) -> Course:
        assert table.match.over, "an analysis would reveal the secrets of a running game"
        if table.key not in self.kept:
            source = Source(write(table.match), None, JUDGE, 1)
            self.kept[table.key] = asyncio.create_task(self.compute(source))
        self.kept.move_to_end(table.key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        try:
            return await asyncio.shield(self.kept[table.key])
        except Exception:
            self.kept.pop(table.key, None)  # so that the next request tries again
            raise
