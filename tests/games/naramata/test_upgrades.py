"""NA-16 Side actions, NA-17 upgrades, NA-18 their effects."""

from pathlib import Path

import pytest

from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.guide import PRESS
from games.naramata.given import KIND, NaramataScene, die, draws, given

FIVE = "tripod zoom_lens panorama chefs_table lunch_menu"


def test_NA_16_1_side_actions_are_for_the_own_turn() -> None:
    table = given(upgrades=["", "tip_jar"], discs=[0, 1], prestige=[0, 20], row="- - - tripod")
    assert table.match.legal(1) == []


def test_NA_16_2_discs_pay_any_part() -> None:
    """And NA-16.3, NA-R45."""
    table = given(tourists=["t02 t09"], prestige=[1, 0], discs=[3, 0], chance=draws("w11 w15"))
    table.play("0 go three_sisters.wine_flight", "0 act", "0 give w11 1", "0 give w15 1")
    assert table.asked == (0, "payment")
    assert table.legal(0, "pay") == {"1", "2"}
    table.play("0 pay 2")
    assert (table.prestige[0], table.guide(0).discs, table.guide(0).beside) == (1, 1, 3)


def test_NA_R45_one_way_to_pay_is_not_asked() -> None:
    table = given(tourists=["t02 t09"], prestige=[0, 0], discs=[2, 0], chance=draws("w11 w15"))
    table.play("0 go three_sisters.wine_flight", "0 act", "0 give w11 1", "0 give w15 1")
    assert table.asked == (0, "serve")
    assert table.guide(0).discs == 0


def test_NA_16_4_a_disc_on_an_upgrade_stays_there() -> None:
    """And NA-17.15, NA-R25."""
    table = given(upgrades=["press_review", ""], discs=[2, 0])
    table.play("0 use press_review")
    assert table.guide(0).discs_on(KIND["press_review"]) == 1
    assert table.guide(0).discs == 1
    table.refuses("0 use press_review")
    assert not given(upgrades=["press_review tip_jar", ""]).legal(0, "use")  # no disc


def test_NA_16_5_no_payment_without_enough_and_no_change() -> None:
    """And NA-16.6."""
    table = given(prestige=[2, 0], discs=[2, 0], row="- - - tripod")
    assert "buy 4" not in table.legal(0)  # it costs 5
    assert given(prestige=[3, 0], discs=[2, 0], row="- - - tripod").legal(0, "buy") == {"4"}
    assert {text.split()[0] for text in table.legal(0)} == {"go", "park"}


def test_NA_16_7_a_disc_brings_the_effect_once() -> None:
    table = given(upgrades=["shortcut", ""], discs=[2, 0], hours=[0, 9])
    table.play("0 go roche.wine_lunch", "0 act", "0 use shortcut", "0 end")
    assert table.hours[0] == 3
    table.play("0 go hillside.wine_lunch", "0 act")
    assert table.asked == (0, "after")
    assert table.hours[0] == 7


def test_NA_17_1_one_purchase_a_turn() -> None:
    table = given(prestige=[40, 0], row="- - tripod zoom_lens", chance=[KIND["tip_jar"], 1])
    table.play("0 buy 4")
    assert not table.legal(0, "buy")
    table.play("0 go three_sisters.wine_flight", "0 inspect")
    assert not table.legal(0, "buy")


@pytest.mark.parametrize(
    "lines",
    [
        ("buy 4", "go roche.wine_lunch", "act"),
        ("buy 4", "go roche.wine_lunch", "inspect"),
        ("buy 4", "stop roche"),
        ("buy 4", "go therapy.wine_flight", "act", "give done", "use double_stop contract",
         "sign points"),
        ("buy 4", "park"),
        ("buy 4", "go hillside.contract", "do inspection"),
        ("buy 4", "go hillside.contract", "do inspection", "do done"),
        ("go hillside.contract", "do inspection", "buy 4", "do done"),
    ],
)  # fmt: skip
def test_NA_17_1_nor_a_second_one_later_in_the_turn(lines: tuple[str, ...]) -> None:
    for skipped in (True, False):
        table = given(
            cars="green red", prestige=[40, 0], row="- tip_jar tripod zoom_lens", hours=[0, 9],
            upgrades=["double_stop", ""], discs=[1, 0], bottles=["hillside", ""], chance=5,
        )  # fmt: skip
        for line in lines:
            if line != "buy 4" or not skipped:
                table.play(f"0 {line}")
            if table.asked == (0, "payment"):
                table.play("0 pay 0")
        assert bool(table.legal(0, "buy")) == skipped


