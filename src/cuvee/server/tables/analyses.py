"""The win chances over a finished game: an interface, and what was found so far."""

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Final

from cuvee.arena.analysis import Source, course
from cuvee.core.log import write
from cuvee.server.tables.table import Table

Course = list[tuple[int, list[int]]]  # ply, and the chance of every seat in percent

JUDGE: Final = "ismcts:100"
POINTS: Final = 120  # plies that are thought about: a game may be long
KEPT: Final = 200


def chances(source: Source) -> Course:
    """The course of a game; this takes seconds."""
    found = course(source, POINTS)
    return [(ply, [round(100 * chance) for chance in seats]) for ply, seats in found]


class Analyses(ABC):
    """The last courses are remembered; whoever asks meanwhile waits for the same answer."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Task[Course]] = OrderedDict()

    @abstractmethod
    async def compute(self, source: Source) -> Course:
        """`chances`, somewhere where nobody waits for it."""

    @abstractmethod
    def stop(self) -> None:
        """Let go of whoever still thinks."""

    async def of(self, table: Table) -> Course:
        assert table.match.over, "the secrets of a game that goes on are not told"
        if table.key not in self.kept:
            source = Source(write(table.match), None, JUDGE, 1)
            self.kept[table.key] = asyncio.create_task(self.compute(source))
        self.kept.move_to_end(table.key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        try:
            return await asyncio.shield(self.kept[table.key])
        except Exception:
            self.kept.pop(table.key, None)  # to be tried again
            raise
