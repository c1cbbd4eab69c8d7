"""The outermost middleware: limits on rate, size and origin, security headers, and faults."""

import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cuvee.server.web import event_log

LARGEST_BODY: Final = 1_000_000
MOST_CLIENTS: Final = 10_000
MOST_SOCKETS: Final = 100  # tabs with a table that one address may have open
TOO_MUCH: Final = 4429
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
PARTS: Final = ("text/css", "text/javascript", "font/")  # of pages, never pages themselves
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
HEADERS: Final = ALWAYS | {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Bucket:
    """A token bucket: allows `burst` requests at once and `rate` more per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A token bucket for each client address; the least recently used are dropped first."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        if self.burst <= 0:  # limits are switched off
            return True
        bucket = self.buckets.pop(client, None) or Bucket(self.burst, self.rate)
        self.buckets[client] = bucket
        while len(self.buckets) > MOST_CLIENTS:
            self.buckets.popitem(last=False)
        return bucket.take()


def parts(address: str) -> SplitResult:
    """The parts of an address; all empty if it makes no sense."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from our own page, by the Origin header that browsers send."""
    origin = connection.headers.get("origin", "")
    return bool(origin) and parts(origin).netloc == connection.headers.get("host", "")


Fault = Callable[[Request, Exception], Awaitable[Response]]


class Guard:
    """The middleware that checks every request. `fault` makes the page for an error of our own."""

    def __init__(self, app: ASGIApp, reads: Limits, writes: Limits, fault: Fault) -> None:
        self.app = app
        self.reads = reads
        self.writes = writes
        self.fault = fault
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif (refusal := self.refusal(scope)) is not None:
            await refusal(scope, receive, dressed(send, scope))
        else:
            await self.request(scope, measured(receive), dressed(send, scope))

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; an error of our own gets a page and a line in the event log."""
        begun = False

        async def noticing(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        except Exception as error:
            event_log.fault(error)
            if not begun:
                response = await self.fault(Request(scope), error)
                await response(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket, unless its address has very many already."""
        client = scope["client"][0] if scope.get("client") else ""
        if self.reads.burst > 0 and self.sockets[client] >= MOST_SOCKETS:
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        self.sockets[client] += 1
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            event_log.fault(error)
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]

    def refusal(self, scope: Scope) -> PlainTextResponse | None:
        connection = HTTPConnection(scope)
        client = connection.client.host if connection.client else ""
        writes = scope["method"] not in ("GET", "HEAD")
        if not (self.writes if writes else self.reads).take(client):
            headers = {"retry-after": "5"}
            return PlainTextResponse("too many requests; wait a moment", 429, headers)
        if writes and not same_origin(connection):
            return PlainTextResponse("this form was not sent from our own page", 403)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_BODY:
            return PlainTextResponse(f"at most {LARGEST_BODY} bytes", 413)
        return None


class TooLarge(ValueError):
    """The body of a request is larger than allowed."""


def measured(receive: Receive) -> Receive:
    """Wrap `receive` to count the bytes that come in, and refuse too many."""
    size = 0

    async def counting() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise TooLarge(f"at most {LARGEST_BODY} bytes")
        return message

    return counting


def dressed(send: Send, scope: Scope) -> Send:
    """Wrap `send` to add our headers to every response, and to count the faults."""

    async def dressing(message: Message) -> None:
        if message["type"] == "http.response.start":
            scope["app"].state.services.metrics.faults += message["status"] >= 500
            headers = MutableHeaders(scope=message)
            part = headers.get("content-type", "").startswith(PARTS)
            for name, value in (ALWAYS if part else HEADERS).items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressing
