"""DP-3: raising discs, tokens, strength and cost."""

from pathlib import Path

import pytest

from cuvee.core.state import about_of
from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.model.house import GONE, STRENGTH, VINTAGE
from games.dom_pierre.given import given


def test_DP_3_1_DP_3_15_each_seat_in_turn_from_the_start_player() -> None:
    """DP-3.1, DP-3.15."""
    table = given(seats=3, seat=1)
    for seat in (1, 2, 0):
        assert table.asked == (seat, "menu")
        table.play(f"{seat} raise logistics", f"{seat} dismiss", f"{seat} end")
    assert (table.asked, table.state.round) == ((1, "menu"), 4)


def test_DP_3_2_choose_act_and_end() -> None:
    table = given().play("0 raise logistics")
    assert table.asked == (0, "choice")
    table.play("0 dismiss")
    assert table.asked == (0, "after")
    table.play("0 end")
    assert table.asked == (1, "menu")


def test_DP_3_3_a_disc_rises_exactly_one_row_and_raising_is_compulsory() -> None:
    table = given(rows="0 1 2 3 4 9")
    assert table.legal(0, "raise") == {"vineyard", "cellar", "village", "logistics", "sales"}
    table.refuses("0 end", "0 perform").play("0 raise sales")
    assert list(table.me.rows) == [0, 1, 2, 3, 5, GONE]


def test_DP_3_4_the_vintage_token_once_every_disc_is_in_row_1() -> None:
    table = given(rows="1 1 1 1 1 0", green="cellar").play("0 raise vineyard")
    assert table.asked == (0, "choice")  # the objectives disc is still in row 0
    table = given(rows="1 1 1 1 1 0", green="cellar").play("0 raise objectives")
    assert table.legal(0) == {"claim vintage", "leave vintage"}
    table.play("0 claim vintage")
    assert table.me.spaces[1] == VINTAGE
    assert table.me.green == -1


def test_DP_3_5_DP_R8_the_strength_token_once_every_disc_is_in_row_2_on_any_space() -> None:
    """DP-3.5, DP-R8."""
    table = given(rows="2 2 2 1 2 9", blue=True).play("0 raise vineyard")
    assert table.asked == (0, "choice")
    table = given(rows="2 2 2 1 2 9", blue=True).play("0 raise logistics")
    assert len(table.legal(0, "strengthen")) == 6
    table.play("0 strengthen objectives")  # its disc is gone
    assert table.me.spaces[5] == STRENGTH
    assert table.me.blue == 0


def test_DP_3_6_DP_R6_a_new_token_replaces_the_one_on_the_space() -> None:
    """DP-3.6, DP-R6."""
    table = given(rows="1 1 1 1 1 0", green="cellar", tokens={"cellar": "strength"})
    table.play("0 raise objectives", "0 claim vintage")
    assert table.me.spaces[1] == VINTAGE
    table = given(rows="1 1 1 1 1 0", green="cellar", tokens={"cellar": "vintage"})
    table.play("0 raise objectives", "0 claim vintage")
    assert list(table.me.spaces) == [0, VINTAGE, 0, 0, 0, 0]
    table = given(rows="2 2 2 1 2 2", blue=True, tokens={"cellar": "vintage"})
    table.play("0 raise logistics", "0 strengthen cellar")
    assert list(table.me.spaces) == [0, STRENGTH, 0, 0, 0, 0]


def test_DP_3_7_a_token_works_in_the_turn_it_is_placed() -> None:
    table = given(rows="2 2 2 1 2 2", blue=True)
    table.play("0 raise logistics", "0 strengthen logistics", "0 perform", *["0 take supply"] * 3)
    assert table.state.hand == 3


def test_DP_3_8_DP_R11_a_placed_token_never_moves() -> None:
    """DP-3.8, DP-R11."""
    table = given(rows="2 2 2 2 2 2", tokens={"cellar": "strength", "village": "vintage"})
    table.play("0 raise logistics")
    assert table.asked == (0, "choice")  # nothing to claim, nothing to take away
    assert list(table.me.spaces) == [0, STRENGTH, VINTAGE, 0, 0, 0]


@pytest.mark.parametrize(
    ("side", "row", "strength"),
    [
        (False, 0, 1),
        (False, 1, 2),
        (False, 2, 2),
        (False, 3, 3),
        (False, 4, 3),
        (False, 5, 3),
        (True, 1, 2),
        (True, 2, 3),
        (True, 3, 3),
        (True, 4, 3),
    ],
)
def test_DP_3_9_strength_follows_the_row_reached(side: bool, row: int, strength: int) -> None:
    table = given(rows=f"{row} 1 1 1 1 1", short_game=side, chance=[0] * 4)
    table.play("0 raise vineyard", "0 perform")
    assert sum(note[3] for note in table.notes(0) if note[0] == 5) == strength


def test_DP_3_9_the_strength_token_adds_one() -> None:
    table = given(rows="1 1 1 1 3 1", tokens={"sales": "strength"}, presses={"left": "barrel 3"})
    table.play("0 raise sales", "0 perform")
    assert about_of(table.state.top()) == 4  # sales left


