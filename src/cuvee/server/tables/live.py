"""A table in memory. One task carries out all commands for it, in order."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from cuvee.core.fate import Recorder, Seeded
from cuvee.core.log import line
from cuvee.core.match import UNDO
from cuvee.core.moves import IllegalMove
from cuvee.core.state import WATCHER, number_of
from cuvee.render.words import ENGLISH
from cuvee.server.drawing.diff import difference
from cuvee.server.drawing.story import STORY, announced, news, talk
from cuvee.server.drawing.viewer import Frame, Viewer, ViewerPage, eyes_of
from cuvee.server.tables.bot_pool import SIMPLE, SIMPLEST, BotFailed, BotPool, think
from cuvee.server.tables.rows import BOT, CHAT, CLAIM, NEXT, PLAY, Row, Storage, StorageError
from cuvee.server.tables.table import Said, Table
from cuvee.server.web import event_log
from cuvee.server.web.metrics import Metrics

BACKLOG: Final = 32  # messages queued for a slow viewer before it gets the whole page instead
encode: Final = msgspec.json.Encoder(enc_hook=str).encode  # the hook turns Markup into text

Command = Callable[[], Awaitable[Any]]


class Refused(IllegalMove):
    """The table refuses something besides a move; its text is the key of a message that says
    why."""


class NotInThisLesson(IllegalMove):
    """The answer is not the one the lesson asks for; its text is the answer."""


class NeedsConfirmation(Exception):
    """The answer cannot be undone and there are others, so the player must confirm it."""


class Link:
    """A connected browser tab: whose view it shows, and the queue of messages to it."""

    def __init__(self, seats: list[int], eyes: int, lang: str = ENGLISH) -> None:
        self.seats = seats
        self.eyes = eyes
        self.lang = lang
        self.pass_to = -1
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.eyes, self.pass_to, self.lang)


class Published(NamedTuple):
    """What is new: entries from `first` on, lines of chat, announcements."""

    first: int
    talked: int
    announced: int


class Live:
    """Owns a table: only its task changes it, and everything it shows is stored first."""

    def __init__(
        self, table: Table, storage: Storage, bots: BotPool, metrics: Metrics, pace: float
    ) -> None:
        self.table = table
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.pace = pace
        self.links: set[Link] = set()
        self.viewer_pages: dict[Viewer, ViewerPage] = {}
        self.frame = Frame(table)
        self.inbox: asyncio.Queue[tuple[Command, asyncio.Future[Any]]] = asyncio.Queue()
        self.broken = False
        self.read = -1  # in a lesson: how many answers were given when the learner had read on
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self.run(), name=f"table {table.key}")

    # -- the command queue

    async def do(self, command: Command) -> Any:
        """Let the table's task run a command; returns its result or raises its error."""
        if self.broken:
            raise StorageError("the table is being loaded again")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((command, done))
        return await done

    async def run(self) -> None:
        self.wake_bots()
        while not self.broken:
            command, done = await self.inbox.get()
            self.used = time.monotonic()
            try:
                result = await command()
                if not done.cancelled():
                    done.set_result(result)
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            self.wake_bots()
        for link in self.links:
            link.queue.put_nowait(None)
        while not self.inbox.empty():
            self.inbox.get_nowait()[1].set_exception(StorageError("the table is loaded again"))

    async def write(self, kind: str, body: str, holder: str = "") -> Row:
        """Store a row before anything is shown; if that fails the table is loaded again."""
        row = Row(self.table.key, self.table.number, kind, body, holder, time.time())
        try:
            if not await self.storage.append(row):
                raise StorageError("somebody else wrote to this table; it is loaded again")
        except BaseException:
            self.broken = True
            raise
        self.table.take(row)
        return row

    # -- what people do

    async def answer(self, seat: int, text: str, number: int, sure: bool) -> None:
        """Play an answer to question `number`, or an undo if row `number` is still the last."""
        began = time.perf_counter()
        match = self.table.match
        if text == UNDO and number != self.table.number:
            raise Refused("gone-on")
        if text != UNDO and number <= 0:
            raise Refused("unreadable")
        if self.table.learning:
            await self.learn(seat, text, number)
            return
        if not sure and text != UNDO and self.is_irreversible(seat, text, number):
            raise NeedsConfirmation(text)
        first = len(match.entries)
        entry = match.submit(seat, text, 0 if text == UNDO else number)
        await self.write(PLAY, line(match, entry, None))
        self.publish(first)
        self.metrics.move(time.perf_counter() - began)

    async def learn(self, seat: int, text: str, number: int) -> None:
        """Play an answer of a lesson: the learner's, if it is the one asked for, or the log's."""
        table, lesson = self.table, self.table.lesson
        assert lesson is not None
        given = len(table.match.entries)
        beat = lesson.wanted(given)
        if text == UNDO or (beat is not None and text not in beat.want):
            raise NotInThisLesson(text)
        entry = lesson.play(table.match, seat, text, number)
        await self.write(PLAY, line(table.match, entry, None))
        self.publish(given)

    async def go_on(self, given: int, skip: bool) -> None:
        """The learner has read what the coach said; or skips to the next chapter."""
        lesson, match = self.table.lesson, self.table.match
        if lesson is None or given != len(match.entries):
            return
        last = lesson.chapter_after(given) if skip else given
        self.read = max(self.read, last)
        while len(match.entries) < last:
            entry = lesson.entries[len(match.entries)]
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

    async def follow(self, key: str) -> None:
        """Store the key of the rematch."""
        await self.write(NEXT, key)
        self.publish(len(self.table.match.entries))

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
            if link.queue.qsize() >= BACKLOG:
                while not link.queue.empty():
                    link.queue.get_nowait()
                link.queue.put_nowait(self.whole(link.viewer))
                continue
            if key not in messages:
                same = before == link.viewer and before in old
                messages[key] = (
                    self.change(old[before], link.viewer, what) if same else self.whole(link.viewer)
                )
            link.queue.put_nowait(messages[key])

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
            link.queue.put_nowait(self.whole(link.viewer))

    async def take_eyes(self, link: Link, seat: int) -> None:
        """Show the view of another seat: the screen was handed over or the user switched."""
        if seat in link.seats:
            link.eyes, link.pass_to = seat, -1
            link.queue.put_nowait(self.whole(link.viewer))

    def leave(self, link: Link) -> None:
        self.links.discard(link)

    def first_eyes(self, seats: list[int]) -> int:
        return eyes_of(seats, self.table)

    # -- bots

    def wake_bots(self) -> None:
        if self.table.learning:
            self.wake_script()
            return
        asked = self.table.bots_asked()
        if asked and not self.broken and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self.let_think(asked[0]))
            self.thinking.add_done_callback(lambda _: self.wake_bots())

    def wake_script(self) -> None:
        """In a lesson the log plays on by itself, once what stands before it has been read."""
        lesson, given = self.table.lesson, len(self.table.match.entries)
        assert lesson is not None
        entry = lesson.scripted(given)
        unread = bool(lesson.beats_at(given)) and self.read < given
        idle = self.thinking is None or self.thinking.done()
        if entry is not None and not unread and idle and not self.broken:
            self.thinking = asyncio.create_task(self.follow_script(entry.seat, entry.text, given))
            self.thinking.add_done_callback(lambda _: self.wake_bots())

    async def follow_script(self, seat: int, text: str, given: int) -> None:
        async def play() -> None:
            if len(self.table.match.entries) == given:
                await self.learn(seat, text, 0)

        await asyncio.sleep(self.pace if self.links else 0)
        with suppress(StorageError):
            await self.do(play)

    async def let_think(self, seat: int) -> None:
        """Ask a bot in another process, then play its answer like anyone's."""
        table = self.table
        step = table.match.state.asks(seat)
        number, bot = int(number_of(step)), table.chairs[seat].bot
        pause = asyncio.create_task(asyncio.sleep(self.pace if self.links else 0))
        view, why = table.match.view(seat), ""
        try:
            if bot == SIMPLEST:
                move = think(bot, table.game, view, step)  # fast and safe enough to run here
            else:
                move = await self.bots.answer(bot, table.game, view, step)
        except BotFailed as error:
            why = str(error)
        await pause
        with suppress(StorageError):  # the table is then loaded again and asks the bot again
            if why:
                await self.do(lambda: self.replace_bot(seat, why))
            else:
                text = table.game.moves.text(move)
                await self.do(lambda: self.bot_answers(seat, number, text))

    async def bot_answers(self, seat: int, number: int, text: str) -> None:
        step = self.table.match.question(seat)
        if step is None or step.number != number:
            return  # somebody has undone an answer meanwhile
        try:
            await self.answer(seat, text, number, True)
        except IllegalMove as error:
            await self.replace_bot(seat, type(error).__name__)

    async def replace_bot(self, seat: int, why: str) -> None:
        """Replace a bot that failed by a simple one."""
        chair = self.table.chairs[seat]
        said = Said(seat, SIMPLEST if chair.bot == SIMPLE else SIMPLE, why)
        await self.write(BOT, encode(said).decode())
        self.metrics.bots_replaced += 1
        event_log.note("bot replaced", table=event_log.short(self.table.key), why=why)
        self.publish(len(self.table.match.entries), announced=1)

    async def close(self) -> None:
        """Stop the table's tasks and disconnect its viewers."""
        self.broken = True
        if self.thinking is not None:
            self.thinking.cancel()
        self.task.cancel()
        for link in self.links:
            link.queue.put_nowait(None)
