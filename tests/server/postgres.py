"""A PostgreSQL of our own for tests: Debian's programs, in a folder of the test, on a socket there.

PostgreSQL does not run as root, so root lets an unprivileged user run it.
"""

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
USER: Final = "nobody"


def missing() -> str:
    """Why these tests cannot run here; empty if they can."""
    if not PROGRAMS:
        return "PostgreSQL is left out: its programs are not in /usr/lib/postgresql"
    if os.geteuid() == 0 and not shutil.which("setpriv"):
        return "PostgreSQL is left out: root needs setpriv to run it as another user"
    if find_spec("psycopg") is None:
        return "PostgreSQL is left out: psycopg is not installed"
    return ""


class Postgres:
    """A server with an empty database; `url` leads to it. It can be stopped and started."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cuvee-pg-", dir="/tmp"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self.data = self.folder / "data"
        self.run("initdb", "-D", str(self.data), "-U", "cuvee", "-A", "trust", "--no-sync")
        self.url = f"postgresql://cuvee@/postgres?host={self.folder}"
        self.start()

    def run(self, program: str, *args: str) -> None:
        as_user = (
            ["setpriv", f"--reuid={USER}", "--clear-groups", "--"] if os.geteuid() == 0 else []
        )
        command = [*as_user, str(PROGRAMS[-1] / program), *args]
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr + done.stdout

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60"
        log = str(self.folder / "log.txt")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self.run("createdb", "-h", str(self.folder), "-U", "cuvee", name)
        return f"postgresql://cuvee@/{name}?host={self.folder}"

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
