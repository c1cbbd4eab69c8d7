"""What the news say, to whom, in modes with points and without."""

from typing import Any

from cuvee.core.match import Match
from cuvee.games.naramata.face import FACE
from games.naramata.given import NaramataScene, die, given

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def told(scene: NaramataScene, reader: int = 0) -> list[str]:
    """The news of the last answer as somebody reads them."""
    match: Match[Any] = scene.match
    view, names = match.view(reader), NAMES[: scene.state.seats]
    notes = match.entries[-1].notes_for(reader)
    return [FACE.note(view, note, names, reader=reader) for note in notes]


def test_NA_12_10_the_hour_that_comes_back_is_told() -> None:
    scene = given("contract_menu", about=4 << 1, at=["hillside.contract"], hours=[4, 9],
                  bottles=["hillside", ""])  # fmt: skip
    scene.play("0 do wine_lunch", "0 do done")
    assert told(scene)[0].startswith("Your pawn goes back to 14:00")
    assert told(scene, 1)[0].startswith("Anna's pawn goes back to 14:00")
    assert scene.hours[0] == 6


def test_NA_24_5_the_die_of_the_phantom_is_told() -> None:
    scene = given("after", phantom=True, at=["roche.wine_flight", "start_lower", "start_upper"],
                  hours=[2, 1, 0], chance=die(2))  # fmt: skip
    scene.play("0 end")
    assert told(scene)[:2] == [
        "The Phantom rolls 2.",
        "The Phantom takes Four Shadows, viewpoint.",
    ]


def test_NA_12_2_a_contract_brings_one_of_two() -> None:
    scene = given("signing", at=["hillside.contract"]).play("0 sign points")
    assert told(scene)[0] == "You sign with Hillside: the bottle and 3 points."
    scene = given("signing", at=["hillside.contract"]).play("0 sign prestige")
    assert told(scene, 1)[0] == "Anna signs with Hillside: the bottle and 3 prestige."


def test_NA_25_14_alone_no_news_speak_of_points() -> None:
    scene = given("landed", mode="solo", players=1, at=["hillside.contract"])
    scene.play("0 act")
    assert told(scene)[0] == "You sign with Hillside: the bottle and 3 prestige."
    assert "point" not in " ".join(told(scene))


def test_NA_25_4_the_rating_never_falls_below_nothing() -> None:
    scene = given("parked", mode="solo", players=1, rating=1, tourists=["t40 t03"])
    scene.play("0 finish")
    assert told(scene) == [
        "The online rating falls to 0.",
        "Lost on day 1: the online rating is gone.",
    ]


def test_NA_20_3_only_who_is_late_reads_of_overtime() -> None:
    assert told(given(hours=[5, 9]).play("0 park")) == ["You park at 13:30."]
    late = given(hours=[13, 14]).play("0 park")
    assert told(late) == ["You park at 17:30; overtime costs 2 points."]


def test_NA_21_8_rows_that_cost_nothing_are_not_told() -> None:
    scene = given("parked", cars="purple red", tourists=["t40 t03"])
    scene.on(0, 1, wine=1, cheese=1, lunch=1, favourite=1)
    scene.play("0 finish")
    assert told(scene)[0] == "You score 9 points for wishes."


def test_NA_3_4_tourists_are_referred() -> None:
    scene = given("draft_pick", players=3, hands=["t10", "t11", "t12"], cars="red blue green",
                  tourists=["t02 t03", "t41", "t43"])  # fmt: skip
    view = scene.match.view(0)
    step = scene.match.question(0)
    assert step is not None
    words = [
        FACE.move(view, step, scene.match.game.moves.parse(text), NAMES[:3])
        for text in scene.match.legal(0)
    ]
    assert any(line.startswith("Refer Jamal Brooks for 3 prestige") for line in words)
    assert not any("ell " in line for line in words)


def test_NA_23_3_the_end_says_how_it_was_won() -> None:
    scene = given("parked", 1, days=2, day=2, arrived=[0], points=[30, 20],
                  tourists=["t40 t03", "t41 t46"])  # fmt: skip
    scene.play("1 finish")
    assert told(scene)[-1] == (
        "You win with 30 points, 47 ahead of Ben. What made the difference: Empty rows (+37)."
    )
    assert told(scene, 1)[-1].startswith("Anna wins with 30 points, 47 ahead of Ben.")


def test_parts_of_the_end() -> None:
    solo = given(mode="solo", players=1, rating=4, upgrades=["tripod"], prestige=[3])
    assert FACE.scoring(solo.state, 0) == [
        ("Online rating", 4),
        ("Upgrades owned", 1),
        ("Signature bottles", 0),
        ("Prestige left", 3),
    ]
