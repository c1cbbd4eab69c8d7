"""The outermost middleware: limits on rate, size and origin, and security headers."""

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 1_000_000
MOST_CLIENTS: Final = 10_000
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


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from our own page, by the Origin header that browsers send."""
    origin = connection.headers.get("origin", "")
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host", "")


class Guard:
    """The middleware that checks every request."""

    def __init__(self, app: ASGIApp, reads: Limits, writes: Limits) -> None:
        self.app = app
        self.reads = reads
        self.writes = writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, dressed(send))
            return
        await self.app(scope, measured(receive), dressed(send))

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
        if not length.isdecimal() or int(length) > LARGEST_BODY:
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


def dressed(send: Send) -> Send:
    """Wrap `send` to add our headers to every response."""

    async def dressing(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            part = headers.get("content-type", "").startswith(PARTS)
            for name, value in (ALWAYS if part else HEADERS).items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressing
