"""GC-17 Judging the sales, GC-18 special actions."""

import pytest

from cuvee.core.options import Value
from cuvee.games.grand_cru.questions import FAIR, YEAR_END
from games.grand_cru.given import (
    barrel,
    fair_barrel,
    fame,
    free_markers,
    given,
    level,
    planted,
    purses,
    supplied,
    thrown,
)


def test_GC_17_1_only_what_was_sold_counts_variety_by_variety() -> None:
    table = given(YEAR_END, sold=["gamay 2, syrah 1", "syrah 3"], cellar=["b2 merlot 9", ""])
    assert fame(table) == [3 + 1, 3]


def test_GC_17_2_GC_17_3_three_for_the_first_and_one_for_the_second() -> None:
    """GC-17.2, GC-17.3."""
    table = given(YEAR_END, seats=4, sold=["gamay 1", "gamay 3", "gamay 2", ""])
    assert fame(table) == [0, 3, 1, 0]


def test_GC_17_4_GC_R25_tied_leaders_get_one_and_there_is_no_second() -> None:
    """GC-17.4, GC-R25."""
    sold = ["merlot 2", "merlot 2", "merlot 1"]
    assert fame(given(YEAR_END, seats=3, sold=sold)) == [1, 1, 0]
    table = given(YEAR_END, seats=3, sold=sold, options={"second_after_tied_first": True})
    assert fame(table) == [1, 1, 1]


def test_GC_17_5_tied_seconds_get_nothing() -> None:
    assert fame(given(YEAR_END, seats=3, sold=["gamay 3", "gamay 1", "gamay 1"])) == [3, 0, 0]


def test_GC_17_6_the_fair_barrels_are_emptied() -> None:
    table = given(YEAR_END, sold=["gamay 3", "syrah 1"])
    assert fair_barrel(table, 0) == fair_barrel(table, 1) == {}
    assert supplied(table, "gamay") == 15 and supplied(table, "syrah") == 17


def test_GC_17_7_GC_R34_the_track_ends_at_thirty() -> None:
    """GC-17.7, GC-R34."""
    table = given(YEAR_END, prestige=[29, 0], sold=["gamay 3", ""])
    assert fame(table)[0] == 30


def test_GC_18_1_the_most_famous_begins_then_clockwise() -> None:
    table = given(YEAR_END, seats=3, prestige=[1, 5, 2])
    asked = [table.asked[0]]
    for _ in range(2):
        table.play(f"{asked[-1]} pass")
        asked.append(table.asked[0])
    assert asked == [1, 2, 0]


def test_GC_18_2_GC_R26_of_several_leaders_the_start_player_comes_last() -> None:
    """GC-18.2, GC-R26."""
    famous = [2, 2, 2]
    assert given(YEAR_END, seats=3, first=1, prestige=famous).asked == (2, "fair")
    order: dict[str, Value] = {"fair_tie_order": "start_first"}
    table = given(YEAR_END, seats=3, first=1, prestige=famous, options=order)
    assert table.asked == (1, "fair")


def test_GC_18_3_a_space_is_taken_once_a_year_and_who_passes_is_out() -> None:
    table = given(FAIR, 0, seats=3, prestige=[9, 9, 9]).play("0 fair exchange_1")
    assert "exchange_1" not in table.legal(1, "fair")
    table.play("1 pass", "2 fair exchange_3", "0 fair exchange_5")
    assert table.asked == (2, "fair")


def test_GC_18_4_pay_mark_and_do() -> None:
    table = given(FAIR, 0, prestige=[5, 9], money=[0, 0]).play("0 fair exchange_3")
    assert fame(table)[0] == 2 and free_markers(table)[0] == 3 and purses(table)[0] == 2
    assert table.state.board.spaces[10] == 0


def test_GC_18_5_not_more_than_one_has() -> None:
    table = given(FAIR, 0, prestige=[2, 0])
    two = {"start_player", "late_harvest", "special_delivery", "grape_juice"}
    assert table.legal(0, "fair") == {*two, "demand_1", "demand_2", "exchange_1"}


