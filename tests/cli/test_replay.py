"""cuvee replay: any ply, any seat, nothing a seat could not know."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cuvee
from cuvee.core.fate import Seeded
from cuvee.core.log import write
from cuvee.core.match import Match
from cuvee.games import NAMES, box


def saved(name: str, path: Path, plies: int = 10**9) -> Match[Any]:
    match = box(name).match(3, seed=4, names=["Ada", "Ben", "Chloé"])
    dice = Seeded(4)
    while not match.over and len(match.entries) < plies:
        seat = match.questions[0].seat
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    path.write_text(write(match, keep_seed=True), "utf-8")
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_told_with_its_end(cuvee: Cuvee, tmp_path: Path, name: str) -> None:
    saved(name, tmp_path / "g.cuvee")
    done = cuvee("replay", "g.cuvee")
    assert done.status == 0 and "The game is over" in done.out and "Chloé" in done.out
    assert cuvee("replay", "g.cuvee", "--text").out == done.out


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ply", [0, 7, 25])
def test_any_ply_from_any_seat(cuvee: Cuvee, tmp_path: Path, name: str, ply: int) -> None:
    saved(name, tmp_path / "g.cuvee")
    then = saved(name, tmp_path / "then.cuvee", ply)
    for seat in range(-1, 3):
        args = ["replay", "g.cuvee", "--ply", str(ply), "--seat", str(seat)]
        facts = json.loads(cuvee(*args, "--json").out)
        assert facts["log"] == write(then, seat).splitlines() and facts["ply"] == ply
        assert facts["legal"] == (then.legal(seat) if seat >= 0 else [])
        assert cuvee(*args).out == cuvee("replay", "then.cuvee", "--seat", str(seat)).out
        assert cuvee(*args, "--svg", "t.svg").status == 0
        ET.fromstring((tmp_path / "t.svg").read_text("utf-8"))


def test_a_log_with_an_owners_numbers_needs_no_file(cuvee: Cuvee, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[numbers]\nstart_money = 17\n", "utf-8")
    match = box("bottles").match(3, seed=4, content=tmp_path / "own.toml")
    (tmp_path / "own.toml").unlink()
    (tmp_path / "g.cuvee").write_text(write(match), "utf-8")
    done = cuvee("replay", "g.cuvee", "--ply", "0")
    assert done.status == 0 and "17" in done.out


def test_the_result_is_told_to_programs(cuvee: Cuvee, tmp_path: Path) -> None:
    match = saved("bottles", tmp_path / "g.cuvee")
    facts = json.loads(cuvee("replay", "g.cuvee", "--json").out)
    assert (facts["over"], facts["scores"], facts["places"]) == (True, match.scores, match.ranking)


def test_a_story_does_not_depend_on_what_its_seat_cannot_know(cuvee: Cuvee, tmp_path: Path) -> None:
    """The seed and the whole log never show before the end."""
    match = saved("bottles", tmp_path / "g.cuvee", 20)
    assert match.seed is not None
    for kind in ("--text", "--json"):
        out = cuvee("replay", "g.cuvee", "--seat", "1", kind).out
        assert match.seed.nonce not in out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--ply", "9999"], "g.cuvee has 20 answers; there is no ply 9999"),
        (["--ply", "-1"], "there is no ply -1"),
        (["--seat", "3"], "there is no seat 3; this table has seats 0 to 2, and -1 for somebody"),
        (["--seat", "-2"], "there is no seat -2; this table has seats 0 to 2, and -1 for somebody"),
        (["--json", "--text"], "choose one"),
    ],
)
def test_what_is_not_there_is_said(
    cuvee: Cuvee, tmp_path: Path, args: list[str], says: str
) -> None:
    saved("bottles", tmp_path / "g.cuvee", 20)
    done = cuvee("replay", "g.cuvee", *args)
    assert (done.status, done.out) == (2, "") and says in done.err
