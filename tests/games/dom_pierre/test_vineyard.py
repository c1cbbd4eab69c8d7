"""DP-4: planting, harvesting, storing."""

from pathlib import Path

import pytest

from cuvee.games.dom_pierre.content import SHIPPED
from games.dom_pierre.given import CELL, DomPierreScene, given, replant

C, M, N = 0, 1, 2  # what chance draws: Chardonnay, Meunier, Noir


def yard(strength: int = 1, **position: object) -> DomPierreScene:
    """A vineyard action of this strength has begun; everything else in row 0, so it is free."""
    row = {1: 0, 2: 1, 3: 3}[strength]
    table = given(rows=f"{row} 0 0 0 0 0", **position)  # type: ignore[arg-type]
    return table.play("0 raise vineyard", "0 perform")


def test_DP_4_1_the_cost_is_paid_first() -> None:
    table = given(rows="1 2 2 2 2 2", money=2, chance=[C, M]).play("0 raise vineyard", "0 perform")
    assert (table.me.money, table.asked) == (0, (0, "planting"))


def test_DP_4_2_DP_R19_all_grapes_are_drawn_at_once() -> None:
    """DP-4.2, DP-R19."""
    table = yard(3, chance=[C, M, N])
    grapes = {words.split()[0] for words in table.legal(0, "plant")}
    assert grapes == {"chardonnay", "pinot_meunier", "pinot_noir"}
    assert table.state.vineyard.bag.count == 44


def test_DP_4_3_every_drawn_grape_is_planted_in_any_order() -> None:
    table = yard(2, chance=[C, M]).refuses("0 harvest none", "0 end")
    table.play("0 plant pinot_meunier d2", "0 harvest none")
    assert table.legal(0, "plant") and all("chardonnay" in w for w in table.legal(0, "plant"))


def test_DP_4_4_next_to_a_grape_orthogonally() -> None:
    table = yard(chance=[C])
    cells = {words.split()[1] for words in table.legal(0, "plant")}
    assert cells == set(["d2", "c3", "e3", "d4", "f4", "e5", "c5", "d6", "b4"])


def test_DP_4_5_DP_R79_the_bonus_below_goes_to_the_planter() -> None:
    """DP-4.5, DP-R79."""
    table = yard(grapes="e3=noir", bonuses={"f3": "coin_1"}, money=3, chance=[C])
    table.play("0 plant chardonnay f3")
    assert (table.me.money, table.goods()) == (4, [])
    table = yard(grapes="e3=noir", bonuses={"f3": "grey_sugar"}, chance=[C])
    table.play("0 plant chardonnay f3")
    assert table.goods() == ["grey sugar"]
    assert table.state.vineyard.bonuses[SHIPPED.bonus_cell[CELL["f3"]]] == -1


def test_DP_1_5_with_four_players_the_bonuses_lie_further_out() -> None:
    for seats, cell, found in ((3, "c2", 1), (3, "b2", 0), (4, "c2", 0), (4, "b2", 1)):
        table = yard(seats=seats, grapes="c3=noir b3=noir", money=3, chance=[C])
        table.play(f"0 plant chardonnay {cell}")
        assert len(table.goods()) + table.me.money - 3 == found


def test_DP_4_6_the_eight_cells_around_count_without_the_planted_grape() -> None:
    # around d4: d3 Noir, e4 Meunier, d5 Chardonnay, c4 Noir
    table = yard(chance=[C]).play("0 plant chardonnay d4")
    assert table.legal(0) == {
        "harvest chardonnay",
        "harvest pinot_meunier",
        "harvest pinot_noir",
        "harvest none",
    }
    table.play("0 harvest pinot_noir", "0 store left")
    assert table.press("left") == "noir 2"
    table = yard(chance=[C]).play("0 plant chardonnay d4", "0 harvest chardonnay", "0 store left")
    assert table.press("left") == "chardonnay 1"


AROUND_F4 = ["e3", "f3", "g3", "e4", "g4", "e5", "f5", "g5"]


@pytest.mark.parametrize("cell", AROUND_F4)
def test_DP_4_6_each_of_the_eight_counts(cell: str) -> None:
    grapes = " ".join(f"{near}={'noir' if near == cell else 'meunier'}" for near in AROUND_F4)
    table = yard(grapes=grapes, chance=[C]).play("0 plant chardonnay f4")
    table.play("0 harvest pinot_noir", "0 store left")
    assert table.press("left") == "noir 1"


