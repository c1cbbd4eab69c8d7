"""NA-20 The end of a guide's day, NA-21 scoring, NA-22 between days, NA-23 the end."""

from typing import Any

import pytest

from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.model.guide import EMPTY_ROWS, OVERTIME, REWARDS, WISHES
from cuvee.games.naramata.scoring import empty_penalty, tourist_points
from games.naramata.given import KIND, ROW, given


def test_NA_20_1_parking_is_an_action_of_its_own_and_takes_no_time() -> None:
    """And NA-20.2, NA-20.10."""
    table = given("turn", 1, hours=[3, 2])
    table.play("1 park", "1 finish")
    assert (table.guide(1).arrival, table.guide(0).arrival) == (1, 0)
    assert table.asked == (0, "turn")
    assert table.play("0 park").guide(0).arrival == 2


@pytest.mark.parametrize(
    ("cars", "upgrades", "hour", "lost"),
    [
        ("red", "", 3, 0),
        ("red", "", 12, 0),
        ("red", "", 13, 2),
        ("red", "", 15, 6),  # NA-E16
        ("blue", "", 14, 0),
        ("blue", "", 16, 4),
        ("red", "evening_licence", 15, 2),
    ],
)
def test_NA_20_3_overtime(cars: str, upgrades: str, hour: int, lost: int) -> None:
    """And NA-R9."""
    table = given(cars=f"{cars} green", hours=[hour, 20], upgrades=[upgrades, ""]).play("0 park")
    assert table.guide(0).ledger[OVERTIME] == -lost


def test_NA_R9_by_an_option_a_late_day_is_never_late() -> None:
    table = given(cars="blue green", hours=[16, 20], late_day_overrun="none").play("0 park")
    assert table.guide(0).ledger[OVERTIME] == 0
    table = given(cars="red green", hours=[16, 20], late_day_overrun="none").play("0 park")
    assert table.guide(0).ledger[OVERTIME] == -8


def test_NA_E16_a_lunch_at_half_past_four() -> None:
    table = given(hours=[11, 20]).play("0 go roche.wine_lunch", "0 act", "0 end", "0 park")
    assert table.guide(0).ledger[OVERTIME] == -6


def test_NA_20_5_the_last_side_actions_come_before_and_after_parking() -> None:
    table = given(prestige=[5, 0], upgrades=["press_review", ""], discs=[1, 0], row="- - - tripod")
    assert {"use press_review", "buy 4"} <= table.legal(0)
    table.play("0 park")
    assert {"use press_review", "buy 4", "finish"} == table.legal(0)
    table.play("0 buy 4")
    if table.asked == (0, "payment"):
        table.play("0 pay 0")
    assert table.legal(0) == {"use press_review", "finish"}


def test_NA_20_6_overtime_is_fixed_on_arrival() -> None:
    """And NA-R47."""
    table = given(hours=[14, 20], prestige=[20, 0], row="- - - evening_licence")
    table.play("0 park", "0 buy 4")
    assert table.guide(0).ledger[OVERTIME] == -4
    table = given(hours=[14, 20], prestige=[20, 0], row="- - - evening_licence")
    table.play("0 buy 4", "0 park")
    assert table.guide(0).ledger[OVERTIME] == 0


def test_NA_20_7_tourists_leave_and_their_things_go_back() -> None:
    table = given("parked", tourists=["t02 t09"]).on(0, 1, "w01 w06", lunch=1)
    table.play("0 finish")
    assert table.tourists(0) == []
    assert not any(table.items(0, k, row) for k in (1, 2) for row in ROW)
    assert table.state.discards == 1 << 0 | 1 << 5
    assert table.state.departed >> SHIPPED.wishes.ids.index("t02") & 1


