"""The upper part of the board of Grand Cru: season, display, auction columns."""

from typing import Final

from markupsafe import Markup

from cuvee.games.grand_cru.content import KINDS, LEAVES, TOP_BID, VARIETIES
from cuvee.games.grand_cru.face.svg_parts import (
    badge,
    fit,
    kept,
    place,
    plank,
    rect,
    ring,
    seal,
    text,
    token,
    use,
    zone,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    HEIGHT as TALL,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    WIDTH as TILE,
)
from cuvee.games.grand_cru.face.svg_tiles import (
    criterion,
    face_of,
    new_kind,
    slim,
    stack,
    tile_word,
)
from cuvee.games.grand_cru.face.text import Teller, Tongue, lot_line
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, fresh, kind_up, leads
from cuvee.render.svg import el

WIDTH, HEIGHT = 1070, 430
SEASON: Final = (8, 7, 1054, 44)
AUCTION: Final = (8, 55, 496, 322)
RUNG: Final = 17
LOT: Final = 92
LOTS: Final = 119  # where the columns begin, below the display
SHOWN: Final = 30
CHATEAU: Final = (
    "M-34 22V0h-3l9-16 9 16h-3v5h12v-8l10-9 10 9v8h12v-5h-3l9-16 9 16h-3v22z",
    "M-5 22v-9q5-6 10 0v9zM-30 4h4v6h-4zM26 4h4v6h-4zM-3-3h6v5h-6z",
    "M-28-16v-6l7 2-7 2M28-16v-6l7 2-7 2",
)


# -- the season


@kept
def ground(t: Tongue, row: bool) -> Markup:
    """What never changes: the edge of the board, and the hills of the season."""
    x, y, width, height = SEASON
    furrows = "".join(f"M{420 + 25 * k} 54Q{438 + 25 * k} 43 {440 + 25 * k} 32" for k in range(25))
    hills = (
        "M0 44V34Q126 8 285 26T548 20T822 21T1054 12V44z",
        "M0 44V39Q211 22 422 36T738 29T1054 27V44z",
        "M0 44V42Q316 35 580 41T1054 38V44z",
    )
    house = [
        el("path", d=d, class_=style)
        for d, style in zip(CHATEAU, ("gc-chateau", "gc-doors", "gc-pennant"), strict=True)
    ]
    return el(
        "g",
        *plank(WIDTH, HEIGHT),
        el(
            "g",
            rect(0, 0, width, height, 6, "gc-sky"),
            el("circle", cx=262, cy=17, r=10, class_="gc-sun"),
            el("circle", cx=262, cy=17, r=14, class_="gc-sun-ring"),
            el("path", d=hills[0], class_="gc-hill-a"),
            el("path", d=hills[1], class_="gc-hill-b"),
            el("path", d=furrows, class_="gc-furrow"),
            el("path", d=hills[2], class_="gc-hill-c"),
            None if row else el("g", *house, transform=place(width - 74, 20, 0.8)),
            transform=place(x, y),
        ),
        id="ground",
    )


@kept
def year(t: Tongue, when: int) -> Markup:
    """The name of the game and the year, on a label."""
    return el(
        "g",
        rect(8, 4, 216, 36, 4, "gc-cart"),
        text("Grand Cru", 18, 31, "gc-f gc-25 gc-good"),
        el("path", d="M164 10V34", class_="gc-thin"),
        fit(t.say("word-year"), 186, 27, "gc-mid gc-dull gc-13", 34),
        text(when, 211, 29, "gc-f gc-mid gc-red gc-19"),
        id="year",
        transform=place(SEASON[0], SEASON[1]),
    )


def leaf_at(k: int, row: bool) -> float:
    """Where a leaf begins; the innovation row needs room beside them."""
    return 300 + 86 * (k - 1) if row else 330 + 140 * (k - 1)


@kept
def leaves(t: Tongue, leaf: int, row: bool) -> Markup:
    """GC-2.4: four leaves in four colours; from the last on the year can end."""
    found = []
    for k in range(1, int(LEAVES) + 1):
        x = leaf_at(k, row)
        style = f"gc-leaf-{k}" if k <= leaf else "gc-leaf-off"
        if k < LEAVES and not row:
            found.append(el("path", d=f"M{x + 52:g} 33q32-8 76 0", class_="gc-trail"))
        found.append(use("leaf", x, 2, 40, class_=f"gc-leaf {style}"))
        found.append(el("circle", cx=x + 20, cy=23, r=9.5, class_="gc-leaf-no"))
        number = f"{k}+" if k == LEAVES else str(k)
        found.append(text(number, x + 20, 27.7, "gc-f gc-mid gc-ink gc-13"))
    found.append(use("flag", leaf_at(int(LEAVES), row) + 60, 10, 21))
    return el(
        "g",
        *found,
        id="leaves",
        data_w="season",
        role="img",
        aria_label=t.say("word-leaf", leaf=leaf),
        transform=place(SEASON[0], SEASON[1]),
    )


