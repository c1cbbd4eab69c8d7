"""What the drawings of Dom Pierre are made of: symbols, numbers in their shapes, pieces, rings."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from markupsafe import Markup

from cuvee.games.dom_pierre.content import BOTTLE
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.house import kind_of, value_of
from cuvee.games.dom_pierre.model.state import NEUTRAL
from cuvee.render.svg import el, join, spell
from cuvee.render.theme import SEAT_MARK, SEAT_SHAPE

HERE: Final = Path(__file__).parent
STYLE: Final = HERE.joinpath("style.css").read_text("utf-8")
ICONS: Final = HERE.joinpath("icons.svg").read_text("utf-8")
SYMBOLS: Final = Markup(HERE.joinpath("symbols.svg").read_text("utf-8").strip())

MEMORY: Final = 4096  # pictures remembered of a kind
GRAPES: Final = "cmn"  # Chardonnay, Pinot Meunier, Pinot Noir
KINDS: Final = ("crate", "sugar", "cork", "label")
COUNTRIES: Final = ("usa", "russia")
ROUTES: Final = ("north", "east", "south", "west")
ACTIONS: Final = ("vineyard", "cellar", "village", "logistics", "sales", "objectives")
NARROW, WIDE = frozenset("fijlrtI.,:;'’()-| 1"), frozenset("mwMW@…—")

P = ParamSpec("P")
T = TypeVar("T")


def remembered(
    draw: Callable[Concatenate[Teller, P], T],
) -> Callable[Concatenate[Teller, P], T]:
    """Draw once for the same content, language and numbers: nothing else of the view counts."""
    kept: dict[object, T] = {}

    def again(t: Teller, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (t.content, t.lang, args)
        if key not in kept:
            if len(kept) >= MEMORY:
                kept.clear()
            kept[key] = draw(t, *args, **kwargs)
        return kept[key]

    return again


# -- symbols, lines and letters


def use(symbol: str, x: float, y: float, size: float, class_: str = "", high: float = 0) -> Markup:
    """A symbol of `symbols.svg` around a point."""
    high = high or size
    return el(
        "use",
        href=f"#dp-{symbol}",
        x=round(x - size / 2, 1),
        y=round(y - high / 2, 1),
        width=round(size, 1),
        height=round(high, 1),
        class_=class_ or None,
    )


def words(text: str | int, x: float, y: float, class_: str) -> Markup:
    return el("text", str(text), x=round(x, 1), y=round(y, 1), class_=class_)


def box(x: float, y: float, wide: float, high: float, round_: float, class_: str) -> Markup:
    return el(
        "rect",
        x=round(x, 1),
        y=round(y, 1),
        width=round(wide, 1),
        height=round(high, 1),
        rx=round_,
        class_=class_,
    )


def dot(x: float, y: float, r: float, class_: str) -> Markup:
    return el("circle", cx=round(x, 1), cy=round(y, 1), r=round(r, 1), class_=class_)


def line(d: str, class_: str) -> Markup:
    return el("path", d=d, class_=class_)


def at(x: float, y: float) -> str:
    return f"translate({spell(float(x))} {spell(float(y))})"


@cache
def length(text: str) -> float:
    """About how wide a line of the serif is, for letters of height 1."""
    widths = [
        0.4 if c in NARROW else 0.96 if c in WIDE else 0.75 if c.isupper() else 0.615 for c in text
    ]
    return sum(widths)


def fitted(
    text: str, x: float, y: float, room: float, size: float, class_: str, least: float = 13
) -> Markup:
    """A line that is made smaller, and then squeezed, where it would be too long."""
    long = length(text)
    size = max(least, min(size, room / long)) if long else size
    squeeze: dict[str, float | str] = {}
    if long * size > room:
        squeeze = {"textLength": round(room, 1), "lengthAdjust": "spacingAndGlyphs"}
    return el(
        "text",
        text,
        x=round(x, 1),
        y=round(y, 1),
        class_=class_,
        font_size=round(size, 1),
        **squeeze,
    )


def two_lines(text: str, room: float, size: float) -> list[str]:
    """A name on one line, or broken where its halves are most alike."""
    parts = text.split(" ")
    if length(text) * size <= room or len(parts) == 1:
        return [text]
    halves = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    longest = [max(length(first), length(second)) for first, second in halves]
    return list(halves[longest.index(min(longest))])


# -- numbers in their shapes: a pentagon adds to a value, a shield is points, a coin is francs


@cache
def corners(r: float) -> str:
    turns = [2 * pi * k / 5 for k in range(5)]
    return " ".join(f"{r * sin(turn):.1f},{-r * cos(turn):.1f}" for turn in turns)


def pentagon(x: float, y: float, r: float, text: str | int, class_: str = "") -> Markup:
    size = "d-s" if r < 10.4 else "d-m" if r < 14 else "d-l"
    shape = el("polygon", points=corners(r), class_=f"d-pent {class_}".strip())
    number = words(text, 0, r * 0.4, f"d-pn {size} {class_}".strip()) if text != "" else None
    return el("g", shape, number, transform=at(x, y))


def shield(x: float, y: float, text: str | int, size: float = 22) -> Markup:
    style = "d-vpn d-l" if size >= 27 else "d-vpn" if size >= 21 else "d-vpn d-s"
    return join([use("vp", x, y, size), words(text, x, y + size * 0.17, style)])


def coin(x: float, y: float, text: str | int = "", size: float = 22) -> Markup:
    parts = [use("coin", x, y, size)]
    if text != "":
        parts.append(words(text, x, y + size * 0.2, "d-cn d-l" if size >= 28 else "d-cn"))
    return join(parts)


def seat_mark(seat: int, x: float, y: float, scale: float = 1) -> Markup:
    """The seat's letter in the seat's shape."""
    return el(
        "g",
        el("path", d=SEAT_SHAPE[seat]),
        el("text", SEAT_MARK[seat], y=4.8),
        class_=f"d-seat {ink(seat)}",
        transform=f"{at(x, y)} scale({spell(scale)})",
    )


def ink(seat: int) -> str:
    """The class of a seat's colour; workers of nobody are grey."""
    return "d-ink-x" if seat == NEUTRAL else f"d-ink-{SEAT_MARK[seat].lower()}"


