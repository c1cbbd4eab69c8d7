"""What a build is asked for, and what it says where that cannot be done."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.build import wish

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("value", ["", "0", "1", "2"])
def test_the_four_wishes(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUVEE_COMPILE", value)
    assert wish.wish() == value


def test_another_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUVEE_COMPILE", "yes")
    with pytest.raises(SystemExit, match="it may be 0, 1, 2 or not set"):
        wish.wish()


def test_only_a_build_compiles() -> None:
    assert wish.is_building(["setup.py", "bdist_wheel", "--dist-dir", "x"])
    assert not wish.is_building(["setup.py", "egg_info"])
    assert not wish.is_building(["setup.py", "sdist"])


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert wish.obstacle() == "no C compiler; install gcc and python3-dev, then reinstall"


def test_without_the_headers_of_python_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert wish.obstacle() == "no Python.h; install gcc and python3-dev, then reinstall"
    (tmp_path / "Python.h").touch()
    assert wish.obstacle() == ""


def test_who_insists_is_told_why_not(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "setup.py"), "build", "--build-base", str(tmp_path)],
        env={"CUVEE_COMPILE": "1", "CC": "no-such-compiler", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and "cuvee: no C compiler; install" in done.stderr


def test_a_tuned_build_without_the_packages_of_games_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CUVEE_COMPILE", "2")
    monkeypatch.setattr(wish, "find_spec", lambda name: None if name == "markupsafe" else "there")
    assert wish.obstacle().endswith("; use make tuned")
