"""Small drawings used everywhere: wishes, cars, figures, bottles, coins. All around (0, 0)."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.render.svg import el, join, spell

STYLE: Final = """
.cuvee .pic{fill:none;stroke:var(--ink);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.cuvee .pic .full{fill:var(--ink)}.cuvee .pic .wash{fill:var(--wine);stroke:var(--wine)}
.cuvee .pic .gilt{fill:var(--gold);stroke:var(--ink)}.cuvee .pic .green{fill:var(--leaf)}
.cuvee .coin{fill:var(--gold);stroke:var(--card);stroke-width:2}
.cuvee .on-dark{fill:#fff;font-weight:700}.cuvee .on-light{fill:#2b1d1f;font-weight:700}
.cuvee .body{stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.cuvee .badge{fill:#fff;stroke:#1b1416;stroke-width:1.5}
.cuvee .pane{fill:#fff;fill-opacity:.75}.cuvee .tyre{fill:#1b1416;stroke:#fff;stroke-width:2}
.cuvee .glass{stroke:var(--card);stroke-width:1.5}.cuvee .spent{fill:none;stroke:var(--soft)}
.cuvee .spent{stroke-width:1.5;stroke-dasharray:3 3}
"""

GLASS: Final = "M-8-12h16q1 12-8 13q-9-1-8-13z"
BAG: Final = "M-10-4h20l2 15h-24z"
HEART: Final = "M0 11C-16-1-10-12-4-10Q-1-9 0-5Q1-9 4-10C10-12 16-1 0 11z"
BOTTLE: Final = "M-3-16h6v8q0 3 3 5q2 2 2 6v12q0 3-3 3h-10q-3 0-3-3v-12q0-4 2-6q3-2 3-5z"
STAR: Final = "M0-12l3.5 8 8.5.8-6.4 5.7 1.9 8.5L0 6.5-7.5 11l1.9-8.5-6.4-5.7 8.5-.8z"
COACH: Final = "M-26 6v-10q0-3 3-3l6-1 5-8q1-2 4-2h14q3 0 5 2l6 9 8 1q3 1 3 4v8z"

WINE, CHEESE, SHOPPING, VIEW, LUNCH, CONTRACT, FAVOURITE = range(7)
OF_ROW: Final = (WINE, CHEESE, SHOPPING, VIEW, LUNCH, FAVOURITE)
OF_ACTION: Final = (WINE, CHEESE, SHOPPING, VIEW, LUNCH, CONTRACT)


def at(x: float, y: float, *parts: Markup | None, scale: float = 1) -> Markup:
    """Moved to a place."""
    grown = "" if scale == 1 else f" scale({spell(scale)})"
    return el("g", *parts, transform=f"translate({spell(x)} {spell(y)}){grown}")


@cache
def picture(kind: int) -> Markup:
    """What one does at a place, or wishes."""
    return el("g", PICTURES[kind], class_="pic")


PICTURES: Final = (
    join(
        [
            el("path", d="M-7-5h14q-1 6-7 6q-6 0-7-6z", class_="wash"),
            el("path", d=f"{GLASS}M0 1v9M-6 11h12"),
        ]
    ),
    join(
        [
            el("path", d="M-12 3L7-9q6 5 5 12z", class_="gilt"),
            el("path", d="M-12 3h24v7h-24z", class_="gilt"),
            el("circle", cx=-4, cy=7, r=1.5, class_="full"),
            el("circle", cx=5, cy=-1, r=2, class_="full"),
        ]
    ),
    join(
        [
            el("path", d=BAG, class_="wash"),
            el("path", d="M-5-2v-4q0-6 5-6q5 0 5 6v4"),
        ]
    ),
    join(
        [
            el("circle", cx=7, cy=-7, r=4, class_="gilt"),
            el("path", d="M-13 10L-4-7L2 3L6-2L13 10z", class_="green"),
        ]
    ),
    join(
        [
            el("circle", r=8),
            el("circle", r=4, class_="wash"),
            el("path", d="M-12-11v7q0 3-1 3v12M12-11q-3 6 0 12v10"),
        ]
    ),
    join(
        [
            el("path", d="M-9-12h18v24h-18z"),
            el("path", d="M-5-7h10M-5-2h10M-5 3h5"),
            el("circle", cx=4, cy=8, r=3.5, class_="wash"),
        ]
    ),
    el("path", d=HEART, class_="wash"),
)


def letter(mark: str, y: float, size: int, dark: bool) -> Markup:
    """A mark on a coloured ground."""
    style = "mid on-dark" if dark else "mid on-light"
    return el("text", mark, y=y, font_size=size, class_=style)


def is_dark(colour: str) -> bool:
    """Does white ink read better on it?"""
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return red * 3 + green * 6 + blue < 1500


@cache
def car(colour: str, mark: str) -> Markup:
    """A car from the side, its owner's letter on the door."""
    return join(
        [
            el("path", d=COACH, fill=colour, class_="body"),
            el("path", d="M-11-5l4-7h6v7zM3-5v-7h6l5 7z", class_="pane"),
            el("circle", cx=-15, cy=7, r=6, class_="tyre"),
            el("circle", cx=17, cy=7, r=6, class_="tyre"),
            el("circle", cx=1, cy=-2, r=10, class_="badge"),
            at(1, 0, letter(mark, 3, 14 if len(mark) == 1 else 11, False)),
        ]
    )


@cache
def figure(colour: str, mark: str) -> Markup:
    """A clock figure with its owner's letter."""
    return join(
        [
            el("rect", x=-26, y=-11, width=52, height=22, rx=11, fill=colour, class_="body"),
            letter(mark, 6, 16, is_dark(colour)),
        ]
    )


@cache
def bottle(colour: str, full: bool) -> Markup:
    """A signature bottle, or the place where one stood."""
    if not full:
        return el("path", d=BOTTLE, class_="spent")
    return el("path", d=BOTTLE, fill=colour, class_="glass")


@cache
def coin(amount: int, size: float = 1) -> Markup:
    """Prestige."""
    return at(
        0, 0, el("circle", r=15, class_="coin"), letter(str(amount), 6, 17, False), scale=size
    )
