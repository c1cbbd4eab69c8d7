"""BO-2 Rounds and turns, BO-3 Movement."""

from pathlib import Path
from typing import Any

import pytest

from cuvee.games.bottles.content import SHIPPED
from games.bottles.given import BottlesScene, given

MOTORBIKE, CAR, SAILBOAT, BALLOON, PLANE = 2, 3, 4, 5, 6


def rolled(face: int, **position: Any) -> BottlesScene:
    """Seat 0 has just rolled this face."""
    return given(chance=[face], **position).play("0 roll")


def reach(scene: BottlesScene) -> set[str]:
    """Every cell where the move of seat 0 can end."""
    ends: set[str] = set()
    for text in scene.legal(0):
        if text.split()[0] not in ("step", "fly"):
            continue
        before = scene.state.copy()
        scene.play(f"0 {text}")
        if scene.asked[1] == "moving":
            if "stop" in scene.legal(0):
                ends.add(text.split()[1])
            ends |= reach(scene)
        else:
            ends.add(text.split()[1])
        scene.match.state = before
    return ends


def test_BO_2_1_everybody_has_one_turn_a_round_in_order() -> None:
    scene = given(cellars=["it1", "it2", "it3"], chance=[2, 2, 2, 2])
    for seat in (0, 1, 2):
        assert scene.asked == (seat, "before_roll")
        scene.play(f"{seat} roll", f"{seat} stay", f"{seat} end")
    assert scene.asked == (0, "before_roll") and scene.state.round == 2


def test_BO_2_1_eliminated_seats_are_skipped_also_the_first() -> None:
    """Also BO-R58."""
    scene = given(seat=1, cellars=["", "it2", "it3"], out=[0], chance=[2, 2])
    scene.play("1 roll", "1 stay", "1 end", "2 roll", "2 stay", "2 end")
    assert scene.asked == (1, "before_roll") and scene.state.round == 2


def test_BO_2_2_a_turn_is_roll_move_cell_end() -> None:
    scene = given(chance=[2]).refuses("0 stay", "0 end").play("0 roll").refuses("0 end")
    scene.play("0 stay").refuses("0 roll").play("0 end")
    assert scene.asked == (1, "before_roll")


def test_BO_2_3_the_roll_is_compulsory_and_happens_once() -> None:
    scene = given(chance=[2], negotiation="off")
    assert scene.legal(0) == {"roll"}
    scene.play("0 roll").refuses("0 roll")


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_BO_2_4_the_die_has_six_faces_one_each(face: int) -> None:
    """Also BO-R6."""
    scene = rolled(face, cellars=["it1", "it2"])
    assert scene.asked[1] == ("cheers" if face == 1 else "move")


def test_BO_2_5_moving_is_never_compulsory() -> None:
    for face in (MOTORBIKE, CAR, SAILBOAT, BALLOON, PLANE):
        assert "stay" in rolled(face).legal(0)


def test_BO_2_6_deals_before_roll_and_move_and_in_the_cell_not_between_steps() -> None:
    """Also BO-R44."""
    scene = given(cellars=["it1", "it2"], chance=[SAILBOAT])
    assert "deal s1" in scene.legal(0)
    scene.play("0 roll")
    assert "deal s1" in scene.legal(0)
    scene.play("0 step cal")
    assert scene.asked[1] == "moving" and "deal s1" not in scene.legal(0)
    scene.play("0 stop")
    assert {"deal s1", "auction it1"} <= scene.legal(0)


def test_BO_2_7_after_the_last_turn_the_round_is_checked() -> None:
    scene = given(seat=1, money=[0, 5], cellars=["it1", "it2"], chance=[2])
    scene.play("1 roll", "1 stay", "1 end")
    assert scene.asked == (0, "broke_help")


@pytest.mark.parametrize(
    ("face", "options", "cells"),
    [
        (MOTORBIKE, {}, 3),
        (CAR, {}, 11),
        (SAILBOAT, {}, 23),
        (BALLOON, {}, 37),
        (BALLOON, {"balloon": "up_to"}, 38),
        (PLANE, {}, 61),
    ],
)
def test_BO_3_1_reach(face: int, options: dict[str, str], cells: int) -> None:
    """Also BO-3.2, BO-3.3, BO-3.4, BO-R11, BO-E7."""
    ends = reach(rolled(face, cells=["mlb", "mex"], **options))
    assert len(ends - {"mlb"}) == cells
    if face == MOTORBIKE:
        assert ends == {"mel", "sou", "tas"}
    if face == BALLOON and not options:
        assert "spa" not in ends


