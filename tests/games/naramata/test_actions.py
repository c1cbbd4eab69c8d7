"""NA-9 Cheese tasting, NA-10 shopping, NA-11 viewpoint, NA-14 wine flight, NA-15 wine lunch."""

import pytest

from cuvee.games.naramata.face import FACE
from cuvee.games.naramata.model.cards import CASE, CHEESE, WINE
from games.naramata.given import CARD, NaramataScene, die, draws, given

TASTE = ("0 go three_sisters.cheese_tasting", "0 act")
DRINK = ("0 go three_sisters.wine_flight", "0 act")
LOOK = ("0 go four_shadows.viewpoint", "0 act")
SHOP = ("0 go maple_leaf.shopping", "0 act")
EAT = ("0 go roche.wine_lunch", "0 act")


def cheese(cards: str, tourists: str, prestige: int = 0, upgrades: str = "") -> NaramataScene:
    table = given(
        tourists=[tourists], prestige=[prestige, 0], upgrades=[upgrades, ""],
        chance=draws(cards), hours=[0, 9],
    )  # fmt: skip
    return table.play(*TASTE)


def wine(cards: str, tourists: str, prestige: int = 0, upgrades: str = "") -> NaramataScene:
    table = given(
        tourists=[tourists], prestige=[prestige, 0], upgrades=[upgrades, ""],
        chance=draws(cards), hours=[0, 9],
    )  # fmt: skip
    return table.play(*DRINK)


def test_NA_9_1_two_cheeses_three_with_the_board() -> None:
    """And NA-18.3."""
    for upgrades, cards in (("", "c01 c06"), ("cheese_board", "c01 c06 c11")):
        table = cheese(cards, "t01 t05", upgrades=upgrades)
        assert {text.split()[0] for text in table.legal(0, "give")} == {*cards.split(), "done"}


def test_NA_9_2_any_number_also_none() -> None:
    """And NA-E5."""
    table = cheese("c01 c13", "t01 t05").play("0 give c01 1", "0 give done")
    assert table.prestige[0] == 2
    assert table.hours[0] == 1
    table = cheese("c01 c13", "t01 t05").play("0 give done")
    assert table.prestige[0] == 3


def test_NA_9_3_who_can_give_nothing_more_is_told_so() -> None:
    for prestige, told in ((2, "Who gets which card? "), (0, "Nobody can be served any more")):
        table = cheese("c01 c06", "t01 t05", prestige).play("0 give c01 1")
        step = table.match.question(0)
        assert step is not None
        assert FACE.question(table.match.view(0), step, ["Ada", "Ben"]).startswith(told)


def test_NA_9_3_the_second_costs_two_unless_paired() -> None:
    """And NA-18.4."""
    table = cheese("c01 c06", "t01 t05").play("0 give c01 1")
    assert table.legal(0, "give") == {"done"}
    table = cheese("c01 c06", "t01 t05", 2).play("0 give c01 1", "0 give c06 1")
    assert table.prestige[0] == 0
    table = cheese("c01 c06", "t01 t05", 2, "cheese_pairing").play("0 give c01 1", "0 give c06 1")
    assert table.prestige[0] == 2


def test_NA_R69_each_further_card_costs_two() -> None:
    table = cheese("c01 c06 c11", "t01 t05", 5, "cheese_board")
    table.play("0 give c01 1", "0 give c06 1", "0 give c11 1")
    assert table.prestige[0] == 1
    table = cheese("c01 c06 c11", "t01 t05", 5, "cheese_board cheese_pairing")
    table.play("0 give c01 1", "0 give c06 1", "0 give c11 1")
    assert table.prestige[0] == 3


def test_NA_9_4_only_to_a_cheese_row_with_room() -> None:
    """And NA-R31."""
    table = given(tourists=["t02 t09 t01"], chance=draws("c01 c06"))
    table.on(0, 2, "c11 c15").play(*TASTE)
    assert table.legal(0, "give") == {"c01 3", "c06 3", "done"}


def test_NA_9_5_never_two_of_a_type() -> None:
    table = given(tourists=["t01 t05"], chance=draws("c01 c06"))
    table.on(0, 1, "c02").play(*TASTE)
    assert table.legal(0, "give") == {"c01 2", "c06 1", "c06 2", "done"}
    table = cheese("c01 c05", "t01 t05", 2).play("0 give c01 1")
    assert table.legal(0, "give") == {"c05 2", "done"}


