"""The WebSocket between a page and its table."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cuvee.core.log import LogError
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.server.pages.refusal import why_not_here, why_refused
from cuvee.server.tables.live import Link, Live, NeedsConfirmation, NotInThisLesson, Refused
from cuvee.server.tables.registry import NoTable
from cuvee.server.tables.rows import StorageError
from cuvee.server.web import identity
from cuvee.server.web.guard import Bucket, same_origin
from cuvee.server.web.services import Services, lang_of, services

LONGEST_LINE: Final = 2_000
LONGEST_CHAT: Final = 300
RESTART, REFUSED, TOO_MUCH = 1012, 4403, 4429


class Up(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a page: an answer, a chat line, another view, or a ping."""

    q: int = 0
    m: str = ""
    sure: bool = False
    chat: str = ""
    eyes: int = -1
    ping: int = 0
    read: int = -1  # in a lesson: what the coach said before this answer has been read
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
    except (NoTable, LogError):
        await socket.close(4404)
        return
    await serve(socket, here, live)


async def serve(socket: WebSocket, here: Services, live: Live) -> None:
    """Serve a connection until either side closes it."""
    seats = live.table.seats_of(identity.hashed(identity.token_of(socket)))
    wanted, version = number(socket, "eyes"), number(socket, "v")
    eyes = wanted if wanted in seats else live.first_eyes(seats)
    mine = Link(seats, eyes, lang_of(socket))
    pump = asyncio.create_task(send(socket, mine))
    try:
        await live.do(lambda: live.join(mine, version))
        await listen(socket, here, live, mine)
    except (WebSocketDisconnect, StorageError):
        pass
    finally:
        live.leave(mine)
        pump.cancel()
        with suppress(BaseException):
            await pump
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(RESTART)


def number(socket: WebSocket, name: str) -> int:
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 9 else -1


async def send(socket: WebSocket, mine: Link) -> None:
    """Send the messages in the link's queue; None ends the connection."""
    while (message := await mine.queue.get()) is not None:
        await socket.send_bytes(message)
    await socket.close(RESTART)


async def listen(socket: WebSocket, here: Services, live: Live, mine: Link) -> None:
    bucket = Bucket(40, 10)
    while True:
        text = await socket.receive_text()
        if here.settings.limits and not bucket.take():
            await socket.close(TOO_MUCH)
            return
        answer = await hear(text, here, live, mine)
        if answer:
            mine.queue.put_nowait(msgspec.json.encode({"v": live.table.number, **answer}))


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
            await play(live, mine, up)
    except NeedsConfirmation:
        return {"sure": up.m, "q": up.q}
    except NotInThisLesson:
        return {"other": why_not_here(live, up.m, mine.lang), "ask": live.page(mine.viewer).ask}
    except msgspec.MsgspecError:
        here.metrics.refused += 1
        return {"error": why_refused(live, mine.viewer, Refused("unreadable"))}
    except (IllegalMove, UnknownMove) as error:
        here.metrics.refused += 1
        text = why_refused(live, mine.viewer, error, up.m)
        return {"error": text, "ask": live.page(mine.viewer).ask}
    return {}


async def play(live: Live, mine: Link, up: Up) -> None:
    if mine.eyes < 0 or mine.eyes not in mine.seats:
        raise Refused("watching")
    await live.do(lambda: live.answer(mine.eyes, up.m, up.q, up.sure))


async def chat(here: Services, live: Live, mine: Link, text: str) -> None:
    if not mine.seats:
        raise Refused("chat-watching")
    if not here.chatter.take(f"{live.table.key} {mine.seats[0]}"):
        raise Refused("chat-often")
    seat = mine.eyes if mine.eyes in mine.seats else mine.seats[0]
    if text:
        await live.do(lambda: live.say(seat, live.table.names[seat], text))
