"""Tourists: persons with a face, and their rows of wishes drawn as signs."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.facts import SHOWN, Row, ladder
from cuvee.games.naramata.face.names import TYPES, Names
from cuvee.games.naramata.face.svg_parts import (
    MINUS,
    ROW_SIGN,
    SERIF,
    fit,
    star,
    tx,
    use,
)
from cuvee.games.naramata.face.svg_people import bust, portrait
from cuvee.games.naramata.model.cards import CASE, CHEESE
from cuvee.render.svg import el

WIDE, HIGH = 178, 186
WINDOW: Final = 52
ROOM: Final = 128  # for the rows
KEPT: Final = 4096
SMALL_WIDE, SMALL_HIGH = 162, 98


@lru_cache(KEPT)
def frame(t: Names, tourist: int, best: bool = False) -> Markup:
    """The card without its rows: the window with the face, and the name."""
    first, _, last = t.tourist(tourist).partition(" ")
    return el(
        "g",
        el("rect", width=WIDE, height=HIGH, rx=8, class_="na-tcard"),
        el("path", d=f"M0 8q0-8 8-8h{WIDE - 16}q8 0 8 8v44H0z", class_="na-window"),
        el("path", d="M60 0h22L52 52H30z", class_="na-glare"),
        bust(portrait(t.content, tourist), 3, 3, 49),
        fit(first, 57, 20, 78, 15, "na-first", SERIF),
        fit(last, 57, 37, 100 if best else 114, 13.5, "na-last", SERIF),
        tx(t.say("word-up_to"), WIDE - 21, 48, "na-upto") if best else None,
    )


def corner(number: str, happy: bool) -> list[Markup]:
    """In the upper right corner: points, or full rows of all; a tick for the fully happy."""
    shown = star(WIDE - 21, 21, number, 31)
    if "/" in number:
        shown = tx(number, WIDE - 8, 27, "na-n na-z18 end")
    return [shown, use("check", WIDE - 54, 6, 18)] if happy else [shown]


@lru_cache(KEPT)
def wish(row: Row, n: int, of: int) -> tuple[Markup, ...]:
    """A row: its sign, and its steps with what lies on them."""
    high, y = line(n, of)
    size = len(row.ladder)
    wide, gap = (17.0, 0.0) if size > 5 else (20.0, 1.5) if size == 5 else (25.0, 2.0)
    box = high - 7
    parts = [
        el("rect", x=3, y=y - 1, width=WIDE - 6, height=high - 1, rx=7, class_="na-halo"),
        use(ROW_SIGN[row.kind], 7, y + high / 2 - 12.5, 22),
    ]
    for k, points in enumerate(row.ladder):
        x, got = 33 + k * (wide + gap), k < row.have
        style = "na-step" + " na-got" * got + " na-goal" * (k == row.have)
        item = row.items[k] if got else -1
        parts.append(el("rect", x=x, y=y + 2, width=wide - 1, height=box, rx=4, class_=style))
        middle, base = x + wide / 2 - 0.5, y + 2 + box / 2 + 5
        if got and row.kind <= CHEESE and item >= 0:
            across = min(21.0, wide - 1)
            parts.append(use(TYPES[item], middle - across / 2, y + 2 + (box - across) / 2,
                             across))  # fmt: skip
        elif got and (row.kind <= CHEESE or ROW_SIGN[row.kind] == "lunch"):
            sign = "cork" if row.kind <= CHEESE else "lunch"
            parts.append(use(sign, middle - 9, y + 2 + box / 2 - 9, 18))
        else:
            words = str(item) if item > 0 else "?" if row.kind == CASE else str(points)
            number = "na-num" + " na-num-got" * got + " na-num-goal" * (k == row.have)
            parts.append(tx(words, middle, base, number))
    return tuple(parts)


def line(n: int, of: int) -> tuple[float, float]:
    """The height of a row among so many, and where it begins."""
    high = min(32.0, ROOM / of)
    return high, WINDOW + 5 + n * high


def worth(row: Row, n: int, of: int, solo: bool) -> list[Markup]:
    """At the end of a row: its points, what it costs while it is empty, what one more brings."""
    high, top = line(n, of)
    right, y = WIDE - 8, top + high / 2
    if solo:
        now = use("check", right - 14, y - 8.5, 15) if row.full else use("warn", right - 14,
                                                                         y - 8.5, 15)  # fmt: skip
        more = f"{min(row.have + 1, len(row.ladder))}/{len(row.ladder)}"
    else:
        style = "na-lost" if not row.have else "na-done" if row.full else "na-sum"
        words = f"{MINUS}{row.saves}" if not row.have else str(row.points)
        now = tx(words, right, y + 5, f"{style} end")
        if not row.have and not row.saves:
            now = use("row", right - 18, y - 10, 18)
        more = "+?" if row.kind == CASE else f"+{row.gain}"
    wide = 28 if len(more) > 2 else 24
    pill = el(
        "g",
        el("rect", x=right - wide + 4, y=y - 11.5, width=wide, height=21, rx=10, class_="na-pill"),
        tx(more, right + 4 - wide / 2, y + 3.5, "na-n na-z13 mid"),
        class_="na-gain",
    )
    return [el("g", now, class_="na-worth"), pill]


def blank_rows(t: Names, tourist: int) -> list[Row]:
    """The rows of a tourist nobody has served."""
    return [
        Row(0, kind, 0, steps, (), 0)
        for kind in SHOWN
        if (steps := ladder(t.content, tourist, kind))
    ]


def most_points(rows: list[Row]) -> str:
    """What a tourist can bring; cases come on top of it."""
    total = sum(row.ladder[-1] for row in rows)
    return f"{total}+" if any(row.kind == CASE for row in rows) else str(total)


@lru_cache(KEPT)
def on_offer(t: Names, tourist: int, points: bool) -> Markup:
    """A tourist nobody has taken along yet."""
    rows = blank_rows(t, tourist)
    number = most_points(rows) if points else f"0/{len(rows)}"
    return el(
        "g",
        el("rect", x=-3, y=-3, width=WIDE + 6, height=HIGH + 6, rx=10, class_="na-halo"),
        frame(t, tourist, points),
        *corner(number, False),
        *[
            el("g", *wish(row, n, len(rows)), class_=f"na-r-{ROW_SIGN[row.kind]}")
            for n, row in enumerate(rows)
        ],
        use("check", WIDE - 24, HIGH - 24, 22, "na-tick"),
        class_=f"na-tour na-k-{t.content.wishes.archetypes[tourist]}",
    )


@lru_cache(KEPT)
def small(t: Names, tourist: int, points: bool) -> Markup:
    """The same where many are shown: face, name, and each row on one line."""
    rows = blank_rows(t, tourist)
    number = most_points(rows) if points else ""
    parts = [
        el("rect", x=-2, y=-2, width=SMALL_WIDE + 4, height=SMALL_HIGH + 4, rx=8,
           class_="na-halo"),
        el("rect", width=SMALL_WIDE, height=SMALL_HIGH, rx=6, class_="na-tcard"),
        el("path", d=f"M0 6q0-6 6-6h38v{SMALL_HIGH}H6q-6 0-6-6z", class_="na-window"),
        bust(portrait(t.content, tourist), 1, 8, 42),
        fit(t.tourist(tourist), 50, 16, 106, 13, "na-first na-z13", SERIF),
    ]  # fmt: skip
    high = min(19.0, (SMALL_HIGH - 23) / len(rows))
    for n, row in enumerate(rows):
        y = 22 + n * high
        words = f"×{len(row.ladder)}" if row.kind == CASE else "/".join(map(str, row.ladder))
        parts.append(use(ROW_SIGN[row.kind], 50, y + high / 2 - 8, 16))
        parts.append(fit(words, 71, y + high / 2 + 4.5, 86, 13, "na-plain"))
    if number:
        parts.append(star(22, SMALL_HIGH - 20, number, 26))
    parts.append(use("check", SMALL_WIDE - 20, SMALL_HIGH - 20, 18, "na-tick"))
    kind = t.content.wishes.archetypes[tourist]
    return el("g", *parts, class_=f"na-tour na-k-{kind}")