@kept
def bottle(leaf: int, row: bool) -> Markup:
    """The bottle stands beside the present leaf."""
    x = leaf_at(max(1, leaf), row) + 30
    return el(
        "g",
        use("bottle", 0, 0, 29, 43),
        id="bottle",
        class_="glide",
        transform=place(SEASON[0] + x, SEASON[1]),
    )


@kept
def in_row(t: Tongue, which: int, at: int, length: int) -> Markup:
    """GC-24.1: an innovation of the row; the first is awarded at the end of the year."""
    x = SEASON[2] - 6 - (length - at) * 54
    style = "gc-inno gc-inno-first" if at == 0 else "gc-inno"
    return el(
        "g",
        *ring(-0.5, -0.5, 51, 39, 6),
        rect(0, 2, 50, 38, 5, "gc-shade"),
        rect(0, 0, 50, 38, 5, style),
        use("innovation", 2, 1, 21),
        *criterion(t, which, 24, 15, 22),
        text(at + 1, 12, 35, "gc-f6 gc-mid gc-ink gc-13"),
        id=f"row-{which}",
        data_w=t.content.innovation_ids[which],
        class_="glide",
        role="img",
        aria_label=t.say("label-row", place=at + 1, innovation=t.innovation(which)),
        transform=place(SEASON[0] + x, SEASON[1] + 3),
    )


# -- display and columns


@kept
def house(t: Tongue, piles: tuple[int, int]) -> Markup:
    """The field of the auction with the sizes of the piles, and what a bid costs."""
    x, y, width, height = AUCTION
    players = len(t.names)
    return el(
        "g",
        *zone(width, height),
        use("auction", 9, 5, 20),
        fit(t.say("word-auction"), 34, 21, "gc-title", 210, 16),
        pile(t, "stack", piles[0], width - 124),
        pile(t, "discard", piles[1], width - 64),
        memo(t, 12 + 96 * players, width) if players < 5 else None,
        id="house",
        transform=place(x, y),
    )


def pile(t: Tongue, name: str, n: int, x: float) -> Markup:
    word = "stack" if name == "stack" else "discards"
    return el(
        "g",
        rect(x - 3, 3, 56, 24, 4, "gc-ring"),
        use(name, x, 5, 20),
        text(n, x + 26, 21, "gc-f6 gc-15"),
        data_w=word,
        role="img",
        aria_label=t.say(f"label-{word}", n=n),
    )


def memo(t: Tongue, x: float, width: float) -> Markup | None:
    """The printed reminder beside the columns, where there is room for it."""
    room = min(170.0, width - 10 - x)
    if room < 60:
        return None
    x, middle = width - 10 - room, room / 2
    thin = f"M14 {{}}H{room - 14:g}"
    return el(
        "g",
        rect(0, 0, room, 197, 7, "gc-memo"),
        use("auction", middle - 14, 7, 28),
        text(f"1 – {TOP_BID}", middle, 52, "gc-f6 gc-mid gc-wine gc-17"),
        el("path", d=thin.format(62), class_="gc-thin"),
        use("claim", middle - 14, 69, 28),
        fit(t.say("memo-claim"), middle, 116, "gc-mid gc-soft gc-13", room - 8),
        el("path", d=thin.format(129), class_="gc-thin"),
        seal(int(t.content.direct_price), middle - 14, 156),
        use("coin", middle + 3, 145, 23),
        fit(t.say("memo-buy"), middle, 190, "gc-mid gc-soft gc-13", room - 8),
        transform=place(x, LOTS),
    )


def display(t: Teller, w: Tongue, mine: frozenset[int]) -> dict[str, Markup]:
    """GC-5.1: the tiles on display, equal ones on one another.

    Where they are too many, the vines, known by their colours, become slim.
    """
    shown = [(kind, int(t.view.stock.display[kind])) for kind in range(int(KINDS))]
    shown = [(kind, n) for kind, n in shown if n]
    full = [TILE + 5 + 3 * (min(n, 3) - 1) for _, n in shown]
    room = AUCTION[2] - 20.0
    narrow = sum(full) > 1.07 * room
    vines = sum(kind < VARIETIES for kind, _ in shown)
    rest = sum(wide for (kind, _), wide in zip(shown, full, strict=True) if kind >= VARIETIES)
    column = min(TILE + 5.0, max(35.0, (room - rest) / vines)) if vines else 0.0
    total = rest + column * vines if narrow else sum(full)
    squeeze = min(1.0, room / total) if total else 1.0
    spare = 0.0 if narrow or not shown else min(7.0, (room - total) / len(shown))
    found, x = {}, 12.0
    for (kind, n), wide in zip(shown, full, strict=True):
        step = (column if narrow and kind < VARIETIES else wide) * squeeze
        thin = column - 4 if narrow and kind < VARIETIES else 0.0
        found[f"shown-{kind}"] = shown_tile(
            w, kind, n, kind not in mine, round(thin, 1), round(x, 1)
        )
        x += step + spare
    return found


