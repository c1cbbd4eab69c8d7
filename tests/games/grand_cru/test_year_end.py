"""GC-16 New tiles, GC-19 ageing, GC-22 the new year, GC-26 auction fees."""

from cuvee.core.fate import Recorder, Seeded
from cuvee.games.grand_cru.notes import PAST
from cuvee.games.grand_cru.questions import BOOKS, LOANS, YEAR_END
from cuvee.games.grand_cru.rules import year_end
from games.grand_cru.given import (
    barrel,
    dealt,
    free_markers,
    given,
    panel,
    planted,
    purses,
    shown,
    supplied,
    thrown,
)

FOUR = [0, 1, 2, 3]  # gamay, syrah, merlot, cabernet: what chance deals


def test_GC_16_1_display_and_lots_are_discarded() -> None:
    table = given(YEAR_END, chance=FOUR, display="doc doc", columns=["merlot 2 s1", "-"])
    assert thrown(table) == {"doc": 2, "merlot": 1} and panel(table) == ["-", "-"]


def test_GC_16_2_markers_return_from_the_auction_panel() -> None:
    table = given(YEAR_END, columns=["merlot 2 s1", "doc 1 s1"])
    assert free_markers(table) == [4, 4]


def test_GC_16_3_GC_16_5_two_tiles_a_player_in_whatever_mix() -> None:
    """GC-16.3, GC-16.5."""
    table = given(YEAR_END, chance=FOUR)
    assert shown(table) == {"gamay": 1, "syrah": 1, "merlot": 1, "cabernet": 1}
    table = given(YEAR_END, seats=3, chance=[5, 5, 5, 12, 12, 12])
    assert shown(table) == {"doc": 3, "advertising": 3}


def test_GC_16_4_GC_R41_an_empty_stack_is_made_of_the_discards() -> None:
    """GC-16.4, GC-R41."""
    table = given(YEAR_END, stack="doc gamay", chance=[5, 1, 1])
    assert shown(table) == {"doc": 1, "gamay": 1, "syrah": 2}
    assert thrown(table) == {} and table.state.stock.stack.count == 94 - 4


def test_GC_19_1_every_cube_moves_one_barrel() -> None:
    table = given(BOOKS, cellar=["b1 gamay 2, b2 merlot 1, b7 pinot_noir 1", "b4 syrah 1"])
    assert barrel(table, 0, 1) == {} and barrel(table, 0, 2) == {"gamay": 2}
    assert barrel(table, 0, 3) == {"merlot": 1} and barrel(table, 0, 7) == {}
    assert supplied(table, "pinot_noir") == 25


def test_GC_19_2_wine_beyond_its_last_barrel_returns() -> None:
    wine = "b3 gamay 1, b3 merlot 1, b4 syrah 1, b5 merlot 1, b6 cabernet 1, b6 pinot_noir 1"
    table = given(BOOKS, cellar=[wine])
    assert barrel(table, 0, 4) == {"merlot": 1} and barrel(table, 0, 5) == {}
    assert barrel(table, 0, 6) == {} and barrel(table, 0, 7) == {"pinot_noir": 1}
    assert supplied(table, "gamay") == 15 and supplied(table, "cabernet") == 23


def test_GC_19_2_wine_lost_from_the_last_barrel_is_told() -> None:
    table, heard = given(LOANS, cellar=["b7 pinot_noir 2, b3 gamay 1"]), Recorder(Seeded(1))
    year_end.age(table.state, 0, heard)
    assert [note.words() for note in heard.notes] == [
        (PAST, 0, 4, 2, 0),
        (PAST, 0, 0, 1, 0),
    ]  # pinot noir, gamay


def test_GC_19_3_what_is_mature_now_sells_from_next_year_on() -> None:
    table = given(BOOKS, cellar=["b1 gamay 1"], loans=[3, 3]).play("0 stay", "1 stay")
    assert table.legal(0, "sell") == {"b2 gamay 1"}


