"""GC-20 Interest, GC-21 loans, GC-23 the end and the value of an estate, GC-28 bounds."""

import pytest

from cuvee.games.grand_cru.questions import BOOKS, LOANS
from games.grand_cru.given import debts, given, purses

INTEREST = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21]


@pytest.mark.parametrize("owed", range(1, 12))
def test_GC_20_1_interest_as_printed(owed: int) -> None:
    table = given(BOOKS, money=[50, 50], loans=[owed, 1])
    assert purses(table) == [50 - INTEREST[owed], 49]


def test_GC_20_1_from_the_start_player_on() -> None:
    table = given(BOOKS, seats=3, first=1, money=[9, 9, 9], loans=[2, 2, 2])
    assert table.asked == (1, "loans")


def test_GC_20_2_GC_20_3_emergency_loans_only_as_many_as_needed() -> None:
    """GC-20.2, GC-20.3."""
    table = given(BOOKS, money=[4, 9], loans=[5, 1])
    assert purses(table)[0] == 4 + 5 - 6 and debts(table)[0] == 6
    enough = given(BOOKS, money=[6, 9], loans=[5, 1])
    assert purses(enough)[0] == 0 and debts(enough)[0] == 5


def test_GC_20_4_GC_R35_beyond_eleven_loans_one_is_bankrupt() -> None:
    """GC-20.4, GC-R35."""
    table = given(BOOKS, money=[9, 20], loans=[10, 2])
    assert table.state.broke == 1
    assert purses(table)[0] == 14 and debts(table)[0] == 11
    edge = given(BOOKS, money=[13, 20], loans=[10, 2])
    assert edge.state.broke == 0 and purses(edge)[0] == 0 and debts(edge)[0] == 11


def test_GC_20_5_after_a_bankruptcy_the_others_still_pay() -> None:
    table = given(BOOKS, seats=3, money=[0, 9, 9], loans=[11, 2, 3])
    assert purses(table) == [0, 7, 6] and table.asked == (1, "loans")


def test_GC_21_1_one_of_three_in_turn_order() -> None:
    table = given(LOANS, 2, seats=3, first=2, money=[20, 20, 20], loans=[3, 3, 3])
    table.play("2 borrow 1", "0 repay 1", "1 stay")
    assert debts(table) == [2, 3, 4] and table.state.year == 2


def test_GC_21_2_a_loan_brings_seven_francs_up_to_eleven_loans() -> None:
    table = given(LOANS, 0, money=[0, 0], loans=[8, 2])
    assert table.legal(0) == {"borrow 1", "borrow 2", "borrow 3", "stay"}
    table.play("0 borrow 3")
    assert purses(table)[0] == 21 and debts(table)[0] == 11


def test_GC_21_3_repaying_costs_seven_francs_each() -> None:
    table = given(LOANS, 0, money=[15, 0], loans=[4, 2])
    assert table.legal(0, "repay") == {"1", "2"}
    table.play("0 repay 2")
    assert purses(table)[0] == 1 and debts(table)[0] == 2


def test_GC_21_4_after_a_bankruptcy_nobody_borrows() -> None:
    table = given(LOANS, 0, money=[15, 0], loans=[4, 11], broke=[1])
    assert table.legal(0) == {"repay 1", "repay 2", "stay"}


def test_GC_21_5_GC_23_1_without_a_loan_the_game_ends() -> None:
    """GC-21.5, GC-23.1."""
    table = given(LOANS, 1, money=[0, 7], loans=[4, 1]).play("1 repay 1")
    assert table.match.over and table.match.ending == "loans_repaid"


def test_GC_21_6_GC_R37_all_decide_before_it_ends() -> None:
    """GC-21.6, GC-R37."""
    table = given(LOANS, 0, money=[7, 20], loans=[1, 3]).play("0 repay 1")
    assert not table.match.over and table.asked == (1, "loans")
    assert table.play("1 repay 2").match.over


