"""Lessons in a real browser: the coach leads through the whole of one, on a desk and on a phone."""

from collections.abc import Callable

import pytest

from browser.conftest import DESK, PHONE, Visit, Visitor, shoot
from cuvee.games import NAMES
from cuvee.learn.lesson import FIRST, SECOND, lessons

SAYS = """() => {
  const coach = document.getElementById("t-coach"), r = coach.getBoundingClientRect();
  if (coach.hidden || cuvee.busy) return null;
  const ring = document.getElementById("t-ring"), o = ring.getBoundingClientRect();
  return { given: cuvee.ask.lesson.given, go: Boolean(coach.querySelector(".co-foot .go")),
    say: coach.querySelector(".co-say").textContent, ring: !ring.hidden && o.width > 0,
    inside: r.left >= 0 && r.top >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1 };
}"""


def picks(at: int) -> Callable[[list[str]], int]:
    return lambda texts: at


def begins(person: Visitor, game: str, name: str) -> None:
    person.goes(f"/learn/{game}")
    person.page.click(f'button[value="{name}"]')
    person.linked()


@pytest.mark.slow
@pytest.mark.parametrize("name", [FIRST, SECOND])
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_from_its_first_sentence_to_its_last(visit: Visit, game: str, name: str) -> None:
    small = name == SECOND
    anna = visit(PHONE if small else DESK, reduced_motion="reduce", has_touch=small)
    begins(anna, game, name)
    lesson, heard = lessons(game)[name], 0
    while heard < len(lesson.beats):
        said = anna.until(SAYS)
        assert said["say"] == lesson.say(lesson.beats[heard].key)
        assert said["inside"] and said["ring"], said["say"]
        heard += 1
        if said["go"]:
            anna.page.evaluate("() => document.querySelector('.co-foot .go').click()")
        else:
            wanted = lesson.beats[heard - 1].want[0]
            legal = [text for text, _ in anna.page.evaluate("() => cuvee.ask.moves")]
            anna.answers(picks(legal.index(wanted)))
    shoot(anna.page, f"{game}-{name}-lesson-end")
    assert anna.page.locator("#t-coach").is_hidden()


@pytest.mark.slow
def test_another_move_is_answered_kindly_and_nothing_is_played(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    begins(anna, "bottles", FIRST)
    for _ in range(2):
        anna.until(SAYS)
        anna.page.click(".co-foot .go")
    anna.until(SAYS)
    anna.page.click('#t-board [data-w~="critic"]')
    anna.page.wait_for_selector(".coach.nope")
    assert "heart set on the Critic" in anna.page.locator(".co-mark").inner_text()
    assert anna.page.evaluate("() => cuvee.ask.lesson.given") == 0
    anna.page.click('#t-board [data-w~="collector"]')
    anna.page.wait_for_selector(".coach.yes")


@pytest.mark.slow
def test_a_part_can_be_skipped_and_a_lesson_left_and_resumed(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    begins(anna, "bottles", FIRST)
    anna.until(SAYS)
    anna.page.click("#t-lesson button")
    said = anna.until("() => cuvee.ask.lesson.given === 6 && (" + SAYS + ")()")
    assert said["given"] == lessons("bottles")[FIRST].chapter_after(0)
    anna.page.reload()
    anna.linked()
    assert anna.until(SAYS)["given"] == 6
