"""DP-16: what is limited, what is not, and what happens when it runs out."""

from cuvee.games.dom_pierre.audit import audit
from games.dom_pierre.given import given


def test_DP_16_1_accessories_harvest_tiles_and_flags_are_limited() -> None:
    table = given(rows="1 1 1 1 1 1", display="o14 o08 o24")
    stock = table.state.stock
    assert (sum(stock.harvest) + 2 + table.state.village.harvest.count, stock.usa) == (45, 6)
    stock.goods[0] = 0
    stock.usa = 0
    stock.harvest[6] = 0
    table.play("0 raise village", "0 perform")
    assert not table.legal(0, "favour")
    table = given(rows="1 1 1 1 1 3", display="o14 o08 o40 o12 o13")
    stock, crates = table.state.stock, table.state.stock.goods[0]
    table.play("0 raise objectives", "0 perform", "0 keep o40", "0 discard o14", "0 discard o08")
    assert (stock.goods[0], stock.usa, stock.russia) == (crates - 1, 5, 6)


def test_DP_16_2_champagne_coins_and_markers_are_not() -> None:
    presses = {"left": "barrel 12, barrel 12", "right": "noir 3, meunier 3, chardonnay 3, +2"}
    table = given(
        presses=presses, money=400, rows="0 1 0 0 0 0", workers="presses=1", glass="", down=0
    )
    table.play("0 raise cellar", "0 perform", "0 press right barrels")
    assert table.press("right") == "barrel 11, barrel 11"
    assert audit(table.state) == ""


def test_DP_16_3_DP_R77_a_bonus_that_is_not_there_is_lost() -> None:
    """DP-16.3, DP-R77."""
    table = given(display="o40 o08 o14", cards="w02")
    table.state.houses[2].usa = 6
    table.state.stock.usa = 0
    table.play("0 raise objectives", "0 perform", "0 keep o40", "0 discard o08")
    assert (table.me.usa, table.asked) == (0, (0, "after"))
    assert table.cards() == ["w02"]  # flags on cards are not affected


def test_DP_16_4_markers_that_raise_a_tile_leave_with_it_and_never_count_again() -> None:
    table = given(presses={"right": "noir 3:1"}, rows="0 1 0 0 0 0", workers="presses=1")
    before = table.state.stock.harvest[6]
    table.play("0 raise cellar", "0 perform", "0 press right barrels")
    assert (table.press("right"), table.me.marker(2)) == ("barrel 3, barrel 3", 0)
    assert table.state.stock.harvest[6] == before + 1
