"""GC-13 Using improvements, GC-14 what they do, GC-25 Heuriger and Field Blend."""

import pytest

from cuvee.core.options import Value
from games.grand_cru.given import (
    barrel,
    fair_barrel,
    fame,
    given,
    level,
    planted,
    purses,
    supplied,
)

NEW: dict[str, Value] = {"heuriger_replaces": "advertising", "field_blend_replaces": "blending"}


def test_GC_13_1_a_used_improvement_turns_face_down() -> None:
    table = given(vineyard=["doc"], cellar=["b2 gamay 1"]).play("0 use doc")
    assert planted(table, 0) == "doc-"


def test_GC_13_2_face_down_it_rests_until_next_year() -> None:
    table = given(vineyard=["doc-"], cellar=["b2 gamay 1"])
    assert table.legal(0, "use") == set()


def test_GC_13_3_one_improvement_a_turn() -> None:
    table = given(vineyard=["doc advertising"], cellar=["b2 gamay 1"])
    table.play("0 use doc", "0 sell b2 gamay 1")
    assert table.asked == (1, "turn")


def test_GC_13_4_copies_are_used_one_by_one() -> None:
    table = given(vineyard=["refinement refinement"], cellar=["b1 merlot 1"])
    table.play("0 use refinement", "0 age b1 merlot", "1 demand gamay")
    assert planted(table, 0) == "refinement- refinement"
    table.play("0 use refinement", "0 age b2 merlot", "1 demand gamay")
    assert table.legal(0, "use") == set() and barrel(table, 0, 3) == {"merlot": 1}


@pytest.mark.parametrize(
    ("improvement", "position"),
    [
        ("doc", {"cellar": ["b2 gamay 1"]}),
        ("blending", {"cellar": ["b1 gamay 1, b2 syrah 1"]}),
        ("harvester", {"vineyard": ["harvester gamay gamay"]}),
        ("wholesale", {"cellar": ["b2 gamay 1"]}),
        ("good_vintage", {"cellar": ["b2 gamay 1"]}),
        ("rich_harvest", {"vineyard": ["rich_harvest gamay gamay"]}),
        ("refinement", {"cellar": ["b1 gamay 1"]}),
    ],
)
def test_GC_13_5_GC_R19_only_what_can_change_something(
    improvement: str, position: dict[str, list[str]]
) -> None:
    """GC-13.5, GC-R19."""
    position.setdefault("vineyard", [improvement])
    able = given(vineyard=position["vineyard"], cellar=position.get("cellar", [""]))
    assert able.legal(0, "use") == {improvement}
    idle = given(vineyard=[improvement], cellar=["b7 pinot_noir 0"])
    assert idle.legal(0, "use") == set()


def test_GC_13_5_advertising_needs_a_level_to_rise() -> None:
    top = "gamay 6, syrah 6, merlot 7, cabernet 7, pinot_noir 7"
    assert given(vineyard=["advertising"], demand=top).legal(0, "use") == set()


def test_GC_13_6_GC_R22_wine_moved_beyond_its_last_barrel_is_lost_at_once() -> None:
    """GC-13.6, GC-R22."""
    table = given(vineyard=["refinement"], cellar=["b3 gamay 2, b3 merlot 1"])
    table.play("0 use refinement", "0 age b3 gamay")
    assert barrel(table, 0, 4) == {} and supplied(table, "gamay") == 15
    assert barrel(table, 0, 3) == {"merlot": 1}


def test_GC_R22_refined_wine_may_be_sold_in_the_same_year_and_barrel_7_has_no_next() -> None:
    table = given(vineyard=["refinement"], cellar=["b1 gamay 1, b7 pinot_noir 1"])
    table.play("0 use refinement")
    assert table.legal(0, "age") == {"b1 gamay"}
    table.play("0 age b1 gamay", "1 demand syrah")
    assert "b2 gamay 1" in table.legal(0, "sell")


def test_GC_13_7_once_begun_the_compulsory_part_must_be_done() -> None:
    table = given(vineyard=["harvester gamay gamay"]).play("0 use harvester")
    assert planted(table, 0) == "harvester- gamay gamay"
    assert table.legal(0) == {"harvest gamay"}


