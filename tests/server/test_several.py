"""Several processes at one PostgreSQL: any of them serves any table, and nothing is lost."""

import asyncio
import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import psycopg_or_skip as psycopg
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.match import Match, Seed
from cuvee.games import box
from cuvee.server.host import storage_for
from cuvee.server.tables.bot_pool import BotPool
from cuvee.server.tables.link import Link
from cuvee.server.tables.registry import Tables
from cuvee.server.tables.table import BOT_SEAT, Chair, opened
from cuvee.server.web.metrics import Metrics
from server.browser_like import Browser, asked, heard, says
from server.postgres import Postgres, missing
from server_process import ServerProcess

pytestmark = pytest.mark.slow


class Pair:
    """Two servers at one database, each with a journal of its own."""

    def __init__(self, folder: Path, db: str) -> None:
        self.servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            self.servers.append(ServerProcess(folder / name, db=db))

    def close(self) -> None:
        for server in self.servers:
            server.close()


@pytest.fixture
def pair(tmp_path: Path, pg: str) -> Iterator[Pair]:
    made = Pair(tmp_path, pg)
    yield made
    made.close()


def rows(db: str, key: str) -> list[tuple[int, str, str]]:
    with psycopg.connect(db) as connection:
        found = connection.execute(
            "select number, kind, body from log where tbl = %s order by number", (key,)
        )
        return [(int(number), kind, body) for number, kind, body in found]


def test_what_is_played_in_one_process_is_seen_in_the_other(pair: Pair) -> None:
    one, two = pair.servers
    anna = Browser(one.url)
    key = anna.opens("me", "here")
    with anna.sits(key, "eyes=0") as mine, anna.sits(key, "eyes=0", two.url) as there:
        ask = asked(mine)
        assert asked(there)["q"] == ask["q"]
        says(mine, q=ask["q"], m=ask["moves"][0][0], sure=True)
        news = heard(there)
        assert news["v"] == 2 and " is the " in str(news.get("tail") or news["fill"])
        ask = asked(there, news)
        says(there, q=ask["q"], m=ask["moves"][0][0], sure=True)
        while heard(mine)["v"] < 3:
            pass


def test_answers_to_one_question_in_two_processes_one_is_stored(pair: Pair, pg: str) -> None:
    one, two = pair.servers
    anna = Browser(one.url)
    key = anna.opens("me", "here")
    for _ in range(10):
        links = [anna.sits(key, "", each.url) for each in (one, two)]
        asks = [asked(link) for link in links]
        assert asks[0]["q"] == asks[1]["q"]
        for k, (link, ask) in enumerate(zip(links, asks, strict=True)):
            says(link, q=ask["q"], m=ask["moves"][k % len(ask["moves"])][0], sure=True, id=1)
        replies = []
        for link in links:
            told = heard(link)
            while told.get("id") != 1:
                told = heard(link)
            replies.append(told)
            link.close()
        assert sorted("row" in told for told in replies) == [False, True]
    assert [row[0] for row in rows(pg, key)] == list(range(11))


class Counting(BotPool):
    """Bots that take a moment, and are counted."""

    def __init__(self) -> None:
        self.asked = 0

    async def answer(
        self, bot: str, game: Game[Any], view: Any, step: int, people: bool = True
    ) -> int:
        self.asked += 1
        await asyncio.sleep(0.05)
        return int(named("random").answer(game, view, step, Seeded(1)))

    def stop(self) -> None:
        """Nobody thinks in the background."""


async def two_houses(db: str, bots: Counting) -> tuple[int, int]:
    """Two replicas of a table of bots, watched at both; rows written, and conflicts met."""
    storages = [storage_for(db) for _ in range(2)]
    houses = [Tables(storage, bots, Metrics(), 0.0) for storage in storages]
    seed, names = Seed.among_people(None), ["A", "B"]
    match: Match[Any] = Match(box("bottles").game(), 2, seed, players=names)
    chairs = [Chair(name, BOT_SEAT, "greedy") for name in names]
    key = await houses[0].open(opened(match, chairs), "")
    lives = [await house.get(key) for house in houses]
    for live in lives:
        live.links.add(Link([], -1))
        live.thinking.wake()
    end = time.monotonic() + 20
    while min(live.table.number for live in lives) < 12 and time.monotonic() < end:
        await asyncio.sleep(0.05)
    for house in houses:
        await house.close()
    stored = await storages[0].rows(key)
    for storage in storages:
        await storage.close()
    return len(stored), sum(house.metrics.conflicts for house in houses)


def test_a_bot_is_asked_once(pg: str) -> None:
    bots = Counting()
    stored, conflicts = asyncio.run(two_houses(pg, bots))
    assert stored >= 12 and conflicts == 0
    assert bots.asked <= stored, "all but the last were answered, and the first row is no answer"


