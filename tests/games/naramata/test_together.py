"""NA-25 Solo, NA-26 the fleet, NA-27 the reversed route, NA-28 progress."""

from pathlib import Path
from typing import Any

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.match import Match
from cuvee.core.moves import Moves
from cuvee.core.sets import size
from cuvee.core.state import ask_of, seat_of
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.guide import CONTRACTS, END_POINTS
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import CAR
from cuvee.games.naramata.questions import NEW_DAY
from cuvee.games.naramata.rules.morning import removable
from cuvee.games.naramata.scoring import unfulfilled
from games.naramata.given import KIND, NaramataScene, die, draws, given, owners_file

OPEN: Any = {"display": "t21 t22 t23 t24"}


def alone(ask: str = "parked", car: str = "red", **more: Any) -> NaramataScene:
    others = [colour for colour in SHIPPED.cars.ids if colour != car]
    return given(ask, players=1, cars=" ".join([car, *others]), mode="solo", **more)


def solo_match(car: str = "red", **options: str) -> Match[State]:
    match = BOX.match(1, 5, {"mode": "solo", **options})
    match.submit(0, f"car {car}")
    return match


def test_NA_25_1_two_phantoms_above_the_human() -> None:
    match = solo_match()
    assert [int(car.height) for car in match.state.cars] == [0, 1, 2]


def test_NA_25_2_no_points_but_a_rating() -> None:
    for difficulty, rating in (("easy", 7), ("normal", 5), ("advanced", 3)):
        assert solo_match(difficulty=difficulty).scores == [rating]


def test_NA_25_3_every_row_that_is_not_full_costs_one() -> None:
    """And NA-25.15, NA-E17."""
    table = alone(tourists=["t01 t02"], rating=5)
    table.on(0, 1, "s01 s03 c01 c06 c11 c15").on(0, 2, wine=4, lunch=1).play("0 finish")
    assert table.state.rating == 4
    table = alone(tourists=["t02 t08"], rating=9).play("0 finish")
    assert table.state.rating == 4  # five empty rows: one each, no more
    assert table.points == [5]


def test_NA_25_4_at_zero_the_game_is_lost_at_once() -> None:
    table = alone(tourists=["t02 t08"], rating=3).play("0 finish")
    assert table.match.over
    assert table.match.ending == "lost"
    assert table.state.rating == 0  # NA-25.16: never below


def test_NA_25_5_so_many_are_drawn_and_so_many_taken() -> None:
    for day, drawn, taken in ((1, 5, 2), (2, 6, 3), (3, 7, 4)):
        match = solo_match()
        if day > 1:
            match = at_day(day, match)
        assert size(match.state.display) == drawn
        gone = size(match.state.departed)
        for k in range(taken):
            assert match.game.asks[match.questions[0].ask] == "solo_take"
            match.submit(0, match.legal(0)[0])
        assert match.game.asks[match.questions[0].ask] == "start_site"
        assert match.state.guides[0].tourists() == taken
        assert match.state.display == 0
        assert size(match.state.departed) == gone + drawn - taken
        assert match.state.guides[0].prestige == 6


def at_day(day: int, match: Match[State]) -> Match[State]:
    """The same table on the morning of that day."""
    state = match.state.copy()
    state.departed |= state.display
    state.display = 0
    state.guides[0].prestige = 0
    for place, guide in enumerate(state.guides, 1):
        guide.arrival = place
    state.day = day - 1
    state.depth = 0
    state.then(NEW_DAY)
    match.game.settle(state, match.recorder)
    match.state = state
    return match


@pytest.mark.parametrize(("car", "prestige"), [("red", 6), ("white", 8)])
def test_NA_25_6_prestige_every_morning(car: str, prestige: int) -> None:
    """And NA-25.13, NA-R13."""
    assert solo_match(car).state.guides[0].prestige == prestige
    for day in (2, 3):
        assert at_day(day, solo_match(car)).state.guides[0].prestige == prestige


def test_NA_25_13_the_white_car_takes_four_alone() -> None:
    table = given("solo_take", players=1, cars="white red black", mode="solo", day=3,
                  tourists=["t01 t02 t03"], display="t10")  # fmt: skip
    table.play("0 load t10")
    assert table.tourists(0) == ["t01", "t02", "t03", "t10"]