def test_NA_17_2_not_during_an_action() -> None:
    table = given(prestige=[40, 0], row="- - - tripod", chance=draws("w01 w06"))
    assert table.legal(0, "buy")
    table.play("0 go three_sisters.wine_flight")
    assert not table.legal(0, "buy")
    table.play("0 act")
    assert not table.legal(0, "buy")
    table.play("0 give done")
    assert table.legal(0, "buy")


def test_NA_17_3_no_kind_twice_active_or_not() -> None:
    table = given(players=3, prestige=[40, 0, 0], row="- - tripod wine_cellar",
                  upgrades=[f"{FIVE} wine_cellar", "", ""])  # fmt: skip
    assert table.active(0) == set(FIVE.split())
    assert table.legal(0, "buy") == set()


def test_NA_17_4_prices_and_the_prestige_above() -> None:
    """And NA-17.5, NA-17.6, NA-E11."""
    table = given(
        prestige=[10, 4], row="tip_jar reserved_table tripod cheese_board",
        above=[0, 0, 0, 0], chance=[KIND["zoom_lens"], KIND["shortcut"]], hours=[0, 0],
    )  # fmt: skip
    table.play("0 buy 2")
    assert table.prestige[0] == 0
    assert table.above == [0, 0, 1, 1]
    table.play("0 park", "0 finish", "1 buy 4")  # printed 5, 1 lies above it
    assert table.prestige[1] == 0
    assert table.above == [0, 0, 1, 0]


def test_NA_17_4_never_below_nothing_and_a_surplus_is_lost() -> None:
    """And NA-17.6."""
    table = given(prestige=[9, 0], row="- - tripod zoom_lens", above=[0, 0, 8, 0], chance=[3])
    table.play("0 buy 3")  # the 5 are covered, 1 for the card on the right
    assert table.prestige[0] == 8
    assert table.above == [0, 0, 0, 1]


def test_NA_17_7_cards_move_right_and_prestige_stays() -> None:
    table = given(
        prestige=[20, 0], row="tip_jar reserved_table tripod zoom_lens", above=[1, 2, 3, 4],
        chance=[KIND["shortcut"]],
    )  # fmt: skip
    table.play("0 buy 3")
    assert table.row == ["shortcut", "tip_jar", "reserved_table", "zoom_lens"]
    assert table.above == [1, 2, 0, 5]


def test_NA_17_8_an_empty_deck_leaves_a_gap_on_the_left() -> None:
    """And NA-R29, NA-R30."""
    table = given(prestige=[20, 0], row="- tip_jar tripod zoom_lens", above=[2, 1, 0, 0], deck="")
    table.play("0 buy 4")
    assert table.row == ["-", "-", "tip_jar", "tripod"]
    assert table.above == [2, 1, 0, 0]
    table = given(arrived=[1], row="- - tripod zoom_lens", above=[2, 0, 0, 0], deck="")
    table.play("0 park", "0 finish")
    assert table.above == [2, 0, 1, 1]


def test_NA_17_9_a_card_works_at_once() -> None:
    table = given(prestige=[5, 0], row="- - - tripod", chance=[3, *die(1)])
    table.play("0 buy 4", "0 go four_shadows.viewpoint", "0 act", "0 put done")
    assert table.prestige[0] == 2


def test_NA_17_10_the_sixth_card() -> None:
    """And NA-17.11, NA-17.13."""
    table = given(prestige=[9, 0], row="- - - wine_cellar", upgrades=[FIVE, ""], chance=[3])
    table.play("0 buy 4")
    assert table.asked == (0, "swapping")
    assert table.legal(0) == {f"swap {kind}" for kind in FIVE.split()} | {"shelve"}
    table.play("0 shelve")
    assert table.active(0) == set(FIVE.split())
    assert table.guide(0).owned >> KIND["wine_cellar"] & 1
    table = given(prestige=[9, 0], row="- - - wine_cellar", upgrades=[FIVE, ""], chance=[3])
    table.play("0 buy 4", "0 swap tripod")
    assert table.active(0) == {*FIVE.split(), "wine_cellar"} - {"tripod"}


