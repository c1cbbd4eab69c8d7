"""One server process, two, and a bare echo, in one run: what the machine gives, and what limits it.

python tests/load/bench_processes.py [TABLES] [SECONDS]

Every table has four viewers and plays as fast as all of them hear of the moves; every move is
durable in a PostgreSQL of this run. The echo is Starlette and uvicorn with nothing behind them:
four clients that get back what they send. CPU is that of the server processes.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from cuvee.server.web.identity import new_token
from load import bench_server
from load.bench_server import SEATS, Sitting, cpu, now, seated
from server.postgres import Postgres, missing
from server_process import ServerProcess

ECHO = """
import socket, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from cuvee.server.settings import Settings
from cuvee.server.web.connections import Channel, ServerConfig, Visitor
async def echo(ws):
    await ws.accept()
    async for text in ws.iter_text():
        await ws.send_bytes(text.encode())
made = socket.socket(); made.bind(("127.0.0.1", 0)); made.listen(2048)
print(made.getsockname()[1], flush=True)
app = Starlette(routes=[WebSocketRoute("/", echo)])
config = ServerConfig(Settings("", limits=False), app, http=Visitor, ws=Channel, log_level="error")
uvicorn.Server(config).run(sockets=[made])
"""


class Found(NamedTuple):
    """What one run gave: a second, milliseconds, milliseconds of CPU, megabytes."""

    moves: float
    p50: float
    p99: float
    cpu: float
    client: float  # the share of a core that the clients took
    memory: float = 0.0


def memory(pids: list[int]) -> float:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Serving(ServerProcess):
    """A server of one process or several."""

    def __init__(self, folder: Path, db: str, workers: int) -> None:
        super().__init__(folder, db=db, workers=workers)
        self.workers = workers

    def pids(self) -> list[int]:
        """The processes that serve: the one, or the children of the supervisor."""
        first = self.process.pid
        if self.workers == 1:
            return [first]
        listed = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        spawned = [
            pid for pid in listed if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        return [int(pid) for pid in spawned]


async def measured(
    pids: list[int], seconds: float, times: Callable[[], list[float]], clear: Callable[[], None]
) -> Found:
    """Wait for the load to settle, then measure it."""
    await asyncio.sleep(2)
    clear()
    worked, own, began = sum(map(cpu, pids)), time.process_time(), now()
    await asyncio.sleep(seconds)
    spent = now() - began
    worked, own = sum(map(cpu, pids)) - worked, time.process_time() - own
    found = sorted(times())
    assert found, "nobody moved"
    moves = len(found) / SEATS
    middle, last = found[len(found) // 2], found[int(len(found) * 0.99)]
    return Found(moves / spent, middle * 1e3, last * 1e3, worked * 1e3 / moves, own / spent)


async def tables(server: Serving, keys: list[str], tokens: list[str], seconds: float) -> Found:
    pids = server.pids()
    before = memory(pids)
    sittings = [Sitting(key) for key in keys]
    tasks = []
    for each in sittings:
        tasks += await seated(server.url, each, tokens)
    grown = (memory(pids) - before) / len(keys)
    end = now() + seconds + 3
    drives = [asyncio.create_task(each.drive(end)) for each in sittings]

    def clear() -> None:
        for each in sittings:
            each.times = []

    found = await measured(pids, seconds, lambda: [t for s in sittings for t in s.times], clear)
    for task in [*drives, *tasks]:
        task.cancel()
    return found._replace(memory=grown)


async def echo(seconds: float) -> Found:
    process = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    url = f"ws://127.0.0.1:{process.stdout.readline().strip()}"
    times: list[float] = []
    line = json.dumps({"q": 17, "m": "choose critic", "sure": True}) * 8

    async def client() -> None:
        async with connect(url, ping_interval=None) as link:
            while True:
                began = now()
                await link.send(line)
                await link.recv()
                times.append(now() - began)

    tasks = [asyncio.create_task(client()) for _ in range(SEATS)]
    try:
        return await measured([process.pid], seconds, lambda: times, times.clear)
    finally:
        for task in tasks:
            task.cancel()
        process.terminate()
        process.wait()


def run(postgres: Postgres, workers: int, count: int, seconds: float) -> Found:
    tokens = [new_token() for _ in range(SEATS)]
    with tempfile.TemporaryDirectory() as folder:
        db = postgres.database(f"b{workers}")
        keys = bench_server.laid(tokens, count, db)
        server = Serving(Path(folder), db, workers)
        time.sleep(4 * (workers - 1))  # until all of them are there
        try:
            return asyncio.run(tables(server, keys, tokens, seconds))
        finally:
            server.close()


def main() -> int:
    if why := missing():
        print(why)
        return 0
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10.0
    bench_server.PERIOD = 0.01
    random.seed(1)
    bare = asyncio.run(echo(seconds))
    postgres = Postgres()
    try:
        one, two = (run(postgres, workers, count, seconds) for workers in (1, 2))
    finally:
        postgres.close()
    print(f"{'':<28}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU ms':>10}{'clients':>10}")
    for name, each in (("bare echo", bare), ("one process", one), ("two processes", two)):
        figures = "".join(f"{value:>10.2f}" for value in each[:5])
        print(f"{name:<28}{figures}")
    print(
        f"\nA move costs {one.cpu / bare.cpu:.1f} times the CPU of {SEATS} echoes. Two processes"
        f" carry {two.moves / one.moves:.2f} times one; the clients took {two.client:.2f} of a core"
        f" meanwhile, of {os.cpu_count()}. A table with {SEATS} viewers takes {one.memory:.2f} MB."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
