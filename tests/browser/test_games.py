"""Whole games of every kind, played by clicking."""

import pytest

from browser.conftest import PHONE, Visit, at_random, shoot
from cuvee.games import NAMES

LONGEST = 1500


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_by_clicking(visit: Visit, name: str) -> None:
    anna = visit(reduced_motion="reduce")
    key = anna.plays_now(name)
    shoot(anna.page, f"{name}-desk-begin")
    choose, asked = at_random(5), 0
    while anna.ready():
        anna.answers(choose)
        asked += 1
        if asked == 12:
            shoot(anna.page, f"{name}-desk")
        assert asked < LONGEST, "the game does not end"
    anna.page.click("text=Final scoring")
    assert anna.page.locator(".scores thead th").count() == 3
    assert anna.page.locator("svg.chart:visible .seat-line").count() == 3
    shoot(anna.page, f"{name}-desk-end")
    anna.goes(f"/t/{key}/replay?ply=0")
    shoot(anna.page, f"{name}-desk-replay")


SHOWN = """() => Object.fromEntries([...document.querySelectorAll("#t-board [id], #t-panels [id]")]
  .map(e => { const twin = e.cloneNode(true);
    for (const each of [twin, ...twin.querySelectorAll("*")]) {
      each.classList.remove("pick", "chosen", "aim", "fresh", "own", "peek");
      if (!each.classList.length) each.removeAttribute("class");
    }
    const said = a => `${a.name}=${a.value}`;
    const text = each => [each.nodeName, [...each.attributes].map(said).sort(),
      [...each.childNodes].map(k => k.nodeType === 1 ? text(k) : k.data)];
    return [e.id, JSON.stringify(text(twin))]; }))"""


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_page_that_was_changed_step_by_step_is_the_page_as_it_is_drawn(
    visit: Visit, name: str
) -> None:
    anna = visit(reduced_motion="reduce")
    anna.plays_now(name)
    choose = at_random(4)
    for _ in range(24):
        if anna.ready():
            anna.answers(choose)
    anna.ready()
    changed = anna.page.evaluate(SHOWN)
    anna.page.reload()
    anna.linked()
    drawn = anna.page.evaluate(SHOWN)
    assert list(changed) == list(drawn)
    assert [key for key in drawn if drawn[key] != changed[key]] == []


@pytest.mark.slow
def test_a_long_list_has_every_answer_and_finds_one(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    anna.plays_now("bottles")
    page, shown = anna.page, anna.page.locator("#t-words .choices button:visible")
    while anna.ready() and "aim" not in page.evaluate("() => cuvee.ask.moves[0][0]"):
        anna.answers(lambda labels: 0)
    page.keyboard.press("l")
    assert shown.count() == len(page.evaluate("() => cuvee.ask.moves")) > 80
    page.fill("#t-words .find", "siberia")
    assert shown.all_inner_texts() == ["Aim at Siberia"]
    number = page.evaluate("() => cuvee.ask.q")
    page.press("#t-words .find", "Enter")
    assert anna.went_on(number, page.evaluate("() => cuvee.ask.eyes"), "")


LED = """() => {
  const board = document.getElementById("t-board"), room = board.getBoundingClientRect();
  const spots = [...board.querySelectorAll(".pick")].map(e => e.getBoundingClientRect());
  const across = r => r.right > room.left && r.left < room.right;
  const seen = r => across(r) && r.bottom > room.top && r.top < room.bottom;
  return spots.length === 0 || spots.some(seen);
}"""
CORNER = """() => {
  const board = document.getElementById("t-board"), at = [board.scrollLeft, board.scrollTop];
  board.scrollTo(0, 0);
  const [room, drawing] = [board, board.firstElementChild].map(e => e.getBoundingClientRect());
  board.scrollTo(...at);
  return drawing.left >= room.left && drawing.top >= room.top;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_on_a_phone_by_touch_without_scrolling_sideways(visit: Visit, name: str) -> None:
    for size in (PHONE, {"width": 360, "height": 740}):
        anna = visit(size, has_touch=True, is_mobile=True, reduced_motion="reduce")
        anna.plays_now(name)
        choose = at_random(2)
        for _ in range(6):
            if anna.ready():
                assert anna.page.evaluate(LED), "what may be picked on the board is out of sight"
                anna.page.evaluate("() => document.getElementById('t-board').scrollTo(9999, 9999)")
                anna.answers(choose)
        anna.ready()
        wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert anna.page.evaluate(wide) <= 0
        bar = anna.page.locator("#t-bar").bounding_box()
        assert bar and bar["y"] + bar["height"] <= size["height"] + 1, "out of sight"
        assert anna.page.evaluate(CORNER), "a part of the board cannot be scrolled to"
        shoot(anna.page, f"{name}-phone-{size['width']}")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_everything_for_a_decision_is_in_sight_on_a_laptop(visit: Visit, name: str) -> None:
    anna = visit(reduced_motion="reduce")
    anna.plays_now(name)
    choose = at_random(3)
    for _ in range(8):
        assert anna.ready()
        for part in ("#t-board > svg", "#t-question", "#t-words-open", "#t-seats"):
            box_ = anna.page.locator(part).bounding_box()
            assert box_ and box_["y"] >= 0 and box_["y"] + box_["height"] <= 769, part
        tall = "() => document.documentElement.scrollHeight - innerHeight"
        assert anna.page.evaluate(tall) <= 0
        anna.answers(choose)