def test_NA_R27_neither_a_card_with_a_disc_nor_the_assistant_is_swapped_out() -> None:
    table = given(
        prestige=[9, 0], row="- - - wine_cellar", discs=[1, 0], chance=[3],
        upgrades=["press_review assistant tripod zoom_lens reserved_table", ""],
        markers="roche.wine_flight",
    )  # fmt: skip
    table.play("0 use press_review", "0 use reserved_table roche.wine_flight", "0 buy 4")
    assert table.legal(0, "swap") == {"tripod", "zoom_lens", "reserved_table"}
    table.play("0 swap reserved_table")
    assert table.guide(0).reserved == 0  # NA-R19


def test_NA_17_12_at_the_end_of_the_day_five_are_chosen() -> None:
    """And NA-20.9, NA-R27, NA-R73."""
    owned = f"{FIVE} assistant wine_cellar"
    table = given("parked", upgrades=[owned, ""])
    table.play("0 finish")
    assert table.asked == (0, "benching")
    assert table.guide(0).discs == 5
    table.play("0 bench assistant")
    assert table.guide(0).discs == 4
    table.play("0 bench tripod")
    assert table.active(0) == set(owned.split()) - {"assistant", "tripod"}
    assert table.asked == (1, "turn")


def test_NA_17_14_all_owned_cards_give_their_end_points() -> None:
    """And NA-23.2."""
    table = given("parked", upgrades=[f"{FIVE} wine_cellar", ""], arrived=[1], day=3)
    table.play("0 finish")
    assert table.match.scores[0] == 5 - 11 + (2 + 3 + 2 + 2 + 3) + 3


def test_NA_18_1_a_reserved_table_takes_three_markers_a_day() -> None:
    """And NA-R19."""
    marks = "roche.wine_flight hillside.wine_lunch nichol.wine_flight lang.wine_flight"
    table = given(
        upgrades=["reserved_table", ""], markers=marks, at=["start_upper", "roche.wine_flight"]
    )
    assert table.legal(0, "use") == {f"reserved_table {place}" for place in marks.split()}
    for place in marks.split()[:3]:
        table.play(f"0 use reserved_table {place}")
    assert table.markers == {"lang.wine_flight"}
    assert not table.legal(0, "use")
    assert "roche.wine_lunch" not in table.legal(0, "go")  # the car still stands there
    table.play("0 park", "0 finish")
    assert table.guide(0).reserved == 0


def second(upgrades: str = "double_stop", players: int = 2, bottles: str = "") -> NaramataScene:
    return given(
        players=players, upgrades=[upgrades, *[""] * 3], discs=[2, 0, 0, 0], hours=[0, 9, 9, 9],
        bottles=[bottles, "", "", ""], tourists=["t02 t09"],
    )  # fmt: skip


def test_NA_18_2_a_second_printed_action_of_the_same_winery() -> None:
    """And NA-R22."""
    table = second()
    table.state.occupied[SHIPPED.places.ids.index("hillside.wine_lunch")] = 1
    table.play("0 go hillside.wine_flight", "0 act", "0 give done")
    assert table.legal(0, "use") == {"double_stop wine_lunch", "double_stop contract"}
    table.play("0 use double_stop wine_lunch")
    assert table.hours[0] == 6
    assert table.items(0, 1, "lunch") == 1
    table.guide(0).on_cards = 0
    assert not table.legal(0, "use")  # once a turn, even if the disc comes back
    table = second().play("0 go hillside.wine_lunch", "0 act", "0 use double_stop wine_flight")
    assert table.play("0 give done").markers == {"hillside.wine_lunch"}  # none on the second


def test_NA_18_2_a_signed_contract_may_be_first_or_second() -> None:
    table = second().play("0 go hillside.contract", "0 act", "0 sign points")
    assert "double_stop wine_lunch" in table.legal(0, "use")
    table = second().play("0 go hillside.wine_lunch", "0 act", "0 use double_stop contract")
    assert table.asked == (0, "signing")


