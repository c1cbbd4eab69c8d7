"""The build under test is the one that was meant, and it plays the same games as the other."""

import os
from pathlib import Path

import pytest

import cuvee

MEANT = os.environ.get("CUVEE_BUILD", "")


@pytest.mark.skipif(not MEANT, reason="nobody said which build is meant: set CUVEE_BUILD")
def test_the_build_is_the_one_meant() -> None:
    assert ("compiled" if cuvee.COMPILED else "pure") == MEANT


def test_the_package_is_typed() -> None:
    assert (Path(cuvee.__file__).parent / "py.typed").exists()
