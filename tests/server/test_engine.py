"""Bots of a server that began with plain Python think compiled, once that is there."""

import asyncio
import sys
from pathlib import Path

import pytest

import cuvee
import sickbots
from cuvee.server import engine
from cuvee.server.tables import bot_pool
from cuvee.server.web.processes import BotProcesses

INSTALLED = Path(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages")
COMPILED = any(INSTALLED.glob("cuvee__mypyc*"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled package will be."""
    found = tmp_path / "compiled"
    monkeypatch.setenv("CUVEE_COMPILED", str(found))
    monkeypatch.setattr(sys, "path", sys.path[:])
    return found


def test_the_folder_counts_from_when_it_is_there(folder: Path) -> None:
    path = sys.path[:]
    assert engine.newest() == "" and sys.path == path
    assert "compiled meanwhile" in engine.said()
    folder.mkdir()
    assert engine.newest() == str(folder) == engine.newest()
    assert sys.path == [str(folder), *path]


def test_without_one_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUVEE_COMPILED", raising=False)
    path = sys.path[:]
    assert engine.newest() == "" and sys.path == path
    assert engine.said().startswith("This engine is ")


@pytest.mark.slow
@pytest.mark.skipif(cuvee.COMPILED or not COMPILED, reason="needs both builds: the pure one runs")
def test_workers_are_replaced_once_and_think_compiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question, asked by the pure package, is read and answered by the compiled one."""
    monkeypatch.setattr(bot_pool, "think", sickbots.tell_build)

    async def asked(found: BotProcesses) -> list[int]:
        told = []
        for name in cuvee.NAMES:
            match = cuvee.game(name).match(players=3, seed=7)
            step = match.state.top()
            view = match.game.observe(match.state, match.questions[0].seat)
            told.append(await found.answer("greedy", match.game, view, step))
        return told

    async def run() -> None:
        found = BotProcesses(1)
        try:
            assert await asked(found) == [sickbots.PURE] * 4
            old = found.pool
            folder.symlink_to(INSTALLED)
            assert await asked(found) == [sickbots.COMPILED] * 4
            new = found.pool
            assert new is not old
            assert await asked(found) == [sickbots.COMPILED] * 4 and found.pool is new
        finally:
            found.stop()

    asyncio.run(run())
