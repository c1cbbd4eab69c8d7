"""The storage interface: rows are appended to the log of a table and never changed."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

OPEN: Final = "open"  # the first row: game, seats, header of the log, seed
PLAY: Final = "play"  # a line of the log: an answer or an undo
CLAIM: Final = "claim"  # somebody took an invited seat
CHAT: Final = "chat"
BOT: Final = "bot"  # a bot failed and was replaced
NEXT: Final = "next"  # the table of the rematch
SEAT: Final = "seat"  # somebody sits here from the start, beside whoever opened the table


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log. `holder` is the hashed token of the user who caused it, or empty."""

    table: str
    number: int
    kind: str
    body: str
    holder: str = ""
    at: float = 0.0


class StorageError(RuntimeError):
    """The storage failed to write or read; nothing was shown to anybody."""


class Conflict(StorageError):
    """Another process wrote the row of this number first."""


Hint = Callable[[str, int], None]  # a table and the number of a row; "" means any table


class Storage(ABC):
    """Storage of rows. (table, number) is unique, so two processes cannot write the same row.

    A `shared` storage is used by several processes: they hint at rows to each other, and one at
    a time asks the bots of a table.
    """

    shared: bool = False
    failures: int = 0  # since the start
    waiting: int = 0  # rows not written yet

    @abstractmethod
    async def append(self, row: Row) -> bool:
        """Write the row durably; False if another process already wrote that number."""

    @abstractmethod
    async def rows(self, table: str, first: int = 0) -> list[Row]:
        """The rows of a table from number `first` on, in order."""

    @abstractmethod
    async def held(self, holder: str, most: int) -> list[str]:
        """The tables where this user has a seat, the latest first."""

    @abstractmethod
    async def check(self) -> None:
        """Write something durably and read it again; raises StorageError if that fails."""

    async def size(self) -> int:
        """How many bytes the database has."""
        return 0

    def watch(self, hint: Hint) -> None:  # noqa: B027 - nobody else writes to a storage of our own
        """From now on call `hint` when other processes wrote rows."""

    @asynccontextmanager
    async def alone(self, table: str) -> AsyncIterator[bool]:
        """Whether this process alone may ask the bots of the table meanwhile."""
        yield True

    @abstractmethod
    async def close(self) -> None:
        """Write what is queued, then close the database."""
