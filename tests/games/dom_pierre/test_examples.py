"""Section 7: the fourteen worked examples, number by number."""

from cuvee.games.dom_pierre import scoring
from cuvee.games.dom_pierre.model.house import GONE, VINTAGE
from games.dom_pierre.given import IDS, given


def test_DP_E1_strength_3_cost_1() -> None:
    table = given(display="o01 o02 o03 o04 o05", rows="2 5 3 2 4 1", money=3).play(
        "0 raise village", "0 perform"
    )
    assert table.me.money == 2
    table.play("0 pick accessory 1", "0 pick harvest 1", "0 store left")
    table.play("0 favour coin_1", "0 favour grey_crate")
    assert (table.asked, table.me.money) == ((0, "after"), 3)  # three benefits, no more


def test_DP_E2_a_strength_token_helps_at_once() -> None:
    table = given(rows="2 2 3 1 2 2", blue=True)
    table.play("0 raise logistics", "0 strengthen logistics", "0 perform", *["0 take supply"] * 3)
    assert (table.state.hand, table.asked) == (3, (0, "placing"))


def test_DP_E3_a_kept_vineyard_token_works_in_each_vineyard_action() -> None:
    """And DP-3.7."""
    table = given(tokens={"vineyard": "vintage"}, chance=[2, 0, 2, 0])
    assert table.me.spaces[0] == VINTAGE
    table.play("0 raise vineyard", "0 perform", "0 plant pinot_noir d4", "0 harvest pinot_noir")
    assert "boost self" in table.legal(0)
    table.play("0 boost self", "0 plant chardonnay d6", "0 harvest none", "0 store left", "0 end")
    for seat in (1, 2):
        table.play(f"{seat} raise sales", f"{seat} dismiss", f"{seat} end")
    table.play("0 raise vineyard", "0 perform", "0 plant pinot_noir e3", "0 harvest pinot_noir")
    assert "boost self" in table.legal(0)


def test_DP_E4_up_to_four_sales() -> None:
    presses = {press: "bottle 3, barrel 4" for press in ("left", "middle", "right")}
    table = given(rows="1 1 1 1 3 1", tokens={"sales": "strength"}, presses=presses)
    table.play("0 raise sales", "0 perform")
    for sold in ("left 1", "left 2", "middle 1", "middle 2"):
        assert table.asked == (0, "selling")
        table.play(f"0 sell reims {sold}")
    assert table.asked == (0, "after")


def test_DP_E5_a_worker_lifts_the_harvest_to_2() -> None:
    table = given(rows="0 0 0 0 0 0", workers="d3", chance=[0])
    table.play("0 raise vineyard", "0 perform", "0 plant chardonnay e3", "0 harvest pinot_noir")
    table.play("0 boost d3", "0 store right")
    assert (table.me.maison, table.press("right")) == (1, "noir 2")


def test_DP_E6_three_grapes_three_tiles() -> None:
    table = given(
        rows="3 0 0 0 0 0",
        grapes="c4=noir e3=chardonnay e2=chardonnay",
        bonuses={"f3": "grey_sugar"},
        presses={"right": "meunier 2"},
        chance=[0, 1, 2],
    )
    table.play("0 raise vineyard", "0 perform")
    table.play("0 plant chardonnay f3", "0 harvest pinot_meunier")
    table.play("0 plant pinot_noir f2", "0 harvest chardonnay")
    table.play("0 plant pinot_meunier d4", "0 harvest pinot_noir")
    table.play("0 store left", "0 store right", "0 store right")
    assert table.goods() == ["grey sugar"]
    assert table.press("left") == "meunier 1"
    assert table.press("right") == "chardonnay 3, meunier 2, noir 2"


def test_DP_E7_two_presses() -> None:
    presses = {"left": "meunier 1", "right": "chardonnay 3, meunier 2, noir 2"}
    table = given(rows="2 1 2 2 2 1", money=2, workers="presses=1", presses=presses)
    before = sum(table.state.stock.harvest)
    table.play("0 raise cellar", "0 perform", "0 press right mixed", "0 press left barrels")
    assert table.press("right") == "bottle 10, barrel 7"
    assert table.press("left") == "barrel 2, barrel 1"
    assert (table.me.money, table.me.crew, table.me.maison, table.me.level) == (1, 0, 1, 0)
    assert sum(table.state.stock.harvest) == before + 4


