"""The objects that all pages of a server use, and helpers for requests."""

import os
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.datastructures import State
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from cuvee.server.drawing.viewer import Viewer, ViewerPage
from cuvee.server.settings import Settings
from cuvee.server.tables.analyses import Analyses
from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.tables.history import Histories
from cuvee.server.tables.live import Live
from cuvee.server.tables.registry import Tables
from cuvee.server.tables.rows import Storage, StorageError
from cuvee.server.templates import render
from cuvee.server.web import identity
from cuvee.server.web.capacity import Capacity
from cuvee.server.web.guard import Limits, TooLarge
from cuvee.server.web.metrics import Metrics
from cuvee.server.words import say, spoken

MOST_FIELDS: Final = 200
CHATTER: Final = (5.0, 0.5)  # chat lines allowed at once, and per second


class Services:
    """Storage, tables, bots and metrics of one server process."""

    def __init__(
        self, settings: Settings, storage: Storage, bots: BotPool, analyses: Analyses
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.bots = bots
        self.analyses = analyses
        self.metrics = Metrics()
        self.tables = Tables(storage, bots, self.metrics, settings.pace)
        on = 1.0 if settings.limits else 0.0
        self.sockets = Limits(60 * on, 4)
        self.chatter = Limits(CHATTER[0] * on, CHATTER[1])
        self.histories = Histories()
        self.capacity = Capacity(settings.limits)
        self.capacity.start()

    async def gauges(self) -> dict[str, int]:
        """What can be measured now; a size of -1 says that the database does not answer."""
        try:
            size = await self.storage.size()
        except StorageError:
            size = -1
        links = [link for live in self.tables.live.values() for link in live.links]
        return {
            "process": os.getpid(),
            "tables": len(self.tables.live),
            "viewers": len(links),
            "viewers_behind": sum(link.full for link in links),
            "storage_queue": self.storage.waiting,
            "bot_queue": self.bots.waiting,
            "database_bytes": size,
            "late_milliseconds": round(1000 * self.capacity.late),
            "full": int(self.capacity.full),
        }

    async def close(self) -> None:
        await self.capacity.stop()
        await self.tables.close()
        self.bots.stop()
        self.analyses.stop()
        await self.storage.close()


class HouseFull(RuntimeError):
    """This process has no room for anything new just now."""


def has_room(connection: HTTPConnection) -> None:
    """Refuse something new while the house is full; who plays already is never asked."""
    if services(connection).capacity.full:
        raise HouseFull


def services(connection: HTTPConnection) -> Services:
    state: State = connection.app.state
    found: Services = state.services
    return found


async def table_of(connection: HTTPConnection) -> Live:
    return await services(connection).tables.get(connection.path_params["key"])


def lang_of(request: HTTPConnection) -> str:
    """The language of a page: as its address says, or as this browser chose before."""
    return spoken(request.query_params.get("lang", ""), request.cookies.get("lang", ""))


def page(request: Request, template: str, status: int = 200, /, **words: Any) -> Response:
    """A page made from a template; a browser without a token gets one."""
    token = identity.token_of(request)
    response = HTMLResponse(render(template, lang=lang_of(request), **words), status)
    if not token:
        identity.remember(response, request, identity.new_token())
    return response


def refused(request: Request, status: int, key: str, link: str = "") -> Response:
    """The page that says why not, and leads on to `link`; the message has a title."""
    lang = lang_of(request)
    title, text = say(lang, f"{key}.title"), say(lang, key)
    return page(request, "error.html", status, title=title, text=text, link=link)


async def form(request: Request) -> dict[str, str]:
    """The fields of a form; if a field is given twice, the last value."""
    body = (await request.body()).decode("utf-8", "replace")
    if body.count("&") >= MOST_FIELDS:
        raise TooLarge(f"at most {MOST_FIELDS} fields")
    return dict(parse_qsl(body, keep_blank_values=True))


def number(text: str) -> int:
    """A number from a form or an address; -1 if it is none, or too large to mean anything."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


async def viewer_page(live: Live, viewer: Viewer) -> ViewerPage:
    """What this viewer sees. The table's own task draws it, so it is already stored."""

    async def drawn() -> ViewerPage:
        return live.page(viewer)

    found: ViewerPage = await live.do(drawn)
    return found
