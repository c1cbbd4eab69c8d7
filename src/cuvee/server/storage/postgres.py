"""Storage in PostgreSQL, which several server processes share.

The rows are the truth and (table, number) is the lock. Beside that there are two comforts:
NOTIFY hints at new rows, and advisory locks let one process at a time ask the bots of a table.
"""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final

import psycopg

from cuvee.server.storage.sql import SqlStorage
from cuvee.server.tables.rows import Hint, Row, StorageError

CHANNEL: Final = "cuvee"
NOTIFY: Final = f"select pg_notify('{CHANNEL}', word) from unnest(%s::text[]) word"
PAUSE: Final = 0.5  # seconds until the next try to listen


class PostgresStorage(SqlStorage):
    """A database that is restarted is waited for, so players wait and nothing is lost."""

    shared = True
    patience = 15.0

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url
        self.sender = token_hex(4)  # to tell our own hints from those of others
        self.hint: Hint | None = None
        self.locks: psycopg.Connection[Any] | None = None  # whose session holds the locks
        self.locking = threading.Lock()
        self.closing = False
        self.listener = threading.Thread(target=self.listen, name="hints", daemon=True)

    # -- hints

    def watch(self, hint: Hint) -> None:
        self.hint = hint
        self.listener.start()

    def announce(self, cursor: Any, rows: list[Row]) -> None:
        last = {row.table: row.number for row in rows}
        words = [f"{self.sender} {number} {table}" for table, number in last.items()]
        if words:
            cursor.execute(NOTIFY, (words,))

    def listen(self) -> None:
        """The listener's thread. After a pause every table looks whether it missed something."""
        while not self.closing:
            with suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True) as connection:
                connection.execute(f"listen {CHANNEL}")
                self.tell("", 0)
                while not self.closing:
                    for note in connection.notifies(timeout=PAUSE):
                        sender, number, table = note.payload.split(" ")
                        if sender != self.sender:
                            self.tell(table, int(number))
            time.sleep(0 if self.closing else PAUSE)

    def tell(self, table: str, number: int) -> None:
        assert self.hint is not None
        with suppress(RuntimeError):  # the event loop has ended
            self.loop.call_soon_threadsafe(self.hint, table, number)

    # -- one process asks

    @asynccontextmanager
    async def alone(self, table: str) -> AsyncIterator[bool]:
        digest = blake2b(table.encode(), digest_size=8).digest()
        lock = int.from_bytes(digest, "big", signed=True)
        taken = await asyncio.to_thread(self.ask, "select pg_try_advisory_lock(%s)", lock)
        try:
            yield taken
        finally:
            if taken:
                let_go = asyncio.to_thread(self.ask, "select pg_advisory_unlock(%s)", lock)
                with suppress(StorageError):
                    await asyncio.shield(let_go)

    def ask(self, question: str, lock: int) -> bool:
        """Ask the session that holds our locks; they are gone when its connection is."""
        with self.locking:
            try:
                if self.locks is None:
                    self.locks = psycopg.connect(self.url, autocommit=True)
                row = self.locks.execute(question, (lock,)).fetchone()
            except psycopg.Error as error:
                if self.locks is not None:
                    self.locks.close()
                self.locks = None
                self.failed("lock", error)
                raise StorageError(f"not locked: {type(error).__name__}") from None
        return bool(row and row[0])

    async def close(self) -> None:
        self.closing = True
        if self.hint is not None:
            await asyncio.to_thread(self.listener.join)
        await super().close()
        if self.locks is not None:
            self.locks.close()