def test_NA_20_8_discs_and_markers_go_back() -> None:
    table = given("parked", upgrades=["press_review reserved_table", ""], discs=[1, 0])
    table.guide(0).reserved = 2
    table.play("0 use press_review", "0 finish")
    guide = table.guide(0)
    assert (guide.discs, guide.beside, guide.on_cards, guide.reserved) == (4, 0, 0, 0)


@pytest.mark.parametrize(
    ("tourist", "cards", "points"),
    [
        ("t09", 0, 0), ("t09", 1, 3), ("t09", 2, 6), ("t09", 3, 9), ("t02", 4, 13),
    ],
)  # fmt: skip
def test_NA_21_1_a_ladder(tourist: str, cards: int, points: int) -> None:
    """And NA-E12."""
    table = given("parked", tourists=[f"{tourist} t03"]).on(0, 1, wine=cards)
    assert tourist_points(SHIPPED, table.guide(0), 0) == points


@pytest.mark.parametrize(("tourist", "cards", "points"), [("t09", 4, 9), ("t02", 5, 13)])
def test_NA_21_2_items_beyond_the_ladder_score_nothing(
    tourist: str, cards: int, points: int
) -> None:
    """And NA-R31: no rule lays so many, but scoring would not mind."""
    table = given("parked", tourists=[f"{tourist} t03"])
    table.guide(0).tray[0] = cards
    assert tourist_points(SHIPPED, table.guide(0), 0) == points


def test_NA_21_3_lunch_and_cases() -> None:
    """And NA-21.4."""
    table = given("parked", tourists=["t34 t03"]).on(0, 1, "s13 s01", lunch=1)
    table.play("0 finish")
    assert table.guide(0).ledger[WISHES] == 3 + 9 + 3


def test_NA_21_5_empty_rows() -> None:
    """And NA-21.6, NA-21.7, NA-E13."""
    losses = []
    for tourists in ("t02 t03", "t02 t08", "t08 t09", "t08 t35", "t35 t36"):
        table = given("parked", tourists=[tourists])
        losses.append(int(empty_penalty(table.state, 0)))
    assert losses == [-11, -16, -22, -29, -37]  # 4, 5, 6, 7 and 8 of them: NA-R15
    table = given("parked", tourists=["t02 t03"])
    for k, row, loss in ((1, "lunch", -7), (2, "lunch", -4), (1, "wine", -2), (2, "view", 0)):
        assert empty_penalty(table.on(0, k, **{row: 1}).state, 0) == loss
    four = given("parked", tourists=["t02 t03 t05 t04"])
    for k, row in ((1, "wine"), (2, "view"), (3, "cheese"), (4, "wine"), (4, "favourite")):
        four.on(0, k, **{row: 1})
    assert empty_penalty(four.state, 0) == -7
    four.guide(0).tray[0] = 0
    assert empty_penalty(four.state, 0) == -11


def test_NA_R15_the_list_goes_on() -> None:
    table = given("parked", tourists=["t35 t36 t37 t38"])
    assert empty_penalty(table.state, 0) == -sum([2, *range(2, 17)])


def test_NA_21_8_purple_skips_two_entries_or_two_tourists() -> None:
    """And NA-R11."""
    for relief, tourists, lost in (
        ("rows", "t02 t03", 3 + 4),
        ("rows", "t02 t08", 3 + 4 + 5),
        ("tourists", "t02 t08", 0),
        ("tourists", "t08 t02", 0),
        ("tourists", "t35 t02 t08", 2 + 2),
        ("tourists", "t02 t03 t08", 2 + 2),
    ):
        table = given("parked", cars="purple red", tourists=[tourists], purple_relief=relief).play(
            "0 finish"
        )
        assert table.guide(0).ledger[EMPTY_ROWS] == -lost


