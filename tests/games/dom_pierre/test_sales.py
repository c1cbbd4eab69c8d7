"""DP-8: what is sold where, for how much, and what it leads to."""

import pytest

from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.notes import SOLD
from games.dom_pierre.given import DomPierreScene, given, keep_cards


def sales(strength: int = 2, **position: object) -> DomPierreScene:
    """A sales action of this strength has begun. All quotas pay 2, 4 or 7 points."""
    row = {1: 0, 2: 1, 3: 3}[strength]
    table = given(rows=f"1 1 1 1 {row} 1", **position)  # type: ignore[arg-type]
    return table.play("0 raise sales", "0 perform")


def sold_for(table: DomPierreScene) -> tuple[int, int]:
    """Value and points of the sale that the last answer closed."""
    ((_, _, _, value, points),) = [note for note in table.notes(0) if note[0] == SOLD]
    return value, points


def test_DP_8_1_up_to_the_strength_the_same_market_again() -> None:
    presses = {"left": "barrel 3, barrel 4", "right": "barrel 5"}
    table = sales(2, presses=presses, tops="n01 e04 s04 w02", chance=[2, 4])
    table.play("0 sell north left 1", "0 sell north left 2")
    assert (table.cards(), table.asked) == (["n01", "n03"], (0, "after"))
    assert table.press("right") == "barrel 5"


def test_DP_8_2_a_market_and_a_tile_of_the_own_presses() -> None:
    table = sales(1, presses={"left": "barrel 3", "right": "bottle 5, barrel 2"})
    north = {words for words in table.legal(0, "sell") if words.startswith("north")}
    assert north == {"north left 1", "north right 1", "north right 2"}


def test_DP_8_3_kinds_and_refused_presses() -> None:
    # e01: bottles, not from the left press; w02: barrels, not from the right press
    presses = {"left": "bottle 5, barrel 3", "right": "bottle 6, barrel 4"}
    table = sales(1, presses=presses, tops="n01 e01 s03 w02")
    sells = {words for words in table.legal(0, "sell") if words.split()[0] in ("east", "west")}
    assert sells == {"east right 1", "west left 2"}


def test_DP_8_4_everything_adds_to_the_value() -> None:
    # tile 3, Brussels +1 for the left press, worker in section 2 +2, crate 1, sugar 2, tile 2
    table = sales(
        1,
        presses={"left": "barrel 3"},
        workers="no3",
        goods="grey crate, blue sugar",
        tiles="pt_sale_2",
    )
    table.play("0 sell north left 1", "0 add grey crate", "0 add blue sugar", "0 add pt_sale_2")
    assert sold_for(table) == (11, 7)


def test_DP_8_5_the_farthest_own_worker_gives_the_route_bonus() -> None:
    for workers, others, value in (("", "1:so6", 3), ("so1", "1:so6", 4), ("so1 so6", "", 6)):
        table = sales(
            1,
            presses={"middle": "bottle 2"},
            workers=workers,
            others=others,
            tops="n01 e01 s05 w02",
        )
        table.play("0 sell south middle 1")
        assert sold_for(table)[0] == value


def test_DP_8_6_only_kinds_on_the_card_one_grey_and_one_blue_of_each() -> None:
    goods = "grey crate, grey crate, blue crate, grey cork"
    table = sales(1, presses={"left": "barrel 3"}, goods=goods)
    table.play("0 sell north left 1")  # Brussels: crate and sugar
    assert table.legal(0, "add") == {"grey crate", "blue crate", "done"}
    table.play("0 add grey crate")
    assert table.legal(0, "add") == {"blue crate", "done"}


def test_DP_8_7_DP_R63_used_accessories_go_to_supply_and_discards() -> None:
    """DP-8.7, DP-R63."""
    table = sales(1, presses={"left": "barrel 3"}, goods="grey crate, blue crate")
    grey, blue = table.state.stock.goods[0], table.state.stock.goods[1]
    table.play("0 sell north left 1", "0 add grey crate", "0 add blue crate")
    assert table.goods() == []
    assert (table.state.stock.goods[0], table.state.stock.goods[1]) == (grey + 1, blue + 1)


@pytest.mark.parametrize(("value", "points"), [(1, 2), (5, 2), (6, 4), (10, 4), (11, 7), (12, 7)])
def test_DP_8_8_DP_R48_points_by_the_shields(value: int, points: int) -> None:
    """DP-8.8, DP-R48."""
    table = sales(1, presses={"middle": f"bottle {value}"})
    table.play("0 sell reims middle 1")
    assert sold_for(table) == (value, points)


@pytest.mark.parametrize("quota", range(10))
def test_DP_8_8_every_side_of_every_quota_tile(quota: int) -> None:
    shields = []
    for value in (5, 6, 11):
        table = sales(1, presses={"middle": f"bottle {value}"}, quotas=f"{quota} 0 0 0")
        shields.append(sold_for(table.play("0 sell reims middle 1"))[1])
    assert shields == list(SHIPPED.quota[3 * quota : 3 * quota + 3])


