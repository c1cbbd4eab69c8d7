"""The sdist holds all it takes, and what is built of it is compiled, or says why it is not."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools.build.wish import obstacle

ROOT = Path(__file__).parent.parent.parent
BIN = Path(sys.executable).parent
FOLDERS = ["docs", "src", "tools"]
FILES = ["LICENSE", "MANIFEST.in", "NOTICE", "README.md", "pyproject.toml", "setup.py"]

pytestmark = pytest.mark.long


def built(source: Path, hook: str, into: Path, **environment: str) -> Path:
    """What this hook of PEP 517 makes of a folder, as pip would call it."""
    into.mkdir(parents=True, exist_ok=True)
    code = f"from setuptools import build_meta; build_meta.{hook}({str(into)!r})"
    env = {name: value for name, value in os.environ.items() if name != "CUVEE_COMPILE"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env=env | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(into.iterdir())


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of a fresh clone, in a folder of its own."""
    folder = tmp_path_factory.mktemp("sdist")
    (folder / "clone").mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, folder / "clone" / name)
    for name in FOLDERS:
        left_out = shutil.ignore_patterns("*.egg-info", "__pycache__")
        shutil.copytree(ROOT / name, folder / "clone" / name, ignore=left_out)
    sdist = built(folder / "clone", "build_sdist", folder / "made")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    return next((folder / "unpacked").iterdir())


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(unpacked, "build_wheel", tmp_path_factory.mktemp("wheel"))


def installed(wheel: Path, into: Path) -> Path:
    """The command of the package, installed alone; its dependencies are found where ours are."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(into)], check=True)
    others = next((BIN.parent / "lib").glob("python3*")) / "site-packages"
    own = next((into / "lib").glob("python3*")) / "site-packages"
    (own / "others.pth").write_text(f"{others}\n")
    uv = shutil.which("uv") or str(BIN / "uv")
    python = str(into / "bin" / "python")
    subprocess.run(
        [uv, "pip", "install", "-q", "--python", python, "--no-deps", "--offline", str(wheel)],
        check=True,
    )
    return into / "bin" / "cuvee"


def said(command: Path, *args: str) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [command, *args], cwd=command.parent, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.skipif(obstacle() != "", reason=obstacle())
def test_a_wheel_is_compiled_where_that_is_possible(wheel: Path, tmp_path: Path) -> None:
    command = installed(wheel, tmp_path / "venv")
    assert said(command, "--version").endswith(", compiled\n")
    played = json.loads(said(command, "simulate", "bottles", "--games", "3", "--json"))
    assert played["compiled"] is True and played["finished"] == 3


@pytest.mark.skipif(obstacle() != "", reason=obstacle())
def test_a_compiled_wheel_needs_no_library_but_those_of_every_linux(wheel: Path) -> None:
    done = subprocess.run(
        [BIN / "auditwheel", "-v", "show", str(wheel)], capture_output=True, text=True, check=True
    )
    assert 'following platform tag: "manylinux_' in " ".join(done.stdout.split()), done.stdout
    assert "The wheel requires no external shared libraries" in done.stdout, done.stdout


def test_without_a_compiler_a_wheel_is_pure_and_says_why(unpacked: Path, tmp_path: Path) -> None:
    wheel = built(unpacked, "build_wheel", tmp_path / "wheel", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    command = installed(wheel, tmp_path / "venv")
    assert "pure: no C compiler; install" in said(command, "--version")
    assert "pure: no C compiler; install" in said(command, "games")
    assert json.loads(said(command, "simulate", "bottles", "--json"))["compiled"] is False


def test_who_wants_plain_python_gets_it(unpacked: Path, tmp_path: Path) -> None:
    wheel = built(unpacked, "build_wheel", tmp_path / "wheel", CUVEE_COMPILE="0")
    assert "pure: built with CUVEE_COMPILE=0" in said(installed(wheel, tmp_path / "v"), "--version")