def test_DP_3_10_DP_R12_the_cost_is_that_of_the_lowest_disc_after_the_move() -> None:
    """DP-3.10, DP-R12."""
    table = given(rows="1 2 2 2 2 2", money=2, chance=[0, 0]).play("0 raise vineyard", "0 perform")
    assert table.me.money == 0
    table = given(rows="1 1 2 2 2 2", money=2, chance=[0, 0]).play("0 raise vineyard", "0 perform")
    assert table.me.money == 1


def test_DP_3_10_each_side_of_the_board_has_its_own_costs(tmp_path: Path) -> None:
    """And DP-15.1."""
    old = 'side = "B"\nrow = 1\ncost = 1\n'
    assert old in SHIPPED.text
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace(old, old.replace("cost = 1", "cost = 2")), "utf-8")
    for short, cost in ((False, 1), (True, 2)):
        table = given(money=3, short_game=short, content=own).play("0 raise village", "0 perform")
        assert table.me.money == 3 - cost


def test_DP_R13_the_last_disc_in_the_top_row_costs_what_that_row_costs() -> None:
    table = given(rows="5 9 9 9 9 9", money=6, chance=[0, 0, 0]).play(
        "0 raise vineyard", "0 perform"
    )
    assert table.me.money == 0
    table = given(rows="5 9 9 9 9 9", money=5).play("0 raise vineyard")
    table.refuses("0 perform")


@pytest.mark.parametrize(
    ("column", "cost"),
    [("vineyard", 1), ("village", 1), ("logistics", 0), ("sales", 0), ("objectives", 0)],
)
def test_DP_3_11_only_vineyard_and_village_cost_coins_at_once(column: str, cost: int) -> None:
    table = given(money=5, presses={"left": "barrel 3"}, chance=[0, 0])
    table.play(f"0 raise {column}", "0 perform")
    assert table.me.money == 5 - cost


def test_DP_3_12_DP_R15_dismissing_is_always_possible_even_without_workers() -> None:
    """DP-3.12, DP-R15."""
    table = given(money=0).play("0 raise vineyard")
    assert table.legal(0) == {"dismiss"}
    table.play("0 dismiss")
    assert (table.asked, table.me.money) == ((0, "after"), 0)


def test_DP_3_13_strength_is_a_maximum() -> None:
    table = given(rows="1 1 1 3 1 1").play("0 raise logistics", "0 perform", "0 take supply")
    table.play("0 take done", "0 place presses")
    assert (table.asked, table.me.crew) == ((0, "after"), 1)


def test_DP_3_14_DP_3_16_a_disc_in_the_top_row_leaves_and_closes_its_column() -> None:
    """DP-3.14, DP-3.16."""
    table = given(rows="1 1 1 5 1 1", tokens={"logistics": "vintage"})
    table.play("0 raise logistics", "0 perform", "0 take done")
    assert table.me.rows[3] == GONE
    assert table.me.spaces[3] == VINTAGE  # it stays, and does nothing
    table.play(
        "0 end", "1 raise sales", "1 dismiss", "1 end", "2 raise sales", "2 dismiss", "2 end"
    )
    assert "logistics" not in table.legal(0, "raise")


def test_DP_R7_a_token_left_is_offered_again_after_later_moves() -> None:
    table = given(rows="1 1 1 1 1 0", green="cellar").play("0 raise objectives", "0 leave vintage")
    table.play("0 dismiss", "0 pop vineyard")
    assert table.legal(0) == {"claim vintage", "leave vintage"}


def test_DP_R10_discs_that_left_do_not_block_the_rows() -> None:
    table = given(rows="9 2 2 1 9 2", blue=True).play("0 raise logistics")
    assert table.asked == (0, "strengthening")


def test_DP_R14_cost_0_pays_nothing() -> None:
    table = given(rows="0 1 1 1 1 0", money=0, chance=[0]).play("0 raise vineyard", "0 perform")
    assert (table.me.money, table.asked) == (0, (0, "planting"))


@pytest.mark.parametrize(
    ("column", "position", "possible"),
    [
        ("vineyard", {"money": 0}, False),
        ("vineyard", {"money": 1}, True),
        ("cellar", {"money": 9, "workers": "presses=1"}, False),
        ("cellar", {"money": 0, "presses": {"left": "noir 1"}}, False),
        ("cellar", {"money": 1, "presses": {"left": "noir 1"}}, True),
        ("cellar", {"money": 0, "presses": {"left": "noir 1"}, "workers": "presses=1"}, True),
        ("village", {"money": 0}, False),
        ("village", {"money": 1}, True),
        ("logistics", {"money": 0}, True),
        ("sales", {}, False),
        ("sales", {"presses": {"left": "barrel 3"}}, True),
        ("sales", {"tokens": {"sales": "vintage"}}, True),
        ("objectives", {}, True),
    ],
)
def test_DP_R16_perform_needs_something_to_do(
    column: str, position: dict[str, object], possible: bool
) -> None:
    table = given(**position)  # type: ignore[arg-type]
    table.play(f"0 raise {column}")
    assert ("perform" in table.legal(0)) == possible