def test_NA_9_6_to_the_same_or_to_different_tourists() -> None:
    """And NA-R17."""
    for second in (1, 2):
        table = cheese("c01 c06", "t01 t05", 0, "cheese_pairing")
        table.play("0 give c01 1", f"0 give c06 {second}")
        assert table.items(0, second, "cheese") == (2 if second == 1 else 1)


def test_NA_9_7_the_rest_pays_after_the_fees() -> None:
    """And NA-9.8."""
    table = cheese("c05 c10", "t01 t05", 1).play("0 give c05 1")
    assert table.legal(0, "give") == {"done"}  # the 2 for c10 come too late for its own fee
    table.play("0 give done")
    assert table.prestige[0] == 3
    assert cheese("c05 c06", "t01 t05").play("0 give done").prestige[0] == 2 + 1


def test_NA_9_9_discards_become_the_deck_and_at_last_there_is_none() -> None:
    """And NA-R35."""
    table = given(tourists=["t01 t05"], chance=[])
    pile = table.state.piles[CHEESE]
    for card in range(24):
        pile.take(card)
    table.state.discards = 1 << CARD["c07"]
    table.play(*TASTE)
    assert table.legal(0, "give") == {"c07 1", "c07 2", "done"}
    assert table.state.discards == 0
    table.play("0 give c07 1", "0 give done")
    assert table.prestige[0] == 0
    assert table.hours[0] == 1
    table = cheese("c01 c06", "t01 t05").play("0 give c01 1", "0 give done")
    assert table.state.discards == 1 << CARD["c06"]


def test_NA_R75_of_cards_alike_the_lowest_is_offered() -> None:
    table = cheese("c03 c01", "t01 t05", 5)
    assert table.legal(0, "give") == {"c01 1", "c01 2", "done"}
    table.play("0 give c01 1")
    assert table.legal(0, "give") == {"c03 2", "done"}
    table = cheese("c05 c01", "t01 t05", 5)  # a brie of 2 and one of 1
    assert len(table.legal(0, "give")) == 5
    table = given(tourists=["t12 t13"], prestige=[9, 0], chance=draws("s02 s01"))
    table.play(*SHOP, "0 draw done")
    assert table.legal(0, "shop") == {"s01 1", "s01 2", "done"}


def test_NA_10_1_cases_at_their_price() -> None:
    """And NA-10.3, NA-E6."""
    table = given(tourists=["t12 t13"], prestige=[8, 0], day=3, chance=draws("s03 s09"))
    table.play(*SHOP, "0 draw done", "0 shop s09 1", "0 shop s03 2", "0 shop done", "0 end")
    assert table.prestige[0] == 0
    table.play("1 park", "1 finish", "0 park", "0 finish")
    # 6 and 4 points; t12 lacks wine and lunch, t13 wine and cheese: four empty rows
    assert table.points[0] == 5 + 6 + 4 - 11
    table = given(tourists=["t12 t13"], prestige=[4, 0], chance=draws("s03 s09"))
    table.play(*SHOP, "0 draw done")
    assert table.legal(0, "shop") == {"s03 1", "s03 2", "done"}  # the other costs 5


def test_NA_10_2_one_more_card_before_the_first_purchase() -> None:
    """And NA-R34."""
    table = given(tourists=["t12 t13"], prestige=[5, 0], chance=draws("s03 s09 s01"))
    table.play(*SHOP)
    assert table.asked == (0, "shop_extra")
    table.play("0 draw extra")
    assert table.prestige[0] == 4
    assert table.asked == (0, "shop_cards")
    assert {text.split()[0] for text in table.legal(0, "shop")} == {"s03", "s01", "done"}
    table.refuses("0 draw extra")
    table = given(tourists=["t12 t13"], chance=draws("s03 s09")).play(*SHOP)
    assert table.asked == (0, "shop_cards")  # nothing to pay the extra card with


def test_NA_10_4_the_discount() -> None:
    """And NA-18.7, NA-R58."""
    table = given(
        tourists=["t07 t01"], prestige=[4, 0], upgrades=["case_discount", ""],
        chance=draws("s01 s09"), day=3,
    )  # fmt: skip
    table.play(*SHOP, "0 draw done", "0 shop s01 1")
    assert table.prestige[0] == 3  # 2 - 2, but never below 1
    table.play("0 shop s09 1")
    assert table.prestige[0] == 0
    table.play("0 shop done", "0 end", "1 park", "1 finish", "0 park", "0 finish")
    assert table.guide(0).ledger[3] == 3 + 6  # the points of the printed cost


