"""Whether the table can be read and touched: positions of stored games, looked at in a browser.

    python tests/browser/readable.py --game naramata --positions 60 --sizes desk,wide,phone \\
        [--stretch] [--shots FOLDER] [--only naramata007]

It checks the sources that are imported as `cuvee` (PYTHONPATH). What it finds is printed by kind,
with the element, its text, and a picture of the spot; the exit status is 1 if there is anything.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.install import bundled, found
from browser.positions import TOKEN, Position, chosen, ids_of, lay
from cuvee.games import NAMES
from cuvee.server.web.identity import COOKIE
from server_process import ServerProcess

LOOK: Final = (Path(__file__).parent / "readable.js").read_text("utf-8")
SIZES: Final = {"desk": (1366, 768), "wide": (1920, 1080), "phone": (390, 844)}
PSEUDO: Final = "en-XA"
TABS: Final = {"board": "#t-board", "own": "#t-panels", "others": "#t-others", "news": "#t-news"}
TURN: Final = "tab => document.querySelector(`.tabs [data-tab=${tab}]`).click()"
LINKED: Final = "() => document.getElementById('main')?.dataset.link === 'up'"
BUBBLES: Final = 2  # so many bubbles of a position are opened
OPENERS: Final = """most => (cuvee.ask.tree ?? []).map((c, k) => [c, k]).filter(([c]) => c.t)
  .slice(0, most).map(([c, k]) => k)"""
OPENS: Final = """k => { const c = cuvee.ask.tree[k], seen = e => e.getBoundingClientRect().width;
  const thing = c.a && [...document.querySelectorAll(`#main [data-w~="${CSS.escape(c.a)}"].pick`)]
    .find(seen);
  const same = b => b.querySelector("b")?.textContent === c.w;
  (thing ?? [...document.querySelectorAll("#t-choices button")].find(same))
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return document.getElementById("t-bubble").open; }"""


class Finding(NamedTuple):
    """Something wrong at a spot of a page."""

    kind: str
    size: str
    where: str  # a selector
    text: str
    much: str
    position: Position
    box: tuple[float, float, float, float]
    shot: str = ""

    @property
    def group(self) -> tuple[str, str, str]:
        """Findings that are most likely the same mistake."""
        return self.kind, self.size, re.sub(r"\d+|(?<=\.s-)[a-f]", "*", self.where)


class Checker:
    """A browser at a server that has the positions on its tables."""

    def __init__(self, browser: Browser, url: str, stretch: bool = False, shots: str = "") -> None:
        self.browser = browser
        self.url = url
        self.stretch = stretch
        self.shots = Path(shots) if shots else None
        self.taken: set[tuple[str, str, str]] = set()
        self.pages: dict[bool, Page] = {}
        self.ids: dict[str, list[str]] = {}

    def page(self, phone: bool) -> Page:
        """The page for a size; a phone is another device, not only a smaller window."""
        if phone not in self.pages:
            width, height = SIZES["phone" if phone else "desk"]
            made = self.browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
                bypass_csp=True,
            )
            self.introduce(made)
            self.pages[phone] = made.new_page()
        return self.pages[phone]

    def introduce(self, context: BrowserContext) -> None:
        """This browser holds the seats, and reads the language."""
        cookies = {COOKIE: TOKEN} | ({"lang": PSEUDO} if self.stretch else {})
        context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in cookies.items()]
        )

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()

    def check(self, position: Position, sizes: list[str]) -> list[Finding]:
        """What is wrong with a position at these sizes."""
        out: list[Finding] = []
        for phone in (False, True):
            some = [size for size in sizes if (size == "phone") == phone]
            if not some:
                continue
            page = self.page(phone)
            page.set_viewport_size({"width": SIZES[some[0]][0], "height": SIZES[some[0]][1]})
            self.opened(page, position)
            for size in some:
                page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
                out += self.looked(page, position, size)
        return out

    def opened(self, page: Page, position: Position) -> None:
        page.goto(f"{self.url}/t/{position.key}", wait_until="load")
        for _ in range(400):
            if page.evaluate(LINKED):
                break
            page.wait_for_timeout(20)
        page.evaluate("() => document.fonts.ready.then(() => 0)")

    def looked(self, page: Page, position: Position, size: str) -> list[Finding]:
        """What is wrong now, with the bubbles closed and then with one after the other open."""
        if position.game not in self.ids:
            self.ids[position.game] = ids_of(position.game)
        given = {"phone": size == "phone", "ids": self.ids[position.game], "only": ""}
        out = self.told(page, position, size, page.evaluate(LOOK, given))
        if size == "phone":
            out += self.turned(page, position, given)
        for k in page.evaluate(OPENERS, BUBBLES):
            page.keyboard.press("Escape")  # a lone choice has opened by itself
            if page.evaluate(OPENS, k):
                bubble = page.evaluate(LOOK, given | {"only": "#t-bubble"})
                out += self.told(page, position, size, bubble)
            else:
                name = page.evaluate("k => cuvee.ask.tree[k].w", k)
                what = {"kind": "choice does not open", "where": "#t-bubble", "text": name}
                out += self.told(page, position, size, [what | {"much": "", "box": [0, 0, 9, 9]}])
        page.keyboard.press("Escape")
        return out

    def turned(self, page: Page, position: Position, given: dict[str, Any]) -> list[Finding]:
        """What is wrong behind the tabs of a phone."""
        out: list[Finding] = []
        before = page.evaluate("() => document.getElementById('main').dataset.tab")
        for tab, zone in TABS.items():
            if tab != before:
                page.evaluate(TURN, tab)
                raw = page.evaluate(LOOK, given | {"only": zone})
                out += self.told(page, position, "phone", raw)
        page.evaluate(TURN, before)
        return out

    def told(
        self, page: Page, position: Position, size: str, raw: list[dict[str, Any]]
    ) -> list[Finding]:
        out = []
        for each in raw:
            x, y, width, height = each.pop("box")
            one = Finding(size=size, position=position, box=(x, y, width, height), **each)
            out.append(one._replace(shot=self.shot(page, one)))
        return out

    def shot(self, page: Page, one: Finding) -> str:
        """A picture of the spot, for the first finding of each group."""
        if self.shots is None or one.group in self.taken:
            return ""
        self.taken.add(one.group)
        self.shots.mkdir(parents=True, exist_ok=True)
        x, y, width, height = one.box
        wide, tall = SIZES[one.size]
        left, top = min(max(0, x - 70), wide - 20), min(max(0, y - 50), tall - 20)
        clip = {
            "x": left,
            "y": top,
            "width": max(20, min(wide - left, width + 140)),
            "height": max(20, min(tall - top, height + 100)),
        }
        name = f"{one.kind.replace(' ', '-').replace('%', '')}-{one.size}-{len(self.taken)}.png"
        page.screenshot(path=self.shots / name, clip=clip)  # type: ignore[arg-type]
        return name


@contextmanager
def served(positions: list[Position]) -> Iterator[ServerProcess]:
    """A server with these positions on its tables."""
    with tempfile.TemporaryDirectory() as folder:
        lay(positions, Path(folder) / "tables.db")
        server = ServerProcess(Path(folder))
        try:
            yield server
        finally:
            server.close()


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as started:
        made = started.chromium.launch(
            executable_path=found() or bundled(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield made
        made.close()


def lines(findings: list[Finding], brief: bool = False) -> Iterator[str]:
    """Findings by kind, the same mistake once, the most frequent first."""
    groups: dict[tuple[str, str, str], list[Finding]] = {}
    for one in findings:
        groups.setdefault(one.group, []).append(one)
    ordered = sorted(groups.values(), key=lambda some: (some[0].kind, -len(some)))
    kind = ""
    for some in ordered:
        first = some[0]
        if first.kind != kind:
            kind = first.kind
            count = sum(one.kind == kind for one in findings)
            yield f"\n{kind}: {count}"
        texts = list(dict.fromkeys(one.text for one in some if one.text))[:3]
        where = " ".join(dict.fromkeys(one.position.key for one in some[:40]))[:48]
        shown = " | ".join(repr(text) for text in texts)
        text = f"  {texts[0]!r}" if brief and texts else ""
        yield f"  {first.size:<6}{len(some):>4} x {first.where}  {first.much}{text}"
        if not brief:
            yield f"              {shown}  in {where}  {first.shot}".rstrip()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="", help="one game, or several with commas; all without")
    parser.add_argument("--positions", type=int, default=20, help="of each game")
    parser.add_argument("--sizes", default="desk,wide,phone")
    parser.add_argument("--stretch", action="store_true", help="with words longer by 35 %%")
    parser.add_argument("--shots", default="", help="a folder for pictures of what is wrong")
    parser.add_argument("--brief", action="store_true", help="one line for each group")
    parser.add_argument("--only", default="", help="the key of one position, with a whole picture")
    given = parser.parse_args()
    games = given.game.split(",") if given.game else list(NAMES)
    positions = [each for name in games for each in chosen(name, given.positions)]
    if given.only:
        positions = [each for each in positions if each.key in given.only.split(",")]
    everything: list[Finding] = []
    with served(positions) as server, a_browser() as browser:
        checker = Checker(browser, server.url, given.stretch, given.shots)
        for position in positions:
            everything += checker.check(position, given.sizes.split(","))
            if given.only and checker.shots:
                print(
                    f"{position.key}: answer {position.ply}, seat {position.seat}: {position.about}"
                )
                checker.shots.mkdir(parents=True, exist_ok=True)
                for phone, page in checker.pages.items():
                    name = f"{position.key}-{'phone' if phone else 'screen'}.png"
                    page.screenshot(path=checker.shots / name)
        checker.close()
    for line in lines(everything, given.brief):
        print(line)
    print(f"\n{len(everything)} findings in {len(positions)} positions.")
    return 1 if everything else 0


if __name__ == "__main__":
    sys.exit(main())
