"""All tables by key; a table is loaded from its log when it is needed."""

import asyncio
import gc
import time
from secrets import token_urlsafe
from typing import Any, Final

import msgspec

from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.tables.live import Live
from cuvee.server.tables.rows import OPEN, Row, Storage
from cuvee.server.tables.table import Opening, Table
from cuvee.server.web import event_log
from cuvee.server.web.metrics import Metrics

IDLE: Final = 600.0  # seconds an unused table stays in memory
SWEEP: Final = 30.0


class NoTable(LookupError):
    """There is no table with this key."""


class Tables:
    """The tables in memory; unused ones are dropped and loaded again when needed."""

    def __init__(self, storage: Storage, bots: BotPool, metrics: Metrics, pace: float) -> None:
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.pace = pace
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.sweeper = asyncio.create_task(self.sweep())

    async def open(self, opening: Opening, owner: str, key: str = "") -> str:
        """Create a table; returns its key once its first row is stored."""
        key = key or new_key()
        body = msgspec.json.encode(opening).decode()
        if not await self.storage.append(Row(key, 0, OPEN, body, owner)):
            raise NoTable(f"the key {key} is taken")
        self.metrics.opened += 1
        event_log.note("opened", table=event_log.short(key), game=opening.game)
        return key

    async def get(self, key: str) -> Live:
        """The table with this key, loaded from its log if necessary."""
        found = self.live.get(key)
        if found is not None and not found.broken:
            return found
        if key not in self.loading:
            self.loading[key] = asyncio.create_task(self.load(key))
            self.loading[key].add_done_callback(lambda _: self.loading.pop(key, None))
        return await asyncio.shield(self.loading[key])

    async def load(self, key: str) -> Live:
        table = await self.read(key)
        live = Live(table, self.storage, self.bots, self.metrics, self.pace)
        self.live[key] = live
        return live

    async def read(self, key: str) -> Table:
        """The table as stored, without starting its task."""
        rows = await self.storage.rows(key)
        if not rows or rows[0].kind != OPEN:
            raise NoTable(f"there is no table {key}")
        return await asyncio.to_thread(restored, key, rows)

    async def sweep(self) -> None:
        moves = 0
        while True:
            await asyncio.sleep(SWEEP)
            if moves == self.metrics.moves:
                gc.collect()  # causes a pause, so only while nobody plays
            moves = self.metrics.moves
            old = time.monotonic() - IDLE
            for key, live in list(self.live.items()):
                if live.broken or (not live.links and live.used < old):
                    del self.live[key]
                    await live.close()

    @property
    def viewers(self) -> int:
        return sum(len(live.links) for live in self.live.values())

    async def close(self) -> None:
        self.sweeper.cancel()
        for live in self.live.values():
            await live.close()


def new_key() -> str:
    return token_urlsafe(9)


def restored(key: str, rows: list[Row]) -> Table:
    opening: Any = msgspec.json.decode(rows[0].body, type=Opening)
    table = Table(key, opening, rows[1:])
    table.since = table.since or rows[0].at
    return table