def test_GC_14_1_doc_pays_a_franc_more_per_cube() -> None:
    table = given(vineyard=["doc"], cellar=["b3 gamay 3"], demand="gamay 3", money=[0])
    table.play("0 use doc").refuses("0 done").play("0 sell b3 gamay 3")
    assert purses(table)[0] == 3 * 4 and level(table, "gamay") == 2
    assert fair_barrel(table, 0) == {"gamay": 3} and table.asked == (1, "turn")


def test_GC_14_2_GC_R21_blending_replaces_a_variety_by_cubes_of_the_barrel_before() -> None:
    """GC-14.2, GC-R21."""
    wine = "b4 merlot 2, b4 syrah 1, b3 cabernet 1, b3 gamay 2"
    table = given(vineyard=["blending"], cellar=[wine]).play("0 use blending")
    assert table.legal(0, "blend") == {"b4 merlot", "b4 syrah"}
    table.play("0 blend b4 merlot", "0 take gamay", "0 take cabernet")
    assert barrel(table, 0, 4) == {"syrah": 1, "cabernet": 1}
    assert barrel(table, 0, 3) == {"gamay": 1}
    assert supplied(table, "merlot") == 20 and supplied(table, "gamay") == 14


def test_GC_14_2_not_with_too_few_cubes_in_the_barrel_before() -> None:
    table = given(vineyard=["blending"], cellar=["b4 merlot 2, b3 syrah 1, b4 syrah 1"])
    assert table.play("0 use blending").legal(0, "blend") == {"b4 syrah"}


def test_GC_R21_by_swap_the_old_cubes_go_back_a_barrel() -> None:
    table = given(
        vineyard=["blending"], cellar=["b4 syrah 1, b3 merlot 2"], options={"blend_mode": "swap"}
    )
    table.play("0 use blending", "0 blend b4 syrah", "0 take merlot")
    assert barrel(table, 0, 4) == {"merlot": 1}
    assert barrel(table, 0, 3) == {"merlot": 1, "syrah": 1} and supplied(table, "syrah") == 16


def test_GC_R77_a_swap_of_like_for_like_is_none() -> None:
    wine = ["b4 syrah 1, b3 syrah 2"]
    swap = given(vineyard=["blending"], cellar=wine, options={"blend_mode": "swap"})
    assert swap.legal(0, "use") == set()
    assert given(vineyard=["blending"], cellar=wine).legal(0, "use") == {"blending"}


def test_GC_R71_blended_cubes_move_together_after_the_last_pick() -> None:
    table = given(vineyard=["blending"], cellar=["b4 merlot 2, b3 syrah 2"])
    table.play("0 use blending", "0 blend b4 merlot", "0 take syrah")
    assert barrel(table, 0, 4) == {"merlot": 2} and barrel(table, 0, 3) == {"syrah": 2}
    table.play("0 take syrah")
    assert barrel(table, 0, 4) == {"syrah": 2} and barrel(table, 0, 3) == {}


def test_GC_R71_under_swap_the_old_cubes_cannot_be_picked() -> None:
    table = given(
        vineyard=["blending"],
        cellar=["b4 merlot 2, b3 syrah 2, b3 gamay 1"],
        options={"blend_mode": "swap"},
    )
    table.play("0 use blending", "0 blend b4 merlot")
    assert table.legal(0, "take") == {"gamay", "syrah"}


def test_GC_14_3_GC_R10_the_harvester_takes_two_vines_for_a_franc_in_all() -> None:
    """GC-14.3, GC-R10."""
    table = given(vineyard=["harvester gamay syrah syrah"], money=[1])
    table.play("0 use harvester", "0 harvest gamay")
    assert table.legal(0) == {"harvest syrah", "done"}
    table.play("0 harvest syrah")
    assert purses(table)[0] == 0 and barrel(table, 0, 1) == {"gamay": 1, "syrah": 1}
    two = given(vineyard=["harvester gamay syrah"], round=2)
    two.play("0 use harvester", "0 harvest gamay")
    assert two.asked == (1, "turn") and barrel(two, 0, 1) == {"gamay": 1}


def test_GC_14_3_on_leaf_4_the_harvester_may_end_the_year() -> None:
    table = given(vineyard=["harvester gamay syrah"], round=4)
    table.play("0 use harvester", "0 harvest gamay", "0 harvest syrah", "1 demand gamay")
    assert table.asked[1] == "loans"


