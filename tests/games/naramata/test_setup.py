"""NA-1 Frame, NA-2 set-up, NA-4 start spaces, the contents and the options."""

import pytest

from cuvee import OptionError
from cuvee.core.match import Match
from cuvee.core.options import Value
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.cards import CASE, CHEESE, WINE
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from games.naramata.given import NODE, given

CARS = ["red", "black", "white", "purple"]


def opened(players: int, seed: int = 1, **options: str | int | bool) -> Match[State]:
    return BOX.match(players, seed, options)


def with_cars(players: int, seed: int = 1, **options: str | int | bool) -> Match[State]:
    match = opened(players, seed, **options)
    for car in CARS[:players]:
        match.submit(match.questions[0].seat, f"car {car}")
    return match


def test_NA_1_1_a_mode_says_how_many_may_play() -> None:
    for mode, fits in (("competitive", (2, 3, 4)), ("solo", (1,)), ("fleet", (2, 3, 4))):
        for players in (1, 2, 3, 4):
            if players in fits:
                assert opened(players, mode=mode).seats == players
            else:
                with pytest.raises(OptionError):
                    opened(players, mode=mode)


def test_NA_1_2_the_number_of_days_is_fixed_before_the_game() -> None:
    """And NA-R43."""
    assert [opened(2, days=days).state.options.days for days in (2, 3, 4)] == [2, 3, 4]
    assert opened(2).state.options.days == 3
    for days in (1, 5):
        with pytest.raises(OptionError):
            opened(2, days=days)
    for day, days in ((2, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4)):
        table = given("parked", day=day, days=days, arrived=[1])
        assert table.play("0 finish").match.over == (day == days)


def test_NA_1_3_solo_and_fleet_last_three_days() -> None:
    assert opened(1, mode="solo").state.options.days == 3
    assert opened(2, mode="fleet").state.options.days == 3


def test_NA_1_9_options_without_a_meaning_are_refused() -> None:
    wrong: list[dict[str, Value]] = [
        {"mode": "solo", "days": 2},
        {"mode": "fleet", "days": 4},
        {"mode": "fleet", "phantom": True},
        {"mode": "solo", "phantom": True},
        {"mode": "solo", "start_player": "2"},
    ]
    for options in wrong:
        with pytest.raises(OptionError):
            BOX.game(options)
    with pytest.raises(OptionError):
        opened(3, phantom=True)
    assert len(opened(2, phantom=True).state.cars) == 3
    assert len(opened(1, mode="solo").state.cars) == 3
    assert len(opened(2, mode="fleet").state.cars) == 3
    assert len(opened(3, mode="fleet").state.cars) == 3
    assert len(opened(2).state.cars) == 2


def test_NA_1_4_a_special_rule_beats_a_general_one() -> None:
    """A place with a marker is closed in general; a second stop may use it all the same."""
    table = given(
        at=["start_upper", "home"], upgrades=["double_stop", ""], discs=[1, 0], chance=[2, 4, 3, 5],
        markers="three_sisters.cheese_tasting",
    )  # fmt: skip
    table.refuses("0 go three_sisters.cheese_tasting").play("0 go three_sisters.wine_flight")
    table.play("0 act", "0 give done", "0 use double_stop cheese_tasting")
    assert table.asked == (0, "serve")


def test_NA_1_5_supplies_never_run_out() -> None:
    """And NA-R61."""
    everywhere = " ".join(SHIPPED.places.ids[:65])
    table = given(players=4, markers=everywhere, prestige=[999, 0, 0, 0], chance=[5])
    table.play("0 go meeples_and_milkshakes.shopping", "0 inspect")
    assert len(table.markers) == 66
    assert table.prestige[0] == 1003


def test_NA_1_6_prestige_is_no_points() -> None:
    table = given("parked", prestige=[50, 0], points=[16, 5], arrived=[1], days=2, day=2)
    table.play("0 finish")
    assert table.match.scores == [5, 5]
    assert table.match.ranking == [1, 2]


