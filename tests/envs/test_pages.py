"""What the page of the environments says is true, and the examples learn in short form."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import cuvee
import cuvee.envs
import cuvee.envs.spiel

ROOT = Path(__file__).parent.parent.parent
learners = pytest.mark.skipif(not cuvee.COMPILED, reason="learning wants the compiled build")


def test_the_page_runs() -> None:
    page = ROOT / "docs" / "environments.md"
    tried = doctest.testfile(str(page), module_relative=False)
    assert tried.attempted > 15 and tried.failed == 0


@pytest.mark.parametrize("module", [cuvee.envs, cuvee.envs.spiel])
def test_the_first_examples_run(module: object) -> None:
    tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried.attempted > 3 and tried.failed == 0


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


@learners
@pytest.mark.long  # make test-long installs torch
def test_ppo_runs() -> None:
    assert "games against random" in run("examples/ppo_grand_cru.py", "--minutes", "0.05")


@learners
@pytest.mark.long  # make test-long installs torch
def test_the_value_model_runs(tmp_path: Path) -> None:
    file = str(tmp_path / "games.parquet")
    said = run("examples/value_model.py", "--games", "12", "--matches", "2", "--file", file)
    assert "with the model wins" in said
