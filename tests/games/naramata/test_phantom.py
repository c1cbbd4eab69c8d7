"""NA-24 The Phantom."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.questions import NEXT, NEXT_SITE, PHANTOM_SITES
from games.naramata.given import SIGNATURE, NaramataScene, die, given


def haunted(
    at: str,
    chance: list[int],
    hour: int = 0,
    markers: str = "",
    human: int = 20,
    other: str = "start_lower",
) -> NaramataScene:
    """A game of two with a Phantom whose turn comes when seat 0 parks; seat 1 is late."""
    table = given(
        phantom=True, at=["start_upper", other, at], hours=[0, human, hour],
        markers=markers, chance=chance,
    )  # fmt: skip
    return table.play("0 park", "0 finish")


def test_NA_24_1_it_owns_nothing() -> None:
    """And NA-24.13."""
    table = haunted("start_upper", die(1), human=1)
    assert len(table.state.guides) == 2
    assert len(table.state.cars) == 3
    assert table.prestige == [0, 0]


def test_NA_24_2_every_morning_it_stands_on_top() -> None:
    """And NA-R6."""
    table = given(phantom=True, arrived=[1], at=["start_upper", "home", "home"])
    table.state.cars[2].go_home()
    table.play("0 park", "0 finish")
    assert table.state.day == 2
    heights = [int(car.height) for car in table.state.cars]
    assert max(heights) == heights[2]
    assert table.hours[2] == 0


def test_NA_24_3_it_starts_at_the_empty_site_or_where_the_second_human_says() -> None:
    for first, second, asked in (("upper", "upper", False), ("upper", "lower", True)):
        table = start_sites(first, second)
        assert (table.asked == (1, "phantom_site")) == asked
        if asked:
            assert table.legal(1, "send") == {"start_upper", "start_lower"}
            table.play("1 send start_upper")
            assert table.at(2) == "start_upper"
        else:
            assert table.at(2) == "start_lower"
    table = start_sites("upper", "lower", [1, 0])
    assert table.asked == (0, "phantom_site")  # today seat 0 is the second


def start_sites(first: str, second: str, order: Sequence[int] = (0, 1)) -> NaramataScene:
    table = given(phantom=True, at=["home", "home", "home"])
    state = table.state.copy()
    state.order = order[0] | order[1] << 2
    state.depth = 0
    state.then(NEXT)
    state.then(PHANTOM_SITES)
    state.then(NEXT_SITE, 0)
    scene = NaramataScene(table.match.game, state, [])
    return scene.play(f"{order[0]} start start_{first}", f"{order[1]} start start_{second}")


def test_NA_24_4_it_counts_from_its_own_car() -> None:
    """And NA-24.5, NA-24.7, NA-24.10, NA-R2, NA-E4.

    Die 2: the second winery ahead, the innermost free place; it is a wine flight: an hour.
    """
    table = haunted("roche", die(2), human=1)
    assert table.at(2) == "maple_leaf.wine_flight"
    assert table.markers == {"maple_leaf.wine_flight"}
    assert table.hours[2] == 2
    assert table.asked == (1, "turn")


def test_NA_24_6_at_a_fork_fewer_markers_decide() -> None:
    """And NA-R3."""
    table = haunted("hillside", die(1), hour=11, markers="moraine.viewpoint")
    assert "singletree.cheese_tasting" in table.markers
    table = haunted("hillside", die(1), hour=11, markers="black_widow.viewpoint")
    assert "moraine.wine_flight" in table.markers
    table = haunted("hillside", die(1), hour=11)
    assert table.asked == (1, "phantom_road")
    assert table.legal(1, "steer") == {"hill_road", "lake_road"}
    table.play("1 steer lake_road")
    assert "moraine.wine_flight" in table.markers
    table = haunted("hillside", die(3), hour=11).play("1 steer lake_road")
    assert table.markers == {"lang.wine_flight"}  # the count goes on behind the fork


def test_NA_R3_the_last_in_day_order_decides_even_if_parked() -> None:
    table = given(phantom=True, at=["start_upper", "home", "hillside"], hours=[0, 0, 11],
                  arrived=[1], chance=die(1))  # fmt: skip
    table.play("0 park", "0 finish")
    assert table.asked == (1, "phantom_road")
    table = given(phantom=True, at=["start_upper", "start_lower", "hillside"], hours=[0, 20, 11],
                  chance=die(1))  # fmt: skip
    table.state.order = 1 | 0 << 2
    table.play("0 park", "0 finish")
    assert table.asked == (0, "phantom_road")


def test_NA_24_7_the_innermost_free_place_but_never_a_fourth() -> None:
    table = haunted("maple_leaf", die(1), hour=11, markers="hillside.wine_flight")
    assert "hillside.wine_lunch" in table.markers


def test_NA_24_7_a_fourth_place_is_none_even_where_it_lies_further_in(tmp_path: Path) -> None:
    text = BOX.content
    for action, depth in (("cheese_tasting", 4), ("contract", 3)):
        old = f'winery = "hillside"\naction = "{action}"\ndepth = '
        assert f"{old}{depth}\n" in text
        text = text.replace(f"{old}{depth}\n", f"{old}{7 - depth}\n")
    own = tmp_path / "own.toml"
    own.write_text(text, "utf-8")
    table = given(
        phantom=True, at=["start_upper", "start_lower", "maple_leaf"], hours=[0, 10, 9],
        markers="hillside.wine_flight hillside.wine_lunch", chance=die(1), content=own,
    )  # fmt: skip
    assert table.play("0 park", "0 finish").at(2) == "hillside.contract"


def test_NA_24_8_it_goes_on_past_full_wineries_and_cars() -> None:
    """And NA-R5, NA-24.16."""
    full = "maple_leaf.wine_flight maple_leaf.shopping"
    table = haunted("poplar_grove_cheese", die(1), hour=11, markers=full)
    assert "hillside.wine_flight" in table.markers
    table = haunted("poplar_grove_cheese", die(1), hour=11, other="maple_leaf.shopping")
    assert "hillside.wine_flight" in table.markers
    table = haunted("poplar_grove_cheese", die(2), hour=11, markers=full)
    assert "hillside.wine_flight" in table.markers  # full ones count all the same


def test_NA_24_16_it_blocks_a_winery_like_any_car() -> None:
    table = given("turn", 1, phantom=True, hours=[3, 0, 3, 0],
                  at=["start_upper", "start_lower", "maple_leaf.shopping"])  # fmt: skip
    assert "maple_leaf.wine_flight" not in table.legal(1, "go")


def test_NA_24_9_a_contract_place_is_free_for_it() -> None:
    marks = "hillside.wine_flight hillside.wine_lunch"
    table = haunted("maple_leaf", die(1), hour=9, markers=marks, human=10)
    assert (table.at(2), table.hours[2]) == ("hillside.contract", 11)
    assert table.state.bottles_at(SIGNATURE["hillside"]) == 1
    assert len(table.markers) == 2
    assert table.asked == (1, "turn")


def test_NA_24_11_past_the_last_winery_it_is_gone() -> None:
    """And NA-24.15, NA-R71."""
    table = haunted("meeples_and_milkshakes.shopping", die(1))
    assert table.at(2) == "home"
    assert table.hours[2] == -1
    assert [int(guide.arrival) for guide in table.state.guides] == [1, 0]
    assert table.play("1 park").guide(1).arrival == 2


@pytest.mark.parametrize("hour", [12, 14])
def test_NA_24_12_at_five_its_day_is_over(hour: int) -> None:
    """And NA-R4."""
    table = haunted("three_sisters", [], hour=hour)
    assert table.at(2) == "home"


def test_NA_24_14_it_never_removes_markers() -> None:
    table = given(
        phantom=True, arrived=[1], difficulty="easy", at=["start_upper", "home", "home"],
        markers="roche.wine_flight lang.shopping nichol.wine_flight",
    )  # fmt: skip
    table.state.cars[2].go_home()
    table.play("0 park", "0 finish")
    seats = []
    while table.asked[1] != "turn":
        seats.append(table.asked)
        table.play(f"{table.asked[0]} {table.match.legal(table.asked[0])[0]}")
    assert sorted(seat for seat, ask in seats if ask == "clearing") == [0, 1]
    assert len(table.markers) == 1


def test_NA_R51_the_last_day_ends_with_the_last_human() -> None:
    for day, over in ((3, True), (2, False)):
        table = given(phantom=True, arrived=[1], day=day, at=["start_upper", "home", "start_lower"],
                      hours=[5, 0, 5])  # fmt: skip
        table.play("0 park", "0 finish")
        assert table.match.over == over
        assert (table.at(2) == "start_lower") == over