def test_GC_14_4_wholesale_sells_twice_and_demand_falls_twice() -> None:
    table = given(vineyard=["wholesale"], cellar=["b3 gamay 3"], demand="gamay 5", money=[0])
    table.play("0 use wholesale").refuses("0 done").play("0 sell b3 gamay 1")
    assert "done" in table.legal(0)
    table.play("0 sell b3 gamay 2")
    assert purses(table)[0] == 4 + 2 * 3 and level(table, "gamay") == 3


def test_GC_14_4_the_second_sale_may_be_left_out() -> None:
    table = given(vineyard=["wholesale"], cellar=["b3 gamay 3"])
    table.play("0 use wholesale", "0 sell b3 gamay 1", "0 done")
    assert table.asked == (1, "turn") and barrel(table, 0, 3) == {"gamay": 2}


def test_GC_14_5_good_vintage_sells_one_cube_at_the_top_price() -> None:
    table = given(vineyard=["good_vintage"], cellar=["b5 pinot_noir 3, b4 syrah 1"], money=[0])
    table.play("0 use good_vintage")
    assert table.legal(0) == {"sell b5 pinot_noir 1", "sell b4 syrah 1"}
    table.play("0 sell b5 pinot_noir 1")
    assert purses(table)[0] == 12 and level(table, "pinot_noir") == 1
    assert fair_barrel(table, 0) == {"pinot_noir": 1}


def test_GC_R75_good_vintage_leaves_the_level_alone() -> None:
    table = given(vineyard=["good_vintage"], cellar=["b2 gamay 1"], demand="gamay 4", money=[0])
    table.play("0 use good_vintage", "0 sell b2 gamay 1")
    assert level(table, "gamay") == 4 and purses(table)[0] == 5


def test_GC_14_6_GC_R23_rich_harvest_adds_a_cube_of_the_supply() -> None:
    """GC-14.6, GC-R23."""
    table = given(vineyard=["rich_harvest merlot merlot"], money=[3])
    table.play("0 use rich_harvest", "0 harvest merlot")
    assert barrel(table, 0, 1) == {"merlot": 2} and purses(table)[0] == 2
    assert supplied(table, "merlot") == 17 and planted(table, 0) == "rich_harvest- merlot- merlot"


def test_GC_14_6_not_without_a_cube_in_the_supply() -> None:
    table = given(vineyard=["rich_harvest merlot gamay"], supply="merlot 0")
    assert table.play("0 use rich_harvest").legal(0) == {"harvest gamay"}
    none = given(vineyard=["rich_harvest merlot merlot"], supply="merlot 0")
    assert none.legal(0, "use") == set()


def test_GC_14_7_refinement_moves_all_cubes_of_a_variety_one_barrel() -> None:
    table = given(vineyard=["refinement"], cellar=["b1 merlot 3, b1 syrah 1, b2 merlot 1"])
    table.play("0 use refinement")
    assert table.legal(0, "age") == {"b1 merlot", "b1 syrah", "b2 merlot"}
    table.play("0 age b1 merlot")
    assert barrel(table, 0, 1) == {"syrah": 1} and barrel(table, 0, 2) == {"merlot": 4}


def test_GC_R20_refinement_is_the_one_tile_of_two_names() -> None:
    table = given(vineyard=["refinement"], cellar=["b1 merlot 1"])
    assert table.legal(0, "use") == {"refinement"}


def test_GC_14_8_advertising_raises_up_to_three_times_in_any_split() -> None:
    table = given(vineyard=["advertising"]).play("0 use advertising").refuses("0 done")
    table.play("0 demand gamay", "0 demand merlot", "0 demand merlot")
    assert level(table, "gamay") == 2 and level(table, "merlot") == 3
    assert table.asked == (1, "turn")
    table = given(vineyard=["advertising"]).play("0 use advertising", "0 demand gamay", "0 done")
    assert level(table, "gamay") == 2 and table.asked == (1, "turn")


def test_GC_R43_advertising_counts_levels_not_prices() -> None:
    table = given(vineyard=["advertising"]).play("0 use advertising")
    table.play("0 demand pinot_noir", "0 demand pinot_noir", "0 demand pinot_noir")
    assert level(table, "pinot_noir") == 4


def test_GC_R24_sales_by_improvements_count_at_the_fair() -> None:
    table = given(vineyard=["wholesale"], cellar=["b3 gamay 1, b3 merlot 2"])
    table.play("0 use wholesale", "0 sell b3 merlot 2", "0 sell b3 gamay 1")
    assert fair_barrel(table, 0) == {"gamay": 1, "merlot": 2}