def test_DP_8_9_DP_R48_a_value_of_16_gives_prestige() -> None:
    """DP-8.9, DP-R48."""
    for tile, level in (("", 0), ("pt_sale_1", 1)):
        table = sales(
            1, presses={"right": "bottle 12"}, workers="no5", tiles=tile, glass="", down=0
        )
        table.play("0 sell reims right 1")
        if tile:
            table.play(f"0 add {tile}")
        assert table.me.level == level


def test_DP_8_10_the_card_is_taken_and_the_next_is_open() -> None:
    table = sales(1, presses={"left": "barrel 3"}, chance=[6]).play("0 sell north left 1")
    assert (table.cards(), table.press("left")) == (["n01"], "")
    assert table.state.market.tops[0] == 6


def test_DP_8_11_half_of_the_workers_go_home_the_farthest_first() -> None:
    table = sales(1, presses={"left": "barrel 3"}, workers="no1 no2 no4 ea1", others="1:no5")
    table.play("0 sell north left 1")
    assert (table.at(), table.at(1), table.me.maison) == ("no1 ea1", "no5", 2)


@pytest.mark.parametrize(
    ("workers", "coins"), [("no1 no2", 1), ("no1 no2 no3 no5", 2), ("no1 no2 no3 no4", 1)]
)
def test_DP_8_12_a_franc_for_each_section_left(workers: str, coins: int) -> None:
    table = sales(1, presses={"left": "barrel 3"}, workers=workers, money=0)
    table.play("0 sell north left 1")
    assert table.me.money == coins


def test_DP_8_13_reims_shares_route_and_quota_with_the_north_and_gives_no_card() -> None:
    table = sales(1, presses={"left": "barrel 3"}, workers="no1 no5", quotas="9 0 0 0")
    table.play("0 sell reims left 1")
    assert sold_for(table) == (6, 5)  # 3 + 3; the middle shield of this side is 5
    assert (table.cards(), table.at(), table.state.market.tops[0]) == ([], "no1", 0)


def test_DP_8_14_an_empty_deck_buys_nothing() -> None:
    table = given(presses={"left": "barrel 3, barrel 4"}, tops="n01 e04 s04 w02")
    for route in range(4):
        keep_cards(table.state, route, 1)
    table.play("0 raise sales", "0 perform", "0 sell west left 1")
    markets = {words.split()[0] for words in table.legal(0, "sell")}
    assert markets == {"north", "east", "south", "reims", "done"}
    table.play("0 sell north left 2")
    assert table.state.market.tops[0] == -1


def test_DP_8_15_once_the_top_card_of_a_deck_goes_under_it() -> None:
    table = given(presses={"left": "barrel 3"}, tokens={"sales": "vintage"}, tops="n01 e04 s04 w02")
    keep_cards(table.state, 3, 3)
    table.play("0 raise sales", "0 perform", "0 rotate west").refuses(
        "0 rotate west", "0 rotate east"
    )
    top = table.state.market.tops[3]
    assert top != 1 and table.state.market.under[3] == 2
    table.play("0 sell reims left 1")
    assert table.asked == (0, "after")


def test_DP_8_15_a_deck_of_one_card_stays_as_it_is() -> None:
    table = given(presses={"left": "barrel 3"}, tokens={"sales": "vintage"}, tops="n01 e04 s04 w02")
    keep_cards(table.state, 3, 1)
    table.play("0 raise sales", "0 perform")
    assert table.legal(0, "rotate") == {"north", "east", "south"}
    table = given(tokens={"sales": "vintage"})
    for route in range(4):
        keep_cards(table.state, route, 1)
    assert table.play("0 raise sales").legal(0) == {"dismiss"}


def test_DP_8_15_cards_put_under_come_up_last_in_their_order() -> None:
    table = given(presses={"left": "barrel 3"}, tokens={"sales": "vintage"}, tops="n01 e04 s04 w02")
    keep_cards(table.state, 3, 2)  # w02 and one more
    other = int(table.state.market.unseen[3].nth(0))
    table.play("0 raise sales", "0 perform", "0 rotate west")
    assert table.state.market.tops[3] == other
    table.play("0 sell done", "0 end", "1 raise sales", "1 dismiss", "1 end")
    table.play("2 raise sales", "2 dismiss", "2 end", "0 raise sales", "0 perform", "0 rotate west")
    assert table.state.market.tops[3] == 1  # w02 again


def test_DP_8_15_after_the_last_sale_too() -> None:
    table = sales(1, presses={"left": "barrel 3"}, tokens={"sales": "vintage"})
    table.play("0 sell reims left 1")
    assert table.legal(0) == {f"rotate {r}" for r in ("north", "east", "south", "west")} | {
        "sell done"
    }