def test_GC_21_7_GC_23_1_a_bankrupt_player_is_not_asked_and_the_game_ends() -> None:
    """GC-21.7, GC-23.1."""
    table = given(BOOKS, money=[0, 20], loans=[11, 3])
    assert table.asked == (1, "loans")
    assert table.play("1 stay").match.ending == "bankruptcy"


def test_GC_23_1_GC_28_1_GC_R60_the_last_year_ends_the_game() -> None:
    """GC-23.1, GC-28.1, GC-R60."""
    table = given(LOANS, 1, year=20, loans=[3, 3]).play("1 stay")
    assert table.match.ending == "year_limit"
    assert not given(LOANS, 1, year=19, loans=[3, 3]).play("1 stay").match.over
    short = given(LOANS, 1, year=5, loans=[3, 3], options={"max_years": 5}).play("1 stay")
    assert short.match.ending == "year_limit"


def test_GC_R78_a_bankruptcy_names_the_ending_though_another_repays_all() -> None:
    table = given(BOOKS, money=[0, 20], loans=[11, 1]).play("1 repay 1")
    assert table.match.ending == "bankruptcy" and table.match.ranking == [2, 1]


def test_GC_23_2_cash_kinds_and_cubes_less_seven_a_loan() -> None:
    tiles = ["gamay gamay merlot- doc- blending"]
    wine = ["b1 gamay 2, b7 pinot_noir 1"]
    table = given(LOANS, 1, money=[9], loans=[2], vineyard=tiles, cellar=wine)
    assert table.match.scores[0] == 9 + 4 * 5 + 3 - 14


def test_GC_R40_kinds_count_once_each() -> None:
    table = given(LOANS, 1, money=[0], loans=[0], vineyard=["gamay gamay gamay- doc doc-"])
    assert table.match.scores[0] == 10


def test_GC_23_3_grapes_prestige_bids_and_innovations_count_nothing() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes"
    table = given(
        money=[0],
        loans=[1],
        prestige=[30],
        vineyard=["gamay most_prestige"],
        columns=["doc 6 s0", "-"],
        row=row,
        options={"innovation": True},
    )
    assert table.match.scores[0] == 5 - 7


def test_GC_23_4_ties_go_to_fewer_loans_then_more_tiles_then_are_shared() -> None:
    worth = given(LOANS, 1, seats=3, money=[10, 9, 8], loans=[1, 1, 1])
    assert worth.match.ranking == [1, 2, 3]
    fewer = given(LOANS, 1, seats=3, money=[0, 14, 7], loans=[0, 2, 1])
    assert fewer.match.ranking == [1, 3, 2]
    tiles = given(LOANS, 1, money=[5, 5], vineyard=["gamay", "gamay gamay-"])
    assert tiles.match.ranking == [2, 1]
    assert given(LOANS, 1, money=[5, 5], vineyard=["gamay", "doc"]).match.ranking == [1, 1]


def test_GC_R40_innovation_tiles_break_no_tie() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes"
    table = given(
        LOANS,
        1,
        money=[5, 5],
        vineyard=["gamay most_prestige", "gamay"],
        row=row,
        options={"innovation": True},
    )
    assert table.match.ranking == [1, 1]


def test_GC_23_5_GC_R36_the_bankrupt_rank_last_and_alike() -> None:
    """GC-23.5, GC-R36."""
    table = given(LOANS, 2, seats=4, money=[90, 0, 0, 50], loans=[11, 11, 5, 11], broke=[0, 1, 3])
    assert table.match.ranking == [2, 2, 1, 2]


def test_GC_R36_if_all_are_bankrupt_all_rank_equal_and_nobody_wins() -> None:
    table = given(BOOKS, money=[0, 1], loans=[11, 11])
    match = table.match
    assert match.over and match.ranking == [1, 1] and match.game.victory(match.state) == [0, 0]
    one = given(BOOKS, money=[0, 40], loans=[11, 11]).play("1 stay").match
    assert one.game.victory(one.state) == [0, 1]
