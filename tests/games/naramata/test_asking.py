"""How Naramata asks: what a choice would do is said and lit before it is made."""

from cuvee.core.moves import Moves
from cuvee.core.state import Step
from cuvee.games.naramata.face import FACE
from cuvee.games.naramata.rules.flow import legal
from cuvee.render.asking import Asking, Choice
from games.naramata.given import NaramataScene, draws, given

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def asked(scene: NaramataScene) -> Asking:
    step = scene.state.top()
    out = Moves(len(scene.match.game.moves))
    legal(scene.state, step, out)
    return FACE.ask(scene.state, Step(step), out.as_list(), NAMES[: scene.state.seats])


def at(scene: NaramataScene, word: str) -> Choice:
    return next(choice for choice in asked(scene).choices if choice.at == word)


def test_NA_15_a_lunch_says_whom_it_serves_and_what_it_saves() -> None:
    """Nadia and Mateus wish lunch: six points, and two of eight empty rows less."""
    choice = at(given(tourists=["t40 t39"], hours=[4, 6]), "roche.wine_lunch")
    lunch, inspection = choice.then
    assert lunch.words == "Drive and have lunch" and inspection.words == "Drive and inspect"
    assert "It will be 15:00. +8 prestige; 2 tourists are served: +21" in lunch.note
    assert "15 is a penalty you avoid" in lunch.note
    assert {"1.lunch", "2.lunch", "h8"} <= set(choice.shows)
    assert inspection.shows == ("h5",)


def test_NA_12_10_a_visit_with_the_own_bottle_says_the_final_hour() -> None:
    about = 4 << 1
    scene = given("contract_menu", about=about, at=["hillside.contract"], hours=[4, 6],
                  bottles=["hillside", ""])  # fmt: skip
    lunch = at(scene, "hillside.wine_lunch")
    assert "It will be 15:00." in lunch.note and "stands at 14:00." in lunch.note
    assert "h6" in lunch.shows and "h8" not in lunch.shows


def test_NA_6_3_a_drive_says_what_it_leaves_behind() -> None:
    scene = given(at=["hillside.wine_flight", "roche.wine_flight"], hours=[2, 4])
    choice = at(scene, "wesbert.viewpoint")
    assert choice.note == ("You pass 2 open places. You leave Lake Road aside, with 9 open places.")
    near = at(scene, "singletree.wine_flight")
    assert near.note == "You leave Lake Road aside, with 9 open places."


def test_NA_13_1_favourites_are_told() -> None:
    choice = at(given(tourists=["t40 t03"]), "upper_bench.wine_flight")
    assert choice.note.startswith("A favourite of 1 tourist: +") and "1.favourite" in choice.shows


def test_the_car_park_is_on_the_board_and_in_the_ribbon() -> None:
    choices = [choice for choice in asked(given()).choices if choice.icon == "park"]
    assert [choice.at for choice in choices] == ["park", ""]
    assert choices[0].move == choices[1].move and choices[1].price == "−11"


def test_NA_9_8_what_discarding_pays() -> None:
    scene = given("serve", at=["three_sisters.wine_flight"], tourists=["t40 t03"])
    scene.state.drawn = sum(1 << card for card in draws("w01 w06"))
    done = next(choice for choice in asked(scene).choices if choice.icon == "coin")
    assert done.words == "Discard the rest" and done.price == "+6"
    card = at(scene, "w01")
    assert card.words == "For Nadia Benali" and card.shows == ("1.wine",)
    assert card.note == "+3 points, and 6 you do not lose"


def test_NA_5_8_the_last_stop_of_a_day_is_announced() -> None:
    assert asked(given(hours=[11, 12])).warning.startswith("This is your last stop today")
    assert asked(given(hours=[10, 12])).warning == ""
    assert asked(given(hours=[12, 13])).warning.startswith("All wineries are closed")


def test_NA_20_7_before_tourists_leave_the_loss_is_told() -> None:
    scene = given("parked", tourists=["t40 t03"])
    assert asked(scene).warning == "Your tourists leave now: 6 empty rows cost 22 points."


def test_solo_choices_know_no_points() -> None:
    scene = given(mode="solo", players=1, tourists=["t40 t03"])
    for choice in asked(scene).choices:
        for each in (choice, *choice.then):
            assert "point" not in each.note, each.note
