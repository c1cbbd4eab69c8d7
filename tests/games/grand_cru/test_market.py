"""GC-10 Raise demand, GC-11 harvest, GC-12 sell."""

from games.grand_cru.given import (
    barrel,
    fair_barrel,
    given,
    level,
    planted,
    purses,
)


def test_GC_10_1_demand_rises_one_level_for_nothing() -> None:
    table = given(money=[0]).play("0 demand merlot")
    assert level(table, "merlot") == 2 and purses(table)[0] == 0


def test_GC_10_2_not_beyond_the_top() -> None:
    table = given(demand="gamay 6, merlot 6")
    assert table.legal(0, "demand") == {"syrah", "merlot", "cabernet", "pinot_noir"}


def test_GC_10_3_the_price_is_that_of_the_level_and_may_stay_equal() -> None:
    prices = []
    for at in (1, 2, 3):
        table = given(demand=f"gamay {at}", cellar=["b2 gamay 1"], money=[0])
        prices.append(purses(table.play("0 sell b2 gamay 1"))[0])
    assert prices == [2, 2, 3]


def test_GC_11_1_a_franc_moves_a_cube_to_the_first_barrel() -> None:
    table = given(vineyard=["gamay gamay"], money=[5]).play("0 harvest gamay")
    assert planted(table, 0) == "gamay- gamay"
    assert barrel(table, 0, 1) == {"gamay": 1} and purses(table)[0] == 4


def test_GC_11_2_it_takes_a_cube_and_a_franc() -> None:
    assert given(vineyard=["gamay- syrah syrah"]).legal(0, "harvest") == {"syrah"}
    assert given(vineyard=["gamay syrah"], money=[0]).legal(0, "harvest") == set()


def test_GC_11_3_the_last_vine_waits_for_the_last_leaf() -> None:
    assert given(vineyard=["gamay syrah-"], round=3).legal(0, "harvest") == set()
    assert given(vineyard=["gamay syrah-"], round=4).legal(0, "harvest") == {"gamay"}


def test_GC_12_1_GC_R18_one_to_all_cubes_of_a_variety_in_a_barrel() -> None:
    """GC-12.1, GC-R18."""
    table = given(cellar=["b3 gamay 2, b3 merlot 1, b2 gamay 1, b2 syrah 4, b5 cabernet 1"])
    wines = {"b3 gamay 1", "b3 gamay 2", "b3 merlot 1", "b2 gamay 1", "b5 cabernet 1"}
    assert table.legal(0, "sell") == wines


def test_GC_12_2_price_times_cubes() -> None:
    table = given(cellar=["b5 pinot_noir 3"], demand="pinot_noir 4", money=[1])
    assert purses(table.play("0 sell b5 pinot_noir 2"))[0] == 1 + 2 * 9
    assert barrel(table, 0, 5) == {"pinot_noir": 1}


def test_GC_12_3_sold_cubes_go_to_the_fair_barrel() -> None:
    table = given(cellar=["b2 gamay 2"]).play("0 sell b2 gamay 2")
    assert fair_barrel(table, 0) == {"gamay": 2} and barrel(table, 0, 2) == {}


def test_GC_12_4_demand_falls_once_a_sale_and_not_below_the_first_level() -> None:
    table = given(cellar=["b2 gamay 3"], demand="gamay 4, syrah 3")
    table.play("0 sell b2 gamay 3")
    assert level(table, "gamay") == 3 and level(table, "syrah") == 3
    table = given(cellar=["b2 gamay 1"]).play("0 sell b2 gamay 1")
    assert level(table, "gamay") == 1


def test_GC_12_5_young_wine_is_not_sold() -> None:
    young = "b1 gamay 1, b2 syrah 1, b2 merlot 1, b3 cabernet 1, b4 pinot_noir 1"
    assert given(cellar=[young]).legal(0, "sell") == set()


def test_GC_R75_a_sale_is_paid_before_demand_falls() -> None:
    table = given(cellar=["b4 syrah 1"], demand="syrah 2", money=[0])
    assert purses(table.play("0 sell b4 syrah 1"))[0] == 3 and level(table, "syrah") == 1


def test_GC_R29_the_bank_never_runs_out() -> None:
    table = given(cellar=["b5 pinot_noir 25"], demand="pinot_noir 7", money=[0, 260])
    assert purses(table.play("0 sell b5 pinot_noir 25"))[0] == 300
