"""DP-5: presses, their costs, their values; markers."""

import pytest

from games.dom_pierre.given import DomPierreScene, given

FULL = "chardonnay 3, meunier 3, noir 3"


def cellar(strength: int = 2, **position: object) -> DomPierreScene:
    """A cellar action of this strength has begun; the lowest disc lies in row 1: 1 Fr."""
    row = {2: 1, 3: 3}[strength]
    table = given(rows=f"1 {row} 1 1 1 1", **position)  # type: ignore[arg-type]
    return table.play("0 raise cellar", "0 perform")


def test_DP_5_1_as_many_presses_as_the_strength_each_once() -> None:
    presses = {"left": "noir 1", "middle": "noir 1", "right": "noir 1"}
    table = cellar(2, presses=presses, workers="presses=1")
    table.play("0 press left barrels").refuses("0 press left barrels")
    table.play("0 press right barrels")
    assert table.asked == (0, "after")
    assert table.press("middle") == "noir 1"


def test_DP_5_1_a_press_emptied_and_filled_again_has_had_its_turn() -> None:
    table = cellar(2, presses={"left": "noir 1"}, workers="presses=1", tiles="pt_pinot_noir",
                   free_action_anytime=True)  # fmt: skip
    table.play("0 press left barrels", "0 local left 1", "0 local left 2")
    table.play("0 use pt_pinot_noir", "0 store left")
    assert (table.press("left"), table.asked) == ("noir 2", (0, "after"))


def test_DP_5_1_a_press_needs_a_harvest_tile() -> None:
    table = cellar(2, presses={"left": "noir 1", "middle": "+2"}, workers="presses=1")
    table.refuses("0 press middle barrels", "0 press right barrels")


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ("bottles", "bottle 5, bottle 2"),
        ("mixed", "bottle 5, barrel 2"),
        ("barrels", "barrel 2, barrel 2"),
    ],
)
def test_DP_5_2_DP_R30_DP_R32_exactly_two_tiles_of_either_kind(made: str, found: str) -> None:
    """DP-5.2, DP-R30, DP-R32."""
    table = cellar(2, presses={"right": "noir 2"}, workers="presses=1")
    table.play(f"0 press right {made}")
    assert table.press("right") == found


def test_DP_5_3_each_cost_once_a_turn_however_many_are_made() -> None:
    presses = {"left": "noir 1", "right": "noir 1"}
    table = cellar(2, presses=presses, workers="presses=2", money=5)
    table.play("0 press left mixed", "0 press right mixed")
    assert (table.me.money, table.me.crew, table.me.maison) == (4, 1, 1)


def test_DP_5_4_DP_R33_a_cost_falls_due_with_the_first_tile_of_its_kind() -> None:
    """DP-5.4, DP-R33."""
    presses = {"left": "noir 1", "right": "noir 1"}
    table = cellar(2, presses=presses, workers="presses=1", money=5)
    table.play("0 press left barrels")
    assert (table.me.money, table.me.crew) == (5, 0)
    table.play("0 press right bottles")
    assert table.me.money == 4


def test_DP_5_4_a_kind_that_cannot_be_paid_cannot_be_made() -> None:
    table = cellar(2, presses={"left": "noir 1"}, money=3)
    assert table.legal(0, "press") == {"left bottles", "done"}
    table = cellar(2, presses={"left": "noir 1"}, money=0, workers="presses=1")
    assert table.legal(0, "press") == {"left barrels", "done"}


def test_DP_5_5_DP_16_5_everything_with_a_pentagon_adds_up_to_12_at_most() -> None:
    """DP-5.5, DP-16.5."""
    table = cellar(2, presses={"right": "noir 2, meunier 1, +2"}, workers="presses=1")
    table.play("0 press right mixed")
    assert table.press("right") == "bottle 8, barrel 5"
    table = cellar(2, presses={"right": f"{FULL}, +2"}, workers="presses=1", glass="", down=0)
    table.play("0 press right mixed")
    assert table.press("right") == "bottle 12, barrel 11"


