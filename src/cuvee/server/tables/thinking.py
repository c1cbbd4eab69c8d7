"""The bots of one table: when they are asked, and what happens to their answers."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from cuvee.core.moves import IllegalMove
from cuvee.core.state import number_of
from cuvee.learn.lesson import Entry
from cuvee.server.tables.bot_pool import SIMPLE, SIMPLEST, BotFailed, BotPool, think
from cuvee.server.tables.rows import StorageError
from cuvee.server.tables.table import PERSON
from cuvee.server.web import event_log

if TYPE_CHECKING:
    from cuvee.server.tables.live import Live

RETRY: Final = 1.0  # seconds until a bot is asked again that another process asks, or after a fault


class Thinking:
    """Asks one bot of a table at a time. Where nobody plays and nobody watches, no bot thinks."""

    def __init__(self, live: "Live", bots: BotPool, pace: float) -> None:
        self.live = live
        self.bots = bots
        self.pace = pace
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Ask a bot if it is a bot's turn and none is being asked."""
        busy = self.task is not None and not self.task.done()
        if busy or self.live.closed:
            return
        asked = self.live.table.bots_asked()
        if self.live.table.learning:
            self.begin(self.follow_script())
        elif asked and (self.has_people or self.live.links):
            self.begin(self.ask(asked[0]))

    def begin(self, work: Coroutine[Any, Any, None] | None) -> None:
        if work is not None:
            self.task = asyncio.create_task(work)
            self.task.add_done_callback(self.after)

    def after(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            task.exception()  # it was logged where it happened
            self.wake()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    @property
    def has_people(self) -> bool:
        return any(chair.kind == PERSON for chair in self.live.table.chairs)

    def follow_script(self) -> Coroutine[Any, Any, None] | None:
        """In a lesson the log plays on by itself, once what stands before it has been read."""
        live, lesson = self.live, self.live.table.lesson
        assert lesson is not None
        given = len(live.table.match.entries)
        entry = lesson.scripted(given)
        unread = bool(lesson.beats_at(given)) and live.read < given
        return None if entry is None or unread else self.play_script(entry, given)

    async def play_script(self, entry: Entry, given: int) -> None:
        async def play() -> None:
            if len(self.live.table.match.entries) == given:
                await self.live.learn(entry.seat, entry.text, 0)

        await asyncio.sleep(self.pace if self.live.links else 0)
        try:
            await self.live.do(play)
        except StorageError:
            await asyncio.sleep(RETRY)

    async def ask(self, seat: int) -> None:
        """Let a bot answer, unless another process does; after a fault wait before the next try."""
        try:
            async with self.live.storage.alone(self.live.table.key) as alone:
                if alone and await self.still_asked(seat):
                    await self.let_think(seat)
                    return
        except StorageError:
            pass
        await asyncio.sleep(RETRY)

    async def still_asked(self, seat: int) -> bool:
        """Whether the bot is asked by what is stored now, not only by what we know of it."""
        if self.live.storage.shared:
            await self.live.do(self.live.catch_up)
        return seat in self.live.table.bots_asked()

    async def let_think(self, seat: int) -> None:
        """Ask a bot, in another process unless it is very fast; play its answer like anyone's."""
        table = self.live.table
        step = table.match.state.asks(seat)
        number, bot = int(number_of(step)), table.chairs[seat].bot
        pause = asyncio.create_task(asyncio.sleep(self.pace if self.live.links else 0))
        view, why, move = table.match.view(seat), "", -1
        try:
            if bot == SIMPLEST:
                move = think(bot, table.game, view, step)
            else:
                move = await self.bots.answer(bot, table.game, view, step, self.has_people)
        except BotFailed as error:
            why = str(error)
        await pause
        if why:
            await self.live.do(lambda: self.replace(seat, why))
        else:
            text = table.game.moves.text(move)
            await self.live.do(lambda: self.play(seat, number, text))

    async def play(self, seat: int, number: int, text: str) -> None:
        step = self.live.table.match.question(seat)
        if step is None or step.number != number:
            return  # somebody has undone an answer meanwhile
        try:
            await self.live.answer(seat, text, number, True)
        except IllegalMove as error:
            await self.replace(seat, type(error).__name__)

    async def replace(self, seat: int, why: str) -> None:
        """Replace a bot that failed by a simple one."""
        simpler = SIMPLEST if self.live.table.chairs[seat].bot == SIMPLE else SIMPLE
        await self.live.replace_bot(seat, simpler, why)
        self.live.metrics.bots_replaced += 1
        event_log.note("bot replaced", table=event_log.short(self.live.table.key), why=why)
