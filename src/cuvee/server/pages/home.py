"""The home page: the games, my tables, and a field for a link to a table."""

import re
import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cuvee.core.log import LogError
from cuvee.core.outside import OutsideError
from cuvee.games import UnknownGame, card, cards
from cuvee.learn.lesson import lessons
from cuvee.server.tables.registry import NoTable
from cuvee.server.tables.table import Damaged, Table
from cuvee.server.web import identity
from cuvee.server.web.guard import parts
from cuvee.server.web.services import lang_of, page, services
from cuvee.server.words import ago, listed, say, since

MINE: Final = 12  # how many of my tables are listed
OURS: Final = re.compile(r"/(?:t|join)/[A-Za-z0-9_/-]+")


async def home(request: Request) -> Response:
    holder = identity.hashed(identity.token_of(request))
    keys = await services(request).storage.held(holder, MINE) if holder else []
    tables = [each for key in keys if (each := await summary(request, key, holder))]
    return shown(request, tables, "")


def shown(request: Request, tables: list[dict[str, Any]], wrong: str) -> Response:
    """The page; the table that has waited longest for me is on top of it."""
    order = {"mine": 0, "others": 1, "done": 2}
    tables.sort(key=lambda each: order[each["kind"]])  # within a kind the latest comes first
    ticket = min((e for e in tables if e["kind"] == "mine"), key=lambda e: e["at"], default=None)
    words = {
        "lessons": lessons,
        "cards": cards().values(),
        "mine": tables,
        "ticket": ticket,
        "wrong": wrong,
    }
    return page(request, "home.html", 400 if wrong else 200, **words)


async def summary(request: Request, key: str, holder: str) -> dict[str, Any] | None:
    """The line for one of my tables."""
    tables = services(request).tables
    live = tables.live.get(key)
    try:
        table = live.table if live is not None and not live.closed else await tables.read(key)
        about = card(table.opening.game)
    except (Damaged, LogError, NoTable, OutsideError, UnknownGame):
        return None
    facts = {"key": key, "game": about.name, "icon": about.icon, "title": about.title}
    facts["href"] = f"/t/{key}/end" if table.match.over else f"/t/{key}"
    return facts | standing(table, holder, lang_of(request)) | {"at": table.since}


def standing(table: Table, holder: str, lang: str) -> dict[str, Any]:
    """Whose turn it is and since when, or how the game ended for me."""
    mine, asked, now = table.seats_of(holder), table.asked(), time.time()
    others = [name for seat, name in enumerate(table.names) if seat not in mine[:1]]
    parts = [] if table.match.over else [table.face.moment(table.match.view(mine[0]), lang)]
    parts.append(say(lang, "mine-with", names=listed(lang, others)) if others else "")
    found: dict[str, Any] = {"about": " · ".join(filter(None, parts)), "seat": -1, "state": ""}
    if table.match.over:
        state, when = result(table, mine, lang), ago(lang, table.since, now)
        return found | {"kind": "done", "state": state, "since": when}
    found["since"] = since(lang, table.since, now)
    if any(seat in asked for seat in mine):
        return found | {"kind": "mine"}
    names = listed(lang, [table.names[seat] for seat in asked])
    state = say(lang, "mine-chooses", names=names, count=len(asked))
    return found | {"kind": "others", "state": state, "seat": asked[0] if len(asked) == 1 else -1}


def result(table: Table, mine: list[int], lang: str) -> str:
    """How a finished game ended for the best of my seats."""
    won = table.game.victory(table.match.state)
    if any(won[seat] > 0 for seat in mine):
        return say(lang, "mine-won")
    place = min(table.match.ranking[seat] for seat in mine)
    return say(lang, "mine-place", place=place, seats=table.match.seats)


async def go(request: Request) -> Response:
    """Go to the table of a pasted link."""
    path = parts(request.query_params.get("link", "").strip()).path
    if OURS.fullmatch(path):
        return RedirectResponse(path, 303)
    return shown(request, [], say(lang_of(request), "link-wrong"))
