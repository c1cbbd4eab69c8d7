"""Endings that need an owner's content file, and what such a file may and may not say."""

from pathlib import Path

import pytest

import cuvee
from cuvee.core.content import ContentError
from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.game import BOX
from games.bottles.golden import EDITED, HERE


@pytest.mark.parametrize(
    ("ending", "digest"), [("run_out", "94731546cb662860"), ("dead_goal", "905de29dfd8d288b")]
)
def test_a_game_on_edited_content_replays_with_its_file(
    ending: str, digest: str, tmp_path: Path
) -> None:
    text = (HERE / "logs_edited" / f"{ending}.cuvee").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(EDITED[ending][0], "utf-8")
    match = cuvee.load(text, content=str(own))
    assert (match.ending, match.state.digest()) == (ending, digest)
    with pytest.raises(cuvee.LogError, match="give the content file it was played with"):
        cuvee.load(text)


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace("hire_cost = 2", "hire_cost = 3"), "utf-8")
    assert BOX.match(2, seed=1, content=own).state.content.hire_cost == 3


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hire_cost = 2", "hire_cost = -1", r"\[numbers\] hire_cost is -1; wanted: a number"),
        ('id = "it1"', 'id = "it0"', r"\[bottles\] the ids must be those"),
        ('["ala", "nwt"], ["ala", "oka"], ["ala", "gal"],', "", "the map is broken"),
        ('["ala", "nwt"]', '["ala", "xxx"]', r"pair 1 is \['ala', 'xxx'\]"),
        ('value = 1 },\n  { id = "jp2"', 'value = 2 },\n  { id = "jp2"', "japan has no bottle"),
        ("cards = 2, slot", "cards = 3, slot", r"row 18 \(japan\) cards is 3; 2 are there"),
        ("schema = 1", "schema = ", "this is no TOML"),
        ('kind = "market", x = 345', 'kind = "land", x = 345', "exactly 4 market cells"),
        ("{ die = 6,", "{ dye = 6,", ""),
    ],
)
def test_a_broken_content_file_is_refused_in_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    assert old in SHIPPED.text
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace(old, new, 1), "utf-8")
    if not sentence:
        assert BOX.game(content=own)  # what nobody reads may say what it likes
        return
    with pytest.raises(ContentError, match=sentence) as caught:
        BOX.game(content=own)
    assert str(own) in str(caught.value) and "\n" not in str(caught.value)


def test_a_row_less_is_noticed(tmp_path: Path) -> None:
    lines = [line for line in SHIPPED.text.splitlines() if '{ id = "jp2"' not in line]
    own = tmp_path / "own.toml"
    own.write_text("\n".join(lines), "utf-8")
    with pytest.raises(ContentError, match=r"\[bottles\] rows has 79 rows; wanted: 80"):
        BOX.game(content=own)