def test_BO_3_5_the_plane_goes_to_every_other_cell_that_is_not_sea() -> None:
    """Also BO-E9."""
    scene = rolled(PLANE, cells=["out", "mex"])
    targets = scene.legal(0, "fly")
    assert len(targets) == 61 and not targets & {"out", "tas"}
    scene.play("0 fly pie")
    assert scene.cell(0) == "pie" and scene.asked == (0, "cell")


def test_BO_3_6_the_glass_allows_no_movement() -> None:
    scene = rolled(1, cellars=["it1", "it2"], negotiation="off")
    assert scene.legal(0) == {"discard it1"}


def test_BO_3_7_wraps_are_links_of_their_own_letter() -> None:
    """Also BO-R30, BO-E8."""
    assert rolled(MOTORBIKE, cells=["gal", "mex"]).legal(0, "step") == {"ala", "nep", "oka", "nwp"}
    assert rolled(MOTORBIKE, cells=["spa", "mex"]).legal(0, "step") == {"cpa", "sep", "mel"}
    scene = rolled(MOTORBIKE, cells=["nwp", "mex"]).play("0 step gal")
    assert scene.cell(0) == "gal"


def test_BO_3_8_no_cell_is_entered_twice_nor_the_start() -> None:
    """Also BO-R12."""
    scene = rolled(SAILBOAT, cells=["mlb", "mex"]).play("0 step sou").refuses("0 step mlb")
    scene.play("0 step brs").refuses("0 step sou").play("0 step tas")
    assert scene.cell(0) == "tas"


def test_BO_3_9_one_may_stop_after_any_step_and_must_when_none_is_left() -> None:
    scene = rolled(CAR, cells=["mlb", "mex"]).play("0 step sou")
    assert "stop" in scene.legal(0)
    scene.play("0 step brs")
    assert scene.asked == (0, "cell")


def test_BO_3_10_the_exact_balloon_may_not_stop_early() -> None:
    scene = rolled(BALLOON, cells=["mlb", "mex"])
    for step in ("tas", "brs", "mar"):
        scene.play(f"0 step {step}")
        assert "stop" not in scene.legal(0)
    scene.play("0 step ioc")
    assert scene.asked == (0, "cell")


def test_BO_3_10_the_exact_balloon_enters_no_dead_end(tmp_path: Path) -> None:
    """On a map where Marlborough hangs on one link only."""
    map_ = SHIPPED.text.replace('["sou", "mlb"],', "").replace('["mel", "mlb"],', "")
    (tmp_path / "map.toml").write_text(map_, "utf-8")
    for balloon, dead_end in (("exact", False), ("up_to", True)):
        scene = rolled(
            BALLOON, cells=["brs", "mex"], content=tmp_path / "map.toml", balloon=balloon
        )
        scene.play("0 step tas")
        assert ("mlb" in scene.legal(0, "step")) == dead_end


def test_BO_3_11_the_symbol_does_not_care_for_land_or_sea() -> None:
    """Also BO-R13."""
    assert "wme" in rolled(CAR, cells=["pie", "mex"]).legal(0, "step")
    assert "pie" in rolled(SAILBOAT, cells=["wme", "mex"]).legal(0, "step")


def test_BO_3_12_instead_of_moving_one_may_stay_or_hire() -> None:
    assert {"stay", "hire"} <= rolled(CAR).legal(0)
    assert "hire" not in rolled(CAR, money=[1, 10]).legal(0)


def test_BO_3_13_entering_an_occupied_cell_shoves_before_the_next_step() -> None:
    scene = rolled(SAILBOAT, cells=["bur", "pie"], cellars=["it1", "it2"])
    scene.play("0 step pie").refuses("0 step tus")
    assert scene.asked == (1, "shoved")


def test_BO_3_14_the_thief_is_passed_without_effect() -> None:
    scene = rolled(CAR, cells=["wme", "mex"], thief="mag", cellars=["it1", ""])
    scene.play("0 step mag")
    assert scene.asked == (0, "moving") and scene.cellar(0) == ["it1"]
    scene.play("0 stop")
    assert scene.asked == (0, "cell")


def test_BO_3_15_passing_a_producer_gives_nothing() -> None:
    """Also BO-R15."""
    scene = rolled(SAILBOAT, cells=["bur", "mex"]).play("0 step pie").refuses("0 buy it1")
    scene.play("0 step wme", "0 stop").refuses("0 buy it1")
