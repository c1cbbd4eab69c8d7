"""Packages as if they were installed: a folder on the path with their metadata, and no network."""

import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cuvee import games
from cuvee.bots import roster

PROJECT = Path(__file__).parents[2] / "examples" / "nouveau"
Points = dict[str, dict[str, str]]  # group, name, what it names
Install = Callable[[str, Points], Path]


def forget() -> None:
    """What is installed is looked for again."""
    for found in (games.guests, games.card, games.cards, roster.guests):
        found.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages are installed."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    forget()
    yield folder
    monkeypatch.undo()
    forget()


@pytest.fixture
def install(site: Path) -> Install:
    """`install("cuvee-rose", {"cuvee.games": {"rose": "rose"}})`; the site, for its modules."""

    def call(package: str, points: Points) -> Path:
        about = site / f"{package.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = []
        for group, named in points.items():
            lines += [f"[{group}]", *(f"{name} = {what}" for name, what in named.items())]
        (about / "entry_points.txt").write_text("\n".join(lines))
        forget()
        return site

    return call


@pytest.fixture
def nouveau(install: Install) -> Path:
    """The example, installed as its pyproject.toml says; the site it lies in."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    site = install(project["name"], project["entry-points"])
    shutil.copytree(
        PROJECT / "src", site, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    return site