def test_NA_21_9_a_full_tourist_leaves_a_reward() -> None:
    """And NA-21.10, NA-E14."""
    for choice in ("points", "prestige"):
        table = given("parked", tourists=["t07 t02"])
        table.on(0, 1, "c01 c06 c11 s03 s09", view=7).play("0 finish")
        assert table.guide(0).ledger[WISHES] == 5 + 8 + 4 + 6
        assert table.asked == (0, "bonus")
        table.play(f"0 take {choice}")
        assert table.guide(0).ledger[REWARDS] == (3 if choice == "points" else 0)
        assert table.prestige[0] == (0 if choice == "points" else 3)


def test_NA_21_10_each_full_tourist_is_rewarded_anew_in_order_of_seats() -> None:
    table = given("parked", tourists=["t02 t08 t03"])
    table.on(0, 1, wine=4, lunch=1).on(0, 2, wine=3, view=3, lunch=1).play("0 finish")
    table.play("0 take points", "0 take prestige")
    assert table.guide(0).ledger[REWARDS] == 2
    assert table.prestige[0] == 3
    assert table.asked == (1, "turn")


def test_NA_21_9_one_wish_short_is_not_full() -> None:
    table = given("parked").on(0, 1, wine=3, lunch=1).play("0 finish")
    assert table.asked == (1, "turn")


def test_NA_21_11_overtime_then_rows_then_empty_rows_then_rewards() -> None:
    table = given(hours=[13, 20], tourists=["t02 t03"]).on(0, 1, wine=4, lunch=1)
    assert table.play("0 park").points[0] == 5 - 2
    table.play("0 finish")
    assert table.points[0] == 5 - 2 + 13 + 3 - 4
    assert table.play("0 take points").points[0] == 5 - 2 + 13 + 3 - 4 + 2


def test_NA_21_12_the_count_starts_anew_every_day() -> None:
    table = given("parked", day=2)
    table.guide(0).ledger[EMPTY_ROWS] = -11
    table.play("0 finish")
    assert table.guide(0).ledger[EMPTY_ROWS] == -11 - 11


def test_NA_22_1_a_new_day_puts_prestige_on_the_row() -> None:
    """And NA-22.2, NA-22.3."""
    table = given(arrived=[1], row="tip_jar tripod zoom_lens shortcut", prestige=[5, 0])
    table.play("0 park", "0 finish")
    assert table.state.day == 2
    assert table.above == [1, 1, 1, 1]
    table = given(above=[1, 1, 1, 1], row="tip_jar tripod zoom_lens shortcut", prestige=[7, 0],
                  chance=[KIND["panorama"]])  # fmt: skip
    table.play("0 buy 4")
    assert table.above == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("points", "arrived", "order"),
    [
        ([20, 15, 15], [2, 1], [2, 1, 0]),  # NA-E24
        ([20, 15, 15], [1, 2], [1, 2, 0]),
        ([7, 30, 9], [2, 1], [0, 2, 1]),
    ],
)
def test_NA_22_4_the_order_of_the_new_day(
    points: list[int], arrived: list[int], order: list[int]
) -> None:
    """And NA-22.5, NA-E24."""
    table = given(players=3, points=[points[0] + 11, *points[1:]], arrived=arrived)
    table.play("0 park", "0 finish")
    assert [int(table.state.seat_at(k)) for k in range(3)] == order
    heights = [int(table.state.cars[seat].height) for seat in order]
    assert heights == sorted(heights)


def morning(players: int, difficulty: str, day: int, **more: Any) -> list[str]:
    """The questions from the end of one day to the first turn of the next, with every marker."""
    arrived = list(range(1, players))
    table = given(
        players=players, arrived=arrived, day=day - 1, difficulty=difficulty,
        markers="roche.wine_flight nichol.wine_lunch hillside.wine_flight lang.shopping "
        "therapy.viewpoint moraine.wine_flight roche.wine_lunch nichol.wine_flight "
        "daydreamer.shopping lang.viewpoint elephant_island.viewpoint deep_roots.wine_flight "
        "van_westen.wine_flight red_rooster.wine_flight upper_bench.wine_flight "
        "dangelo.viewpoint maple_leaf.shopping",
        **more,
    )  # fmt: skip
    table.play("0 park", "0 finish")
    asks = []
    while table.asked[1] != "turn":
        seat, ask = table.asked
        asks.append(f"{seat} {ask}")
        table.play(f"{seat} {table.match.legal(seat)[0]}")
    return asks


