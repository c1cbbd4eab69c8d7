"""BO-6 Producer, BO-7 Market, BO-8 Thief."""

from typing import Any

import pytest

from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.face import FACE
from cuvee.games.bottles.face.news import cards_of
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import DECK
from cuvee.games.bottles.notes import SAW_CELLAR, SAW_DECK
from cuvee.games.bottles.rules import market
from games.bottles.given import CARD, COUNTRY, BottlesScene, given

ARRIVED = 1
LOOKED = (SAW_DECK, SAW_CELLAR)


def test_BO_6_1_on_a_producer_one_sees_the_deck_and_buys_its_country() -> None:
    scene = given("cell", cells=["rio", "mex"], cellars=["it1", ""])
    assert scene.legal(0, "buy") == {"es1", "es2", "es3", "es4", "es5", "es6", "es7"}
    assert scene.match.view(0).place[CARD["es5"]] == DECK
    assert scene.match.view(1).place[CARD["es5"]] == -1
    assert not given("cell", cells=["mex", "per"], cellars=["it1", ""]).legal(0, "buy")


def test_BO_6_2_the_price_is_the_value_and_must_be_there() -> None:
    """Also BO-E2."""
    scene = given("cell", cells=["rio", "mex"], cellars=["it1", ""]).play("0 buy es5")
    assert scene.money[0] == 7 and "es5" in scene.cellar(0) and scene.state.decks[2] == 6
    scene = given("cell", money=[2, 10], cells=["rio", "mex"], cellars=["it1", ""])
    assert scene.legal(0, "buy") == {"es1", "es2", "es3", "es4"}


def test_BO_6_3_any_number_one_after_another_and_no_refill() -> None:
    """Also BO-6.4, BO-6.5."""
    scene = given("cell", cells=["rio", "mex"], cellars=["it1", ""])
    scene.play("0 buy es1", "0 buy es3").refuses("0 buy es1")
    assert scene.cellar(0) == ["it1", "es1", "es3"] and scene.state.decks[2] == 5


def test_BO_6_6_always_or_only_where_the_marker_arrived() -> None:
    """Also BO-R14."""
    for option, open_ in (("always", True), ("arrived", False)):
        scene = given(cells=["rio", "mex"], cellars=["it1", ""], chance=[2], cell_action=option)
        scene.play("0 roll", "0 stay")
        assert ("buy es1" in scene.legal(0)) == open_
        assert (scene.match.view(0).place[CARD["es5"]] == DECK) == open_
        scene = given(cells=["jer", "mex"], cellars=["it1", ""], chance=[2], cell_action=option)
        scene.play("0 roll", "0 step rio")
        assert "buy es1" in scene.legal(0)


def test_BO_6_7_the_last_coin_may_be_spent() -> None:
    scene = given("cell", money=[1, 10], cells=["rio", "mex"], cellars=["it1", ""])
    assert scene.play("0 buy es1").money[0] == 0 and scene.state.out[0] == 0


def test_BO_R31_others_see_country_and_price_of_a_purchase_not_the_card() -> None:
    scene = given("cell", cells=["rio", "mex"], cellars=["it1", ""]).play("0 buy es5")
    assert (12, 0, 2, 3, 0) in scene.notes(1) and len(scene.notes(1)) == 1
    assert (13, 0, CARD["es5"], 0, 0) in scene.notes(0)


def test_BO_R31_the_words_of_a_purchase_are_the_buyers_but_the_markets_are_open() -> None:
    """The log of another seat, and of a watcher, leaves out which card came from the deck."""
    scene = given("cell", cells=["rio", "mex"], cellars=["it1", "it2"]).play("0 buy es1")
    bought = scene.match.entries[-1]
    assert [scene.match.readable(bought, seat) for seat in (-1, 0, 1)] == [False, True, False]
    scene = given("cell", cells=["nyc", "mex"], cellars=["it1", "it2"], market="us4")
    bought = scene.play("0 buy us4").match.entries[-1]
    assert [scene.match.readable(bought, seat) for seat in (-1, 0, 1)] == [True, True, True]


def test_BO_R65_every_country_has_a_bottle_of_one_glass_and_43_cost_one_or_two() -> None:
    content = given().state.content
    cheap = [card for card in range(80) if content.value[card] == 1]
    assert {int(content.country[card]) for card in cheap} == set(range(18))
    assert sum(content.value[card] <= 2 for card in range(80)) == 43


# -- market


def at_market(**position: Any) -> BottlesScene:
    return given("cell", cells=["nyc", "mex"], **position)


