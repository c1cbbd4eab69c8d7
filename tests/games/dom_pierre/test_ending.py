"""DP-13, DP-14: the end track, the last round, final scoring."""

from pathlib import Path

import pytest

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.model.house import GONE
from cuvee.games.dom_pierre.questions import END_TRACK, ROUNDS
from games.dom_pierre.given import DomPierreScene, given


def round_about(table: DomPierreScene, first: int = 0) -> None:
    """Everybody raises the first disc there is and dismisses nobody."""
    seats = int(table.state.seats)
    for k in range(seats):
        seat = (first + k) % seats
        column = sorted(table.legal(seat, "raise"))[0]
        table.play(f"{seat} raise {column}", f"{seat} dismiss")
        if table.asked[1] == "firing":
            table.play(f"{seat} fire done")
        table.play(f"{seat} end")


def test_DP_13_1_a_disc_from_the_top_row_scores_2() -> None:
    table = given(rows="1 1 1 5 1 1").play("0 raise logistics", "0 dismiss")
    assert (table.me.rows[3], table.me.points, table.state.discs_off) == (GONE, 2, 1)


@pytest.mark.parametrize(("seats", "trigger"), [(2, 5), (3, 7), (4, 9)])
def test_DP_13_2_the_space_of_the_player_count_triggers_the_end(seats: int, trigger: int) -> None:
    table = given(seats=seats, rows="1 1 1 5 1 1", discs_off=trigger - 2, round=9)
    table.play("0 raise logistics", "0 dismiss")
    assert table.state.last_round == 0
    table = given(seats=seats, rows="1 1 1 5 1 1", discs_off=trigger - 1, round=9)
    table.play("0 raise logistics", "0 dismiss")
    assert table.state.last_round == 10


def test_DP_13_2_this_round_is_finished_and_one_more_is_played() -> None:
    table = given(rows="1 1 1 5 1 1", discs_off=6, round=9)
    table.play("0 raise logistics", "0 dismiss", "0 end")
    for seat in (1, 2):
        table.play(f"{seat} raise sales", f"{seat} dismiss", f"{seat} end")
    assert table.state.round == 10
    round_about(table)
    assert (table.match.over, table.state.ending) == (True, END_TRACK)


def test_DP_13_3_later_discs_leave_without_points() -> None:
    table = given(rows="5 1 1 5 1 1", discs_off=6).play("0 raise logistics", "0 dismiss")
    assert (table.me.points, table.state.discs_off) == (2, 7)
    table.play("0 pop vineyard")
    assert (table.me.rows[0], table.me.points, table.state.discs_off) == (GONE, 2, 7)


def test_DP_R60_triggered_in_the_last_turn_of_a_round_there_is_still_a_full_round() -> None:
    table = given(round=9, discs_off=6)
    for seat in (0, 1):
        table.play(f"{seat} raise sales", f"{seat} dismiss", f"{seat} end")
    table.state.houses[2].rows[3] = 5
    table.play("2 raise logistics", "2 dismiss", "2 end")
    assert (table.state.round, table.match.over) == (10, False)
    round_about(table)
    assert table.match.over


def finished(**position: object) -> DomPierreScene:
    """The last turn of the last round of a game for three has been played."""
    table = given(round=9, discs_off=7, last_round=9, **position)  # type: ignore[arg-type]
    round_about(table, table.seat)
    assert table.match.over
    return table


@pytest.mark.parametrize("level", range(8))
def test_DP_14_1_the_level_of_the_track_scores(level: int) -> None:
    points = [0, 2, 5, 8, 12, 17, 23, 30][level]
    table = finished(level=level)
    assert scoring.prestige(table.state, 0) == points
    table.me.crown = 0
    assert table.match.scores[0] == points


@pytest.mark.parametrize("level", range(8))
def test_DP_14_2_crowns_count_as_often_as_the_level_says(level: int) -> None:
    times = [1, 1, 1, 2, 2, 2, 3, 3][level]
    table = finished(level=level, cards="n02 n04 n03", tiles="pt_crown")
    assert scoring.crowns(table.state, 0) == 4 * times  # two cards, the start card, a tile
    assert table.match.scores[0] == [0, 2, 5, 8, 12, 17, 23, 30][level] + 4 * times


def test_DP_14_2_a_start_card_face_down_counts_no_crown() -> None:
    table = finished()
    table.me.crown = 0
    assert scoring.crowns(table.state, 0) == 0


def test_DP_14_3_DP_R61_points_then_money_then_turn_order() -> None:
    """DP-14.3, DP-R61."""
    table = finished(seat=1, money=0)
    for house in table.state.houses:
        house.points, house.money = 10, 5
    assert table.match.ranking == [3, 1, 2]  # the start player is seat 1
    table.state.houses[0].money = 6
    assert table.match.ranking == [1, 2, 3]
    table.state.houses[2].points = 11
    assert table.match.ranking == [2, 3, 1]


def edited(path: Path, *changes: tuple[str, str]) -> Path:
    """An owner's file that differs from ours in some places."""
    text = SHIPPED.text
    for old, new in (("spaces = 9\n", "spaces = 24\n"), *changes):
        assert old in text
        text = text.replace(old, new, 1)
    own = path / "own.toml"
    own.write_text(text, "utf-8")
    return own


@pytest.mark.parametrize(
    ("rows", "short", "last"),
    [
        ("start_row = 0\ntop_row = 6", False, 36),
        ("start_row = 0\ntop_row = 3", False, 18),
        ("start_row = 1\ntop_row = 3", False, 12),
        ("start_row = 0\ntop_row = 6", True, 24),
    ],
)
def test_DP_R59_the_last_possible_round_is_that_of_the_last_step(
    rows: str, short: bool, last: int, tmp_path: Path
) -> None:
    changes = [("trigger_3p = 7", "trigger_3p = 24"), ("start_row = 0\ntop_row = 6", rows)]
    own = edited(tmp_path, *changes)
    table = given(content=own, round=last - 1, short_game=short)
    round_about(table)
    assert not table.match.over
    round_about(table)
    assert (table.match.over, table.state.ending) == (True, ROUNDS)


def test_DP_R59_triggered_in_the_last_possible_round_the_end_is_not_put_off(
    tmp_path: Path,
) -> None:
    own = edited(tmp_path, ("trigger_3p = 7", "trigger_3p = 18"))
    table = given(content=own, rows="9 9 9 9 9 5", discs_off=17, round=36)
    table.play("0 raise objectives", "0 dismiss")
    assert table.state.last_round == 37
    table.play("0 end")
    table.play("1 end", "2 end")  # without a disc
    assert (table.match.over, table.state.ending, table.state.round) == (True, ROUNDS, 36)


def test_DP_R62_points_above_99_are_counted_on() -> None:
    table = given(rows="1 1 1 5 1 1")
    table.me.points = 199
    table.play("0 raise logistics", "0 dismiss")
    assert table.match.scores[0] == 201


def test_DP_R80_nothing_else_scores_at_the_end() -> None:
    plain = finished()
    rich = finished(
        money=40,
        presses={"left": "barrel 9", "right": "noir 3"},
        goods="blue crate, grey crate",
        tiles="pt_sale_2 pt_worker",
        objectives="o40",
        workers="maison=3 no1",
    )
    assert rich.match.scores[0] == plain.match.scores[0]
