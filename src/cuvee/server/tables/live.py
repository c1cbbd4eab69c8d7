"""A table in memory. One task carries out all commands for it, in order."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from cuvee.core.fate import Recorder, Seeded
from cuvee.core.log import line
from cuvee.core.match import UNDO
from cuvee.core.moves import IllegalMove
from cuvee.core.state import WATCHER
from cuvee.server.drawing.diff import difference
from cuvee.server.drawing.story import STORY, announced, news, talk
from cuvee.server.drawing.viewer import Frame, Viewer, ViewerPage, eyes_of
from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.tables.link import Link
from cuvee.server.tables.rows import (
    BOT,
    CHAT,
    CLAIM,
    NEXT,
    PLAY,
    Conflict,
    Row,
    Storage,
    StorageError,
)
from cuvee.server.tables.table import Said, Table, restored
from cuvee.server.tables.thinking import Thinking
from cuvee.server.web.metrics import Metrics

TRIES: Final = 3  # how often a command is tried while other processes write first
encode: Final = msgspec.json.Encoder(enc_hook=str).encode  # the hook turns Markup into text

Command = Callable[[], Awaitable[Any]]


class Refused(IllegalMove):
    """The table refuses something besides a move; its text is the key of a message that says
    why."""


class NotInThisLesson(IllegalMove):
    """The answer is not the one the lesson asks for; its text is the answer."""


class NeedsConfirmation(Exception):
    """The answer cannot be undone and there are others, so the player must confirm it."""


class Published(NamedTuple):
    """What is new: entries from `first` on, lines of chat, announcements."""

    first: int
    talked: int
    announced: int


class Live:
    """Owns a table: only its task changes it, and everything it shows is stored first.

    The rows in the storage are the truth, and this is a replica of them. Other processes may
    hold replicas too: who loses the race for a row number catches up and tries again.
    """

    def __init__(
        self, table: Table, storage: Storage, bots: BotPool, metrics: Metrics, pace: float
    ) -> None:
        self.table = table
        self.storage = storage
        self.metrics = metrics
        self.links: set[Link] = set()
        self.viewer_pages: dict[Viewer, ViewerPage] = {}
        self.frame = Frame(table)
        self.inbox: asyncio.Queue[tuple[Command, asyncio.Future[Any]]] = asyncio.Queue()
        self.unsure = False  # whether the match may differ from what is stored
        self.looking = False  # whether a look at the storage is in the inbox
        self.closed = False
        self.read = -1  # in a lesson: how many answers were given when the learner had read on
        self.used = time.monotonic()
        self.thinking = Thinking(self, bots, pace)
        self.task = asyncio.create_task(self.run(), name=f"table {table.key}")

    # -- the command queue

    async def do(self, command: Command) -> Any:
        """Let the table's task run a command; returns its result or raises its error."""
        if self.closed:
            raise StorageError("the table is being closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((command, done))
        return await done

    async def run(self) -> None:
        self.thinking.wake()
        while True:
            command, done = await self.inbox.get()
            self.used = time.monotonic()
            try:
                result = await self.carried_out(command)
                if not done.cancelled():
                    done.set_result(result)
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            except asyncio.CancelledError:
                self.inbox.put_nowait((command, done))  # for `close` to answer
                raise
            self.thinking.wake()

    async def carried_out(self, command: Command) -> Any:
        """Run a command on the table as it is stored; again if others wrote first."""
        for _ in range(TRIES):
            if self.unsure:
                await self.reload()
            try:
                return await command()
            except Conflict:
                self.metrics.conflicts += 1
        raise StorageError("too many others write to this table")

    async def write(self, kind: str, body: str, holder: str = "") -> Row:
        """Store a row before anything is shown."""
        row = Row(self.table.key, self.table.number, kind, body, holder, time.time())
        self.unsure = True  # until we know
        if not await self.storage.append(row):
            raise Conflict(f"row {row.number} was written by another process")
        self.unsure = False
        self.table.take(row)
        return row

    # -- what others wrote

    def hint(self, number: int) -> None:
        """Row `number` may have been written by another process."""
        if number >= self.table.number and not self.looking and not self.closed:
            self.looking = True
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda it: it.cancelled() or it.exception())
            self.inbox.put_nowait((self.catch_up, done))

    async def catch_up(self) -> None:
        """Follow the rows that other processes wrote, and tell the viewers."""
        self.looking = False
        for row in await self.storage.rows(self.table.key, self.table.number):
            first = len(self.table.match.entries)
            self.unsure = True
            self.table.follow(row)
            self.unsure = False
            self.publish(first, int(row.kind == CHAT), int(row.kind in (CLAIM, BOT)))

    async def reload(self) -> None:
        """Make the table again from what is stored; viewers are told if it went on."""
        rows = await self.storage.rows(self.table.key)
        before = self.table.number
        self.table = await asyncio.to_thread(restored, self.table.key, rows)
        self.unsure = False
        if self.table.number != before:
            self.viewer_pages = {}
            self.publish(len(self.table.match.entries))

    # -- what people do

    async def answer(self, seat: int, text: str, number: int, sure: bool) -> int:
        """Play an answer to question `number`, or an undo if row `number` is still the last;
        returns the number of its row."""
        began = time.perf_counter()
        match = self.table.match
        if text == UNDO and number != self.table.number:
            raise Refused("gone-on")
        if text != UNDO and number <= 0:
            raise Refused("unreadable")
        if self.table.learning:
            return await self.learn(seat, text, number)
        if not sure and text != UNDO and self.is_irreversible(seat, text, number):
            raise NeedsConfirmation(text)
        first = len(match.entries)
        entry = match.submit(seat, text, 0 if text == UNDO else number)
        self.unsure = True
        row = await self.write(PLAY, line(match, entry, None))
        self.publish(first)
        self.metrics.move(time.perf_counter() - began)
        return row.number

    async def stored(self, seats: list[int], text: str, number: int) -> int | None:
        """The row of an answer that one of these seats gave before, if it arrived."""
        rows = [self.table.row_of(seat, text, number) for seat in seats]
        return next((row for row in rows if row is not None), None)

    async def learn(self, seat: int, text: str, number: int) -> int:
        """Play an answer of a lesson: the learner's, if it is the one asked for, or the log's;
        returns the number of its row."""
        table, lesson = self.table, self.table.lesson
        assert lesson is not None
        given = len(table.match.entries)
        beat = lesson.wanted(given)
        if text == UNDO or (beat is not None and text not in beat.want):
            raise NotInThisLesson(text)
        entry = lesson.play(table.match, seat, text, number)
        self.unsure = True
        row = await self.write(PLAY, line(table.match, entry, None))
        self.publish(given)
        return row.number

    async def go_on(self, given: int, skip: bool) -> None:
        """The learner has read what the coach said; or skips to the next chapter."""
        lesson = self.table.lesson
        if lesson is None or given != len(self.table.match.entries):
            return
        last = lesson.chapter_after(given) if skip else given
        self.read = max(self.read, last)
        for entry in lesson.entries[given:last]:
            await self.learn(entry.seat, entry.text, 0)

    def is_irreversible(self, seat: int, text: str, number: int) -> bool:
        """Whether this answer reveals something, so it cannot be undone, and there are others."""
        match, game = self.table.match, self.table.game
        step = match.question(seat)
        if step is None or step.number != number or len(legal := match.legal(seat)) < 2:
            return False
        if text not in legal:
            return False
        world = game.determinize(match.view(seat), seat, Seeded(1))
        recorder = Recorder(Seeded(2))
        game.answer(world, world.asks(seat), game.moves.parse(text), recorder)
        return bool(recorder.chance) or recorder.revealed

    async def say(self, seat: int, name: str, text: str) -> None:
        """Add a line of chat."""
        await self.write(CHAT, encode(Said(seat, name, text)).decode())
        self.publish(len(self.table.match.entries), talked=1)

    async def claim(self, seat: int, holder: str, invite: str, name: str) -> None:
        """Let somebody take a seat by invitation; an invitation works once."""
        chair = self.table.chairs[seat]
        if chair.holder or not chair.invite or chair.invite != invite:
            raise Refused("taken")
        await self.write(CLAIM, encode(Said(seat, name, "")).decode(), holder)
        self.publish(len(self.table.match.entries), announced=1)

    async def rematch(self, start: Callable[[Table], Awaitable[str]]) -> str:
        """The key of the rematch; `start` opens it for whoever asks first."""
        if not self.table.next:
            await self.write(NEXT, await start(self.table))
            self.publish(len(self.table.match.entries))
        return self.table.next

    async def replace_bot(self, seat: int, bot: str, why: str) -> None:
        """Let another bot play a seat whose bot failed."""
        await self.write(BOT, encode(Said(seat, bot, why)).decode())
        self.publish(len(self.table.match.entries), announced=1)

    # -- what people see

    def page(self, viewer: Viewer) -> ViewerPage:
        """What this viewer sees now; drawn once for all viewers who see the same."""
        if viewer not in self.viewer_pages:
            self.viewer_pages[viewer] = ViewerPage(self.table, viewer, self.frame)
        return self.viewer_pages[viewer]

    def turn_eyes(self, link: Link) -> None:
        """At a shared screen, switch to the next seat asked; with secrets, ask to hand over."""
        link.pass_to = -1
        if len(link.seats) < 2:
            return
        asked = [seat for seat in self.frame.asked if seat in link.seats]
        if not asked or link.eyes in asked:
            return
        if self.table.secrets(asked[0]):
            link.eyes, link.pass_to = WATCHER, asked[0]
        else:
            link.eyes = asked[0]

    def publish(self, first: int, talked: int = 0, announced: int = 0) -> None:
        """Draw the page of each kind of viewer once and send everybody what changed."""
        old, self.viewer_pages, self.frame = self.viewer_pages, {}, Frame(self.table)
        messages: dict[tuple[Viewer, Viewer], bytes] = {}
        what = Published(first, talked, announced)
        for link in self.links:
            before = link.viewer
            self.turn_eyes(link)
            key = (before, link.viewer)
            if link.full:
                link.show(self.whole(link.viewer))
                continue
            if key not in messages:
                same = before == link.viewer and before in old
                messages[key] = (
                    self.change(old[before], link.viewer, what) if same else self.whole(link.viewer)
                )
            link.put(messages[key])

    def change(self, before: ViewerPage, viewer: Viewer, what: Published) -> bytes:
        page = self.page(viewer)
        out: dict[str, Any] = {"v": self.table.number, "ask": page.ask}
        out |= difference(before.sheets, page.sheets, self.frame.changes)
        if page.sizes != before.sizes:
            out["sizes"] = page.sizes
        lines = news(self.table, page, what.first, bare=True)
        if what.announced:
            items = self.table.announced[len(self.table.match.entries)][-what.announced :]
            lines += [announced(item, page.lang) for item in items]
        tail = {"t-story": "".join(lines)}
        if what.talked:
            tail["t-chat"] = "".join(talk(self.table, len(self.table.chat) - what.talked))
        out["tail"] = {key: text for key, text in tail.items() if text}
        if self.table.next:
            out["next"] = self.table.next
        return encode(out)

    def whole(self, viewer: Viewer) -> bytes:
        """The message with the whole page: for new viewers, or if the seat shown has changed."""
        page = self.page(viewer)
        out: dict[str, Any] = {"v": self.table.number, "ask": page.ask}
        out |= difference([], page.sheets, {})
        out["sizes"] = page.sizes
        first = max(0, len(self.table.match.entries) - STORY)
        out["fill"] = {
            "t-story": "".join(news(self.table, page, first)),
            "t-chat": "".join(talk(self.table)),
        }
        if self.table.next:
            out["next"] = self.table.next
        return encode(out)

    async def join(self, link: Link, version: int) -> None:
        self.turn_eyes(link)
        self.links.add(link)
        self.page(link.viewer)  # the next change is compared with this page
        if version != self.table.number or link.pass_to >= 0:
            link.show(self.whole(link.viewer))

    async def take_eyes(self, link: Link, seat: int) -> None:
        """Show the view of another seat: the screen was handed over or the user switched."""
        if seat in link.seats:
            link.eyes, link.pass_to = seat, -1
            link.show(self.whole(link.viewer))

    def leave(self, link: Link) -> None:
        self.links.discard(link)

    def first_eyes(self, seats: list[int]) -> int:
        return eyes_of(seats, self.table)

    async def close(self) -> None:
        """Stop the table's tasks, refuse what waits for it, and disconnect its viewers."""
        self.closed = True
        self.thinking.stop()
        self.task.cancel()
        await asyncio.wait([self.task])
        while not self.inbox.empty():
            _, done = self.inbox.get_nowait()
            if not done.done():
                done.set_exception(StorageError("the table was closed"))
        for link in self.links:
            link.close()
