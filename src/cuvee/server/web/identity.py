"""Users: each browser has a secret token in a cookie. We store only its hash."""

import hmac
import re
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "cuvee"
NAME_COOKIE: Final = "cuvee_name"
YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST_NAME: Final = 24


def token_of(request: HTTPConnection) -> str:
    """The browser's token, or an empty string."""
    token = request.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def hashed(token: str) -> str:
    """The hash stored for a token or an invitation; empty for an empty string."""
    return sha256(f"cuvee {token}".encode()).hexdigest() if token else ""


def new_token() -> str:
    return token_urlsafe(32)


def invitation(token: str, table: str, seat: int) -> str:
    """The secret in the link to a seat; only the browser that created the table can compute it."""
    words = f"{table} {seat}".encode()
    return hmac.new(token.encode(), words, sha256).hexdigest()[:40]


def remember(response: Response, request: HTTPConnection, token: str, name: str = "") -> None:
    """Set the browser's cookies; SameSite=Lax, so that links in e-mails still work."""
    safe = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, YEAR, httponly=True, samesite="lax", secure=safe)
    if name:
        plain = name.encode().hex()
        response.set_cookie(NAME_COOKIE, plain, YEAR, httponly=True, samesite="lax", secure=safe)


def name_of(request: HTTPConnection) -> str:
    """The name last used in this browser."""
    try:
        return clean(bytes.fromhex(request.cookies.get(NAME_COOKIE, "")).decode())
    except ValueError:
        return ""


def clean(name: str) -> str:
    """A name or a line of chat without control characters and spaces at its ends."""
    words = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(words.split())