def test_GC_22_1_every_bare_vine_receives_a_cube_and_a_full_one_none() -> None:
    table = given(LOANS, 1, vineyard=["gamay- gamay merlot-"], loans=[3, 3]).play("1 stay")
    assert planted(table, 0) == "gamay gamay merlot"
    assert supplied(table, "gamay") == 13 and supplied(table, "merlot") == 19


def test_GC_22_2_GC_R38_the_old_start_player_is_served_first() -> None:
    """GC-22.2, GC-R38."""
    table = given(
        LOANS,
        0,
        first=1,
        heir=0,
        loans=[3, 3],
        vineyard=["gamay- gamay-", "gamay- gamay-"],
        supply="gamay 3",
    )
    table.play("0 stay")
    assert planted(table, 1) == "gamay gamay" and planted(table, 0) == "gamay gamay-"
    assert table.state.first == 0


def test_GC_22_3_a_franc_for_every_cube_there_is_not() -> None:
    table = given(
        LOANS,
        1,
        loans=[3, 3],
        money=[0, 0],
        vineyard=["merlot- merlot- merlot-"],
        supply="merlot 1",
    )
    table.play("1 stay")
    assert planted(table, 0) == "merlot merlot- merlot-" and purses(table) == [2, 0]


def test_GC_22_4_improvements_turn_face_up() -> None:
    table = given(LOANS, 1, loans=[3, 3], vineyard=["doc- blending harvester-"]).play("1 stay")
    assert planted(table, 0) == "doc blending harvester"


def test_GC_22_6_with_innovation_a_tile_is_awarded_then() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes most_prestige"
    table = given(LOANS, 1, loans=[3, 2], options={"innovation": True}, row=row).play("1 stay")
    assert table.asked == (0, "innovation_award") and table.state.year == 1
    assert table.play("0 decline").state.year == 2


def test_GC_22_7_step_6_is_not_played_in_the_last_year() -> None:
    table = given(LOANS, 1, loans=[3, 1], vineyard=["gamay- doc-"], heir=1).play("1 repay 1")
    assert planted(table, 0) == "gamay- doc-" and table.match.over and table.state.first == 0


def test_GC_26_1_a_franc_for_every_marker_left_on_the_auction_panel() -> None:
    lots = ["doc 1 s0", "merlot 6 s0", "gamay 2 s1"]
    table = given(
        YEAR_END,
        seats=3,
        columns=lots,
        money=[5, 5, 5],
        prestige=[1, 0, 0],
        options={"auction_fees": True},
    )
    assert purses(table) == [3, 4, 5] and free_markers(table) == [4, 4, 4]
    free = given(YEAR_END, seats=3, columns=lots, money=[5, 5, 5], prestige=[1, 0, 0])
    assert purses(free) == [5, 5, 5]


def test_GC_26_2_GC_R52_who_cannot_pay_the_fee_pays_what_he_has() -> None:
    """GC-26.2, GC-R52."""
    table = given(
        YEAR_END,
        columns=["doc 1 s0", "merlot 6 s0"],
        money=[1, 5],
        prestige=[1, 0],
        options={"auction_fees": True},
    )
    assert purses(table)[0] == 0 and table.state.estates[0].loans == 1


def test_GC_R61_cubes_returned_are_there_for_everybody_at_once() -> None:
    table = given(LOANS, 1, loans=[3, 3], vineyard=["gamay-"], cellar=["", "b3 gamay 15"])
    table.play("1 stay")
    assert planted(table, 0) == "gamay-"
    aged = given(BOOKS, loans=[3, 3], vineyard=["gamay-"], cellar=["", "b3 gamay 15"])
    assert planted(aged.play("0 stay", "1 stay"), 0) == "gamay"


def test_GC_R62_the_first_display_has_three_tiles_a_player() -> None:
    assert sum(shown(dealt(5)).values()) == 15