def test_NA_25_7_the_first_phantom_takes_the_other_site() -> None:
    """And NA-R8."""
    match = solo_match()
    while match.game.asks[match.questions[0].ask] != "start_site":
        match.submit(0, match.legal(0)[0])
    match.submit(0, "start start_lower")
    assert match.state.cars[1].node == 28
    assert match.game.asks[match.questions[0].ask] == "phantom_site"
    assert set(match.legal(0)) == {"send start_upper", "send start_lower"}
    match.submit(0, "send start_lower")
    assert match.state.cars[2].node == 29


@pytest.mark.parametrize(
    ("car", "upgrades", "hour", "limit", "lost"),
    [
        ("red", "", 14, "18:00", 0),
        ("red", "", 15, "18:00", 1),
        ("red", "", 17, "18:00", 1),
        ("red", "", 13, "17:00", 1),
        ("blue", "", 14, "17:00", 0),
    ],
)
def test_NA_25_8_arriving_late_costs_one(
    car: str, upgrades: str, hour: int, limit: str, lost: int
) -> None:
    """And NA-R10."""
    table = alone("turn", car, hours=[hour, 20, 20], solo_late_limit=limit)
    assert table.play("0 park").state.rating == 5 - lost


def test_NA_R10_a_late_day_that_is_never_late() -> None:
    options = {"solo_late_limit": "17:00", "late_day_overrun": "none"}
    table = alone("turn", "blue", hours=[16, 20, 20], **options)
    assert table.play("0 park").state.rating == 5
    table = alone("turn", "blue", hours=[16, 20, 20], late_day_overrun="none")
    assert table.play("0 park").state.rating == 4  # alone 18:00 counts for every car


@pytest.mark.parametrize(
    ("difficulty", "numbers"), [("easy", (0, 1, 2)), ("normal", (0, 0, 1)), ("advanced", (0, 0, 0))]
)
def test_NA_25_9_markers_removed_alone(difficulty: str, numbers: tuple[int, ...]) -> None:
    for day in (1, 2, 3):
        table = alone("turn", day=day, difficulty=difficulty)
        assert removable(table.state) == numbers[day - 1]


def test_NA_25_10_after_a_turn_the_row_may_be_shifted() -> None:
    """And NA-26.11, NA-R74."""
    row = "tip_jar tripod zoom_lens shortcut"
    table = alone("turn", row=row, above=[1, 2, 3, 4], chance=[*die(1), KIND["panorama"]],
                  hours=[0, 20, 20])  # fmt: skip
    table.play("0 go roche.wine_flight", "0 inspect", "0 end")
    assert table.asked == (0, "market_shift")
    table.play("0 shift")
    assert table.row == ["panorama", "tip_jar", "tripod", "zoom_lens"]
    assert table.above == [1, 2, 3, 4]
    assert list(table.state.market.under[:1]) == [KIND["shortcut"]]
    table = alone("turn", row=row, hours=[0, 20, 20]).play("0 park", "0 finish")
    assert table.asked == (0, "market_shift")  # the turn of parking too
    assert table.play("0 skip shift").row == row.split()
    fleet = given("after", players=3, mode="fleet", row=row).play("0 end")
    assert fleet.asked == (0, "market_shift")
    assert given("after", players=3, row=row).play("0 end").asked[1] == "turn"


def test_NA_R74_with_an_empty_deck_the_row_turns_round() -> None:
    table = alone("market_shift", row="- - tripod zoom_lens", deck="", hours=[0, 20, 20])
    assert table.play("0 shift").row == ["-", "-", "zoom_lens", "tripod"]
    table = alone("after", row="- - - zoom_lens", deck="", hours=[0, 20, 20]).play("0 end")
    assert table.asked == (0, "turn")
    table = alone("after", row="- - tripod zoom_lens", deck="", hours=[0, 20, 20]).play("0 end")
    assert table.asked == (0, "market_shift")
    table = alone("after", row="- - - zoom_lens", deck="tripod", hours=[0, 20, 20])
    tuck(table, "tripod")
    assert table.play("0 end").asked == (0, "market_shift")


