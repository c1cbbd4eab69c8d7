"""GC-1 Set-up."""

from cuvee.core.options import Value
from games.grand_cru.given import (
    KINDS,
    dealt,
    debts,
    fair_barrel,
    fame,
    free_markers,
    panel,
    planted,
    purses,
    shown,
    supplied,
)


def test_GC_1_1_every_player_has_an_empty_board_and_his_markers() -> None:
    table = dealt(5)
    assert [planted(table, seat) for seat in range(5)] == [""] * 5
    assert [len(estate.fields) for estate in table.state.estates] == [12] * 5
    assert [len(estate.cellar) for estate in table.state.estates] == [7] * 5
    assert free_markers(table) == [4] * 5


def test_GC_1_2_demand_starts_on_the_lowest_level() -> None:
    assert list(dealt().state.board.demand) == [1] * 5


def test_GC_1_3_GC_1_4_vines_and_improvements_are_dealt_apart() -> None:
    """GC-1.3, GC-1.4."""
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            display = shown(dealt(seats, seed))
            assert sum(display.get(name, 0) for name in KINDS[:5]) == 2 * seats
            assert sum(display.get(name, 0) for name in KINDS[5:]) == seats


def test_GC_1_5_all_other_tiles_form_one_stack() -> None:
    for seats in (2, 3, 4, 5):
        stack = dealt(seats).state.stock.stack
        assert stack.count == sum(stack.left) == 94 - 3 * seats
        assert sum(stack.left[5:]) == 24 - seats


def test_GC_1_6_a_hundred_cubes_and_no_money() -> None:
    table = dealt()
    assert [supplied(table, name) for name in KINDS[:5]] == [15, 17, 20, 23, 25]
    assert purses(table) == [0, 0]


def test_GC_1_7_GC_R42_loans_are_chosen_in_secret_and_in_any_order() -> None:
    """GC-1.7, GC-R42."""
    table = dealt(3)
    assert table.legal(0) == table.legal(2) == {f"loans {n}" for n in range(1, 6)}
    table.play("2 loans 5", "0 loans 2")
    assert debts(table) == [0, 0, 0]
    assert table.state.envelope(0, 2) > 0
    for other in (-1, 0, 1):
        assert table.match.view(other).envelope(0, 2) == -1
    assert not table.match.readable(table.match.entries[0], 1)
    table.play("1 loans 1")
    assert debts(table) == [2, 1, 5]
    assert table.match.readable(table.match.entries[0], 1)


def test_GC_1_8_seven_francs_for_every_loan() -> None:
    assert purses(dealt(3).play("0 loans 1", "1 loans 2", "2 loans 5")) == [7, 14, 35]


def test_GC_1_9_GC_1_16_four_markers_are_free_the_fifth_stays_on_the_ladder() -> None:
    """GC-1.9, GC-1.16."""
    table = dealt(5).play("0 loans 5", *(f"{seat} loans 1" for seat in range(1, 5)))
    assert free_markers(table) == [4] * 5
    table.play(f"0 auction {next(iter(shown(table)))} 1", "1 pass", "2 pass", "3 pass")
    for left in (2, 1, 0):
        table.play("4 demand gamay", f"0 auction {next(iter(shown(table)))} 1")
        assert free_markers(table)[0] == left
    assert panel(table)[4] == "-"
    table.play("4 demand gamay")
    assert table.legal(0, "auction") == set()


def test_GC_1_10_fair_markers_start_on_nothing() -> None:
    assert fame(dealt(4)) == [0, 0, 0, 0]


def test_GC_1_11_most_loans_make_the_start_player() -> None:
    assert dealt(3).play("0 loans 1", "1 loans 4", "2 loans 3").asked == (1, "turn")


def test_GC_1_11_chance_decides_among_equals() -> None:
    starters = set()
    for seed in range(20):
        table = dealt(3, seed)
        table.play("0 loans 4", "1 loans 2", "2 loans 4")
        assert len(table.match.entries[-1].chance) == 1
        starters.add(table.asked[0])
    assert starters == {0, 2}


def test_GC_1_12_the_bottle_starts_on_the_first_leaf() -> None:
    assert dealt().play("0 loans 2", "1 loans 1").state.leaf() == 1


def test_GC_1_13_there_are_as_many_columns_as_players() -> None:
    for seats in (2, 3, 5):
        table = dealt(seats)
        table.play(*(f"{seat} loans {5 if seat == 0 else 1}" for seat in range(seats)))
        for seat in range(seats):
            table.play(f"{seat} auction {next(iter(shown(table)))} 6")
        assert "-" not in panel(table)
        assert table.legal(0, "auction") == set()


def test_GC_1_14_nobody_owns_anything() -> None:
    table = dealt(3)
    assert [fair_barrel(table, seat) for seat in range(3)] == [{}, {}, {}]
    assert [int(estate.wine()) for estate in table.state.estates] == [0, 0, 0]
    assert [int(estate.tiles()) for estate in table.state.estates] == [0, 0, 0]


def test_GC_1_15_clockwise_is_rising_and_the_first_follows_the_last() -> None:
    table = dealt(3).play("0 loans 1", "1 loans 1", "2 loans 5")
    asked = [table.asked[0]]
    for _ in range(2):
        table.play(f"{asked[-1]} demand gamay")
        asked.append(table.asked[0])
    assert asked == [2, 0, 1]


def test_GC_25_1_GC_R44_optional_improvements_replace_three_tiles_each() -> None:
    """GC-25.1, GC-R44."""
    options: dict[str, Value] = {
        "heuriger_replaces": "advertising",
        "field_blend_replaces": "blending",
    }
    table = dealt(2, options=options)
    stock = table.state.stock
    there = [int(stock.stack.left[k] + stock.display[k]) for k in range(5, 15)]
    assert there == [3, 0, 3, 3, 3, 3, 3, 0, 3, 3]
    plain = dealt(2).state.stock
    assert [int(plain.stack.left[k] + plain.display[k]) for k in (13, 14)] == [0, 0]
    only = dealt(2, options={"heuriger_replaces": "doc"}).state.stock
    assert [int(only.stack.left[k] + only.display[k]) for k in (5, 13, 14)] == [0, 3, 0]
