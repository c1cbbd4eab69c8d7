"""GC-24 Innovation."""

from typing import Any

from cuvee.core.options import Value
from cuvee.games.grand_cru.questions import FINAL, LOANS, TURN
from games.grand_cru.given import (
    Table,
    barrel,
    dealt,
    given,
    in_row,
    level,
    planted,
    purses,
)

ON: dict[str, Value] = {"innovation": True}
ROW = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes most_prestige"
SIX = ROW.removesuffix(" most_prestige")
FIVE = SIX.removesuffix(" most_cubes")


def award(row: str = ROW, seats: int = 3, **things: Any) -> Table:
    """Step 6 of a year, with the last seat about to decide on its loans."""
    things.setdefault("loans", [3, 3, 3])
    table = given(LOANS, seats - 1, seats=seats, options=ON, row=row, **things)
    return table.play(f"{seats - 1} stay")


def test_GC_24_1_seven_tiles_lie_in_a_shuffled_row() -> None:
    rows = {tuple(in_row(dealt(2, seed, ON))) for seed in range(9)}
    assert len(rows) > 5 and all(set(row) == set(ROW.split()) for row in rows)
    assert in_row(dealt(2)) == []


def test_GC_24_2_an_action_moves_a_tile_of_the_row() -> None:
    table = given(options=ON, row=ROW).play("0 shift most_tiles 1")
    assert in_row(table)[:3] == ["most_tiles", "most_loans", "fewest_loans"]
    assert table.asked == (1, "turn")
    table.play("1 shift most_tiles 7")
    assert in_row(table) == [*ROW.replace("most_tiles ", "", 1).split(), "most_tiles"]


def test_GC_24_3_GC_24_4_the_first_tile_goes_to_the_only_one_who_qualifies() -> None:
    """GC-24.3, GC-24.4."""
    table = award(loans=[2, 5, 4])
    assert table.asked == (1, "innovation_award")
    table.play("1 accept")
    assert planted(table, 1) == "most_loans" and in_row(table) == ROW.split()[1:]
    assert table.state.year == 2 and table.asked == (0, "turn")


def test_GC_24_3_a_tie_sends_the_tile_to_the_end() -> None:
    table = award(loans=[4, 4, 3])
    assert table.asked == (2, "innovation_award")
    assert in_row(table) == [*ROW.split()[1:], "most_loans"]


def test_GC_R45_when_nobody_qualifies_alone_the_row_is_as_before() -> None:
    table = award()
    assert table.asked == (0, "turn") and in_row(table) == ROW.split()


def test_GC_24_5_GC_R51_what_the_criteria_look_at() -> None:
    """GC-24.5, GC-R51."""

    def winner(first: str, **things: Any) -> int:
        row = " ".join([first, *(name for name in ROW.split() if name != first)])
        return award(row, **things).asked[0]

    assert winner("most_loans", loans=[3, 2, 4]) == 2
    assert winner("fewest_loans", loans=[3, 2, 4]) == 1
    tiles = ["gamay doc", "gamay", "gamay gamay doc-"]
    assert winner("most_tiles", vineyard=tiles) == 2
    assert winner("fewest_tiles", vineyard=tiles) == 1
    wine = ["b1 gamay 1, b3 syrah 2", "b2 merlot 2", "b5 pinot_noir 5"]
    assert winner("most_cubes", cellar=wine) == 2
    assert winner("fewest_cubes", cellar=wine) == 1
    assert winner("most_prestige", prestige=[5, 7, 3]) == 1


def test_GC_R51_innovation_tiles_count_as_tiles() -> None:
    row = "most_tiles " + SIX.replace("most_tiles ", "")
    table = award(row, vineyard=["gamay most_prestige", "gamay", ""])
    assert table.asked == (0, "innovation_award")


def test_GC_R46_a_declined_tile_stays_first_and_nothing_else_is_awarded() -> None:
    table = award(loans=[2, 5, 4]).play("1 decline")
    assert in_row(table) == ROW.split() and table.state.year == 2


def test_GC_24_6_GC_R47_the_tile_takes_a_field_and_a_full_vineyard_makes_room() -> None:
    """GC-24.6, GC-R47."""
    full = "gamay syrah doc blending harvester wholesale good_vintage rich_harvest refinement"
    table = award(loans=[5, 3, 3], vineyard=[f"{full} advertising merlot merlot"])
    table.play("0 accept")
    assert table.asked == (0, "make_room")
    table.play("0 drop syrah full")
    assert planted(table, 0).split()[1] == "most_loans"


def copying(**things: Any) -> Table:
    things.setdefault("vineyard", ["gamay gamay most_prestige", "harvester advertising-"])
    things.setdefault("row", SIX)
    return given(options=ON, **things)


