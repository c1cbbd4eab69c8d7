"""BO-1 and the numbers of the box."""

import pytest

from cuvee.core.match import Match
from cuvee.core.options import OptionError
from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import DECK, State
from games.bottles.given import CARD, CELL, BottlesScene

READY = [
    "0 choose critic",
    "1 choose collector",
    "2 choose big_man",
    "0 pick it3",
    "1 pick fr2",
    "2 pick es1",
]


def opening(seats: int = 3, chance: list[int] | None = None, **options: str | int) -> BottlesScene:
    """A table before its first question, with chance as a list."""
    game = BOX.game(dict(options))
    scene = BottlesScene(game, game.blank(seats), chance or [])
    scene.match.state = game.start(seats, scene.match.recorder)
    return scene


def test_BO_R1_there_are_exactly_80_different_cards() -> None:
    assert len(set(SHIPPED.labels["bottles.name"])) == len(SHIPPED.value) == 80


def test_BO_1_1_two_to_six_players() -> None:
    """Also BO-R4."""
    for seats in (2, 6):
        assert BOX.match(seats, seed=1).seats == seats
    for seats in (1, 7):
        with pytest.raises(OptionError, match=f"2 to 6 players, not {seats}"):
            BOX.match(seats, seed=1)


def test_BO_1_2_seat_0_starts_and_play_goes_by_rising_seats() -> None:
    """Also BO-R7."""
    scene = opening()
    assert scene.asked == (0, "character")
    scene.play("0 choose critic").refuses("2 choose big_man").play("1 choose big_man")
    assert scene.asked == (2, "character")


def test_BO_1_2_with_a_random_first_player_the_order_starts_there() -> None:
    scene = opening(chance=[2], first_player="random")
    scene.play("2 choose critic", "0 choose big_man").refuses("2 pick it1")
    assert scene.asked == (1, "character")
    assert scene.state.first == 2


def test_BO_1_3_a_character_is_taken_once_and_the_thief_is_none() -> None:
    scene = opening()
    assert len(scene.legal(0)) == 6
    scene.play("0 choose critic").refuses("1 choose critic")
    assert "thief" not in " ".join(scene.legal(1))


def test_BO_1_4_everybody_gets_10() -> None:
    assert opening(4).money == [10, 10, 10, 10]


def test_BO_1_5_a_start_bottle_is_of_a_start_country_and_three_glasses_at_most() -> None:
    """Also BO-R2."""
    scene = opening().play(*READY[:3])
    picks = scene.legal(0, "pick")
    assert len(picks) == 16 and {"it5", "fr5", "es5"} <= picks
    assert not picks & {"it7", "pt1", "de1"}
    scene.play("0 pick it5").refuses("1 pick it5")
    assert scene.money[0] == 10


def test_BO_R2_the_start_value_may_be_two() -> None:
    scene = opening(start_value_max=2).play(*READY[:3])
    assert len(scene.legal(0, "pick")) == 11 and "it5" not in scene.legal(0, "pick")


def test_BO_1_6_the_start_bottle_is_picked_in_order_and_hidden() -> None:
    """Also BO-R3."""
    scene = opening().play(*READY[:3]).refuses("1 pick it1").play("0 pick it3")
    assert scene.cellar(0) == ["it3"]
    assert scene.match.view(1).place[CARD["it3"]] == -1
    assert "0 s0" not in scene.match.log and "pick it3" in scene.match.log


def test_BO_R67_a_later_picker_sees_the_gap_in_the_decks_an_earlier_one_does_not() -> None:
    scene = opening().play(*READY[:4])
    later, earlier = scene.match.view(1), scene.match.view(0)
    assert later.place[CARD["it2"]] == DECK and later.place[CARD["it3"]] == -1
    assert earlier.place[CARD["it2"]] == -1
    scene.play("1 pick fr2")
    assert scene.match.view(0).decks[1] == 8  # the country is known by the deck
    scene.refuses("1 undo")


def test_BO_1_7_one_deck_for_each_country_however_many_producers_it_has() -> None:
    """Also BO-R32."""
    scene = opening().play(*READY)
    assert list(scene.state.decks[:3]) == [8, 8, 6] and len(scene.state.decks) == 18
    assert SHIPPED.cell_country[CELL["pie"]] == SHIPPED.cell_country[CELL["tus"]] == 0


