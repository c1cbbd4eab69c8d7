"""A chart of points (or win chances) over a game, with a line for each seat."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from cuvee.render.svg import el
from cuvee.render.theme import SEAT_MARK
from cuvee.render.words import ENGLISH
from cuvee.server.words import say

Scale = Callable[[float], float]
Course = list[tuple[int, list[int]]]  # how many moves were made, and then everybody's points

HIGH: Final = 165
LETTER: Final = 15  # height of the letter at the end of a line
LEFT, RIGHT, BOTTOM = 38, 30, 24
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # possible distances between grid lines
DASHES = ("", "7 4", "2 4", "10 3 2 3", "5 3", "1 3")
SIGNS: Final = {"bad": "?", "good": "!", "luck": "✦"}
WIDE: Final = (960, HIGH)
HALF: Final = (560, 250)  # half a page wide
PHONE: Final = (360, 190)


class Mark(NamedTuple):
    """A sign on a line: a mistake, or luck."""

    ply: int
    seat: int
    kind: str


def charts(
    course: Course,
    names: list[str],
    key: str,
    lang: str = ENGLISH,
    marks: list[Mark] | None = None,
    size: tuple[int, int] = WIDE,
) -> Markup:
    """The chart twice: for a wide screen and for a narrow one; style sheets show one of them."""
    rooms = {"not-phone": size, "only-phone": PHONE}
    return Markup("").join(
        el("div", chart(course, names, key, lang, marks, room), class_=name)
        for name, room in rooms.items()
    )


def chart(
    course: Course,
    names: list[str],
    key: str = "chart-points",
    lang: str = ENGLISH,
    marks: list[Mark] | None = None,
    size: tuple[int, int] = (640, HIGH),
) -> Markup:
    """The chart; lines differ in colour and dashes and have a letter at their end."""
    wide, high = size
    low = min(0, *(min(points) for _, points in course))
    top = max(low + 1, *(max(points) for _, points in course))
    last = max(1, course[-1][0])

    def x(ply: float) -> float:
        return LEFT + (wide - LEFT - RIGHT) * ply / last

    def y(points: float) -> float:
        return 12 + (high - 12 - BOTTOM) * (top - points) / (top - low)

    ends = apart([y(points) for points in course[-1][1]], high)
    parts = [axis(low, top, x(0), x(last), y), moves(last, x, high, wide)]
    parts += [line(course, names, seat, x, y, ends[seat]) for seat in reversed(range(len(names)))]
    at = dict(course)
    parts += [sign(m, x(m.ply), y(at[m.ply][m.seat])) for m in marks or [] if m.ply in at]
    knob = f"M0 8V{high - BOTTOM}M-7 3h14l-7 9z"
    parts.append(el("path", d=knob, class_="c-at", transform=f"translate({x(0):g} 0)"))
    scores = [f"{name} {points}" for name, points in zip(names, course[-1][1], strict=True)]
    facts = {"data_left": LEFT, "data_right": RIGHT, "data_last": last, "data_wide": wide}
    label = f"{say(lang, key)}: {', '.join(scores)}"
    frame = f"0 0 {wide} {high}"
    return el("svg", *parts, viewBox=frame, class_="chart", role="img", aria_label=label, **facts)


def line(
    course: Course, names: list[str], seat: int, x: Scale, y: Scale, letter_at: float
) -> Markup:
    path = " ".join(f"{x(ply):.1f},{y(points[seat]):.1f}" for ply, points in course)
    last, points = course[-1]
    return el(
        "g",
        el("title", f"{names[seat]}: {points[seat]}"),
        el("polyline", points=path, fill="none", stroke_dasharray=DASHES[seat] or None),
        el("text", SEAT_MARK[seat], x=x(last) + 8, y=f"{letter_at + 5:.1f}"),
        class_=f"seat-line s-{SEAT_MARK[seat].lower()}",
    )


def sign(mark: Mark, x: float, y: float) -> Markup:
    return el(
        "g",
        el("circle", r=9),
        el("text", SIGNS[mark.kind], y=4.5),
        class_=f"c-mark {mark.kind}",
        transform=f"translate({x:.1f} {y:.1f})",
    )


def apart(ends: list[float], high: int) -> list[float]:
    """Heights for the letters at the ends of the lines, so that none overlap."""
    found = ends[:]
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + LETTER)
    lowest = float(high - BOTTOM)
    for seat in reversed(order):
        found[seat] = min(found[seat], lowest)
        lowest = found[seat] - LETTER
    return found


def axis(low: int, top: int, left: float, right: float, y: Scale) -> Markup:
    """The grid lines with their numbers."""
    step = next((step for step in STEPS if top - low <= 4 * step), STEPS[-1])
    parts = []
    for value in range(-(-low // step) * step, top + 1, step):
        parts.append(el("path", d=f"M{left:.0f} {y(value):.1f}H{right:.0f}", class_="rule"))
        parts.append(el("text", value, x=left - 6, y=f"{y(value) + 5:.1f}", class_="end"))
    return el("g", *parts, class_="axis")


def moves(last: int, x: Scale, high: int, wide: int) -> Markup:
    """The numbers of the moves below."""
    most = max(2, wide // 90)
    step = next((step for step in STEPS if last <= most * step), STEPS[-1])
    numbers = range(0, last + 1, step)
    parts = [el("text", k, x=f"{x(k):.1f}", y=high - 6, class_="mid") for k in numbers]
    return el("g", *parts, class_="axis")
