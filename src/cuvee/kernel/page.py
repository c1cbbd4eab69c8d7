"""A page: what seats see and may answer, row by row, in memory that NumPy reads as it is."""

from collections.abc import Callable
from typing import Generic, TypeVar, final

from cuvee.core import bulk
from cuvee.core.game import Game
from cuvee.core.native import i64, vec
from cuvee.core.state import BaseState
from cuvee.core.vector import Vector
from cuvee.kernel.table import Table

S = TypeVar("S", bound=BaseState)


@final
class Page(Generic[S]):
    """Room for so many sights. It may be begun again once nobody reads it any more."""

    def __init__(self, game: Game[S], rows: i64) -> None:
        self.game = game
        self.rows: i64 = rows
        self.width: i64 = game.layout.width
        self.answers: i64 = len(game.table)
        self.vector = Vector(rows * self.width)
        self.masks = vec[bool]([False] * (rows * self.answers))
        self.row: i64 = 0

    def begin(self) -> None:
        """From the first row on: each is wiped just before it is written."""
        self.row = 0

    def write(self, table: Table[S], seat: i64) -> None:
        """The next row: what the seat sees; and its answers, if it is the one awaited."""
        self.vector.at = self.row * self.width
        self.vector.clear(self.width)
        self.game.features(self.game.peek(table.state, seat), seat, self.vector)
        bulk.lower(self.masks, self.row * self.answers, self.answers)
        if seat == table.seat():
            table.list_answers()
            mark(table.out.ids, table.out.count, self.masks, self.row * self.answers)
        self.row += 1


def mark(answers: vec[i64], count: i64, masks: vec[bool], first: i64) -> None:
    for k in range(count):
        masks[first + answers[k]] = True


@final
class Sights(Generic[S]):
    """Rows in the form their reader gives them: each is written once and handed out once."""

    def __init__(self, turn: Callable[[], tuple[Page[S], list[object]]]) -> None:
        self.turn = turn  # the next page and all its rows, the last first
        self.page: Page[S] | None = None
        self.rows: list[object] = []

    def of(self, table: Table[S], seat: i64) -> object:
        """What this seat sees now; its mask is empty unless its answer is awaited."""
        if len(self.rows) == 0:
            self.page, self.rows = self.turn()
        assert self.page is not None, "whoever has rows has a page"
        self.page.write(table, seat)
        return self.rows.pop()
