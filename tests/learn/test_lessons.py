"""Lessons: their logs replay, what is asked for is possible, what is pointed at is there."""

import re
from pathlib import Path
from typing import Any

import pytest

from cuvee.core.match import Match
from cuvee.games import NAMES, face
from cuvee.learn.lesson import FIRST, SECOND, Lesson, lessons

ALL = [(game, name) for game in NAMES for name in lessons(game)]
LAWS = Path(__file__).parents[2] / "docs" / "spec"
ZONES = {"board", "own", "others", "ask", "news"}
MOST_WORDS = 30
NAMED = re.compile(r'(?:data-w|id)="([^"]*)"')


def plan(game: str, name: str) -> Lesson:
    return lessons(game)[name]


def positions(lesson: Lesson) -> list[Match[Any]]:
    """The match before each answer of the lesson, and after the last."""
    match = lesson.match()
    found = [match.copy()]
    for entry in lesson.entries[lesson.start :]:
        lesson.play(match, entry.seat, entry.text)
        found.append(match.copy())
    return found


def test_every_game_has_two_lessons() -> None:
    assert {game: list(lessons(game)) for game in NAMES} == {
        game: [FIRST, SECOND] for game in NAMES
    }


@pytest.mark.parametrize(("game", "name"), ALL)
def test_beats_follow_the_log(game: str, name: str) -> None:
    lesson = plan(game, name)
    order = [beat.at for beat in lesson.beats]
    assert order == sorted(order) and order[-1] <= len(lesson.entries) + 1
    for beat in lesson.beats:
        if beat.want:
            entry = lesson.entries[beat.at - 1]
            assert (entry.seat, entry.text) == (lesson.learner, beat.want[0]), beat.key


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_answer_of_the_learner_is_asked_for_or_plays_itself(game: str, name: str) -> None:
    lesson = plan(game, name)
    asked = {beat.at for beat in lesson.beats if beat.want} | lesson.itself
    mine = [
        at
        for at, entry in enumerate(lesson.entries, 1)
        if at > lesson.start and entry.seat == lesson.learner
    ]
    assert [at for at in mine if at not in asked] == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_asked_for_is_legal_and_the_lesson_goes_on_from_it(game: str, name: str) -> None:
    lesson = plan(game, name)
    before = positions(lesson)
    for beat in lesson.beats:
        for text in beat.want:
            match = before[beat.at - 1 - lesson.start].copy()
            assert text in match.legal(lesson.learner), f"{beat.key}: {text}"
            lesson.play(match, lesson.learner, text)
            if not lesson.is_over(beat.at):
                entry = lesson.entries[beat.at]
                assert entry.text in match.legal(entry.seat), f"{beat.key}: after {text}"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_coach_points_at_things_that_are_there(game: str, name: str) -> None:
    lesson, drawer = plan(game, name), face(game)
    before = positions(lesson)
    lost = []
    for beat in lesson.beats:
        match = before[beat.at - 1 - lesson.start]
        view = match.view(lesson.learner)
        drawn = drawer.draw(view, lesson.learner, match.players)
        own = lesson.learner + 1
        seen = [each for k, each in enumerate(drawn) if not 1 <= k <= match.seats or k == own]
        named = [word for each in seen for word in NAMED.findall(str(each.svg()))]
        words = {*named, *" ".join(named).split(), *ZONES}
        words |= {f"s{seat}" for seat in range(match.seats)}
        if beat.thing not in words and beat.thing.split()[-1] not in words:
            lost.append((beat.key, beat.thing))
    assert lost == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_sentences_are_short_and_rules_are_there(game: str, name: str) -> None:
    lesson = plan(game, name)
    law = (LAWS / f"{game}.md").read_text("utf-8")
    for beat in lesson.beats:
        said = lesson.say(beat.key)
        assert said and len(said.split()) <= MOST_WORDS, beat.key
        assert not beat.want or (lesson.say(f"{beat.key}.praise") and lesson.other(beat, "?"))
        assert [rule for rule in beat.rules if rule not in law] == [], beat.key
    for part in ("lead", "line", "goal", "turn", "catch"):
        assert lesson.say(f"{name}.{part}")
