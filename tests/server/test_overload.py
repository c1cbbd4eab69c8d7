"""Overload: newcomers are refused early and politely, and those who play are not slowed."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cuvee.server.pages.socket import FULL
from cuvee.server.web.capacity import LATE, SETTLED, Capacity
from server.browser_like import Browser, asked, heard, says
from server.conftest import Guest, services_of
from server_process import ServerProcess


def test_the_house_is_full_when_it_comes_late_for_a_while_and_not_once() -> None:
    capacity = Capacity()
    capacity.looked(0.3)
    assert not capacity.full
    for _ in range(20):
        capacity.looked(2 * LATE)
    assert capacity.full
    for _ in range(100):
        capacity.looked((LATE + SETTLED) / 2)
    assert capacity.full, "it has room again only when it is well below"
    for _ in range(100):
        capacity.looked(SETTLED / 2)
    assert not capacity.full


def test_who_plays_goes_on_in_a_full_house_and_newcomers_read_when_to_come_back(
    anna: Guest, bert: Guest, server: TestClient
) -> None:
    key = anna.opens("bottles", "me", "here")
    log = anna.get(f"/t/{key}/log").text
    capacity = services_of(server).capacity
    capacity.limited = True
    with anna.sits(key) as mine:
        mine.hears()
        capacity.late = 1e6
        capacity.looked(1e6)
        for done in (
            bert.post("/new", **{"game": "bottles", "kind-0": "me", "kind-1": "here"}),
            bert.post("/now", game="bottles"),
            bert.post("/upload", log=log.replace("seat s0\n", "")),
        ):
            assert done.status_code in (400, 503)
            assert done.status_code == 400 or "The house is full" in done.text
            assert done.status_code == 400 or int(done.headers["retry-after"]) > 0
        with pytest.raises(WebSocketDisconnect) as refused, bert.sits(key) as his:
            his.hears()
        assert refused.value.code == FULL
        told = mine.answers()
        assert "error" not in told
        with anna.sits(key) as again:  # who has a seat comes back
            assert again.hears()["v"] == told["v"]
        capacity.late = 0.0
        capacity.looked(0.0)
        capacity.limited = False
    assert bert.post("/now", game="bottles").status_code == 303


@contextmanager
def slowed(pid: int) -> Iterator[None]:
    """A machine that lets a process run for a seventh of the time."""
    done = threading.Event()

    def hold() -> None:
        while not done.is_set():
            os.kill(pid, signal.SIGSTOP)
            time.sleep(0.9)
            os.kill(pid, signal.SIGCONT)
            time.sleep(0.15)

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@pytest.mark.slow
def test_on_a_machine_that_cannot_keep_up_newcomers_wait_and_players_do_not(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, limits=True)
    anna, bert = Browser(server.url), Browser(server.url)
    key = anna.opens("me", "here")
    table = {"game": "bottles", "kind-0": "me", "kind-1": "here"}
    with anna.sits(key) as mine:
        ask = asked(mine)
        with slowed(server.process.pid):
            end = time.monotonic() + 20
            done = bert.client.post("/new", data=table)
            while done.status_code != 503 and time.monotonic() < end:
                time.sleep(1)
                done = bert.client.post("/new", data=table)
            assert done.status_code == 503 and "The house is full" in done.text
            assert int(done.headers["retry-after"]) > 0
            says(mine, q=ask["q"], m=ask["moves"][0][0], sure=True, id=1)
            began = time.monotonic()
            while "row" not in heard(mine):
                pass
            assert time.monotonic() - began < 5
        end = time.monotonic() + 20
        while done.status_code != 303 and time.monotonic() < end:
            time.sleep(1)
            done = bert.client.post("/new", data=table)
        assert done.status_code == 303, "there is room again"
    server.close()
