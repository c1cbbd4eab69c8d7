"""Where the names of the places stand on the map of Bottles.

Run `python -m tools.place_names` (it needs Pillow, and a minute) after cells or names have changed:
it searches, for each language of the content, places where no name lies on a token, a badge or
another name, and writes them to `games/bottles/face/places.toml`.
"""

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import ImageFont

ROOT: Final = Path(__file__).parent.parent / "src" / "cuvee"
GAME: Final = ROOT / "games" / "bottles"
FONTS: Final = ROOT / "server" / "static" / "fonts"
LANGUAGES: Final = ("en", "it", "fr", "de")

SIZE: Final = 15.6  # of the names, in units of the map: 12 pixels on a page of 1366 x 768
LEADING: Final = SIZE * 0.98
RADIUS: Final = {"land": 9.0, "sea": 8.0, "production": 20.0, "market": 21.0}
FONT: Final = {
    "land": "alegreya-sans-500",
    "sea": "fraunces-400-italic",
    "production": "fraunces-600",
    "market": "fraunces-600",
}
TAKEN: Final = [  # the market table, the dice, the compass, the letters of the ways over the edge
    (697.0, 566.0, 915.0, 660.0),
    (384.0, 604.0, 496.0, 660.0),
    (45.0, 530.0, 140.0, 634.0),
    *[(x, y, x + 26, y + 28) for x in (0.0, 1174.0) for y in (124.0, 436.0)],
]

Row = dict[str, Any]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Spot(NamedTuple):
    """A place for a name: what is wrong with it, where it is, the name on one line or two."""

    cost: float
    box: Box
    lines: tuple[str, ...]


@cache
def font(name: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FONTS / f"{name}.woff2"), 100)


def width(line: str, kind: str) -> float:
    return font(FONT[kind]).getlength(line) * SIZE / 100


def common(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = min(a.right, b.right) - max(a.left, b.left)
    high = min(a.bottom, b.bottom) - max(a.top, b.top)
    return wide * high if wide > 0 and high > 0 else 0.0


def gap(a: Box, b: Box) -> float:
    wide = max(0.0, a.left - b.right, b.left - a.right)
    high = max(0.0, a.top - b.bottom, b.top - a.bottom)
    return float((wide * wide + high * high) ** 0.5)


def inside(p: Row, q: Row, box: Box) -> float:
    """How much of a link runs through a box."""
    start, stop = 0.0, 1.0
    dx, dy = q["x"] - p["x"], q["y"] - p["y"]
    for along, room in (
        (-dx, p["x"] - box.left),
        (dx, box.right - p["x"]),
        (-dy, p["y"] - box.top),
        (dy, box.bottom - p["y"]),
    ):
        if along == 0:
            if room < 0:
                return 0.0
        elif along < 0:
            start = max(start, room / along)
        else:
            stop = min(stop, room / along)
    return float(max(0.0, stop - start) * (dx * dx + dy * dy) ** 0.5)


def broken(name: str) -> Iterator[tuple[str, ...]]:
    """The name on one line, and on two where it can be broken."""
    yield (name,)
    words = name.split(" ")
    if len(words) > 1:
        half = min(
            range(1, len(words)),
            key=lambda k: abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))),
        )
        yield (" ".join(words[:half]), " ".join(words[half:]))
    elif "-" in name[3:-3]:
        cut = name.index("-", 3) + 1
        yield (name[:cut], name[cut:])


