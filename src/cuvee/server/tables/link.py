"""A connected browser tab, and the messages that wait to be sent to it."""

import asyncio
from collections import deque
from typing import Final

from cuvee.render.words import ENGLISH
from cuvee.server.drawing.viewer import Viewer

BACKLOG: Final = 32  # messages that may wait for a slow viewer
LARGEST: Final = 256_000  # and bytes


class Link:
    """Whose view the tab shows, and what waits to be sent to it.

    What waits is bounded however slowly the tab reads. News give way to the whole page, which
    supersedes them; replies are bounded because nobody listens to a tab while it is `full`.
    """

    def __init__(self, seats: list[int], eyes: int, lang: str = ENGLISH) -> None:
        self.seats = seats
        self.eyes = eyes
        self.lang = lang
        self.pass_to = -1
        self.news: deque[tuple[bool, bytes]] = deque()  # whether it can be superseded; the message
        self.size = 0
        self.closed = False
        self.ready = asyncio.Event()
        self.drained = asyncio.Event()
        self.drained.set()

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.eyes, self.pass_to, self.lang)

    @property
    def full(self) -> bool:
        return len(self.news) >= BACKLOG or self.size >= LARGEST

    def put(self, message: bytes, lasting: bool = False) -> None:
        """Queue a message; a lasting one is a reply, which no later page supersedes."""
        self.news.append((not lasting, message))
        self.size += len(message)
        self.ready.set()
        if self.full:
            self.drained.clear()

    def show(self, page: bytes) -> None:
        """Queue a whole page instead of everything it supersedes."""
        replies = [message for superseded, message in self.news if not superseded]
        self.news.clear()
        self.size = 0
        for message in replies:
            self.put(message, lasting=True)
        self.put(page)

    def close(self) -> None:
        """Let the connection end when everything is sent."""
        self.closed = True
        self.ready.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the link is closed."""
        while not self.news:
            if self.closed:
                return None
            self.ready.clear()
            await self.ready.wait()
        message = self.news.popleft()[1]
        self.size -= len(message)
        if not self.full:
            self.drained.set()
        return message
