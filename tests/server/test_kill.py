"""Reliability: killed at any moment, started again, nothing that was acknowledged is lost."""

import json
import random
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server_process import ServerProcess

BOOT = re.compile(r'<script type="application/json" id="boot">(.*?)</script>', re.S)


class Browser:
    """Enough of one to open a table and play at it."""

    def __init__(self) -> None:
        self.cookies = httpx.Cookies()

    def opens(self, url: str, *kinds: str) -> str:
        with httpx.Client(base_url=url, cookies=self.cookies, headers={"origin": url}) as client:
            client.get("/")
            fields = {f"kind-{k}": kind for k, kind in enumerate(kinds)}
            done = client.post("/new", data={"game": "bottles", **fields})
            self.cookies = client.cookies
            return done.headers["location"].removeprefix("/t/")

    def page(self, url: str, path: str) -> str:
        with httpx.Client(base_url=url, cookies=self.cookies) as client:
            return client.get(path).text

    def sits(self, url: str, key: str, eyes: int = -1) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        where = f"{url.replace('http', 'ws')}/t/{key}/link?eyes={eyes}"
        headers = {"cookie": cookie, "origin": url}
        return connect(where, additional_headers=headers, legacy=True)


def plays(
    link: ClientConnection,
    seen: list[tuple[int, str]],
    dice: random.Random,
    soon: Callable[[], object] = lambda: None,
) -> None:
    """Answer at random until the link breaks; keep what was acknowledged: number and words.

    After some answers `soon` is called.
    """
    some = dice.randrange(8, 30)
    told: dict[str, Any] = {}
    sent = ""
    while True:
        told = json.loads(link.recv(timeout=20))
        if sent and "error" not in told:
            seen.append((told["v"], sent))
            if len(seen) == some:
                soon()
        sent = ""
        ask = told.get("ask", {})
        if ask.get("hand", -1) >= 0:
            link.send(json.dumps({"eyes": ask["hand"]}))
        elif "moves" in ask:
            sent = dice.choice(ask["moves"])[0]
            link.send(json.dumps({"q": ask["q"], "m": sent, "sure": True}))
        elif ask.get("over"):
            return


@pytest.mark.slow
def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server, dice, anna = ServerProcess(tmp_path), random.Random(4), Browser()
    count = 0
    for round_ in range(3):
        key = anna.opens(server.url, "me", *["here"] * 5)
        acknowledged: list[tuple[int, str]] = []
        with pytest.raises(ConnectionClosed), anna.sits(server.url, key, 0) as link:
            plays(
                link, acknowledged, dice, threading.Timer(0.02 * dice.random(), server.kill).start
            )
        server.process.wait(20)  # killed, not just let down
        with sqlite3.connect(server.db) as db:
            rows = dict(db.execute("select number, body from log where tbl = ?", (key,)).fetchall())
        assert sorted(rows) == list(range(len(rows)))
        for number, words in acknowledged:
            assert f" {words}" in rows[number - 1], f"round {round_}: row {number - 1} is lost"
        server.open()
        boot = BOOT.search(anna.page(server.url, f"/t/{key}"))
        assert boot and json.loads(boot.group(1))["v"] == len(rows)
        count += len(acknowledged)
    assert count >= 24
    server.close()


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_stops_well_and_resumes_every_table(tmp_path: Path) -> None:
    server, anna = ServerProcess(tmp_path), Browser()
    keys = [anna.opens(server.url, "me", "bot random") for _ in range(3)]
    with anna.sits(server.url, keys[0], 0) as link:
        ask = json.loads(link.recv(timeout=10))["ask"]
        link.send(json.dumps({"q": ask["q"], "m": ask["moves"][0][0], "sure": True}))
        link.recv(timeout=10)
        began = time.monotonic()
        assert server.close() in (0, -15) and time.monotonic() - began < 8
    server.open()
    home = anna.page(server.url, "/")
    for key in keys:
        assert f"/t/{key}" in home
    assert "is the" in anna.page(server.url, f"/t/{keys[0]}")  # the story is told again
    server.close()
    journal = (tmp_path / "journal.txt").read_text()
    assert '"event":"started"' in journal
    assert "Traceback" not in journal and not any(key in journal for key in keys)
