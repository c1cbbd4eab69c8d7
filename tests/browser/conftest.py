"""A real browser at a real server: pages, and people who click."""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.install import bundled, found
from server_process import ServerProcess

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
READY = "() => cuvee.ask.over || ((cuvee.ask.moves || cuvee.ask.hand >= 0) && !cuvee.busy)"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("server"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = found() or bundled()
    if path is None:
        why = "no Chromium: install chromium, or name one in CUVEE_BROWSER"
        pytest.fail(why) if os.environ.get("CI") == "true" else pytest.skip(why)
    with sync_playwright() as started:
        made = started.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", "--mute-audio"]
        )
        yield made
        made.close()


class Visitor:
    """Somebody at a screen. Whatever goes wrong on a page is remembered."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        context.add_init_script(
            "localStorage.getItem('cuvee-bots') ?? localStorage.setItem('cuvee-bots', 'instant')"
        )
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on(
            "console",
            lambda line: self.wrong.append(line.text) if line.type == "error" else None,
        )

    def goes(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def until(self, what: str, seconds: float = 20) -> Any:
        """Wait until the page says so; no evaluation of strings, which the policy forbids."""
        for _ in range(int(seconds * 40)):
            if answer := self.page.evaluate(what):
                return answer
            self.page.wait_for_timeout(25)
        raise AssertionError(f"never: {what} at {self.page.url}")

    def plays_now(self, game: str) -> str:
        """From the home page to a table with one click; its key."""
        self.goes("/")
        self.page.click(f'button[value="{game}"]')
        return self.linked()

    def opens(self, game: str, *kinds: str, **more: str) -> str:
        self.goes(f"/new/{game}")
        for k in range(self.page.locator(".seatrow").count()):
            kind, _, level = (kinds[k] if k < len(kinds) else "nobody").partition(" ")
            self.page.check(f"#kind-{k}-{kind}", force=True)
            if level:
                self.page.check(f"#level-{k}-{level}", force=True)
        if more:
            self.page.click(".house summary")
        for name, value in more.items():
            self.page.locator(f"#option-{name}-{value}").evaluate("e => e.click()")
        self.page.click("text=Open the table")
        return self.linked()

    def linked(self) -> str:
        self.page.wait_for_selector("#main[data-link=up]")
        return self.page.url.split("/t/")[1].split("?")[0]

    def ready(self) -> bool:
        """Wait until it is our turn or the game is over; is it our turn?"""
        self.until(READY, 60)
        hand = self.page.locator("#t-hand[open] button")
        if hand.count():
            hand.click()
            self.until(READY)
        return not self.page.evaluate("() => cuvee.ask.over")

    def answers(self, choose: Callable[[list[str]], int], key: str = "") -> None:
        """One answer, picked in the list of words; `key` presses instead of clicking."""
        number = self.page.evaluate("() => cuvee.ask.q")
        eyes = self.page.evaluate("() => cuvee.ask.eyes")
        opener = self.page.locator("#t-words-open")
        if key:
            opener.focus()
            self.page.keyboard.press(key)
        else:
            opener.click()
        buttons = self.page.locator("#t-words .choices button")
        at = choose(buttons.all_inner_texts())
        if key:
            buttons.nth(at).focus()
            self.page.keyboard.press(key)
        else:
            buttons.nth(at).click()
        assert self.went_on(number, eyes, key), "an answer of the list leads on"

    def went_on(self, number: int, eyes: int, key: str) -> bool:
        """Wait for the table, confirming if asked; False if nothing comes of it."""
        look = "() => [cuvee.ask.q, cuvee.ask.eyes, cuvee.busy, !!document.querySelector('.sure')]"
        for _ in range(400):
            now, seat, busy, unsure = self.page.evaluate(look)
            if (now, seat) != (number, eyes):
                return True
            if unsure and key:
                self.page.keyboard.press(key)
            elif unsure:
                self.page.evaluate("() => document.querySelector('.sure .go')?.click()")
            elif not busy:
                return False
            self.page.wait_for_timeout(15)
        raise AssertionError("the table does not go on")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(server: ServerProcess, browser: Browser) -> Iterator[Visit]:
    """`visit()` is a new person with a new browser; at the end none may have seen an error."""
    people: list[Visitor] = []

    def arrive(size: dict[str, int] = DESK, **more: Any) -> Visitor:
        context = browser.new_context(viewport=size, **more)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        people.append(Visitor(context, server.url))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert [line for person in people for line in person.wrong if "ERR_" not in line] == []


def at_random(seed: int) -> Callable[[list[str]], int]:
    dice = random.Random(seed)
    return lambda texts: dice.randrange(len(texts))


def shoot(page: Page, name: str) -> None:
    """A picture for people, where somebody asked for pictures."""
    folder = os.environ.get("CUVEE_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(folder) / f"{name}.png")
