"""People at one table: two browsers, one screen, spectators, lost links, other ways to play."""

import re
from pathlib import Path

import pytest

from browser.conftest import Visit, shoot


def FIRST(texts: list[str]) -> int:
    return 0


@pytest.mark.slow
def test_three_clicks_from_the_home_page_to_the_first_move(visit: Visit) -> None:
    anna = visit()
    anna.goes("/")
    anna.page.click("text=Play now")
    anna.linked()
    anna.page.locator("#t-choices button, .pick").first.click()
    anna.until("() => document.querySelector('#t-story p')")


@pytest.mark.slow
def test_two_browsers_and_a_spectator_at_one_table(visit: Visit) -> None:
    anna, bert, carl = visit(), visit(), visit()
    key = anna.opens("bottles", "me", "invited", mode="short")
    link = anna.page.locator("input.invite").input_value()
    assert link.startswith(anna.url)
    bert.page.goto(link)
    bert.page.fill("#name", "Bert")
    bert.page.click("text=Take the seat")
    bert.linked()
    carl.goes(f"/t/{key}")
    carl.linked()
    assert carl.page.locator("#t-choices button").count() == 0
    for person in (anna, bert, anna, bert):  # a character each, then a start bottle each
        person.ready()
        person.answers(FIRST)
    for person in (anna, bert, carl):
        person.until("() => cuvee.v === 6")
    for person in (bert, carl):
        person.until(f"() => cuvee.v === {anna.page.evaluate('() => cuvee.v')}")
    cards = "#seat-0-cellar [id^=card-]"
    assert [each.page.locator(cards).count() for each in (anna, bert, carl)] == [1, 0, 0]
    anna.page.fill("#t-line", "<i>santé</i>")
    anna.page.press("#t-line", "Enter")
    carl.page.wait_for_selector("#t-chat >> text=<i>santé</i>")


@pytest.mark.slow
def test_at_one_screen_it_is_handed_over_before_secrets_show(visit: Visit) -> None:
    anna = visit()
    anna.opens("bottles", "me", "here")
    anna.answers(FIRST)
    anna.answers(FIRST)
    anna.page.wait_for_selector("#t-hand[open]")
    shoot(anna.page, "bottles-desk-hand-over")
    assert anna.page.locator("#t-choices button, .pick").count() == 0
    anna.page.click("text=I am here")
    anna.page.wait_for_selector("#t-choices button, .pick")
    assert "your turn" in anna.page.title().lower()


@pytest.mark.slow
def test_a_lost_link_and_a_second_tab_are_caught_up_with(visit: Visit) -> None:
    anna, carl = visit(), visit()
    key = anna.opens("bottles", "me", "here")
    carl.goes(f"/t/{key}")
    carl.linked()
    carl.context.set_offline(True)
    carl.page.evaluate("() => cuvee.socket.close()")
    carl.page.wait_for_selector("#main[data-link=down]")
    anna.answers(FIRST)
    carl.context.set_offline(False)
    carl.until("() => cuvee.v === 2", 30)
    assert "is the" in carl.page.locator("#t-story").inner_text()
    second = anna.context.new_page()
    second.goto(f"{anna.url}/t/{key}")
    second.wait_for_selector("#main[data-link=up]")
    second.locator("#t-choices button, .pick").first.click()
    anna.until("() => cuvee.v === 3")


@pytest.mark.slow
def test_what_is_clicked_on_the_board_narrows_the_answers(visit: Visit) -> None:
    anna = visit(reduced_motion="reduce")
    anna.opens("bottles", "me", "bot piquette")
    while "aim" not in anna.page.evaluate("() => cuvee.ask.moves?.[0][0] ?? ''"):
        anna.ready()
        if "aim" in anna.page.evaluate("() => cuvee.ask.moves[0][0]"):
            break
        anna.answers(FIRST)
    spot = anna.page.locator('[data-w="lon"].pick')
    shoot(anna.page, "bottles-desk-aim")
    spot.click()
    anna.until(
        "() => document.querySelector('.sure, #t-bubble[open]') "
        "|| !cuvee.ask.moves || cuvee.ask.moves.length < 80"
    )


@pytest.mark.slow
def test_a_replay_steps_slides_plays_and_is_shared(visit: Visit) -> None:
    log = next((Path(__file__).parent.parent / "games/bottles/logs").glob("goal_short.cuvee"))
    anna = visit()
    anna.goes("/upload")
    anna.page.set_input_files("#u-file", log)
    anna.until("() => document.getElementById('u-log').value.startsWith('cuvee 1')")
    anna.page.click("text=Open it")
    anna.page.wait_for_selector("#r-auto:visible")
    anna.page.click("#r-on")
    anna.until("() => cuvee.ply === 1")
    anna.page.locator("#r-ply").fill("40")
    anna.until("() => cuvee.ply === 40")
    notes = anna.page.locator("#r-notes").inner_text()
    shared = anna.page.locator("#r-share").get_attribute("href")
    assert shared == "?ply=40&seat=-1"
    bert = visit()
    bert.page.goto(re.sub(r"\?.*", "", anna.page.url) + shared)
    assert bert.page.locator("#r-notes").inner_text() == notes
    bert.page.click("#r-auto")
    bert.until("() => cuvee.ply > 41")
    anna.page.click("#r-try")
    anna.linked()
    assert "a second try, from move 40 on" in anna.page.locator(".plate").inner_text()
