"""The facts of the box, and what an owner may change in them."""

import re
from pathlib import Path

import pytest

from cuvee.core.content import ContentError, Facts
from cuvee.core.fate import Seeded
from cuvee.core.fields import Reader
from cuvee.core.moves import Moves
from cuvee.core.options import OptionError
from cuvee.core.state import Step
from cuvee.games.grand_cru.content import EDITIONS, SHIPPED
from cuvee.games.grand_cru.face import FACE
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.options import OPTIONS
from cuvee.games.grand_cru.questions import FAIR
from games.grand_cru.given import Table, dealt, given


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = SHIPPED.text
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_GC_R76_an_owner_may_change_maturity_and_the_moves_stay(tmp_path: Path) -> None:
    ours, theirs = "first_barrel = 3\nlast_barrel = 4", "first_barrel = 2\nlast_barrel = 6"
    game = BOX.game({}, edited(tmp_path, ours, theirs))
    assert game.moves.digest() == BOX.game({}).moves.digest()
    table = given(cellar=["b2 syrah 1"])
    assert table.legal(0, "sell") == set()
    state = played(tmp_path, ours, theirs, table)
    out = Moves(len(TABLE))
    game.legal(state, state.top(), out)
    assert out.has(TABLE.parse("sell b2 syrah 1")) and "sell b1 syrah 1" not in TABLE.texts


def test_GC_R31_young_wine_never_costs_less_than_nothing(tmp_path: Path) -> None:
    ours = 'effect = "young_sale"\namount = 1'
    table = given(FAIR, 0, prestige=[3, 0], cellar=["b1 syrah 3"], money=[4])
    answers = ("fair young_wine", "young b1 syrah 3")
    state = played(tmp_path, ours, ours.replace("1", "9"), table, *answers)
    assert state.estates[0].money == 4 - 1  # the interest of one loan


def played(tmp_path: Path, old: str, new: str, table: Table, *answers: str) -> State:
    """The position with a number of the owner's, after these answers."""
    game = BOX.game({}, edited(tmp_path, old, new))
    state = game.blank(int(table.state.seats))
    state.walk(Reader(table.state.words()))
    for words in answers:
        game.answer(state, state.top(), TABLE.parse(words), Seeded(1))
    return state


def test_GC_14_5_GC_R79_a_bonus_on_good_vintage_is_paid_and_told(tmp_path: Path) -> None:
    """GC-14.5, GC-R79."""
    ours = 'demand does not fall"\namount = 1\nbonus = 0'
    table = given(vineyard=["good_vintage"], cellar=["b3 gamay 1"], money=[0])
    asked = played(
        tmp_path, ours, ours.replace("bonus = 0", "bonus = 3"), table, "use good_vintage"
    )
    told = FACE.move(asked, Step(asked.top()), TABLE.parse("sell b3 gamay 1"), ["Ada", "Bo"])
    assert told == "Sell 1 Gamay from barrel III for 8 francs"
    words = ("use good_vintage", "sell b3 gamay 1")
    state = played(tmp_path, ours, ours.replace("bonus = 0", "bonus = 3"), table, *words)
    assert state.estates[0].money == 5 + 3 and state.board.demand[0] == 1


def test_GC_R56_GC_R79_of_more_than_two_sales_none_keeps_a_brand_too_long(tmp_path: Path) -> None:
    """GC-R56, GC-R79: a brand returns with the second sale, whatever follows."""
    ours = 'up to two sales one after the other"\namount = 2'
    game = BOX.game({"brand_identity": True}, edited(tmp_path, ours, ours.replace("= 2", "= 4")))
    table = given(
        options={"brand_identity": True},
        vineyard=["wholesale"],
        brand=["syrah 5 s0", "merlot 6 s0"],
        cellar=["b4 syrah 4, b4 merlot 4"],
        money=[0],
    )
    state = game.blank(2)
    state.walk(Reader(table.state.words()))
    for words in ("use wholesale", "sell b4 syrah 1", "sell b4 merlot 1"):
        game.answer(state, state.top(), TABLE.parse(words), Seeded(1))
    assert state.board.brand[1] == 0 and state.board.brand[2] > 0
    for words in ("sell b4 merlot 1", "sell b4 merlot 1"):
        game.answer(state, state.top(), TABLE.parse(words), Seeded(1))
    assert state.estates[0].money == 5 + 6 + 5 + 3 and state.board.brand[2] == 0


def test_GC_R79_every_number_is_read_or_refused(tmp_path: Path) -> None:
    for at in re.finditer(r"^\w+ = (-?\d+)$", SHIPPED.text, re.M):
        wild = tmp_path / "mine.toml"
        wild.write_text(f"{SHIPPED.text[: at.start(1)]}-99{SHIPPED.text[at.end(1) :]}", "utf-8")
        with pytest.raises(ContentError, match=r"is -99; wanted: |cannot be changed"):
            BOX.game({}, wild)


@pytest.mark.parametrize(
    ("effect", "key"),
    [
        ("sale", "cost"),
        ("top_sale", "cost"),
        ("demand", "bonus"),
        ("blend", "amount"),
        ("age", "bonus"),
        ("prestige", "cost"),
        ("field_blend", "bonus"),
        ("juice", "bonus"),
        ("young_sale", "cost"),
        ("reorganization", "amount"),
        ("exchange", "bonus"),
        ("start_player", "amount"),
    ],
)
def test_GC_R79_a_number_an_effect_has_no_use_for_is_refused(effect: str, key: str) -> None:
    start = SHIPPED.text.index(f'effect = "{effect}"')
    text = SHIPPED.text[:start] + SHIPPED.text[start:].replace(f"{key} = 0", f"{key} = 1", 1)
    with pytest.raises(ContentError, match=f"{key} is 1; wanted: 0, which cannot be changed"):
        EDITIONS.edition(text, "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("loan_value = 7", "loan_value = 70", "[loans] loan_value is 70; wanted: a number"),
        ("prices = [2, 2, 3, 3, 4, 5]", "prices = [2, 2, 1, 3]", "variety row 1 (gamay) prices"),
        ("prices = [2, 2, 3, 3, 4, 5]", "prices = [2, 3, 4]", "two neighbouring levels alike"),
        ("first_barrel = 2", "first_barrel = 1", "variety row 1 (gamay) first_barrel is 1"),
        ("last_barrel = 3", "last_barrel = 1", "variety row 1 (gamay) last_barrel is 1"),
        ("interest = [0, 1, 2,", "interest = [0, 3, 2,", "[loans] interest"),
        ("max_loans = 11", "max_loans = 12", "[loans] max_loans is 12; wanted: 11, which"),
        ('id = "doc"', 'id = "aoc"', "improvement 'aoc' is not known here"),
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
