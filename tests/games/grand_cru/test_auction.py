"""GC-5 Auction a tile, GC-6 outbid, GC-7 claim, GC-8 direct purchase."""

from games.grand_cru.given import free_markers, given, panel, planted, purses, shown


def test_GC_5_1_GC_5_2_a_tile_of_the_display_goes_up_with_a_bid() -> None:
    """GC-5.1, GC-5.2."""
    table = given(display="doc syrah").play("0 auction syrah 3")
    assert panel(table) == ["syrah 3 s0", "-"]
    assert shown(table) == {"doc": 1} and free_markers(table) == [3, 4]


def test_GC_5_2_GC_5_4_bids_go_from_1_to_6_and_7_is_none() -> None:
    """GC-5.2, GC-5.4."""
    table = given(display="doc")
    assert table.legal(0, "auction") == {f"doc {n}" for n in range(1, 7)}
    assert "auction doc 7" not in table.match.game.moves.texts


def test_GC_5_3_it_takes_a_column_a_tile_and_a_marker() -> None:
    assert given(display="doc").legal(0, "auction")
    assert given().legal(0, "auction") == set()
    full = given(display="doc", columns=["syrah 1 s1", "merlot 1 s1"])
    assert full.legal(0, "auction") == set()
    four = ["syrah 1 s0", "merlot 1 s0", "gamay 1 s0", "doc 1 s0", "-"]
    bare = given(seats=5, display="doc", columns=four)
    assert bare.legal(0, "auction") == set() and bare.legal(0, "outbid") == set()


def test_GC_5_5_GC_R11_a_bid_costs_nothing_yet_and_may_exceed_the_purse() -> None:
    """GC-5.5, GC-R11."""
    table = given(display="doc", money=[0]).play("0 auction doc 6")
    assert purses(table)[0] == 0


def test_GC_5_6_the_lowest_free_column_is_filled() -> None:
    table = given(seats=3, display="doc", columns=["gamay 1 s1", "-", "syrah 1 s1"])
    assert panel(table.play("0 auction doc 2"))[1] == "doc 2 s0"


def test_GC_6_1_a_higher_bid_sends_the_old_marker_home() -> None:
    table = given(columns=["doc 2 s1", "-"])
    assert table.legal(0, "outbid") == {f"c1 {n}" for n in (3, 4, 5, 6)}
    table.play("0 outbid c1 4")
    assert panel(table)[0] == "doc 4 s0" and free_markers(table) == [3, 4]


def test_GC_6_2_GC_R12_nobody_outbids_himself_unless_the_table_agrees() -> None:
    """GC-6.2, GC-R12."""
    assert given(columns=["doc 2 s0", "-"]).legal(0, "outbid") == set()
    table = given(columns=["doc 2 s0", "-"], options={"self_outbid": True})
    table.play("0 outbid c1 5")
    assert panel(table)[0] == "doc 5 s0" and free_markers(table)[0] == 3


def test_GC_6_2_GC_R12_the_own_marker_slides_and_needs_no_free_one() -> None:
    """GC-6.2, GC-R12."""
    lots = ["syrah 1 s0", "merlot 1 s0", "gamay 1 s0", "doc 1 s0", "gamay 2 s1"]
    table = given(seats=5, columns=lots, display="doc", options={"self_outbid": True})
    assert free_markers(table)[0] == 0 and table.legal(0, "auction") == set()
    assert table.legal(0, "outbid") == {f"c{c} {n}" for c in (1, 2, 3, 4) for n in range(2, 7)}
    table.play("0 outbid c4 3")
    assert panel(table)[3] == "doc 3 s0" and free_markers(table)[0] == 0


def test_GC_6_3_GC_R13_six_is_the_highest_bid() -> None:
    """GC-6.3, GC-R13."""
    assert given(columns=["doc 6 s1", "-"]).legal(0, "outbid") == set()
    assert "outbid c1 7" not in given().match.game.moves.texts


def test_GC_6_4_one_may_lead_several_columns() -> None:
    table = given(seats=3, display="doc gamay", columns=["syrah 1 s1", "-", "-"])
    table.play("0 outbid c1 2", "1 demand gamay", "2 demand gamay", "0 auction doc 1")
    assert panel(table) == ["syrah 2 s0", "doc 1 s0", "-"]


def test_GC_6_5_a_bid_cannot_be_withdrawn() -> None:
    table = given(columns=["doc 2 s0", "-"])
    assert not table.legal(0, "brand") and not table.legal(0, "lift")


def test_GC_7_1_the_leader_pays_his_bid_and_takes_the_tile() -> None:
    table = given(columns=["doc 4 s0", "gamay 2 s1"], money=[9, 9])
    assert table.legal(0, "claim") == {"c1"}
    table.play("0 claim c1")
    assert purses(table) == [5, 9] and planted(table, 0) == "doc"


def test_GC_7_2_the_column_and_the_marker_are_free_again() -> None:
    table = given(columns=["doc 4 s0", "-"]).play("0 claim c1")
    assert panel(table) == ["-", "-"] and free_markers(table)[0] == 4


def test_GC_7_3_a_claimed_vine_comes_with_its_cube() -> None:
    assert planted(given(columns=["merlot 1 s0", "-"]).play("0 claim c1"), 0) == "merlot"


def test_GC_7_4_one_claim_is_one_action() -> None:
    table = given(columns=["doc 1 s0", "gamay 1 s0"]).play("0 claim c2")
    assert table.asked == (1, "turn") and panel(table) == ["doc 1 s0", "-"]


def test_GC_R64_a_leader_without_cash_blocks_the_column() -> None:
    table = given(columns=["doc 4 s0", "-"], money=[3]).refuses("0 claim c1").play("0 pass")
    assert panel(table)[0] == "doc 4 s0"


def test_GC_8_1_GC_8_4_seven_francs_buy_any_tile_in_sight() -> None:
    """GC-8.1, GC-8.4."""
    table = given(display="doc gamay", columns=["syrah 2 s1", "-"], money=[7])
    assert table.legal(0, "buy") == {"c1", "doc", "gamay"}
    table.play("0 buy doc")
    assert purses(table)[0] == 0 and planted(table, 0) == "doc" and shown(table) == {"gamay": 1}
    assert given(display="doc", money=[6]).legal(0, "buy") == set()


def test_GC_8_2_a_marker_on_a_bought_tile_returns() -> None:
    table = given(columns=["syrah 2 s1", "-"]).play("0 buy c1")
    assert panel(table)[0] == "-" and free_markers(table) == [4, 4]


def test_GC_8_3_a_bought_tile_is_placed_like_a_claimed_one() -> None:
    table = given(columns=["syrah 2 s1", "-"], vineyard=["doc"]).play("0 buy c1")
    assert planted(table, 0) == "doc syrah"


def test_GC_R14_one_may_buy_what_one_leads() -> None:
    table = given(columns=["syrah 2 s0", "-"], money=[8]).play("0 buy c1")
    assert purses(table)[0] == 1 and free_markers(table)[0] == 4