def test_DP_4_7_DP_R23_DP_R24_one_worker_on_the_variety_lifts_the_value() -> None:
    """DP-4.7, DP-R23, DP-R24."""
    # d3 and c4 are Noir, far from f4; the player says which worker goes
    table = yard(workers="d3 c4 e4", grapes="e5=noir", chance=[C]).play("0 plant chardonnay f4")
    table.play("0 harvest pinot_noir")
    assert table.legal(0) == {"boost d3", "boost c4", "boost none"}
    table.play("0 boost c4", "0 store left")
    assert (table.press("left"), table.me.maison, table.at()) == ("noir 2", 1, "d3 e4")


def test_DP_4_7_only_an_own_worker_lifts_the_value() -> None:
    table = yard(others="1:d3", grapes="e5=noir", chance=[C]).play("0 plant chardonnay f4")
    assert table.play("0 harvest pinot_noir").asked == (0, "storing")


def test_DP_4_8_three_at_most() -> None:
    grapes = "c3=noir e3=noir c5=noir"  # around d4 there are five Noir grapes
    table = yard(grapes=grapes, workers="d3", chance=[C])
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.asked == (0, "storing")  # nothing to lift any more
    table.play("0 store left")
    assert table.press("left") == "noir 3"


def test_DP_4_9_the_tile_comes_from_the_supply() -> None:
    table = yard(chance=[C])
    before = table.state.stock.harvest[3 * N + 1]
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.state.stock.harvest[3 * N + 1] == before - 1


def empty_stock(table: DomPierreScene, grape: int, values: str) -> None:
    """Put the supply of these values away under somebody else's presses: three seats hold them."""
    for value in map(int, values.split()):
        table.state.stock.harvest[3 * grape + value - 1] = 0


def test_DP_4_10_DP_R28_a_lower_face_stands_for_the_full_value() -> None:
    """DP-4.10, DP-R28."""
    table = yard(chance=[C])
    empty_stock(table, N, "2")
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.state.stock.harvest[3 * N] == 4  # a printed 1 was taken
    table.play("0 store left")
    assert table.press("left") == "noir 2"


def test_DP_4_11_nothing_is_had_when_only_higher_faces_are_left() -> None:
    table = yard(chance=[C])
    empty_stock(table, N, "1 2")
    table.play("0 plant chardonnay d4")
    assert "pinot_noir" not in table.legal(0, "harvest")


def test_DP_4_12_later_grapes_see_earlier_ones() -> None:
    table = yard(2, chance=[N, C])
    table.play("0 plant pinot_noir e3", "0 harvest none", "0 plant chardonnay d4")
    table.play("0 harvest pinot_noir", "0 store left")
    assert table.press("left") == "noir 3"  # d3, c4 and the new one on e3


def test_DP_4_13_at_most_one_tile_of_a_variety_in_a_press() -> None:
    table = yard(chance=[C], presses={"left": "noir 1", "middle": "meunier 1, chardonnay 1"})
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.legal(0, "store") == {"middle", "right", "supply"}


def test_DP_4_14_no_tile_beside_champagne() -> None:
    table = yard(chance=[C], presses={"left": "barrel 3", "middle": "-, bottle 9"})
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.legal(0, "store") == {"right", "supply"}


def test_DP_4_15_a_tile_may_go_back() -> None:
    table = yard(chance=[C])
    before = list(table.state.stock.harvest)
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir", "0 store supply")
    assert list(table.state.stock.harvest) == before
    assert table.asked == (0, "after")
    table = yard(chance=[C])
    empty_stock(table, N, "2")  # a printed 1 stands for the 2, and goes back as a 1
    before = list(table.state.stock.harvest)
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir", "0 store supply")
    assert list(table.state.stock.harvest) == before


def drained(count: int) -> DomPierreScene:
    """A vineyard action of strength 3 with so many grapes left in the bag, all Chardonnay."""
    table = given(rows="3 0 0 0 0 0")
    bag, planted = table.state.vineyard.bag, table.state.vineyard.planted()
    free = [cell for cell in range(52) if not planted >> cell & 1]
    for cell in free:
        if bag.count > count:
            kind = next(k for k in (2, 1, 0) if bag.left[k] > 0)
            replant(table.state, cell, kind)
    return table.play("0 raise vineyard", "0 perform")


def test_DP_4_16_DP_R26_missing_grapes_are_pointed_at() -> None:
    """DP-4.16, DP-R26."""
    table = drained(1)
    (move, *_) = sorted(table.legal(0))
    assert move.startswith("plant chardonnay")
    table.play(f"0 {move}")
    if table.asked[1] == "harvesting":
        table.play("0 harvest none")
    assert "d3" in table.legal(0, "point")
    planted = move.split()[2]
    assert planted in table.legal(0, "point")  # also the one just planted
    table.play("0 point d3", "0 harvest none", "0 point d3")  # and the same again
    assert table.asked == (0, "harvesting")


