"""DP-6: benefits, supplies that run out, the worker move."""

from pathlib import Path

import pytest

from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.face import text
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.notes import REFILLED
from cuvee.games.dom_pierre.rules.workers import empty_spaces, free_grapes
from games.dom_pierre.given import DomPierreScene, given


def village(strength: int = 2, **position: object) -> DomPierreScene:
    """A village action of this strength has begun; it cost 1 Fr."""
    row = {1: 0, 2: 1, 3: 3, 4: 3}[strength]
    if strength == 4:
        position["tokens"] = {"village": "strength"}
    table = given(rows=f"1 1 {row} 1 1 1", **position)  # type: ignore[arg-type]
    return table.play("0 raise village", "0 perform")


def test_DP_6_1_the_cost_is_paid_first() -> None:
    assert village(money=3).me.money == 2


def test_DP_6_2_as_many_different_benefits_as_the_strength() -> None:
    table = (
        village(2).play("0 pick accessory 1").refuses("0 pick accessory 1", "0 pick accessory 2")
    )
    table.play("0 pick harvest 1", "0 store left")
    assert table.asked == (0, "after")


@pytest.mark.parametrize(
    ("verb", "moves"),
    [
        ("pick harvest", ["pick harvest 1", "store right"]),
        ("pick accessory", ["pick accessory 1"]),
        ("taste", ["taste left 1", "taste done"]),
        ("favour", ["favour grey_crate", "favour grey_cork"]),
    ],
)
def test_DP_6_2_each_benefit_once_and_each_takes_strength(verb: str, moves: list[str]) -> None:
    position = {"presses": {"left": "barrel 3, barrel 4"}, "display": "o14 o29 o40 o04"}
    table = village(2, **position)
    assert any(text.startswith(verb) for text in table.legal(0))
    table.play(*[f"0 {move}" for move in moves])
    assert table.asked == (0, "picking")
    assert not any(text.startswith(verb) for text in table.legal(0))
    table = village(1, **position).play(*[f"0 {move}" for move in moves])
    assert table.asked == (0, "after")


def test_DP_6_2_in_any_order_all_four_with_strength_4() -> None:
    table = village(4, presses={"left": "barrel 3"}, display="o40")
    table.play("0 favour grey_cork", "0 taste left 1", "0 pick harvest 1", "0 store left")
    table.play("0 pick accessory 1")
    assert (table.goods(), table.me.points) == (["blue crate", "grey cork"], 2)
    assert table.asked == (0, "after")


@pytest.mark.parametrize(("third", "warned"), [("barrel 3", True), ("noir 2", False)])
def test_DP_4_15_a_harvest_without_a_press_for_it_says_so(third: str, warned: bool) -> None:
    table = village(presses={"left": "barrel 3", "middle": "barrel 3", "right": third}, chance=[1])
    question, view = table.match.questions[0], table.match.view(0)
    pick = table.match.game.moves.parse("pick harvest 1")
    said = text.move(view, question, pick, table.match.players, "en")
    assert said.startswith("Harvest pile 1") and ("no press has room" in said) == warned


def test_DP_6_3_the_top_harvest_tile_goes_into_a_press() -> None:
    table = village(presses={"left": "barrel 3"}, chance=[1])
    table.play("0 pick harvest 1").refuses("0 store left").play("0 store middle")
    assert table.press("middle") == "chardonnay 3"
    assert table.state.village.piles[0] == 1  # the next one is seen: a Chardonnay of 2
    assert table.state.village.piles[HEIGHT] == 2


def test_DP_6_4_the_top_blue_accessory() -> None:
    table = village().play("0 pick accessory 2")
    assert table.goods() == ["blue sugar"]


def test_DP_6_3_DP_6_4_nothing_is_taken_from_an_empty_pile() -> None:
    """DP-6.3, DP-6.4."""
    table = village(village="-, noir 2 / crate, -")
    assert table.legal(0, "pick") == {"harvest 2", "accessory 1", "done"}
    table = village(village="noir 2, - / -, crate")
    assert table.legal(0, "pick") == {"harvest 1", "accessory 2", "done"}


@pytest.mark.parametrize(
    ("moves", "points"), [("taste left 1", 2), ("taste left 1, taste right 2", 5)]
)
def test_DP_6_5_one_champagne_for_2_points_two_for_5(moves: str, points: int) -> None:
    table = village(1, presses={"left": "barrel 3", "right": "-, bottle 9"})
    table.play(*[f"0 {move}" for move in moves.split(", ")])
    if points == 2:
        table.play("0 taste done")
    assert table.me.points == points
    assert table.press("left") == ""
    assert table.press("right") == ("bottle 9" if points == 2 else "")