def around(cell: Row, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Left, top and dislike of the places around a cell."""
    x, y, r = cell["x"], cell["y"], RADIUS[cell["kind"]] + 1.5
    right = x + r + (9 if cell["kind"] == "production" else 2)
    for share, dislike in ((0.5, 0.0), (0.4, 1.0), (0.6, 1.0), (0.28, 2.0), (0.72, 2.0)):
        yield x - wide * share, y + r, dislike
        yield x - wide * share, y - r - high, dislike + 4.5
    for lift in (0.5, 0.2, 0.8):
        yield right, y - high * lift, 4.0
        yield x - r - 2 - wide, y - high * lift, 5.0
    for sideways, dislike in ((x + r * 0.55, 7.0), (x - r * 0.55 - wide, 7.0)):
        yield sideways, y + r * 0.62, dislike
        yield sideways, y - r * 0.62 - high, dislike + 3


class Search:
    """All places for all names of one language, and the best choice among them."""

    def __init__(self, facts: Row, lang: str) -> None:
        self.cells: dict[str, Row] = {row["id"]: row for row in facts["cells"]["rows"]}
        self.links = [(self.cells[a], self.cells[b]) for a, b in facts["links"]["pairs"]]
        self.tokens = {name: self.token(cell) for name, cell in self.cells.items()}
        self.taken = [Box(*box) for box in TAKEN]
        self.taken += [
            Box(cell["x"] + 7.5, cell["y"] - 6.5, cell["x"] + 29, cell["y"] + 15)
            for cell in self.cells.values()
            if cell["kind"] == "production"
        ]
        self.lang = lang
        self.spots = {name: self.spots_of(name) for name in self.cells}

    def token(self, cell: Row) -> Box:
        r = RADIUS[cell["kind"]]
        return Box(cell["x"] - r, cell["y"] - r, cell["x"] + r, cell["y"] + r)

    def spots_of(self, name: str) -> list[Spot]:
        cell = self.cells[name]
        found = []
        for lines in broken(cell[self.lang]):
            wide = max(width(line, cell["kind"]) for line in lines)
            high = LEADING * len(lines)
            for left, top, dislike in around(cell, wide, high):
                box = Box(left, top, left + wide, top + high)
                cost = dislike + 1.5 * (len(lines) - 1) + self.trouble(name, box)
                found.append(Spot(cost, box, lines))
        return sorted(found)[:18]

    def trouble(self, name: str, box: Box) -> float:
        """Beyond the edge, on tokens, nearer to another place than to its own, on links."""
        over = (3 - box.left, box.right - 1197, 3 - box.top, box.bottom - 657)
        cost = 200 * sum(max(0.0, much) for much in over)
        cost += 0.9 * sum(common(box, other) for other in self.taken)
        own = gap(box, self.tokens[name])
        for other, token in self.tokens.items():
            if other != name:
                cost += 0.9 * common(box, token)
                if self.cells[other]["kind"] != "sea" and gap(box, token) < own + 2:
                    cost += 9
        return cost + 0.06 * sum(inside(a, b, box) for a, b in self.links)

    def best(self, tries: int = 40) -> dict[str, Spot]:
        """Start anywhere, improve name by name, and keep the best of many such attempts."""
        dice = random.Random(5)
        names = list(self.cells)
        found: tuple[float, dict[str, Spot]] | None = None
        for _ in range(tries):
            now = {
                name: spots[0] if dice.random() < 0.7 else dice.choice(spots)
                for name, spots in self.spots.items()
            }
            for _ in range(12):
                before = dict(now)
                for name in dice.sample(names, len(names)):
                    now[name] = min(self.spots[name], key=lambda spot: self.cost(name, spot, now))
                if now == before:
                    break
            total = sum(self.cost(name, spot, now) for name, spot in now.items())
            if found is None or total < found[0]:
                found = total, now
        assert found is not None, "a search tries at least once"
        return found[1]

    def cost(self, name: str, spot: Spot, now: dict[str, Spot]) -> float:
        box = spot.box
        wide = Box(box.left - 5, box.top, box.right + 5, box.bottom)
        others = (other.box for key, other in now.items() if key != name)
        return spot.cost + sum(0.9 * common(wide, other) for other in others)

    def clashes(self, chosen: dict[str, Spot]) -> list[str]:
        """What could not be avoided."""
        found = []
        for name, spot in chosen.items():
            for other, box in self.tokens.items():
                if other != name and common(spot.box, box) > 12:
                    found.append(f"{name} on the token of {other}")
            for other, twin in chosen.items():
                if other < name and common(spot.box, twin.box) > 4:
                    found.append(f"{name} on the name of {other}")
        return found


def main() -> None:
    facts = tomllib.loads((GAME / "content.toml").read_text("utf-8"))
    text = [
        "# Where names stand: the middle of the first line from its cell, then the lines.",
        "# Written by tools/place_names.py; a name that is not here stands below its place.",
    ]
    for lang in LANGUAGES:
        search = Search(facts, lang)
        chosen = search.best()
        print(lang, *search.clashes(chosen) or ["no clashes"], sep="\n  ")
        text += ["", f"[{lang}]"]
        for name, spot in chosen.items():
            cell, box = search.cells[name], spot.box
            dx = (box.left + box.right) / 2 - cell["x"]
            dy = box.top + SIZE * 0.78 - cell["y"]
            lines = ", ".join(f'"{line}"' for line in spot.lines)
            text.append(f"{name} = [{dx:.1f}, {dy:.1f}, {lines}]")
    (GAME / "face" / "places.toml").write_text("\n".join(text) + "\n", "utf-8")


if __name__ == "__main__":
    main()
