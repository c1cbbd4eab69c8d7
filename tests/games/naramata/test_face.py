"""The drawings of Naramata: what they show follows from the view, and every thing is explained."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.moves import Moves
from cuvee.core.state import Step, seat_of
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.face import FACE
from cuvee.games.naramata.face.facts import if_parked, rows_of
from cuvee.games.naramata.face.svg_roads import way
from cuvee.games.naramata.face.svg_table import face_of
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.state import State
from games.naramata.given import NODE, NaramataScene, draws, given

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"days": 2}),
    (3, {"route": "alternating"}),
    (4, {"days": 4}),
    (2, {"phantom": True}),
    (1, {"mode": "solo"}),
    (4, {"mode": "fleet", "difficulty": "easy"}),
    (2, {"mode": "fleet", "route": "alternating_from_car_park"}),
]


def positions(
    players: int, options: dict[str, Any], most: int = 260
) -> Iterator[tuple[State, int]]:
    """What the one who is asked sees, now and then in a game by chance."""
    game = BOX.game(options)
    dice = Seeded(players * 7 + len(options))
    state, out = game.start(players, dice), Moves(len(game.moves))
    for count in range(260):
        if not state.depth:
            break
        step = state.open_steps()[0]
        if count < 6 or count % 9 == 0:
            yield game.observe(state, seat_of(step)), int(seat_of(step))
        game.legal(state, step, out)
        moves = out.as_list()
        game.answer(state, step, moves[dice.below(len(moves))], dice)
    yield game.observe(state, 0), 0


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_drawings_in_every_mode(mode: tuple[int, dict[str, Any]]) -> None:
    """Ids are used once, the board keeps its size, and whatever has a word has a help card."""
    for view, seat in positions(*mode):
        drawings = FACE.draw(view, seat, NAMES[: view.seats])
        assert drawings[0].frame == "0 0 1350 388" and drawings[seat + 1].frame == "0 0 896 282"
        page = "".join(str(drawing.svg()) for drawing in drawings)
        ids = re.findall(r'\bid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        assert len(str(drawings[0].svg())) < 150_000
        for words in set(re.findall(r'data-w="([^"]+)"', page)):
            cards = [FACE.help(view, seat, word, NAMES[: view.seats]) for word in words.split()]
            assert any(cards), words


def board(scene: NaramataScene, seat: int = 0) -> dict[str, str]:
    """The fragments of the board and of the own mat by id."""
    view = scene.match.game.observe(scene.state, seat)
    drawn = FACE.draw(view, seat, NAMES[: view.seats])
    found: dict[str, str] = {}
    for drawing in (drawn[0], drawn[seat + 1], *drawn[1 + int(view.seats) :]):
        for box in drawing.boxes.values():
            found |= {key: str(markup) for key, markup in box.items()}
    return found


def test_NA_20_3_overtime_on_the_track() -> None:
    shown = board(given())
    assert "−2" in shown["hour-13"] and "−4" in shown["hour-14"] and "−" not in shown["hour-12"]


def test_NA_25_8_alone_one_is_late_after_six_only() -> None:
    shown = board(given(mode="solo", players=1))
    assert "−" not in shown["hour-13"] + shown["hour-14"]
    assert "−1" in shown["hour-15"] and "na-rate" in shown["hour-15"]
    early = board(given(mode="solo", players=1, solo_late_limit="17:00"))
    assert "−1" in early["hour-13"]


def test_no_points_where_none_are_counted() -> None:
    shown = board(given(mode="solo", players=1, row="- - - tripod"))
    assert "0/" in shown["sum-0-0"] and "na-point" not in shown["market-12"]
    assert "na-rate" in shown["purse-0"]


def test_NA_6_5_a_winery_with_a_car_is_framed_in_its_colour() -> None:
    shown = board(given(at=["roche.wine_flight", "hillside.wine_flight"], hours=[2, 4]))
    assert "na-s1" in shown["shut-1"] and "na-s0" in shown["shut-0"]
    assert "na-corked" in shown[f"place-{SHIPPED.places.ids.index('roche.wine_flight')}"]


def test_NA_14_NA_15_a_flight_is_a_glass_and_a_lunch_is_a_plate() -> None:
    shown = board(given())
    flight = shown[f"place-{SHIPPED.places.ids.index('roche.wine_flight')}"]
    lunch = shown[f"place-{SHIPPED.places.ids.index('roche.wine_lunch')}"]
    assert "#na-wine" in flight and "#na-lunch" not in flight
    assert "#na-lunch" in lunch and "#na-wine" not in lunch


def test_drawn_cards_have_their_names_in_full() -> None:
    scene = given("serve", about=1, at=["three_sisters.cheese_tasting"])
    scene.state.drawn = sum(1 << 24 + card for card in draws("c01 c20"))
    shown = board(scene)
    for card in ("c01", "c20"):
        name = SHIPPED.cards.type_names[SHIPPED.cards.type_of[SHIPPED.cards.ids.index(card)]]
        for word in name.split():
            assert word in shown[f"card-{card}"]


def test_NA_21_7_what_parking_now_would_mean() -> None:
    """Nadia has wine, cheese, lunch and favourites; Mateus wine, cheese, views and lunch."""
    scene = given(tourists=["t40 t39"], hours=[13, 14])
    scene.on(0, 1, wine=1, favourite=1)
    scene.on(0, 2, wine=1)
    day = if_parked(scene.state, 0)
    assert (day.wishes, day.empty, day.lost, day.late, day.total) == (8, 5, 16, 2, -10)
    assert {row.saves for row in rows_of(scene.state, 0) if not row.have} == {5}
    shown = board(scene)
    assert "−10" in shown["tally-0"] and "−18" in shown["tally-0"] and "−5" in shown["tag-0-0-1"]


def test_NA_21_8_the_minibus_forgives_two_rows() -> None:
    scene = given(cars="purple red", tourists=["t40 t03"])
    scene.on(0, 1, wine=1, cheese=1, lunch=1, favourite=1)
    assert if_parked(scene.state, 0).lost == 0
    assert {row.saves for row in rows_of(scene.state, 0) if not row.have} == {0}


def test_a_way_takes_both_branches_of_a_fork_that_lies_on_it() -> None:
    start, end = NODE["hillside"], NODE["legend_distilling"]
    words = way(SHIPPED, 0, start, end)
    hill, lake = (SHIPPED.road.road_ids.index(name) for name in ("hill_road", "lake_road"))
    assert {f"road{hill}", f"road{lake}"} <= set(words)
    assert way(SHIPPED, 0, end, start) == () and way(SHIPPED, 1, end, start) != ()
    near = way(SHIPPED, 0, NODE["poplar_grove_cheese"], NODE["maple_leaf"])
    assert len(near) == 1 and near[0].startswith("way")


@pytest.mark.parametrize(
    ("upgrades", "markers", "face"),
    [("", 2, 2), ("tripod", 2, 1), ("tripod", 4, 3), ("zoom_lens", 4, 0)],
)
def test_NA_11_1_the_die_as_it_fell(upgrades: str, markers: int, face: int) -> None:
    """Where the limit hides what was rolled, no die is shown."""
    scene = given("views", about=markers * 9, at=["wesbert.viewpoint"], upgrades=[upgrades, ""])
    assert face_of(scene.state, Step(scene.state.top())) == face
    assert ("die" in board(scene)) == (face > 0)


def test_hidden_hands_are_seen_by_their_holder_only() -> None:
    scene = given("draft_pick", players=3, hands=["t10", "t11", "t12"])
    assert "card-t10" in board(scene, 0) and "card-t11" not in board(scene, 0)
    assert "card-t11" in board(scene, 1)


def test_the_strip_of_a_player() -> None:
    scene = given(prestige=[4, 7], discs=[2, 3], hours=[0, 3], upgrades=["tripod", ""])
    counts = FACE.counters(scene.state, 0, 1)
    assert [count.value for count in counts] == ["4", "11:00", "2", "0/4", "1"]
    assert "12:30" in [count.value for count in FACE.counters(scene.state, 1, 0)]
