"""The facts of the box, and what an owner may change in them."""

from pathlib import Path

import pytest

from cuvee.core.content import ContentError, Facts
from cuvee.core.fate import Seeded
from cuvee.core.fields import Reader
from cuvee.core.moves import Moves
from cuvee.core.options import OptionError
from cuvee.games.grand_cru.content import OPTIONS, SHIPPED
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.state import FAIR
from games.grand_cru.given import dealt, given


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = SHIPPED.text
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_GC_R76_an_owner_may_change_maturity_and_the_moves_stay(tmp_path: Path) -> None:
    path = edited(
        tmp_path, "first_barrel = 3\nlast_barrel = 4", "first_barrel = 2\nlast_barrel = 6"
    )
    game = BOX.game({}, path)
    assert game.table.digest() == BOX.game({}).table.digest()
    table = given(cellar=["b2 syrah 1"])
    assert table.legal(0, "sell") == set()
    state = game.blank(2)
    state.walk(Reader(table.state.words()))
    out = Moves(len(TABLE))
    game.legal(state, state.top(), out)
    assert out.has(TABLE.parse("sell b2 syrah 1")) and "sell b1 syrah 1" not in TABLE.texts


def test_GC_R31_young_wine_never_costs_less_than_nothing(tmp_path: Path) -> None:
    ours = 'effect = "young_sale"\namount = 1'
    game = BOX.game({}, edited(tmp_path, ours, ours.replace("1", "9")))
    table = given(FAIR, 0, prestige=[3, 0], cellar=["b1 syrah 3"], money=[4])
    state = game.blank(2)
    state.walk(Reader(table.state.words()))
    for words in ("fair young_wine", "young b1 syrah 3"):
        game.answer(state, state.top(), TABLE.parse(words), Seeded(1))
    assert state.estates[0].money == 4 - 1  # the interest of one loan


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("loan_value = 7", "loan_value = 70", "[loans] loan_value is 70; wanted: a number"),
        ("prices = [2, 2, 3, 3, 4, 5]", "prices = [2, 2, 1, 3]", "variety row 1 (gamay) prices"),
        ("prices = [2, 2, 3, 3, 4, 5]", "prices = [2, 3, 4]", "two neighbouring levels alike"),
        ("first_barrel = 2", "first_barrel = 1", "variety row 1 (gamay) first_barrel is 1"),
        ("last_barrel = 3", "last_barrel = 1", "variety row 1 (gamay) last_barrel is 1"),
        ("interest = [0, 1, 2,", "interest = [0, 3, 2,", "[loans] interest"),
        ("max_loans = 11", "max_loans = 12", "[loans] max_loans is 12; wanted: a number from 11"),
        ('id = "doc"', 'id = "aoc"', "the ids of the improvements must stay doc"),
        ("cubes = 15", "cubes = 16", "the cubes must stay 15"),
        ('effect = "blend"', 'effect = "age"', "the effects must stay"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    path = edited(tmp_path, old, new)
    with pytest.raises(ContentError) as refused:
        BOX.game({}, path)
    assert complaint in str(refused.value) and "mine.toml" in str(refused.value)


def test_numbers_of_an_owner_are_played(tmp_path: Path) -> None:
    match = BOX.match(2, seed=3, content=edited(tmp_path, "loan_value = 7", "loan_value = 10"))
    match.submit(0, "loans 2")
    match.submit(1, "loans 1")
    assert [int(estate.money) for estate in match.state.estates] == [20, 10]


def test_GC_R44_both_new_improvements_cannot_replace_the_same_one() -> None:
    with pytest.raises(OptionError, match="the same improvement"):
        BOX.game({"heuriger_replaces": "doc", "field_blend_replaces": "doc"})


def test_GC_R63_the_seats_have_the_five_colours_of_the_box() -> None:
    colours = Facts.parse(SHIPPED.text, SHIPPED.origin).rows("player_colour", 5)
    assert [row.text("id") for row in colours] == [
        "black",
        "light_blue",
        "brown",
        "beige",
        "orange",
    ]


def test_every_option_has_a_line_for_people() -> None:
    assert all(option.about for option in OPTIONS)
    assert dealt(2).match.game.chosen() == {}
