"""A page: what seats see and may answer, row by row, in memory that NumPy reads as it is."""

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final, Generic, TypeVar, final

from cuvee.core import bulk
from cuvee.core.game import Game
from cuvee.core.native import i64, vec
from cuvee.core.state import BaseState
from cuvee.core.vector import Vector
from cuvee.kernel.eye import Eye
from cuvee.kernel.table import Table

S = TypeVar("S", bound=BaseState)

held: Final = getrefcount  # a constant of ours is found faster than a name of another module
WIPED: Final[i64] = 8  # rows at once, in one call; they fit into the nearest memory
KEPT: Final = 8  # slots somebody reads: of these we look whether he still does


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
        self.eye = Eye(game)
        self.lent: list[memoryview] = []  # the bytes of both arrays, if they may be written so
        self.zeros = bytes(WIPED * max(2 * self.width, self.answers))

    def begin(self) -> None:
        """From the first row on: each is wiped shortly before it is written."""
        self.row = 0

    def wipe(self) -> None:
        """Zeros in the next few rows; in lent bytes with one call each, not number by number."""
        rows = min(WIPED, self.rows - self.row)
        if self.lent:
            self.blank(self.lent[0], 2 * self.width, rows)
            self.blank(self.lent[1], self.answers, rows)
        else:
            bulk.clear(self.vector.values, self.row * self.width, rows * self.width)
            bulk.lower(self.masks, self.row * self.answers, rows * self.answers)

    def blank(self, memory: memoryview, size: i64, rows: i64) -> None:
        """The same in one of them; a row has so many bytes."""
        at = self.row * size
        memory[at : at + rows * size] = self.zeros[: rows * size]

    def write(self, table: Table[S], seat: i64, asked: bool) -> None:
        """The next row: what the seat sees; and its answers, if it is the one asked."""
        if self.row % WIPED == 0:
            self.wipe()
        self.vector.at = self.row * self.width
        self.game.features(self.eye.look(table.state, seat), seat, self.vector)
        if asked:
            table.list_answers()
            out, first = table.out, self.row * self.answers
            bulk.raise_flags(out.ids, out.count, self.masks, first, self.answers)
        self.row += 1


@final
class Slot(Generic[S]):
    """A page with its arrays; it is free as long as nobody else holds them.

    NumPy lets all that is made of an array hold that array, so its holders can be counted.
    """

    def __init__(self, page: Page[S], arrays: list[Any]) -> None:
        self.page = page
        self.arrays = arrays  # what is seen, the masks; and what these are made of, if anything
        self.ours = self.holders()

    def holders(self) -> int:
        count = 0
        for array in self.arrays:
            count += held(array)
        return count


@final
class Slots(Generic[S]):
    """Pages to write on. Nobody's arrays change while he holds a part of them."""

    def __init__(self, made: Callable[[], tuple[Page[S], list[Any]]]) -> None:
        self.made = made
        self.slots: list[Slot[S]] = []

    def free(self) -> Slot[S]:
        """One that nobody reads, at its first row; those given last are looked at last."""
        for k in range(len(self.slots)):
            if self.slots[k].holders() == self.slots[k].ours:
                return self.given(self.slots.pop(k))
        if len(self.slots) == KEPT:
            del self.slots[0]
        page, arrays = self.made()
        return self.given(Slot(page, arrays))

    def given(self, slot: Slot[S]) -> Slot[S]:
        self.slots.append(slot)
        slot.page.begin()
        return slot

    def sight(self, table: Table[S], seat: i64) -> dict[str, Any]:
        """What this seat sees now; its mask is empty unless its answer is awaited."""
        slot = self.free()
        slot.page.write(table, seat, seat == table.seat())
        return {"observation": slot.arrays[0], "action_mask": slot.arrays[1]}
