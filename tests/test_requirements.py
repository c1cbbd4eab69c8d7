"""Pinned requirements: every file by its hash, from wherever packages come on your machine."""

import re
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent.parent / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_its_hashes(path: Path) -> None:
    text = path.read_text("utf-8")
    wanted = re.split(r"\n(?=\S)", text.strip())
    for entry in wanted:
        assert re.match(r"[a-z0-9-]+==\S+ ", entry) and "--hash=sha256:" in entry, entry[:60]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_host_and_no_folder_of_a_machine_is_named(path: Path) -> None:
    assert not re.search(r"://|index-url|find-links|^[^#]*/", path.read_text("utf-8"), re.M)


def test_what_is_tested_is_what_is_played() -> None:
    """Both files pin the same versions of what they share."""
    build, test = (
        dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (FILES[0].parent / name).read_text(), re.M))
        for name in ("build.txt", "test.txt")
    )
    assert build and build.items() <= test.items()
