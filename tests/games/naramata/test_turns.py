"""NA-5 The clock, NA-6 choosing a place, NA-7 landing, NA-8 inspection, NA-13 favourites."""

from games.naramata.given import die, draws, given


def test_NA_5_1_the_figure_furthest_left_and_lowest_is_next() -> None:
    """And NA-5.2, NA-5.3, NA-E2."""
    table = given(
        players=3, cars="red black blue", at=["start_upper", "start_lower", "start_lower"],
        chance=[*draws("c01 c02"), *draws("w01 w02"), *die(2, 1)],
    )  # fmt: skip
    table.play("0 go three_sisters.cheese_tasting", "0 act", "0 give done", "0 end")
    table.play("1 go red_rooster.wine_flight", "1 act", "1 give done", "1 end")
    table.play("2 go dangelo.viewpoint", "2 act", "2 put done", "2 end")
    assert table.hours == [1, 2, 1]
    assert table.asked == (0, "turn")
    table.play("0 go four_shadows.viewpoint", "0 inspect", "0 end")  # 12:00, above black
    assert table.asked == (2, "turn")
    table.play("2 park", "2 finish")
    assert table.asked == (1, "turn")


def test_NA_5_3_the_same_guide_may_have_several_turns_in_a_row() -> None:
    table = given(hours=[0, 6], chance=[1, 1])
    table.play("0 go three_sisters.wine_flight", "0 inspect", "0 end")
    assert table.asked == (0, "turn")


def test_NA_5_4_every_turn_takes_time_or_ends_the_day() -> None:
    """And NA-28.1."""
    table = given(hours=[0, 6], chance=[1])
    table.play("0 go three_sisters.wine_flight", "0 inspect", "0 end")
    assert table.hours[0] == 1
    table.play("0 park", "0 finish")
    assert table.at(0) == "home"
    assert table.asked == (1, "turn")


def test_NA_5_5_the_track_goes_on_beyond_six() -> None:
    """And NA-28.3."""
    table = given(hours=[11, 12], tourists=["t02 t03"])
    table.play("0 go roche.wine_lunch", "0 act", "0 end")
    assert table.hours[0] == 15


def test_NA_5_6_closing_time() -> None:
    """And NA-5.7, NA-5.8, NA-19.6."""
    for cars, upgrades, last in (
        ("red", "", 11),
        ("blue", "", 12),
        ("red", "evening_licence", 12),
    ):
        for hour in (11, 12, 13):
            table = given(cars=f"{cars} green", hours=[hour, 14], upgrades=[upgrades, ""])
            assert bool(table.legal(0, "go")) == (hour <= last)
            assert "park" in table.legal(0)


def test_NA_6_1_a_turn_is_a_place_a_roadside_stop_or_the_end_of_the_day() -> None:
    verbs = {text.split()[0] for text in given(at=["hillside", "home"]).legal(0)}
    assert verbs == {"go", "park"}
    green = given(cars="green red", at=["hillside", "home"]).legal(0)
    assert {text.split()[0] for text in green} == {"go", "stop", "park"}


def test_NA_6_2_any_winery_ahead_however_far_is_free() -> None:
    """And NA-6.9."""
    table = given(at=["start_upper", "three_sisters.wine_flight"])
    goes = table.legal(0, "go")
    assert "meeples_and_milkshakes.shopping" in goes
    table.play("0 go meeples_and_milkshakes.shopping")
    assert table.hours[0] == 0


def test_NA_6_3_never_back_and_never_over_to_the_other_branch() -> None:
    goes = given(at=["wesbert.viewpoint", "home"]).legal(0, "go")
    houses = {place.split(".")[0] for place in goes}
    assert "laughing_stock" in houses
    assert not houses & {"singletree", "hillside", "moraine", "lake_breeze", "lang"}


def test_NA_6_4_a_marked_place_is_closed() -> None:
    goes = given(markers="three_sisters.wine_flight").legal(0, "go")
    assert "three_sisters.wine_flight" not in goes
    assert "three_sisters.cheese_tasting" in goes