def test_GC_24_7_a_tile_copies_an_improvement_in_addition_to_the_action() -> None:
    table = copying()
    assert table.legal(0, "innovate") == {"harvester"}
    table.play("0 innovate harvester")
    assert planted(table, 0) == "gamay gamay" and in_row(table)[6] == "most_prestige"
    table.play("0 harvest gamay")
    assert table.asked == (0, "turn") and planted(table, 1) == "harvester advertising-"
    table.play("0 demand gamay")
    assert table.asked == (1, "turn") and barrel(table, 0, 1) == {"gamay": 1}


def test_GC_24_8_GC_R48_one_use_a_turn_before_or_after_the_action() -> None:
    """GC-24.8, GC-R48."""
    table = copying(vineyard=["most_cubes most_prestige", "advertising"], row=FIVE)
    table.play("0 innovate advertising", "0 spend most_cubes", "0 demand gamay", "0 done")
    assert table.legal(0, "innovate") == set()
    assert table.play("0 demand gamay").asked == (1, "turn")
    after = copying(vineyard=["most_prestige", "advertising"]).play("0 demand gamay")
    assert after.asked == (0, "after_action")
    assert after.legal(0) == {"innovate advertising", "done"}
    after.play("0 innovate advertising", "0 demand syrah", "0 done")
    assert after.asked == (1, "turn") and level(after, "syrah") == 2


def test_GC_R48_not_after_passing_but_in_a_final_turn() -> None:
    table = copying(vineyard=["most_prestige", "advertising"]).play("0 pass")
    assert table.asked == (1, "turn")
    final = given(FINAL, 0, round=4, options=ON, vineyard=["most_prestige", "advertising"], row=SIX)
    assert final.legal(0, "innovate") == {"advertising"}


def test_GC_R48_the_action_itself_may_be_an_improvement() -> None:
    table = copying(vineyard=["most_prestige refinement", "advertising"], cellar=["b1 gamay 1"])
    table.play("0 use refinement", "0 age b1 gamay")
    assert table.asked == (0, "after_action")


def test_GC_R49_GC_R68_only_what_lies_face_up_at_others_and_does_something_here() -> None:
    """GC-R49, GC-R68."""
    table = given(
        TURN,
        0,
        seats=3,
        options=ON,
        passed=[2],
        vineyard=["most_prestige doc", "doc- harvester", "advertising refinement"],
        row=SIX,
        cellar=["", "b1 gamay 1"],
    )
    assert table.legal(0, "innovate") == {"advertising"}
    own = given(options=ON, vineyard=["most_prestige advertising", ""], row=SIX)
    assert own.legal(0, "innovate") == set()


def test_GC_24_8_GC_R50_three_row_moves_a_year() -> None:
    """GC-24.8, GC-R50."""
    assert given(options=ON, row=ROW, shifts=[2]).legal(0, "shift")
    assert given(options=ON, row=ROW, shifts=[3]).legal(0, "shift") == set()
    table = given(LOANS, 1, options=ON, row=ROW, shifts=[3], loans=[3, 3]).play("1 stay")
    assert table.legal(0, "shift")


def test_GC_R50_places_exist_and_differ_and_there_are_two_tiles() -> None:
    lone = "fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes most_prestige"
    two = given(options=ON, row="most_loans fewest_loans", vineyard=["", " ".join(ROW.split()[2:])])
    assert two.legal(0, "shift") == {"most_loans 2", "fewest_loans 1"}
    one = given(options=ON, row="most_loans", vineyard=["", lone])
    assert one.legal(0, "shift") == set()


def test_GC_24_9_GC_R66_the_owner_chooses_the_tile_he_spends() -> None:
    """GC-24.9, GC-R66."""
    table = copying(
        vineyard=["most_cubes most_prestige", "doc"], row=FIVE, cellar=["b2 gamay 1"], money=[0]
    )
    table.play("0 innovate doc")
    assert table.legal(0) == {"spend most_cubes", "spend most_prestige"}
    table.play("0 spend most_cubes")
    assert in_row(table)[5] == "most_cubes" and planted(table, 0) == ". most_prestige"
    assert purses(table.play("0 sell b2 gamay 1"))[0] == 3


def test_GC_R59_a_copied_harvest_fixes_the_end_of_the_year() -> None:
    table = copying(
        vineyard=["gamay most_prestige", "harvester"], round=4, display="syrah", seats=3
    )
    table.play("0 innovate harvester", "0 harvest gamay", "0 buy syrah")
    assert table.asked == (1, "turn")
    table.play("1 demand gamay", "2 demand gamay")
    assert table.asked[1] == "loans" and planted(table, 0) == "gamay- syrah"


def test_GC_R59_also_by_a_copy_after_the_action() -> None:
    table = copying(vineyard=["gamay most_prestige", "harvester"], round=4)
    table.play("0 demand gamay", "0 innovate harvester", "0 harvest gamay", "1 demand gamay")
    assert table.asked[1] == "loans"
