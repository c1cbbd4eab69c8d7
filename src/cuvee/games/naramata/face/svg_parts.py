"""What the drawings of Naramata are made of: symbols, coins, stars, cars, pawns, words that fit."""

from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.model.state import State
from cuvee.render.svg import el, join, spell
from cuvee.render.theme import SEAT_MARK, SEAT_SHAPE

HERE: Final = Path(__file__).parent
STYLE: Final = HERE.joinpath("style.css").read_text("utf-8")
ICONS: Final = HERE.joinpath("icons.svg").read_text("utf-8")
SYMBOLS: Final = Markup(HERE.joinpath("symbols.svg").read_text("utf-8").strip())

# the signs of actions and of rows of wishes, in the order of the rules
ACTION_SIGN: Final = ("wine", "cheese", "shop", "view", "lunch", "contract", "inspect")
ROW_SIGN: Final = ("wine", "cheese", "shop", "view", "lunch", "fav")

GHOST: Final = (
    "M0-11C-7-11-9-6-9-1V10l3.5-3 2.8 3L0 7l2.7 3 2.8-3L9 10V-1C9-6 7-11 0-11z"  # a Phantom's shape
)
BOTTLE: Final = "M-1.7 0h3.4v4c0 1.5 2.6 2 2.6 5v8h-8.6V9c0-3 2.6-3.5 2.6-5z"
NARROW, WIDE = frozenset("fijlrtI.,:;'’()-| 1"), frozenset("mwMW@…—")
SERIF: Final = 1.14  # how much wider letters with serifs are
MINUS: Final = "−"

# bodies of the six cars: outline, windows, middles of the wheels, an ornament, size of the wheels
BODIES: Final = (
    (
        "M2 17V6.5C2 5 3 4 4.5 4H31c4 0 6 3 7 7l1 2.5V17z",
        "M5 6.5h5v4H5zM11.5 6.5h5v4h-5zM18 6.5h5v4h-5zM24.5 6.5h5v4h-5zM31 6.5c2.5 0 3.7 1.7 "
        "4.6 4H31z",
        (10, 30),
        "M6 2.5h20",
        3.4,
    ),
    (
        "M3 16V5c0-1 .8-2 2-2h18c1.2 0 2 .5 2.7 1.6L29 10h6c2 0 3.5 1.2 3.5 3v3z",
        "M7 5.5h7V10H7zM16 5.5h6.5l3 4.5H16z",
        (11, 30),
        "M1.5 6.5v6",
        4.6,
    ),
    (
        "M1.5 16.5v-4C1.5 11 3 10 5 9.7L10 6c1-.7 2-1 3.5-1h12c2 0 3 .5 4 1.7L32 9.8l5 .9c1.5.3 "
        "2.3 1 2.3 2.6v3.2z",
        "M8.8 9.5l3-2.3H16v2.3zM17.5 7.2h5v2.3h-5zM24 7.2h3.5l2.2 2.3H24z",
        (9, 32),
        "M3 13.5h35",
        3.2,
    ),
    (
        "M2.5 17V6c0-2 1.5-3.5 3.5-3.5h21c4.5 0 8.5 3.5 10.5 8 .7 1.5 1 3 1 4.5v2z",
        "M5.5 5.5h7v5h-7zM14 5.5h7v5h-7zM22.5 5.5H27c3 0 5.3 2 7 5h-11.5z",
        (10.5, 30),
        "M2.5 13.5h36",
        3.6,
    ),
    (
        "M2 17V3.5C2 2.6 2.6 2 3.5 2H24c1.3 0 2.2.5 3 1.5L32 10l5 1.5c1.3.4 2 1.3 2 2.7V17z",
        "M17.5 5H24l4 5.5H17.5z",
        (10, 31),
        "M5 6h9v6H5z",
        3.6,
    ),
    (
        "M2 17V3c0-1 .7-1.7 1.7-1.7H32c2.3 0 3.5 2.2 2 4L32 8l3.5 3c2 .6 3 1.7 3 3.5V17z",
        "M6 5h7v4.5H6zM16.5 5h6v12h-6zM26 8.5h4.5l3 2.5H26z",
        (10, 31),
        "M2 12.5h14",
        3.6,
    ),
)


def use(sign: str, x: float, y: float, size: float = 20, class_: str = "") -> Markup:
    """A symbol of `symbols.svg`; x, y is its upper left corner."""
    return el("use", href=f"#na-{sign}", x=x, y=y, width=size, height=size, class_=class_ or None)


def at(x: float, y: float, *parts: Markup | None, scale: float = 1, class_: str = "") -> Markup:
    """Moved to a place."""
    grown = "" if scale == 1 else f" scale({spell(float(scale))})"
    moved = f"translate({spell(x)} {spell(y)}){grown}"
    return el("g", *parts, transform=moved, class_=class_ or None)


def tx(words: str | int, x: float, y: float, class_: str) -> Markup:
    return el("text", words, x=x, y=y, class_=class_)


@cache
def length(text: str) -> float:
    """About how wide a line is, for letters of height 1 without serifs."""
    return sum(
        0.27 if c in NARROW else 0.78 if c in WIDE else 0.58 if c.isupper() else 0.475 for c in text
    )


