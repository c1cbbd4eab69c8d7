"""cuvee learn and cuvee rules: lessons and rules in the terminal."""

import pytest

from cli.conftest import Cuvee
from cuvee.games import NAMES
from cuvee.learn.lesson import FIRST, SECOND, lessons


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("which", [FIRST, SECOND])
def test_a_lesson_can_be_piped_in(cuvee: Cuvee, name: str, which: str) -> None:
    lesson = lessons(name)[which]
    lines = [beat.want[0] if beat.want else "" for beat in lesson.beats]
    done = cuvee("learn", name, "--lesson", which, stdin="\n".join(lines) + "\n")
    assert done.status == 0 and done.err == ""
    assert f"cuvee play {name}" in done.out
    praised = [beat for beat in lesson.beats if beat.want]
    words = " ".join(done.out.split())
    assert all(lesson.say(f"{beat.key}.praise") in words for beat in praised)


def test_another_answer_is_told_why_not_and_asked_again(cuvee: Cuvee) -> None:
    done = cuvee("learn", "bottles", stdin="\n\nchoose critic\nchoose collector\nquit\n")
    assert done.status == 0 and "Jonas has his heart set on the Critic" in done.out
    assert "Charmed!" in done.out


def test_a_lesson_that_is_not_there_is_one_sentence(cuvee: Cuvee) -> None:
    done = cuvee("learn", "bottles", "--lesson", "third")
    assert done.status == 2 and "no lesson 'third'" in done.err


def test_rules_are_read_whole_by_a_word_or_by_a_number(cuvee: Cuvee) -> None:
    assert "The goal" in cuvee("rules", "bottles").out
    assert "thief" in cuvee("rules", "bottles", "thief").out
    assert cuvee("rules", "bottles", "bo-1.4").out.startswith("BO-1.4")
    done = cuvee("rules", "bottles", "submarine")
    assert done.status == 2 and "say nothing about 'submarine'" in done.err