def test_NA_1_7_points_have_no_bounds() -> None:
    """And NA-1.10."""
    table = given("turn", 1, hours=[16, 0], points=[1, 123])
    table.play("1 park", "1 finish", "0 park")
    assert table.points[0] == 1 - 2 * 4
    assert table.points[1] == 123 - 37  # eight empty rows


def test_NA_1_8_bottles_count_humans_and_start_sites_count_cars() -> None:
    """And NA-R7."""
    table = with_cars(2, phantom=True)
    assert sum(int(table.state.bottles_at(k)) for k in range(7)) == 7
    assert table.state.market.pile.count + 4 == 23
    scene = given("start_site", 1, phantom=True, at=["start_upper", "home", "home"])
    assert scene.legal(1, "start") == {"start_upper", "start_lower"}  # three cars: two to a site


@pytest.mark.parametrize(
    ("option", "bottles", "upgrades", "asks"),
    [("as_car", 7, 23, {"draft_pick", "draft_cut"}), ("as_player", 10, 32, {"draft_pick"})],
)
def test_NA_R7_two_with_the_phantom_may_count_as_three(
    option: str, bottles: int, upgrades: int, asks: set[str]
) -> None:
    """And NA-3.1, NA-3.9, NA-3.10."""
    match = with_cars(2, phantom=True, phantom_counts=option)
    assert sum(int(match.state.bottles_at(k)) for k in range(7)) == bottles
    assert match.state.market.pile.count + 4 == upgrades
    asked = set()
    while match.game.asks[match.questions[0].ask] != "start_site":
        asked.add(match.game.asks[match.questions[0].ask])
        match.submit(match.questions[0].seat, match.legal(match.questions[0].seat)[0])
    assert asked == asks
    assert not match.game.audit(match.state)
    for players, mode in ((2, "competitive"), (3, "fleet"), (1, "solo")):
        state = with_cars(players, phantom_counts=option, mode=mode).state
        assert state.players() == players  # nobody else is concerned
    fleet = with_cars(2, mode="fleet", phantom_counts=option).state
    assert sum(int(fleet.bottles_at(k)) for k in range(7)) == bottles


def test_NA_2_1_decks_and_the_upgrade_row() -> None:
    """And NA-2.2, NA-2.3."""
    for players, upgrades in ((2, 23), (3, 32), (4, 40)):
        state = opened(players).state
        assert [int(state.piles[k].count) for k in (WINE, CHEESE, CASE)] == [24, 24, 13]
        assert state.piles[TOURIST_PILE].count == 50
        assert state.market.pile.count == upgrades - 4
        assert all(kind >= 0 for kind in state.market.row)
        assert list(state.market.above) == [0, 0, 0, 0]


def test_NA_2_4_bottles() -> None:
    """And NA-E19."""
    seen = []
    for players, mode in ((1, "solo"), (2, "competitive"), (3, "competitive"), (4, "competitive")):
        state = opened(players, mode=mode).state
        left = [int(state.bottles_at(k)) for k in range(7)]
        assert min(left) >= 1 and max(left) <= 2
        seen.append(sum(left))
    assert seen == [7, 7, 10, 14]
    extras = set()
    for seed in range(20):
        left = [int(opened(3, seed).state.bottles_at(k)) for k in range(7)]
        assert sorted(left) == [1, 1, 1, 1, 2, 2, 2]  # three different wineries
        extras.add(tuple(left))
    assert len(extras) > 5


def test_NA_2_5_what_a_guide_starts_with() -> None:
    """And NA-2.8, NA-2.9."""
    match = with_cars(4, start_player="1")
    assert match.state.day == 1
    assert [int(guide.discs) for guide in match.state.guides] == [4, 3, 3, 3]
    assert match.scores == [5, 5, 5, 5]
    assert [int(guide.prestige) for guide in match.state.guides] == [0, 0, 0, 0]


def test_NA_2_6_from_the_start_player_each_takes_one_of_the_cars_left() -> None:
    """And NA-2.7."""
    match = opened(3, start_player="2")
    order = []
    for car in CARS[:3]:
        seat = match.questions[0].seat
        order.append(seat)
        match.submit(seat, f"car {car}")
        if len(order) < 3:
            assert f"car {car}" not in match.legal(match.questions[0].seat)
    assert order == [1, 2, 0]