def test_DP_6_6_two_different_bonuses_of_the_display_the_cards_stay() -> None:
    table = village(1, display="o14 o29 o40 o04")
    assert table.legal(0, "favour") == {"grey_crate", "grey_cork"}
    table.play("0 favour grey_crate")
    assert table.legal(0) == {"favour grey_cork"}
    table.play("0 favour grey_cork")
    assert table.goods() == ["grey crate", "grey cork"]
    assert table.display() == ["o14", "o29", "o40", "o04"]


def test_DP_6_7_the_last_harvest_tile_goes_back_and_two_new_piles_are_made() -> None:
    table = village(village="chardonnay 3=1, noir 2=1 / crate, sugar", chance=[2, 4])
    table.play("0 pick harvest 1", "0 store left")
    piles = table.state.village.piles
    assert (list(piles[:2]), list(piles[2:4])) == ([2, 4], [3, 3])
    assert table.state.stock.harvest[7] == 4  # one Noir of 2 lies in the new piles


def test_DP_6_7_the_check_waits_until_the_tile_is_stored() -> None:
    table = village(village="chardonnay 3=1, noir 2=1 / crate, sugar")
    table.play("0 pick harvest 1")
    assert list(table.state.village.piles[2:4]) == [0, 1]


def test_DP_6_8_the_last_blue_accessory_is_shuffled_with_the_discards() -> None:
    """And DP-R42."""
    table = village(village="noir 2, noir 3 / crate=1, sugar=1", chance=[3, 3])
    assert sum(table.state.stock.goods[1::2]) == 14
    table.play("0 pick accessory 1")
    piles = table.state.village.piles
    assert list(piles[BLUE + HEIGHT : BLUE + HEIGHT + 2]) == [8, 7]  # the first has the odd one
    assert (REFILLED, 0, 1, 0, 0) in table.notes(1)
    assert sum(table.state.stock.goods[1::2]) == 0


def test_DP_6_9_the_vintage_effect_moves_one_worker_once() -> None:
    table = village(1, tokens={"village": "vintage"}, workers="no1 presses=1")
    table.play("0 take no1", "0 place d3")
    assert table.at() == "d3"
    assert not table.legal(0, "take")
    table.play("0 pick accessory 1")
    assert table.asked == (0, "after")


def test_DP_6_9_the_move_does_not_count_as_a_benefit_and_may_come_last() -> None:
    table = village(1, tokens={"village": "vintage"})
    table.play("0 pick accessory 1").refuses("0 pick harvest 1").play(
        "0 take supply", "0 place presses"
    )
    assert (table.me.crew, table.asked) == (1, (0, "after"))


def test_DP_R40_only_bonuses_that_can_be_had_and_no_kind_twice() -> None:
    # o14 and o04: grey crate; o05: a marker, but no press takes one
    presses = {"left": "barrel 3", "middle": "barrel 3", "right": "noir 1"}
    table = village(1, display="o14 o04 o05", presses=presses)
    assert table.legal(0, "favour") == {"grey_crate"}
    table.play("0 favour grey_crate")
    assert table.asked == (0, "after")  # just one could be had


def test_DP_R41_a_refill_uses_the_tiles_that_exist() -> None:
    table = village(village="chardonnay 3=1, noir 2=1 / crate, sugar", chance=[7, 1])
    stock = table.state.stock.harvest
    for tile in (2, 4, 5, 8):
        stock[tile] = 0  # left of the six: Chardonnay 2, Noir 2
    table.play("0 pick harvest 1", "0 store left")
    assert list(table.state.village.piles[:4]) == [7, 1, 1, 1]
    table = village(village="chardonnay 3=1, noir 2=1 / crate, sugar", chance=[7, 1])
    stock = table.state.stock.harvest
    for tile in (2, 4, 5, 7, 8):
        stock[tile] = 0
    stock[1] = 1  # a Chardonnay 2, and the Noir 2 that is left in the village
    table.play("0 pick harvest 1", "0 store left")
    assert list(table.state.village.piles[:4]) == [7, 1, 1, 1]


def test_DP_R41_a_single_tile_at_set_up_lies_on_the_first_pile(tmp_path: Path) -> None:
    three = "harvest_value_1 = 5\nharvest_value_2 = 5\nharvest_value_3 = 5"
    few = "harvest_value_1 = 15\nharvest_value_2 = 0\nharvest_value_3 = 0"
    one = "harvest_value_1 = 14\nharvest_value_2 = 1\nharvest_value_3 = 0"
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.text.replace(three, one, 1).replace(three, few), "utf-8")
    match = BOX.match(3, seed=1, content=own)
    assert list(match.state.village.piles[:4]) == [1, -1, 1, 0]
    while match.legal(match.questions[0].seat)[0].split()[0] in ("keep", "lay"):
        match.submit(match.questions[0].seat, match.legal(match.questions[0].seat)[0])
    seat = match.questions[0].seat
    for move in ("raise logistics", "dismiss", "fire done", "end"):
        match.submit(seat, move)
    assert list(match.state.village.piles[:4]) == [1, -1, 1, 0]  # there are no two of the six
    seat = match.questions[0].seat
    for move in ("raise village", "perform", "pick harvest 1", "store right"):
        match.submit(seat, move)
    assert list(match.state.village.piles[:4]) == [-1, -1, 0, 0]


