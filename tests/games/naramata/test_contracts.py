"""NA-12 Contracts."""

from typing import Any

import pytest

from games.naramata.given import SIGNATURE, NaramataScene, die, draws, given


def visit(
    winery: str, hour: int = 0, chance: list[int] | None = None, **more: Any
) -> NaramataScene:
    """Seat 0 comes to the contract of a winery whose bottle it owns."""
    table = given(
        bottles=[winery, ""], hours=[hour, 20], chance=chance or [], at=["start_lower", "home"],
        tourists=["t02 t13"], **more,
    )  # fmt: skip
    return table.play(f"0 go {winery}.contract")


def test_NA_12_1_a_contract_place_is_never_marked() -> None:
    table = given().play("0 go hillside.contract", "0 act", "0 sign points")
    assert table.markers == set()


def test_NA_12_2_a_bottle_and_three_of_either() -> None:
    """And NA-R65."""
    for choice, points, prestige in (("points", 8, 0), ("prestige", 5, 3)):
        table = given().play("0 go hillside.contract", "0 act", f"0 sign {choice}")
        assert (table.points[0], table.prestige[0]) == (points, prestige)
        assert table.guide(0).bottles == 1 << SIGNATURE["hillside"]
        assert table.state.bottles_at(SIGNATURE["hillside"]) == 0
        assert table.hours[0] == 2


def test_NA_12_3_one_bottle_of_a_winery_is_enough() -> None:
    table = given(players=4, bottles=["hillside", "", "", ""])
    table.play("0 go hillside.contract")
    assert table.asked == (0, "contract_menu")
    assert table.state.bottles_at(SIGNATURE["hillside"]) == 1


def test_NA_12_3_by_double_stop_too_it_must_be_the_first_and_still_there() -> None:
    """And NA-12.2, NA-R22."""
    for players, bottles in ((4, ["hillside", "", "", ""]), (2, ["", "hillside"])):
        table = given(players=players, bottles=bottles, upgrades=["double_stop", *[""] * 3],
                      discs=[1, 0, 0, 0], hours=[0, 9, 9, 9])  # fmt: skip
        table.play("0 go hillside.wine_lunch", "0 act")
        assert "double_stop wine_flight" in table.legal(0, "use")
        assert "double_stop contract" not in table.legal(0, "use")


def test_NA_12_4_each_other_action_once_and_one_inspection() -> None:
    """And NA-R23."""
    table = visit("red_rooster", chance=[*draws("w01 w06"), *die(1, 2)])
    assert table.legal(0, "do") == {"wine_flight", "viewpoint", "cheese_tasting", "inspection"}
    table.play("0 do wine_flight", "0 give done", "0 do inspection", "0 do viewpoint", "0 put done")
    assert table.legal(0, "do") == {"cheese_tasting", "done"}


def test_NA_12_5_markers_do_not_matter_and_the_fourth_place_counts() -> None:
    """And NA-R67."""
    table = given(
        bottles=["hillside", ""], markers="hillside.wine_flight hillside.wine_lunch"
    ).play("0 go hillside.contract")
    assert table.legal(0, "do") == {"wine_flight", "wine_lunch", "cheese_tasting", "inspection"}


def test_NA_12_6_no_marker_on_the_places_used() -> None:
    table = visit("hillside", chance=draws("w01 w06")).play("0 do wine_flight", "0 give done")
    assert table.markers == set()


def test_NA_12_7_the_clock_runs_from_action_to_action() -> None:
    table = visit("hillside", hour=2, chance=draws("w01 w06"))
    table.play("0 do wine_flight", "0 give done")
    assert table.hours[0] == 4
    table.play("0 do wine_lunch")
    assert table.prestige[0] == 6 + 8  # lunch at 13:00
    assert table.hours[0] == 8


def test_NA_12_8_each_starts_before_closing() -> None:
    table = visit("hillside", hour=10, chance=draws("w01 w06"))
    table.play("0 do wine_flight", "0 give done")
    assert table.hours[0] == 12
    assert table.legal(0, "do") == {"done"}
    table = visit("hillside", hour=10, chance=draws("w01 w06"), contract_after_closing="open")
    table.play("0 do wine_flight", "0 give done")
    assert "wine_lunch" in table.legal(0, "do")


def test_NA_12_9_between_two_one_upgrade_may_be_bought() -> None:
    """And NA-R28."""
    table = visit("hillside", chance=[*draws("w05 w10"), 2], row="- - - tripod")
    assert "buy 4" not in table.legal(0)
    table.play("0 do wine_flight", "0 give done", "0 buy 4")
    assert table.active(0) == {"tripod"}
    table.play("0 do wine_lunch")
    assert not table.legal(0, "buy")


@pytest.mark.parametrize(
    ("winery", "actions", "chance", "moved"),
    [
        ("laughing_stock", ["wine_flight", "shopping"], draws("w01 w06 s01 s03"), 1),  # NA-E8
        ("upper_bench", ["cheese_tasting", "inspection"], [*draws("c01 c06"), 1], 1),  # NA-E20
        ("hillside", ["wine_lunch"], [], 2),
        ("hillside", ["wine_lunch", "wine_flight"], draws("w01 w06"), 4),
        ("upper_bench", ["cheese_tasting"], draws("c01 c06"), 1),
    ],
)
def test_NA_12_10_an_hour_less_but_half_an_hour_at_least(
    winery: str, actions: list[str], chance: list[int], moved: int
) -> None:
    table = given(bottles=[winery, ""], hours=[0, 9], chance=chance, tourists=["t02 t09"]).play(
        f"0 go {winery}.contract"
    )
    for action in actions:
        table.play(f"0 do {action}")
        done = {"wine_flight": "give", "cheese_tasting": "give", "shopping": "shop"}.get(action)
        if action == "shopping" and table.asked == (0, "shop_extra"):
            table.play("0 draw done")
        if done:
            table.play(f"0 {done} done")
    table.play("0 do done")
    assert table.hours[0] == moved


def test_NA_12_11_at_least_one_action() -> None:
    table = visit("hillside", chance=die(1)).refuses("0 do done")
    table.play("0 do inspection", "0 do done", "0 end")


def test_NA_12_12_taking_the_bottle_and_using_it_are_two_visits() -> None:
    table = given().play("0 go hillside.contract", "0 act", "0 sign points")
    assert table.asked == (0, "after")
    assert table.legal(0) == {"end"}


def test_NA_12_13_bottles_give_no_points_at_the_end() -> None:
    table = given("parked", bottles=["hillside therapy", ""], arrived=[1], day=3)
    table.play("0 finish")
    assert table.match.scores == [5 - 11, 5]  # four empty rows


def test_NA_R54_the_figure_stands_on_top_of_its_final_column() -> None:
    table = given(
        bottles=["upper_bench", ""], hours=[0, 1], chance=draws("c01 c06"),
        tourists=["t02 t04"],
    )  # fmt: skip
    table.play("0 go upper_bench.contract", "0 do cheese_tasting", "0 give done", "0 do done")
    table.play("0 end")
    assert table.hours == [1, 1]
    assert table.asked == (1, "turn")


def test_NA_R56_a_shortened_action_counts_with_its_shorter_time() -> None:
    table = given(
        bottles=["hillside", ""], hours=[0, 9], upgrades=["shortcut", ""], discs=[1, 0]
    ).play("0 go hillside.contract", "0 do wine_lunch", "0 use shortcut", "0 do done")
    assert table.hours[0] == 1
