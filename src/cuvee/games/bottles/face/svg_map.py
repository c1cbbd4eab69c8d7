"""The map of Bottles: what is printed on it, an engraved chart in a graduated frame."""

import json
from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.content import CELLS, SEA, Content
from cuvee.games.bottles.face.svg_parts import pips, use
from cuvee.games.bottles.face.text import Teller
from cuvee.render.svg import el, element, join, spell

EDGE: Final = 12  # of the frame around the map
LETTER: Final = 16.6  # the smallest letters: 12 pixels on a page of 1366 x 768
PEAKS: Final = (
    "150 195 168 206 176 262 163 250 185 285 172 125 240 70 150 75 276 510 282 520 300 520 318 575 "
    "322 590 308 505 900 290 935 290 975 285 990 262 830 110 838 128 842 92 560 362 577 360 690 "
    "410 860 235 1000 140 1020 128 1040 145 645 45 1005 530 1070 560 960 190 940 205 760 505"
)
TREES: Final = (
    "860 60 885 55 960 65 985 75 1010 62 1040 85 730 62 810 62 340 455 325 440 350 470 395 465 270 "
    "120 230 130 305 175 590 480 640 490 580 450 1075 415 330 120 1065 90 650 455 185 125"
)
DUNES: Final = "575 400 640 395 560 420 665 385 690 375 800 385 1020 525 1020 550 600 410"
SHIP: Final = (
    "M-22 8h44c-2 8-6 12-12 12h-18c-8 0-12-4-14-12zM-12 6v-26M2 6v-34M14 6v-22M-12-18c9 2 9 16 0 "
    "20M2-26c12 3 12 22 0 27M14-14c8 2 8 13 0 16M2-28l8 3-8 3M-26 22q6 4 12 0t12 0 12 0 12 0"
)


def at(content: Content, cell: int) -> tuple[int, int]:
    """Where a cell is in the drawing."""
    return int(content.x[cell]) + EDGE, int(content.y[cell]) + EDGE


@cache
def world(content: Content) -> Markup:
    """All that never changes: frame, sea, coasts, mountains, links."""
    width, height = int(content.width), int(content.height)
    sea = {"width": width, "height": height}
    land = "".join(coast(points) for _, kind, points in content.outlines if kind == "land")
    lakes = "".join(coast(points) for _, kind, points in content.outlines if kind != "land")
    return element(
        "g",
        frame(width, height),
        el("rect", **sea, fill="url(#bo-sea)"),
        el("rect", **sea, fill="url(#bo-waves)"),
        el("path", d=graticule(width, height), class_="bo-grat"),
        el("defs", el("path", id="bo-coast", d=land)),
        *[el("use", href="#bo-coast", class_=f"bo-shelf bo-shelf-{k}") for k in "abc"],
        el("use", href="#bo-coast", class_="bo-land", fill="url(#bo-land)"),
        el("use", href="#bo-coast", fill="url(#bo-hatch)"),
        el("path", d=lakes, class_="bo-lake"),
        ornaments(),
        links(content),
        id="world",
        transform=f"translate({EDGE} {EDGE})",
    )


def frame(width: int, height: int) -> Markup:
    """The edge of a chart: lines around degrees, dark and light in turn."""
    steps = []
    for x in range(0, width, 80):
        steps.append(f"M{x}-7h40v5h-40zM{x + 40} {height + 2}h40v5h-40z")
    for y in range(0, height, 80):
        rest = min(40, height - y - 40)
        steps.append(f"M-7 {y}h5v40h-5z")
        steps.append(f"M{width + 2} {y + 40}h5v{rest}h-5z" if rest > 0 else "")
    around = [(12, "bo-fr0"), (9.5, "bo-fr1"), (7, "bo-fr2"), (2, "bo-fr3")]
    lines = [
        el("rect", x=-by, y=-by, width=width + 2 * by, height=height + 2 * by, class_=name)
        for by, name in around
    ]
    return join([*lines, el("path", d="".join(steps), class_="bo-frt")])


def graticule(width: int, height: int) -> str:
    half = width // 2
    lines = [
        f"M{x} 0Q{spell(x + (half - x) * 0.08)} {height // 2} {x} {height}"
        for x in range(100, width, 100)
    ]
    return "".join(lines) + "".join(f"M0 {y}H{width}" for y in range(110, height, 110))


def coast(points: str) -> str:
    """A closed polygon with its corners rounded (Catmull-Rom as Bézier curves)."""
    corners: list[list[float]] = json.loads(points)
    n = len(corners)
    path = [f"M{spell(corners[0][0])} {spell(corners[0][1])}"]
    for k in range(n):
        a, b, c, d = (corners[(k + j) % n] for j in (-1, 0, 1, 2))
        curve = [b[0] + (c[0] - a[0]) / 5.2, b[1] + (c[1] - a[1]) / 5.2]
        curve += [c[0] - (d[0] - b[0]) / 5.2, c[1] - (d[1] - b[1]) / 5.2, c[0], c[1]]
        path.append("C" + " ".join(str(round(number)) for number in curve))
    return "".join(path) + "z"


def pairs(numbers: str) -> list[tuple[int, int]]:
    found = [int(number) for number in numbers.split()]
    return list(zip(found[::2], found[1::2], strict=True))