class Player(threading.Thread):
    """Plays at a table at random, on whichever server answers; keeps what was acknowledged."""

    def __init__(
        self, browser: Browser, key: str, urls: list[str], seed: int, pause: float = 0.0
    ) -> None:
        super().__init__(daemon=True)
        self.pause = pause  # seconds before an answer
        self.browser, self.key, self.urls = browser, key, urls
        self.dice = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.links_lost = 0
        self.stopping = False
        self.pending: dict[str, Any] = {}
        self.sent = 0

    def run(self) -> None:
        at = 0
        while not self.stopping:
            try:
                with self.browser.sits(self.key, "", self.urls[at % len(self.urls)]) as link:
                    if self.pending:
                        link.send(json.dumps({**self.pending, "again": True}))
                    self.play(link)
            except (ConnectionClosed, OSError, TimeoutError, EOFError):
                self.links_lost += 1
                at += 1
                time.sleep(0.1)
            except Exception:  # a handshake that was cut off
                at += 1
                time.sleep(0.1)

    def play(self, link: Any) -> None:
        ask: dict[str, Any] = {}
        while not self.stopping:
            told = json.loads(link.recv(timeout=20))
            if told.get("id") == self.pending.get("id", 0):
                if "row" in told:
                    self.acknowledged[told["row"]] = self.pending["m"]
                self.pending = {}
            ask = told.get("ask", ask)
            if ask.get("hand", -1) >= 0:
                link.send(json.dumps({"eyes": ask["hand"]}))
            elif "moves" in ask and not self.pending:
                self.sent += 1
                time.sleep(self.pause)
                text = self.dice.choice(ask["moves"])[0]
                self.pending = {"q": ask["q"], "m": text, "sure": True, "id": self.sent}
                link.send(json.dumps(self.pending))
                ask = {}
            elif ask.get("over"):
                self.stopping = True


def check(db: str, key: str, player: Player, least: int) -> None:
    """Every acknowledged answer is stored at its row, and no row is missing or double."""
    stored = rows(db, key)
    assert [number for number, _, _ in stored] == list(range(len(stored)))
    for number, words in player.acknowledged.items():
        assert f" {words}" in stored[number][2], f"row {number} is not what was acknowledged"
    assert len(player.acknowledged) >= least


def until(player: Player, count: int, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while len(player.acknowledged) < count and time.monotonic() < end and not player.stopping:
        time.sleep(0.05)
    assert len(player.acknowledged) >= count or player.stopping, f"{len(player.acknowledged)} moves"


def test_a_process_killed_in_the_middle_of_moves_loses_nothing(pair: Pair, pg: str) -> None:
    one, two = pair.servers
    anna = Browser(two.url)
    key = anna.opens("me", "here", "here")
    watcher = Browser(two.url).sits(key)
    heard(watcher)
    player = Player(anna, key, [one.url, two.url], 1)
    player.start()
    until(player, 15)
    one.kill()
    seen = len(player.acknowledged)
    until(player, seen + 15)
    last = 0
    while last < seen + 15:
        last = heard(watcher)["v"]  # who watches at the other goes on
    player.stopping = True
    player.join(20)
    assert player.links_lost >= 1
    check(pg, key, player, seen + 15)
    one.open()


def test_the_database_restarted_under_load_loses_nothing(tmp_path: Path) -> None:
    if why := missing():
        pytest.skip(why)
    own = Postgres()
    try:
        pair = Pair(tmp_path, own.url)
        anna = Browser(pair.servers[0].url)
        key = anna.opens("me", "here", "here")
        player = Player(anna, key, [pair.servers[0].url], 2)
        player.start()
        until(player, 10)
        own.stop()
        time.sleep(1.5)
        own.start()
        seen = len(player.acknowledged)
        until(player, seen + 10)
        player.stopping = True
        player.join(20)
        check(own.url, key, player, seen + 10)
        assert player.links_lost == 0, "players wait, they are not sent away"
        pair.close()
    finally:
        own.close()


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_processes_are_replaced_one_after_the_other_without_a_lost_move(
    tmp_path: Path, pg: str
) -> None:
    server = ServerProcess(tmp_path, db=pg, workers=2)
    anna = Browser(server.url)
    key = anna.opens("me", "here", "here")
    player = Player(anna, key, [server.url], 3, pause=0.2)
    player.start()
    until(player, 8)
    before = children(server.process.pid)
    os.kill(server.process.pid, signal.SIGHUP)
    end = time.monotonic() + 60
    while set(children(server.process.pid)) & set(before[1:]) and time.monotonic() < end:
        time.sleep(0.2)
    seen = len(player.acknowledged)
    until(player, seen + 8)
    player.stopping = True
    player.join(20)
    check(pg, key, player, seen + 8)
    workers = children(server.process.pid)
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    end = time.monotonic() + 15
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
        time.sleep(0.2)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
