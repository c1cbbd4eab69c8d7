"""GC-27 Brand identity."""

from typing import Any

from cuvee.core.options import Value
from cuvee.games.grand_cru.questions import FAIR, YEAR_END
from games.grand_cru.given import (
    Table,
    branded,
    fame,
    free_markers,
    given,
    level,
    panel,
    purses,
)

ON: dict[str, Value] = {"brand_identity": True}


def branding(**things: Any) -> Table:
    return given(options=ON, **things)


def test_GC_27_1_who_raises_demand_may_mark_the_new_level() -> None:
    table = branding().play("0 demand syrah")
    assert table.asked == (0, "brand") and table.legal(0) == {"brand", "done"}
    table.play("0 brand")
    assert branded(table) == ["syrah 2 s0"] and free_markers(table)[0] == 3
    assert branded(branding().play("0 demand syrah", "0 done")) == []
    assert given().play("0 demand syrah").asked == (1, "turn")


def test_GC_27_1_not_where_another_marker_lies() -> None:
    table = branding(brand=["merlot 3 s1"], demand="merlot 3").play("0 demand merlot")
    assert table.asked == (1, "turn") and branded(table) == ["merlot 3 s1"]


def test_GC_27_2_the_marker_may_come_off_the_auction_panel() -> None:
    table = branding(columns=["doc 3 s0", "gamay 1 s1"]).play("0 demand syrah")
    assert table.legal(0) == {"brand", "brand c1", "done"}
    table.play("0 brand c1")
    assert panel(table) == ["doc", "gamay 1 s1"] and free_markers(table)[0] == 3
    assert branded(table) == ["syrah 2 s0"]


def test_GC_27_2_without_any_marker_nothing_is_asked() -> None:
    marks = ["gamay 2 s0", "merlot 2 s0", "cabernet 2 s0", "pinot_noir 2 s0"]
    assert branding(brand=marks).play("0 demand syrah").asked == (1, "turn")


def test_GC_27_3_several_columns_but_one_marker_in_each() -> None:
    table = branding(brand=["syrah 2 s0"], demand="syrah 2").play("0 demand merlot", "0 brand")
    assert branded(table) == ["syrah 2 s0", "merlot 2 s0"]


def test_GC_27_4_the_owner_sells_at_the_price_of_his_marker() -> None:
    table = branding(brand=["syrah 5 s0"], demand="syrah 2", cellar=["b4 syrah 2"], money=[0])
    table.play("0 sell b4 syrah 2")
    assert purses(table)[0] == 10 and level(table, "syrah") == 1
    assert branded(table) == [] and free_markers(table)[0] == 4


def test_GC_27_5_a_dearer_price_sends_the_marker_home_an_equal_one_does_not() -> None:
    table = branding(brand=["gamay 3 s1"], demand="gamay 3").play("0 demand gamay")
    assert branded(table) == ["gamay 3 s1"]
    table.play("1 demand gamay")
    assert branded(table) == [] and free_markers(table)[1] == 4
    assert table.asked == (1, "brand")


def test_GC_27_6_GC_R57_a_bid_may_use_a_marker_of_the_demand_panel() -> None:
    """GC-27.6, GC-R57."""
    marks = ["gamay 2 s0", "merlot 2 s0"]
    lots = ["doc 1 s0", "syrah 1 s0", "-"]
    table = branding(seats=3, brand=marks, columns=lots, display="doc")
    table.play("0 auction doc 2")
    assert table.asked == (0, "lift") and table.legal(0) == {"lift gamay", "lift merlot"}
    assert panel(table)[2] == "-"
    table.play("0 lift merlot")
    assert branded(table) == ["gamay 2 s0"] and panel(table)[2] == "doc 2 s0"
    assert free_markers(table)[0] == 0