def test_BO_1_8_market_and_removed_pile_start_empty() -> None:
    scene = opening().play(*READY)
    assert scene.market() == scene.removed() == []


def test_BO_1_9_one_thief_on_its_cell() -> None:
    assert opening().state.thief == CELL["mag"]


def test_BO_1_10_aims_are_sealed_then_thrown_in_playing_order() -> None:
    """Also BO-R9."""
    scene = opening(throw="exact").play(*READY, "2 aim pie")
    views = [scene.match.view(seat).words() for seat in range(2)]
    scene.play("1 aim pie")
    assert scene.match.view(0).words() == views[0]
    scene.play("0 aim pie")
    assert scene.cell(0) == "pie" and scene.cell(1) != "pie" and scene.cell(2) != "pie"
    assert scene.asked == (0, "before_roll")


def test_BO_1_10_every_cell_may_be_aimed_at() -> None:
    assert len(opening().play(*READY).legal(0, "aim")) == 84


@pytest.mark.parametrize(
    ("mode", "dice", "cell"),
    [
        ("scatter", [3, 5, 4, 4], "tus"),
        ("scatter", [3, 4, 3, 4], "pie"),
        ("steady", [3, 5, 4, 4], "pie"),
        ("exact", [], "pie"),
    ],
)
def test_BO_1_11_scatter(mode: str, dice: list[int], cell: str) -> None:
    """Also BO-E17."""
    rest = [] if mode == "exact" else [3, 4, 3, 4] * 2
    scene = opening(chance=dice + rest, throw=mode)
    scene.play(*READY, "0 aim pie", "1 aim mex", "2 aim per")
    assert scene.cell(0) == cell


def test_BO_1_12_a_miss_is_thrown_again_before_the_next_player_throws() -> None:
    """Also BO-E17."""
    scene = opening(chance=[6, 6, 3, 4, 3, 4, 3, 4, *[3, 4, 3, 4] * 2])
    scene.play(*READY, "0 aim mlb", "1 aim mex", "2 aim per")
    assert [scene.cell(seat) for seat in range(3)] == ["mlb", "mex", "per"]


def test_BO_1_12_after_20_misses_the_marker_lands_where_it_was_aimed() -> None:
    scene = opening(chance=[6, 6, 3, 4] * 20 + [3, 4, 3, 4] * 2)
    scene.play(*READY, "0 aim mlb", "1 aim mex", "2 aim per")
    assert scene.cell(0) == "mlb"


def test_BO_1_13_the_nearest_cell_without_a_marker_sea_and_thief_included() -> None:
    """Also BO-R10."""
    scene = opening(throw="exact").play(*READY, "0 aim wme", "1 aim mag", "2 aim wme")
    assert (scene.cell(0), scene.cell(1)) == ("wme", "mag")
    x, y = SHIPPED.x[CELL["wme"]], SHIPPED.y[CELL["wme"]]
    far = {
        cell: (SHIPPED.x[k] - x) ** 2 + (SHIPPED.y[k] - y) ** 2
        for cell, k in CELL.items()
        if cell not in ("wme", "mag")
    }
    assert scene.cell(2) == min(far, key=lambda cell: far[cell])


def test_BO_1_14_placing_shoves_nobody_and_buys_nothing() -> None:
    scene = opening(throw="exact").play(*READY, "0 aim pie", "1 aim pie", "2 aim pie")
    assert scene.cell(0) == "pie" and len({scene.cell(seat) for seat in range(3)}) == 3
    assert [len(scene.cellar(seat)) for seat in range(3)] == [1, 1, 1]


def test_BO_E1_start() -> None:
    match: Match[State] = BOX.match(3, seed=5)
    while match.state.round == 0:
        step = match.questions[0]
        match.submit(step.seat, match.legal(step.seat)[step.seat])
    state = match.state
    assert list(state.money) == [10, 10, 10] and list(state.bottles) == [1, 1, 1]
    start = [card for card in range(80) if state.place[card] < 3]
    assert len(start) == 3
    assert all(SHIPPED.value[card] <= 3 and SHIPPED.country[card] < 3 for card in start)
    assert sum(state.decks) == 77 and state.thief == CELL["mag"]
    assert not [card for card in range(80) if state.place[card] > DECK]
