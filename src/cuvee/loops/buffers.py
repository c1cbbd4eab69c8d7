"""Memory for observations and masks that NumPy reads without copying, used again when free."""

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final, Generic, TypeVar, final

from cuvee.core import bulk
from cuvee.core.game import Game
from cuvee.core.native import i64, vec
from cuvee.core.state import BaseState
from cuvee.core.vector import Vector
from cuvee.loops.episode import Episode
from cuvee.loops.view_reader import ViewReader

S = TypeVar("S", bound=BaseState)

held: Final = getrefcount  # a constant is faster to look up than a name of another module
WIPED: Final[i64] = 8  # rows cleared at once, in one call; they fit into the nearest memory
KEPT: Final = 8  # buffers to keep in the pool; older ones are left to their readers


@final
class ObservationBuffer(Generic[S]):
    """Space for a fixed number of observations and masks, written row by row."""

    def __init__(self, game: Game[S], rows: i64) -> None:
        self.game = game
        self.rows: i64 = rows
        self.width: i64 = game.layout.width
        self.answers: i64 = len(game.moves)
        self.vector = Vector(rows * self.width)
        self.masks = vec[bool]([False] * (rows * self.answers))
        self.lent: list[memoryview] = []  # the bytes of both arrays, if they may be written so
        self.zeros = bytes(WIPED * max(2 * self.width, self.answers))
        self.row: i64 = 0
        self.reader = ViewReader(game)

    def begin(self) -> None:
        """Start again at the first row; rows are cleared shortly before they are written."""
        self.row = 0

    def wipe(self) -> None:
        """Clear the next few rows; in lent bytes with one call each, not number by number."""
        rows = min(WIPED, self.rows - self.row)
        if self.lent:
            self.blank(self.lent[0], 2 * self.width, rows)
            self.blank(self.lent[1], self.answers, rows)
        else:
            bulk.clear(self.vector.values, self.row * self.width, rows * self.width)
            bulk.lower(self.masks, self.row * self.answers, rows * self.answers)

    def blank(self, memory: memoryview, size: i64, rows: i64) -> None:
        """The same in one of the two arrays; a row has this many bytes."""
        at = self.row * size
        memory[at : at + rows * size] = self.zeros[: rows * size]

    def write(self, episode: Episode[S], seat: i64, asked: bool) -> None:
        """Write the seat's observation into the next row, and its mask if it is asked."""
        if self.row % WIPED == 0:
            self.wipe()
        self.vector.at = self.row * self.width
        self.game.features(self.reader.view(episode.state, seat), seat, self.vector)
        if asked:
            episode.list_answers()
            out, first = episode.out, self.row * self.answers
            bulk.raise_flags(out.ids, out.count, self.masks, first, self.answers)
        self.row += 1


@final
class LentBuffer(Generic[S]):
    """A buffer and its NumPy arrays, lent to callers. It is free when nobody holds an array.

    A slice or view of an array holds a reference to it, so counting references finds all readers.
    """

    def __init__(self, buffer: ObservationBuffer[S], arrays: list[Any]) -> None:
        self.buffer = buffer
        self.arrays = arrays  # observations and masks, then the arrays they are views of
        self.ours = self.holders()

    def holders(self) -> int:
        count = 0
        for array in self.arrays:
            count += held(array)
        return count


@final
class BufferPool(Generic[S]):
    """Buffers to write to. Arrays never change while a caller still holds part of them."""

    def __init__(self, made: Callable[[], tuple[ObservationBuffer[S], list[Any]]]) -> None:
        self.made = made
        self.lent: list[LentBuffer[S]] = []

    def free(self) -> LentBuffer[S]:
        """A buffer that nobody reads, the one lent longest ago first; or a new one."""
        for k in range(len(self.lent)):
            if self.lent[k].holders() == self.lent[k].ours:
                return self.given(self.lent.pop(k))
        if len(self.lent) == KEPT:
            del self.lent[0]
        buffer, arrays = self.made()
        return self.given(LentBuffer(buffer, arrays))

    def given(self, lent: LentBuffer[S]) -> LentBuffer[S]:
        self.lent.append(lent)
        lent.buffer.begin()
        return lent

    def observe(self, episode: Episode[S], seat: i64) -> dict[str, Any]:
        """The seat's observation and mask; the mask is all zeros unless it is to act."""
        lent = self.free()
        lent.buffer.write(episode, seat, seat == episode.seat())
        return {"observation": lent.arrays[0], "action_mask": lent.arrays[1]}