def test_DP_E8_a_village_action_in_the_top_row() -> None:
    table = given(
        rows="2 3 5 2 4 2",
        money=4,
        presses={"left": "barrel 3, barrel 4"},
        village="meunier 2, noir 2 / cork, sugar",
    )
    table.play("0 raise village", "0 perform", "0 pick accessory 1", "0 pick harvest 1")
    table.play("0 store right", "0 taste left 1", "0 taste left 2")
    assert (table.me.money, table.goods(), table.press("right")) == (2, ["blue cork"], "meunier 2")
    assert (table.me.rows[2], table.me.points, table.state.discs_off) == (GONE, 5 + 2, 1)


def test_DP_E9_four_workers_to_the_west() -> None:
    table = given(seat=2, rows="1 1 1 3 1 1", workers="maison=2 presses=2", others="0:we1 1:we3")
    assert table.me.supply == 5
    table.play("2 raise logistics", "2 perform", *["2 take supply"] * 3)
    table.play(*["2 place west"] * 4, "2 place presses")
    assert table.at() == "we2 we4 we5 we6"
    assert (table.me.crew, table.me.supply, table.me.maison) == (3, 2, 0)


def test_DP_E10_a_barrel_to_brussels() -> None:
    table = given(
        rows="0 0 0 0 0 0",
        presses={"left": "barrel 3"},
        workers="no1 no2",
        goods="grey crate, blue sugar",
        money=0,
    )
    grey = table.state.stock.goods[0]
    table.play(
        "0 raise sales", "0 perform", "0 sell north left 1", "0 add grey crate", "0 add done"
    )
    assert (22, 0, 0, 6, 4) in table.notes(0)  # card n01, value 6, 4 points
    assert (table.me.points, table.cards(), table.at()) == (4, ["n01"], "no1")
    assert (table.me.maison, table.me.money, table.state.stock.goods[0]) == (1, 1, grey + 1)


def test_DP_E10_with_the_sugar_the_value_is_8() -> None:
    table = given(
        rows="0 0 0 0 0 0",
        presses={"left": "barrel 3"},
        workers="no1 no2",
        goods="grey crate, blue sugar",
    )
    table.play("0 raise sales", "0 perform", "0 sell north left 1", "0 add grey crate")
    table.play("0 add blue sugar")
    assert (22, 0, 0, 8, 4) in table.notes(0)


def test_DP_E11_one_card_kept_two_bonuses() -> None:
    table = given(rows="1 1 1 1 1 3", display="o01 o14 o24 o02 o03")
    table.play("0 raise objectives", "0 perform", "0 keep o01", "0 discard o14", "0 discard o24")
    table.play("0 store right")
    assert table.me.objectives == 1 << IDS["objective_card"].index("o01")
    assert (table.goods(), table.press("right")) == (["grey crate"], "noir 1")
    assert (bin(table.state.shelf.discarded).count("1"), len(table.display())) == (2, 5)


def test_DP_E12_three_workers_dismissed() -> None:
    table = given(rows="1 3 1 1 1 1", workers="maison=2 d3", money=0)
    table.play("0 raise cellar", "0 dismiss", "0 fire maison", "0 fire maison", "0 fire d3")
    assert (table.me.money, table.me.supply, table.me.maison) == (3, 9, 0)


def test_DP_E13_a_sale_of_17() -> None:
    table = given(
        level=3,
        presses={"right": "bottle 12"},
        workers="no5",
        tiles="pt_sale_2",
        glass="pt_crown pt_vp_2 pt_vp_3",
        down=2,
        chance=[8, 3],
    )
    table.play("0 raise sales", "0 perform", "0 sell reims right 1", "0 add pt_sale_2")
    assert (22, 0, 60, 17, 7) in table.notes(0)
    assert (table.me.level, sum(table.state.glass.up), table.me.points) == (4, 4, 7)
    table.play("0 gain pt_modifier_2", "0 hold")
    assert table.me.kept(IDS["prestige_tile"].index("pt_modifier_2")) == 1


def test_DP_E14_the_final_scoring_is_worth_39() -> None:
    table = given(level=7, cards="n02 n04 n07")
    table.me.crown = 0
    assert scoring.prestige(table.state, 0) + scoring.crowns(table.state, 0) == 39