@pytest.mark.parametrize(
    ("value", "prices"),
    [
        (1, [0, 1, 1, 2, 2, 3]),
        (2, [1, 2, 2, 4, 4, 6]),
        (3, [1, 3, 3, 6, 6, 9]),
        (4, [8, 8, 8, 8, 8, 12]),
        (5, [10, 10, 10, 10, 10, 15]),
        (6, [12, 12, 12, 12, 12, 18]),
    ],
)
def test_BO_7_2_market_table(value: int, prices: list[int]) -> None:
    """Also BO-7.3, BO-R34, BO-R35, BO-E3."""
    scene = at_market(cellars=["it1", ""])
    card = next(k for k in range(80) if scene.state.content.value[k] == value)
    for die in range(1, 7):
        scene.state.market_die = die
        assert market.price(scene.state, card) == prices[die - 1]


def test_BO_7_1_one_roll_a_turn_and_ordinary_bottles_only_after_it() -> None:
    """Also BO-R33."""
    scene = at_market(cellars=["it1", ""], market="gr1", chance=[2])
    scene.refuses("0 sell it1", "0 buy gr1").play("0 roll market").refuses("0 roll market")
    assert {"sell it1", "buy gr1"} <= scene.legal(0)
    given("cell", cells=["mex", "nyc"], cellars=["it1", ""]).refuses("0 roll market")


def test_BO_7_4_a_market_visit() -> None:
    """Also BO-E4."""
    scene = at_market(money=[2, 10], cellars=["it3 us5", ""], market="gr1", chance=[4])
    scene.play("0 roll market", "0 sell us5")
    assert scene.money[0] == 12
    assert scene.play("0 sell it3").money[0] == 16
    assert scene.play("0 buy gr1").money[0] == 14
    scene.refuses("0 buy us5", "0 buy it3", "0 sell gr1")


def test_BO_7_5_a_sold_bottle_lies_face_up_on_the_pile() -> None:
    scene = at_market(cellars=["us5", ""]).play("0 sell us5")
    assert scene.market() == ["us5"] and scene.match.view(1).place[CARD["us5"]] == 7


def test_BO_7_6_buying_needs_the_money_and_may_cost_nothing() -> None:
    scene = at_market(money=[0, 10], cellars=["it1", ""], market="gr1 gr2", chance=[1])
    scene.play("0 roll market").refuses("0 buy gr2").play("0 buy gr1")
    assert scene.money[0] == 0 and scene.cellar(0) == ["it1", "gr1"]


def test_BO_7_7_one_pile_for_all_four_markets() -> None:
    for cell in ("nyc", "lon", "sao", "sin"):
        scene = given("cell", cells=[cell, "mex"], cellars=["it1", ""], market="us5")
        assert "buy us5" in scene.legal(0)


def test_BO_7_8_nothing_is_compulsory_after_the_roll() -> None:
    scene = at_market(cellars=["it1", ""], chance=[6]).play("0 roll market", "0 end")
    assert scene.asked == (1, "before_roll")


def test_BO_7_9_no_bottle_meets_the_market_twice_in_a_turn() -> None:
    """Also BO-R36."""
    scene = at_market(money=[20, 0], cellars=["us5", ""], market="us4")
    scene.play("0 sell us5", "0 buy us4").refuses("0 buy us5", "0 sell us4")


@pytest.mark.parametrize("card", ["it9", "fr9", "pt5", "de4", "ar4", "za4", "nz3"])
def test_BO_7_9_wherever_the_card_stands_in_the_content(card: str) -> None:
    scene = at_market(money=[20, 0], cellars=[card, ""]).play(f"0 sell {card}")
    scene.refuses(f"0 buy {card}")


def test_BO_7_10_the_roll_ends_with_the_turn_and_one_may_wait_and_roll_again() -> None:
    """Also BO-R38."""
    scene = at_market(cellars=["it1", "it2"], chance=[6, 2, 2])
    scene.play("0 roll market", "0 end", "1 roll", "1 stay", "1 end", "0 roll", "0 stay")
    assert scene.state.market_die == 0 and "roll market" in scene.legal(0)
    scene.refuses("0 sell it1")


def test_BO_7_11_a_finite_bank_pays_no_more_than_it_has() -> None:
    """Also BO-R5."""
    for money, bank, sells in (([150, 146], "finite", False), ([150, 145], "finite", True)):
        scene = at_market(money=money, cellars=["us5", ""], bank=bank)
        assert ("sell us5" in scene.legal(0)) == sells
    assert "sell us5" in at_market(money=[500, 500], cellars=["us5", ""]).legal(0)