@pytest.mark.parametrize(("always", "open_now"), [(True, True), (False, False)])
def test_DP_R47_reims_is_open_always_or_only_for_an_empty_deck(
    always: bool, open_now: bool
) -> None:
    table = given(presses={"left": "barrel 3, barrel 4"}, reims_always=always)
    keep_cards(table.state, 0, 1)
    table.play("0 raise sales", "0 perform")
    assert ("reims left 1" in table.legal(0, "sell")) == open_now
    table.play("0 sell north left 1")
    assert "reims left 2" in table.legal(0, "sell")


def test_DP_R49_the_decks_have_the_cards_of_the_table() -> None:
    counted = []
    for route in range(4):
        deck = [int(kind) for kind in SHIPPED.accepts[15 * route : 15 * route + 15]]
        counted.append((deck.count(1), deck.count(0), deck.count(2)))
    assert counted == [(0, 0, 15), (9, 4, 2), (8, 4, 3), (4, 9, 2)]


def test_DP_R50_a_sale_tile_gained_by_the_sale_serves_later_ones() -> None:
    table = sales(
        2,
        presses={"right": "bottle 12, barrel 2"},
        workers="no5",
        tiles="pt_sale_1",
        glass="pt_sale_2",
        down=0,
    )
    table.play("0 sell reims right 1", "0 add pt_sale_1", "0 gain pt_sale_2")
    assert table.me.points == 7
    table.play("0 sell reims right 2", "0 add pt_sale_2")
    assert sold_for(table)[0] == 4


def test_DP_R51_prestige_comes_before_card_tile_and_workers() -> None:
    table = sales(
        1,
        presses={"right": "bottle 12"},
        workers="no5",
        tiles="pt_sale_1",
        glass="pt_worker",
        down=0,
        money=0,
    )
    table.play("0 sell north right 1", "0 add pt_sale_1")
    assert (table.press("right"), table.cards()) == ("bottle 12", [])
    table.play("0 gain pt_worker", "0 use pt_worker", "0 take supply", "0 place north")
    # two workers stood there, the farther one came home
    assert (table.at(), table.me.maison, table.me.money) == ("no1", 1, 1)
    assert (table.press("right"), table.cards()) == ("", ["n01"])


def test_DP_R52_several_sale_tiles_in_one_sale() -> None:
    table = sales(1, presses={"left": "barrel 3"}, tiles="pt_sale_1 pt_sale_2 pt_sale_2")
    table.play("0 sell reims left 1", "0 add pt_sale_1", "0 add pt_sale_2", "0 add pt_sale_2")
    assert sold_for(table)[0] == 8


def test_DP_R68_a_sale_begun_is_closed_by_add_done_alone() -> None:
    table = sales(1, presses={"left": "barrel 3"}, goods="grey crate")
    table.play("0 sell north left 1").refuses("0 sell done", "0 sell reims left 1")
    table.play("0 add done")
    assert sold_for(table)[0] == 4


def test_DP_R76_without_own_workers_nobody_goes_home() -> None:
    table = sales(1, presses={"left": "barrel 3"}, money=0, others="1:no1")
    table.play("0 sell north left 1")
    assert (table.me.maison, table.me.money, table.at(1)) == (0, 0, "no1")


def test_DP_R82_accessories_are_added_kind_by_kind_grey_before_blue() -> None:
    goods = "grey crate, blue crate, grey sugar, blue sugar"
    table = sales(1, presses={"left": "barrel 3"}, goods=goods).play("0 sell north left 1")
    table.play("0 add blue crate")
    assert table.legal(0, "add") == {"grey sugar", "blue sugar", "done"}


@pytest.mark.parametrize("card", range(60))
def test_every_market_card_buys_what_it_says(card: int) -> None:
    route = card // 15
    tops = ["n01", "e01", "s01", "w01"]
    tops[route] = SHIPPED.ids["market_card"][card]
    presses = {name: "bottle 5, barrel 3" for name in ("left", "middle", "right")}
    table = sales(1, presses=presses, tops=" ".join(tops))
    market = SHIPPED.ids["route"][route]
    kinds = {0: "2", 1: "1", 2: "1 2"}[int(SHIPPED.accepts[card])].split()
    open_presses = [n for k, n in enumerate(presses) if SHIPPED.press_add[3 * card + k] >= 0]
    sells = {words for words in table.legal(0, "sell") if words.startswith(market)}
    assert sells == {f"{market} {press} {slot}" for press in open_presses for slot in kinds}
    press, slot = open_presses[0], kinds[0]
    table.play(f"0 sell {market} {press} {slot}")
    bonus = SHIPPED.press_add[3 * card + list(presses).index(press)]
    assert sold_for(table)[0] == {"1": 5, "2": 3}[slot] + bonus