def test_DP_R41_with_fewer_than_two_of_them_nothing_is_done() -> None:
    table = village(village="chardonnay 3=1, noir 2=1 / crate, sugar")
    stock = table.state.stock.harvest
    for tile in (1, 2, 4, 5, 7, 8):
        stock[tile] = 0
    table.play("0 pick harvest 1", "0 store left")
    assert list(table.state.village.piles[:4]) == [-1, 7, 0, 1]


def test_DP_R41_an_empty_village_is_refilled_at_the_end_of_a_turn() -> None:
    table = given(village="-, - / crate, sugar").play("0 raise logistics", "0 dismiss", "0 end")
    assert list(table.state.village.piles[2:4]) == [3, 3]
    village = table.state.village
    for pile in (0, 1):
        village.piles[pile], village.piles[HEIGHT + pile] = -1, 0
    while village.harvest.count > 0:
        village.harvest.take(village.harvest.nth(0))
    table.play("1 raise logistics", "1 dismiss", "1 end")
    assert list(table.state.village.piles[2:4]) == [3, 3]


def test_DP_R42_without_discards_the_accessory_piles_stay() -> None:
    table = village(village="noir 2, noir 3 / crate=1, sugar=1")
    for kind in range(4):
        table.state.houses[2].goods[2 * kind + 1] += table.state.stock.goods[2 * kind + 1]
        table.state.stock.goods[2 * kind + 1] = 0
    table.play("0 pick accessory 1")
    assert list(table.state.village.piles[BLUE : BLUE + 4]) == [-1, 1, 0, 1]


def test_DP_R43_areas_must_differ_and_only_routes_presses_and_vineyard_take_workers() -> None:
    table = village(1, tokens={"village": "vintage"}, workers="no1 d3 presses=1 maison=1")
    assert table.legal(0, "take") == {"supply", "maison", "presses", "no1", "d3"}
    table.play("0 take no1")
    assert {"presses", "east", "south", "west", "e4"} <= table.legal(0, "place")
    assert not {"north", "maison", "supply", "done"} & table.legal(0, "place")
    table = village(1, tokens={"village": "vintage"}, workers="no1 d3").play("0 take d3")
    assert "e4" not in table.legal(0, "place") and "north" in table.legal(0, "place")
    table = village(1, tokens={"village": "vintage"}, workers="presses=1").play("0 take presses")
    assert "presses" not in table.legal(0, "place") and "north" in table.legal(0, "place")


@pytest.mark.parametrize("one_area", [False, True])
def test_DP_R43_the_routes_are_one_area_by_option(one_area: bool) -> None:
    table = village(1, tokens={"village": "vintage"}, workers="no1 d3", routes_one_area=one_area)
    table.play("0 take no1")
    routes = {"north", "east", "south", "west"}
    assert table.legal(0, "place") & routes == (set() if one_area else routes - {"north"})
    assert {"presses", "e4"} <= table.legal(0, "place")
    for tile, place in (("pt_worker", "d3"), ("pt_worker", "supply")):
        table = given(tiles=tile, workers="no1 d3", routes_one_area=one_area)
        table.play(f"0 use {tile}", f"0 take {place}")
        assert table.legal(0, "place") >= routes  # from elsewhere every route is open
    table = given(workers="no1", routes_one_area=one_area)  # logistics knows no such bound
    table.play("0 raise logistics", "0 perform", "0 take no1")
    assert table.legal(0, "place") >= routes


def crowd(table: DomPierreScene) -> None:
    """Every route space and every grape is taken by workers of others."""
    for route in range(4):
        table.state.vineyard.neutral |= empty_spaces(table.state, route)
    table.state.houses[1].pickers |= free_grapes(table.state)


def test_DP_R66_a_source_without_a_way_out_is_not_offered() -> None:
    table = given(workers="presses=1 maison=1", tiles="pt_worker")
    crowd(table)
    table.play("0 use pt_worker")
    assert table.legal(0) == {"take supply", "take maison"}
    table = given(workers="presses=9", tiles="pt_worker")
    crowd(table)
    assert "use pt_worker" not in table.legal(0)


def test_DP_R73_a_harvest_tile_may_be_picked_without_a_press_for_it() -> None:
    full = {press: "barrel 3" for press in ("left", "middle", "right")}
    table = village(1, presses=full)
    before = table.state.stock.harvest[2]
    table.play("0 pick harvest 1")
    assert table.state.stock.harvest[2] == before + 1
    assert table.asked == (0, "after")


def test_DP_R81_the_village_asks_again_while_a_kept_tile_can_be_used() -> None:
    table = village(1, tiles="pt_worker").play("0 pick accessory 1")
    assert table.legal(0) == {"pick done", "use pt_worker"}
