"""A chart of points (or win chances) over a game, with a line for each seat."""

from collections.abc import Callable
from itertools import pairwise

from markupsafe import Markup

from cuvee.render.svg import el
from cuvee.render.theme import SEAT_INK, SEAT_MARK

Scale = Callable[[float], float]
WIDE, HIGH, LEFT, BOTTOM = 640, 138, 44, 24
LETTER = 15  # height of the letter at the end of a line
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)  # possible distances between grid lines
DASHES = ("", "8 4", "2 4", "10 4 2 4", "5 3", "1 3")


def chart(
    course: list[tuple[int, list[int]]], names: list[str], title: str = "Points over the game"
) -> Markup:
    """The chart; lines differ in colour and dashes and have a letter at their end."""
    low = min(0, *(min(points) for _, points in course))
    high = max(low + 1, *(max(points) for _, points in course))
    last = max(1, course[-1][0])

    def x(ply: int) -> float:
        return LEFT + (WIDE - LEFT - 24) * ply / last

    def y(points: float) -> float:
        return 12 + (HIGH - 12 - BOTTOM) * (high - points) / (high - low)

    parts = [axis(low, high, last, x(0), x(last), y)]
    ends = apart([y(points) for points in course[-1][1]])
    for seat in range(len(names)):
        line = " ".join(f"{x(ply):.1f},{y(points[seat]):.1f}" for ply, points in course)
        parts.append(
            el(
                "g",
                el("title", f"{names[seat]}: {course[-1][1][seat]}"),
                el("polyline", points=line, class_="course", stroke_dasharray=DASHES[seat] or None),
                el("text", SEAT_MARK[seat], x=x(last) + 6, y=f"{ends[seat] + 5:.1f}"),
                class_=f"seat-line line-{seat}",
            )
        )
    label = f"{title}: " + ", ".join(
        f"{name} {points}" for name, points in zip(names, course[-1][1], strict=True)
    )
    return el(
        "svg",
        *parts,
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="chart",
        role="img",
        aria_label=label,
    )


def apart(ends: list[float]) -> list[float]:
    """Heights for the letters at the ends of the lines, so that none overlap."""
    found = ends[:]
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + LETTER)
    lowest = float(HIGH - BOTTOM)
    for seat in reversed(order):
        found[seat] = min(found[seat], lowest)
        lowest = found[seat] - LETTER
    return found


def axis(low: int, high: int, last: int, left: float, right: float, y: Scale) -> Markup:
    step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
    parts = []
    for value in range(-(-low // step) * step, high + 1, step):
        parts.append(el("path", d=f"M{left:.0f} {y(value):.1f}H{right:.0f}", class_="rule"))
        parts.append(el("text", value, x=left - 6, y=f"{y(value) + 5:.1f}", class_="end"))
    parts.append(el("text", f"{last} answers", x=right, y=HIGH - 6, class_="end"))
    return el("g", *parts, class_="axis")


def inks() -> str:
    """The colours of the lines, for the style sheet."""
    return "".join(
        f".line-{k} polyline{{stroke:{ink}}}.line-{k} text{{fill:{ink}}}"
        for k, ink in enumerate(SEAT_INK)
    )
