"""The WebSocket between a page and its table."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cuvee.core.log import LogError
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.outside import OutsideError
from cuvee.games import UnknownGame
from cuvee.server.pages.refusal import why_not_here, why_refused
from cuvee.server.tables.link import Link
from cuvee.server.tables.live import Live, NeedsConfirmation, NotInThisLesson, Refused
from cuvee.server.tables.registry import NoTable
from cuvee.server.tables.rows import StorageError
from cuvee.server.tables.table import Damaged
from cuvee.server.web import identity
from cuvee.server.web.guard import Bucket, same_origin
from cuvee.server.web.services import Services, lang_of, number, services, viewer_page

LONGEST_LINE: Final = 2_000
LONGEST_CHAT: Final = 300
IDLE: Final = 100.0  # seconds without a word; pages send a ping every 25 to 35
RESTART, FULL, REFUSED, GONE, SILENT, TOO_MUCH = 1012, 1013, 4403, 4404, 4408, 4429

Number = Annotated[int, msgspec.Meta(ge=-1, lt=2**31)]


class Up(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a page: an answer, a chat line, another view, or a ping.

    An answer with an `id` gets a reply of its own with that id: `row`, where it is stored, or
    `error`, why not, or `sure`, that it must be confirmed. A page whose link broke before the
    reply came sends the same line `again`: what was stored is not played twice.
    """

    q: Number = 0
    m: str = ""
    sure: bool = False
    id: Number = 0
    again: bool = False
    chat: str = ""
    eyes: Number = -1
    ping: Number = 0
    read: Number = -1  # in a lesson: what the coach said before this answer has been read
    skip: bool = False


async def link(socket: WebSocket) -> None:
    here = services(socket)
    client = socket.client.host if socket.client else ""
    if not same_origin(socket):
        await socket.close(REFUSED)
        return
    await socket.accept()
    if not here.sockets.take(client):
        await socket.close(TOO_MUCH)
        return
    try:
        live = await here.tables.get(socket.path_params["key"])
    except (Damaged, LogError, NoTable, OutsideError, UnknownGame):
        await socket.close(GONE)
    except StorageError:
        await socket.close(RESTART)  # the page tries again by itself
    else:
        with suppress(RuntimeError, WebSocketDisconnect):
            await serve(socket, here, live)


async def serve(socket: WebSocket, here: Services, live: Live) -> None:
    """Serve a connection until either side closes it."""
    seats = live.table.seats_of(identity.hashed(identity.token_of(socket)))
    if not seats and here.capacity.full:
        await socket.close(FULL)  # whoever only watches tries again later
        return
    wanted, version = (number(socket.query_params.get(name, "")) for name in ("eyes", "v"))
    eyes = wanted if wanted in seats else live.first_eyes(seats)
    mine = Link(seats, eyes, lang_of(socket))
    pump = asyncio.create_task(send(socket, mine))
    listener = asyncio.create_task(listen(socket, here, live, mine))
    code = RESTART
    try:
        await live.do(lambda: live.join(mine, version))
        done, _ = await asyncio.wait((pump, listener), return_when=asyncio.FIRST_COMPLETED)
        code = listener.result() if listener in done else RESTART
    except StorageError:
        pass  # the page tries again by itself
    finally:
        live.leave(mine)
        for task in (pump, listener):
            task.cancel()
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
    await socket.close(code)


async def send(socket: WebSocket, mine: Link) -> None:
    """Send what waits at the link until it is closed."""
    while (message := await mine.next()) is not None:
        await socket.send_bytes(message)


async def listen(socket: WebSocket, here: Services, live: Live, mine: Link) -> int:
    """Carry out what the page says; returns the code to close the connection with."""
    bucket = Bucket(40, 10)
    while True:
        try:
            async with asyncio.timeout(IDLE):
                await mine.drained.wait()
                message = await socket.receive()
        except TimeoutError:
            return SILENT
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", RESTART))
        if here.settings.limits and not bucket.take():
            return TOO_MUCH
        reply = await hear(message.get("text") or "", here, live, mine)
        if reply:
            mine.put(msgspec.json.encode({"v": live.table.number, **reply}), lasting=True)


async def hear(text: str, here: Services, live: Live, mine: Link) -> dict[str, Any]:
    """Carry out a message from the page; returns a reply to this page alone."""
    up = Up()
    try:
        if len(text) > LONGEST_LINE:
            raise Refused("too-long")
        up = msgspec.json.decode(text, type=Up)
        if up.ping:
            return {"pong": up.ping}
        if up.eyes >= 0:
            await live.do(lambda: live.take_eyes(mine, up.eyes))
        elif up.read >= 0:
            await live.do(lambda: live.go_on(up.read, up.skip))
        elif up.chat:
            await chat(here, live, mine, identity.clean(up.chat)[:LONGEST_CHAT])
        else:
            return reply_to(up, row=await play(live, mine, up))
    except NeedsConfirmation:
        return reply_to(up) | {"sure": up.m, "q": up.q}
    except NotInThisLesson:
        said = why_not_here(live, up.m, mine.lang)
        return reply_to(up) | {"other": said, "ask": live.page(mine.viewer).ask}
    except msgspec.MsgspecError:
        here.metrics.refused += 1
        return {"error": why_refused(live, mine.viewer, Refused("unreadable"))}
    except StorageError:
        return reply_to(up) | {"error": why_refused(live, mine.viewer, Refused("not-stored"))}
    except (IllegalMove, UnknownMove) as error:
        here.metrics.refused += 1
        text = why_refused(live, mine.viewer, error, up.m)
        return reply_to(up) | {"error": text, "ask": (await viewer_page(live, mine.viewer)).ask}
    return {}


def reply_to(up: Up, **facts: Any) -> dict[str, Any]:
    """A reply to a message that asked for one; nothing to others."""
    return {"id": up.id, **facts} if up.id else {}


async def play(live: Live, mine: Link, up: Up) -> int:
    if mine.eyes < 0 or mine.eyes not in mine.seats:
        raise Refused("watching")
    row: int | None = None
    if up.again:
        row = await live.do(lambda: live.stored(mine.seats, up.m, up.q))
    if row is None:
        row = await live.do(lambda: live.answer(mine.eyes, up.m, up.q, up.sure))
    assert row is not None
    return row


async def chat(here: Services, live: Live, mine: Link, text: str) -> None:
    if not mine.seats:
        raise Refused("chat-watching")
    if not here.chatter.take(f"{live.table.key} {mine.seats[0]}"):
        raise Refused("chat-often")
    seat = mine.eyes if mine.eyes in mine.seats else mine.seats[0]
    if text:
        await live.do(lambda: live.say(seat, live.table.names[seat], text))