def test_NA_10_5_a_case_for_each_symbol_alike_or_not() -> None:
    """And NA-10.6."""
    table = given(tourists=["t07 t12"], prestige=[20, 0], chance=draws("s01 s02"))
    table.on(0, 2, "s13").play(*SHOP, "0 draw done")
    assert table.legal(0, "shop") == {"s01 1", "done"}
    table.play("0 shop s01 1", "0 shop s02 1")
    assert table.items(0, 1, "shopping") == 2


def test_NA_10_7_a_case_scores_one_more_than_its_cost() -> None:
    table = given("parked", tourists=["t12 t02"])
    table.on(0, 1, "s13").play("0 finish")
    assert table.guide(0).ledger[3] == 9


def test_NA_10_8_cases_not_bought_pay_nothing() -> None:
    table = given(tourists=["t12 t13"], chance=draws("s03 s09"))
    table.play(*SHOP, "0 shop done")
    assert table.prestige[0] == 0
    assert table.state.discards == 1 << CARD["s03"] | 1 << CARD["s09"]


def test_NA_10_9_no_extra_card_where_there_is_none() -> None:
    """And NA-10.10."""
    table = given(tourists=["t12 t13"], prestige=[5, 0], chance=[])
    pile = table.state.piles[CASE]
    for card in range(13):
        pile.take(card)
    table.state.discards = 1 << CARD["s03"] | 1 << CARD["w01"]
    table.play(*SHOP)
    assert table.asked == (0, "shop_cards")
    assert table.legal(0, "shop") == {"s03 1", "s03 2", "done"}
    table = given(tourists=["t12 t13"], prestige=[5, 0], chance=draws("s03"))
    for card in range(13):
        if card not in draws("s03 s09"):
            table.state.piles[CASE].take(card)
    table.state.discards = 1 << CARD["s01"]
    table.play(*SHOP, "0 draw extra")  # the deck is empty, the discard pile is not
    assert table.legal(0, "shop") == {"s01 1", "s01 2", "s03 1", "s03 2", "done"}


@pytest.mark.parametrize(
    ("face", "upgrades", "gained"),
    [
        (1, "", 1),
        (3, "", 3),
        (1, "tripod", 2),
        (1, "zoom_lens", 3),
        (1, "tripod zoom_lens", 4),
        (3, "tripod zoom_lens", 4),
        (3, "tripod zoom_lens panorama", 5),
        (1, "panorama", 1),
    ],
)
def test_NA_11_1_the_roll(face: int, upgrades: str, gained: int) -> None:
    """And NA-11.2, NA-18.9, NA-18.11, NA-18.20, NA-E22."""
    table = given(tourists=["t02 t05"], upgrades=[upgrades, ""], chance=die(face))
    table.play(*LOOK, "0 put done")
    assert table.prestige[0] == gained  # NA-11.5: what is above the limit pays nothing


@pytest.mark.parametrize(("face", "more"), [(2, 2), (3, 1), (1, 3)])
def test_NA_11_3_markers_may_be_bought_up_to_the_limit(face: int, more: int) -> None:
    """And NA-E7."""
    table = given(tourists=["t03 t06"], prestige=[9, 0], chance=die(face))
    table.play(*LOOK, *["0 put 1"] * face, *["0 add 2"] * more)
    assert table.legal(0) == {"put done"}
    assert table.prestige[0] == 9 - more
    assert [table.items(0, k, "view") for k in (1, 2)] == [face, more]
    table = given(tourists=["t03 t06"], chance=die(face)).play(*LOOK, *["0 put 1"] * face)
    assert table.legal(0) == {"put done"}  # nothing to pay with


def test_NA_11_4_any_split_within_the_ladder() -> None:
    table = given(tourists=["t03 t08 t02"], chance=die(3)).on(0, 2, view=2)
    table.play(*LOOK)
    assert table.legal(0, "put") == {"1", "2", "done"}
    table.play("0 put 2")
    assert table.legal(0, "put") == {"1", "done"}


