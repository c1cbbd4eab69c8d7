"""All tables by key; a table is loaded from its log when it is needed."""

import asyncio
import gc
import re
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, Final

import msgspec

from cuvee.core.match import Match, Seed
from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.tables.live import Live
from cuvee.server.tables.rows import OPEN, SEAT, Row, Storage
from cuvee.server.tables.table import Damaged, Opening, Table, opened, restored
from cuvee.server.web import event_log
from cuvee.server.web.metrics import Metrics

IDLE: Final = 600.0  # seconds an unused table stays in memory
SWEEP: Final = 30.0
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class NoTable(LookupError):
    """There is no table with this key."""


class KeyTaken(LookupError):
    """There is a table with this key already."""


class Tables:
    """The tables in memory; unused ones are dropped and loaded again when needed."""

    def __init__(self, storage: Storage, bots: BotPool, metrics: Metrics, pace: float) -> None:
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.pace = pace
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        storage.watch(self.hint)
        self.sweeper = asyncio.create_task(self.sweep())

    async def open(self, opening: Opening, owner: str, key: str = "") -> str:
        """Create a table; returns its key once its first row is stored."""
        key = key or new_key()
        body = msgspec.json.encode(opening).decode()
        if not await self.storage.append(Row(key, 0, OPEN, body, owner)):
            raise KeyTaken(f"the key {key} is taken")
        self.metrics.opened += 1
        event_log.note("opened", table=event_log.short(key), game=opening.game)
        return key

    async def rematch(self, table: Table, owner: str) -> str:
        """Open the next game with the same people in the same seats, open seats included.

        Its key follows from the table, so it is one game whoever asks first, and in whichever
        process.
        """
        key = next_key(table)
        match: Match[Any] = Match(
            table.game, len(table.chairs), Seed.among_people(None), players=list(table.names)
        )
        opening = opened(match, table.chairs)
        opening.invited_to = table.invited_to
        holders = {chair.holder for chair in table.chairs} - {owner, ""}
        with suppress(KeyTaken):
            await self.open(opening, owner, key)
            for number, holder in enumerate(sorted(holders), 1):
                await self.storage.append(Row(key, number, SEAT, "", holder))
        return key

    async def get(self, key: str) -> Live:
        """The table with this key, loaded from its log if necessary."""
        found = self.live.get(key)
        if found is not None and not found.closed:
            return found
        if key not in self.loading:
            self.loading[key] = asyncio.create_task(self.load(key))
            self.loading[key].add_done_callback(lambda _: self.loading.pop(key, None))
        return await asyncio.shield(self.loading[key])

    async def load(self, key: str) -> Live:
        table = await self.read(key)
        live = Live(table, self.storage, self.bots, self.metrics, self.pace)
        self.live[key] = live
        if self.storage.shared:
            live.hint(table.number)  # rows written since were not hinted at
        return live

    def hint(self, key: str, number: int) -> None:
        """Another process wrote a row; without a key, perhaps to every table."""
        if key and key in self.live:
            self.live[key].hint(number)
        elif not key:
            for live in self.live.values():
                live.hint(live.table.number)

    async def read(self, key: str) -> Table:
        """The table as stored, without starting its task."""
        rows = await self.storage.rows(key) if KEY.fullmatch(key) else []
        if not rows or rows[0].kind != OPEN:
            raise NoTable(f"there is no table {key}")
        try:
            return await asyncio.to_thread(restored, key, rows)
        except Damaged as error:
            event_log.note("damaged table", table=event_log.short(key), why=str(error)[:200])
            raise

    async def sweep(self) -> None:
        moves = 0
        while True:
            await asyncio.sleep(SWEEP)
            if moves == self.metrics.moves:
                gc.collect()  # causes a pause, so only while nobody plays
            moves = self.metrics.moves
            old = time.monotonic() - IDLE
            for key, live in list(self.live.items()):
                if live.closed or (not live.links and live.used < old):
                    del self.live[key]
                    await live.close()

    @property
    def viewers(self) -> int:
        return sum(len(live.links) for live in self.live.values())

    async def close(self) -> None:
        self.sweeper.cancel()
        await asyncio.gather(*[live.close() for live in self.live.values()])


def new_key() -> str:
    return token_urlsafe(9)


def next_key(table: Table) -> str:
    """The key of the rematch of a table."""
    digest = sha256(f"rematch {table.key} {table.opening.seed}".encode()).digest()
    return urlsafe_b64encode(digest[:9]).decode()
