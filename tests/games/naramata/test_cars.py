"""NA-19 Cars: six abilities, also alone and together."""

import pytest

from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from games.naramata.given import NODE, draws, given


def houses(places: set[str]) -> set[str]:
    return {place.split(".")[0] for place in places}


def test_NA_19_1_red_has_four_discs_and_five_with_the_assistant() -> None:
    match = BOX.match(2, 1, {"start_player": "1"})
    match.submit(0, "car red")
    assert match.state.guides[0].discs == 4
    table = given("parked", upgrades=["assistant", ""], discs=[5, 0]).play("0 finish")
    assert table.guide(0).discs == 5


def test_NA_19_2_black_may_change_to_a_parallel_road() -> None:
    """And NA-R37."""
    table = given(cars="black red", at=["upper_bench.wine_flight", "home"])
    seen = houses(table.legal(0, "go"))
    assert "dangelo" in seen  # straight below
    assert "lock_and_worth" in seen and "roche" in seen
    assert not seen & {"ruby_blues", "red_rooster", "three_sisters", "four_shadows"}
    start = given(cars="black red", at=["start_upper", "home"])
    assert len(houses(start.legal(0, "go"))) == 28


def test_NA_19_2_on_a_backward_day_level_or_further_left() -> None:
    table = given(cars="black red", at=["dangelo.viewpoint", "home"], route="alternating", day=2)
    seen = houses(table.legal(0, "go"))
    assert "upper_bench" in seen and "three_sisters" in seen and "ruby_blues" in seen
    assert not seen & {"roche", "lock_and_worth", "hillside"}


def test_NA_19_3_black_never_visits_a_winery_twice_a_day() -> None:
    """And NA-R37."""
    table = given(cars="black red", at=["start_upper", "home"], hours=[0, 11], chance=[1, 1])
    table.play("0 go laughing_stock.wine_flight", "0 inspect", "0 end")
    table.play("0 go lake_breeze.wine_lunch", "0 inspect", "0 end")
    seen = houses(table.legal(0, "go"))
    assert "laughing_stock" not in seen and "lake_breeze" not in seen
    assert "black_widow" in seen and "lang" in seen  # passing is no visit
    table = given(cars="black red", at=["roche.wine_flight", "home"], arrived=[1], chance=1)
    table.guide(0).visited = 1 << NODE["roche"]
    table.play("0 park", "0 finish")
    while table.asked[1] != "turn" or table.asked[0] != 0:
        seat = table.asked[0]
        table.play(f"{seat} {table.match.legal(seat)[-1]}")
    assert table.state.day == 2
    assert "roche" in houses(table.legal(0, "go"))


def test_NA_19_5_purple_is_forgiven_two_empty_rows() -> None:
    for lunches, lost in ((2, 0), (1, 3), (0, 3 + 4)):
        table = given("parked", cars="purple red")
        for k in range(lunches):
            table.on(0, k + 1, lunch=1)
        table.play("0 finish")
        assert table.points[0] == 5 + 3 * lunches - lost


def test_NA_19_7_green_has_lunch_by_the_road() -> None:
    """And NA-R36."""
    table = given(
        cars="green red", hours=[4, 9], tourists=["t02 t04"],
        at=["three_sisters.wine_flight", "start_upper"],
    )  # fmt: skip
    assert "three_sisters" in table.legal(0, "stop")
    assert "meeples_and_milkshakes" not in table.legal(0, "stop")  # nothing lies ahead of it
    table.play("0 stop upper_bench", "0 end")
    assert table.markers == {"three_sisters.wine_flight"}
    assert table.items(0, 1, "lunch") == 1
    assert table.items(0, 2, "favourite") == 0
    assert (table.prestige[0], table.hours[0]) == (8, 8)
    assert table.state.cars[0].place == -1


def test_NA_19_7_a_stop_blocks_no_winery() -> None:
    table = given("turn", 1, cars="green red", at=["roche", "start_upper"], hours=[8, 0])
    assert "roche.wine_flight" in table.legal(1, "go")


def test_NA_19_8_the_next_stop_needs_a_later_stretch() -> None:
    """And NA-R36."""
    table = given(cars="green red", at=["hillside", "home"])
    assert "hillside" not in table.legal(0, "stop")
    assert "hillside" not in houses(table.legal(0, "go"))  # it lies behind
    assert {"singletree", "moraine"} <= houses(table.legal(0, "go"))  # both branches are open
    table = given(cars="green red", at=["start_upper", "home"], hours=[0, 20])
    table.play("0 stop hillside", "0 end")
    assert table.at(0) == "hillside"
    assert houses(table.legal(0, "go")) == houses(
        given(cars="red green", at=["hillside", "home"]).legal(0, "go")
    )
    standing = given(cars="green red", at=["hillside.wine_flight", "home"])
    assert "hillside" in standing.legal(0, "stop")


def test_NA_19_7_only_before_closing() -> None:
    assert not given(cars="green red", hours=[12, 13]).legal(0, "stop")


@pytest.mark.parametrize("car", SHIPPED.cars.ids)
def test_NA_19_every_car_makes_a_difference(car: str) -> None:
    """The same late position and the same last pick of a draft, seen from each of the cars."""

    def seen(colour: str) -> tuple[object, ...]:
        cars = f"{colour} {'red' if colour != 'red' else 'black'}"
        table = given(
            cars=cars, at=["upper_bench.wine_flight", "home"], hours=[11, 20],
            tourists=["t08 t02"], day=2, chance=draws("w01 w06"),
        )  # fmt: skip
        moves = table.legal(0)
        table.state.cars[0].clock = 13
        table.play("0 park", "0 finish")
        draft = given("draft_pick", 0, 3, cars=cars, tourists=["t01 t02 t03"], hands=["t10"])
        picks = draft.legal(0, "pick")
        sold = draft.play("0 pick t10 sell").prestige[0]
        return moves, table.points[0], int(table.guide(0).discs), picks, sold

    assert seen(car) not in [seen(other) for other in SHIPPED.cars.ids if other != car]


def test_NA_19_4_white_carries_three_and_sells_for_four() -> None:
    for colour, picks, price in (
        ("white", {"t10 sell"}, 4),
        ("red", {"t10 keep", "t10 sell"}, 3),
    ):
        table = given("draft_pick", 0, 3, cars=f"{colour} blue", tourists=["t01 t02 t03"],
                      hands=["t10"])  # fmt: skip
        assert table.legal(0, "pick") == picks
        assert table.play("0 pick t10 sell").prestige[0] == price
