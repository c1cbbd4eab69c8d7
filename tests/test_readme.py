"""The examples people read first are true."""

import doctest
import re
from pathlib import Path

from cuvee.cli import COMMANDS

ROOT = Path(__file__).parent.parent


def test_the_readme_runs() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 5 and tried.failed == 0


def test_the_readme_names_only_commands_there_are() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"(?:bin/|`)cuvee ([a-z]+)", text))
    assert len(named) > 5 and named <= set(COMMANDS)


def test_the_readme_shows_pictures_and_pages_there_are() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for path in re.findall(r"\]\(([^)]+)\)", text):
        assert (ROOT / path).is_file(), f"README.md points to {path}"