def tuck(table: NaramataScene, *kinds: str) -> None:
    """Cards of the deck go under it."""
    market = table.state.market
    for k, kind in enumerate(kinds):
        market.under[k] = market.pile.take(KIND[kind])
    market.count = len(kinds)


def test_NA_R74_cards_under_the_deck_come_last_in_their_order() -> None:
    table = alone(
        "market_shift", row="tip_jar tripod zoom_lens shortcut", hours=[0, 20, 20],
        deck="panorama wine_cellar",
    )  # fmt: skip
    tuck(table, "panorama", "wine_cellar")
    assert table.play("0 shift").row == ["panorama", "tip_jar", "tripod", "zoom_lens"]
    assert list(table.state.market.under[:2]) == [KIND["wine_cellar"], KIND["shortcut"]]


def test_NA_R74_not_when_the_game_is_over() -> None:
    table = alone(day=3, row="tip_jar tripod zoom_lens shortcut")
    assert table.play("0 finish").match.over
    table = alone("after", day=3, row="tip_jar tripod zoom_lens shortcut", hours=[0, 20, 20])
    assert table.play("0 end").asked == (0, "market_shift")  # the last day, but not its end


def test_NA_25_11_a_rating_after_the_third_day_wins() -> None:
    table = alone(day=3, rating=5)
    table.play("0 finish")
    assert table.match.ending == "won"
    assert table.match.ranking == [1]


@pytest.mark.parametrize(
    ("items", "loss"),
    [
        ({"wine": 3, "lunch": 0}, 0),  # two rows miss one each
        ({"wine": 2, "lunch": 1}, 0),  # one row misses two
        ({"wine": 1, "lunch": 1}, 1),  # one row misses three
        ({"wine": 2, "lunch": 0}, 1),  # the lunch is forgiven, the two wines are not
    ],
)
def test_NA_25_12_two_wishes_are_ignored_for_purple(items: dict[str, int], loss: int) -> None:
    """And NA-R12, NA-R14."""
    table = alone(car="purple").on(0, 1, **items).on(0, 2, view=7, lunch=1)
    assert unfulfilled(table.state, 0) == loss
    fleet = given("parked", players=3, mode="fleet", cars="purple red black")
    fleet.on(0, 1, **items).on(0, 2, view=7, lunch=1)
    assert unfulfilled(fleet.state, 0) == loss


def test_NA_R12_the_two_wishes_are_used_as_well_as_can_be() -> None:
    table = alone(car="purple", tourists=["t02 t03"]).on(0, 1, wine=3).on(0, 2, view=5, lunch=1)
    assert unfulfilled(table.state, 0) == 1  # both rows of t02, not the two views of t03


def test_NA_R12_an_ignored_wish_makes_nobody_fully_satisfied() -> None:
    table = alone(car="purple", day=3).on(0, 1, wine=3, lunch=1).play("0 finish")
    assert table.prestige == [0]


def test_NA_25_14_rewards_give_prestige_and_reviews_nothing() -> None:
    """And NA-R48."""
    table = alone(day=3).on(0, 1, wine=4, lunch=1).play("0 finish")
    assert table.prestige == [2]
    table = alone("turn", hours=[0, 20, 20]).play("0 go hillside.contract", "0 act")
    assert table.asked == (0, "after")
    assert table.prestige == [3]
    assert table.guide(0).ledger[CONTRACTS] == 0
    table = alone("turn", upgrades=["press_review"], discs=[1])
    assert not table.legal(0, "use")
    table = alone(day=3, upgrades=["press_review tripod"])
    table.play("0 finish")
    assert table.match.ending == "won"
    assert table.guide(0).ledger[END_POINTS] == 0


def test_NA_25_16_late_arrival_rows_then_rewards() -> None:
    table = alone("turn", hours=[15, 20, 20], tourists=["t02 t08"], rating=5)
    table.on(0, 1, wine=4, lunch=1)
    table.play("0 park")
    assert (table.state.rating, table.prestige) == (4, [0])
    table.play("0 finish")
    assert (table.state.rating, table.prestige) == (1, [2 + 6])  # 6 come next morning
    table = alone(tourists=["t02 t08"], rating=3).on(0, 1, wine=4, lunch=1).play("0 finish")
    assert (table.match.ending, table.prestige) == ("lost", [0])  # before any reward