def fit(
    words: str, x: float, y: float, room: float, size: float, class_: str, wide: float = 1.0
) -> Markup:
    """A line of text: squeezed a little where it would be too long, and cut where that fails."""
    long = length(words) * wide * size
    if long > 1.4 * room:
        words = words[: int(len(words) * 1.3 * room / long)].rstrip() + "…"
    if long <= room:
        return tx(words, x, y, class_)
    return el(
        "text",
        words,
        x=x,
        y=y,
        class_=class_,
        textLength=round(room, 1),
        lengthAdjust="spacingAndGlyphs",
    )


def lines(words: str, room: float, size: float, wide: float = 1.0) -> list[str]:
    """Lines that are about as long as there is room."""
    found = [""]
    for word in words.split():
        more = f"{found[-1]} {word}".strip()
        if found[-1] and length(more) * wide * size > room:
            found.append(word)
        else:
            found[-1] = more
    return found


@cache
def coin(x: float, y: float, amount: str, size: float = 20) -> Markup:
    """Prestige, its number inside; x, y is the middle."""
    text = "na-z12" if size < 17 else "na-z13" if size < 24 else "na-z16" if size < 30 else "na-z19"
    return el(
        "g",
        el("circle", cx=x, cy=y, r=size / 2, class_="na-coin"),
        el("circle", cx=x, cy=y, r=size / 2 - 2.2, class_="na-coin2"),
        tx(amount, x, y + size * 0.225, f"na-n {text} mid") if amount else None,
    )


@cache
def star(x: float, y: float, points: str, size: float = 24) -> Markup:
    """Points, their number inside; x, y is the middle."""
    text = "na-z12" if size < 28 else "na-z14"
    number = tx(points, x, y + size * 0.17, f"na-n {text} mid") if points else None
    return el("g", use("point", x - size / 2, y - size / 2, size), number)


@cache
def mark_of(car: int, seats: int) -> str:
    """The letter of a seat; 1 and 2 for Phantoms."""
    return SEAT_MARK[car] if car < seats else str(car - seats + 1)


@cache
def paint(car: int, seats: int) -> str:
    """The class that has the colour of a car: that of its seat, or a Phantom's."""
    return f"na-s{car}" if car < seats else "na-sp"


def coach(body: int) -> Markup:
    """A car from the side, 40 by 22, as a symbol."""
    outline, windows, wheels, ornament, size = BODIES[body]
    parts = [
        el("path", d=outline, class_="na-car0"),
        el("path", d=outline, class_="na-car1"),
        el("path", d=ornament, class_="na-car2"),
        el("path", d=windows, class_="na-car3"),
    ]
    for x in wheels:
        parts.append(el("circle", cx=x, cy=17.5, r=size, class_="na-tyre"))
        parts.append(el("circle", cx=x, cy=17.5, r=size * 0.4, class_="na-hub"))
    parts.append(el("circle", cx=17, cy=10.5, r=6.8, class_="na-door"))
    return el("symbol", *parts, id=f"na-car-{body}", viewBox="0 0 40 22", overflow="visible")


DEFS: Final = (
    Markup(SYMBOLS.replace("</defs>", ""))
    + join([coach(body) for body in range(len(BODIES))])
    + Markup("</defs>")
)


@cache
def car(body: int, mark: str) -> Markup:
    """A car around its middle, its owner's letter on the door."""
    shown = el("use", href=f"#na-car-{body}", x=-20, y=-11, width=40, height=22)
    return join([shown, tx(mark, -3, 3.6, "na-doorn")])


@cache
def badge(car: int, seats: int) -> Markup:
    """The shape and letter of a seat, or a Phantom's; about 22 wide, around its middle."""
    shape = SEAT_SHAPE[car] if car < seats else GHOST
    return join(
        [
            el("path", d=shape, class_="na-badge"),
            tx(mark_of(car, seats), 0, 4.9, "na-badgen"),
        ]
    )


@cache
def pawn(mark: str) -> Markup:
    """A clock figure; its foot is at 0, 0."""
    body = "M-9 0c0-5 3-7 4.5-10.5A6.5 6.5 0 1 1 4.5-10.5C6-7 9-5 9 0z"
    return join([el("path", d=body, class_="na-pawn"), tx(mark, 0, -3.2, "na-pawnn")])


@cache
def bottle(x: float, y: float, colour: str, height: float = 17) -> Markup:
    """A signature bottle in the colour of its winery; its neck is at x, y."""
    return at(
        x,
        y,
        el("path", d=BOTTLE, fill=colour, class_="na-bottle"),
        el("path", d="M-4.3 10.5h8.6v3.5h-8.6z", class_="na-label"),
        scale=height / 17,
    )


@cache
def die(face: int, size: float = 44) -> Markup:
    """The viewpoint die around its middle: as many mountains as it counts."""
    spots = {
        1: [(0.5, 0.5, 0.62)],
        2: [(0.3, 0.34, 0.42), (0.7, 0.66, 0.42)],
        3: [(0.27, 0.3, 0.38), (0.73, 0.3, 0.38), (0.5, 0.7, 0.38)],
    }[face]
    half = size / 2
    parts = [
        el("rect", x=2 - half, y=3 - half, width=size, height=size, rx=size / 5, class_="na-die0"),
        el("rect", x=-half, y=-half, width=size, height=size, rx=size / 5, class_="na-die1"),
    ]
    for x, y, wide in spots:
        parts.append(use("view", size * (x - wide / 2) - half, size * (y - wide / 2) - half,
                         size * wide))  # fmt: skip
    return join(parts)


def signed(amount: int) -> str:
    """+3, −2, 0"""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount < 0 else "0"


def seats_of(view: State) -> int:
    return int(view.seats)