def test_GC_18_6_GC_R28_four_markers_make_four_spaces() -> None:
    """GC-18.6, GC-R28."""
    table = given(FAIR, 0, prestige=[30, 0])
    for space in ("exchange_1", "exchange_3", "exchange_5", "start_player"):
        table.play(f"0 fair {space}")
    assert table.asked[1] == "loans"


def test_GC_18_7_an_effect_may_be_declined_in_part_or_wholly() -> None:
    table = given(FAIR, 0, prestige=[9, 0]).play("0 fair demand_3", "0 demand gamay", "0 done")
    assert level(table, "gamay") == 2
    table = given(FAIR, 0, prestige=[9, 0]).play("0 fair demand_3", "0 done")
    assert fame(table)[0] == 6 and level(table, "gamay") == 1


def test_GC_18_8_markers_return_when_all_have_left() -> None:
    table = given(FAIR, 0, prestige=[3, 3]).play("0 fair exchange_1", "1 pass", "0 pass")
    assert free_markers(table) == [4, 4] and set(table.state.board.spaces) == {-1}


def test_GC_18_9_unspent_prestige_is_kept() -> None:
    table = given(FAIR, 0, prestige=[7, 0], loans=[3, 3]).play("0 pass", "0 stay", "1 stay")
    assert fame(table) == [7, 0] and table.state.year == 2


def test_GC_18_10_GC_22_5_the_start_player_space_moves_the_jug_next_year() -> None:
    """GC-18.10, GC-22.5."""
    table = given(FAIR, 1, prestige=[0, 1], loans=[3, 3]).play("1 fair start_player")
    assert table.asked == (0, "loans")
    table.play("0 stay", "1 stay")
    assert table.asked == (1, "turn") and table.state.first == 1
    kept = given(FAIR, 1, prestige=[0, 1], loans=[3, 3]).play("1 pass", "0 stay", "1 stay")
    assert kept.asked == (0, "turn")


def test_GC_18_11_GC_R9_late_harvest_takes_even_the_last_vine() -> None:
    """GC-18.11, GC-R9."""
    table = given(FAIR, 0, prestige=[2, 0], vineyard=["gamay"], money=[1], round=2)
    table.play("0 fair late_harvest")
    assert table.legal(0) == {"harvest gamay", "done"}
    table.play("0 harvest gamay")
    assert planted(table, 0) == "gamay-" and barrel(table, 0, 2) == {"gamay": 1}


def test_GC_18_11_without_money_it_has_no_effect() -> None:
    table = given(FAIR, 0, prestige=[2, 0], vineyard=["gamay"], money=[0])
    table.play("0 fair late_harvest")
    assert fame(table)[0] == 0 and table.asked[1] == "loans"


def test_GC_18_12_special_delivery_sells_into_the_supply() -> None:
    table = given(
        FAIR, 0, prestige=[2, 5], cellar=["b3 gamay 2, b1 syrah 1"], demand="gamay 4", money=[0]
    )
    table.play("0 fair special_delivery")
    assert table.legal(0) == {"sell b3 gamay 1", "sell b3 gamay 2", "done"}
    table.play("0 sell b3 gamay 2")
    assert purses(table)[0] == 6 and level(table, "gamay") == 3
    assert supplied(table, "gamay") == 15 and fair_barrel(table, 0) == {}


def test_GC_18_13_grape_juice_is_a_franc_a_cube() -> None:
    table = given(FAIR, 0, prestige=[2, 5], vineyard=["gamay syrah merlot-"], money=[0])
    table.play("0 fair grape_juice", "0 juice gamay")
    assert table.legal(0) == {"juice syrah", "done"}
    table.play("0 juice syrah")
    assert purses(table)[0] == 2 and planted(table, 0) == "gamay- syrah- merlot-"
    assert supplied(table, "gamay") == 15 and table.asked == (1, "fair")


