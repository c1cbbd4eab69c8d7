"""The content file of an owner: what may be changed, what is refused, and with which sentence."""

from pathlib import Path

import pytest

from cuvee.core.content import ContentError, Facts, names_of, quoted
from cuvee.games.naramata.content import Content
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.scoring import empty_penalty
from games.naramata.given import given, owners_file


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    path = owners_file(tmp_path, "extra_wine_card = 2", "extra_wine_card = 3")
    table = given(
        tourists=["t02 t08"], prestige=[9, 0], chance=[10, 14], content=path,
        at=["start_upper", "home"],
    )  # fmt: skip
    table.play("0 go three_sisters.wine_flight", "0 act", "0 give w11 1", "0 give w15 1")
    assert table.prestige[0] == 6


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("extra_wine_card = 2", "extra_wine_card = 99", "extra_wine_card is 99"),
        ('id = "t01"', 'id = "t99"', "'t99' is not known"),
        ("wine = [3, 6, 9, 13]", "wine = [3, 9, 6]", "never fall"),
        ("row = 2\n", "row = 3\n", "row is 3; wanted: 2"),
        ("day = 2\n", "day = 3\n", "day is 3; wanted: 2"),
        ("players = 3\n", "players = 4\n", "players is 4; wanted: 3"),
        ("depth = 2\n", "depth = 1\n", "three_sisters.wine_flight lies at this depth too"),
        ("min_players = 4\nx", "min_players = 3\nx", "min_players is 1, or 4"),
        ("recharge_indices = [2, 8]", "recharge_indices = [8, 2]", "the earlier time first"),
        ("lunch = true\nprovenance", "lunch = 1\nprovenance", "true or false"),
        ('kind = "tripod"\nmin_players = 3', 'kind = "tripod"\nmin_players = 4', "suit 3 players"),
        ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2]", "6 numbers"),
        ('winery = "roche"\na', 'winery = "lang"\na', "the id must be the winery"),
        ('wineries = ["moraine", "lake_breeze"', 'wineries = ["lake_breeze", "moraine"', "right"),
    ],
)  # fmt: skip
def test_a_wrong_content_file_is_refused_with_a_sentence(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        BOX.game(content=owners_file(tmp_path, old, new))


def unread(entries: dict[str, object], path: str, seen: set[str]) -> list[str]:
    """Where numbers and flags stand that nobody reads."""
    found = []
    for key, value in entries.items():
        if isinstance(value, dict):
            found += unread(value, f"{path}{key}.", seen)
        elif isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for name, row in zip(names_of(value), value, strict=True):
                found += unread(row, f"{path}{key}.{quoted(name)}.", seen)
        elif not isinstance(value, str) and path + key not in seen:
            found.append(path + key)
    return found


def test_every_number_of_our_file_is_read() -> None:
    facts = Facts.parse(BOX.content, "content.toml")
    Content(facts)
    del facts.entries["options"]
    assert unread(facts.entries, "", facts.source.seen) == []


SIX_ROWS = """cheese = [1]
wine = [3]
view = [1]
lunch = true
shopping = 1
favourite = [2]
"""


def test_NA_21_7_the_ladder_goes_on_beyond_its_last_entry(tmp_path: Path) -> None:
    """And NA-R15: four tourists with six rows each, all of them empty."""
    path = tmp_path / "mine.toml"
    path.write_text("".join(f"[tourist.t0{k}]\n{SIX_ROWS}" for k in (1, 2, 3, 4)), "utf-8")
    table = given("parked", tourists=["t01 t02 t03 t04"], content=path)
    assert empty_penalty(table.state, 0) == -sum([2, *range(2, 25)])
    assert table.play("0 finish").points[0] == 5 - sum([2, *range(2, 25)])


def test_NA_21_3_a_lunch_that_is_false_is_no_wish(tmp_path: Path) -> None:
    """And NA-15.1, NA-21.6."""
    path = owners_file(
        tmp_path, "wine = [3, 6, 9, 13]\nlunch = true", "wine = [3, 6]\nview = [1]\nlunch = false"
    )
    table = given(tourists=["t02 t03"], hours=[0, 9], content=path)
    table.play("0 go roche.wine_lunch", "0 act")
    assert [table.items(0, k, "lunch") for k in (1, 2)] == [0, 1]
    table.play("0 end", "0 park")
    assert empty_penalty(table.state, 0) == -2 - 2 - 3  # wine and view, and the view of t03
    table = given("parked", tourists=["t02 t04"], content=path).on(0, 1, wine=2, view=1)
    assert table.play("0 finish").asked == (0, "bonus")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("choose = [2, 3, 4]", "choose = [2, 3, 3]", ""),
        ("draw = [5, 6, 7]", "draw = [5, 2, 7]", "3 tourists cannot be taken of the 2"),
        ("display_per_player = [4, 5, 6]", "display_per_player = [4, 5, 3]", "4 tourists cannot"),
    ],
)
def test_NA_25_5_nobody_takes_more_tourists_than_are_shown(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    """And NA-26.4."""
    path = owners_file(tmp_path, old, new)
    if message:
        with pytest.raises(ContentError, match=message):
            BOX.game(content=path)
    else:
        BOX.game(content=path)
