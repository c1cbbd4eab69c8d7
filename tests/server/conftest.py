"""Guests at a server of this process, each with a browser's cookies of their own."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from cuvee.server.host import hosted_app
from cuvee.server.settings import Settings
from cuvee.server.web.services import Services
from server.postgres import Postgres, missing

ORIGIN = "http://testserver"
BOOT = re.compile(r'<script type="application/json" id="boot">(.*?)</script>', re.S)


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: TestClient) -> None:
        self.server = server
        self.client = TestClient(server.app, headers={"origin": ORIGIN}, follow_redirects=False)
        self.client.portal = server.portal  # one event loop for everybody
        self.client.get("/")

    def get(self, path: str) -> Any:
        return self.client.get(path)

    def post(self, path: str, **fields: str) -> Any:
        return self.client.post(path, data=fields)

    def opens(self, game: str = "bottles", *kinds: str, **more: str) -> str:
        """A table with such seats; its key."""
        fields = {f"kind-{k}": kind for k, kind in enumerate(kinds or ("me", "bot random"))}
        done = self.post("/new", game=game, **fields, **more)
        assert done.status_code == 303, done.text
        return str(done.headers["location"]).removeprefix("/t/")

    def boot(self, key: str) -> dict[str, Any]:
        """What the page of a table tells its script."""
        found = BOOT.search(self.get(f"/t/{key}").text)
        assert found
        told: dict[str, Any] = json.loads(found.group(1))
        return told

    @contextmanager
    def sits(self, key: str, **query: int) -> Iterator["Seat"]:
        """A link to the table."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        with self.client.websocket_connect(
            f"/t/{key}/link?{words}", headers={"origin": ORIGIN}
        ) as s:
            yield Seat(s)


class Seat:
    """A page that listens: what it was told last."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.ask: dict[str, Any] = {}
        self.story = ""
        self.v = 0

    def hears(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.receive_bytes())
        self.v = told["v"]
        self.ask = told.get("ask", self.ask)
        for part in ("fill", "tail"):
            self.story += told.get(part, {}).get("t-story", "")
        return told

    def says(self, **line: Any) -> None:
        self.socket.send_text(json.dumps(line))

    def answers(self, text: str = "", **more: Any) -> dict[str, Any]:
        """Answer what is asked; the message that tells of it."""
        number = self.ask["q"]
        self.says(q=number, m=text or self.ask["moves"][0][0], sure=True, **more)
        told = self.hears()
        while "error" not in told and told.get("ask", {}).get("q") == number:
            told = self.hears()  # somebody else's sealed answer came first
        return told

    def until_asked(self) -> None:
        while "moves" not in self.ask and not self.ask.get("over"):
            self.hears()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started when the first test needs it."""
    if why := missing():
        pytest.skip(why)
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def db(sqlite_db: str) -> str:
    """The database of the server; a module that runs with both kinds makes it `each_db`."""
    return sqlite_db


@pytest.fixture
def pg(postgres: Postgres) -> str:
    """The address of a new PostgreSQL database."""
    return postgres.database(f"t{token_hex(6)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def each_db(request: pytest.FixtureRequest) -> str:
    """A new database of either kind."""
    found: str = request.getfixturevalue("sqlite_db" if request.param == "sqlite" else "pg")
    return found


@pytest.fixture
def server(db: str) -> Iterator[TestClient]:
    app = hosted_app(Settings(db, pace=0, thinkers=1, limits=False))
    with TestClient(app, headers={"origin": ORIGIN}) as client:
        yield client


@pytest.fixture
def anna(server: TestClient) -> Guest:
    return Guest(server)


@pytest.fixture
def bert(server: TestClient) -> Guest:
    return Guest(server)


def services_of(server: TestClient) -> Services:
    found: Services = server.app.state.services  # type: ignore[attr-defined]
    return found