def test_NA_6_5_a_car_closes_the_whole_winery() -> None:
    """And NA-E3."""
    table = given(
        cars="red white", at=["start_upper", "roche.wine_lunch"], hours=[0, 4], chance=[1]
    )
    assert "roche.wine_flight" not in table.legal(0, "go")
    table.play("0 go hillside.wine_flight", "0 inspect")
    assert "hillside.wine_flight" in table.markers


def test_NA_6_6_no_other_place_of_the_own_winery() -> None:
    goes = given(at=["maple_leaf.shopping", "home"]).legal(0, "go")
    assert "maple_leaf.wine_flight" not in goes


def test_NA_6_7_fourth_places_need_four_players() -> None:
    for players in (2, 3, 4):
        table = given(players=players)
        assert ("hillside.cheese_tasting" in table.legal(0, "go")) == (players == 4)


def test_NA_6_8_a_contract_place_needs_a_bottle() -> None:
    """And NA-R55."""
    table = given(bottles=["", "hillside"])
    assert "hillside.contract" not in table.legal(0, "go")
    assert "therapy.contract" in table.legal(0, "go")
    table = given(bottles=["hillside", ""])
    assert "hillside.contract" in table.legal(0, "go")


def test_NA_6_10_without_a_place_one_ends_the_day() -> None:
    """And NA-R46."""
    table = given(at=["meeples_and_milkshakes.shopping", "home"])
    assert table.legal(0) == {"park"}
    assert "park" in given().legal(0)


def test_NA_7_1_the_place_gets_a_marker_and_the_car_stays() -> None:
    """And NA-7.2."""
    table = given(hours=[0, 0], chance=[1])
    table.play("0 go roche.wine_flight", "0 inspect", "0 end")
    assert table.markers == {"roche.wine_flight"}
    assert table.at(0) == "roche.wine_flight"
    assert "roche.wine_lunch" not in given(at=["roche.wine_flight", "start_upper"]).legal(1, "go")


def test_NA_7_3_markers_stay_over_night() -> None:
    table = given(at=["roche.wine_flight", "home"], arrived=[1])
    table.play("0 park", "0 finish")
    assert table.state.day == 2
    assert table.markers == {"roche.wine_flight"}