def test_NA_R78_a_late_arrival_may_lose_the_game_in_the_car_park() -> None:
    table = alone("turn", hours=[15, 20, 20], rating=1).play("0 park")
    assert table.match.over
    assert table.match.ending == "lost"


def team(players: int, seed: int = 5, **options: str) -> Match[State]:
    match = BOX.match(players, seed, {"mode": "fleet", "start_player": "1", **options})
    for seat, car in enumerate(("red", "white", "blue", "green")[:players]):
        match.submit(seat, f"car {car}")
    return match


def test_NA_26_1_one_phantom_for_two() -> None:
    assert [len(team(players).state.cars) for players in (2, 3, 4)] == [3, 3, 4]


def test_NA_26_2_the_first_rating() -> None:
    """And NA-E18."""
    levels = ("normal", "easy", "advanced")
    assert [team(3, difficulty=level).scores[0] for level in levels] == [6, 9, 3]


def test_NA_26_3_all_win_or_lose_together() -> None:
    """And NA-26.13."""
    table = given(
        "parked", 1, players=3, mode="fleet", rating=4, tourists=["t01 t03", "t08 t02"],
        prestige=[9, 0, 0],
    )  # fmt: skip
    table.play("1 finish")
    assert table.match.ending == "lost"
    assert table.match.ranking == [1, 1, 1]
    assert table.match.scores == [0, 0, 0]


def test_NA_26_4_exactly_so_many_and_two_in_every_car() -> None:
    """And NA-26.5, NA-R49."""
    match = team(3)
    assert size(match.state.display) == 12
    seats = []
    while match.game.asks[match.questions[0].ask] == "fleet_load":
        seat = match.questions[0].seat
        seats.append(seat)
        assert "load pass" not in match.legal(seat)  # six tourists, two each
        match.submit(seat, match.legal(seat)[0])
    assert seats == [0, 1, 2, 0, 1, 2]
    assert [int(guide.tourists()) for guide in match.state.guides] == [2, 2, 2]
    assert size(match.state.departed) == 6
    for day, shown, taken in ((2, 5, 3), (3, 6, 4)):
        match = at_day(day, team(3))
        assert size(match.state.display) == 3 * shown
        while match.game.asks[match.questions[0].ask] == "fleet_load":
            seat = match.questions[0].seat
            match.submit(seat, match.legal(seat)[0])
        assert sum(int(guide.tourists()) for guide in match.state.guides) == 3 * taken


def test_NA_26_5_who_has_two_may_pass_if_the_others_have_room() -> None:
    """And NA-R49."""
    table = given(
        "fleet_load", 0, players=2, mode="fleet", day=2, tourists=["t01 t02", "t03"], **OPEN
    )
    assert "pass" in table.legal(0, "load")  # three to go, and three seats over there
    table.play("0 load pass", "1 load t21", "1 load t22", "1 load t23")
    assert [len(table.tourists(seat)) for seat in (0, 1)] == [2, 4]
    table = given(
        "fleet_load", 0, players=2, mode="fleet", day=1, tourists=["t01 t02", "t03"], **OPEN
    )
    assert table.legal(0, "load") == {"pass"}  # the last one belongs to the other car
    table = given("fleet_load", 0, players=2, mode="fleet", day=3,
                  tourists=["t01 t02", "t03 t04 t05"], **OPEN)  # fmt: skip
    assert "pass" not in table.legal(0, "load")  # three to go, and one seat over there
    passed = 1 << 2 + 1
    for about, allowed in ((0, True), (passed, False)):
        table = given("fleet_load", 0, about, players=3, mode="fleet", day=2,
                      tourists=["t01 t02", "t03 t04", "t05 t06"], **OPEN)  # fmt: skip
        assert ("pass" in table.legal(0, "load")) == allowed  # three to go: who has passed is out


