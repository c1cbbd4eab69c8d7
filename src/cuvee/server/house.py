"""House: what all pages of one server share."""

from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.datastructures import State
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from cuvee.server import people
from cuvee.server.film import Films
from cuvee.server.guard import Limits
from cuvee.server.insight import Insights
from cuvee.server.live import Live
from cuvee.server.metrics import Metrics
from cuvee.server.minds import Minds
from cuvee.server.paint import Look, Viewer
from cuvee.server.settings import Settings
from cuvee.server.storage.contract import Storage
from cuvee.server.tables import Tables
from cuvee.server.templates import render

CHATTER: Final = (5.0, 0.5)  # lines of chat at once, and per second


class House:
    """Storage, tables, minds and numbers of one process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.minds = Minds(settings.workers)
        self.tables = Tables(storage, self.minds, self.metrics, settings.pace)
        room = 1.0 if settings.limits else 0.0
        self.sockets = Limits(60 * room, 4)
        self.chatter = Limits(CHATTER[0] * room, CHATTER[1])
        self.films = Films()
        self.insights = Insights()

    async def close(self) -> None:
        await self.tables.close()
        self.minds.stop()
        self.insights.stop()
        await self.storage.close()


def house(connection: HTTPConnection) -> House:
    state: State = connection.app.state
    found: House = state.house
    return found


async def table_of(connection: HTTPConnection) -> Live:
    return await house(connection).tables.get(connection.path_params["key"])


def page(request: Request, template: str, status: int = 200, /, **words: Any) -> Response:
    """A page from its template; a browser without a token gets one."""
    token = people.token_of(request)
    response = HTMLResponse(render(template, **words), status)
    if not token:
        people.remember(response, request, people.new_token())
    return response


async def form(request: Request) -> dict[str, str]:
    """The fields of a form; of a field given twice the last."""
    body = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=200))


async def look(live: Live, viewer: Viewer) -> Look:
    """What this viewer sees, from the table's own task: never what is not yet on disk."""

    async def drawn() -> Look:
        return live.look(viewer)

    found: Look = await live.do(drawn)
    return found