def test_NA_18_2_the_second_action_starts_before_closing() -> None:
    """And NA-5.7."""
    for hour, offered in ((9, True), (10, False)):
        table = given(upgrades=["double_stop", ""], discs=[1, 0], hours=[hour, 20],
                      chance=draws("w01 w06"))  # fmt: skip
        table.play("0 go hillside.wine_flight", "0 act", "0 give done")
        assert ("double_stop wine_lunch" in table.legal(0, "use")) == offered


def test_NA_18_2_not_after_an_inspection_a_bottle_or_a_roadside_lunch() -> None:
    table = second().play("0 go hillside.wine_flight", "0 inspect")
    assert not table.legal(0, "use")
    table = second(bottles="hillside").play(
        "0 go hillside.contract", "0 do inspection", "0 do done"
    )
    assert not table.legal(0, "use")
    table = given(cars="green red", upgrades=["double_stop", ""], discs=[1, 0])
    table.play("0 stop hillside")
    assert not table.legal(0, "use")


def test_NA_R67_by_double_stop_the_fourth_place_needs_four_players() -> None:
    for players in (2, 4):
        table = second(players=players).play("0 go hillside.wine_lunch", "0 act")
        assert ("double_stop cheese_tasting" in table.legal(0, "use")) == (players == 4)


def test_NA_R22_a_double_stop_bought_after_the_first_action_works_at_once() -> None:
    table = given(prestige=[7, 0], discs=[1, 0], row="- - - double_stop", hours=[0, 9])
    table.play("0 go hillside.wine_lunch", "0 act", "0 buy 4")
    if table.asked == (0, "payment"):
        table.play("0 pay 0")
    assert "double_stop wine_flight" in table.legal(0, "use")


def test_NA_18_12_an_evening_licence_moves_closing_time() -> None:
    for hour, lost, late in ((13, 2, 0), (14, 4, 0), (15, 6, 2)):
        table = given(hours=[hour, 20], upgrades=["evening_licence", ""])
        assert table.play("0 park").points[0] == 5 - late
        table = given(hours=[hour, 20])
        assert table.play("0 park").points[0] == 5 - lost


@pytest.mark.parametrize(("option", "marked"), [("none", set()), ("second", {"cheese_tasting"})])
def test_NA_R22_the_second_place_may_be_marked(option: str, marked: set[str]) -> None:
    """And NA-7.1, NA-12.1."""
    table = given(upgrades=["double_stop", ""], discs=[1, 0], chance=[*draws("w01 w06"), 1, 2],
                  hours=[0, 9], double_stop_marker=option)  # fmt: skip
    table.play("0 go three_sisters.wine_flight", "0 act", "0 give done")
    table.play("0 use double_stop cheese_tasting", "0 give done")
    assert table.markers == {f"three_sisters.{action}" for action in {"wine_flight", *marked}}
    table = given(upgrades=["double_stop", ""], discs=[1, 0], hours=[0, 9],
                  double_stop_marker=option)  # fmt: skip
    table.play("0 go hillside.wine_lunch", "0 act", "0 use double_stop contract", "0 sign points")
    assert table.markers == {"hillside.wine_lunch"}


@pytest.mark.parametrize(("option", "open_doors"), [("closed", False), ("open", True)])
def test_NA_R80_the_second_action_may_start_after_closing(option: str, open_doors: bool) -> None:
    table = given(upgrades=["double_stop", ""], discs=[1, 0], hours=[11, 20],
                  chance=draws("w01 w06"), double_stop_after_closing=option)  # fmt: skip
    table.play("0 go hillside.wine_flight", "0 act", "0 give done")
    assert ("double_stop wine_lunch" in table.legal(0, "use")) == open_doors
    if open_doors:
        table.play("0 use double_stop wine_lunch", "0 end")
        assert table.hours[0] == 11 + 2 + 4
        assert table.legal(0, "go") == set()


@pytest.mark.parametrize(("option", "again"), [("one", False), ("many", True)])
def test_NA_R25_an_upgrade_may_hold_many_discs(option: str, again: bool) -> None:
    """And NA-17.15."""
    table = given(upgrades=["press_review tip_jar", ""], discs=[3, 0], upgrade_discs=option)
    table.play("0 use press_review")
    assert ("press_review" in table.legal(0, "use")) == again
    if again:
        table.play("0 use press_review", "0 use press_review")
        assert table.guide(0).ledger[PRESS] == 6
        assert table.guide(0).discs_on(KIND["press_review"]) == 3
        assert not table.legal(0, "use")  # no disc is left


