"""Faults: a full disk, a damaged row, a damaged file are seen, said, and got over."""

import asyncio
import re
import resource
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee  # the fixture
from cuvee.server.tables.live import Live
from cuvee.server.tables.rows import PLAY, Row, StorageError
from server.browser_like import Browser, asked, heard, says
from server.conftest import Guest, services_of
from server_process import ServerProcess

KEPT = "could not keep this just now"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    yield server
    server.close()


def disk_is_full(server: ServerProcess, full: bool) -> None:
    """From now on the server can make no file longer, or can again."""
    size = 4096 if full else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def figure(url: str, name: str) -> int:
    found = re.search(rf"^cuvee_{name}(?:_total)? (-?\d+)$", httpx.get(f"{url}/metrics").text, re.M)
    assert found, name
    return int(found[1])


@pytest.mark.slow
def test_a_full_disk_is_seen_and_said_and_the_game_goes_on_when_there_is_room(
    house: ServerProcess,
) -> None:
    anna, bert = Browser(house.url), Browser(house.url)
    key = anna.opens("me", "here")
    with anna.sits(key, "eyes=0") as mine, bert.sits(key) as his:
        ask = asked(mine)
        heard(his)
        disk_is_full(house, True)
        line = {"q": ask["q"], "m": ask["moves"][0][0], "sure": True, "id": 1}
        says(mine, **line)
        told = heard(mine)
        assert KEPT in told["error"] and told["id"] == 1 and "row" not in told
        assert httpx.get(f"{house.url}/healthz").status_code == 503
        assert figure(house.url, "storage_errors") >= 2
        form = anna.client.post("/new", data={"game": "bottles", "kind-0": "me", "kind-1": "here"})
        assert form.status_code == 503 and KEPT in form.text
        assert figure(house.url, "faults") >= 2
        disk_is_full(house, False)
        says(mine, **line)
        while "row" not in told:
            told = heard(mine)
        assert told["row"] == 1 and "t-story" in heard(his)["tail"]
        assert httpx.get(f"{house.url}/healthz").text == "ok\n"
    with sqlite3.connect(house.db) as rows:
        stored = rows.execute("select number, kind from log where tbl = ?", (key,)).fetchall()
    assert stored == [(0, "open"), (1, "play")]
    journal = (house.folder / "journal.txt").read_text()
    assert '"event":"storage error","what":"write"' in journal and "Traceback" not in journal


def test_metrics_tell_sizes_and_queues(anna: Guest) -> None:
    key = anna.opens("bottles", "me", "here")
    with anna.sits(key) as mine:
        mine.hears()
        text = anna.get("/metrics").text
    for line in (
        "cuvee_tables 1",
        "cuvee_viewers 1",
        "cuvee_viewers_behind 0",
        "cuvee_storage_queue 0",
        "cuvee_bot_queue 0",
        "cuvee_storage_errors_total 0",
        "cuvee_faults_total 0",
    ):
        assert line in text.splitlines()
    size = re.search(r"^cuvee_database_bytes (\d+)$", text, re.M)
    assert size and int(size[1]) > 4096


@pytest.mark.parametrize(
    "body", ["", "{", "null", '{"game":"bottles"}', '{"game":"chess","chairs":[],"head":""}']
)
def test_a_damaged_row_breaks_neither_its_owners_home_nor_the_link(
    anna: Guest, db: str, body: str, capfd: pytest.CaptureFixture[str]
) -> None:
    damaged, fine = anna.opens("bottles", "me", "here"), anna.opens("bottles", "me", "here")
    with sqlite3.connect(db.removeprefix("sqlite:///")) as rows:
        rows.execute("update log set body = ? where tbl = ? and number = 0", (body, damaged))
    home = anna.get("/")
    assert home.status_code == 200 and fine in home.text and damaged not in home.text
    page = anna.get(f"/t/{damaged}")
    assert page.status_code in (404, 500) and "<h1>" in page.text
    with pytest.raises(Exception, match=r"4404|^$"), anna.sits(damaged) as mine:
        mine.hears()
    assert "Traceback" not in capfd.readouterr().err


# -- before a server starts


def test_a_damaged_file_is_found_before_the_server_starts(cuvee: Cuvee, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as rows:
        rows.execute("create table log (tbl text, number integer, body text)")
        rows.executemany(
            "insert into log values (?, ?, ?)", [("t", k, "x" * 500) for k in range(200)]
        )
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    done = cuvee("serve", "--db", str(path))
    assert done.status == 2 and "is damaged" in done.err and done.err.count("\n") == 1


@pytest.mark.parametrize("place", ["folder", "missing/tables.db", "text.db", "/dev/null/x"])
def test_a_path_that_cannot_be_used_gets_one_sentence(
    cuvee: Cuvee, tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.db").write_text("this is no database\n" * 100)
    done = cuvee("serve", "--db", str(tmp_path / place))
    assert done.status == 2 and "cannot be used" in done.err and done.err.count("\n") == 1


@pytest.mark.slow
def test_a_second_server_at_the_same_file_is_refused(cuvee: Cuvee, house: ServerProcess) -> None:
    done = cuvee("serve", "--db", str(house.db))
    assert done.status == 2 and "another server uses" in done.err and done.err.count("\n") == 1
    house.kill()
    house.open()  # nothing is left of a lock when its holder is killed


# -- what waits for a table that closes


def test_closing_a_table_answers_everything_that_waits_for_it(
    anna: Guest, server: TestClient
) -> None:
    key = anna.opens("bottles", "me", "here")
    here = services_of(server)

    async def close() -> list[object]:
        live: Live = await here.tables.get(key)
        begun = asyncio.Event()

        async def slow() -> None:
            begun.set()
            await asyncio.sleep(60)

        waiting = [asyncio.create_task(live.do(slow)) for _ in range(3)]
        await begun.wait()
        await live.close()
        return await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)

    assert server.portal
    found = server.portal.call(close)
    assert [type(each) for each in found] == [StorageError] * 3


def test_a_row_written_behind_the_tables_back_is_followed_and_nothing_is_lost(
    anna: Guest, server: TestClient
) -> None:
    """What another process writes first is caught up with, and the answer is judged again."""
    key = anna.opens("bottles", "me", "here")
    storage = services_of(server).storage
    with anna.sits(key, eyes=0) as mine:
        mine.hears()
        number, words = mine.ask["q"], [text for text, _ in mine.ask["moves"]]
        assert server.portal
        body = f"{number} s0 {words[0]}"
        assert server.portal.call(storage.append, Row(key, 1, PLAY, body, "", time.time()))
        mine.says(q=number, m=words[1], sure=True, id=7)
        told = mine.hears()
        while "id" not in told:
            told = mine.hears()
        assert "error" in told and mine.v == 2
        assert services_of(server).metrics.conflicts == 1
        told = mine.answers()
        assert "error" not in told
    rows = server.portal.call(storage.rows, key)
    assert [row.number for row in rows] == [0, 1, 2] and rows[1].body == body
