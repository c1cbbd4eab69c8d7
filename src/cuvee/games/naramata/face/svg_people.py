"""Faces: fifty tourists and six guides, each drawn of a few shapes."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import Content
from cuvee.games.naramata.face.svg_parts import at
from cuvee.render.svg import el, join

SKIN: Final = ("#f4d3b5", "#e7b98f", "#c98f62", "#9b6540", "#6d4429")
HAIR: Final = ("#2c2019", "#5b3a22", "#8a5a2b", "#c79a4d", "#a8a29a", "#7a2f1d")
COATS: Final = {
    "connoisseur": "#7b1e3a",
    "gourmet": "#c98a12",
    "photographer": "#2f7377",
    "shopper": "#3d4a7a",
    "pilgrim": "#b3304c",
    "allrounder": "#566f36",
}
LONG, SHORT, BEARD, BOB, STRAW, BUN = range(6)
# by tourist, four letters each: hair style, skin, colour of the hair
LOOKS: Final = (
    "033 103 521 201 540 221 304 110 503 240 310 105 010 402 304 020 101 021 220 503 530 204 "
    "405 112 020 202 514 221 001 140 312 005 121 305 204 521 140 420 230 411 103 021 220 301 "
    "140 504 002 403 220 530"
)
GUIDES: Final = (
    (1, 4, 0),
    (0, 0, 1),
    (2, 5, 0),
    (3, 0, 1),
    (2, 0, 1),
    (0, 3, 0),
)  # skin, hair, beard
EYES: Final = (
    "M19.1 21a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0"
    "M26.5 21a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0"
)


@cache
def portrait(content: Content, tourist: int) -> Markup:
    """A tourist from the chest up, 48 by 48."""
    style, tone, colour = (int(letter) for letter in LOOKS[4 * tourist : 4 * tourist + 3])
    skin, hair = SKIN[tone], HAIR[colour]
    kind = content.wishes.archetypes[tourist]
    coat = COATS.get(kind, COATS["allrounder"])
    parts = [
        el("path", d="M5 48c0-10 7-15 19-15s19 5 19 15z", fill=coat),
        el("path", d="M17 33.5 24 41l7-7.5-3-1.5h-8z", fill="#fff6e3"),
    ]
    if style in (LONG, BOB):
        parts.append(el("path", d="M12 20C11 6 37 6 36 20l2 17H10z", fill=hair))
    if style == BUN:
        parts.append(el("circle", cx=24, cy=7, r=5, fill=hair))
    parts += head(skin)
    parts += on_head(style, hair, coat)
    parts += [
        el("path", d=EYES, class_="na-dark"),
        el("path", d="M20.5 26.5q3.5 2.8 7 0", class_="na-smile"),
    ]
    if sum(map(ord, content.wishes.names[tourist])) % 4 == 1:
        glasses = "M17.1 21a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M24.5 21a3.2 3.2 0 1 0 6.4 0"
        parts.append(el("path", d=f"{glasses}a3.2 3.2 0 1 0-6.4 0M23.5 20.5h1", class_="na-specs"))
    if kind == "photographer":
        parts.append(el("rect", x=16, y=38, width=16, height=9, rx=2, class_="na-dark"))
        parts.append(el("circle", cx=24, cy=42.5, r=3, fill="#bcd3d8"))
    return join(parts)


def head(skin: str) -> list[Markup]:
    return [
        el("path", d="M20 28h8v7c-2 2.5-6 2.5-8 0z", fill=skin),
        el("path", d="M20 31q4 3 8 0v2q-4 3-8 0z", class_="na-shade"),
        el("ellipse", cx=24, cy=21, rx=9.5, ry=11.5, fill=skin),
    ]


def on_head(style: int, hair: str, coat: str) -> list[Markup]:
    """Hair, a beard, or a straw hat."""
    if style in (LONG, BOB, BUN):
        locks = "M14 20c-1-12 21-12 20 0-1-4-3-6.5-5-7-4 3-11 3-15 7z"
        return [el("path", d=locks, fill=hair)]
    if style == SHORT:
        cut = "M13.5 20C12 7 36 6 34.5 20c-1-3-2-5-2.5-6.5-5 1-12 0-16 0-.5 2-2 4-2.5 6.5z"
        return [el("path", d=cut, fill=hair)]
    if style == BEARD:
        full = (
            "M14 23c-2-3-2-14 10-14s12 11 10 14c0 14-4 12-10 12s-10 2-10-12zm3-5v7c2 0 3 2 7 2s5-2 "
            "7-2v-7c-3-3-11-3-14 0z"
        )
        return [el("path", d=full, fill=hair)]
    hat = "M9 15h30l-4-2.5C34 5 30 4.5 24 4.5S14 5 13 12.5z"
    return [
        el("path", d=hat, fill="#f0dcae", stroke="#6b5750"),
        el("path", d="M13 12.5c6-1.5 16-1.5 22 0v2H13z", fill=coat),
    ]


@cache
def guide(body: int) -> Markup:
    """The guide of a car with a cap in the seat's colour, 48 by 48."""
    tone, colour, bearded = GUIDES[body]
    skin, hair = SKIN[tone], HAIR[colour]
    parts = [
        el("path", d="M4 48c0-10 7-15 20-15s20 5 20 15z", class_="na-paint"),
        el("path", d="M18 33 24 40l6-7z", fill="#fff6e3"),
    ]
    if not bearded:
        parts.append(el("path", d="M12 22C10 4 38 4 36 22l2 14H10z", fill=hair))
    parts += head(skin)
    if bearded:
        beard = "M15 25c0 9 4 9.5 9 9.5s9-.5 9-9.5c-3 3-6 2-9 2s-6 1-9-2z"
        parts.append(el("path", d=beard, fill=hair))
    parts += [
        el("path", d="M13 15c0-12 22-12 22 0z", class_="na-paint"),
        el("path", d="M12 15c7-2.5 20-2.5 27 1.5-8-.5-18-.5-27 .5z", class_="na-peak"),
        el("path", d=EYES, class_="na-dark"),
        el("path", d="M21 27.5q3 2 6 0", class_="na-smile"),
    ]
    return join(parts)


def bust(person: Markup, x: float, y: float, size: float) -> Markup:
    """A person so large; x, y is the upper left corner."""
    return at(x, y, person, scale=size / 48)
