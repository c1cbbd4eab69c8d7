"""A match can be copied and pickled at any moment, and its twin goes on alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import cuvee
from cuvee.core.fate import Note, Recorder, Script, Seeded, seeded
from cuvee.core.match import Match, Seed
from cuvee.core.options import Option

Twin = Callable[[Any], Any]
TWINS: dict[str, Twin] = {
    "copy": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "old pickle": lambda match: pickle.loads(pickle.dumps(match, 2)),
}


def play(match: Match[Any], answers: int, seed: str = "play") -> Match[Any]:
    """So many answers at random, now and then taken back."""
    dice = seeded(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.questions[0].seat
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
        if match.may_undo(seat) and dice.below(5) == 0:
            match.submit(seat, "undo")
    return match


def facts(match: Match[Any]) -> tuple[object, ...]:
    """All there is to see of a match."""
    entries = [
        (entry.number, entry.seat, entry.text, entry.veiled, entry.chance, entry.known_to)
        for entry in [match.deal, *match.entries]
    ]
    news = [[note.words() for note in entry.notes] for entry in [match.deal, *match.entries]]
    seats = range(-1, match.seats)
    return (
        match.log,
        match.state.words(),
        match.commitment,
        match.players,
        entries,
        news,
        [match.view(seat).words() for seat in seats],
        [match.legal(seat) for seat in seats],
        [match.may_undo(seat) for seat in seats],
        [[match.readable(entry, seat) for entry in match.entries] for seat in seats],
    )


@pytest.mark.parametrize("name", cuvee.NAMES)
@pytest.mark.parametrize("way", TWINS)
def test_a_twin_is_alike_and_goes_on_alike(name: str, way: str) -> None:
    for answers in (0, 7, 60):
        match = play(cuvee.game(name).match(2, seed=7, names=["Ada", "Bo"]), answers)
        twin = TWINS[way](match)
        assert facts(twin) == facts(match)
        assert facts(play(twin, 80, "on")) == facts(play(match, 80, "on"))


@pytest.mark.parametrize("way", TWINS)
def test_a_twin_goes_its_own_way(way: str) -> None:
    match = play(cuvee.game("bottles").match(3, seed=7), 40)
    before = facts(match)
    twin = TWINS[way](match)
    twin.players[0] = "Zoe"
    play(twin, 60, "other")
    assert facts(match) == before


@pytest.mark.parametrize("way", TWINS)
def test_a_twin_may_take_back_what_the_match_may(way: str) -> None:
    match, seat = undoable()
    twin = TWINS[way](match)
    before, words = facts(match), match.trail[-1].words()
    twin.submit(seat, "undo")
    assert twin.state.words() == words and facts(match) == before
    play(twin, 5)
    assert facts(match) == before
    match.submit(seat, "undo")
    assert match.state.words() == words


def undoable() -> tuple[Match[Any], int]:
    """A match in which somebody may take back an answer, a sealed one."""
    match = cuvee.game("grand_cru").match(3, seed=7)
    seat = match.questions[0].seat
    match.submit(seat, match.legal(seat)[0])
    assert match.may_undo(seat)
    return match, seat


@pytest.mark.parametrize("way", TWINS)
def test_a_sealed_answer_taken_back_in_a_twin_is_not_taken_back_here(way: str) -> None:
    match, seat = undoable()
    veiled = match.entries[0].veiled
    twin = TWINS[way](match)
    twin.submit(seat, "undo")
    assert twin.entries[0].veiled != veiled and match.entries[0].veiled == veiled


@pytest.mark.parametrize("way", TWINS)
def test_a_twin_of_a_loaded_match_without_a_seed_has_the_same_luck(way: str) -> None:
    match = cuvee.load(play(cuvee.game("bottles").match(2, seed=7), 30).log)
    assert match.seed is None
    twin = TWINS[way](match)
    assert facts(play(twin, 60)) == facts(play(match, 60))


def test_options_and_an_owners_numbers_come_along() -> None:
    match = cuvee.game("naramata").match(1, seed=7, options={"mode": "solo"})
    for way in TWINS.values():
        assert way(match).game.agreed() == match.game.agreed()


def test_chance_can_be_copied_and_pickled() -> None:
    for way in (TWINS["copy"], TWINS["deepcopy"], TWINS["pickle"]):
        dice, script = Seeded(7), Script([3, 1, 2])
        dice.below(9)
        script.below(4)
        for fate in (dice, script, Recorder(dice), Recorder(script)):
            assert [way(fate).below(6) for _ in range(2)] == [way(fate).below(6)] * 2
        recorder = Recorder(dice)
        recorder.note(1, 2, 3)
        recorder.whisper(0, 4, 5)
        recorder.below(9)
        recorder.reveal()
        twin = way(recorder)
        assert [note.words() for note in twin.notes] == [(1, 2, 3, 0, 0), (4, 5, 0, 0, 0)]
        assert (twin.chance, twin.known_to, twin.revealed) == (recorder.chance, [-1], True)
        assert twin.below(1000) == recorder.below(1000)
        assert len(twin.chance) == len(recorder.chance) == 2


def test_the_parts_of_a_match_can_be_pickled() -> None:
    match, _ = undoable()
    note = pickle.loads(pickle.dumps(Note(1, 2, 3, 4, 5, 0)))
    assert (note.words(), note.audience) == ((1, 2, 3, 4, 5), 0)
    entry = pickle.loads(pickle.dumps(match.entries[0]))
    for field in ("number", "seat", "text", "veiled", "chance", "known_to"):
        assert getattr(entry, field) == getattr(match.entries[0], field)
    step = pickle.loads(pickle.dumps(match.questions[0]))
    for field in ("number", "ask", "seat", "about", "sealed"):
        assert getattr(step, field) == getattr(match.questions[0], field)
    seed = pickle.loads(pickle.dumps(Seed("7", "abc")))
    assert (seed.seed, seed.nonce) == ("7", "abc")
    option = pickle.loads(pickle.dumps(Option("rounds", 9, [], 5, 9, "how many")))
    assert (option.default, option.low, option.high, option.about) == (9, 5, 9, "how many")
