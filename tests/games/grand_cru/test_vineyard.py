"""GC-9 Placing tiles."""

from games.grand_cru.given import given, planted, purses, supplied, thrown

FULL = "gamay syrah- doc blending- harvester wholesale refinement advertising merlot merlot gamay"


def test_GC_9_1_GC_9_8_the_lowest_free_field_is_filled_and_no_tile_moves() -> None:
    """GC-9.1, GC-9.8."""
    table = given(vineyard=[f"{FULL} doc"], display="merlot syrah")
    table.play("0 buy syrah", "0 drop merlot full", "1 demand gamay")
    assert planted(table, 0).split()[8] == "syrah"
    assert planted(table, 0).split()[9] == "merlot"


def test_GC_9_2_a_new_vine_takes_a_cube_of_the_supply() -> None:
    table = given(display="cabernet").play("0 buy cabernet")
    assert planted(table, 0) == "cabernet" and supplied(table, "cabernet") == 22


def test_GC_9_3_GC_R16_without_a_cube_it_stays_bare_and_nobody_pays_for_it() -> None:
    """GC-9.3, GC-R16."""
    table = given(display="merlot", money=[7], supply="merlot 0").play("0 buy merlot")
    assert planted(table, 0) == "merlot-" and purses(table)[0] == 0


def test_GC_9_4_a_full_vineyard_makes_room_first() -> None:
    table = given(vineyard=[f"{FULL} doc"], display="pinot_noir", money=[9])
    table.play("0 buy pinot_noir")
    assert table.asked == (0, "make_room") and purses(table)[0] == 9
    kinds = "gamay full,syrah empty,merlot full,doc up,blending down,harvester up,wholesale up"
    assert table.legal(0, "drop") == {*kinds.split(","), "refinement up", "advertising up"}
    table.play("0 drop syrah empty")
    assert planted(table, 0).split()[1] == "pinot_noir" and purses(table)[0] == 2


def test_GC_9_4_eleven_tiles_are_not_full() -> None:
    assert given(vineyard=[FULL], display="doc").play("0 buy doc").asked == (1, "turn")


def test_GC_9_5_the_removed_tile_is_discarded_and_its_cube_returns() -> None:
    table = given(vineyard=[f"{FULL} doc"], display="pinot_noir")
    table.play("0 buy pinot_noir", "0 drop gamay full")
    assert thrown(table) == {"gamay": 1} and supplied(table, "gamay") == 14


def test_GC_9_6_new_improvements_lie_face_up() -> None:
    assert planted(given(display="doc").play("0 buy doc"), 0) == "doc"


def test_GC_9_7_a_bought_improvement_waits_for_the_next_turn() -> None:
    table = given(display="advertising").play("0 buy advertising")
    assert table.asked == (1, "turn")
    table.play("1 demand gamay")
    assert table.legal(0, "use") == {"advertising"}


def test_GC_R17_the_choice_is_free_but_the_purchase_stands() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes"
    table = given(
        options={"innovation": True},
        vineyard=[f"{FULL} most_prestige"],
        row=row,
        columns=["pinot_noir 2 s0", "-"],
    )
    table.play("0 claim c1").refuses("0 done", "0 pass", "0 drop pinot_noir full")
    table.play("0 drop most_prestige")
    assert planted(table, 0).split()[11] == "pinot_noir"
    assert table.state.board.row[6] == 6 and thrown(table) == {}


def test_GC_R70_the_cube_of_the_removed_vine_serves_the_new_one() -> None:
    table = given(vineyard=[f"{FULL} doc"], display="merlot", supply="merlot 0", money=[7])
    table.play("0 buy merlot")
    assert purses(table)[0] == 7
    table.play("0 drop merlot full")
    assert planted(table, 0).split()[8] == "merlot" and supplied(table, "merlot") == 0