def test_BO_7_12_dear_bottles_trade_at_double_before_the_roll() -> None:
    """Also BO-R64."""
    scene = at_market(money=[8, 10], cellars=["us5 it1", ""], market="us4", chance=[6])
    scene.refuses("0 sell it1").play("0 buy us4")
    assert scene.money[0] == 0
    scene.play("0 roll market", "0 sell us5")
    assert scene.money[0] == 15  # BO-7.3: a roll once made counts


def test_BO_R37_the_market_sells_its_pile_only_and_buys_any_bottle() -> None:
    scene = at_market(cellars=["jp1 it1", ""], market="gr1", chance=[2]).play("0 roll market")
    assert scene.legal(0, "buy") == {"gr1"} and scene.legal(0, "sell") == {"it1", "jp1"}


# -- thief


def robbery(**position: Any) -> BottlesScene:
    """BO-E5: P0 hires, the thief goes to Piedmont where P1 stands."""
    scene = given(
        money=[6, 10], cells=["mex", "pie"], cellars=["", "de2 cl4"], chance=[3], **position
    )
    return scene.play("0 roll", "0 hire", "0 send wme", "0 send pie")


def test_BO_8_1_hiring_costs_two_at_once_even_the_last() -> None:
    """Also BO-R43."""
    scene = given(money=[2, 10], cellars=["it1", ""], chance=[2]).play("0 roll", "0 hire")
    assert scene.money[0] == 0
    given(money=[1, 10], cellars=["it1", ""], chance=[2]).play("0 roll").refuses("0 hire")


def test_BO_8_2_up_to_three_links_none_twice_zero_allowed() -> None:
    """Also BO-R39."""
    scene = given(cellars=["it1", ""], thief="mag", chance=[2]).play("0 roll", "0 hire")
    assert "send done" in scene.legal(0)
    scene.play("0 send wme").refuses("0 send mag").play("0 send pie", "0 send wac")
    assert scene.legal(0) == {"send done"}


def test_BO_8_3_robbing_needs_a_victim_with_a_bottle_and_is_optional() -> None:
    """Also BO-R40, BO-R41."""
    scene = robbery()
    assert {"rob", "send done", "send tus"} <= scene.legal(0)
    scene.play("0 send done")
    assert scene.asked == (0, "cell")
    empty = given(cells=["mex", "mag"], cellars=["it1", ""], chance=[2]).play("0 roll", "0 hire")
    empty.refuses("0 rob")
    own = given(cells=["mag", "mex"], cellars=["it1", "it2"], chance=[2]).play("0 roll", "0 hire")
    own.refuses("0 rob")


def test_BO_8_4_a_right_guess_takes_a_bottle() -> None:
    """Also BO-8.5, BO-E5."""
    scene = robbery().play("0 rob", "1 hide left")
    assert scene.match.view(0).place[CARD["cl4"]] == -1
    scene.play("0 guess left")
    assert scene.asked == (0, "loot") and scene.legal(0) == {"steal de2", "steal cl4"}
    assert scene.match.view(0).place[CARD["de2"]] == 1
    scene.play("0 steal cl4")
    assert scene.cellar(0) == ["cl4"] and scene.cellar(1) == ["de2"]
    assert scene.money == [4, 10] and scene.cell(1) == "pie" and scene.asked == (0, "cell")
    assert scene.state.content.labels["cells.id"][scene.state.thief] == "pie"


def test_BO_8_4_fist_and_guess_are_sealed_and_come_in_any_order() -> None:
    scene = robbery().play("0 rob")
    before = scene.match.view(1).words()
    scene.play("0 guess right")
    assert scene.match.view(1).words() == before
    scene.play("1 hide right")
    assert scene.asked == (0, "loot")


def test_BO_8_6_a_wrong_guess_shows_and_changes_nothing() -> None:
    """Also BO-R42, BO-E6."""
    scene = robbery().play("0 rob", "1 hide left", "0 guess right")
    assert scene.asked == (0, "cell") and scene.money[0] == 4
    assert scene.cellar(1) == ["de2", "cl4"] and scene.match.view(0).place[CARD["de2"]] == -1


def test_BO_8_7_the_thief_stays_until_hired_again() -> None:
    scene = robbery().play("0 send done", "0 end")
    assert scene.state.content.labels["cells.id"][scene.state.thief] == "pie"


def test_BO_8_8_the_employer_stays_and_may_use_the_cell() -> None:
    scene = given(cells=["rio", "mex"], cellars=["it1", ""], chance=[2])
    scene.play("0 roll", "0 hire", "0 send done", "0 buy es1")
    assert scene.cell(0) == "rio" and "es1" in scene.cellar(0)


