"""Fuzzing: whatever arrives, there is no error of our own, no traceback, and nothing takes long.

A short run belongs to every test; the long one makes 100,000 inputs.
"""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from cuvee.cli import COMMANDS, main
from cuvee.core.log import LogError, Record, write
from cuvee.games import NAMES, UnknownGame, box
from cuvee.server.app import ROUTES
from cuvee.server.host import hosted_app
from cuvee.server.settings import Settings
from server.conftest import ORIGIN, Guest

SHORT, LONG = 60, 25_000
SLOWEST = 1.0  # seconds; a request takes milliseconds


def rounds(count: int) -> settings:
    quiet = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=count, deadline=None, database=None, suppress_health_check=quiet)


class House(NamedTuple):
    """A server with a table, and somebody who sits there."""

    server: TestClient
    anna: Guest
    key: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    db = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.db'}"
    app = hosted_app(Settings(db, pace=0, thinkers=1, limits=False))
    with TestClient(app, headers={"origin": ORIGIN}) as server:
        anna = Guest(server)
        yield House(server, anna, anna.opens("bottles", "me", "here"))


def within(seconds: float, work: Callable[[], Any]) -> Any:
    """Do some work; it must take this process less than so many seconds of its own."""
    began = time.process_time()
    done = work()
    taken = time.process_time() - began
    assert taken < seconds, f"it took {taken:.2f} s"
    return done


# -- HTTP

odd = st.one_of(
    st.text(max_size=40),
    st.integers(-(2**70), 2**70).map(str),
    st.sampled_from(["", "0", "1", "-1", "9" * 5000, "undo", "choose critic", "me", "bot top"]),
    st.sampled_from(["http://[x", "%00", "../../etc/passwd", "<script>", "{ $x }", "\x00", "²"]),
)
FIELDS = ("game", "seat", "q", "m", "ply", "chat", "name", "log", "link", "eyes", "v", "w", "from")
names = st.one_of(
    st.sampled_from([*FIELDS, "lang", "kind-0", "kind-1", "level-1", "option-x", "seed", "judged"]),
    st.text(max_size=10),
)
fields = st.dictionaries(names, odd, max_size=6)
PATHS = sorted(
    {str(getattr(route, "path", "")) for route in ROUTES}
    | {"/healthz", "/metrics", "/static/x", "/nothing"}
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, dict[str, str], dict[str, str]]:
    """A method, a path with odd or fitting parts, fields and headers."""
    path = draw(st.sampled_from(PATHS))
    for name in ("key", "seat", "word", "game", "digest", "name"):
        fitting = {"key": "KEY", "seat": "0", "game": "bottles"}.get(name, "x")
        part = draw(st.one_of(st.just(fitting), odd))
        path = path.replace("{" + name + "}", part if part == "KEY" else quote(part[:60], safe=""))
    method = draw(st.sampled_from(["GET", "POST", "HEAD", "PUT", "OPTIONS", "DELETE"]))
    headers = draw(
        st.dictionaries(
            st.sampled_from(["origin", "cookie", "accept-language", "x-forwarded-for", "range"]),
            st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40),
            max_size=2,
        )
    )
    return method, path, draw(fields), headers


def request(house: House, asked: tuple[str, str, dict[str, str], dict[str, str]]) -> None:
    method, path, given_fields, headers = asked
    words = urlencode(given_fields, errors="replace")
    where = path.replace("KEY", house.key)
    body = words if method == "POST" else None
    kind = {"content-type": "application/x-www-form-urlencoded"} | headers
    if method != "POST" and words:
        where = f"{where}?{words}"
    done = within(
        SLOWEST, lambda: house.anna.client.request(method, where, content=body, headers=kind)
    )
    assert done.status_code < 500, (asked, done.text[:300])


@rounds(SHORT)
@given(asked=requests())
def test_no_request_is_an_error_of_our_own(house: House, asked: Any) -> None:
    request(house, asked)


@pytest.mark.long
@rounds(LONG)
@given(asked=requests())
def test_no_request_of_very_many_is_an_error_of_our_own(house: House, asked: Any) -> None:
    request(house, asked)


# -- WebSockets