def test_NA_7_4_one_favourite_for_each_tourist_who_wishes_it() -> None:
    """And NA-13.1, NA-R59, NA-R72."""
    table = given(tourists=["t04 t14 t22 t02"])
    table.on(0, 3, favourite=1)
    table.play("0 go upper_bench.wine_flight")
    assert [table.items(0, k, "favourite") for k in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert table.asked == (0, "landed")
    table = given(tourists=["t04 t14"]).play("0 go roche.wine_flight")
    assert [table.items(0, k, "favourite") for k in (1, 2)] == [0, 0]  # no signature winery


def test_NA_7_5_the_action_or_an_inspection() -> None:
    """And NA-8.1."""
    table = given().play("0 go roche.wine_lunch")
    assert table.legal(0) == {"act", "inspect"}


def test_NA_7_6_nothing_is_stored() -> None:
    table = given(chance=draws("w01 w06"), tourists=["t03 t05"])
    table.play("0 go roche.wine_flight", "0 act", "0 give done")
    assert table.prestige[0] == 6
    assert table.state.drawn == 0


def test_NA_7_7_what_lies_on_a_tourist_stays_there() -> None:
    table = given(chance=draws("w01 w06"), tourists=["t02 t09"], hours=[0, 9])
    table.play("0 go roche.wine_flight", "0 act", "0 give w01 1")
    assert table.legal(0, "give") == {"done"}  # no fee left, and w01 cannot move
    table.play("0 give done", "0 end")
    assert table.items(0, 1, "wine") == 1


def test_NA_7_8_an_action_may_be_taken_for_its_prestige_alone() -> None:
    """And NA-R32, NA-R64."""
    table = given(tourists=["t01 t05"], hours=[4, 9])
    table.play("0 go hillside.wine_lunch", "0 act", "0 end")
    assert table.prestige[0] == 8
    table = given(tourists=["t03 t05"], chance=die(3))
    table.play("0 go four_shadows.viewpoint", "0 act", "0 put done")
    assert table.prestige[0] == 3


def test_NA_7_9_after_the_action_its_time_is_spent() -> None:
    table = given(chance=draws("w01 w06"))
    table.play("0 go roche.wine_flight", "0 act")
    assert table.hours[0] == 0
    table.play("0 give done")
    assert table.hours[0] == 2


def test_NA_7_10_a_freed_place_is_marked_again_when_used() -> None:
    table = given(upgrades=["reserved_table", ""], markers="roche.wine_flight", chance=[1])
    table.refuses("0 go roche.wine_flight").play("0 use reserved_table roche.wine_flight")
    assert table.markers == set()
    table.play("0 go roche.wine_flight")
    assert table.markers == {"roche.wine_flight"}


def test_NA_7_11_a_parked_car_blocks_nobody() -> None:
    """And NA-20.4."""
    table = given(at=["roche.wine_flight", "three_sisters.wine_flight"], hours=[0, 1])
    table.play("0 park", "0 finish")
    assert (table.at(0), table.hours[0]) == ("home", -1)
    assert "roche.wine_lunch" in table.legal(1, "go")


def test_NA_8_2_inspection() -> None:
    """And NA-8.3, NA-8.4, NA-E21."""
    table = given(chance=die(3), tourists=["t02 t03"])
    table.play("0 go roche.wine_lunch", "0 inspect")
    assert table.prestige[0] == 4
    assert table.hours[0] == 1
    assert table.markers == {"roche.wine_lunch"}
    assert table.items(0, 1, "lunch") == 0


def test_NA_8_2_a_contract_place_gets_no_marker_and_no_bottle_goes() -> None:
    table = given(chance=die(1))
    table.play("0 go hillside.contract", "0 inspect")
    assert table.markers == set()
    assert table.guide(0).bottles == 0
    assert table.prestige[0] == 2


def test_NA_8_5_view_upgrades_do_not_change_an_inspection() -> None:
    table = given(chance=die(2), upgrades=["tripod zoom_lens", ""])
    table.play("0 go roche.wine_lunch", "0 inspect")
    assert table.prestige[0] == 3


def test_NA_8_6_favourites_come_with_an_inspection_too() -> None:
    table = given(chance=die(2), tourists=["t04 t02"])
    table.play("0 go upper_bench.wine_flight", "0 inspect")
    assert table.items(0, 1, "favourite") == 1


def test_NA_13_2_a_favourite_costs_no_time_and_needs_no_bottle() -> None:
    table = given(tourists=["t04 t02"], bottles=["", "hillside"])
    table.play("0 go hillside.wine_flight")
    assert table.hours[0] == 0
    assert table.items(0, 1, "favourite") == 1


def test_NA_13_3_further_actions_of_the_same_turn_bring_no_further_favourite() -> None:
    table = given(tourists=["t04 t02"], bottles=["hillside", ""], chance=[*draws("w01 w06"), 1])
    table.play("0 go hillside.contract", "0 do wine_flight", "0 give done", "0 do inspection")
    table.play("0 do done")
    assert table.items(0, 1, "favourite") == 1
    table = given(tourists=["t04 t02"], upgrades=["double_stop", ""], discs=[1, 0],
                  chance=draws("w01 w06 c01 c06"))  # fmt: skip
    table.play("0 go upper_bench.wine_flight", "0 act", "0 give done")
    table.play("0 use double_stop cheese_tasting", "0 give done")
    assert table.items(0, 1, "favourite") == 1


def test_NA_R62_reaching_five_does_not_park_the_car() -> None:
    table = given(hours=[10, 11], chance=draws("w01 w06"))
    table.play("0 go roche.wine_flight", "0 act", "0 give done", "0 end")
    assert table.hours[0] == 12
    assert table.asked == (1, "turn")
    table.play("1 park", "1 finish")
    assert table.legal(0) == {"park"}


def test_NA_R47_a_licence_bought_at_five_opens_the_doors() -> None:
    table = given(hours=[12, 13], prestige=[20, 0], row="- - - evening_licence", chance=[3])
    table.refuses("0 go roche.wine_flight").play("0 buy 4", "0 go roche.wine_flight")
    assert table.asked == (0, "landed")
