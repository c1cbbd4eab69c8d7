"""The windows of a car: who sits there, their rows, and what each row is worth, piece by piece.

A number that changes on every row is sent alone; faces and steps stay as they are.
"""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.face.facts import SHOWN, Row
from cuvee.games.naramata.face.names import Names, Teller
from cuvee.games.naramata.face.svg_parts import ROW_SIGN
from cuvee.games.naramata.face.svg_tourist import HIGH, WIDE, corner, frame, wish, worth
from cuvee.games.naramata.model.guide import EMPTY, SEATS_IN_CAR
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.render.svg import el

STEP: Final = 184  # from one window to the next
KEPT: Final = 4096


def windows(t: Teller, seat: int, rows: list[Row], room: int) -> dict[str, dict[str, Markup]]:
    """Three layers: persons, rows, and numbers."""
    solo = bool(t.view.options.mode != COMPETITIVE)
    persons: dict[str, Markup] = {}
    wishes: dict[str, Markup] = {}
    numbers: dict[str, Markup] = {}
    for k in range(int(SEATS_IN_CAR)):
        tourist = int(t.view.guides[seat].tourist(k))
        if tourist == EMPTY:
            if k < room:
                persons[f"seat-{seat}-{k}"] = vacant(t.plain, seat, k)
            continue
        own = [row for row in rows if row.seat == k]
        own.sort(key=lambda row: SHOWN.index(row.kind))
        happy = all(row.full for row in own)
        persons[f"seat-{seat}-{k}"] = person(t.plain, seat, k, tourist, happy)
        full, points = sum(row.full for row in own), sum(row.points for row in own)
        told = f"{full}/{len(own)}" if solo else str(points)
        numbers[f"sum-{seat}-{k}"] = total(seat, k, told, happy)
        for n, row in enumerate(own):
            wishes[f"row-{seat}-{k}-{row.kind}"] = steps(
                t.plain, seat, row._replace(saves=0), n, len(own)
            )
            numbers[f"tag-{seat}-{k}-{row.kind}"] = tag(seat, row, n, len(own), solo)
    return {"windows": persons, "rows": wishes, "numbers": numbers}


def moved(k: int) -> str:
    return f"translate({10 + k * STEP} 12)"


@lru_cache(64)
def vacant(t: Names, seat: int, k: int) -> Markup:
    return el(
        "g",
        el("rect", width=WIDE, height=HIGH, rx=8, class_="na-vacant"),
        id=f"seat-{seat}-{k}",
        transform=moved(k),
        class_=f"na-w{k} na-free-seat",
        data_w="seat",
        role="img",
        aria_label=t.say("word-free_seat"),
    )


@lru_cache(KEPT)
def person(t: Names, seat: int, k: int, tourist: int, happy: bool) -> Markup:
    """Somebody at a window."""
    kind = t.content.wishes.archetypes[tourist]
    return el(
        "g",
        el("rect", x=-3, y=-3, width=WIDE + 6, height=HIGH + 6, rx=10, class_="na-halo"),
        frame(t, tourist),
        id=f"seat-{seat}-{k}",
        transform=moved(k),
        data_w=str(k + 1),
        class_=f"na-tour na-w{k} na-k-{kind}" + " na-happy" * happy,
        role="img",
        aria_label=f"{t.tourist(tourist)}: {t.wishes(tourist)}",
    )


@lru_cache(KEPT)
def steps(t: Names, seat: int, row: Row, n: int, of: int) -> Markup:
    """A row with what lies on it."""
    have = t.say("word-row_has", row=t.row(row.kind), have=row.have, of=len(row.ladder))
    return el(
        "g",
        *wish(row, n, of),
        id=f"row-{seat}-{row.seat}-{row.kind}",
        transform=moved(row.seat),
        data_w=row.word,
        class_=f"na-wish na-w{row.seat} na-r-{ROW_SIGN[row.kind]}",
        role="img",
        aria_label=have,
    )


@lru_cache(KEPT)
def tag(seat: int, row: Row, n: int, of: int, solo: bool) -> Markup:
    """What a row is worth, costs, or would gain."""
    return el(
        "g",
        *worth(row, n, of, solo),
        id=f"tag-{seat}-{row.seat}-{row.kind}",
        transform=moved(row.seat),
        data_w=row.word,
        class_=f"na-tag na-w{row.seat}",
    )


@lru_cache(KEPT)
def total(seat: int, k: int, told: str, happy: bool) -> Markup:
    return el(
        "g",
        *corner(told, happy),
        id=f"sum-{seat}-{k}",
        transform=moved(k),
        class_=f"na-total na-w{k}",
    )
