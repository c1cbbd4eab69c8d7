"""How busy this process is: whether it has room for somebody new.

What counts is how late the event loop comes to its work, because that is what players feel. A
house that is full refuses newcomers early and politely, so that those who play are not slowed.
"""

import asyncio
from contextlib import suppress
from typing import Final

EVERY: Final = 0.1  # seconds between two looks
LATE: Final = 0.25  # seconds; the house is full if it comes later than this, on average
SETTLED: Final = 0.15  # and has room again if it comes sooner than this
WEIGHT: Final = 0.1  # of the last look in the average, which so reaches back a second or two
RETRY: Final = 30  # seconds until a newcomer may try again


class Capacity:
    """The average lateness of the event loop, and whether the house is full."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.late = 0.0
        self.full = False
        self.task: asyncio.Task[None] | None = None

    def looked(self, late: float) -> None:
        """Note how late a look came."""
        self.late += WEIGHT * (late - self.late)
        self.full = self.limited and self.late > (SETTLED if self.full else LATE)

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.looked(loop.time() - due)

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch(), name="capacity")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
