"""Storage in a SQL database. A thread writes, so that the event loop never waits."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from cuvee.server.tables.rows import Row, Storage, StorageError

META: Final = sa.MetaData()
LOG: Final = sa.Table(
    "log",
    META,
    sa.Column("tbl", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("holder", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
HELD: Final = LOG.c.holder != ""  # moves have no holder, so the index leaves them out
sa.Index("held", LOG.c.holder, sqlite_where=HELD, postgresql_where=HELD)
PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000")
BATCH: Final = 256

Tell = Callable[[], None]
Waiting = tuple[Row, "asyncio.Future[bool]"]


def engine(url: str) -> sa.Engine:
    """An engine whose commits are durable; creates the SQL tables if necessary."""
    made = sa.create_engine(url)
    if made.dialect.name == "sqlite":

        def prepare(connection: Any, _: object) -> None:
            for pragma in PRAGMAS:
                connection.execute(f"pragma {pragma}")

        sa.event.listen(made, "connect", prepare)
    META.create_all(made)
    return made


class SqlStorage(Storage):
    """Group commit: rows that arrive during a commit are written together in the next."""

    def __init__(self, url: str) -> None:
        self.engine = engine(url)
        insert = sqlite.insert(LOG).on_conflict_do_nothing()
        self.insert = str(insert.compile(self.engine))  # compiled once, then passed to the driver
        self.loop = asyncio.get_running_loop()
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="storage", daemon=True)
        self.thread.start()

    async def append(self, row: Row) -> bool:
        done: asyncio.Future[bool] = self.loop.create_future()
        self.queue.put((row, done))
        return await done

    def write(self) -> None:
        """The writer thread: commit the queued rows in batches and report the results."""
        with closing(self.engine.raw_connection()) as connection:
            while (first := self.queue.get()) is not None:
                batch = [first]
                while len(batch) < BATCH and not self.queue.empty():
                    more = self.queue.get()
                    if more is None:
                        self.queue.put(None)
                        break
                    batch.append(more)
                self.loop.call_soon_threadsafe(self.commit(connection, batch))

    def commit(self, connection: sa.PoolProxiedConnection, batch: list[Waiting]) -> Tell:
        """Write a batch; returns a function that reports the results to those waiting."""
        won: list[bool] = []
        error: Exception | None = None
        cursor = connection.cursor()
        try:
            for row, _ in batch:
                at = row.at or time.time()
                cursor.execute(
                    self.insert, (row.table, row.number, at, row.kind, row.holder, row.body)
                )
                won.append(cursor.rowcount == 1)
            connection.commit()
        except self.engine.dialect.loaded_dbapi.Error as failed:
            error = failed
            connection.rollback()

        def tell() -> None:
            for k, (_, done) in enumerate(batch):
                if done.cancelled():
                    continue
                if error is not None:
                    done.set_exception(StorageError(f"not written: {type(error).__name__}"))
                else:
                    done.set_result(won[k])

        return tell

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        wanted = sa.select(LOG).where(LOG.c.tbl == table, LOG.c.number >= first)
        return await asyncio.to_thread(self.read, wanted.order_by(LOG.c.number))

    def read(self, wanted: sa.Select[Any]) -> list[Row]:
        with self.engine.connect() as connection:
            return [
                Row(row.tbl, row.number, row.kind, row.body, row.holder, row.at)
                for row in connection.execute(wanted)
            ]

    async def held(self, holder: str, most: int) -> list[str]:
        last = sa.func.max(LOG.c.at)
        wanted = sa.select(LOG.c.tbl).where(LOG.c.holder == holder, HELD).group_by(LOG.c.tbl)

        def read() -> list[str]:
            with self.engine.connect() as connection:
                return [row.tbl for row in connection.execute(wanted.order_by(last.desc()))][:most]

        return await asyncio.to_thread(read)

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()
