"""The head of a mat and its estate: rows, discs, and the tokens beside and below."""

from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import CELLAR, VILLAGE, VINEYARD
from cuvee.games.dom_pierre.face.svg_kit import (
    ACTIONS,
    at,
    box,
    coin,
    disc,
    dot,
    fitted,
    line,
    remembered,
    ring_dot,
    seat_mark,
    strength_token,
    use,
    vintage_token,
    words,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.house import GONE, NONE, STRENGTH, VINTAGE
from cuvee.render.svg import el

WIDTH: Final = 538
HEIGHT: Final = 430
HEAD: Final = 30
LEFT, TOP = 62, 38  # of the grid
WIDE: Final = 41  # of a column
TALL: Final = 206  # of all rows together
BELOW: Final = TOP + TALL + 20  # the middle of the vintage spaces
BADGE: Final = 12.5  # where the cost stands beside a disc
PAID: Final = (int(VINEYARD), int(CELLAR), int(VILLAGE))  # DP-3.11


def paper(t: Teller, seat: int) -> Markup:
    return el(
        "g",
        box(1, 1, WIDTH - 2, HEIGHT - 2, 9, "d-mat"),
        box(4, HEAD + 2, WIDTH - 8, HEIGHT - HEAD - 6, 6, "d-matin"),
        id=f"mat-{seat}",
    )


@remembered
def head(
    t: Teller, seat: int, name: str, numbers: tuple[int, int, int, int], first: bool
) -> Markup:
    """Name, points, francs, crowns and prestige."""
    parts = [
        line(f"M0,{HEAD}V8q0,-8 8,-8H{WIDTH - 8}q8,0 8,8V{HEAD}z", "d-mathead"),
        seat_mark(seat, 20, 15, 0.95),
        fitted(name, 38, 21, 124, 17, "d-serif d-light d-name"),
    ]
    if first:
        start = [box(163, 5, 24, 20, 4, "d-hit"), use("start", 175, 15, 18, "d-ongold")]
        label = t.say("word-start_player")
        parts.append(el("g", *start, data_w="start_player", role="img", aria_label=label))
    icons = (("vp", "points"), ("coin", "francs"), ("crown", "crowns"), ("flute", "level"))
    for n, ((icon, key), value) in enumerate(zip(icons, numbers, strict=True)):
        x = 208 + 84 * n
        inner = [
            box(x - 14, 2, 64, HEAD - 4, 5, "d-hit"),
            use(icon, x, 15, 22),
            words(value, x + 16, 21.5, "d-headnum"),
        ]
        label = t.say(f"word-strip_{key}", n=value)
        parts.append(el("g", *inner, data_w=f"have-{key}", role="img", aria_label=label))
    return el("g", *parts, id=f"head-{seat}")


def row_height(t: Teller, side: int) -> float:
    return TALL / int(t.content.top_row[side] - t.content.start_row[side] + 1)


def row_y(t: Teller, side: int, row: int) -> float:
    """The middle of a row."""
    high = row_height(t, side)
    return TOP + high * (int(t.content.top_row[side]) - row + 0.5)


@remembered
def grid(t: Teller, seat: int, side: int, low: int, gone: tuple[bool, ...]) -> Markup:
    """Rows with their cost on the left and their strength on the right; the lowest is gold."""
    content, high = t.content, row_height(t, side)
    top, start = int(content.top_row[side]), int(content.start_row[side])
    parts = [box(LEFT - 30, TOP - 4, 6 * WIDE + 64, TALL + 8, 7, "d-panel")]
    for row in range(start, top + 1):
        y = row_y(t, side, row)
        for column in range(6):
            style = (
                "d-top" if row == top else "d-low" if row == low else "d-odd" if column % 2 else ""
            )
            x = LEFT + WIDE * column
            parts.append(
                box(x + 1, y - high / 2 + 1, WIDE - 2, high - 2, 4, f"d-e {style}".strip())
            )
            if row == top:
                parts.append(use(f"a-{ACTIONS[column]}", x + WIDE / 2, y, 22, "d-col"))
        parts.append(coin(LEFT - 14, y, int(content.cost[7 * side + row]), 22))
        if row > start:
            strength = int(content.strength[7 * side + row])
            parts.append(words(f"×{strength}", LEFT + 6 * WIDE + 17, y + 6, "d-str"))
    if low < GONE:
        y = row_y(t, side, low) - high / 2
        parts.append(box(LEFT - 28, y + 0.5, 6 * WIDE + 29, high - 1, 6, "d-lowline"))
    for column, closed in enumerate(gone):
        if closed:
            x = LEFT + WIDE * column
            parts.append(box(x + 1, TOP + 1, WIDE - 2, TALL - 2, 4, "d-closed"))
            parts.append(use("u-clock", x + WIDE / 2, TOP + TALL / 2, 22, "d-ongold"))
    label = t.say("word-estate_low", row=low) if low < GONE else t.say("word-estate_empty")
    return el("g", *parts, id=f"estate-{seat}", data_w="estate", role="img", aria_label=label)


@remembered
def raised(
    t: Teller, seat: int, side: int, column: int, row: int, next_: tuple[int, int]
) -> Markup:
    """A disc in its row: what its action would cost, and where it rises to."""
    cost, strength = next_
    x, y = LEFT + WIDE * (column + 0.5), row_y(t, side, row)
    high = row_height(t, side)
    r = min(13.0, high / 2 - 1.5)
    paid = column in PAID
    dx = -6.0 if paid else 0.0
    parts = [box(-20.4, -high / 2, 40.8, high, 5, "d-hit")]
    if row < t.content.top_row[side]:
        parts.append(ghost(column, high, strength, r))
    parts.append(disc(seat, column, dx, 0, r))
    parts.append(ring_dot(dx, 0, r))
    if paid:
        parts.append(coin(BADGE, 4, cost, 16))
    label = t.say(
        "word-disc_pays" if paid else "word-disc",
        action=t.label("action", column),
        row=row,
        cost=cost,
        strength=strength,
    )
    return el(
        "g",
        *parts,
        id=f"disc-{seat}-{column}",
        class_="d-thing glide",
        data_w=ACTIONS[column],
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


def ghost(column: int, high: float, strength: int, r: float) -> Markup:
    """The place one row higher, with the strength the action has there."""
    return el(
        "g",
        dot(0, -high, r, "d-ghostdisc"),
        words(f"×{strength}", 0, -high + 5, "d-ghostnum"),
        class_="d-ghost",
    )


@remembered
def waiting(t: Teller, seat: int, side: int, green: int, blue: bool) -> Markup:
    """DP-3.4, DP-3.5: the tokens that wait beside their rows."""
    parts = []
    if t.content.vintage_row[side] > NONE:
        y = row_y(t, side, int(t.content.vintage_row[side]))
        inner = [
            dot(16, y, 13, "d-slot"),
            *([vintage_token(green, 16, y, 12.5)] if green >= 0 else []),
        ]
        says = "word-waits_vintage" if green >= 0 else "word-waits_nothing"
        label = t.say(says, action=t.label("action", green) if green >= 0 else "")
        parts.append(waits(inner, y, "vintage_waiting", label))
    y = row_y(t, side, int(t.content.strength_row[side]))
    inner = [dot(16, y, 13, "d-slot"), *([strength_token(16, y, 12.5)] if blue else [])]
    label = t.say("word-waits_strength" if blue else "word-waits_nothing", action="")
    parts.append(waits(inner, y, "strength_token", label))
    return el("g", *parts, id=f"waiting-{seat}")


def waits(inner: list[Markup], y: float, word: str, label: str) -> Markup:
    ring = ring_dot(16, y, 13)
    return el("g", *inner, ring, class_="d-thing", data_w=word, role="img", aria_label=label)


@remembered
def vintage_space(t: Teller, seat: int, column: int, lies: int) -> Markup:
    """What lies below a column: nothing, its vintage token or the strength token."""
    parts = [dot(0, 0, 20.4, "d-hit"), dot(0, 0, 14.5, "d-slot")]
    name = t.label("action", column)
    if lies == VINTAGE:
        parts.append(vintage_token(column, 0, 0, 14.5))
        label = t.say("word-space_vintage", action=name, effect=t.say(f"effect-{ACTIONS[column]}"))
    elif lies == STRENGTH:
        parts.append(strength_token(0, 0, 14))
        label = t.say("word-space_strength", action=name)
    else:
        parts.append(use(f"a-{ACTIONS[column]}", 0, 0, 17, "d-col d-pale"))
        label = t.say("word-space_empty", action=name)
    return el(
        "g",
        *parts,
        ring_dot(0, 0, 14.5),
        id=f"below-{seat}-{column}",
        class_="d-thing",
        data_w=f"vt_{ACTIONS[column]}",
        role="img",
        aria_label=label,
        transform=at(LEFT + WIDE * (column + 0.5), BELOW),
    )
