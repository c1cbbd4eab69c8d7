"""Three ways to play a whole game: with keys alone, with a finger on a phone, without script."""

import json
import random
from typing import Any

import pytest

from browser.conftest import PHONE, Visit, Visitor
from cuvee.games import NAMES

SHORT = {
    "bottles": {"mode": "short", "negotiation": "off"},
    "grand_cru": {},
    "dom_pierre": {"short_game": "true"},
    "naramata": {"days": "2"},
}
QUICK = ("bottles", "grand_cru")  # few pages to load
LONGEST = 600  # answers
PATIENCE = 40  # presses or taps for one answer
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

# What the page offers now: is a second question open, how many buttons are in the bubble and in the
# ribbon, how many things glow.
OFFER = """() => {
  const seen = e => e.getBoundingClientRect().width > 0;
  const count = what => [...document.querySelectorAll(what)].filter(seen).length;
  return { at: [cuvee.ask.q, cuvee.ask.eyes, cuvee.ask.over], busy: cuvee.busy,
    unsure: count(".sure .go"), list: document.getElementById("t-words").open,
    bubble: document.getElementById("t-bubble").open ? count("#t-bubble .bb-items button") : 0,
    ribbon: count("#t-choices button"), glow: count("#main .pick") };
}"""
MIDDLE = """k => {
  const seen = e => e.getBoundingClientRect().width > 0;
  const e = [...document.querySelectorAll("#main .pick")].filter(seen)[k];
  e?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const r = e?.getBoundingClientRect();
  return r ? [r.left + r.width / 2, r.top + r.height / 2] : null;
}"""
Offer = dict[str, Any]


class Hand:
    """Gives answers in one way, at random; counts how."""

    def __init__(self, person: Visitor, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.dice = random.Random(seed)
        self.used = {"board": 0, "bubble": 0, "ribbon": 0, "list": 0}

    def press(self, where: str, offer: Offer) -> None:
        raise NotImplementedError

    def where(self, offer: Offer, tries: int) -> str:
        if offer["unsure"]:
            return "sure"
        if offer["list"] or tries > PATIENCE // 2 or not (offer["glow"] or offer["ribbon"]):
            return "list"
        if offer["bubble"]:
            return "bubble"
        few = ["board"] * bool(offer["glow"]) + ["ribbon"] * bool(offer["ribbon"])
        return self.dice.choice(few)

    def answers(self) -> None:
        """Press until the table goes on."""
        before = self.page.evaluate(OFFER)["at"]
        for tries in range(PATIENCE):
            offer = self.page.evaluate(OFFER)
            if offer["at"] != before:
                return
            if offer["busy"]:
                self.page.wait_for_timeout(10)
                continue
            where = self.where(offer, tries)
            self.used[where] = self.used.get(where, 0) + 1
            self.press(where, offer)
        raise AssertionError(f"no answer of {before} comes of pressing: {offer}")


class Keys(Hand):
    def press(self, where: str, offer: Offer) -> None:
        keyboard = self.page.keyboard
        if where == "sure":
            keyboard.press("Enter")
        elif where == "board":
            self.page.locator("#t-board").focus()
            for _ in range(self.dice.randint(1, 5)):
                keyboard.press(self.dice.choice(ARROWS))
            keyboard.press("Enter")
        elif where == "list":
            if not offer["list"]:
                keyboard.press("Escape")
                keyboard.press("l")
            keyboard.press("Enter")
        else:
            keyboard.press(str(self.dice.randint(1, min(9, offer[where]))))


class Finger(Hand):
    def press(self, where: str, offer: Offer) -> None:
        if where == "board":
            middle = self.page.evaluate(MIDDLE, self.dice.randrange(offer["glow"]))
            if middle:
                self.page.touchscreen.tap(*middle)
            return
        if where == "list" and not offer["list"]:
            self.page.locator("#t-words-open").tap()
        buttons = {
            "sure": ".sure .go",
            "bubble": "#t-bubble .bb-items button",
            "ribbon": "#t-choices button",
            "list": "#t-words .choices button",
        }
        some = self.page.locator(buttons[where])
        some.nth(self.dice.randrange(some.count())).tap()


def whole_game(person: Visitor, hand: Hand) -> None:
    asked = 0
    while person.ready():
        hand.answers()
        asked += 1
        assert asked < LONGEST, "the game does not end"
    assert person.page.locator("#t-question").inner_text().strip()
    assert asked > 5 and hand.used["list"] <= 0.1 * asked, hand.used
    assert hand.used["board"] > 0 and hand.used["ribbon"] > 0, hand.used


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_keys_alone_play_a_whole_game(visit: Visit, name: str) -> None:
    anna = visit(reduced_motion="reduce")
    anna.opens(name, "me", "bot piquette", **SHORT[name])
    whole_game(anna, Keys(anna, 11))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_finger_on_a_phone_plays_a_whole_game(visit: Visit, name: str) -> None:
    anna = visit(PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    anna.opens(name, "me", "bot piquette", **SHORT[name])
    whole_game(anna, Finger(anna, 12))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if name in QUICK else pytest.mark.long)
        for name in NAMES
    ],
)
def test_without_script_forms_play_a_whole_game(visit: Visit, name: str) -> None:
    anna = visit(java_script_enabled=False)
    page, dice = anna.page, random.Random(13)
    anna.goes(f"/new/{name}")
    for k in range(2, page.locator(".seatrow").count()):
        page.check(f"#kind-{k}-nobody", force=True)
    page.check("#kind-1-bot", force=True)
    page.check("#level-1-piquette", force=True)
    if SHORT[name]:
        page.click(".house summary")
    for option, value in SHORT[name].items():
        page.check(f"#option-{option}-{value}", force=True)
    page.click("text=Open the table")
    for _ in range(LONGEST):
        answers = page.locator("form.choices button")
        if answers.count():
            answers.nth(dice.randrange(answers.count())).click()
        elif json.loads(page.locator("#boot").text_content() or "")["ask"]["over"]:
            break
        else:
            page.wait_for_timeout(20)
            page.reload()
    page.click("text=Final scoring")
    assert page.locator(".scores thead th").count() == 2