@pytest.mark.parametrize(
    ("press", "made", "found"),
    [
        ("left", "bottles", "bottle 4, bottle 4"),
        ("left", "mixed", "bottle 4, barrel 5"),
        ("left", "barrels", "barrel 5, barrel 4"),
        ("middle", "bottles", "bottle 6, bottle 4"),
        ("middle", "mixed", "bottle 6, barrel 4"),
        ("middle", "barrels", "barrel 4, barrel 4"),
        ("right", "bottles", "bottle 7, bottle 4"),
        ("right", "mixed", "bottle 7, barrel 4"),
        ("right", "barrels", "barrel 4, barrel 4"),
    ],
)
def test_DP_5_6_the_press_bonus_is_for_the_first_of_its_kind(
    press: str, made: str, found: str
) -> None:
    table = cellar(2, presses={press: "noir 3, meunier 1"}, workers="presses=1")
    table.play(f"0 press {press} {made}")
    assert table.press(press) == found


def test_DP_5_7_the_second_tile_uses_the_same_harvest() -> None:
    table = cellar(2, presses={"left": "noir 3, meunier 2, +1"}, workers="presses=1")
    table.play("0 press left barrels")
    assert table.press("left") == "barrel 7, barrel 6"


def test_DP_5_8_the_tile_stays_in_its_press_and_its_slot() -> None:
    table = cellar(2, presses={"left": "noir 1", "right": "noir 2"}, workers="presses=1")
    table.play("0 press right mixed", "0 press done")
    assert (table.press("left"), table.press("right")) == ("noir 1", "bottle 5, barrel 2")


def test_DP_5_9_DP_R37_each_champagne_of_12_gives_prestige() -> None:
    """DP-5.9, DP-R37."""
    table = cellar(2, presses={"right": f"{FULL}, +3"}, workers="presses=1", glass="", down=0)
    table.play("0 press right mixed")
    assert table.press("right") == "bottle 12, barrel 12"
    assert table.me.level == 2


def test_DP_5_10_tiles_return_to_the_supply_and_markers_are_gone() -> None:
    table = cellar(2, presses={"left": "noir 3:1, meunier 2, +1"}, workers="presses=1")
    before = list(table.state.stock.harvest)
    table.play("0 press left barrels")
    after = list(table.state.stock.harvest)
    assert after[6] == before[6] + 1  # the printed 1 that stood for a 3
    assert after[4] == before[4] + 1
    assert table.me.marker(0) == 0


def test_DP_5_11_DP_R35_three_presses_in_one_action_give_prestige() -> None:
    """DP-5.11, DP-R35."""
    presses = {"left": "noir 1", "middle": "noir 1", "right": "noir 1"}
    table = cellar(3, presses=presses, workers="presses=1", glass="", down=0)
    for press in presses:
        assert table.me.level == 0
        table.play(f"0 press {press} barrels")
    assert table.me.level == 1
    table = cellar(2, presses=presses, workers="presses=1", glass="", down=0)
    table.play("0 press left barrels", "0 press right barrels")
    assert (table.me.level, table.asked) == (0, (0, "after"))


def test_DP_R35_strength_4_by_the_token_will_do_as_well_and_DP_R34_means_three_presses() -> None:
    """DP-R35, DP-R34."""
    presses = {"left": "noir 1", "middle": "noir 1", "right": "noir 1"}
    table = given(
        rows="1 3 1 1 1 1",
        presses=presses,
        workers="presses=1",
        glass="",
        down=0,
        tokens={"cellar": "strength"},
    ).play("0 raise cellar", "0 perform")
    for press in presses:
        table.play(f"0 press {press} barrels")
    assert (table.me.level, table.asked) == (1, (0, "after"))


def test_DP_5_12_DP_R36_in_one_press_every_barrel_is_worth_one_more() -> None:
    """DP-5.12, DP-R36."""
    position = {"workers": "presses=1", "tokens": {"cellar": "vintage"}}
    presses = {"left": "noir 2", "right": "noir 2"}
    table = cellar(2, presses=presses, **position)
    table.play("0 press right barrels vintage").refuses("0 press left barrels vintage")
    assert table.press("right") == "barrel 3, barrel 3"
    table = cellar(2, presses=presses, **position)
    table.play("0 press left mixed vintage")
    assert table.press("left") == "bottle 2, barrel 4"  # press bonus and effect


