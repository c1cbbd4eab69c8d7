"""Pictures of every page and of fixed positions of every game, at three sizes.

    python tests/browser/pictures.py [PART]

They are kept in tests/browser/pictures, small and in few colours, and compared with what a browser
draws now (test_pictures.py). Where a change is meant, `make pictures` makes them anew.
"""

import io
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from browser.positions import TOKEN, Position, chosen, lay
from browser.readable import LINKED, SIZES, a_browser
from cuvee.games import NAMES
from cuvee.server.web.identity import COOKIE, invitation
from server_process import ServerProcess

FOLDER: Final = Path(__file__).parent / "pictures"
WIDE: Final = {"desk": 1024, "wide": 1200, "phone": 390}  # how wide a picture is kept
QUALITY: Final = 50
GENERAL: Final = "general"
PARTS: Final = (GENERAL, *NAMES)
AGO: Final = 3.5 * 24 * 3600  # seconds since the tables were opened: "3 days" all day long
MOST_BYTES: Final = 6_000_000  # of all pictures
APART: Final = 56  # of 255: a pixel that differs by more is another one
FEW: Final = 0.004  # so many of the pixels may be others

# Bots at a new table are called by chance, lists are scrolled before the fonts are there, and win
# chances come when they are ready.
CALM: Final = """() => {
  for (const e of document.querySelectorAll(".seatrow .nm")) e.placeholder = "Madeleine";
  for (const e of document.querySelectorAll("*"))
    if (e.scrollTop > 0 && !e.matches("#t-board")) e.scrollTop = 0;
  document.activeElement?.blur();
}"""
CHANCES: Final = "**/chances?*"


class Sight(NamedTuple):
    """A page to take a picture of."""

    name: str
    path: str
    night: bool = False
    stranger: bool = False  # by a browser that has no seat anywhere


def positions_of(name: str) -> list[Position]:
    """A question, a turn in the middle of a game, an end, and a free seat."""
    all_of_them = chosen(name, 60)
    asked = [each for each in all_of_them if each.seat >= 0 and "waited" not in each.about]
    ended = [each for each in asked if each.about.startswith("the end")]
    free = asked[7]._replace(key=f"{asked[7].key}free", invited=True, seat=0)
    return [asked[3], asked[30], ended[0], free]


def sights(part: str) -> list[Sight]:
    if part == GENERAL:
        free = positions_of("bottles")[3]
        seat = free.text.split("\nseats ")[1].split("\n")[0]
        word = invitation(TOKEN, free.key, int(seat) - 1)
        return [
            Sight("home", "/", stranger=True),
            Sight("home-night", "/", night=True, stranger=True),
            Sight("home-tables", "/"),
            Sight("settings", "/settings"),
            Sight("upload", "/upload"),
            Sight("rules", "/rules"),
            Sight("join", f"/join/{free.key}/{int(seat) - 1}/{word}", stranger=True),
            Sight("lost", "/t/nothing/end"),
        ]
    first, second, ended, _ = positions_of(part)
    return [
        Sight(f"{part}-new", f"/new/{part}"),
        Sight(f"{part}-rules", f"/rules/{part}"),
        Sight(f"{part}-table-1", f"/t/{first.key}"),
        Sight(f"{part}-table-2", f"/t/{second.key}"),
        Sight(f"{part}-table-2-night", f"/t/{second.key}", night=True),
        Sight(f"{part}-over", f"/t/{ended.key}"),
        Sight(f"{part}-end", f"/t/{ended.key}/end"),
        Sight(f"{part}-replay", f"/t/{ended.key}/replay?ply=20"),
    ]


def sizes_of(sight: Sight) -> list[str]:
    return ["desk"] if sight.night else list(SIZES)


class Camera:
    """Browsers of the kinds that are needed, each opened once."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.pages: dict[tuple[bool, bool, bool], Page] = {}

    def page(self, sight: Sight, phone: bool) -> Page:
        kind = sight.night, sight.stranger, phone
        if kind not in self.pages:
            width, height = SIZES["phone" if phone else "desk"]
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if sight.night else "light",
                reduced_motion="reduce",
            )
            context.route(CHANCES, lambda route: route.abort())
            if not sight.stranger:
                context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": self.url}])
            self.pages[kind] = context.new_page()
        return self.pages[kind]

    def takes(self, sight: Sight, phone: bool) -> Iterator[tuple[str, Image.Image]]:
        """The pictures of a page on a phone, or on screens."""
        page = self.page(sight, phone)
        for k, size in enumerate(each for each in sizes_of(sight) if (each == "phone") == phone):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if k == 0:
                self.opens(page, sight)
            page.evaluate(CALM)
            page.wait_for_timeout(100)
            yield f"{sight.name}-{size}", shrunk(page.screenshot(animations="disabled"), size)

    def opens(self, page: Page, sight: Sight) -> None:
        page.goto(self.url + sight.path, wait_until="load")
        table = sight.path.startswith("/t/") and sight.path.count("/") == 2
        for _ in range(200 if table else 0):
            if page.evaluate(LINKED):
                break
            page.wait_for_timeout(20)
        page.evaluate("() => document.fonts.ready.then(() => 0)")


def shrunk(png: bytes, size: str) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    height = round(picture.height * WIDE[size] / picture.width)
    return picture.resize((WIDE[size], height), Image.Resampling.LANCZOS)


def taken(browser: Browser, part: str) -> Iterator[tuple[str, Image.Image]]:
    """Every picture of a part, by its name."""
    names = NAMES if part == GENERAL else (part,)
    positions = [each for name in names for each in positions_of(name)]
    with tempfile.TemporaryDirectory() as folder:
        lay(positions, Path(folder) / "tables.db", time.time() - AGO)
        server = ServerProcess(Path(folder))
        camera = Camera(browser, server.url)
        try:
            for sight in sights(part):
                for phone in (False, True):
                    yield from camera.takes(sight, phone)
        finally:
            for page in camera.pages.values():
                page.context.close()
            server.close()


def differ(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that are others."""
    if one.size != other.size:
        return 1.0
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return float(sum(most.histogram()[APART:])) / (one.width * one.height)


def stored(name: str) -> Path:
    return FOLDER / f"{name}.webp"


def main() -> int:
    parts = sys.argv[1:] or list(PARTS)
    FOLDER.mkdir(exist_ok=True)
    count = 0
    with a_browser() as browser:
        for part in parts:
            for name, picture in taken(browser, part):
                picture.save(stored(name), quality=QUALITY, method=6)
                count += 1
    bytes_ = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    print(f"{count} pictures; {len(list(FOLDER.glob('*.webp')))} in all, {bytes_ / 1e6:.1f} MB")
    return 0 if bytes_ < MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