def test_NA_R25_many_discs_shorten_an_action_to_half_an_hour_and_come_back_one_by_one() -> None:
    """And NA-18.19, NA-18.22, NA-R24, NA-18.2."""
    table = given(
        cars="red green", upgrades=["shortcut second_wind double_stop", ""], discs=[4, 0],
        hours=[0, 9], chance=[*draws("w01 w06"), 2], upgrade_discs="many",
    )  # fmt: skip
    table.play("0 go roche.wine_lunch", "0 act", *["0 use shortcut"] * 2, "0 skip shortcut")
    assert table.hours[0] == 2
    table.play("0 use second_wind shortcut", "0 use double_stop wine_flight", "0 give done")
    assert table.play("0 use shortcut").hours[0] == 3  # half an hour is never shortened
    guide = table.guide(0)
    assert (guide.discs_on(KIND["shortcut"]), guide.discs_on(KIND["double_stop"])) == (2, 1)
    assert guide.discs == 1
    assert not table.legal(0, "use")  # no third action, though a disc is left


def test_NA_18_13_a_press_review_is_two_points() -> None:
    table = given(upgrades=["press_review", ""], discs=[1, 0]).play("0 use press_review")
    assert table.guide(0).ledger[PRESS] == 2
    assert table.points[0] == 7
    table = given(upgrades=["press_review", ""], discs=[1, 0], day=2)
    table.guide(0).ledger[PRESS] = 2
    assert table.play("0 use press_review").points[0] == 5 + 4  # day after day


def test_NA_18_14_an_assistant_is_one_more_disc_but_not_for_its_own_price() -> None:
    """And NA-R26."""
    table = given(prestige=[5, 0], discs=[1, 0], row="- - - assistant")
    table.play("0 buy 4")
    assert table.asked == (0, "turn")  # 5 prestige and the disc: one way only
    assert (table.prestige[0], table.guide(0).discs) == (0, 1)


def test_NA_R76_a_price_is_paid_before_its_effect_is_seen() -> None:
    table = given(tourists=["t12 t13"], prestige=[5, 0], discs=[1, 0], chance=draws("s03 s09 s01"))
    table.play("0 go maple_leaf.shopping", "0 act", "0 draw extra")
    assert table.asked == (0, "payment")
    assert table.state.drawn >> 48 & 1 == 0  # s01 is still in the deck
    table.play("0 pay 1")
    assert table.state.drawn >> 48 & 1
    table = given(prestige=[5, 0], row="- - - assistant")
    assert not table.legal(0, "buy")  # it costs 6, and its disc is not there yet
    table = given(prestige=[6, 0], discs=[1, 0], row="- - - assistant").play("0 buy 4")
    assert (table.active(0), table.legal(0, "pay")) == (set(), {"0", "1"})
    assert table.play("0 pay 1").active(0) == {"assistant"}