def test_NA_22_6_draft_sites_then_markers_in_the_new_order() -> None:
    """And NA-22.7, NA-22.8."""
    asks = morning(2, "easy", 2)
    assert {ask.split()[1] for ask in asks[:16]} == {"draft_pick", "draft_cut"}
    assert [ask.split()[1] for ask in asks][-4:] == [
        "start_site",
        "start_site",
        "clearing",
        "clearing",
    ]
    assert [ask.split()[0] for ask in asks][-4:] == ["0", "1", "0", "1"]
    asks = morning(2, "easy", 2, points=[50, 5])
    assert [ask.split()[0] for ask in asks][-4:] == ["1", "0", "1", "0"]


def test_NA_22_9_each_removes_all_before_the_next() -> None:
    seats = [ask.split()[0] for ask in morning(4, "easy", 3) if ask.endswith("clearing")]
    assert len(seats) == 12
    assert [seats[k : k + 3] for k in (0, 3, 6, 9)] == [[seats[k]] * 3 for k in (0, 3, 6, 9)]
    assert len({seats[k] for k in (0, 3, 6, 9)}) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("difficulty", "few", "four"),
    [
        ("easy", (1, 2, 3), (2, 3, 4)),
        ("normal", (0, 1, 2), (1, 2, 3)),
        ("advanced", (0, 0, 1), (0, 1, 1)),
    ],
)
def test_NA_22_10_the_table_of_removals(
    players: int, difficulty: str, few: tuple[int, ...], four: tuple[int, ...]
) -> None:
    """And NA-R1."""
    wanted = four if players == 4 else few
    for day in (2, 3, 4):
        asks = morning(players, difficulty, day, days=4)
        assert sum(ask.endswith("clearing") for ask in asks) == players * wanted[day - 2]
    quick = {"easy": (3, 4), "normal": (3, 4), "advanced": (1, 2)}[difficulty][players == 4]
    for day, number in ((3, wanted[1]), (4, quick)):
        asks = morning(players, difficulty, day, days=4, day4_table="quick_reference")
        assert sum(ask.endswith("clearing") for ask in asks) == players * number


def test_NA_R63_removing_is_optional_and_needs_a_marker() -> None:
    table = given("clearing", 0, 2, markers="roche.wine_flight lang.shopping")
    table.play("0 clear roche.wine_flight")
    assert table.legal(0) == {"clear lang.shopping", "clear done"}
    table.play("0 clear done")
    assert table.markers == {"lang.shopping"}
    table = given("clearing", 0, 2, markers="lang.shopping").play("0 clear lang.shopping")
    assert table.asked == (0, "turn")


def test_NA_23_1_on_the_last_day_nothing_is_reset_and_most_points_win() -> None:
    """And NA-23.3."""
    table = given("parked", day=3, points=[9 + 11, 8], upgrades=["press_review", ""], discs=[1, 0],
                  arrived=[1])  # fmt: skip
    table.play("0 use press_review", "0 finish")
    assert table.guide(0).on_cards
    assert table.match.ending == "points"
    assert table.match.ranking == [1, 2]


@pytest.mark.parametrize(
    ("points", "prestige", "places"),
    [([8, 8], [1, 2], [2, 1]), ([8, 8], [2, 2], [1, 1]), ([9, 8], [0, 50], [1, 2])],
)
def test_NA_23_4_ties(points: list[int], prestige: list[int], places: list[int]) -> None:
    points = [points[0] + 11, points[1]]  # what four empty rows will cost
    table = given("parked", day=3, points=points, prestige=prestige, arrived=[1])
    table.play("0 finish")
    assert table.match.ranking == places
