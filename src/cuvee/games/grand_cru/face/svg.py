"""Grand Cru drawn: the main board with all its panels, and every estate with fields and barrels."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from cuvee.core.state import SEALED, seat_of
from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.content import COLUMNS, KINDS, LEAVES, MOST_LOANS, TOP_BID, VARIETIES
from cuvee.games.grand_cru.face import glyphs
from cuvee.games.grand_cru.face.text import Teller, Tongue, lot_line, moment, standing, tongue
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import (
    NO_TILE,
    SPENT,
    bid_of,
    bidder_of,
    fresh,
    innovation,
    is_innovation,
    is_vine,
    kind_of,
    kind_up,
)
from cuvee.games.grand_cru.rules.brand import level_in, owner_in
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, spell
from cuvee.render.theme import SEAT_INK, SEAT_MARK

STYLE: Final = """
.cuvee{--v0:#4c8a3f;--v1:#d8a520;--v2:#b32b31;--v3:#a93584;--v4:#35579f;--wood:#c89a62;
--wood-dark:#8a6236;--soil:#efe6cf;--sky:#f3e6cc;--label:#f5ecd8;--on:#fff}
@media (prefers-color-scheme:dark){.cuvee{--v0:#6aa85a;--v1:#e2b542;--v2:#d2565a;--v3:#c65fa5;
--v4:#6c8cd6;--wood:#7c5a34;--wood-dark:#5a3f22;--soil:#2c241f;--sky:#2a2030;
--label:#b8a583;--on:#191315}}
.cuvee .v0{fill:var(--v0)}.cuvee .v1{fill:var(--v1)}.cuvee .v2{fill:var(--v2)}
.cuvee .v3{fill:var(--v3)}.cuvee .v4{fill:var(--v4)}
.cuvee .cap{font-size:12px;letter-spacing:.14em;text-transform:uppercase;fill:var(--wine)}
.cuvee .h1{font-size:42px;letter-spacing:.02em;font-style:italic}.cuvee .h2{font-size:16px}
.cuvee .tiny{font-size:9.5px}.cuvee .on{fill:var(--on);font-weight:700}.cuvee .on1{fill:#2b1d1f}
.cuvee .seat{fill:#fff;font-weight:700}
.cuvee .tile{fill:var(--card);stroke:var(--land-edge);stroke-width:1.2}
.cuvee .tile.down{fill:var(--line)}.cuvee .fade{opacity:.38}
.cuvee .field{fill:var(--soil);stroke:var(--land-edge);stroke-dasharray:3 4}
.cuvee .sign{fill:none;stroke:var(--wine);stroke-width:1.7;stroke-linejoin:round}
.cuvee .sign{stroke-linecap:round}.cuvee .stem{fill:var(--leaf);stroke:var(--leaf)}
.cuvee .grape{stroke:var(--card);stroke-width:.8}
.cuvee .bare{fill:none;stroke-width:1.2}.cuvee .b0{stroke:var(--v0)}.cuvee .b1{stroke:var(--v1)}
.cuvee .b2{stroke:var(--v2)}.cuvee .b3{stroke:var(--v3)}.cuvee .b4{stroke:var(--v4)}
.cuvee .cell{fill:var(--paper);stroke:var(--line)}.cuvee .stone{fill:none;stroke:var(--ink)}
.cuvee .stone{stroke-width:2.6}.cuvee .coin{fill:var(--gold);stroke:var(--card);stroke-width:1.5}
.cuvee .mark{stroke:#fff;stroke-width:1.4}.cuvee .badge{fill:var(--wine)}
.cuvee .wood{fill:var(--wood);stroke:var(--wood-dark);stroke-width:1.6}
.cuvee .hoop{fill:none;stroke:var(--wood-dark);stroke-width:2.4;opacity:.7}
.cuvee .leaf{fill:var(--leaf)}.cuvee .leaf.past{opacity:.3}.cuvee .glass{fill:#2f5a3b}
.cuvee .glass{stroke:var(--card);stroke-width:1.5}.cuvee .label{fill:var(--label)}
.cuvee .now{fill:none;stroke:var(--glow);stroke-width:3}.cuvee .sky{fill:var(--sky)}
.cuvee .sun{fill:var(--gold);opacity:.75}.cuvee .hill0{fill:var(--v0);opacity:.28}
.cuvee .hill1{fill:var(--v0);opacity:.45}.cuvee .hill2{fill:var(--leaf);opacity:.8}
.cuvee .chateau{fill:var(--label);stroke:var(--wood-dark);stroke-width:1}
.cuvee .furrow{fill:none;stroke:var(--label);stroke-width:1.1;opacity:.5}
.cuvee .frame{fill:none;stroke:var(--gold);stroke-width:1.5}
.cuvee .orange{fill:var(--gold);opacity:.55}
"""

WIDTH: Final = 1200
SHELF: Final = 132  # where the display begins, then the panels, the loan ladder and the fair
PANELS: Final = 276
LADDER: Final = 652
FAIR: Final = 756
HEIGHT: Final = 962
ROW_HEIGHT: Final = 96  # of the innovation row below the board
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


Spread = tuple[Drawing, list[Drawing], list[Drawing]]  # the board; estates, then with purses shut
kept = lru_cache(maxsize=20_000)  # what looks the same is drawn once


def draw(view: State, seat: int, names: list[str], lang: str) -> list[Drawing]:
    """The same for all viewers of a position, but for the purses."""
    t = Teller(view, names, lang)
    w = tongue(view.content, tuple(names), lang)
    board, estates, covered = TABLES.page((w, view.options, numbers_in(view)), lambda: spread(t, w))
    known = [t.knows_purse(k, seat) for k in range(len(estates))]
    return [board, *[estates[k] if known[k] else covered[k] for k in range(len(estates))]]


def spread(t: Teller, w: Tongue) -> Spread:
    seats = range(int(t.view.seats))
    estates = [kept_panel(t, w, k, True) for k in seats]
    covered = estates
    if t.view.options.secret_money and t.view.depth:
        covered = [kept_panel(t, w, k, False) for k in seats]
    return board(t, w), estates, covered


TABLES: Final = DrawingCache[Spread]()
ESTATES: Final = DrawingCache[Drawing]()


def kept_panel(t: Teller, w: Tongue, seat: int, known: bool) -> Drawing:
    """A panel as it was drawn last time, if nothing on it changed."""
    view = t.view
    turn, first = turn_of(view, seat), int(view.first)
    marks = (int(view.passed) >> seat & 1, int(view.broke) >> seat & 1, first == seat)
    when = (view.year > 0, int(scoring.score(view, seat)) if view.depth == 0 else None)
    key = (w, seat, known, turn, marks, when, numbers_in(view.estates[seat]))
    return ESTATES.page(key, lambda: panel(t, w, seat, known))


def board(t: Teller, w: Tongue) -> Drawing:
    """Display, auction, demand, season, loans, fair; the innovation row if it is played."""
    view = t.view
    on = view.board
    layers = {
        "hills": {"hills": hills()},
        "title": {"title": title(moment(t), asked(t))},
        "boxes": {"boxes": boxes(w)},
        "display": display(t, w),
        "auction": auction(w, tuple(on.columns)),
        "demand": demand(w, tuple(on.demand), tuple(on.brand)),
        "season": {"season": season(w, int(view.leaf()))},
        "sold": stalls(w, tuple([int(own.sold) for own in view.estates])),
        "supply": {"supply": supply(w, int(view.supply), *piles(view))},
        "loans": {"ladder": ladder(w), **loan_markers(t, w)},
        "fair": {"track": track(w), **prisms(t, w)},
        "spaces": spaces(w, tuple(on.spaces)),
    }
    height = HEIGHT
    if view.options.innovation:
        layers["row"] = row(t, w)
        height += ROW_HEIGHT
    return Drawing("board", WIDTH, height, t.say("word-board"), layers)


def asked(t: Teller) -> str:
    """Whose turn it is, unless all answer in secret."""
    return next((name for seat, name in enumerate(t.names) if turn_of(t.view, seat)), "")


def piles(view: State) -> tuple[int, int]:
    return int(view.stock.stack.count), sum(int(n) for n in view.stock.discards)


# -- signs


def text(words: object, x: float, y: float, style: str) -> Markup:
    return el("text", str(words), x=x, y=y, class_=style)


def place(x: float, y: float, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({spell(scale)})"
    return f"translate({spell(x)} {spell(y)}){size}"


@kept
def bunch(variety: int, x: float, y: float, scale: float, full: bool = True) -> Markup:
    """A bunch of grapes with its stem; only its outline where the cube is gone."""
    style = f"grape v{variety}" if full else f"bare b{variety}"
    return el(
        "g",
        el("path", d=glyphs.STEM, class_="stem"),
        el("path", d=glyphs.GRAPES, class_=style),
        transform=place(x, y, scale),
    )


@kept
def chip(t: Tongue, variety: int, n: int, x: float, y: float) -> Markup:
    """Cubes of one variety: its letter and how many."""
    ink = "small mid on1 bold" if variety == 1 else "small mid on"
    letter = t.wine(variety)[0]
    return el(
        "g",
        el("rect", width=28, height=17, rx=3, class_=f"v{variety}"),
        text(f"{letter}{n}", 14, 12.5, ink),
        role="img",
        aria_label=f"{n} {t.wine(variety)}",
        transform=place(x, y),
    )


def chips(some: int) -> list[tuple[int, int]]:
    """Which varieties are there, and how many of each."""
    found = [(k, int(count(some, k))) for k in range(int(VARIETIES))]
    return [(k, n) for k, n in found if n]


@kept
def marker(t: Tongue, seat: int, x: float, y: float, key: str) -> Markup:
    """An action marker: a disc with the letter of its seat."""
    return el(
        "g",
        el("circle", r=10, class_="mark", fill=SEAT_INK[seat]),
        text(SEAT_MARK[seat], 0, 4, "small mid seat"),
        id=key,
        class_="glide",
        role="img",
        aria_label=t.names[seat],
        transform=place(x, y),
    )


def two_lines(name: str, length: int) -> list[str]:
    """A name on one line, or broken at the space nearest to its middle."""
    if len(name) <= length or " " not in name:
        return [name]
    spots = [k for k, letter in enumerate(name) if letter == " "]
    cut = min(spots, key=lambda k: abs(2 * k - len(name)))
    return [name[:cut], name[cut + 1 :]]


def sign(t: Tongue, tile: int, x: float, y: float, scale: float) -> Markup:
    """What a tile shows: grapes, the sign of an improvement, or a bulb."""
    if is_vine(tile):
        return bunch(kind_of(tile), x, y, scale, not tile & SPENT)
    path = glyphs.BULB
    if not is_innovation(tile):
        path = glyphs.IMPROVEMENT[kind_of(tile) - VARIETIES]
    return el("path", d=path, class_="sign", transform=place(x, y, scale))


def tile_name(t: Tongue, tile: int) -> str:
    if is_innovation(tile):
        return t.innovation(tile - innovation(0))
    if is_vine(tile):
        return t.wine(kind_of(tile))
    return t.improvement(kind_of(tile) - VARIETIES)


def tile_word(t: Tongue, tile: int) -> str:
    """The word of the moves that are about such a tile."""
    content = t.content
    if is_innovation(tile):
        return content.innovation_ids[tile - innovation(0)]
    return (content.variety_ids + content.improvement_ids)[kind_of(tile)]


@kept
def tall_tile(t: Tongue, tile: int, x: float, y: float, key: str) -> Markup:
    """A tile on display or at auction: its sign above its name."""
    names = two_lines(tile_name(t, tile), 11)
    return el(
        "g",
        el("title", t.tile(tile)),
        el("rect", width=70, height=90, rx=7, class_="tile"),
        sign(t, tile, 35, 36, 1.35),
        *[text(name, 35, 72 + 11 * k, "tiny mid bold") for k, name in enumerate(names)],
        id=key,
        data_w=tile_word(t, tile),
        class_="glide",
        role="img",
        aria_label=t.tile(tile),
        transform=place(x, y),
    )


# -- the main board


def box(x: float, y: float, width: float, height: float, name: str) -> Markup:
    return el(
        "g",
        el("rect", x=x, y=y, width=width, height=height, rx=10, class_="card"),
        text(name, x + 14, y + 20, "cap"),
    )


@kept
def boxes(t: Tongue) -> Markup:
    """The frames of the panels."""
    return el(
        "g",
        box(0, SHELF, WIDTH, 134, t.say("word-display")),
        box(0, PANELS, 552, 366, t.say("word-auction")),
        box(562, PANELS, 366, 366, t.say("word-demand")),
        box(938, PANELS, 262, 116, t.say("word-season")),
        box(938, PANELS + 126, 262, 138, t.say("word-sold")),
        box(938, PANELS + 274, 262, 92, t.say("word-supply")),
        box(0, LADDER, WIDTH, 94, t.say("word-ladder")),
        box(0, FAIR, WIDTH, 206, t.say("word-fair")),
        id="boxes",
    )


@kept
def hills() -> Markup:
    """The name of the game before its hills."""
    return el(
        "g",
        el("rect", width=WIDTH, height=SHELF - 14, rx=10, class_="sky"),
        el("circle", cx=880, cy=52, r=25, class_="sun"),
        *[el("path", d=d, class_=f"hill hill{k}") for k, d in enumerate(glyphs.HILLS)],
        el("path", d=glyphs.CHATEAU, class_="chateau", transform=place(640, 74)),
        *[el("path", d=d, class_="furrow") for d in glyphs.FURROWS],
        el("rect", width=WIDTH, height=SHELF - 14, rx=10, class_="frame"),
        bunch(4, 34, 42, 1.7),
        text("Grand Cru", 66, 54, "h1 bold"),
        id="hills",
    )


@kept
def title(when: str, turn: str) -> Markup:
    """When we are, and whose turn it is."""
    return el(
        "g",
        text(when, 68, 82, "h2 soft"),
        text(turn, WIDTH - 16, 30, "h2 bold end"),
        id="title",
    )


def display(t: Teller, w: Tongue) -> dict[str, Markup]:
    """Every copy on display, kind by kind."""
    shown = t.view.stock.display
    keys = [(kind, k) for kind in range(int(KINDS)) for k in range(shown[kind])]
    step = min(78.0, (WIDTH - 98) / max(1, len(keys) - 1))
    left = (WIDTH - step * (len(keys) - 1) - 70) / 2
    found = {}
    for at, (kind, k) in enumerate(keys):
        key = f"shown-{kind}-{k}"
        found[key] = tall_tile(w, int(fresh(kind)), left + at * step, SHELF + 32, key)
    return found


@kept
def auction(t: Tongue, up: tuple[int, ...]) -> dict[str, Markup]:
    """As many columns as there are players are used."""
    return {f"column-{k}": column(t, k, up[k], k < len(t.names)) for k in range(int(COLUMNS))}


@kept
def column(t: Tongue, k: int, up: int, used: bool) -> Markup:
    """A column: its tile on top, the direct price, the bids from 6 down to 1."""
    x = 12 + 106 * k
    spaces = []
    for bid in range(1, int(TOP_BID) + 1):
        y = PANELS + 318 - 28 * (bid - 1)
        word = str(bid) if used else None
        cell = el("rect", x=x + 28, y=y, width=52, height=24, rx=5, class_="cell", data_w=word)
        spaces += [cell, text(bid, x + 40, y + 17, "mid num soft")]
    parts = [
        el("rect", x=x + 19, y=PANELS + 28, width=70, height=90, rx=7, class_="field"),
        text(f"c{k + 1}", x + 54, PANELS + 78, "mid soft"),
        el("circle", cx=x + 54, cy=PANELS + 143, r=16, class_="coin"),
        text(t.content.direct_price, x + 54, PANELS + 149, "h2 mid on1 bold num"),
        *spaces,
    ]
    if up:
        parts.append(tall_tile(t, int(fresh(kind_up(up))), x + 19, PANELS + 28, f"lot-{k}"))
    bidder = int(bidder_of(up))
    if up and bidder >= 0:
        y = PANELS + 330 - 28 * (int(bid_of(up)) - 1)
        parts.append(marker(t, bidder, x + 66, y, f"bid-{k}"))
    return el(
        "g",
        *parts,
        id=f"column-{k}",
        data_w=f"c{k + 1}",
        class_=None if used else "fade",
        role="img",
        aria_label=lot_line(t, k, up),
    )


@kept
def demand(t: Tongue, levels: tuple[int, ...], marks: tuple[int, ...]) -> dict[str, Markup]:
    return {f"demand-{k}": demand_column(t, k, levels[k], marks[k]) for k in range(int(VARIETIES))}


@kept
def demand_column(t: Tongue, variety: int, level: int, mark: int) -> Markup:
    """The prices of a variety from the lowest level up, and the stone on the present one."""
    content = t.content
    x = 572 + 70 * variety
    step = min(38.0, 240 / max(1, int(content.levels[variety]) - 1))
    cells = []
    for at in range(1, int(content.levels[variety]) + 1):
        y = PANELS + 328 - step * (at - 1)
        here = at == level
        style = f"v{variety}" if here else "cell"
        ink = "h2 mid num bold on1" if variety == 1 and here else "h2 mid num on" if here else ""
        cells.append(el("rect", x=x + 10, y=y, width=50, height=28, rx=5, class_=style))
        if here:
            cells.append(el("rect", x=x + 7, y=y - 3, width=56, height=34, rx=7, class_="stone"))
        price = content.price(variety, at)
        cells.append(text(price, x + 35, y + 20, ink or "h2 mid num soft"))
    if mark:
        y = PANELS + 342 - step * (int(level_in(mark)) - 1)
        cells.append(marker(t, int(owner_in(mark)), x + 60, y, f"brand-{variety}"))
    francs = t.francs(int(content.price(variety, level)))
    said = t.say("word-price", wine=t.wine(variety), level=level, price=francs)
    return el(
        "g",
        bunch(variety, x + 35, PANELS + 46, 0.95),
        *[
            text(name, x + 35, PANELS + 70 + 10 * k, "tiny mid bold")
            for k, name in enumerate(two_lines(t.wine(variety), 11))
        ],
        *cells,
        id=f"demand-{variety}",
        data_w=content.variety_ids[variety],
        role="img",
        aria_label=said,
    )


@kept
def season(t: Tongue, leaf: int) -> Markup:
    """Four leaves, and the bottle on the present one."""
    leaves = [
        el(
            "path",
            d=glyphs.LEAF,
            class_="leaf" if k <= leaf else "leaf past",
            transform=place(974 + 62 * (k - 1), PANELS + 72, 1.1),
        )
        for k in range(1, int(LEAVES) + 1)
    ]
    bottle: list[Markup] = []
    if leaf:
        bottle = [
            el("path", d=glyphs.BOTTLE, class_="glass"),
            el("rect", x=-8, y=4, width=16, height=12, class_="label"),
        ]
    spot = place(974 + 62 * (max(1, leaf) - 1), PANELS + 70, 1.05)
    return el(
        "g",
        *leaves,
        el("g", *bottle, id="bottle", class_="glide", transform=spot),
        id="season",
        role="img",
        aria_label=t.say("word-leaf", leaf=leaf),
    )


@kept
def stalls(t: Tongue, goods: tuple[int, ...]) -> dict[str, Markup]:
    return {f"sold-{k}": sold(t, k, some) for k, some in enumerate(goods)}


@kept
def sold(t: Tongue, seat: int, some: int) -> Markup:
    """A fair barrel: what the seat sold this year."""
    y = PANELS + 154 + 21 * seat
    return el(
        "g",
        el("path", d=glyphs.BARREL, class_="wood", transform=place(966, y + 9, 0.27)),
        marker(t, seat, 992, y + 9, f"stall-{seat}"),
        *[chip(t, k, n, 1012 + 34 * at, y) for at, (k, n) in enumerate(chips(some))],
        id=f"sold-{seat}",
        role="img",
        aria_label=f"{t.names[seat]}: {t.cubes(some) or t.say('word-none')}",
    )


@kept
def supply(t: Tongue, some: int, stack: int, discards: int) -> Markup:
    """What is left of the cubes, and the piles of tiles."""
    cubes = [
        el(
            "g",
            chip(t, k, int(count(some, k)), 952 + 48 * k, PANELS + 304),
            data_w=t.content.variety_ids[k],
        )
        for k in range(int(VARIETIES))
    ]
    return el(
        "g",
        *cubes,
        text(f"{t.say('word-stack')} {stack}", 952, PANELS + 350, "soft"),
        text(f"{t.say('word-discards')} {discards}", 1072, PANELS + 350, "soft"),
        id="supply",
    )


@kept
def ladder(t: Tongue) -> Markup:
    """Loans from none to eleven, with the interest they cost."""
    cells = []
    for n in range(int(MOST_LOANS) + 1):
        x = 14 + 98 * n
        cells.append(el("rect", x=x, y=LADDER + 28, width=92, height=56, rx=6, class_="cell"))
        cells.append(text(n, x + 8, LADDER + 48, "h2 bold num"))
        cells.append(
            text(
                f"{t.say('word-interest')} {t.content.interest[n]}",
                x + 86,
                LADDER + 45,
                "small end soft",
            )
        )
    return el("g", *cells, id="ladder")


def loan_markers(t: Teller, w: Tongue) -> dict[str, Markup]:
    found: dict[str, Markup] = {}
    held: dict[int, int] = {}
    for seat in range(t.view.seats):
        n = int(t.view.estates[seat].loans)
        at = held[n] = held.get(n, -1) + 1
        found[f"loan-{seat}"] = marker(w, seat, 28 + 98 * n + 17 * at, LADDER + 68, f"loan-{seat}")
    return found


@kept
def track(t: Tongue) -> Markup:
    """The prestige track from the golden start to its end."""
    last = int(t.content.top_prestige)
    wide = (WIDTH - 28) / (last + 1)
    cells = []
    for n in range(last + 1):
        style = "cell orange" if n == 0 else "cell"
        cells.append(
            el("rect", x=14 + wide * n, y=FAIR + 28, width=wide - 3, height=58, rx=4, class_=style)
        )
        cells.append(text(n, 14 + wide * n + (wide - 3) / 2, FAIR + 83, "tiny mid soft num"))
    return el("g", *cells, id="track")


def prisms(t: Teller, w: Tongue) -> dict[str, Markup]:
    """The fair markers, two in a row on their space."""
    found: dict[str, Markup] = {}
    held: dict[int, int] = {}
    for seat in range(int(t.view.seats)):
        n = int(t.view.estates[seat].prestige)
        at = held[n] = held.get(n, -1) + 1
        found[f"prism-{seat}"] = prism(w, seat, n, at)
    return found


@kept
def prism(t: Tongue, seat: int, n: int, at: int) -> Markup:
    wide = (WIDTH - 28) / (int(t.content.top_prestige) + 1)
    x = 14 + wide * n + wide * (0.25 + 0.42 * (at % 2))
    return el(
        "g",
        el("path", d=glyphs.PRISM, class_="mark", fill=SEAT_INK[seat]),
        text(SEAT_MARK[seat], 0, 3.5, "tiny mid seat"),
        id=f"prism-{seat}",
        class_="glide",
        role="img",
        aria_label=f"{t.names[seat]}: {t.say('word-famous', n=n)}",
        transform=place(x, FAIR + 39 + 14 * (at // 2), 1.15),
    )


@kept
def spaces(t: Tongue, taken: tuple[int, ...]) -> dict[str, Markup]:
    return {f"space-{k}": space(t, k, seat) for k, seat in enumerate(taken)}


@kept
def space(t: Tongue, k: int, taken: int) -> Markup:
    """A special action: what it costs in prestige, its sign and name, who took it."""
    x, y = 14 + 98 * k, FAIR + 96
    name = t.label("fair_space", k)
    return el(
        "g",
        el("title", f"{name}: {t.fair(k)}"),
        el("rect", x=x, y=y, width=92, height=98, rx=8, class_="tile"),
        el("circle", cx=x + 17, cy=y + 17, r=12, class_="badge"),
        text(t.content.prestige[k], x + 17, y + 22, "h2 mid on num"),
        el("path", d=glyphs.SPACE[k], class_="sign", transform=place(x + 46, y + 42, 1.15)),
        *[
            text(part, x + 46, y + 77 + 13 * at, "small mid bold")
            for at, part in enumerate(two_lines(name, 13))
        ],
        marker(t, taken, x + 76, y + 16, f"visit-{k}") if taken >= 0 else None,
        id=f"space-{k}",
        data_w=t.content.space_ids[k],
        role="img",
        aria_label=f"{name}, {t.say('word-famous', n=t.content.prestige[k])}: {t.fair(k)}",
    )


def row(t: Teller, w: Tongue) -> dict[str, Markup]:
    """The innovation row; the first is the next to be awarded."""
    found = {"row-box": box(0, HEIGHT + 10, WIDTH, ROW_HEIGHT - 10, t.say("word-row"))}
    for at in range(int(t.view.row_length)):
        which = int(t.view.board.row[at])
        found[f"row-{which}"] = in_row(w, which, at)
    return found


@kept
def in_row(t: Tongue, which: int, at: int) -> Markup:
    parts = two_lines(t.innovation(which), 18)
    top = 26 - 6 * (len(parts) - 1)
    return el(
        "g",
        el("rect", width=160, height=44, rx=7, class_="tile"),
        el("path", d=glyphs.BULB, class_="sign", transform=place(22, 21)),
        *[text(part, 42, top + 13 * k, "small bold") for k, part in enumerate(parts)],
        id=f"row-{which}",
        data_w=t.content.innovation_ids[which],
        class_="glide",
        role="img",
        aria_label=f"{at + 1}: {t.innovation(which)}",
        transform=place(14 + 168 * at, HEIGHT + 40),
    )


# -- the estates


def panel(t: Teller, w: Tongue, seat: int, known: bool) -> Drawing:
    """Name and standing, twelve fields, seven barrels."""
    own = t.view.estates[seat]
    return Drawing(
        f"seat-{seat}",
        592,
        334,
        t.say("word-seat", who=t.names[seat]),
        {
            "plate": {f"plate-{seat}": plate(t, seat, known)},
            "fields": fields(w, seat, tuple(own.fields)),
            "barrels": barrels(w, seat, tuple(own.cellar)),
        },
    )


def turn_of(view: State, seat: int) -> bool:
    return bool(view.depth > 0 and seat_of(view.top()) == seat and not view.top() & SEALED)


def plate(t: Teller, seat: int, known: bool) -> Markup:
    view = t.view
    turn = turn_of(view, seat)
    jug = view.first == seat and view.year > 0
    purse, *facts = standing(t, seat, known)
    return el(
        "g",
        el("rect", x=1, y=1, width=590, height=332, rx=12, class_="card"),
        el("rect", x=2, y=2, width=588, height=330, rx=12, class_="now") if turn else None,
        el("circle", cx=30, cy=30, r=17, class_="mark", fill=SEAT_INK[seat]),
        text(SEAT_MARK[seat], 30, 36, "h2 mid seat"),
        text(t.names[seat], 56, 27, "h2 bold"),
        text(" · ".join(facts), 56, 45, "small soft"),
        el("path", d=glyphs.JUG, class_="sign", transform=place(512, 28)) if jug else None,
        el("circle", cx=558, cy=29, r=20, class_="coin"),
        text(view.estates[seat].money if known else "?", 558, 35, "h2 mid num on1 bold"),
        id=f"plate-{seat}",
        data_w=f"s{seat}",
        role="img",
        aria_label=f"{t.names[seat]}: {', '.join([purse, *facts])}",
    )


@kept
def fields(t: Tongue, seat: int, tiles: tuple[int, ...]) -> dict[str, Markup]:
    return {f"field-{seat}-{k}": field(t, seat, k, tile) for k, tile in enumerate(tiles)}


@kept
def barrels(t: Tongue, seat: int, cellar: tuple[int, ...]) -> dict[str, Markup]:
    return {f"barrel-{seat}-{k}": barrel(t, seat, k, some) for k, some in enumerate(cellar)}


@kept
def field(t: Tongue, seat: int, k: int, tile: int) -> Markup:
    """A field, free or with its tile: the sign beside its name; used ones face down."""
    x, y = 14 + 95 * (k % 6), 62 + 72 * (k // 6)
    if tile == NO_TILE:
        return el(
            "rect", x=x, y=y, width=89, height=66, rx=7, class_="field", id=f"field-{seat}-{k}"
        )
    down = bool(tile & SPENT) and not is_vine(tile) and not is_innovation(tile)
    names = two_lines(tile_name(t, tile), 10)
    return el(
        "g",
        el("title", t.tile(tile)),
        el("rect", width=89, height=66, rx=7, class_="tile down" if down else "tile"),
        el("g", sign(t, tile, 45, 24, 1.05), class_="fade" if down else None),
        *[
            text(name, 44.5, 51 + 10 * at, f"tiny mid {'soft' if down else 'bold'}")
            for at, name in enumerate(names)
        ],
        id=f"field-{seat}-{k}",
        data_w=tile_word(t, tile),
        role="img",
        aria_label=t.tile(tile),
        transform=place(x, y),
    )


@kept
def barrel(t: Tongue, seat: int, k: int, some: int) -> Markup:
    """A barrel with its cubes; below it the grapes that are mature in it."""
    content = t.content
    x = 54 + 81 * k
    mature = [v for v in range(VARIETIES) if content.ripe[v] <= k <= content.last[v]]
    lying = chips(some)
    said = t.say("word-barrel", barrel=k + 1)
    return el(
        "g",
        el("title", f"{said}: {t.cubes(some) or t.say('word-none')}"),
        el("path", d=glyphs.BARREL, class_="wood"),
        el("path", d=glyphs.HOOPS, class_="hoop"),
        text(ROMAN[k], 0, -35, "small mid soft"),
        *[
            chip(t, v, n, -30 + 32 * (at % 2), -27 + 19 * (at // 2))
            for at, (v, n) in enumerate(lying)
        ],
        *[bunch(v, 22 * (at - (len(mature) - 1) / 2), 43, 0.5) for at, v in enumerate(mature)],
        id=f"barrel-{seat}-{k}",
        data_w=f"b{k + 1}",
        role="img",
        aria_label=f"{said}: {t.cubes(some) or t.say('word-none')}",
        transform=place(x, 264),
    )
