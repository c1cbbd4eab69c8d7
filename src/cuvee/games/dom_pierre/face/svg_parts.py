"""The little things all pictures of Dom Pierre are made of."""

from collections.abc import Callable
from functools import lru_cache
from typing import Concatenate, Final, ParamSpec, TypeVar

from markupsafe import Markup

from cuvee.games.dom_pierre.content import (
    ACCESSORY,
    BOTTLE,
    COINS,
    FLAG,
    HARVEST,
    MODIFIER,
    PT_COIN,
    PT_CROWN,
    PT_HARVEST,
    PT_POINTS_2,
    PT_POINTS_3,
    PT_SALE_1,
    PT_SALE_2,
    PT_WORKER,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.house import kind_of, value_of
from cuvee.games.dom_pierre.model.state import NEUTRAL
from cuvee.render.svg import el, join
from cuvee.render.theme import SEAT_INK, SEAT_MARK

MEMORY: Final = 4096  # pictures remembered of a kind
drawn: Final = lru_cache(maxsize=MEMORY)  # the same thing at the same place is drawn once
LETTERS: Final = "CMN"  # Chardonnay, Pinot Meunier, Pinot Noir
BERRIES: Final = ((-7, -4), (0, -5), (7, -4), (-3.5, 1.5), (3.5, 1.5), (0, 7.5))
PAWN: Final = "M0-13a5 5 0 0 1 3.4 8.7q4.4 2 5.6 12.3h-18q1.2-10.3 5.6-12.3a5 5 0 0 1 3.4-8.7z"
CROWN: Final = "M-9 6l-2-11 6 5 5-9 5 9 6-5-2 11z"
FLASK: Final = (
    "M-2.6-15h5.2v8q0 3 2.6 5.4q2 2 2 5v10q0 2.6-2.6 2.6h-9.2q-2.6 0-2.6-2.6v-10"
    "q0-3 2-5q2.6-2.4 2.6-5.4z"
)
CASK: Final = "M-9-12h18q4 12 0 24h-18q-4-12 0-24z"
SIGNS: Final = (
    "M-7-5h14v11h-14zM-7-1h14M-7 2.5h14",  # a crate
    "M-6 6v-9l6-4 6 4v9zM-6-3l6 3 6-3M0 0v6",  # a lump of sugar
    "M-4-7h8v4l2 2v7h-12v-7l2-2z",  # a cork
    "M-7-5h11l4 5-4 6h-11z",  # a label
)


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
            if len(kept) == MEMORY:
                kept.clear()
            kept[key] = draw(t, *args, **kwargs)
        return kept[key]

    return again


@drawn
def words(text: str | int, x: float, y: float, style: str) -> Markup:
    return el("text", str(text), x=x, y=y, class_=style)


def heading(text: str, x: float, y: float) -> Markup:
    return words(text.upper(), x, y, "h2 bold")


def moved(x: float, y: float, *parts: Markup | None, scale: float = 1) -> Markup:
    where = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return el("g", *parts, transform=where)


@drawn
def grape(variety: int, x: float, y: float, scale: float = 1) -> Markup:
    """A bunch in the colour of its variety, with its letter."""
    berries = [el("circle", cx=cx, cy=cy, r=4.4, class_=f"g{variety} berry") for cx, cy in BERRIES]
    stem = el("path", d="M0-9q1-4 5-6", class_="stem")
    letter = el("text", LETTERS[variety], y=4, class_="tiny lit letter mid")
    return moved(x, y, stem, *berries, letter, scale=scale)


@drawn
def worker(seat: int, x: float, y: float, scale: float = 1) -> Markup:
    """A worker in the ink of its house, with its letter; those of nobody are grey."""
    if seat == NEUTRAL:
        return moved(x, y, el("path", d=PAWN, class_="pawn nobody"), scale=scale)
    body = el("path", d=PAWN, class_="pawn", fill=SEAT_INK[seat])
    return moved(x, y, body, el("text", SEAT_MARK[seat], y=6.5, class_="tiny lit mid"), scale=scale)


@drawn
def champagne(tile: int, x: float, y: float, scale: float = 1) -> Markup:
    """A bottle or a barrel with its value; one of value 0 stands for its kind alone."""
    value = str(value_of(tile)) if value_of(tile) else None
    if kind_of(tile) == BOTTLE:
        parts = [
            el("path", d=FLASK, class_="bottlefill"),
            el("rect", x=-2.8, y=-15.5, width=5.6, height=5, class_="foil"),
            el("text", value, y=11, class_="tiny lit mid num"),
        ]
    else:
        parts = [
            el("path", d=CASK, class_="woodfill"),
            el("path", d="M-10.6-6h21.2M-10.6 6h21.2", class_="hoop"),
            el("text", value, y=4, class_="h3 lit mid num"),
        ]
    return moved(x, y, *parts, scale=scale)


@drawn
def harvest(variety: int, value: int, x: float, y: float) -> Markup:
    """A harvest tile: its variety and its value."""
    return moved(
        x,
        y,
        el("rect", x=-17, y=-15, width=34, height=30, rx=4, class_=f"g{variety} berry"),
        el("text", LETTERS[variety], x=-7, y=4, class_="small on mid"),
        el("text", str(value), x=8, y=6, class_="h2 on mid num"),
    )


@drawn
def accessory(good: int, x: float, y: float, scale: float = 1) -> Markup:
    """Grey ones are round, blue ones square, so that colour is not all that tells them apart."""
    blue = good % 2 == 1
    frame = (
        el("rect", x=-11, y=-11, width=22, height=22, rx=3, class_="bluefill")
        if blue
        else el("circle", r=11.5, class_="steel")
    )
    sign = el("path", d=SIGNS[good // 2], class_="sheet")
    return moved(x, y, frame, sign, scale=scale)


@drawn
def crown(x: float, y: float, scale: float = 1) -> Markup:
    return moved(x, y, el("path", d=CROWN, class_="gold"), scale=scale)


@drawn
def coin(x: float, y: float, value: int, radius: float = 10) -> Markup:
    return moved(
        x,
        y,
        el("circle", r=radius, class_="gold"),
        el("text", str(value), y=4, class_="small on mid num"),
    )


@drawn
def flag(country: int, x: float, y: float) -> Markup:
    """A little pennant with the letter of its country."""
    return moved(
        x,
        y,
        el("path", d="M-7 8v-16h14l-4 5 4 5h-14", class_="winefill" if country else "bluefill"),
        el("text", "UR"[country], x=-2, y=1, class_="tiny on mid"),
    )


@drawn
def marker(value: int, x: float, y: float) -> Markup:
    """A +1 or +2 for a press, on a pentagon."""
    return moved(
        x,
        y,
        el("path", d="M0-12l11.4 8.3-4.3 13.4h-14.2l-4.3-13.4z", class_="leaf"),
        el("text", f"+{value}", y=5, class_="small on mid num"),
    )


def bonus(t: Teller, which: int, x: float, y: float) -> Markup:
    """A bonus as a picture."""
    content = t.content
    kind, thing = int(content.bonus_kind[which]), int(content.bonus_thing[which])
    value = int(content.bonus_value[which])
    if kind == ACCESSORY:
        return accessory(2 * thing, x, y)
    if kind == HARVEST:
        return harvest(thing, value, x, y)
    if kind == MODIFIER:
        return marker(value, x, y)
    if kind == COINS:
        return coin(x, y, value)
    if kind == FLAG:
        return flag(thing, x, y)
    return points(value, x, y)


@drawn
def points(value: int, x: float, y: float) -> Markup:
    """Victory points on a laurel leaf."""
    return moved(
        x,
        y,
        el("path", d="M0-13q13 3 11 14q-3 10-11 12q-8-2-11-12q-2-11 11-14z", class_="winefill"),
        el("text", str(value), y=4, class_="small on mid num"),
    )


def prestige_tile(t: Teller, tile: int, x: float, y: float) -> Markup:
    """A prestige tile: a picture of what it gives."""
    value = int(t.content.tile_value[tile])
    if tile == PT_CROWN:
        inner = crown(0, 0)
    elif tile in (PT_POINTS_2, PT_POINTS_3):
        inner = points(value, 0, 0)
    elif tile == PT_COIN:
        inner = coin(0, 0, value)
    elif tile in (PT_SALE_1, PT_SALE_2):
        inner = join([champagne(1, -7, 0, 0.62), words(f"+{value}", 8, 5, "small bold mid")])
    elif tile == PT_WORKER:
        inner = join([worker(int(NEUTRAL), -6, 3, 0.8), words("→", 9, 5, "h2 bold mid")])
    elif tile < PT_HARVEST:
        inner = marker(value, 0, 0)
    else:
        inner = harvest(tile - int(PT_HARVEST), value, 0, 0)
    return moved(x, y, el("circle", r=22, class_="sheet"), inner)


@drawn
def token(seat: int, x: float, y: float) -> Markup:
    """A round marker of a house."""
    return moved(
        x,
        y,
        el("circle", r=9, class_="disc", fill=SEAT_INK[seat]),
        el("text", SEAT_MARK[seat], y=3.5, class_="tiny lit mid"),
    )


def short(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most so many letters, broken between words."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
