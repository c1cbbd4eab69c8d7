"""DP-7 and DP-10: workers out, workers home."""

from games.dom_pierre.given import DomPierreScene, given


def logistics(strength: int = 2, **position: object) -> DomPierreScene:
    row = {1: 0, 2: 1, 3: 3}[strength]
    table = given(rows=f"1 1 1 {row} 1 1", **position)  # type: ignore[arg-type]
    return table.play("0 raise logistics", "0 perform")


def test_DP_7_1_DP_R64_up_to_the_strength_from_anywhere_but_the_maison() -> None:
    """DP-7.1, DP-R64."""
    table = logistics(2, workers="no1 d3 presses=1 maison=1")
    assert table.legal(0, "take") == {"supply", "presses", "no1", "d3", "done"}
    table.play("0 take supply", "0 take d3")
    assert (table.asked, table.state.hand) == ((0, "placing"), 2)
    table = logistics(2).play("0 take supply", "0 take supply")
    assert (table.asked, table.state.hand) == ((0, "placing"), 2)


def test_DP_7_2_workers_of_the_maison_come_on_top() -> None:
    table = logistics(1, workers="maison=2").play("0 take supply", *["0 place presses"] * 3)
    assert (table.me.crew, table.me.maison, table.asked) == (3, 0, (0, "after"))


def test_DP_7_3_in_any_mix() -> None:
    table = logistics(3).play(*["0 take supply"] * 3)
    table.play("0 place east", "0 place presses", "0 place d5")
    assert (table.at(), table.me.crew) == ("ea1 d5", 1)


def test_DP_7_4_the_empty_space_nearest_to_the_crossing() -> None:
    table = logistics(2, others="1:we1 2:we3").play("0 take supply", "0 take supply")
    table.play("0 place west", "0 place west")
    assert table.at() == "we2 we4"
    full = " ".join(f"1:no{n}" for n in range(1, 6))
    table = logistics(1, others=full).play("0 take supply")
    assert "north" not in table.legal(0, "place")


def test_DP_7_5_no_limit_at_the_presses() -> None:
    table = logistics(1, workers="presses=8").play("0 take supply", "0 place presses")
    assert table.me.crew == 9


def test_DP_7_6_one_worker_to_a_grape() -> None:
    table = logistics(1, others="1:d3").play("0 take supply")
    cells = table.legal(0, "place") - {"north", "east", "south", "west", "presses"}
    assert cells == {"e4", "d5", "c4"}


def test_DP_7_7_DP_R46_once_one_empty_space_may_be_skipped() -> None:
    """DP-7.7, DP-R46."""
    table = logistics(2, tokens={"logistics": "vintage"}, others="1:we1 2:we3")
    table.play("0 take supply", "0 take supply", "0 skip west")
    assert table.at() == "we4"
    table.refuses("0 skip west", "0 skip north")
    four = " ".join(f"1:no{n}" for n in range(1, 5))
    table = logistics(1, tokens={"logistics": "vintage"}, others=four).play("0 take supply")
    assert table.legal(0, "skip") == {"east", "south", "west"}  # one empty space is not enough


def test_DP_7_8_workers_of_nobody_only_stand_in_the_way() -> None:
    table = given(seats=2)
    table.play("0 raise logistics", "0 perform", "0 take supply", "0 take supply")
    assert not {"no2", "ea2"} & table.legal(0, "take")
    table.play("0 place north", "0 place north")
    assert table.at() == "no1 no3"


def test_DP_R44_DP_R78_a_space_left_counts_as_empty_and_may_be_taken_again() -> None:
    """DP-R44, DP-R78."""
    table = logistics(1, workers="we1").play("0 take we1", "0 place west")
    assert table.at() == "we1"


def test_DP_R78_a_single_move_leads_elsewhere() -> None:
    table = given(workers="we1", tiles="pt_worker").play("0 use pt_worker", "0 take we1")
    assert "west" not in table.legal(0, "place")


def test_DP_R45_taken_workers_must_be_placed_those_of_the_maison_may() -> None:
    table = logistics(1, workers="maison=1").play("0 take supply").refuses("0 place done")
    table.play("0 place presses", "0 place done")
    assert (table.me.maison, table.asked) == (1, (0, "after"))


# -- dismissing


def test_DP_10_1_up_to_the_strength_from_anywhere_but_the_supply() -> None:
    table = given(workers="maison=1 presses=1 no1 d3").play("0 raise sales", "0 dismiss")
    places = ("maison", "presses", "no1", "d3", "done")
    assert table.legal(0) == {f"fire {place}" for place in places}
    table.play("0 fire presses", "0 fire d3")
    assert (table.at(), table.me.supply, table.asked) == ("no1", 7, (0, "after"))


def test_DP_10_2_one_franc_each_and_no_cost() -> None:
    table = given(workers="maison=2", money=0).play("0 raise vineyard", "0 dismiss")
    table.play("0 fire maison", "0 fire maison")
    assert table.me.money == 2


def test_DP_10_3_the_strength_is_that_of_the_action_and_none_is_allowed() -> None:
    table = given(rows="1 1 1 1 3 1", tokens={"sales": "strength"}, workers="maison=5", money=0)
    table.play("0 raise sales", "0 dismiss", *["0 fire maison"] * 4)
    assert (table.me.money, table.asked) == (4, (0, "after"))
    table = given(workers="maison=5", money=0).play("0 raise sales", "0 dismiss", "0 fire done")
    assert table.me.money == 0
