"""What the drawings of Grand Cru are made of: symbols, text that fits, markers, cubes, seals."""

import math
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.face.text import Tongue
from cuvee.games.grand_cru.model.cubes import count
from cuvee.render.svg import el, spell
from cuvee.render.theme import SEAT_MARK, SEAT_SHAPE

HERE: Final = Path(__file__).parent
STYLE: Final = HERE.joinpath("style.css").read_text("utf-8")
ICONS: Final = HERE.joinpath("icons.svg").read_text("utf-8")
SYMBOLS: Final = Markup(HERE.joinpath("symbols.svg").read_text("utf-8").strip())

NARROW, WIDE = frozenset("fijlrtI.,:;'’()-| "), frozenset("mwMWOQGD@%—…")
SERIF: Final = 1.35  # how much wider the letters with serifs are
kept = lru_cache(maxsize=20_000)  # what looks the same is drawn once


def place(x: float, y: float, scale: float = 1) -> str:
    """The value of a transform."""
    size = "" if scale == 1 else f" scale({spell(scale)})"
    return f"translate({spell(x)} {spell(y)}){size}"


def use(
    symbol: str, x: float, y: float, width: float, height: float = 0, class_: str = ""
) -> Markup:
    """A symbol of `symbols.svg`, as large as is wanted."""
    return el(
        "use",
        href=f"#gc-{symbol}",
        x=x,
        y=y,
        width=width,
        height=height or width,
        class_=class_ or None,
    )


def rect(x: float, y: float, width: float, height: float, rx: float, class_: str) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx or None, class_=class_)


@cache
def length(words: str) -> float:
    """About how wide a line is, for letters of height 1 without serifs."""
    return sum(
        0.27
        if c in NARROW
        else 0.76
        if c in WIDE
        else 0.6
        if c.isupper()
        else 0.5
        if c.isdigit()
        else 0.475
        for c in words
    )


def text(words: object, x: float, y: float, class_: str) -> Markup:
    return el("text", str(words), x=x, y=y, class_=class_)


def fit(words: str, x: float, y: float, class_: str, room: float, size: float = 13) -> Markup:
    """A line of text: squeezed where it would be too long, and cut where that is not enough."""
    long = length(words) * size * (SERIF if "gc-f" in class_ else 1.04)
    if long > 1.45 * room:
        words = words[: int(len(words) * 1.35 * room / long)].rstrip() + "…"
        long = 1.4 * room
    if long <= room:
        return text(words, x, y, class_)
    return el(
        "text",
        words,
        x=x,
        y=y,
        class_=class_,
        textLength=round(room, 1),
        lengthAdjust="spacingAndGlyphs",
    )


@cache
def lines(name: str, room: float, size: float = 13) -> tuple[str, ...]:
    """A name on one line, or broken at the space nearest to its middle."""
    if length(name) * size * 1.04 <= room or " " not in name:
        return (name,)
    spots = [k for k, letter in enumerate(name) if letter == " "]
    cut = min(spots, key=lambda k: abs(2 * k - len(name)))
    return (name[:cut], name[cut + 1 :])


# -- pieces


@kept
def token(seat: int, x: float, y: float, radius: float, letter: bool = True) -> Markup:
    """What belongs to a player: colour, shape and letter of the seat, around its middle."""
    scale = radius / 10
    size = max(13.2, 1.25 * radius) / scale
    return el(
        "g",
        el("path", d=SEAT_SHAPE[seat], class_="gc-tok-low", transform="translate(0 2.2)"),
        el("path", d=SEAT_SHAPE[seat], class_="gc-tok"),
        el(
            "text",
            SEAT_MARK[seat],
            y=round(0.35 * size, 1),
            font_size=round(size, 1),
            class_="gc-f gc-mid gc-white",
        )
        if letter
        else None,
        class_=f"gc-s{seat}",
        transform=place(x, y, scale),
    )


@kept
def cube(t: Tongue, variety: int, x: float, y: float, size: float) -> Markup:
    """A cube of wine with the letter of its variety."""
    return el(
        "g",
        use(f"c{variety}", x, y, size, size * 25 / 24),
        text(
            t.wine(variety)[0],
            x + size / 2,
            y + size / 2 + 3.4,
            f"gc-b gc-mid gc-onv gc-v{variety} gc-14",
        ),
    )


@kept
def seal(price: int, x: float, y: float) -> Markup:
    """The gold seal with the price to buy at once."""
    return el(
        "g",
        el("path", d=scallop(13, 11, 12), class_="gc-seal"),
        text(price, 0, 5, "gc-f gc-mid gc-ink gc-15"),
        transform=place(x, y),
    )


@cache
def scallop(outer: float, inner: float, points: int) -> str:
    """A star with many points, around 0."""
    spots = []
    for k in range(2 * points):
        angle, radius = -math.pi / 2 + k * math.pi / points, inner if k % 2 else outer
        spots.append(f"{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}")
    return f"M{'L'.join(spots)}z"


def ring(x: float, y: float, width: float, height: float, rx: float) -> tuple[Markup, Markup]:
    """Shown around what can be chosen: gold on a dark line, so that it is seen on any ground."""
    return (
        rect(x, y, width, height, rx, "gc-dark-ring"),
        rect(x, y, width, height, rx, "gc-ring"),
    )


@kept
def badge(symbol: str, x: float, y: float) -> Markup:
    """The action that a thing offers, in a ball at its corner; shown while it can be chosen."""
    return el(
        "g",
        el("circle", r=13, class_="gc-up-ball"),
        use(symbol, -10, -10, 20),
        class_="gc-when",
        transform=place(x, y),
    )


def zone(width: float, height: float) -> list[Markup]:
    """A printed field of the board."""
    return [
        rect(0, 0, width, height, 8, "gc-zone"),
        rect(3, 3, width - 6, height - 6, 6, "gc-rule"),
    ]


def plank(width: float, height: float) -> list[Markup]:
    """The board and the mats: paper on a wooden edge with a foil line."""
    return [
        rect(0, 0, width, height, 12, "gc-edge"),
        rect(4, 4, width - 8, height - 8, 9, "gc-board"),
        rect(4, 4, width - 8, height - 8, 9, "gc-gold"),
    ]


@cache
def parts_of(some: int) -> tuple[tuple[int, int], ...]:
    """Which varieties are among some cubes, and how many of each."""
    found = [(k, int(count(some, k))) for k in range(int(VARIETIES))]
    return tuple((k, n) for k, n in found if n)