def test_NA_R79_the_start_player_must_sit_at_the_table() -> None:
    assert opened(4, start_player="4").questions[0].seat == 3
    for players, first in ((2, "3"), (3, "4")):
        with pytest.raises(OptionError):
            opened(players, start_player=first)


def test_NA_R40_the_start_player_is_random_and_phantoms_take_the_first_free_colours() -> None:
    assert {opened(4, seed).questions[0].seat for seed in range(40)} == {0, 1, 2, 3}
    match = opened(1, mode="solo")
    match.submit(0, "car red")
    assert [SHIPPED.cars.ids[car.colour] for car in match.state.cars] == ["red", "black", "white"]


def test_NA_2_10_figures_stand_at_eleven_and_no_marker_goes_on_day_one() -> None:
    """And NA-2.11."""
    match = with_cars(3, start_player="3", difficulty="easy")
    heights = {seat: int(match.state.cars[seat].height) for seat in range(3)}
    assert sorted(heights, key=lambda seat: heights[seat]) == [2, 0, 1]
    assert [int(car.clock) for car in match.state.cars] == [0, 0, 0]
    asks = [match.game.asks[match.questions[0].ask]]
    while asks[-1] != "turn":
        seat = match.questions[0].seat
        match.submit(seat, match.legal(seat)[0])
        asks.append(match.game.asks[match.questions[0].ask])
    assert asks[-4:] == ["start_site", "start_site", "start_site", "turn"]
    assert "draft_pick" in asks and "clearing" not in asks


def test_NA_4_1_start_sites_are_chosen_in_day_order() -> None:
    match = with_cars(2, start_player="2")
    while match.game.asks[match.questions[0].ask] != "start_site":
        seat = match.questions[0].seat
        match.submit(seat, match.legal(seat)[0])
    assert match.questions[0].seat == 1
    match.submit(1, "start start_upper")
    assert match.questions[0].seat == 0


def test_NA_4_2_two_cars_to_a_site_with_three_or_more() -> None:
    """And NA-R66."""
    for players in (3, 4):
        at = ["start_lower", "start_lower", "home", "home"]
        table = given("start_site", 2, players=players, at=at)
        assert table.legal(2, "start") == {"start_upper"}
        table = given("start_site", 1, players=players, at=["start_lower", *["home"] * 3])
        assert table.legal(1, "start") == {"start_upper", "start_lower"}


def test_NA_4_3_with_two_cars_each_site_holds_one() -> None:
    table = given("start_site", 1, at=["start_lower", "home"])
    assert table.legal(1, "start") == {"start_upper"}


def test_NA_4_4_a_start_site_blocks_nobody() -> None:
    table = given(players=3, at=["start_upper", "start_upper", "start_lower"])
    table.play("0 go three_sisters.wine_flight")
    assert table.at(1) == "start_upper"
    assert "three_sisters.cheese_tasting" not in table.legal(0, "go")


def test_NA_R39_blue_has_the_late_day_and_green_the_roadside_lunch() -> None:
    texts = dict(zip(SHIPPED.cars.ids, SHIPPED.cars.texts, strict=True))
    assert "18:00" in texts["blue"] and "lunch" in texts["green"]
    table = given(cars="blue green", hours=[12, 13])
    assert table.legal(0, "go") and not table.legal(0, "stop")
    table = given(seat=1, cars="blue green", hours=[13, 0])
    assert table.legal(1, "stop")


def test_NA_R38_lunch_is_best_at_one() -> None:
    lunch = [int(value) for value in SHIPPED.calendar.lunch]
    assert lunch == [4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]


def test_the_road_map_is_the_bench() -> None:
    road = SHIPPED.road
    assert bin(road.ahead[NODE["start_upper"]]).count("1") == 24
    assert bin(road.ahead[NODE["start_lower"]]).count("1") == 24
    assert bin(road.ahead[31 + NODE["final_car_park"]]).count("1") == 28