def test_GC_R67_repeated_picks_follow_the_order_of_the_varieties() -> None:
    table = given(vineyard=["advertising"]).play("0 use advertising", "0 demand merlot")
    assert table.legal(0) == {"demand merlot", "demand cabernet", "demand pinot_noir", "done"}
    table = given(vineyard=["harvester gamay syrah merlot"]).play("0 use harvester")
    assert table.play("0 harvest syrah").legal(0) == {"harvest merlot", "done"}
    table = given(vineyard=["wholesale"], cellar=["b3 gamay 1, b3 merlot 1"])
    table.play("0 use wholesale", "0 sell b3 merlot 1")
    assert "sell b3 gamay 1" in table.legal(0)


def test_GC_R67_a_take_leaves_enough_for_the_rest() -> None:
    table = given(vineyard=["blending"], cellar=["b4 merlot 3, b3 gamay 1, b3 syrah 2"])
    table.play("0 use blending", "0 blend b4 merlot")
    assert table.legal(0) == {"take gamay"}
    table.play("0 take gamay")
    assert table.legal(0) == {"take syrah"}


def test_GC_R67_after_one_variety_no_earlier_one_is_taken() -> None:
    table = given(vineyard=["blending"], cellar=["b4 merlot 2, b3 gamay 1, b3 syrah 2"])
    table.play("0 use blending", "0 blend b4 merlot", "0 take syrah")
    assert table.legal(0) == {"take syrah"}


def test_GC_R72_a_question_with_nothing_but_done_is_not_asked() -> None:
    table = given(vineyard=["wholesale"], cellar=["b3 gamay 1"])
    table.play("0 use wholesale", "0 sell b3 gamay 1")
    assert table.asked == (1, "turn")
    top = "gamay 5, syrah 6, merlot 7, cabernet 7, pinot_noir 7"
    table = given(vineyard=["advertising"], demand=top)
    assert table.play("0 use advertising", "0 demand gamay").asked == (1, "turn")


def test_GC_25_2_heuriger_gives_prestige_for_the_first_barrel() -> None:
    table = given(options=NEW, vineyard=["heuriger"], cellar=["b1 gamay 2, b1 syrah 1, b2 gamay 4"])
    table.play("0 use heuriger")
    assert fame(table)[0] == 3 and table.asked == (1, "turn")
    assert planted(table, 0) == "heuriger-" and barrel(table, 0, 1) == {"gamay": 2, "syrah": 1}


def test_GC_25_3_GC_R69_field_blend_turns_two_cubes_into_any_one() -> None:
    """GC-25.3, GC-R69."""
    table = given(options=NEW, vineyard=["field_blend"], cellar=["b1 gamay 1, b1 syrah 2"])
    table.play("0 use field_blend")
    assert table.legal(0) == {"return gamay", "return syrah"}
    table.play("0 return gamay", "0 return syrah")
    assert table.legal(0, "take") == {"gamay", "syrah", "merlot", "cabernet", "pinot_noir"}
    table.play("0 take pinot_noir")
    assert barrel(table, 0, 1) == {"syrah": 1, "pinot_noir": 1} and table.asked == (1, "turn")


def test_GC_R69_one_of_the_two_may_come_back() -> None:
    table = given(options=NEW, vineyard=["field_blend"], cellar=["b1 gamay 15"])
    table.play("0 use field_blend", "0 return gamay", "0 return gamay")
    assert supplied(table, "gamay") == 2
    table.play("0 take gamay")
    assert barrel(table, 0, 1) == {"gamay": 14}


def test_GC_25_4_both_turn_face_down_like_any_improvement() -> None:
    table = given(options=NEW, vineyard=["heuriger- field_blend-"], cellar=["b1 gamay 2"])
    assert table.legal(0, "use") == set()


def test_GC_25_5_what_the_new_improvements_need() -> None:
    both = ["heuriger field_blend"]
    assert given(options=NEW, vineyard=both, cellar=["b2 gamay 2"]).legal(0, "use") == set()
    one = given(options=NEW, vineyard=both, cellar=["b1 gamay 1"])
    assert one.legal(0, "use") == {"heuriger"}
    full = given(options=NEW, vineyard=both, cellar=["b1 gamay 2"], prestige=[30])
    assert full.legal(0, "use") == {"field_blend"}
    near = given(options=NEW, vineyard=both, cellar=["b1 gamay 2"], prestige=[29])
    assert fame(near.play("0 use heuriger"))[0] == 30