numbers = st.one_of(st.integers(-2, 9), st.integers(-(2**70), 2**70), st.none(), odd)
lines = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.fixed_dictionaries(
        {},
        optional={
            "q": numbers,
            "m": st.one_of(odd, numbers),
            "sure": st.one_of(st.booleans(), odd),
            "id": numbers,
            "again": st.booleans(),
            "chat": odd,
            "eyes": numbers,
            "ping": numbers,
            "more": odd,
        },
    ).map(json.dumps),
)


def talk(house: House, said: list[str | bytes]) -> None:
    """Say all of it; the table must still answer a ping."""
    with house.anna.sits(house.key, eyes=0, v=99) as mine:
        for line in said:
            if isinstance(line, bytes):
                mine.socket.send_bytes(line)
            else:
                mine.socket.send_text(line)
        mine.says(ping=77)
        while within(SLOWEST, mine.hears).get("pong") != 77:
            pass


@rounds(SHORT)
@given(said=st.lists(lines, max_size=8))
def test_no_message_silences_a_table(house: House, said: list[str | bytes]) -> None:
    talk(house, said)


@pytest.mark.long
@rounds(LONG)
@given(said=st.lists(lines, max_size=8))
def test_no_message_of_very_many_silences_a_table(house: House, said: list[str | bytes]) -> None:
    talk(house, said)


# -- logs

GAMES: dict[str, list[str]] = {}


def log_of(name: str) -> list[str]:
    """The lines of a game of a few moves."""
    if name not in GAMES:
        match = box(name).match(2, seed=3)
        for _ in range(12):
            seat = match.questions[0].seat
            match.submit(seat, match.legal(seat)[0])
        GAMES[name] = write(match, keep_seed=True).splitlines()
    return GAMES[name]


@st.composite
def logs(draw: st.DrawFn) -> str:
    """A log with lines left out, doubled, exchanged or replaced."""
    found = list(log_of(draw(st.sampled_from(NAMES))))
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(found) - 1))
        words = found[at].split(" ")
        change = draw(st.sampled_from(["drop", "double", "swap", "word", "line"]))
        if change == "drop" and len(found) > 1:
            del found[at]
        elif change == "double":
            found.insert(at, found[at])
        elif change == "swap":
            to = draw(st.integers(0, len(found) - 1))
            found[at], found[to] = found[to], found[at]
        elif change == "word":
            words[draw(st.integers(0, len(words) - 1))] = draw(odd)
            found[at] = " ".join(words)
        else:
            found[at] = draw(odd)
    return "\n".join(found) + "\n"


def read(text: str) -> None:
    def load() -> None:
        try:
            record = Record(text)
            box(record.header["game"]).load(record)
        except (LogError, UnknownGame):
            pass

    within(SLOWEST, load)


@rounds(SHORT)
@given(text=logs())
def test_a_log_is_read_or_refused(text: str) -> None:
    read(text)


@pytest.mark.long
@rounds(LONG)
@given(text=logs())
def test_very_many_logs_are_read_or_refused(text: str) -> None:
    read(text)


# -- the command line

QUICK = ("games", "replay", "draw", "moves", "analyse", "backup", "restore", "migrate")
options = st.one_of(
    odd,
    st.sampled_from(
        ["--json", "--help", "--seed", "--db", "--players", "--seat", "--ply", "--bot"]
    ),
    st.sampled_from(["bottles", "game.cuvee", "no.cuvee", ".", "kept.db", "sqlite:///x/y", "7"]),
)
commands = st.tuples(st.one_of(st.sampled_from(QUICK), odd), st.lists(options, max_size=4))


def call(folder: Path, command: tuple[str, list[str]]) -> None:
    name, more = command
    if name in COMMANDS and name not in QUICK:
        return
    for path in folder.glob("*.db*"):
        path.unlink()
    (folder / "game.cuvee").write_text("\n".join(log_of("bottles")[:-1]) + "\n", "utf-8")
    status = main([name, *[word.replace("\x00", "") for word in more]])
    assert status in (0, 1, 2)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@rounds(SHORT)
@given(command=commands)
def test_no_command_ends_in_a_traceback(folder: Path, command: tuple[str, list[str]]) -> None:
    call(folder, command)


@pytest.mark.long
@rounds(LONG)
@given(command=commands)
def test_no_command_of_very_many_ends_in_a_traceback(
    folder: Path, command: tuple[str, list[str]]
) -> None:
    call(folder, command)