# -- pieces


def worker(seat: int, x: float, y: float, scale: float = 1, id_: str | None = None) -> Markup:
    """A worker in the seat's colour; one with an id travels with others of its seat."""
    letter = "" if seat == NEUTRAL else SEAT_MARK[seat]
    return el(
        "g",
        el("use", href="#dp-worker", x=-12, y=-13, width=24, height=26),
        el("text", letter, y=10.6) if letter else None,
        id=id_,
        class_=f"d-wk {ink(seat)}" + (" glide" if id_ else ""),
        data_kin=f"w-{seat}" if id_ else None,
        transform=f"{at(x, y)} scale({spell(scale)})",
    )


def grape(variety: int, x: float, y: float, size: float = 28) -> Markup:
    letter = GRAPES[variety]
    return join(
        [
            use(f"g{letter}", x, y, size, f"d-g{letter}"),
            words(letter.upper(), x, y + max(4.6, size * 0.2), f"d-gl d-gl{letter}"),
        ]
    )


def harvest_tile(
    variety: int, value: int, x: float, y: float, wide: float = 26, high: float = 26
) -> Markup:
    """A harvest tile: the grape on its colour, the value in a pentagon."""
    letter = GRAPES[variety]
    parts = [box(x, y, wide, high, 4, f"d-ht d-h{letter}")]
    if wide > high * 1.3:
        parts.append(grape(variety, x + high * 0.52, y + high * 0.48, high * 0.88))
        parts.append(pentagon(x + wide - high * 0.5, y + high * 0.54, high * 0.4, value))
    elif wide >= 30:
        parts.append(grape(variety, x + wide * 0.36, y + high * 0.4, wide * 0.7))
        parts.append(pentagon(x + wide * 0.7, y + high * 0.68, wide * 0.28, value))
    else:
        parts.append(words(letter.upper(), x + wide * 0.33, y + high * 0.55, "d-htl"))
        parts.append(pentagon(x + wide * 0.72, y + high * 0.66, max(8.6, wide * 0.34), value))
    return join(parts)