def test_BO_8_9_the_thief_may_cross_and_stop_on_the_sea() -> None:
    scene = given(cellars=["it1", ""], chance=[2]).play("0 roll", "0 hire", "0 send wme")
    scene.play("0 send done")
    assert scene.state.content.cell_kind[scene.state.thief] == 3


def test_the_stolen_card_is_known_to_the_two_only() -> None:
    scene = given(
        money=[6, 10, 10], cells=["mex", "mag", "per"], cellars=["", "de2 cl4", "it1"], chance=[2]
    )
    scene.play("0 roll", "0 hire", "0 rob", "1 hide left", "0 guess left", "0 steal cl4")
    assert len(scene.notes(0)) == len(scene.notes(1)) == 2 and len(scene.notes(2)) == 1
    assert scene.match.view(2).place[CARD["cl4"]] == -1


def seen(scene: BottlesScene, seat: int) -> list[str]:
    """What the last answer told the seat of decks and cellars it looked into."""
    told = [note for note in scene.match.entries[-1].notes_for(seat) if note.kind in LOOKED]
    names = ["Ann", "Bruno", "Carla"]
    return [FACE.note(scene.match.view(seat), note, names) for note in told]


def test_section_5_who_looks_through_a_deck_is_told_what_lay_there() -> None:
    """Also BO-6.1: the news stays when the deck is out of sight again."""
    scene = given(cells=["yam", "mex"], cellars=["it1", "it2"], chance=[2])
    scene.play("0 roll", "0 stay")
    assert seen(scene, 0) == ["You see in Japan: Yamanashi Koshu (1), Muscat Bailey A (3)."]
    assert seen(scene, 1) == seen(scene, -1) == []
    scene = given(cells=["yam", "mex"], cellars=["it1", "jp1"], chance=[2]).play("0 roll", "0 stay")
    assert (SAW_DECK, 0, COUNTRY["japan"], 0b10, 0) in scene.notes(0)
    empty = given(cells=["yam", "mex"], cellars=["jp2", "jp1"], chance=[2])
    assert not seen(empty.play("0 roll", "0 stay"), 0)
    closed = given(cells=["yam", "mex"], cellars=["it1", ""], chance=[2], cell_action="arrived")
    assert not seen(closed.play("0 roll", "0 stay"), 0)


def test_section_5_a_later_picker_is_told_the_start_decks() -> None:
    """Also BO-R67: the gap is in the news."""
    match = BOX.match(3, seed=1, options={"first_player": "seat0"})
    for line in ("0 choose critic", "1 choose collector", "2 choose big_man", "0 pick it3"):
        match.submit(int(line[0]), line[2:])
    told = [note.words() for note in match.entries[-1].notes_for(1) if note.kind == SAW_DECK]
    assert told == [
        (SAW_DECK, 1, 0, 0b111111011, 0),
        (SAW_DECK, 1, 1, 0b111111111, 0),
        (SAW_DECK, 1, 2, 0b1111111, 0),
    ]
    for other in (-1, 0, 2):
        assert SAW_DECK not in [note.kind for note in match.entries[-1].notes_for(other)]


@pytest.mark.parametrize("bottles", [1, 2, 7, 8, 14, 15, 30])
def test_section_5_the_employer_is_told_the_whole_cellar(bottles: int) -> None:
    """Also BO-8.5; the cards of any cellar, fourteen a note."""
    cellar = list(CARD)[3 : 3 + 2 * bottles : 2]
    scene = given(cells=["mex", "mag", "per"], cellars=["", " ".join(cellar), "it1"], chance=[2])
    scene.play("0 roll", "0 hire", "0 rob", "1 hide left", "0 guess left")
    told = [note for note in scene.match.entries[-1].notes_for(0) if note.kind == SAW_CELLAR]
    assert [c for note in told for c in cards_of(SHIPPED, note)] == [CARD[c] for c in cellar]
    assert all(note.a == 1 for note in told) and len(told) == (bottles + 13) // 14
    assert seen(scene, 0)[0].startswith("You see in the cellar of Bruno: Vermentino di Sardegna")
    assert seen(scene, 1) == seen(scene, 2) == seen(scene, -1) == []
    wrong = given(cells=["mex", "mag", "per"], cellars=["", "it1", "it2"], chance=[2])
    wrong.play("0 roll", "0 hire", "0 rob", "1 hide left", "0 guess right")
    assert seen(wrong, 0) == []
