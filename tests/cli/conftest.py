"""The command line in this process, in a folder of its own, with a pipe for a keyboard."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import cuvee as package
from cuvee.cli import main


def same_package() -> dict[str, str]:
    """The environment in which a new process finds the package under test."""
    return os.environ | {"PYTHONPATH": str(Path(package.__file__).parent.parent)}


class Done(NamedTuple):
    """How a command ended and what it said."""

    status: int
    out: str
    err: str


Cuvee = Callable[..., Done]


@pytest.fixture
def cuvee(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Cuvee:
    """`cuvee("play", "bottles", stdin="1\\n")`."""
    monkeypatch.chdir(tmp_path)

    def call(*args: str, stdin: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        status = main(list(args))
        return Done(status, *capsys.readouterr())

    return call


@pytest.fixture
def process(tmp_path: Path) -> Cuvee:
    """The same in a process of its own, from nothing to its exit status."""

    def call(*args: str, stdin: str = "") -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "cuvee", *args],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=same_package(),
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call