def test_NA_26_5_the_white_car_carries_four_in_a_fleet() -> None:
    """And NA-R13."""
    table = given("fleet_load", 1, 1, players=2, mode="fleet", cars="white red black", day=3,
                  tourists=["t01 t02 t03", "t04 t05"], **OPEN)  # fmt: skip
    assert table.play("1 load t21").asked == (0, "fleet_load")
    assert len(table.play("0 load t22").tourists(0)) == 4


def test_NA_R49_a_full_car_passes_by_itself() -> None:
    table = given("fleet_load", 1, 1, players=2, mode="fleet", day=3,
                  tourists=["t01 t02 t04 t05", "t03 t06"], **OPEN)  # fmt: skip
    table.play("1 load t21")
    assert table.asked == (1, "fleet_load")


def test_NA_R49_the_day_order_says_who_loads_next() -> None:
    table = given("fleet_load", 1, 0, players=2, mode="fleet", tourists=["t01", "t02"], **OPEN)
    table.state.order = 1 | 0 << 2
    assert table.play("1 load t21").asked == (0, "fleet_load")


def test_NA_26_6_a_common_pool() -> None:
    """And NA-26.7, NA-R13."""
    match = team(2)
    assert match.state.guides[0].prestige == 3 + 4
    table = given("turn", 1, players=3, mode="fleet", prestige=[9, 0, 0], chance=draws("w01 w06"),
                  hours=[9, 0, 9], tourists=["t01 t03", "t02 t09"])  # fmt: skip
    table.play("1 go red_rooster.wine_flight", "1 act", "1 give w01 1", "1 give w06 1")
    assert table.prestige == [7, 0, 0]
    table.play("1 give done")


def test_NA_26_7_what_all_start_with_lies_in_the_pool(tmp_path: Path) -> None:
    """And NA-2.9."""
    own = owners_file(tmp_path, "start_prestige = 0", "start_prestige = 4")
    for mode, prestige in (("fleet", [12, 0, 0]), ("competitive", [4, 4, 4])):
        match = BOX.match(3, 1, {"mode": mode, "start_player": "1"}, own)
        match.submit(0, "car red")
        match.submit(1, "car black")
        state, step = match.state.copy(), match.state.top()
        state.depth -= 1
        match.game.play(state, step, CAR.of(5), Seeded(1))
        assert [int(guide.prestige) for guide in state.guides] == prestige


def test_NA_26_8_discs_and_upgrades_are_not_shared() -> None:
    table = given("turn", 1, players=3, mode="fleet", discs=[3, 0, 0], prestige=[4, 0, 0],
                  hours=[9, 0, 9], upgrades=["tip_jar", "", ""], row="- - - tripod")  # fmt: skip
    assert not table.legal(1, "use")
    assert not table.legal(1, "buy")  # 5, and the discs of another do not help
    table = given("turn", 1, players=3, mode="fleet", discs=[3, 2, 0], prestige=[9, 0, 0],
                  hours=[9, 0, 9],
                  row="- - - tripod", chance=[3]).play("1 buy 4", "1 pay 2")  # fmt: skip
    assert [int(guide.discs) for guide in table.state.guides] == [3, 0, 0]
    assert table.prestige == [6, 0, 0]


def test_NA_26_9_late_after_the_own_closing_time() -> None:
    """And NA-R10."""
    for car, hour, lost in (("red", 12, 0), ("red", 13, 1), ("blue", 14, 0), ("blue", 15, 1)):
        table = given(players=3, mode="fleet", cars=f"{car} black green", hours=[hour, 20, 20])
        assert table.play("0 park").state.rating == 5 - lost


def test_NA_26_10_markers_by_the_competitive_table() -> None:
    for players, wanted in ((2, 1), (3, 1), (4, 2)):
        assert removable(given(players=players, mode="fleet", day=3).state) == wanted


def test_NA_26_12_the_next_day_goes_by_arrival() -> None:
    """And NA-R50."""
    table = given(players=3, mode="fleet", arrived=[2, 1], points=[1, 2, 3])
    for guide in table.state.guides:
        guide.ledger[0] = 0
    table.play("0 park", "0 finish")
    assert [int(table.state.seat_at(k)) for k in range(3)] == [2, 1, 0]