def test_GC_R67_juice_too_is_named_in_order() -> None:
    table = given(FAIR, 0, prestige=[2, 0], vineyard=["gamay syrah"])
    assert table.play("0 fair grape_juice", "0 juice syrah").asked[1] == "loans"
    more = given(FAIR, 0, prestige=[2, 0], vineyard=["gamay syrah merlot"])
    more.play("0 fair grape_juice", "0 juice syrah")
    assert more.legal(0) == {"juice merlot", "done"}


def test_GC_18_14_young_wine_costs_a_franc_for_each_missing_year() -> None:
    table = given(
        FAIR, 0, prestige=[3, 5], cellar=["b2 cabernet 2, b4 cabernet 1"], demand="cabernet 3"
    )
    table.play("0 fair young_wine")
    assert table.legal(0) == {"young b2 cabernet 1", "young b2 cabernet 2", "done"}
    before = purses(table)[0]
    table.play("0 young b2 cabernet 2")
    assert purses(table)[0] - before == 2 * (6 - 2) and level(table, "cabernet") == 2
    assert supplied(table, "cabernet") == 22


def test_GC_18_14_GC_R72_with_nothing_young_nothing_is_asked() -> None:
    """GC-18.14, GC-R72: the first mature barrel and those behind it hold no young wine."""
    wine = "b2 gamay 1, b3 gamay 1, b3 syrah 1, b4 cabernet 2, b7 pinot_noir 1"
    table = given(FAIR, 0, prestige=[9, 0], cellar=[wine]).play("0 fair young_wine")
    assert table.asked == (0, "fair")
    young = given(FAIR, 0, prestige=[9, 0], cellar=[f"{wine}, b4 pinot_noir 1"])
    assert young.play("0 fair young_wine").legal(0) == {"young b4 pinot_noir 1", "done"}


def test_GC_R31_missing_years_are_counted_before_the_ageing() -> None:
    table = given(FAIR, 0, prestige=[3, 5], cellar=["b1 syrah 3"], money=[4])
    assert purses(table.play("0 fair young_wine", "0 young b1 syrah 3"))[0] == 4


def test_GC_18_15_reorganization_replaces_a_vine() -> None:
    table = given(FAIR, 0, prestige=[4, 5], vineyard=["doc gamay"], discards="merlot")
    table.play("0 fair reorganization", "0 reorg gamay merlot discards")
    assert planted(table, 0) == "doc merlot-" and thrown(table) == {"gamay": 1}
    assert supplied(table, "gamay") == 15 and supplied(table, "merlot") == 20


def test_GC_18_15_a_bare_vine_goes_before_a_full_one_and_the_stack_gives_too() -> None:
    table = given(FAIR, 0, prestige=[4, 5], vineyard=["gamay gamay-"])
    before = table.state.stock.stack.count
    table.play("0 fair reorganization", "0 reorg gamay syrah stack")
    assert planted(table, 0) == "gamay syrah-" and table.state.stock.stack.count == before - 1


def test_GC_R32_what_reorganization_offers() -> None:
    table = given(FAIR, 0, prestige=[4, 5], vineyard=["gamay"], stack="syrah doc gamay", display="")
    table.play("0 fair reorganization")
    everywhere = {f"gamay {new} discards" for new in ("syrah", "merlot", "cabernet", "pinot_noir")}
    assert table.legal(0, "reorg") == {*everywhere, "gamay syrah stack"}
    assert {text.split()[0] for text in table.legal(0)} == {"reorg", "done"}


def test_GC_R32_the_new_display_is_no_source() -> None:
    only = "merlot " * 14 + "doc"
    table = given(FAIR, 0, prestige=[4, 5], vineyard=["gamay"], display=only)
    table.play("0 fair reorganization")
    assert not [text for text in table.legal(0, "reorg") if " merlot " in f" {text} "]


def test_GC_18_16_demand_spaces_raise_as_often_as_they_say() -> None:
    for raises in (1, 2, 3):
        table = given(FAIR, 0, prestige=[raises, 5]).play(f"0 fair demand_{raises}")
        for _ in range(raises):
            table.play("0 demand syrah")
        assert level(table, "syrah") == 1 + raises and table.asked == (1, "fair")


