"""The contract of storage: rows are added at the end of a table's log and never changed."""

from abc import ABC, abstractmethod
from typing import Final

import msgspec

OPEN: Final = "open"  # the first row: game, seats, header of the log, seed
PLAY: Final = "play"  # a line of the log: an answer or an undo
CLAIM: Final = "claim"  # somebody took an invited seat
CHAT: Final = "chat"
BOT: Final = "bot"  # a bot failed and another one sits there now
NEXT: Final = "next"  # the table of the rematch


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log. `holder` is the hashed token of whose doing it was, or empty."""

    table: str
    number: int
    kind: str
    body: str
    holder: str = ""
    at: float = 0.0


class StorageError(RuntimeError):
    """The storage did not take or give what was asked; nothing was shown to anybody."""


class Storage(ABC):
    """What the server asks of a database. (table, number) is unique: that is the lock."""

    @abstractmethod
    async def append(self, row: Row) -> bool:
        """Write the row durably; False if another process already wrote that number."""

    @abstractmethod
    async def rows(self, table: str, first: int = 0) -> list[Row]:
        """The log of a table from row `first` on, in its order."""

    @abstractmethod
    async def held(self, holder: str, most: int) -> list[str]:
        """The tables somebody sits at, the latest first."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""
