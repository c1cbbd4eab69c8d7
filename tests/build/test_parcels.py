"""What one build pickles the other reads, and sees and answers the same: servers and their bots."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cuvee

HERE = Path(__file__).parent
PURE = str(HERE.parent.parent / "src")
COMPILED = str(Path(cuvee.__file__).parent.parent)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not cuvee.COMPILED, reason="needs both builds: the compiled one runs"),
]


def lines(package: str, order: str, parcel: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(HERE / "parcels.py"), order, str(parcel)],
        env=os.environ | {"PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("sender", "reader"), [(PURE, COMPILED), (COMPILED, PURE)])
def test_questions_cross_from_one_build_to_the_other(
    sender: str, reader: str, tmp_path: Path
) -> None:
    packed = lines(sender, "pack", tmp_path / "parcel")
    read = lines(reader, "unpack", tmp_path / "parcel")
    assert {packed[0], read[0]} == {"pure", "compiled"}
    assert packed[1:] == read[1:] and len(read) > 4 * 4
    assert {line.split()[0] for line in read[1:]} == set(cuvee.NAMES)
