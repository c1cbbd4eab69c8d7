"""Content: every mistake in a file says where it is and what is wanted."""

from collections.abc import Callable

import pytest

from cuvee.core.content import ContentError, Facts, column, digest

FILE = """
[purse]
money = 12
on = true
steps = [1, 2, 3]
words = ["a", "b"]
[[wine]]
id = "red"
peak = 3
[[wine]]
id = "white"
peak = 1
"""


def facts(text: str = FILE) -> Facts:
    return Facts.parse(text, "my.toml")


def test_facts_are_read() -> None:
    purse = facts().table("purse")
    assert purse.number("money", 0, 12) == 12 and purse.flag("on")
    assert purse.numbers("steps", 3, 0, 9) == [1, 2, 3] == purse.numbers("steps", -1, 0, 9)
    assert purse.texts("words") == ["a", "b"] and purse.has("on") and not purse.has("off")
    rows = facts().rows("wine", 2)
    assert [row.text("id") for row in rows] == ["red", "white"]
    assert list(column(rows, "peak", 0, 9)) == [3, 1]
    assert rows[1].one_of("id", ["red", "white"]) == 1


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda f: f.table("bag"), "my.toml: the table [bag] is missing"),
        (lambda f: f.table("wine"), "my.toml: the table [wine] is missing"),
        (
            lambda f: f.table("purse").number("money", 0, 9),
            "my.toml: [purse] money is 12; wanted: a number from 0 to 9",
        ),
        (
            lambda f: f.table("purse").number("gold", 0, 9),
            "my.toml: [purse] gold is None; wanted: a number from 0 to 9",
        ),
        (
            lambda f: f.table("purse").number("on", 0, 9),
            "my.toml: [purse] on is True; wanted: a number from 0 to 9",
        ),
        (
            lambda f: f.table("purse").numbers("steps", 4, 0, 9),
            "my.toml: [purse] steps is [1, 2, 3]; wanted: a list of 4 numbers",
        ),
        (
            lambda f: f.table("purse").numbers("steps", 3, 0, 2),
            "my.toml: [purse] steps[2] is 3; wanted: a number from 0 to 2",
        ),
        (
            lambda f: f.table("purse").text("money"),
            "my.toml: [purse] money is 12; wanted: a text",
        ),
        (
            lambda f: f.table("purse").texts("steps"),
            "my.toml: [purse] steps is [1, 2, 3]; wanted: a list of texts",
        ),
        (
            lambda f: f.table("purse").flag("money"),
            "my.toml: [purse] money is 12; wanted: true or false",
        ),
        (lambda f: f.rows("wine", 3), "my.toml: wine has 2 rows; wanted: 3"),
        (lambda f: f.rows("purse"), "my.toml: purse must be a list of tables"),
        (
            lambda f: f.rows("wine")[1].number("peak", 2, 9),
            "my.toml: wine row 2 (white) peak is 1; wanted: a number from 2 to 9",
        ),
        (
            lambda f: f.rows("wine")[0].one_of("id", ["blue", "white"]),
            "my.toml: wine row 1 (red) id is 'red'; wanted: one of blue, white",
        ),
    ],
)
def test_a_mistake_says_where_and_what_is_wanted(
    read: Callable[[Facts], object], says: str
) -> None:
    with pytest.raises(ContentError) as caught:
        read(facts())
    assert str(caught.value) == says


def test_what_is_no_toml_names_the_file() -> None:
    with pytest.raises(ContentError, match=r"^my\.toml: this is no TOML: Expected"):
        facts("[purse")


def test_a_digest_is_short_and_tells_files_apart() -> None:
    assert digest("a") == digest("a") != digest("b") and len(digest("a")) == 12
