"""The worked examples of the rulebook, with their numbers."""

from cuvee.core.options import Value
from cuvee.games.grand_cru.questions import BOOKS, FAIR, LOANS, YEAR_END
from games.grand_cru.given import (
    barrel,
    dealt,
    debts,
    fame,
    free_markers,
    given,
    in_row,
    level,
    panel,
    planted,
    purses,
    shown,
    supplied,
)

VINES = "gamay- syrah- merlot- cabernet- pinot_noir-"


def test_GC_E1_starting_loans() -> None:
    table = dealt(2).play("0 loans 3", "1 loans 5")
    assert purses(table) == [21, 35] and debts(table) == [3, 5] and table.asked == (1, "turn")


def test_GC_E2_set_up_tiles() -> None:
    table = dealt(4)
    assert sum(shown(table).values()) == 12 and len(panel(table)) == 4
    assert table.state.stock.stack.count == 82
    table.play("0 loans 2", *(f"{seat} loans 1" for seat in (1, 2, 3)))
    table.play("0 pass", "1 pass", "2 pass", "3 pass")
    assert sum(shown(table).values()) == 8


def test_GC_E3_emergency_loans() -> None:
    table = given(BOOKS, money=[1, 20], loans=[6, 1])
    assert purses(table)[0] == 3 and debts(table)[0] == 8


def test_GC_E4_borrowing() -> None:
    table = given(LOANS, 0, money=[5, 5], loans=[3, 3]).play("0 borrow 2")
    assert purses(table)[0] == 19 and debts(table)[0] == 5


def test_GC_E5_GC_R39_the_four_final_values() -> None:
    """GC-E5, GC-R39."""
    table = given(
        LOANS,
        3,
        seats=4,
        money=[39, 17, 12, 15],
        loans=[4, 0, 5, 1],
        vineyard=[
            f"{VINES} doc",
            f"{VINES} blending",
            f"{VINES} refinement advertising rich_harvest doc",
            f"{VINES} doc blending harvester wholesale good_vintage",
        ],
        cellar=["b2 gamay 10, b3 merlot 3", "", "b4 cabernet 12", "b5 pinot_noir 6"],
    )
    assert table.match.scores == [54, 47, 34, 64]
    assert table.match.ranking == [2, 3, 4, 1]


def test_GC_E6_blending() -> None:
    table = given(vineyard=["blending"], cellar=["b4 syrah 2, b3 cabernet 2"])
    table.play("0 use blending", "0 blend b4 syrah", "0 take cabernet", "0 take cabernet")
    assert barrel(table, 0, 4) == {"cabernet": 2} and barrel(table, 0, 3) == {}
    assert supplied(table, "syrah") == 17


def test_GC_E7_innovation_award() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes most_prestige"
    on: dict[str, Value] = {"innovation": True}
    table = given(LOANS, 2, seats=3, loans=[4, 4, 2], row=row, options=on).play("2 stay")
    assert table.asked == (2, "innovation_award")
    assert in_row(table)[0] == "fewest_loans" and in_row(table)[-1] == "most_loans"
    assert planted(table.play("2 accept"), 2) == "fewest_loans"


def test_GC_E8_exchange() -> None:
    for paid, francs in ((5, 3), (3, 2), (1, 1)):
        table = given(FAIR, 0, prestige=[paid, 9], money=[0]).play(f"0 fair exchange_{paid}")
        assert fame(table)[0] == 0 and purses(table)[0] == francs


def test_GC_E9_fair_points() -> None:
    for cubes, points in (([4, 2, 1], [3, 1, 0]), ([3, 3, 1], [1, 1, 0]), ([3, 2, 2], [3, 0, 0])):
        sold = [f"merlot {n}" for n in cubes]
        assert fame(given(YEAR_END, seats=3, sold=sold)) == points


def test_GC_E10_missing_cubes() -> None:
    table = given(
        LOANS,
        1,
        money=[0, 0],
        loans=[3, 3],
        vineyard=["merlot- merlot-", "merlot- merlot-"],
        supply="merlot 3",
    )
    table.play("1 stay")
    assert planted(table, 0) == "merlot merlot" and planted(table, 1) == "merlot merlot-"
    assert purses(table) == [0, 1]


def test_GC_E11_direct_purchase() -> None:
    table = given(money=[9, 9], columns=["doc 4 s1", "-"]).play("0 buy c1")
    assert purses(table) == [2, 9] and panel(table) == ["-", "-"]
    assert free_markers(table) == [4, 4] and planted(table, 0) == "doc"


def test_GC_E12_young_wine() -> None:
    table = given(
        FAIR, 0, prestige=[3, 9], money=[0], cellar=["b3 pinot_noir 2"], demand="pinot_noir 3"
    )
    table.play("0 fair young_wine", "0 young b3 pinot_noir 2")
    assert purses(table)[0] == 12 and level(table, "pinot_noir") == 2
