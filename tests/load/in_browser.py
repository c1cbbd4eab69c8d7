"""What a browser on a slow machine takes: the weight of a table, and how long people wait.

The positions come from stored games; nobody else moves, so that only our own page is measured.
"""

import random
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.install import bundled, found
from browser.positions import TOKEN, Position, chosen, lay
from cuvee.server.web.identity import COOKIE
from server_process import ServerProcess

SLOWER: Final = 4  # times
TABLES: Final = 60
CLICKS: Final = 100
TRIES: Final = 12  # clicks on one table, some of which only open a bubble

# Notes when the page is ready, and for each click when all that comes of it is painted.
WATCH: Final = """
globalThis.ready = 0; globalThis.clicked = 0; globalThis.painted = 0; let v = 0;
addEventListener("click", ev => {
  clicked = ev.timeStamp; painted = 0; v = globalThis.cuvee?.v;
}, true);
(function look() {
  const up = document.getElementById("main")?.dataset.link === "up";
  if (up && !ready) ready = performance.now();
  if (clicked && !painted && cuvee.v > v && !cuvee.busy) {
    const last = clicked;
    requestAnimationFrame(() => { if (last === clicked) painted = performance.now(); });
  }
  requestAnimationFrame(look);
})();
"""
LOADED: Final = "() => globalThis.ready > 0 && document.fonts.ready.then(() => ready)"
OFFERS: Final = """() => {
  const shown = e => {
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    const hit = document.elementsFromPoint(x, y).some(each => e.contains(each));
    return r.width > 0 && hit && [x, y];
  };
  const what = document.querySelector(".sure") ? ".sure .go"
    : document.getElementById("t-bubble").open ? "#t-bubble .bb-items button"
    : "#main .pick, #t-choices button:has(b)";
  return cuvee.ask.moves ? [...document.querySelectorAll(what)].map(shown).filter(Boolean) : [];
}"""
SETTLED: Final = "() => [painted > 0, cuvee.busy, painted - clicked]"


class Measured:
    """What was measured of one game."""

    def __init__(self) -> None:
        self.weight = 0.0  # kB
        self.ready: list[float] = []  # ms
        self.clicks: list[float] = []  # ms

    def slow_click(self) -> float:
        """95 of 100 clicks are faster."""
        return sorted(self.clicks)[int(0.95 * len(self.clicks))]

    def slow_page(self) -> float:
        return sorted(self.ready)[int(0.95 * len(self.ready))]


def visitor(browser: Browser, url: str) -> BrowserContext:
    made = browser.new_context(viewport={"width": 1366, "height": 768}, bypass_csp=True)
    made.add_cookies([{"name": COOKIE, "value": TOKEN, "url": url}])
    made.add_init_script(WATCH)
    return made


def until(page: Page, what: str, seconds: float = 20) -> Any:
    for _ in range(int(seconds * 50)):
        if answer := page.evaluate(what):
            return answer
        page.wait_for_timeout(20)
    raise AssertionError(f"never: {what}")


def weight(browser: Browser, url: str, position: Position) -> float:
    """Kilobytes of a table's page with all it loads, for a browser that has nothing yet."""
    context = visitor(browser, url)
    page = context.new_page()
    session = context.new_cdp_session(page)
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    session.send("Network.enable")
    page.goto(f"{url}/t/{position.key}", wait_until="networkidle")
    until(page, LOADED)
    page.wait_for_timeout(300)
    context.close()
    return sum(came) / 1000


def slowed(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def click(page: Page, dice: random.Random) -> float:
    """One click on something that is offered; the time until it is painted, or 0."""
    offers = page.evaluate(OFFERS)
    if not offers:
        return -1
    page.mouse.click(*dice.choice(offers))
    for _ in range(100):
        painted, busy, spent = page.evaluate(SETTLED)
        if painted:
            return float(spent)
        page.wait_for_timeout(20)
        if not busy and not page.evaluate("() => clicked && cuvee.busy"):
            break
    painted, _, spent = page.evaluate(SETTLED)
    return float(spent) if painted else 0.0


def measured(browser: Browser, url: str, positions: list[Position]) -> Measured:
    found = Measured()
    dice = random.Random(3)
    found.weight = weight(browser, url, positions[0])
    asked = [each for each in positions if each.seat >= 0]
    while len(found.clicks) < CLICKS and asked:
        context = visitor(browser, url)
        page = context.new_page()
        slowed(page)
        page.goto(f"{url}/t/{asked.pop().key}")
        found.ready.append(float(until(page, LOADED)))
        for _ in range(TRIES):
            spent = click(page, dice)
            if spent < 0:
                break
            if spent > 0:
                found.clicks.append(spent)
        context.close()
    return found


def measure(names: list[str]) -> dict[str, Measured]:
    """What a browser measures at tables of each game; nothing where there is no browser."""
    path = found() or bundled()
    if path is None:
        return {}
    out = {}
    with sync_playwright() as started:
        browser = started.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names:
            positions = chosen(name, TABLES)
            with tempfile.TemporaryDirectory() as folder:
                lay(positions, Path(folder) / "tables.db")
                server = ServerProcess(Path(folder))
                out[name] = measured(browser, server.url, positions)
                server.close()
        browser.close()
    return out
