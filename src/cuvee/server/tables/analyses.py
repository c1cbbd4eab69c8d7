"""Judgements of finished games: the interface to compute them, and a cache."""

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Final, NamedTuple

from cuvee.arena.analysis import Judged, Source, answers, ending, judge, opened
from cuvee.build import build
from cuvee.core.log import write
from cuvee.server.tables.table import Table

JUDGE: Final = "ismcts:100"
POINTS: Final = 120  # how many moves of a game are judged by an engine in plain Python
MORE: Final = 700  # and by a compiled one
KEPT: Final = 200
SERIOUS: Final = 3  # percent: the smallest loss that is called a mistake
LUCKY: Final = 10  # percent: the smallest change by chance that is called luck


class Spot(NamedTuple):
    """A move as the judge sees it, in percent of the chance to win."""

    ply: int  # moves before it
    seat: int
    chances: list[int]  # of every seat, before it
    best: str  # what the judge would have done
    loss: int  # what the move cost
    luck: int  # what chance gave the seat afterwards; 0 where that is not known

    @property
    def kind(self) -> str:
        return "bad" if self.loss >= SERIOUS else "luck" if abs(self.luck) >= LUCKY else ""


class Judgement(NamedTuple):
    """A whole game, judged."""

    spots: list[Spot]
    moves: int
    last: list[int]  # everybody's chances after the last move

    @property
    def course(self) -> list[tuple[int, list[int]]]:
        return [*((spot.ply, spot.chances) for spot in self.spots), (self.moves, self.last)]


def percent(chances: list[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]


def judged(source: Source) -> Judgement:
    """Judge a game, or evenly spread moves of a long one; this takes seconds."""
    given, match = answers(source), opened(source)
    last, most = len(given) - 1, POINTS if build().startswith("pure") else MORE
    some = sorted({round(last * k / most) for k in range(most + 1)})
    found = {k: judge(source, k) for k in some}
    end = ending(match, found[last].chances)
    spots = []
    for k, one in found.items():
        then = end if k == last else found[k + 1].chances if k + 1 in found else None
        luck = lucky(one, given[k].seat, then) if given[k].chance else 0
        chances = percent(one.chances)
        spot = Spot(given[k].ply, given[k].seat, chances, one.best, round(100 * one.loss), luck)
        spots.append(spot)
    return Judgement(spots, len(match.entries), percent(end))


def lucky(one: Judged, seat: int, then: list[float] | None) -> int:
    """What changed for the seat beside what its own move cost."""
    return round(100 * (then[seat] - one.chances[seat] + one.loss)) if then else 0


class Analyses(ABC):
    """A cache of the last results; requests for the same game share one computation."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Task[Judgement]] = OrderedDict()

    @abstractmethod
    async def compute(self, source: Source) -> Judgement:
        """Run `judged` without blocking the event loop."""

    @abstractmethod
    def stop(self) -> None:
        """Stop all running computations."""

    def ready(self, table: Table) -> Judgement | None:
        """The judgement of this game, if it is there already."""
        task = self.kept.get(table.key)
        fine = task is not None and task.done() and not task.cancelled() and not task.exception()
        return task.result() if task is not None and fine else None

    async def of(self, table: Table) -> Judgement:
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