def test_GC_18_17_exchange_gives_one_two_or_three_francs() -> None:
    got = []
    for price in (1, 3, 5):
        table = given(FAIR, 0, prestige=[price, 5], money=[0])
        got.append(purses(table.play(f"0 fair exchange_{price}"))[0])
    assert got == [1, 2, 3]


def test_GC_R24_fair_sales_do_not_count_at_the_fair() -> None:
    table = given(FAIR, 0, prestige=[9, 5], cellar=["b3 gamay 2, b1 merlot 1"])
    table.play("0 fair special_delivery", "0 sell b3 gamay 2", "1 pass")
    table.play("0 fair young_wine", "0 young b1 merlot 1")
    assert fair_barrel(table, 0) == {} and supplied(table, "merlot") == 20


def test_GC_R27_three_spaces_each_or_one_group() -> None:
    table = given(FAIR, 0, prestige=[9, 9]).play("0 fair exchange_1")
    assert {"exchange_3", "exchange_5"} <= table.legal(1, "fair")
    grouped = given(FAIR, 0, prestige=[9, 9], options={"fair_grouped": True})
    grouped.play("0 fair exchange_1", "1 fair demand_2", "1 done")
    left = {"start_player", "late_harvest", "special_delivery", "grape_juice", "young_wine"}
    assert grouped.legal(0, "fair") == {*left, "reorganization"}


def test_GC_R33_a_space_may_be_paid_for_nothing_and_one_stays_in() -> None:
    table = given(FAIR, 0, prestige=[5, 0]).play("0 fair young_wine")
    assert fame(table)[0] == 2 and table.asked == (0, "fair")


WASTED = [  # the answers that waste a space, where there is something to do
    ["fair late_harvest", "done"],
    ["fair special_delivery", "done"],
    ["fair grape_juice", "done"],
    ["fair young_wine", "done"],
    ["fair reorganization", "done"],
    ["fair demand_3", "done"],
]
USED = [  # and some that do not, though there was more to do
    ["fair late_harvest", "harvest gamay"],
    ["fair special_delivery", "sell b3 gamay 1"],
    ["fair grape_juice", "juice gamay", "done"],
    ["fair young_wine", "young b1 gamay 1"],
    ["fair reorganization", "reorg gamay syrah stack"],
    ["fair demand_3", "demand gamay", "done"],
    ["fair exchange_1"],
    ["fair start_player"],
]


@pytest.mark.parametrize("leaves", [False, True])
def test_GC_18_7_GC_R33_who_wastes_a_space_stays_or_by_option_leaves(leaves: bool) -> None:
    """GC-18.7, GC-R33."""
    for answers, wasted in [(line, True) for line in WASTED] + [(line, False) for line in USED]:
        table = given(
            FAIR,
            0,
            prestige=[20, 0],
            vineyard=["gamay gamay"],
            cellar=["b3 gamay 2, b1 gamay 2"],
            options={"waste_leaves_fair": leaves},
        )
        table.play(*(f"0 {answer}" for answer in answers))
        assert table.asked[1] == ("loans" if wasted and leaves else "fair"), answers


def test_GC_R33_by_option_who_can_do_nothing_there_leaves_too() -> None:
    table = given(FAIR, 0, prestige=[9, 5], options={"waste_leaves_fair": True})
    table.play("0 fair young_wine", "1 fair exchange_1")
    assert table.asked == (1, "fair") and free_markers(table) == [3, 3]
    assert free_markers(table.play("1 pass")) == [4, 4]


def test_GC_R72_who_can_take_no_space_leaves_unasked() -> None:
    table = given(FAIR, 0, seats=3, prestige=[1, 0, 1]).play("0 pass")
    assert table.asked == (2, "fair")
    table.play("2 fair exchange_1")
    assert table.asked[1] == "loans"


def test_GC_R74_the_present_start_player_may_keep_the_jug() -> None:
    table = given(FAIR, 0, prestige=[1, 0], loans=[3, 3]).play("0 fair start_player")
    assert table.play("0 stay", "1 stay").asked == (0, "turn")
