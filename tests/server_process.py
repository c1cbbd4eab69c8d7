"""A server in a process of its own, for tests that need a real one: browsers, kills, load."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import cuvee

RUN = """
import sys
from cuvee.server.serve import serve
from cuvee.server.settings import Settings
db, pace, limits, proxies, workers, hasty = sys.argv[1:]
if hasty:  # waits for a second only, and takes eight connections of an address
    from cuvee.server.pages import socket
    from cuvee.server.web import connections
    connections.REQUEST, connections.STUCK, connections.MOST, socket.IDLE = 1.0, 1.0, 8, 1.0
settings = Settings(db, float(pace), 1, bool(limits), tuple(proxies.split()))
serve(settings, "127.0.0.1", 0, int(workers))
"""


class ServerProcess:
    """`ServerProcess(folder)` opens; `url` is where. The database outlives the process."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        *,
        db: str = "",
        workers: int = 1,
        hasty: bool = False,
        limits: bool = False,
        proxies: str = "",
    ) -> None:
        self.db = folder / "tables.db"
        self.folder = folder
        url, quick = db or f"sqlite:///{self.db}", "yes" * hasty
        self.arguments = [url, str(pace), "yes" * (hasty or limits), proxies, str(workers), quick]
        self.open()

    def open(self) -> None:
        package = str(Path(cuvee.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH", "")]))
        env = os.environ | {"PYTHONPATH": path}
        self.journal = (self.folder / "journal.txt").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=self.journal,
            text=True,
            env=env,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith("Cuvée is open at "), (self.folder / "journal.txt").read_text()
        self.url = line.removeprefix("Cuvée is open at ").strip()

    def kill(self) -> None:
        """As if the power went."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.journal.close()

    def close(self) -> int:
        """The way it is meant to stop; its exit status."""
        self.process.terminate()
        status = self.process.wait(20)
        self.journal.close()
        return status