def test_DP_R16_the_village_without_anything_to_give_cannot_be_visited() -> None:
    empty = {"village": "-, - / -, -", "display": ""}
    table = given(**empty).play("0 raise village")  # type: ignore[arg-type]
    assert table.legal(0) == {"dismiss"}
    table = given(tokens={"village": "vintage"}, **empty)  # type: ignore[arg-type]
    assert "perform" in table.play("0 raise village").legal(0)  # the worker move is left


def test_DP_R16_without_a_card_on_show_there_are_no_objectives() -> None:
    assert given(display="").play("0 raise objectives").legal(0) == {"dismiss"}


def test_DP_R16_a_coin_cost_paid_is_not_given_back() -> None:
    table = given(money=3).play("0 raise village", "0 perform", "0 pick done")
    assert (table.me.money, table.asked) == (2, (0, "after"))


def test_DP_R17_free_actions_come_before_or_after_unless_the_option_says_otherwise() -> None:
    position = {"presses": {"left": "barrel 3"}, "money": 9}
    table = given(**position).play("0 raise village", "0 perform")  # type: ignore[arg-type]
    assert not table.legal(0, "local")
    table = given(**position, free_action_anytime=True)  # type: ignore[arg-type]
    table.play("0 raise village", "0 perform", "0 local left 1", "0 pick accessory 1")
    assert table.me.money == 9


def test_DP_R18_the_disc_leaves_after_its_action_and_before_the_last_menu() -> None:
    table = given(rows="1 1 1 5 1 1").play("0 raise logistics")
    assert table.me.rows[3] == 6
    table.play("0 perform", "0 take done")
    assert (table.me.rows[3], table.me.points, table.asked) == (GONE, 2, (0, "after"))


def test_DP_R59_a_seat_without_discs_goes_straight_to_the_end_of_its_turn() -> None:
    table = given(rows="9 9 9 9 9 9", presses={"left": "barrel 3"})
    assert table.asked == (0, "after")
    assert "local left 1" in table.legal(0)
    table.play("0 end")
    assert table.asked == (1, "menu")


def test_DP_R70_equal_pieces_are_offered_once_and_in_order() -> None:
    table = given(rows="1 1 1 3 1 1", workers="presses=2 no1 d3")
    table.play("0 raise logistics", "0 perform", "0 take presses")
    assert table.legal(0, "take") == {"presses", "no1", "d3", "done"}
    table.play("0 take no1").refuses("0 take presses", "0 take supply")


def test_DP_R71_a_question_that_could_only_be_stopped_is_not_asked() -> None:
    table = given(workers="maison=9", rows="1 1 1 1 1 1").play("0 raise logistics", "0 perform")
    assert table.asked == (0, "placing")  # nothing to take outside the Maison
    table = given(presses={"left": "barrel 3"}).play("0 local left 1")
    assert table.asked == (0, "menu")  # nothing more to sell
    table.play("0 raise logistics", "0 dismiss")
    assert table.legal(0) == {"end"}  # but `end` closes every turn


def test_DP_R75_strength_and_cost_are_fixed_and_a_cork_may_lift_the_acting_disc() -> None:
    table = given(
        rows="3 3 1 4 3 3", money=9, free_action_anytime=True, presses={"left": "barrel 3"}
    )
    table.play("0 raise village", "0 perform", "0 pop village", "0 pick accessory 1")
    assert (table.me.rows[2], table.me.money) == (3, 7)  # paid 2, with strength 2 to the end
    table.play("0 pick harvest 1", "0 store right")
    assert table.asked == (0, "after")
    table = given(rows="3 3 4 4 3 3", free_action_anytime=True)
    table.play("0 raise village", "0 perform", "0 pop village")
    assert (table.me.rows[2], table.me.points) == (GONE, 2)  # it leaves at once
    table.play("0 pick done")
    assert (table.me.points, table.state.discs_off) == (2, 1)
    table = given(rows="1 2 2 2 2 2", money=1, free_action_anytime=True, presses={"left": "noir 1"})
    table.play("0 raise cellar", "0 perform", "0 pop vineyard", "0 press left bottles")
    assert table.me.money == 0  # the lowest disc lay in row 1 when the action began


def test_DP_15_3_the_short_game_ends_like_the_other() -> None:
    table = given(rows="4 1 1 1 1 1", short_game=True, money=9, chance=[0] * 3)
    table.play("0 raise vineyard", "0 dismiss")
    assert (table.me.rows[0], table.me.points) == (GONE, 2)


def test_DP_R17_between_steps_nothing_is_asked_when_nothing_free_is_left() -> None:
    """DP-R71."""
    for popped, asked in ((False, "picking"), (True, "after")):
        table = given(rows="1 1 0 1 1 1", money=1, free_action_anytime=True)
        table.me.crown = int(not popped)
        table.play("0 raise village", "0 perform", "0 pick accessory 1")
        assert table.asked == (0, asked)
