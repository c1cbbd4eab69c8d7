"""The home page: the games, my tables, and a field for a link to a table."""

import re
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.core.log import LogError
from cuvee.core.outside import OutsideError
from cuvee.games import UnknownGame, cards
from cuvee.server.tables.registry import NoTable
from cuvee.server.tables.table import Table
from cuvee.server.web import identity
from cuvee.server.web.services import page, services

MINE: Final = 12  # how many of my tables are listed
OURS: Final = re.compile(r"/(?:t|join)/[A-Za-z0-9_/-]+")


async def home(request: Request) -> Response:
    holder = identity.hashed(identity.token_of(request))
    tables = [await summary(request, key, holder) for key in await mine(request, holder)]
    return page(
        request,
        "home.html",
        cards=cards().values(),
        mine=[each for each in tables if each],
        wrong="",
    )


async def mine(request: Request, holder: str) -> list[str]:
    return await services(request).storage.held(holder, MINE) if holder else []


async def summary(request: Request, key: str, holder: str) -> dict[str, Any] | None:
    """The line for one of my tables."""
    tables = services(request).tables
    live = tables.live.get(key)
    try:
        table = live.table if live is not None and not live.broken else await tables.read(key)
    except (LogError, NoTable, OutsideError, UnknownGame):
        return None
    return {
        "key": key,
        "title": table.title,
        "names": ", ".join(table.names),
        "state": standing(table, holder),
        "mine": any(seat in table.asked() for seat in table.seats_of(holder)),
        "over": table.match.over,
    }


def standing(table: Table, holder: str) -> str:
    if table.match.over:
        return "finished"
    if any(seat in table.asked() for seat in table.seats_of(holder)):
        return "your turn"
    return f"waiting for {' and '.join(table.names[seat] for seat in table.asked())}"


async def go(request: Request) -> Response:
    """Go to the table of a pasted link."""
    path = urlsplit(request.query_params.get("link", "").strip()).path
    if OURS.fullmatch(path):
        return RedirectResponse(path, 303)
    wrong = "This is no link to a table. It looks like …/t/… or …/join/…"
    return page(request, "home.html", 400, cards=cards().values(), mine=[], wrong=wrong)