def test_GC_R57_a_lone_brand_marker_is_lifted_unasked_if_no_other_is_free() -> None:
    lots = ["doc 1 s0", "syrah 1 s0", "gamay 1 s0", "-"]
    table = branding(seats=4, brand=["merlot 2 s0"], columns=lots, display="doc")
    table.play("0 auction doc 2")
    assert branded(table) == [] and table.asked == (1, "turn")


def test_GC_27_6_GC_R57_a_marker_may_come_off_the_demand_panel_though_another_is_free() -> None:
    """GC-27.6, GC-R57: for a new bid and for a higher one."""
    for bid, lot in (("auction doc 2", "doc 2 s0"), ("outbid c1 3", "syrah 3 s0")):
        for answer, marks, free in (("lift merlot", [], 3), ("done", ["merlot 2 s0"], 2)):
            table = branding(brand=["merlot 2 s0"], columns=["syrah 1 s1", "-"], display="doc")
            table.play(f"0 {bid}")
            assert table.asked == (0, "lift") and table.legal(0) == {"lift merlot", "done"}
            table.play(f"0 {answer}")
            assert lot in panel(table) and branded(table) == marks
            assert free_markers(table)[0] == free and table.asked == (1, "turn")


def test_GC_R57_a_marker_that_slides_is_not_asked_for() -> None:
    both: dict[str, Value] = {**ON, "self_outbid": True}
    table = given(options=both, brand=["merlot 2 s0"], columns=["syrah 1 s0", "-"])
    table.play("0 outbid c1 3")
    assert table.asked == (1, "turn") and branded(table) == ["merlot 2 s0"]


def test_GC_27_7_GC_R56_wholesale_sells_the_brand_twice_the_second_one_level_lower() -> None:
    """GC-27.7, GC-R56."""
    table = branding(
        vineyard=["wholesale"],
        brand=["syrah 5 s0"],
        demand="syrah 1",
        cellar=["b4 syrah 2"],
        money=[0],
    )
    table.play("0 use wholesale", "0 sell b4 syrah 1")
    assert branded(table) == ["syrah 5 s0"] and purses(table)[0] == 5
    table.play("0 sell b4 syrah 1")
    assert purses(table)[0] == 5 + 4 and branded(table) == [] and free_markers(table)[0] == 4


def test_GC_R56_a_brand_on_the_lowest_level_it_can_lie_on() -> None:
    table = branding(
        vineyard=["wholesale"], brand=["merlot 2 s0"], cellar=["b4 merlot 2"], money=[0]
    )
    table.play("0 use wholesale", "0 sell b4 merlot 1", "0 sell b4 merlot 1")
    assert purses(table)[0] == 6


def test_GC_R56_another_or_no_second_sale_sends_the_marker_home_then() -> None:
    table = branding(vineyard=["wholesale"], brand=["syrah 5 s0"], cellar=["b4 syrah 2"], money=[0])
    table.play("0 use wholesale", "0 sell b4 syrah 1", "0 done")
    assert branded(table) == []
    table = branding(
        vineyard=["wholesale"],
        brand=["syrah 5 s0", "merlot 6 s0"],
        cellar=["b4 syrah 1, b4 merlot 1"],
        money=[0],
    )
    table.play("0 use wholesale", "0 sell b4 syrah 1")
    assert branded(table) == ["syrah 5 s0", "merlot 6 s0"]
    table.play("0 sell b4 merlot 1")
    assert purses(table)[0] == 5 + 6 and branded(table) == []


def test_GC_R56_only_the_second_sale_may_be_of_the_brand() -> None:
    table = branding(
        vineyard=["wholesale"],
        brand=["syrah 5 s0"],
        cellar=["b4 syrah 1, b4 merlot 1"],
        money=[0],
    )
    table.play("0 use wholesale", "0 sell b4 merlot 1", "0 sell b4 syrah 1")
    assert purses(table)[0] == 3 + 5 and branded(table) == []


