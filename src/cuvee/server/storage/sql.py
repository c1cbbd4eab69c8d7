"""Storage in a SQL database. A thread writes, so that the event loop never waits."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cuvee.server.storage.schema import HELD, LOG, engine
from cuvee.server.tables.rows import Row, Storage, StorageError
from cuvee.server.web import event_log

BATCH: Final = 256
COLUMNS: Final = "tbl, number, at, kind, holder, body"
INSERT: Final = f"insert into log ({COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict do nothing"
SAME: Final = f"select {COLUMNS} from log where tbl = ? and number = ?"
PULSE: Final = "update pulse set at = ? where id = 1"

Answer = TypeVar("Answer")
Tell = Callable[[], None]


class Waiting(NamedTuple):
    """A row to write, or the pulse of the health check, and who waits for it."""

    row: Row | None
    at: float
    done: "asyncio.Future[bool]"


class SqlStorage(Storage):
    """Group commit: rows that arrive during a commit are written together in the next.

    `patience` is how many seconds a database that does not answer is asked again.
    """

    patience = 0.0

    def __init__(self, url: str) -> None:
        self.engine = engine(url)
        mark = "?" if self.engine.dialect.name == "sqlite" else "%s"  # of a value in a statement
        self.insert, self.same, self.pulse = (
            text.replace("?", mark) for text in (INSERT, SAME, PULSE)
        )
        self.errors = self.engine.dialect.loaded_dbapi.Error
        self.loop = asyncio.get_running_loop()
        self.queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.connection: sa.PoolProxiedConnection | None = None
        self.thread = threading.Thread(target=self.write, name="storage", daemon=True)
        self.thread.start()

    # -- writing

    async def append(self, row: Row) -> bool:
        return await self.queued(row, row.at or time.time())

    async def queued(self, row: Row | None, at: float) -> bool:
        done: asyncio.Future[bool] = self.loop.create_future()
        self.queue.put(Waiting(row, at, done))
        self.waiting += 1
        try:
            return await done
        finally:
            self.waiting -= 1

    def write(self) -> None:
        """The writer thread: commit the queued rows in batches and report the results."""
        while (first := self.queue.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    self.queue.put(None)
                    break
                batch.append(more)
            self.loop.call_soon_threadsafe(self.written(batch))
        self.disconnect()

    def written(self, batch: list[Waiting]) -> Tell:
        """Write a batch; returns a function that reports the results to those waiting."""
        error: Exception | None = None
        won: list[bool] = []
        try:
            won = self.tried(lambda again: self.commit(batch, again))
        except Exception as failed:
            error = failed
            self.failed("write", failed)

        def tell() -> None:
            for k, waiting in enumerate(batch):
                if waiting.done.cancelled():
                    continue
                if error is not None:
                    why = f"not written: {type(error).__name__}"
                    waiting.done.set_exception(StorageError(why))
                else:
                    waiting.done.set_result(won[k])

        return tell

    def commit(self, batch: list[Waiting], again: bool) -> list[bool]:
        """Write a batch in one transaction; for each row whether it is ours.

        After a fault nobody knows whether the commit before arrived: then a row that is there
        already may be our own, and is recognized.
        """
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        try:
            cursor = self.connection.cursor()
            won = [self.put(cursor, each, again) for each in batch]
            mine = [each.row for each, ours in zip(batch, won, strict=True) if ours]
            self.announce(cursor, [row for row in mine if row is not None])
            self.connection.commit()
        except BaseException:
            self.disconnect()
            raise
        return won

    def put(self, cursor: Any, waiting: Waiting, again: bool) -> bool:
        row = waiting.row
        if row is None:
            cursor.execute(self.pulse, (waiting.at,))
            return True
        values = (row.table, row.number, waiting.at, row.kind, row.holder, row.body)
        cursor.execute(self.insert, values)
        if cursor.rowcount == 1 or not again:
            return bool(cursor.rowcount == 1)
        cursor.execute(self.same, values[:2])
        return tuple(cursor.fetchone()) == values

    def announce(self, cursor: Any, rows: list[Row]) -> None:
        """Tell other processes of new rows, as a part of the transaction that writes them."""

    def disconnect(self) -> None:
        """Let go of the writer's connection; what it had not committed is undone."""
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                connection.close()
            except self.errors:
                connection.invalidate()

    # -- faults

    def tried(self, work: Callable[[bool], Answer]) -> Answer:
        """Do some work, and again while the database does not answer and patience lasts."""
        end, again = time.monotonic() + self.patience, False
        while True:
            try:
                return work(again)
            except (SQLAlchemyError, self.errors):
                if time.monotonic() >= end:
                    raise
                again = True
                time.sleep(0.2)

    def failed(self, what: str, error: Exception) -> None:
        self.failures += 1
        cause = getattr(error, "orig", None) or error
        words = str(cause).strip().splitlines() or [""]
        event_log.note("storage error", what=what, error=type(cause).__name__, why=words[0])

    # -- reading

    async def read(self, wanted: sa.Executable) -> list[Any]:
        """The rows a statement finds. A thread asks, so that the event loop never waits."""

        def asked(_: bool) -> list[Any]:
            with self.engine.connect() as connection:
                return list(connection.execute(wanted))

        try:
            return await asyncio.to_thread(self.tried, asked)
        except (SQLAlchemyError, self.errors) as error:
            self.failed("read", error)
            raise StorageError(f"not read: {type(error).__name__}") from None

    async def rows(self, table: str, first: int = 0) -> list[Row]:
        wanted = sa.select(LOG).where(LOG.c.tbl == table, LOG.c.number >= first)
        return [
            Row(row.tbl, row.number, row.kind, row.body, row.holder, row.at)
            for row in await self.read(wanted.order_by(LOG.c.number))
        ]

    async def held(self, holder: str, most: int) -> list[str]:
        last = sa.func.max(LOG.c.at)
        wanted = sa.select(LOG.c.tbl).where(LOG.c.holder == holder, HELD).group_by(LOG.c.tbl)
        return [row.tbl for row in await self.read(wanted.order_by(last.desc()).limit(most))]

    # -- health

    async def check(self) -> None:
        now = time.time()
        await self.queued(None, now)
        [(at,)] = await self.read(sa.text("select at from pulse where id = 1"))
        if at < now:
            raise StorageError("what was written does not read")

    async def size(self) -> int:
        pages = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
        own = self.engine.dialect.name == "sqlite"
        [(size,)] = await self.read(
            sa.text(pages if own else "select pg_database_size(current_database())")
        )
        return int(size)

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()