def test_DP_R26_pointing_gains_no_bonus() -> None:
    table = drained(0)
    bonuses = list(table.state.vineyard.bonuses)
    covered = [name for name, cell in CELL.items() if SHIPPED.bonus_cell[cell] >= 0]
    money, goods = table.me.money, table.goods()
    table.play(f"0 point {covered[0]}")
    assert list(table.state.vineyard.bonuses) == bonuses
    assert (table.me.money, table.goods()) == (money, goods)


def test_DP_4_17_once_per_turn_the_planted_grape_counts_itself() -> None:
    table = yard(2, tokens={"vineyard": "vintage"}, chance=[N, N])
    table.play("0 plant pinot_noir d4", "0 harvest pinot_noir")
    assert table.legal(0) == {"boost self", "boost none"}
    table.play("0 boost self", "0 plant pinot_noir e3", "0 harvest pinot_noir", "0 store left")
    assert table.press("left") == "noir 3"
    assert table.asked == (0, "storing")  # the second harvest was not lifted: used up


def test_DP_4_17_only_for_its_own_variety() -> None:
    table = yard(1, tokens={"vineyard": "vintage"}, chance=[C])
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert table.asked == (0, "storing")


def test_DP_R20_tiles_are_stored_at_the_end_each_anywhere() -> None:
    table = yard(2, chance=[C, C])
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir", "0 plant chardonnay c3")
    table.play("0 harvest pinot_noir", "0 store left", "0 store right")
    assert (table.press("left"), table.press("right")) == ("noir 2", "noir 2")


def test_DP_R21_a_variety_without_a_grape_around_may_be_lifted_to_1() -> None:
    # around f3 with e4 Meunier alone: no Noir there
    position = {"workers": "d3", "grapes": "e3=meunier", "chance": [C]}
    table = yard(**position).play("0 plant chardonnay f3")  # type: ignore[arg-type]
    assert "pinot_noir" in table.legal(0, "harvest")
    table.play("0 harvest pinot_noir").refuses("0 boost none")
    table.play("0 boost d3", "0 store left")
    assert table.press("left") == "noir 1"
    table = yard(zero_base_harvest=False, **position)  # type: ignore[arg-type]
    table.play("0 plant chardonnay f3")
    assert "pinot_noir" not in table.legal(0, "harvest")


def test_DP_R25_a_harvest_may_be_declined_and_no_worker_is_spent() -> None:
    table = yard(workers="d3", chance=[C]).play("0 plant chardonnay d4", "0 harvest none")
    assert (table.at(), table.asked) == ("d3", (0, "after"))


def test_DP_R27_without_a_cell_grapes_go_back_and_others_are_pointed_at(tmp_path: Path) -> None:
    text = SHIPPED.text
    for line in [line for line in text.splitlines() if line.startswith("orthogonal")]:
        text = text.replace(line + "\n", "orthogonal = []\n")
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    table = given(rows="0 0 0 0 0 0", content=own, chance=[C])
    table.play("0 raise vineyard", "0 perform")
    assert table.legal(0, "point") == {"d3", "e4", "d5", "c4"}
    assert table.state.vineyard.bag.count == 47


def test_DP_R29_a_harvested_tile_without_a_press_returns_to_the_supply() -> None:
    full = {press: "barrel 3" for press in ("left", "middle", "right")}
    table = yard(presses=full, chance=[C])
    before = list(table.state.stock.harvest)
    table.play("0 plant chardonnay d4", "0 harvest pinot_noir")
    assert (table.asked, list(table.state.stock.harvest)) == ((0, "after"), before)


@pytest.mark.parametrize(("gone", "offered"), [("1", True), ("1 2", False)])
def test_DP_R72_a_variety_is_named_only_if_a_face_is_within_reach(gone: str, offered: bool) -> None:
    # around d4 one Meunier; a worker can lift it to 2
    table = yard(workers="e4", chance=[C])
    empty_stock(table, M, gone)
    table.play("0 plant chardonnay d4")
    assert ("pinot_meunier" in table.legal(0, "harvest")) == offered
    if offered:
        table.play("0 harvest pinot_meunier").refuses("0 boost none")


def test_DP_R72_the_vintage_effect_cannot_be_left_where_it_is_needed() -> None:
    table = yard(tokens={"vineyard": "vintage"}, chance=[M])
    empty_stock(table, M, "1")
    table.play("0 plant pinot_meunier d4", "0 harvest pinot_meunier")
    assert table.legal(0) == {"boost self"}
    table = yard(tokens={"vineyard": "vintage"}, workers="e4", chance=[M])
    empty_stock(table, M, "1")
    table.play("0 plant pinot_meunier d4", "0 harvest pinot_meunier", "0 boost none")
    assert table.legal(0) == {"boost e4"}