def test_GC_27_8_brand_markers_leave_before_the_fair() -> None:
    table = given(YEAR_END, options=ON, brand=["syrah 5 s0"], prestige=[5, 0])
    assert branded(table) == [] and free_markers(table)[0] == 4


def test_GC_27_9_others_sell_at_the_normal_price() -> None:
    table = branding(brand=["syrah 5 s1"], cellar=["b4 syrah 1"], money=[0])
    assert purses(table.play("0 sell b4 syrah 1"))[0] == 2
    assert branded(table) == ["syrah 5 s1"]


def test_GC_27_10_GC_R54_a_tile_without_a_bid_is_open_to_all_from_1() -> None:
    """GC-27.10, GC-R54."""
    table = branding(columns=["doc", "-"])
    assert table.legal(0, "outbid") == {f"c1 {n}" for n in range(1, 7)}
    assert table.legal(0, "claim") == set()
    table.play("0 outbid c1 1")
    assert panel(table)[0] == "doc 1 s0" and free_markers(table) == [3, 4]


def test_GC_R53_advertising_may_be_branded_raise_by_raise_but_not_the_fair() -> None:
    table = branding(vineyard=["advertising"]).play("0 use advertising", "0 demand syrah")
    assert table.asked == (0, "brand")
    table.play("0 brand")
    assert table.asked == (0, "pick_demand")
    table.play("0 demand merlot", "0 brand", "0 demand merlot")
    assert branded(table) == ["syrah 2 s0"] and table.asked == (0, "brand")
    fair = given(FAIR, 0, options=ON, prestige=[1, 0]).play("0 fair demand_1", "0 demand gamay")
    assert fair.asked[1] == "loans" and fame(fair)[0] == 0


def test_GC_R67_under_brand_identity_advertising_raises_in_any_order() -> None:
    """The raise of syrah sends the own marker home; it is free for merlot's, or for gamay's."""
    marks = ["syrah 2 s0", "cabernet 2 s0", "pinot_noir 3 s0"]
    table = branding(
        vineyard=["advertising"],
        brand=marks,
        demand="syrah 2, cabernet 2, pinot_noir 3",
        columns=["doc 1 s0", "-"],
    )
    table.play("0 use advertising", "0 demand syrah")
    assert table.legal(0) == {"brand", "brand c1", "done"}
    table.play("0 done")
    assert table.legal(0, "demand") >= {"gamay", "syrah"}
    table.play("0 demand gamay", "0 brand")
    assert branded(table) == ["gamay 2 s0", *marks[1:]] and free_markers(table)[0] == 0
    fair = given(FAIR, 0, options=ON, prestige=[2, 0]).play("0 fair demand_2", "0 demand syrah")
    assert "gamay" not in fair.legal(0, "demand")
    plain = given(vineyard=["advertising"]).play("0 use advertising", "0 demand syrah")
    assert "gamay" not in plain.legal(0, "demand")


def test_GC_R55_brand_price_with_doc_and_good_vintage() -> None:
    table = branding(vineyard=["doc"], brand=["syrah 5 s0"], cellar=["b4 syrah 2"], money=[0])
    table.play("0 use doc", "0 sell b4 syrah 2")
    assert purses(table)[0] == 2 * 6 and branded(table) == []
    table = branding(
        vineyard=["good_vintage"], brand=["syrah 5 s0"], cellar=["b4 syrah 2"], money=[0]
    )
    table.play("0 use good_vintage", "0 sell b4 syrah 1")
    assert purses(table)[0] == 6 and branded(table) == ["syrah 5 s0"]


def test_GC_R58_an_own_marker_that_stays_is_the_only_one() -> None:
    equal = branding(brand=["gamay 3 s0"], demand="gamay 3").play("0 demand gamay")
    assert equal.asked == (1, "turn") and branded(equal) == ["gamay 3 s0"]
    risen = branding(brand=["syrah 2 s0"], demand="syrah 2").play("0 demand syrah")
    assert risen.asked == (0, "brand") and branded(risen) == []
