"""Bots that run out of time or die: a simple one takes over, the table and the journal are told."""

import os
import signal
import time

import msgspec
import pytest
from starlette.testclient import TestClient

import sickbots
from cuvee.server.tables import bot_pool
from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.web.processes import BotProcesses
from server.conftest import Guest, Seat, services_of

TOLD = "could not go on; a simpler bot takes over"


def workers(found: BotPool) -> list[int]:
    assert isinstance(found, BotProcesses)
    return list(getattr(found.pool, "_processes", None) or {})


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for_workers(found: BotPool) -> list[int]:
    for _ in range(500):
        if workers(found):
            return workers(found)
        time.sleep(0.02)
    raise AssertionError("nobody thinks")


def plays_a_turn(seat: Seat) -> None:
    """Anna answers and the bot after her."""
    seat.until_asked()
    seat.answers()
    seat.until_asked()


def replaced(server: TestClient, key: str) -> list[str]:
    """The bots that sat down for others, by the rows of the table."""
    assert server.portal
    rows = server.portal.call(services_of(server).storage.rows, key)
    return [msgspec.json.decode(row.body)["name"] for row in rows if row.kind == "bot"]


@pytest.mark.slow
def test_a_bot_out_of_time_is_replaced_and_everybody_is_told(
    anna: Guest,
    bert: Guest,
    server: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    here = services_of(server)
    monkeypatch.setattr(bot_pool, "think", sickbots.ponder)
    assert isinstance(here.bots, BotProcesses)
    here.bots.patience = 0.5
    key = anna.opens("bottles", "me", "bot greedy", **{"name-1": "Barolo"})
    with anna.sits(key) as mine, bert.sits(key) as his:
        mine.until_asked()
        mine.answers()
        pids = wait_for_workers(here.bots)
        mine.until_asked()
        assert f"Barolo {TOLD}" in mine.story
        while TOLD not in his.story:
            his.hears()
        plays_a_turn(mine)
    assert replaced(server, key) == ["random"]
    assert TOLD in bert.get(f"/t/{key}").text
    assert here.metrics.bots_replaced == 1
    assert '"event":"bot replaced"' in capfd.readouterr().err
    for _ in range(100):
        if all(map(gone, pids)):
            break
        time.sleep(0.05)
    assert all(map(gone, pids)), "it still thinks"


@pytest.mark.slow
def test_a_bot_whose_worker_dies_every_time_is_replaced(
    anna: Guest, server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", sickbots.die)
    key = anna.opens("bottles", "me", "bot greedy", **{"name-1": "Barolo"})
    with anna.sits(key) as mine:
        plays_a_turn(mine)
        assert TOLD in mine.story
        plays_a_turn(mine)
    assert replaced(server, key) == ["random"]
    monkeypatch.undo()
    other = anna.opens("bottles", "me", "bot greedy")
    with anna.sits(other) as mine:
        plays_a_turn(mine)
        assert TOLD not in mine.story


@pytest.mark.slow
def test_a_killed_worker_is_no_fault_of_the_bot_that_thought_in_it(
    anna: Guest, server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = services_of(server)
    monkeypatch.setattr(bot_pool, "think", sickbots.hesitate)
    key = anna.opens("bottles", "me", "bot greedy", **{"name-1": "Barolo"})
    with anna.sits(key) as mine:
        mine.until_asked()
        mine.answers()
        killed = wait_for_workers(here.bots)
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        mine.until_asked()
        assert TOLD not in mine.story and "Barolo</b> is the" in mine.story
    assert replaced(server, key) == [] and here.metrics.bots_replaced == 0
    assert workers(here.bots) and not set(workers(here.bots)) & set(killed)
