"""The build under test is the one that was meant, and it plays the same games as the other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cuvee
from cuvee.build import build

MEANT = os.environ.get("CUVEE_BUILD", "")


@pytest.mark.skipif(not MEANT, reason="nobody said which build is meant: set CUVEE_BUILD")
def test_the_build_is_the_one_meant() -> None:
    assert ("compiled" if cuvee.COMPILED else "pure") == MEANT


def test_the_package_is_typed() -> None:
    assert (Path(cuvee.__file__).parent / "py.typed").exists()


@pytest.mark.skipif(not cuvee.COMPILED, reason="a tuned build is rehearsed with a compiled one")
def test_what_a_tuned_build_rehearses_can_be_played() -> None:
    root = Path(__file__).parent.parent
    played = subprocess.run(
        [
            sys.executable,
            str(root / "tools/build/rehearse.py"),
            str(Path(cuvee.__file__).parent.parent),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, "")


def test_the_build_says_what_it_is() -> None:
    line = build()
    assert "\n" not in line
    assert line in ("compiled", "tuned") if cuvee.COMPILED else line.startswith("pure: ")