def test_NA_11_5_a_marker_not_put_pays_one_at_the_end_of_the_action() -> None:
    table = given(tourists=["t03 t06"], chance=die(3))
    table.play(*LOOK, "0 put 1")
    assert table.prestige[0] == 0
    assert table.legal(0, "add") == set()
    table.play("0 put done")
    assert table.prestige[0] == 2


def test_NA_11_6_one_buys_only_what_one_can_put_and_only_then() -> None:
    """And NA-R33."""
    table = given(tourists=["t03 t02"], prestige=[9, 0], chance=die(1)).on(0, 1, view=6)
    table.play(*LOOK)
    assert table.legal(0, "add") == set()
    table.play("0 put 1")
    assert table.legal(0) == {"put done"}


def test_NA_14_1_two_wines_three_with_the_cellar() -> None:
    """And NA-18.5."""
    for upgrades, cards in (("", "w01 w06"), ("wine_cellar", "w01 w06 w11")):
        table = wine(cards, "t02 t09", upgrades=upgrades)
        assert {text.split()[0] for text in table.legal(0, "give")} == {*cards.split(), "done"}


def test_NA_14_2_the_second_wine_costs_two_unless_paired() -> None:
    """And NA-18.6, NA-E9."""
    table = wine("w11 w15", "t02 t09", 2).play("0 give w11 1", "0 give w15 1", "0 give done")
    assert table.prestige[0] == 0
    assert table.items(0, 1, "wine") == 2
    table = wine("w11 w15", "t02 t09", 0, "wine_pairing")
    table.play("0 give w11 1", "0 give w15 1", "0 give done")
    assert table.prestige[0] == 0


def test_NA_14_3_only_to_a_wine_row_with_room_and_never_two_of_a_type() -> None:
    table = given(tourists=["t02 t16 t03"], chance=draws("w01 w06"))
    table.on(0, 1, "w02").on(0, 2, "w11").play(*DRINK)
    assert table.legal(0, "give") == {"w06 1", "done"}


def test_NA_14_4_the_rest_pays_three_or_four() -> None:
    assert wine("w01 w05", "t02 t09").play("0 give done").prestige[0] == 7


def test_NA_14_5_fees_first_and_the_discards_come_back() -> None:
    table = wine("w01 w06", "t02 t09", 1).play("0 give w01 1")
    assert table.legal(0, "give") == {"done"}
    table = given(tourists=["t02 t09"], chance=[])
    for card in range(24):
        table.state.piles[WINE].take(card)
    table.state.discards = 1 << CARD["w07"]
    table.play(*DRINK)
    assert table.legal(0, "give") == {"w07 1", "w07 2", "done"}


def test_NA_15_1_lunch_at_one() -> None:
    """And NA-15.2, NA-E10."""
    table = given(tourists=["t02 t03 t04"], hours=[4, 9]).play(*EAT)
    assert [table.items(0, k, "lunch") for k in (1, 2, 3)] == [1, 1, 0]
    assert table.prestige[0] == 8
    assert table.hours[0] == 8


@pytest.mark.parametrize("hour", [0, 4, 7, 11])
def test_NA_15_3_lunch_upgrades(hour: int) -> None:
    """And NA-18.8, NA-18.10, NA-R16, NA-E15."""
    usual = [4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1][hour]
    for upgrades, expected in (
        ("", usual),
        ("chefs_table", 9),
        ("lunch_menu", usual + 5),
        ("chefs_table lunch_menu", 14),
    ):
        table = given(upgrades=[upgrades, ""], hours=[hour, 13]).play(*EAT)
        assert table.prestige[0] == expected


def test_NA_15_4_an_express_lunch_takes_an_hour() -> None:
    """And NA-18.21."""
    table = given(upgrades=["express_lunch", ""], hours=[4, 9]).play(*EAT)
    assert table.hours[0] == 6


def test_NA_15_5_a_second_lunch_serves_only_who_had_none() -> None:
    table = given(tourists=["t02 t03"], hours=[4, 9]).on(0, 1, lunch=1).play(*EAT)
    assert [table.items(0, k, "lunch") for k in (1, 2)] == [1, 1]
    assert table.prestige[0] == 8


def test_NA_R60_drawn_cards_are_open_to_all() -> None:
    table = wine("w01 w06", "t02 t09")
    for seat in (-1, 0, 1):
        assert table.match.view(seat).drawn == table.state.drawn != 0
