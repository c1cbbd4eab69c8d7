"""The server under a bounded load on this machine, beside its budgets.

python tests/load/bench_server.py [TABLES] [SECONDS]

Four viewers a table, one move a table every five seconds, every move durable. The time of a move
is from sending it to its arrival at each of the four, on one clock; then each game alone. What
people wait for is measured in a browser whose machine is slowed down (in_browser.py).
"""

import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

import cuvee
from cuvee.core.match import Match, Seed
from cuvee.games import NAMES, box, face
from cuvee.server.host import storage_for
from cuvee.server.tables.history import History, frame
from cuvee.server.tables.rows import OPEN, Row
from cuvee.server.tables.table import Chair, Table, opened
from cuvee.server.web.identity import COOKIE, hashed, new_token
from load.in_browser import measure
from server_process import ServerProcess

SEATS, PERIOD, AT_ONCE = 4, 5.0, 25
PLAYED = 40  # answers given at a table before it is looked at
now = time.perf_counter


class Counted(ClientConnection):
    """A connection that knows how many bytes came."""

    came = 0

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        super().data_received(data)


class Ask(msgspec.Struct):
    """The part of a message that a player answers."""

    q: int
    moves: list[list[str]]


class Told(msgspec.Struct):
    ask: Ask


class Sitting:
    """One table with its four viewers; measures how long its moves take to all of them."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.links: list[Counted] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.asks: dict[int, Ask] = {}
        self.sent = 0.0
        self.waits: set[int] = set()
        self.times: list[float] = []
        self.updates: list[int] = []  # their bytes, as they came
        self.moves = 0

    async def listen(self, seat: int, link: Counted) -> None:
        before = link.came
        async for told in link:
            assert isinstance(told, bytes)
            if b'"moves"' in told:
                self.asks[seat] = msgspec.json.decode(told, type=Told).ask
            else:
                self.asks.pop(seat, None)
            if seat in self.waits:
                self.waits.discard(seat)
                self.times.append(now() - self.sent)
            self.updates.append(link.came - before)
            before = link.came

    async def move(self) -> None:
        seat = next(iter(self.asks), -1)
        if seat < 0 or self.waits:
            return
        ask = self.asks[seat]
        self.waits, self.sent = set(range(SEATS)), now()
        self.moves += 1
        words = random.choice(ask.moves)[0]
        await self.links[seat].send(json.dumps({"q": ask.q, "m": words, "sure": True}))

    async def drive(self, until: float) -> None:
        await asyncio.sleep(random.random() * PERIOD)
        while now() < until:
            at = now() + PERIOD
            await self.move()
            await asyncio.sleep(max(0.0, at - now()))


def laid(tokens: list[str], count: int, db: str) -> list[str]:
    """Tables already on disk when the server starts, well into their games."""

    async def write() -> list[str]:
        storage = storage_for(db)
        keys = [f"load{k:08d}" for k in range(count)]
        rows = []
        for k, key in enumerate(keys):
            name = NAMES[k % len(NAMES)]
            seats = min(SEATS, box(name).most)
            match: Match[Any] = Match(box(name).game(), seats, Seed.of(k))
            dice = random.Random(k)
            while len(match.entries) < PLAYED and not match.over:
                step = match.questions[0]
                match.submit(step.seat, dice.choice(match.legal(step.seat)))
            chairs = [Chair(f"P{seat}", holder=hashed(tokens[seat])) for seat in range(seats)]
            body = msgspec.json.encode(opened(match, chairs)).decode()
            rows.append(storage.append(Row(key, 0, OPEN, body)))
        await asyncio.gather(*rows)
        await storage.close()
        return keys

    return asyncio.run(write())


async def seated(url: str, sitting: Sitting, tokens: list[str]) -> list[asyncio.Task[None]]:
    """Four viewers sit down and listen."""
    where = f"{url.replace('http', 'ws')}/t/{sitting.key}/link"
    tasks = []
    for seat, token in enumerate(tokens):
        headers = {"cookie": f"{COOKIE}={token}", "origin": url}
        link = await connect(
            where, additional_headers=headers, create_connection=Counted, ping_interval=None
        )
        assert isinstance(link, Counted)
        sitting.links.append(link)
        tasks.append(asyncio.create_task(sitting.listen(seat, link)))
    return tasks


async def disk(folder: Path, seconds: float) -> list[float]:
    """What the disk alone takes to keep a page, meanwhile: no move can be durable sooner."""
    times = []
    with (folder / "beside").open("wb") as file:
        for _ in range(int(4 * seconds)):
            await asyncio.sleep(0.25)
            file.write(bytes(4096))
            file.flush()
            began = now()
            await asyncio.to_thread(os.fsync, file.fileno())
            times.append(now() - began)
    return sorted(times)


def cpu(pid: int) -> float:
    """Seconds this process has worked so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def sit(url: str, keys: list[str], tokens: list[str]) -> list[Sitting]:
    """Viewers at all tables, some tables at a time."""
    sittings = [Sitting(key) for key in keys]
    for at in range(0, len(sittings), AT_ONCE):
        some = sittings[at : at + AT_ONCE]
        made = await asyncio.gather(*[seated(url, each, tokens) for each in some])
        for each, tasks in zip(some, made, strict=True):
            each.tasks = tasks
    return sittings


