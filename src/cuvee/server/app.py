"""The web application: routes, error pages, start and stop."""

import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cuvee.bots.roster import UnknownBot
from cuvee.core.log import LogError
from cuvee.core.options import OptionError
from cuvee.core.outside import OutsideError
from cuvee.games import UnknownGame
from cuvee.server.pages import (
    end,
    home,
    learn,
    new_table,
    replay,
    rules,
    settings,
    socket,
    style,
    table,
)
from cuvee.server.settings import Settings
from cuvee.server.statics import FOREVER, STATIC, edition
from cuvee.server.tables.registry import NoTable
from cuvee.server.tables.rows import StorageError
from cuvee.server.tables.table import Damaged
from cuvee.server.web.capacity import RETRY
from cuvee.server.web.guard import Guard, Limits, TooLarge
from cuvee.server.web.services import HouseFull, Services, lang_of, page, services
from cuvee.server.words import say

KEY = "{key}"
LONGEST_REASON = 400
ROUTES = [
    Route("/", home.home),
    Route("/go", home.go),
    Route("/now", new_table.now, methods=["POST"]),
    Route("/new/{game}", new_table.choose),
    Route("/new", new_table.create, methods=["POST"]),
    Route(f"/t/{KEY}", table.table),
    Route(f"/t/{KEY}/move", table.move, methods=["POST"]),
    Route(f"/t/{KEY}/say", table.chat, methods=["POST"]),
    Route(f"/t/{KEY}/help", table.help),
    Route(f"/t/{KEY}/why", table.why),
    WebSocketRoute(f"/t/{KEY}/link", socket.link),
    Route(f"/join/{KEY}/{{seat}}/{{word}}", table.join),
    Route(f"/join/{KEY}/{{seat}}/{{word}}", table.sit, methods=["POST"]),
    Route(f"/t/{KEY}/replay", replay.replay),
    Route(f"/t/{KEY}/frame", replay.frames),
    Route(f"/t/{KEY}/course", replay.course),
    Route(f"/t/{KEY}/chances", replay.chances),
    Route(f"/t/{KEY}/log", replay.log),
    Route(f"/t/{KEY}/end", end.end),
    Route(f"/t/{KEY}/rematch", replay.rematch, methods=["POST"]),
    Route(f"/t/{KEY}/copy", replay.copy, methods=["POST"]),
    Route("/upload", replay.upload),
    Route("/upload", replay.uploaded, methods=["POST"]),
    Route("/learn/{game}", learn.learn),
    Route("/learn/{game}", learn.begin, methods=["POST"]),
    Route("/rules", rules.first),
    Route("/rules/{game}", rules.rules),
    Route("/law/{game}", rules.law),
    Route("/settings", settings.settings),
    Route("/settings", settings.named, methods=["POST"]),
    Route("/style/{digest}/{name}.css", style.sheet),
    Route("/style/{digest}/{name}.svg", style.icons),
]


ERRORS: list[tuple[type[Exception], int, str]] = [
    (NoTable, 404, "error-table"),
    (UnknownGame, 404, "error-game"),
    (OptionError, 400, "error-impossible"),
    (OutsideError, 500, "error-broken"),
    (UnknownBot, 400, "error-bot"),
    (LogError, 400, "error-saved"),
    (TooLarge, 413, "error-large"),
    (StorageError, 503, "error-storage"),
    (Damaged, 500, "error-damaged"),
    (HouseFull, 503, "error-busy"),
]


async def healthz(request: Request) -> Response:
    """Whether this server can keep what people play: it writes and reads."""
    try:
        await services(request).storage.check()
    except StorageError as error:
        return PlainTextResponse(f"{error}\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    here = services(request)
    text = here.metrics.text(await here.gauges(), here.storage.failures)
    kind = "application/openmetrics-text; version=1.0.0; charset=utf-8"
    return Response(text, media_type=kind)


class Kept(StaticFiles):
    """Static files; below the digest of all of them browsers may keep a file for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        mark, _, rest = path.partition("/")
        lasting = mark == edition()
        response = await super().get_response(rest if lasting else path, scope)
        response.headers["cache-control"] = FOREVER if lasting else "no-cache"
        return response


async def nothing(request: Request, error: Exception) -> Response:
    """The page for an unknown address, or a method the address does not support."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    lang = lang_of(request)
    title, text = say(lang, "error-nothing.title"), say(lang, "error-nothing")
    return page(request, "error.html", status, title=title, text=text)


def wrong(status: int, key: str) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A handler that shows an error page with this status and title."""

    async def shown(request: Request, error: Exception) -> Response:
        lang = lang_of(request)
        title, text = say(lang, f"{key}.title"), say(lang, key, why=str(error)[:LONGEST_REASON])
        response = page(request, "error.html", status, title=title, text=text)
        if status == 503:
            response.headers["retry-after"] = str(RETRY)
        return response

    return shown


def create_app(
    settings: Settings,
    services_for: Callable[[Settings], Services],
    started: Callable[[], None] = lambda: None,
) -> Starlette:
    """The application; `services_for` makes its services, `started` is called when it is ready."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.services = services_for(settings)
        gc.collect()
        gc.freeze()  # objects that exist now live as long as the process
        gc.set_threshold(
            5_000, 5, 1000
        )  # tables live long, so full collections would only cause pauses
        started()
        yield
        await app.state.services.close()

    on = 1 if settings.limits else 0
    guard = Middleware(
        Guard,
        reads=Limits(300 * on, 30),
        writes=Limits(40 * on, 2),
        fault=wrong(500, "error-fault"),
    )
    app = Starlette(
        lifespan=life,
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=1000)],
        routes=[
            *ROUTES,
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Mount("/static", Kept(directory=STATIC)),
        ],
    )
    app.add_exception_handler(HTTPException, nothing)
    for kind, status, key in ERRORS:
        app.add_exception_handler(kind, wrong(status, key))
    return app
