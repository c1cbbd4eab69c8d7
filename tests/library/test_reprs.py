"""What Python prints of a thing says in one line what it is, and tells no secret."""

import re
from typing import Any

import pytest

import cuvee
import cuvee.envs
from cuvee.core.fate import Note, Pile, Recorder, Script, Seeded
from cuvee.core.log import Record
from cuvee.core.match import Match, Seed
from cuvee.core.moves import Moves, numbers
from cuvee.core.options import Option


def given(name: str = "bottles", players: int = 3, answers: int = 0) -> Match[Any]:
    match = cuvee.game(name).match(players, seed=7)
    for _ in range(answers):
        seat = match.questions[0].seat
        match.submit(seat, match.legal(seat)[0])
    return match


def test_a_match_says_how_far_it_is() -> None:
    assert repr(given()) == "<Match of Bottles: 3 players, 0 answers, Player 1 to answer>"
    assert repr(given(answers=1)) == "<Match of Bottles: 3 players, 1 answer, Player 2 to answer>"
    sealed = "<Match of Grand Cru: 2 players, 0 answers, Player 1 and Player 2 to answer>"
    assert repr(given("grand_cru", 2)) == sealed


def test_a_match_says_how_it_ended() -> None:
    match = given(players=2)
    while not match.over:
        match.submit(match.questions[0].seat, match.legal(match.questions[0].seat)[-1])
    assert repr(match) == (
        f"<Match of Bottles: 2 players, {len(match.entries)} answers, over: {match.ending}>"
    )


def test_states_and_views_say_whose_they_are() -> None:
    match = given()
    assert repr(match.state) == "<State of Bottles: 3 seats, seat 0 to answer>"
    assert repr(match.view(1)) == "<View of Bottles for seat 1: 3 seats, seat 0 to answer>"
    assert repr(match.view(-1)) == "<View of Bottles for watchers: 3 seats, seat 0 to answer>"
    assert repr(match.view(1).copy()) == repr(match.state)
    match.state.finish(1)
    assert repr(match.state) == "<State of Bottles: 3 seats, over>"


def test_boxes_and_games() -> None:
    box = cuvee.game("naramata")
    assert repr(box) == "<Box of Naramata: 1 to 4 players>"
    assert repr(box.game()) == "<Game Naramata: rules version 2>"
    solo = box.game({"mode": "solo"})
    assert repr(solo) == "<Game Naramata: rules version 2, mode=solo>"
    assert re.fullmatch(r"<MoveTable: \d+ moves, '[^']+' to '[^']+'>", repr(given().game.moves))


def test_what_a_match_is_made_of() -> None:
    match = given(answers=1)
    assert repr(match.entries[0]) == "<Entry: question 1, seat 0: 'choose critic'>"
    assert repr(match.deal) == "<Entry: deal>"
    assert repr(match.questions[0]) == "<Step: question 2, seat 1, ask 0>"
    sealed = given("grand_cru", 2).questions[1]
    assert repr(sealed) == f"<Step: question 2, seat 1, ask {sealed.ask}, sealed>"
    assert repr(Note(4, 0, 2, 0, 0, -1)) == "<Note: kind 4, seat 0, numbers 2 0 0>"
    assert repr(Note(4, 0, 2, 0, 0, 1)) == "<Note: kind 4, seat 0, numbers 2 0 0, to seat 1 alone>"
    assert repr(Option("rounds", 9, [], 5, 9)) == "<Option rounds: 5 to 9, usually 9>"
    some = Option("short", False, [False, True], 0, 0)
    assert repr(some) == "<Option short: false or true, usually false>"
    assert repr(Record(match.log)) == "<Record of a log: bottles, 3 seats, 1 answer>"


def test_chance_does_not_say_what_it_will_say() -> None:
    assert repr(Seed("7", "abc")) == f"<Seed: secret, commitment {Seed('7', 'abc').commitment()}>"
    assert repr(Seeded(7)) == "<Seeded: chance of a generator>"
    assert repr(Script([3, 1])) == "<Script: chance of a list, 0 of 2 said>"
    assert repr(Recorder(Seeded(7))) == "<Recorder: 0 words of chance, 0 notes>"
    assert repr(Pile(numbers([2, 1]), 3)) == "<Pile: 3 left of 2 kinds>"
    assert repr(Moves(9)) == "<Moves: 0 listed>"


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_no_secret_and_one_short_line(name: str) -> None:
    secret = "fifteen-men-on-the-dead-mans-chest"
    match = cuvee.game(name).match(2, seed=secret)
    seat = match.questions[0].seat
    things = [match, match.seed, match.game, match.state, match.recorder, match.view(0)]
    for thing in [*things, match.questions[0], match.submit(seat, match.legal(seat)[0])]:
        line = repr(thing)
        assert secret not in line and "\n" not in line and len(line) < 140
        assert line.startswith("<") and " at 0x" not in line


def test_environments() -> None:
    many = cuvee.envs.vector("bottles", games=4, players=2)
    assert repr(many) == "<Vectorised bottles_v1: 4 games of 2 players>"
    assert repr(cuvee.envs.aec("bottles", players=2)) == "<Aec bottles_v1: 2 players>"
    assert repr(cuvee.envs.Single("bottles", 2)) == "<Single bottles_v1: 2 players, seat 0 learns>"