def champagne(tile: int, x: float, y: float, wide: float = 54, high: float = 46) -> Markup:
    """A champagne tile: bottle or barrel with its value."""
    kind = "bottle" if kind_of(tile) == BOTTLE else "barrel"
    return join(
        [
            box(x, y, wide, high, 5, f"d-ct d-{kind}-tile"),
            box(x + 2.5, y + 2.5, wide - 5, high - 5, 3, "d-ctin"),
            use(kind, x + wide * 0.29, y + high * 0.5, high * 0.84),
            pentagon(x + wide * 0.7, y + high * 0.52, high * 0.34, int(value_of(tile))),
        ]
    )


def accessory(good: int, x: float, y: float, size: float = 30, value: str = "") -> Markup:
    """Grey ones are round, blue ones have eight corners; `good` is 2 x kind + blue."""
    r, c = size / 2, size * 0.21
    if good % 2:
        d = (
            f"M{x - c:.1f},{y - r:.1f}h{2 * c:.1f}L{x + r:.1f},{y - c:.1f}v{2 * c:.1f}"
            f"L{x + c:.1f},{y + r:.1f}h{-2 * c:.1f}L{x - r:.1f},{y + c:.1f}v{-2 * c:.1f}z"
        )
        parts = [line(d, "d-blue")]
    else:
        parts = [dot(x, y, r, "d-grey")]
    parts.append(use(KINDS[good // 2], x, y - size * 0.03, size * 0.66))
    if value:
        parts.append(pentagon(x + r * 0.74, y + r * 0.66, max(8.2, size * 0.27), value))
    return join(parts)


def marker(value: int, x: float, y: float, r: float = 12) -> Markup:
    """A press marker."""
    return pentagon(x, y, r, f"+{value}", "d-mod")


def disc(seat: int, action: int, x: float, y: float, r: float) -> Markup:
    return join(
        [
            dot(x, y, r, f"d-disc {ink(seat)}"),
            dot(x, y, r - 2.4, "d-discin"),
            use(f"a-{ACTIONS[action]}", x, y, r * 1.34, "d-on"),
        ]
    )


@lru_cache
def scallop(r: float) -> str:
    points = []
    for k in range(24):
        far = r if k % 2 == 0 else r * 0.9
        points.append(f"{far * cos(k * pi / 12):.1f},{far * sin(k * pi / 12):.1f}")
    return "M" + "L".join(points) + "Z"


def vintage_token(action: int, x: float, y: float, r: float = 14) -> Markup:
    return el(
        "g",
        line(scallop(r), "d-vint"),
        use(f"a-{ACTIONS[action]}", 0, 0, r * 1.3, "d-on"),
        transform=at(x, y),
    )


def strength_token(x: float, y: float, r: float = 14) -> Markup:
    square = box(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, 5, "d-strg")
    return join([square, words("+1", x, y + r * 0.36, "d-strn")])


def flag(country: int, x: float, y: float, size: float = 24) -> Markup:
    return use(COUNTRIES[country], x, y, size, "", size * 0.7)


# -- rings: hidden, until a page says that a thing can be chosen


def ring_box(x: float, y: float, wide: float, high: float, round_: float = 6) -> Markup:
    return el(
        "g",
        box(x - 2, y - 2, wide + 4, high + 4, round_ + 2, "d-r0"),
        box(x - 2, y - 2, wide + 4, high + 4, round_ + 2, "d-r1"),
        tick(x + wide, y),
        class_="d-r",
    )


def ring_dot(x: float, y: float, r: float) -> Markup:
    return el(
        "g",
        dot(x, y, r + 2, "d-r0"),
        dot(x, y, r + 2, "d-r1"),
        tick(x + r * 0.8, y - r * 0.8),
        class_="d-r",
    )


def tick(x: float, y: float) -> Markup:
    return el(
        "g",
        el("circle", r=7),
        el("path", d="M-3.2,.2l2.3,2.6l4.1,-5.2"),
        class_="d-tick",
        transform=at(x, y),
    )