def test_NA_R77_two_times_at_once_are_asked_one_after_the_other(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(BOX.content.replace("recharge_indices = [2, 8]", "recharge_indices = [2, 3]"))
    table = given(upgrades=["second_wind", ""], hours=[0, 11], content=own)
    table.play("0 go roche.wine_lunch", "0 act", "0 use second_wind beside")
    assert table.asked == (0, "recharge")
    table.play("0 use second_wind beside")
    assert table.asked == (0, "after")


def test_NA_18_15_a_souvenir_photo_is_one_item_without_a_type() -> None:
    """And NA-R21."""
    table = given(tourists=["t09 t03 t02"], upgrades=["souvenir_photo", ""], discs=[1, 0])
    table.on(0, 1, "c01")
    photos = {"souvenir_photo 1 cheese", "souvenir_photo 2 view"}
    assert table.legal(0, "use") == photos
    table.play("0 use souvenir_photo 1 cheese")
    assert table.items(0, 1, "cheese") == 2
    assert not table.markers
    assert (table.guide(0).discs, table.guide(0).discs_on(KIND["souvenir_photo"])) == (0, 1)


def test_NA_18_16_local_contacts_free_places_for_two_each() -> None:
    """And NA-R20."""
    table = given(
        upgrades=["local_contacts", ""], prestige=[5, 0],
        markers="roche.wine_flight hillside.wine_lunch nichol.wine_flight",
    )  # fmt: skip
    assert table.legal(0, "use") == {f"local_contacts {place}" for place in table.markers}
    table.play("0 use local_contacts roche.wine_flight", "0 use local_contacts nichol.wine_flight")
    assert table.prestige[0] == 1
    assert table.markers == {"hillside.wine_lunch"}
    assert not table.legal(0, "use")


@pytest.mark.parametrize(
    ("upgrade", "place", "cards", "prestige"),
    [
        ("cheese_resale", "three_sisters.cheese_tasting", "c01 c05", 1 + 2 * 2),
        ("wine_resale", "three_sisters.wine_flight", "w01 w05", 3 + 2 * 4),
    ],
)
def test_NA_18_17_resale_doubles_the_best_card(
    upgrade: str, place: str, cards: str, prestige: int
) -> None:
    """And NA-18.18, NA-R18."""
    table = given(upgrades=[upgrade, ""], chance=draws(cards))
    table.play(f"0 go {place}", "0 act", "0 give done")
    assert table.prestige[0] == prestige


def test_NA_18_19_a_shortcut_takes_half_an_hour_off_but_not_off_half_an_hour() -> None:
    table = given(upgrades=["shortcut", ""], discs=[1, 0], chance=draws("w01 w06"))
    table.play("0 go three_sisters.wine_flight", "0 act", "0 give done")
    assert table.legal(0) == {"use shortcut", "skip shortcut"}
    assert given_copy(table).play("0 skip shortcut").hours[0] == 2
    assert table.play("0 use shortcut").hours[0] == 1
    table = given(upgrades=["shortcut", ""], discs=[1, 0], chance=die(1))
    assert table.play("0 go three_sisters.wine_flight", "0 inspect").asked == (0, "after")


def given_copy(table: NaramataScene) -> NaramataScene:
    return NaramataScene(table.match.game, table.state.copy(), [])


def test_NA_18_22_second_wind_at_twelve_and_at_three() -> None:
    """And NA-R24."""
    table = given(
        upgrades=["second_wind tip_jar", ""], discs=[1, 0], hours=[0, 11], chance=[1, 1, 1]
    )
    table.play("0 use tip_jar", "0 go roche.wine_lunch", "0 act")  # 13:00: past 12:00
    assert table.asked == (0, "recharge")
    assert table.legal(0) == {
        "use second_wind beside",
        "use second_wind tip_jar",
        "skip second_wind",
    }
    table.play("0 use second_wind tip_jar", "0 end")
    assert (table.guide(0).discs, table.guide(0).on_cards) == (1, 0)
    table.play("0 use tip_jar", "0 go hillside.wine_lunch", "0 act")  # 15:00
    assert table.asked == (0, "recharge")
    table.play("0 use second_wind beside", "0 end")
    assert (table.guide(0).discs, table.guide(0).beside) == (1, 2)
    table.play("0 go serendipity.wine_flight", "0 inspect")
    assert table.asked == (0, "after")


def test_NA_R24_a_time_that_found_no_used_disc_is_over_and_once_may_be_agreed() -> None:
    table = given(upgrades=["second_wind press_review", ""], discs=[4, 0], hours=[0, 11])
    table.play("0 go roche.wine_lunch", "0 act")
    assert table.asked == (0, "after")
    table.play("0 use press_review", "0 end")
    assert table.guide(0).winds & 1
    table = given(upgrades=["second_wind press_review", ""], discs=[4, 0], hours=[0, 11])
    table.play("0 use press_review", "0 go roche.wine_lunch", "0 act")
    assert table.legal(0) == {"use second_wind press_review", "skip second_wind"}
    table = given(upgrades=["second_wind", ""], hours=[0, 11], recharge_times="once", discs=[0, 0])
    table.play("0 go roche.wine_lunch", "0 act", "0 use second_wind beside", "0 end")
    table.play("0 go hillside.wine_lunch", "0 act")
    assert table.asked == (0, "after")


def test_NA_R24_every_day_has_both_times_anew() -> None:
    table = given("parked", upgrades=["second_wind", ""], arrived=[1])
    table.guide(0).winds = 0b111
    table.play("0 finish")
    assert table.state.day == 2
    assert table.guide(0).winds == 0


def test_NA_18_23_a_tip_jar_pays_also_in_the_middle_of_an_action() -> None:
    """And NA-R44."""
    table = given(
        tourists=["t02 t09"], upgrades=["tip_jar", ""], discs=[1, 0],
        chance=[*draws("w11 w15"), *die(3)],
    )  # fmt: skip
    table.play("0 go three_sisters.wine_flight", "0 act", "0 use tip_jar")
    assert table.prestige[0] == 4
    table.play("0 give w11 1", "0 give w15 1")
    assert table.prestige[0] == 2


@pytest.mark.parametrize(
    ("place", "lines", "ask", "chance"),
    [
        ("four_shadows.viewpoint", (), "views", die(1, 3)),
        ("maple_leaf.shopping", (), "shop_extra", [*draws("s03 s09"), *die(3)]),
        ("maple_leaf.shopping", ("0 draw done",), "shop_cards", [*draws("s03 s09"), *die(3)]),
    ],
)
def test_NA_R44_a_tip_jar_helps_in_every_action_that_costs(
    place: str, lines: tuple[str, ...], ask: str, chance: list[int]
) -> None:
    table = given(upgrades=["tip_jar", ""], discs=[1, 0], prestige=[1, 0], chance=chance)
    table.play(f"0 go {place}", "0 act", *lines, "0 use tip_jar")
    assert (table.prestige[0], table.asked) == (1 + 4, (0, ask))


def test_NA_R44_other_side_actions_wait_for_a_window() -> None:
    table = given(
        upgrades=["press_review souvenir_photo reserved_table local_contacts", ""],
        discs=[2, 0], prestige=[9, 0], chance=draws("w11 w15"), markers="nichol.wine_flight",
    )  # fmt: skip
    assert table.legal(0, "use")
    table.play("0 go three_sisters.wine_flight", "0 act")
    assert not table.legal(0, "use")


COMPANIONS = {"panorama": "tripod zoom_lens"}  # a good roll meets the limit
STOPS = (
    "three_sisters.cheese_tasting",
    "four_shadows.viewpoint",
    "upper_bench.wine_flight",
    "maple_leaf.shopping",
    "hillside.wine_lunch",
    "serendipity.wine_lunch",
)


def a_day(kind: str, active: bool, generous: bool) -> list[object]:
    """All one sees on a fixed day with an upgrade, or with the same card inactive."""
    table = given(
        tourists=["t02 t07 t09"], upgrades=[f"{kind} {COMPANIONS.get(kind, '')}", ""],
        discs=[2, 0], prestige=[30, 0], hours=[0, 20], chance=5,
        markers="three_sisters.wine_flight four_shadows.wine_flight",
    )  # fmt: skip
    if not active:
        table.guide(0).active &= ~(1 << KIND[kind])
    seen: list[object] = [table.legal(0, "use")]
    for place in STOPS:
        table.play(f"0 go {place}")
        while table.asked != (0, "turn"):
            legal = table.match.legal(0)
            plain = [text for text in legal if text.split()[0] not in ("use", "buy")]
            done = "end" in legal or not generous
            table.play(f"0 {plain[-1] if done and 'act' not in legal else plain[0]}")
            seen.append((legal, table.prestige[0], table.hours[0], int(table.guide(0).discs)))
    table.state.cars[0].clock = 13
    table.play("0 park")
    return [*seen, table.points[0]]


@pytest.mark.parametrize("kind", SHIPPED.upgrades.ids)
def test_NA_18_every_upgrade_changes_a_day_while_it_is_active(kind: str) -> None:
    """And NA-17.13."""
    if kind == "assistant":  # its disc comes with the card
        assert given(prestige=[6, 0], row="- - - assistant").play("0 buy 4").guide(0).discs == 1
        return
    days = [
        [a_day(kind, active, generous) for generous in (True, False)] for active in (True, False)
    ]
    assert days[0] != days[1]
