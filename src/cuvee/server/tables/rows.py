"""The storage interface: rows are appended to the log of a table and never changed."""

from abc import ABC, abstractmethod
from typing import Final

import msgspec

OPEN: Final = "open"  # the first row: game, seats, header of the log, seed
PLAY: Final = "play"  # a line of the log: an answer or an undo
CLAIM: Final = "claim"  # somebody took an invited seat
CHAT: Final = "chat"
BOT: Final = "bot"  # a bot failed and was replaced
NEXT: Final = "next"  # the table of the rematch


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


class Storage(ABC):
    """Storage of rows. (table, number) is unique, so two processes cannot write the same row."""

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
    async def close(self) -> None:
        """Write what is queued, then close the database."""
