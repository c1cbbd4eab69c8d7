"""What the drawings of Bottles are made of: symbols, names that fit, dice."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.content import PRODUCTION, SHIPPED, Content
from cuvee.games.bottles.face.text import WORDS, Teller
from cuvee.render.svg import el
from cuvee.render.theme import SEAT_MARK, SEAT_SHAPE

HERE: Final = Path(__file__).parent
STYLE: Final = HERE.joinpath("style.css").read_text("utf-8")
ICONS: Final = HERE.joinpath("icons.svg").read_text("utf-8")
SYMBOLS: Final = Markup(HERE.joinpath("symbols.svg").read_text("utf-8").strip())
SHORT: Final[dict[str, str]] = tomllib.loads(HERE.joinpath("short.toml").read_text("utf-8"))

FACES: Final = ("", "glass", "moto", "car", "boat", "balloon", "plane")
PIPS: Final = (
    "",
    "e",
    "ai",
    "aei",
    "acgi",
    "acegi",
    "abcghi",
)  # on a grid of nine, column by column
NARROW, WIDE = frozenset("fijlrtI.,:;'’()-| 1"), frozenset("mwMW@…—")
SERIF: Final = 1.14  # how much wider letters with serifs are


def use(symbol: str, x: float, y: float, width: float, height: float, class_: str = "") -> Markup:
    """A symbol of `symbols.svg`, as large as is wanted."""
    href = f"#bo-{symbol}"
    return el("use", href=href, x=x, y=y, width=width, height=height, class_=class_ or None)


@cache
def length(text: str) -> float:
    """About how wide a line is, for letters of height 1 without serifs."""
    return sum(
        0.27 if c in NARROW else 0.78 if c in WIDE else 0.58 if c.isupper() else 0.475 for c in text
    )


def fit(
    words: str, room: float, size: float, class_: str, *, wide: float = 1.0, **at: float
) -> Markup:
    """A line of text: squeezed a little where it would be too long, and cut where that fails."""
    long = length(words) * wide * size
    if long > 1.5 * room:
        words = words[: int(len(words) * 1.4 * room / long)].rstrip() + "…"
    squeeze: dict[str, float | str] = {}
    if long > room:
        squeeze = {"textLength": round(room, 1), "lengthAdjust": "spacingAndGlyphs"}
    return el("text", words, class_=class_, **at, **squeeze)


@cache
def short(content: Content, card: int) -> tuple[str, ...]:
    """What a bottle is called on its card: one line, or two."""
    name = content.labels["bottles.name"][card]
    if name == SHIPPED.labels["bottles.name"][card]:
        name = SHORT.get(content.labels["bottles.id"][card], name)
    return two(name, 14)


def two(name: str, most: int) -> tuple[str, ...]:
    """A name on one line, or broken near its middle."""
    cuts = [k for k, letter in enumerate(name) if letter in " -"]
    if len(name) <= most or not cuts:
        return (name,)
    cut = min(cuts, key=lambda k: abs(k - len(name) / 2))
    return (name[: cut + (name[cut] == "-")], name[cut + 1 :])


def country(t: Teller, k: int) -> str:
    """The name of a country, as short as the catalogue has it."""
    key = f"short-{t.content.labels['countries.id'][k]}"
    return t.say(key) if WORDS.has(key) else t.country(k)


@cache
def code(content: Content, k: int) -> str:
    """Two letters for a country: the ids of its bottles begin with them."""
    return content.labels["bottles.id"][content.first_card[k]][:2].upper()


def seat_mark(seat: int, x: float, y: float) -> Markup:
    """The seat's letter in the seat's shape."""
    return el(
        "g",
        el("path", d=SEAT_SHAPE[seat], class_="bo-shape"),
        el("text", SEAT_MARK[seat], y=5.2 if seat != 5 else 7, class_="bo-letter"),
        transform=f"translate({x} {y})",
    )


def face_of(face: int) -> list[Markup]:
    """The movement die with the sign that is on top."""
    colour = "bo-sign bo-cheers" if face == 1 else "bo-sign"
    return [use("die", 0, 0, 60, 64), use(f"i-{FACES[face]}", 12, 11, 36, 36, colour)]


def pips(face: int, step: float, radius: float) -> list[Markup]:
    """The dots of a die, around its middle."""
    spots = [
        ("abcdefghi".index(letter) // 3, "abcdefghi".index(letter) % 3) for letter in PIPS[face]
    ]
    return [
        el("circle", cx=(column - 1) * step, cy=(row - 1) * step, r=radius, class_="bo-pip")
        for column, row in spots
    ]


@cache
def stored_places() -> dict[str, dict[str, list[float | str]]]:
    """By language and cell, what `tools/place_names.py` found."""
    return tomllib.loads(HERE.joinpath("places.toml").read_text("utf-8"))


def place_of(content: Content, lang: str, cell: int, name: str) -> tuple[float, float, list[str]]:
    """Where a cell's name stands, from its middle; a name nobody searched for stands below it."""
    places = stored_places()
    found = places.get(lang, places["en"]).get(content.labels["cells.id"][cell])
    if found:
        lines = [str(line) for line in found[2:]]
        if "".join(lines).replace(" ", "") == name.replace(" ", ""):
            return float(found[0]), float(found[1]), lines
    kind = content.cell_kind[cell]
    below = 34.0 if kind == PRODUCTION else 35.0 if content.cell_kind[cell] == 2 else 23.0
    return 0.0, below, list(two(name, 12))