@kept
def shown_tile(t: Tongue, kind: int, n: int, new: bool, thin: float, x: float) -> Markup:
    word = tile_word(t, int(fresh(kind)))
    return el(
        "g",
        slim(t, kind, n, thin) if thin else stack(t, kind, n, new),
        id=f"shown-{kind}",
        data_w=f"show-{word} {word}",
        role="img",
        aria_label=t.say("label-shown", tile=t.kind(kind), n=n),
        transform=place(AUCTION[0] + x, AUCTION[1] + SHOWN),
    )


def columns(t: Teller, w: Tongue, viewer: int, mine: frozenset[int]) -> dict[str, Markup]:
    """GC-1.13: as many columns as players."""
    found = {}
    for k in range(int(t.view.seats)):
        up = int(t.view.board.columns[k])
        kind = int(kind_up(up)) if up else -1
        led = bool(up) and bool(leads(up, viewer)) and not t.view.options.self_outbid
        found[f"column-{k}"] = column(w, k, up, led)
        found[f"lot-{k}"] = lot_tile(w, k, kind, kind not in mine)
    return found


@kept
def column(t: Tongue, k: int, up: int, led: bool) -> Markup:
    """GC-5.2: the bids from 6 down to 1; low ones sink into the ground.

    `led` says that the viewer cannot bid more there.
    """
    bid = int(bid_of(up)) if up else 0
    return el(
        "g",
        *ring(1, -1, LOT - 2, 200, 8),
        rect(2, 0, LOT - 4, 198, 7, "gc-lot"),
        *[rung(n, bid, bool(up) and not led) for n in range(int(TOP_BID), 0, -1)],
        badge("claim", 10, 6) if led else None,
        id=f"column-{k}",
        data_w=f"c{k + 1}",
        role="img",
        aria_label=lot_line(t, k, up),
        transform=place(column_at(k, len(t.names)), AUCTION[1] + LOTS),
    )


@kept
def lot_tile(t: Tongue, k: int, kind: int, new: bool) -> Markup:
    """The tile on a column, `new` if the viewer has none of its kind; or an empty place."""
    inside = (
        [
            rect(0, 0, TILE, TALL, 6, "gc-empty"),
            use("auction", TILE / 2 - 15, 26, 30, class_="gc-ghost"),
        ]
        if kind < 0
        else [
            face_of(t, int(fresh(kind))),
            new_kind(t, 2.5, 34) if new else None,
            seal(int(t.content.direct_price), TILE - 8, 44),
        ]
    )
    x = column_at(k, len(t.names)) + (LOT - TILE) / 2
    spot = place(x, AUCTION[1] + LOTS + 4)
    return el("g", *inside, id=f"lot-{k}", class_="gc-still", transform=spot)


def column_at(k: int, players: int) -> float:
    return AUCTION[0] + 8 + k * (96.8 if players == 5 else 96)


@kept
def rung(n: int, bid: int, free: bool) -> Markup:
    y = TALL + 10.5 + (int(TOP_BID) - n) * RUNG
    style = "gc-lead" if n == bid else "gc-low" if n < bid else "gc-free" if free else ""
    ink = "gc-ink" if n == bid else "gc-rn"
    return el(
        "g",
        rect(8, y, LOT - 16, RUNG - 2.5, 5, f"gc-rung {style}".strip()),
        text(n, 22, y + RUNG - 4.6, f"gc-f gc-mid gc-15 {ink}"),
    )


def bids(t: Teller, w: Tongue, markers: dict[str, str]) -> dict[str, Markup]:
    """The markers on the rungs; `markers` says which marker of its seat lies where."""
    found = {}
    for k in range(int(t.view.seats)):
        up = int(t.view.board.columns[k])
        if up and bid_of(up):
            key = markers[f"c{k}"]
            found[key] = bid_marker(w, key, int(bidder_of(up)), k, int(bid_of(up)))
    return found


@kept
def bid_marker(t: Tongue, key: str, seat: int, k: int, bid: int) -> Markup:
    x = column_at(k, len(t.names)) + LOT - 34
    y = AUCTION[1] + LOTS + TALL + 10.5 + (int(TOP_BID) - bid) * RUNG + 7
    return el(
        "g",
        token(seat, 0, 0, 10.5),
        id=key,
        class_="glide",
        role="img",
        aria_label=t.say("label-bid", who=t.names[seat], n=bid),
        transform=place(x, y),
    )
