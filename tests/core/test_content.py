"""Content: every mistake in a file says where it is and what is wanted."""

from collections.abc import Callable

import pytest

from cuvee.core.content import ContentError, Editions, Facts, column

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


# -- our file with an owner's changes

OURS = """
[purse]
money = 12
on = true
hello = "Good evening"
[[wine]]
id = "red"
peak = 3
[[wine]]
id = "white.dry"
peak = 1
age = 2
[[face]]
steps = 1
[[face]]
steps = 2
[options]
short = { default = false, values = [false, true] }
[press]
printed = 1980
"""


class Cellar:
    def __init__(self, facts: Facts) -> None:
        purse = facts.table("purse")
        self.money = purse.number("money", 0, 20)
        self.on = purse.flag("on")
        self.hello = purse.text("hello")
        self.peaks = [row.number("peak", 1, 9) for row in facts.rows("wine", 2)]
        self.ids = [row.word("id") for row in facts.rows("wine", 2)]
        self.ages = [row.number("age", 0, 9) if row.has("age") else 0 for row in facts.rows("wine")]
        self.steps = [row.number("steps", 1, 4) for row in facts.rows("face", 2)]


def same(ours: Cellar, theirs: Cellar, origin: str) -> None:
    if sum(theirs.peaks) > 10:
        raise ContentError(f"{origin}: the peaks are too high")


EDITIONS = Editions(OURS, Cellar, same)


def test_an_owner_writes_only_what_differs() -> None:
    own = EDITIONS.edition("[purse]\nmoney = 7\n[[wine]]\nid = 'red'\npeak = 9\n", "own.toml")
    assert (own.content.money, own.content.peaks, own.content.steps) == (7, [9, 1], [1, 2])
    assert EDITIONS.shipped.money == 12 and EDITIONS.edition("", "").content is EDITIONS.shipped


def test_the_whole_file_may_be_edited_too() -> None:
    own = EDITIONS.edition(OURS.replace("peak = 1", "peak = 2"), "own.toml")
    assert own.content.peaks == [3, 2] and own.edits == ['wine."white.dry".peak = 2']
    assert EDITIONS.edition(OURS, "own.toml").content is EDITIONS.shipped


def test_what_differs_is_told_in_lines_that_make_it_again() -> None:
    own = EDITIONS.edition(
        "purse = { money = 7, on = false, hello = 'Hi' }\nface.2.steps = 4\nwine.red.age = 1\n",
        "own.toml",
    )
    assert own.edits == [
        "purse.money = 7",
        "purse.on = false",
        "face.2.steps = 4",
        "wine.red.age = 1",
    ]
    again = EDITIONS.edition("".join(f"{line}\n" for line in own.edits), "the log")
    assert again.digest == own.digest != EDITIONS.digest
    assert (again.content.money, again.content.ages) == (7, [1, 2])


def test_the_digest_knows_numbers_and_ids_but_no_words_and_no_comments() -> None:
    told = Editions(OURS.replace("Good evening", "Guten Abend") + "# mine\n", Cellar, same)
    assert told.digest == EDITIONS.digest and len(told.digest) == 12
    for old, new in (("peak = 3", "peak = 4"), ('"red"', '"rose"'), ("on = true", "on = false")):
        assert Editions(OURS.replace(old, new), Cellar, same).digest != EDITIONS.digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[purse]\nmonye = 3", "own.toml: [purse] 'monye' is not known here; did you mean money?"),
        ("[pruse]\nmoney = 3", "own.toml: 'pruse' is not known here; did you mean purse?"),
        ("wine.blue.peak = 3", "own.toml: wine 'blue' is not known here; there are red, white.dry"),
        ("wine.red.paek = 3", "own.toml: wine row 1 (red) 'paek' is not known here; did you mean"),
        ("[[wine]]\nid = 'rad'", "own.toml: wine 'rad' is not known here; did you mean red?"),
        ("[purse]\nmoney = 99", "own.toml: [purse] money is 99; wanted: a number from 0 to 20"),
        ("wine.red.peak = 0", "own.toml: wine row 1 (red) peak is 0; wanted: a number from 1 to 9"),
        ("wine.red.peak = 'x'", "own.toml: wine row 1 (red) peak is 'x'; wanted: a number"),
        ("purse = 3", "own.toml: purse is 3; wanted: a table"),
        ("wine = 3", "own.toml: wine is 3; wanted: a list of tables"),
        ("wine = [3]", "own.toml: wine must be a list of tables"),
        ("wine.red = 3", "own.toml: wine red is 3; wanted: a table"),
        ("face = [{ steps = 2 }]", "own.toml: face has 1 rows; wanted: 2"),
        ("press.printed = 1990", "own.toml: press.printed cannot be changed here: no rule reads"),
        ("options.short.default = true", "own.toml: options.short.default cannot be changed here:"),
        ("wine.red.peak = 9\nwine.'white.dry'.peak = 9", "own.toml: the peaks are too high"),
        ("[purse", "own.toml: this is no TOML"),
    ],
)
def test_a_change_is_obeyed_or_refused_never_ignored(text: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        EDITIONS.edition(text, "own.toml")
    assert str(caught.value).startswith(says)


def test_only_some_editions_are_remembered() -> None:
    for money in range(20):
        for steps in (1, 2, 3):
            EDITIONS.edition(f"purse.money = {money}\nface.1.steps = {steps}\n", "own.toml")
    assert len(EDITIONS.opened) <= 32