def ornaments() -> Markup:
    """Mountains, woods, dunes, a compass rose and a ship."""
    shadow = "l2 6-2 3 2 4m1-8l3 5m-2 0l3 3"
    peaks = [f"M{x - 9} {y + 7}l9-13 9 13M{x} {y - 6}{shadow}" for x, y in pairs(PEAKS)]
    trees = [f"M{x} {y + 6}v-4M{x - 4} {y + 2}q4-14 8 0z" for x, y in pairs(TREES)]
    dunes = [f"M{x - 10} {y}q5-6 10 0q5-5 10 0" for x, y in pairs(DUNES)]
    return el(
        "g",
        el("path", d="".join(peaks + dunes), class_="bo-orn"),
        el("path", d="".join(trees), class_="bo-orn bo-tree"),
        el("path", d=SHIP, transform="translate(548 640) scale(.8)", class_="bo-orn"),
        rose(),
    )


def rose() -> Markup:
    points = []
    for k in range(8):
        side, near, far = (4, 8, 26) if k % 2 else (6, 10, 40)
        dark = "bo-rose bo-rose-alt" if k % 2 else "bo-rose"
        points.append(
            el(
                "g",
                el("path", d=f"M0 0L{-side}-{near}L0-{far}z", class_=dark),
                el("path", d=f"M0 0L{side}-{near}L0-{far}z", class_="bo-rose-light"),
                transform=f"rotate({k * 45})",
            )
        )
    return el(
        "g",
        el("circle", r=33, class_="bo-rose-ring"),
        el("circle", r=30, class_="bo-rose-ring"),
        *points,
        el("path", d="M-4.5-44v-11l9 11v-11", class_="bo-north"),
        transform="translate(92 588)",
    )


def links(content: Content) -> Markup:
    """Every link once, by land or by sea; a way over the edge leaves under its letter."""
    land: list[str] = []
    sea: list[str] = []
    letters: list[Markup] = []
    over = {frozenset((west, east)) for _, west, east in content.wraps}
    for a in range(CELLS):
        for b in content.links_of(a):
            if a < b and frozenset((a, b)) not in over:
                wet = SEA in (content.cell_kind[a], content.cell_kind[b])
                line = f"M{content.x[a]} {content.y[a]}L{content.x[b]} {content.y[b]}"
                (sea if wet else land).append(line)
    for letter, west, east in content.wraps:
        for cell, x, inwards in ((west, 0, 11), (east, int(content.width), -11)):
            y = int(content.y[cell]) - 20
            sea.append(f"M{content.x[cell]} {content.y[cell]}L{x} {y}")
            letters.append(
                el(
                    "g",
                    el("circle", r=11.5),
                    el("text", letter, y=5.4, class_="bo-badge-n"),
                    class_="bo-way",
                    transform=f"translate({x + inwards} {y})",
                )
            )
    return join(
        [
            element("path", d="".join(land + sea), class_="bo-link0"),
            element("path", d="".join(land), class_="bo-link"),
            element("path", d="".join(sea), class_="bo-link bo-wet"),
            *letters,
        ]
    )


# -- the market table


def factor(numbers: list[int]) -> str:
    """A factor as it is printed: ×2, ½."""
    num, den = numbers
    return f"×{num}" if den == 1 else "½" if (num, den) == (1, 2) else f"{num}/{den}"


def columns(content: Content) -> list[tuple[list[int], str, str]]:
    """Faces of the market die that mean the same stand together."""
    found: list[tuple[list[int], str, str]] = []
    for die in range(1, 7):
        low = factor([int(n) for n in content.ordinary[2 * die : 2 * die + 2]])
        high = factor([int(n) for n in content.special[2 * die : 2 * die + 2]])
        if found and found[-1][1:] == (low, high):
            found[-1][0].append(die)
        else:
            found.append(([die], low, high))
    return found


def market_table(t: Teller) -> Markup:
    """Printed on the sea: what bottles are worth, by the market die; the rolled column is gold."""
    special = int(t.content.special_value)
    rolled = int(t.view.market_die)
    cells = columns(t.content)
    wide = 160 / len(cells)
    parts = [el("rect", width=214, height=90, rx=7, class_="bo-mt")]
    for k, (faces, low, high) in enumerate(cells):
        parts.append(column(faces, (low, high), 52 + k * wide, wide, rolled in faces))
    for row, words in ((1, f"1–{special - 1}"), (2, f"{special}+")):
        y = 27 * row + 24
        parts.append(use("i-glass", 32, y - 14.5, 18, 18, "bo-mt-i"))
        parts.append(el("text", words, x=31, y=y, class_="bo-mt-l"))
    parts.append(use("i-market", 15, 5, 22, 22, "bo-mt-i"))
    parts.append(el("path", d="M6 31.5h202M6 59.5h202", class_="bo-mt-rule"))
    label = t.say("word-market_table")
    if rolled:
        trend = t.trend(rolled)
        label = t.say("word-market_die", die=rolled, trend=trend)
    return el(
        "g",
        *parts,
        id="market-table",
        data_w="market_table",
        role="img",
        aria_label=label,
        transform=f"translate({699 + EDGE} {568 + EDGE})",
    )


def column(faces: list[int], factors: tuple[str, str], x: float, wide: float, hot: bool) -> Markup:
    size = min(17.0, (wide - 4) / len(faces) - 2)
    middle = x + wide / 2
    dice = []
    for k, face in enumerate(faces):
        left = middle + (k - (len(faces) - 1) / 2) * (size + 2)
        dice.append(
            el(
                "g",
                el("rect", x=-30, y=-30, width=60, height=60, rx=12, class_="bo-mt-die"),
                *pips(face, 15, 6.5),
                transform=f"translate({spell(left)} 16) scale({spell(size / 60)})",
            )
        )
    gold = el("rect", x=x + 1, y=3, width=wide - 2, height=84, rx=5, class_="bo-mt-hot")
    return el(
        "g",
        gold if hot else None,
        *dice,
        el("text", factors[0], x=middle, y=51, class_="bo-mt-n"),
        el("text", factors[1], x=middle, y=79, class_="bo-mt-n bo-mt-4"),
    )