def test_DP_5_13_a_marker_goes_on_a_press_without_champagne_and_harvest() -> None:
    presses = {"left": "barrel 3", "middle": "noir 1"}
    table = given(presses=presses, tiles="pt_modifier_1").play("0 use pt_modifier_1")
    assert table.legal(0) == {"mark right"}
    table.play("0 mark right")
    assert table.press("right") == "+1"


def test_DP_5_13_without_such_a_press_it_is_lost() -> None:
    presses = {"left": "barrel 3", "middle": "noir 1", "right": "noir 1"}
    table = given(presses=presses, display="o10 o05 o17", rows="1 1 1 1 1 1")
    table.play("0 raise objectives", "0 perform", "0 keep o10", "0 discard o05")
    assert table.asked == (0, "after")
    assert [table.press(press) for press in presses] == ["barrel 3", "noir 1", "noir 1"]


def test_DP_5_14_a_marker_waits_for_the_next_activation_and_counts_twice() -> None:
    table = cellar(2, presses={"right": "noir 1, +2", "left": "+1"}, workers="presses=1")
    table.play("0 press right barrels")
    assert table.press("right") == "barrel 3, barrel 3"
    assert table.asked == (0, "after")  # the left press has a marker but no harvest


def test_DP_5_15_champagne_blocks_a_press_until_both_tiles_are_gone() -> None:
    table = given(presses={"left": "-, barrel 3"}, tiles="pt_pinot_noir")
    table.play("0 use pt_pinot_noir").refuses("0 store left")
    table = given(presses={"left": "-, barrel 3"}, tiles="pt_pinot_noir").play("0 local left 2")
    table.play("0 use pt_pinot_noir", "0 store left")
    assert table.press("left") == "noir 2"


def test_DP_R31_first_means_first_of_this_activation() -> None:
    presses = {"left": "noir 1", "right": "noir 1"}
    table = cellar(2, presses=presses, workers="presses=1")
    table.play("0 press left mixed", "0 press right mixed")
    assert (table.press("left"), table.press("right")) == (
        "bottle 1, barrel 2",
        "bottle 4, barrel 1",
    )


@pytest.mark.parametrize(("stack", "refused"), [(True, False), (False, True)])
def test_DP_R38_markers_stack_unless_the_option_says_otherwise(stack: bool, refused: bool) -> None:
    table = given(presses={"left": "+1"}, tiles="pt_modifier_2", modifiers_stack=stack)
    table.play("0 use pt_modifier_2")
    assert ("mark left" not in table.legal(0)) == refused
    if stack:
        assert table.play("0 mark left").press("left") == "+3"


@pytest.mark.parametrize(("allowed", "offered"), [(False, False), (True, True)])
def test_DP_R39_no_marker_on_harvest_unless_the_option_says_otherwise(
    allowed: bool, offered: bool
) -> None:
    table = given(presses={"left": "noir 1"}, tiles="pt_modifier_2", modifier_on_harvest=allowed)
    table.play("0 use pt_modifier_2")
    assert ("mark left" in table.legal(0)) == offered


def test_DP_R69_both_kinds_must_be_payable_at_once_and_prestige_follows() -> None:
    table = cellar(3, presses={"right": f"{FULL}"}, money=1, glass="pt_coin_1", down=0)
    table.refuses("0 press right mixed").play("0 press right bottles")
    assert (table.press("right"), table.asked) == ("bottle 12, bottle 9", (0, "gaining"))
    table.play("0 gain pt_coin_1")
    assert table.me.money == 1


def test_DP_R74_whoever_can_no_longer_pay_stops() -> None:
    table = cellar(2, presses={"left": "noir 1"}, money=0, workers="presses=1", tiles="pt_worker")
    table.play("0 use pt_worker", "0 take presses", "0 place north")
    assert (table.asked, table.press("left")) == ((0, "after"), "noir 1")


def test_DP_R81_the_cellar_asks_again_while_a_kept_tile_can_be_used() -> None:
    table = cellar(2, presses={"left": "noir 1"}, workers="presses=1", tiles="pt_worker")
    table.play("0 press left barrels")
    assert table.legal(0) == {"press done", "use pt_worker"}
