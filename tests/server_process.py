"""A server in a process of its own, for tests that need a real one: browsers, kills, load."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import cuvee

RUN = (
    "import sys; from cuvee.server.serve import serve; from cuvee.server.settings import Settings;"
    "serve(Settings('sqlite:///' + sys.argv[1], float(sys.argv[2]), 1, False), '127.0.0.1', 0)"
)


class ServerProcess:
    """`ServerProcess(folder)` opens; `url` is where. The database outlives the process."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.db = folder / "tables.db"
        self.folder = folder
        self.pace = pace
        self.open()

    def open(self) -> None:
        env = os.environ | {"PYTHONPATH": str(Path(cuvee.__file__).parent.parent)}
        self.journal = (self.folder / "journal.txt").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(self.db), str(self.pace)],
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