async def load(
    server: ServerProcess, sittings: list[Sitting], seconds: float, folder: Path
) -> dict[str, float]:
    """These tables play for a while; how it went."""
    drives = [asyncio.create_task(each.drive(now() + PERIOD + seconds)) for each in sittings]
    await asyncio.sleep(PERIOD)
    for each in sittings:
        each.times, each.moves, each.updates = [], 0, []
    worked, began = cpu(server.process.pid), now()
    kept = await disk(folder, seconds)
    worked, spent = cpu(server.process.pid) - worked, now() - began
    times = sorted(t for each in sittings for t in each.times)
    moves = sum(each.moves for each in sittings)
    for task in drives:
        task.cancel()
    assert times, "nobody moved"
    return {
        "moves": moves / spent,
        "p50": times[len(times) // 2] * 1e3,
        "p99": times[int(len(times) * 0.99)] * 1e3,
        "cpu": worked * 1e3 / max(1, moves),
        "bytes": statistics.median(size for each in sittings for size in each.updates),
        "disk": kept[int(len(kept) * 0.99)] * 1e3,
    }


async def loads(
    server: ServerProcess, keys: list[str], tokens: list[str], seconds: float, folder: Path
) -> list[dict[str, float]]:
    """All tables together, then those of each game by themselves."""
    sittings = await sit(server.url, keys, tokens)
    found = [await load(server, sittings, seconds, folder)]
    for k in range(len(NAMES)):
        found.append(await load(server, sittings[k :: len(NAMES)], seconds / 2, folder))
    for task in [task for each in sittings for task in each.tasks]:
        task.cancel()
    return found


# -- what can be measured without load


def best(call: Any, times: int = 20) -> float:
    """Milliseconds of the fastest of some calls."""
    found = []
    for _ in range(times):
        began = now()
        call()
        found.append(now() - began)
    return min(found) * 1e3


def long_game(name: str) -> Table:
    dice = random.Random(1)
    match: Match[Any] = Match(box(name).game(), min(SEATS, box(name).most), Seed.of(1))
    while not match.over:
        step = match.questions[0]
        match.submit(step.seat, dice.choice(match.legal(step.seat)))
    return Table("k", opened(match, [Chair(name) for name in match.players]), [])


def drawing(name: str) -> float:
    """A view drawn while the game goes on: one answer further each time."""
    dice = random.Random(2)
    match: Match[Any] = Match(box(name).game(), min(SEATS, box(name).most), Seed.of(2))
    spent, count = 0.0, 0
    while not match.over and count < 200:
        step = match.questions[0]
        match.submit(step.seat, dice.choice(match.legal(step.seat)))
        began = time.process_time()
        face(name).draw(match.view(0), 0, match.players)
        spent, count = spent + time.process_time() - began, count + 1
    return spent * 1e3 / count


def alone(name: str) -> list[tuple[str, float, float, float]]:
    """What one game costs without any load."""
    table = long_game(name)
    history = History(table)
    last = len(history.states) - 1
    return [
        (f"ms to draw a view, {name}", drawing(name), 5, 1.5),
        (f"ms to load a long game, {name}", best(lambda: History(table), 5), 50, 10),
        (f"ms to any ply of it then, {name}", best(lambda: frame(table, history, last, 0)), 50, 10),
    ]


def seen(names: list[str]) -> list[tuple[str, float, float, float]]:
    """What people wait for, in a browser on a machine that is four times slower."""
    rows: list[tuple[str, float, float, float]] = []
    for name, each in measure(names).items():
        rows += [
            (f"kB of a first load, nothing cached, {name}", each.weight, 150, 60),
            (f"ms until a table is ready, 95 of 100, {name}", each.slow_page(), 1500, 800),
            (f"ms from click to drawn, 95 of 100, {name}", each.slow_click(), 150, 75),
        ]
    return rows


def show(rows: list[tuple[str, float, float, float]]) -> bool:
    build = "compiled" if cuvee.COMPILED else "interpreted"
    print(f"The server on this machine, {build} build; ratio: how much better than the floor.\n")
    print(f"{'':<58}{'found':>9}{'floor':>9}{'aim':>9}{'ratio':>8}")
    for what, found, floor, aim in rows:
        better = found / floor if what.startswith("tables") else floor / max(found, 1e-9)
        print(f"{what:<58}{found:>9.1f}{floor:>9.1f}{aim:>9.1f}{better:>8.2f}")
    return all(
        found >= floor if what.startswith("tables") else found <= floor
        for what, found, floor, _ in rows
    )


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    tokens = [new_token() for _ in range(SEATS)]
    rows: list[tuple[str, float, float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        keys = laid(tokens, tables, f"sqlite:///{folder}/tables.db")
        server = ServerProcess(Path(folder))
        found, *each = asyncio.run(loads(server, keys, tokens, seconds, Path(folder)))
        server.close()
    held = tables if found["p99"] < 100 else 0
    rows.append((f"tables, a move per 5 s each, p99 {found['p99']:.0f} ms", held, 500, 2000))
    rows.append(("ms from a move to all viewers, p99", found["p99"], 100, 100))
    for name, game in zip(NAMES, each, strict=True):
        rows.append((f"ms of server CPU a move, 4 viewers, {name}", game["cpu"], 3, 1))
        rows.append((f"bytes of an update to a viewer, median, {name}", game["bytes"], 2000, 500))
    for name in NAMES:
        rows += alone(name)
    rows += seen(list(NAMES))
    met = show(rows)
    print(
        f"\n{found['moves']:.0f} moves/s, median {found['p50']:.1f} ms; "
        "the disk alone meanwhile took "
        f"{found['disk']:.1f} ms (p99) to keep 4 kB. "
        + ("All floors are met." if met else "Not all floors are met.")
    )
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