@pytest.mark.parametrize(
    ("route", "ways"),
    [
        ("normal", [0, 0, 0, 0]),
        ("alternating", [0, 1, 0, 1]),
        ("alternating_from_car_park", [1, 0, 1, 0]),
    ],
)
def test_NA_27_1_the_direction_of_the_days(route: str, ways: list[int]) -> None:
    days = [given(route=route, day=day, days=4).state.way() for day in (1, 2, 3, 4)]
    assert days == ways


def test_NA_27_2_backward_days_start_in_the_car_park_without_a_choice() -> None:
    """And NA-27.4."""
    for route, start in (("alternating", True), ("alternating_from_car_park", False)):
        match = BOX.match(2, 5, {"route": route})
        asks = []
        while match.game.asks[match.questions[0].ask] != "turn":
            asks.append(match.game.asks[match.questions[0].ask])
            seat = match.questions[0].seat
            match.submit(seat, match.legal(seat)[0])
        assert ("start_site" in asks) == start
        assert (match.state.cars[0].node == 30) != start
    match = solo_match(route="alternating_from_car_park")
    asks = []
    while match.game.asks[match.questions[0].ask] not in ("turn", "phantom_site"):
        asks.append(match.game.asks[match.questions[0].ask])
        match.submit(0, match.legal(0)[0])
    assert asks == ["solo_take", "solo_take"]
    assert match.game.asks[match.questions[0].ask] == "turn"
    assert [int(car.node) for car in match.state.cars] == [30, 30, 30]  # the Phantoms too


def test_NA_27_3_all_edges_are_turned_round() -> None:
    """And NA-27.6, NA-R52."""
    table = given(route="alternating", day=2, at=["hillside.wine_flight", "home"])
    seen = {place.split(".")[0] for place in table.legal(0, "go")}
    assert "maple_leaf" in seen and "three_sisters" in seen and "red_rooster" in seen
    assert not seen & {"singletree", "moraine", "meeples_and_milkshakes"}
    table.play("0 park")
    assert table.guide(0).arrival == 1


def test_NA_27_6_the_phantom_meets_its_forks_from_the_other_side() -> None:
    """And NA-R52."""
    table = given(route="alternating", day=2, phantom=True, hours=[0, 20, 11], chance=die(1),
                  at=["final_car_park", "final_car_park", "poplar_grove_cheese"])  # fmt: skip
    table.play("0 park", "0 finish")
    assert table.asked == (1, "phantom_road")
    assert table.legal(1, "steer") == {"upper_bench_road", "lower_bench_road"}
    table.play("1 steer upper_bench_road")
    assert "roche.wine_lunch" in table.markers


def test_NA_27_5_a_reversed_route_goes_with_every_mode() -> None:
    for players, options in ((1, {"mode": "solo"}), (3, {"mode": "fleet"}), (4, {})):
        game = BOX.game({"route": "alternating", **options})
        assert game.start(players, Seeded(1)).depth > 0


def test_NA_28_1_every_turn_takes_time_or_ends_the_day() -> None:
    """And NA-28.2, NA-28.3, NA-R53: fourteen turns a day at most, small clocks, games that end."""
    game = BOX.game({"days": 4, "contract_after_closing": "open"})
    out = Moves(len(game.moves))
    for seed in range(12):
        fate = Seeded(seed)
        state = game.start(2 + seed % 3, fate)
        decisions = 0
        turns: dict[tuple[int, int], list[int]] = {}  # by day and seat the hours they began
        under_way = -1
        while state.depth:
            step = state.top()
            seat = seat_of(step)
            if game.asks[int(ask_of(step))] == "turn" and seat != under_way:
                turns.setdefault((int(state.day), seat), []).append(int(state.cars[seat].clock))
                under_way = seat
            game.legal(state, step, out)
            move = out.pick(fate)
            if game.moves.text(move).split()[0] in ("go", "stop", "park"):
                under_way = -1
            game.answer(state, step, move, fate)
            decisions += 1
            assert max(int(car.clock) for car in state.cars) < 24
        assert decisions < 4000
        assert len(turns) == 4 * state.seats
        for hours in turns.values():
            assert hours == sorted(set(hours))  # each began later than the one before
            assert len(hours) <= 14
