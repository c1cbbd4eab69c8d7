"""Tables that an earlier release stored open and are played on."""

import json
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cuvee.core.log import write
from cuvee.games import box
from cuvee.server.web.identity import COOKIE
from server.conftest import Guest, services_of

STORED = Path(__file__).parent / "stored"
GAMES = ["bottles", "grand_cru", "dom_pierre", "naramata"]


@pytest.fixture
def guest(server: TestClient, db: str) -> Guest:
    """The browser that opened these tables, at a server that finds them in its database."""
    first, *rows = (STORED / "rules-1.jsonl").read_text("utf-8").splitlines()
    with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
        for row in map(json.loads, rows):
            connection.execute(
                "insert into log (tbl, number, at, kind, holder, body)"
                " values (:tbl, :number, :at, :kind, :holder, :body)",
                row,
            )
    anna = Guest(server)
    anna.client.cookies.set(COOKIE, json.loads(first)["cookie"])
    return anna


def keys() -> dict[str, tuple[str, int]]:
    """By game the key of its table and how many answers were stored."""
    found: dict[str, tuple[str, int]] = {}
    for line in (STORED / "rules-1.jsonl").read_text("utf-8").splitlines()[1:]:
        row = json.loads(line)
        if row["kind"] == "open":
            game = json.loads(row["body"])["game"]
        found[game] = (row["tbl"], row["number"])
    return found


def test_a_log_with_an_owners_numbers_is_played_on_in_the_browser(
    server: TestClient, anna: Guest, tmp_path: Path
) -> None:
    (tmp_path / "own.toml").write_text("[numbers]\nstart_money = 17\n", "utf-8")
    text = write(box("bottles").match(2, seed=4, content=tmp_path / "own.toml"), keep_seed=True)
    done = anna.post("/upload", log=text)
    assert done.status_code == 303
    key = done.headers["location"].split("/")[2]
    table = services_of(server).tables
    live = anna.client.portal.call(table.get, key)  # type: ignore[union-attr]
    assert list(live.table.match.state.money) == [17, 17]
    assert "edit numbers.start_money = 17" in live.table.opening.head
    with anna.sits(key) as mine:  # its bots think about these numbers too
        mine.until_asked()
        mine.answers()
        mine.until_asked()
    assert live.metrics.bots_replaced == 0 and len(live.table.match.entries) > 1
    wrong = anna.post("/upload", log=text.replace("start_money = 17", "start_money = 1700"))
    assert wrong.status_code == 400 and "start_money is 1700; wanted: a number" in wrong.text


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_the_first_rules_opens_and_goes_on(guest: Guest, game: str) -> None:
    key, answers = keys()[game]
    with guest.sits(key) as mine:
        mine.until_asked()
        assert mine.ask["moves"] and mine.v >= answers
        told = mine.answers()
        assert "error" not in told
    assert guest.get("/").text.count(f"/t/{key}") >= 1
