"""The board of Dom Pierre: vineyard, crossing and roads, village, glass, objectives."""

from collections.abc import Callable
from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import BOTH, BOTTLE, REIMS, SHIPPED
from cuvee.games.dom_pierre.face.svg_parts import (
    LETTERS,
    accessory,
    bonus,
    champagne,
    crown,
    flag,
    grape,
    heading,
    moved,
    remembered,
    words,
    worker,
)
from cuvee.games.dom_pierre.face.svg_side import end_track, glass, objectives, supplies, village
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import bonus_on, market_card
from cuvee.games.dom_pierre.model.state import NEUTRAL
from cuvee.games.dom_pierre.rules.market import card_of, cards_left
from cuvee.games.dom_pierre.rules.workers import on_cell, on_space
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, join

WIDTH: Final = 1400
HEIGHT_ALL: Final = 1250
CELL: Final = 54
CELLS: Final = 52
ROADS: Final = 24  # spaces of all roads
YARD: Final = (52, 92)  # the middle of a1
CROSSING: Final = (850, 590)
STEP: Final = ((0, -54), (46, 0), (0, 50), (-46, 0))  # from space to space on each road
CARD: Final = ((850, 200), (1308, 590), (850, 970), (474, 590))  # the middle of each deck
QUOTA: Final = ((766, 200), (1224, 590), (766, 970), (558, 660))
REIMS_AT: Final = (980, 200)


LAYERS: Final = DrawingCache[dict[str, Markup]](8192)


def board(t: Teller) -> Drawing:
    view = t.view
    levels = tuple([int(house.level) for house in view.houses])
    points = tuple([int(house.points) for house in view.houses])
    pickers = tuple([int(house.pickers) for house in view.houses])
    posts = tuple([int(on_space(view, space)) for space in range(ROADS)])
    stock = (numbers_in(view.stock), view.vineyard.bag.count)
    return Drawing(
        "board",
        WIDTH,
        HEIGHT_ALL,
        t.say("word-board"),
        {
            "land": kept(t, ground, view.round, view.last_round, view.depth > 0, view.active),
            "cells": kept(t, vineyard, numbers_in(view.vineyard), pickers),
            "roads": roads(t, posts, tuple(t.names)),
            "markets": kept(t, markets, numbers_in(view.market)),
            "village": kept(t, village, numbers_in(view.village)),
            "supply": kept(t, supplies, *stock),
            "glass": kept(t, glass, numbers_in(view.glass), levels),
            "end": kept(t, end_track, view.discs_off, points),
            "objectives": kept(t, objectives, numbers_in(view.shelf)),
        },
    )


def kept(
    t: Teller, layer: Callable[[Teller], dict[str, Markup]], *facts: object
) -> dict[str, Markup]:
    """The layer as it was drawn last time for these facts: they are all it shows."""
    key = (layer, t.content, t.view.options, t.view.seats, tuple(t.names), t.lang, facts)
    return LAYERS.page(key, lambda: layer(t))


def ground(t: Teller) -> dict[str, Markup]:
    return {"land": land(), "title": title(t), "names": captions(t)}


# -- what never changes


@cache
def land() -> Markup:
    """Fields, rows of vines and the roads."""
    roads = []
    for route in range(4):
        n = len(spaces(route))
        x, y = at(route, n - 1)
        d = f"M{CROSSING[0]} {CROSSING[1]}L{x} {y}"
        roads += [el("path", d=d, class_="road"), el("path", d=d, class_="road top")]
    yard = el("rect", x=16, y=62, width=470, height=420, rx=14, class_="field")
    fields = [
        el("rect", x=16, y=720, width=390, height=300, rx=14, class_="field"),
        el("rect", x=16, y=500, width=390, height=206, rx=14, class_="field"),
        el("rect", x=980, y=690, width=404, height=330, rx=14, class_="field"),
        el("rect", x=1050, y=62, width=334, height=462, rx=14, class_="field"),
        el("rect", x=16, y=1044, width=1368, height=198, rx=14, class_="field"),
    ]
    hub = [
        el("circle", cx=CROSSING[0], cy=CROSSING[1], r=30, class_="space far"),
        el(
            "path",
            d="M0-17l13 10v16h-26v-16zM-4 9v-8h8v8",
            class_="wineline",
            transform=place(CROSSING),
        ),
    ]
    return el("g", hills(), yard, *fields, *roads, *hub, id="land")


def hills() -> Markup:
    """A slope with its rows of vines, a chapel on top, the sun behind."""
    rows = []
    for k in range(9):
        x = 424 + 36 * k
        rows.append(f"M{x} 1012q{20 + 2 * k}-60 {40 - 6 * k}-{150 - 5 * abs(4 - k)}")
    return join(
        [
            el("circle", cx=690, cy=742, r=34, class_="fizz"),
            el("path", d="M416 1016v-70q60-110 150-120q90-8 230 130v60z", class_="slope"),
            el("path", d="".join(rows), class_="vine"),
            el(
                "path",
                d="M552 830v-34h40v34zM547 797l25-20 25 20zM566 777v-26l6-14 6 14v26",
                class_="chapel",
            ),
        ]
    )


def place(point: tuple[int, int]) -> str:
    return f"translate({point[0]} {point[1]})"


def spaces(route: int) -> range:
    return range(int(SHIPPED.route_first[route]), int(SHIPPED.route_first[route + 1]))


def at(route: int, n: int) -> tuple[int, int]:
    """The middle of the nth space of a road, 0 next to the crossing."""
    dx, dy = STEP[route]
    first = 58
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    return CROSSING[0] + sx * first + dx * n, CROSSING[1] + sy * first + dy * n


@remembered
def captions(t: Teller) -> Markup:
    return el(
        "g",
        heading(t.say("word-vineyard"), 82, 474),
        words(varieties(t), 190, 474, "tiny soft"),
        *sale_scale(t),
        heading(t.say("word-village"), 32, 748),
        heading(t.say("word-supplies"), 32, 526),
        heading(t.say("word-glass"), 1066, 90),
        heading(t.say("word-end_track"), 996, 718),
        heading(t.say("word-objectives"), 32, 1068),
        *[words("abcdefgh"[k], YARD[0] + CELL * k, 76, "tiny soft mid") for k in range(8)],
        *[words(k + 1, 22, YARD[1] + 16 + CELL * k, "tiny soft") for k in range(7)],
        id="names",
    )


def varieties(t: Teller) -> str:
    """Which letter stands for which grape."""
    return " · ".join(f"{LETTERS[k]} {t.label('grape', k)}" for k in range(3))


def sale_scale(t: Teller) -> list[Markup]:
    """Which sale earns which shield."""
    least = [int(n) for n in t.content.sale_least]
    spans = [f"{least[0]}–{least[1] - 1}", f"{least[1]}–{least[2] - 1}", f"{least[2]}+"]
    parts = [heading(t.say("word-sale"), 524, 300)]
    for n, span in enumerate(spans):
        parts.append(shield("", 536, 326 + 28 * n))
        parts.append(words(span, 556, 330 + 28 * n, "h3 num"))
    parts.append(crown(536, 410, 0.8))
    best = t.say("word-sale_prestige", value=int(t.content.sale_prestige))
    parts.append(words(best, 556, 415, "h3 num"))
    return parts


def shield(value: int | str, x: float, y: float) -> Markup:
    return moved(
        x,
        y,
        el("path", d="M-10-9h20v9q0 8-10 11q-10-3-10-11z", class_="winefill"),
        el("text", str(value), y=4, class_="small on mid num"),
    )


def title(t: Teller) -> Markup:
    view = t.view
    stand = t.say("word-round", round=view.round) if view.round else t.say("word-draft")
    if view.last_round and view.round == view.last_round:
        stand += f", {t.say('word-last_round')}"
    now = t.say("word-over")
    if view.depth:
        now = t.say("word-turn", who=t.names[view.active]) if view.round else ""
    return el(
        "g",
        words(t.say("word-title"), 16, 40, "h1 bold"),
        words(stand, 240, 40, "h2 soft"),
        words(now, WIDTH - 16, 40, "h2 bold end"),
        id="title",
    )


# -- the vineyard


def vineyard(t: Teller) -> dict[str, Markup]:
    """The cells as they lie now."""
    yard = t.view.vineyard
    found = {}
    for k in range(CELLS):
        post = int(on_cell(t.view, k))
        who = t.names[post] if post >= 0 else ""
        found[f"cell-{k}"] = cell(t, k, int(yard.grape_on(k)), bonus_on(t.view, k), post, who)
    return found


@remembered
def cell(t: Teller, k: int, variety: int, gift: int, post: int, who: str) -> Markup:
    """Soil with vines, a bonus or a grape, and who works there."""
    name = t.content.ids["vineyard_cell"][k]
    x = YARD[0] + CELL * "abcdefgh".index(name[0])
    y = YARD[1] + 14 + CELL * (int(name[1]) - 1)
    parts = [el("rect", x=-25, y=-25, width=50, height=50, rx=7, class_="soil")]
    label = t.say("word-cell_empty", cell=name)
    if variety >= 0:
        parts.append(grape(variety, 0 if post < 0 else -9, 0 if post < 0 else -5, 1.35))
        label = t.say("word-cell", cell=name, grape=t.label("grape", variety))
    else:
        parts.append(el("path", d="M-18-10h36M-18 0h36M-18 10h36", class_="vine"))
    if gift >= 0:
        parts.append(bonus(t, gift, 0, 0))
        label += ", " + t.say("word-bonus_here", bonus=t.label("bonus", gift))
    if post >= 0:
        parts.append(worker(post, 13, 12))
        label += ", " + t.say("word-worker_of", who=who)
    return el(
        "g",
        *parts,
        id=f"cell-{k}",
        data_w=name,
        role="img",
        aria_label=label,
        transform=f"translate({x} {y})",
    )


# -- roads and markets


@remembered
def roads(t: Teller, posts: tuple[int, ...], names: tuple[str, ...]) -> dict[str, Markup]:
    """The spaces with who stands on them."""
    who = {-1: "", int(NEUTRAL): t.say("word-neutral"), **dict(enumerate(names))}
    return {f"space-{k}": space(t, k, post, who[post]) for k, post in enumerate(posts)}


@remembered
def space(t: Teller, k: int, post: int, who: str) -> Markup:
    """A space of a road: its section's bonus, or the worker on it."""
    content = t.content
    route = next(r for r in range(4) if k in spaces(r))
    section = int(content.section[k])
    value = int(content.section_bonus[section])
    style = ("space", "space mid-section", "space far")[section % 3]
    parts = [el("circle", r=17, class_=style)]
    label = t.space(k) + ", "
    if post < 0:
        parts.append(el("text", f"+{value}", y=4, class_="small soft mid num"))
        label += t.say("word-sections", bonus=value)
    else:
        parts.append(worker(post, 0, 3, 1.15))
        label += t.say("word-worker_of", who=who)
    x, y = at(route, k - spaces(route)[0])
    return el(
        "g",
        *parts,
        id=f"space-{k}",
        data_w=content.ids["route_space"][k],
        role="img",
        aria_label=label,
        transform=f"translate({x} {y})",
    )


def markets(t: Teller) -> dict[str, Markup]:
    """Top cards, quotas and Reims."""
    found = {}
    for route in range(4):
        left = int(cards_left(t.view, route))
        found[f"market-{route}"] = deck(t, route, int(card_of(t.view, route)), left)
        found[f"quota-{route}"] = quota(t, route, int(t.view.market.quotas[route]))
    found["market-reims"] = reims(t, card_of(t.view, 4) >= 0)
    return found


@remembered
def deck(t: Teller, route: int, card: int, left: int) -> Markup:
    """The deck of a route with its top card."""
    caption = f"{t.label('route', route)} · {t.say('word-deck', count=left)}"
    none = t.say("word-no_deck")
    return el(
        "g",
        el("rect", x=-57, y=-39, width=120, height=84, rx=8, class_="slot"),
        face(t, card) if card >= 0 else words(none, 0, 5, "small soft mid"),
        words(caption, 0, 58, "tiny soft mid"),
        id=f"market-{route}",
        data_w=t.content.ids["route"][route],
        role="img",
        aria_label=market_card(t, card) if card >= 0 else none,
        transform=place(CARD[route]),
    )


@remembered
def reims(t: Teller, is_open: bool) -> Markup:
    """Reims, pale while it is closed."""
    return el(
        "g",
        face(t, int(REIMS)),
        id="market-reims",
        data_w="reims",
        role="img",
        aria_label=market_card(t, int(REIMS)),
        transform=place(REIMS_AT),
        class_=None if is_open else "spent",
    )


def face(t: Teller, card: int) -> Markup:
    """A market card: city, what it buys, presses, accessories, crown and flag."""
    content = t.content
    accepts = int(content.accepts[card])
    name = t.name("market", card)
    parts = [
        el("rect", x=-60, y=-42, width=120, height=84, rx=8, class_="sheet"),
        el("path", d="M-60-20h120", class_="rule"),
        words(name, -52, -26, "h3 bold" if len(name) < 13 else "small bold"),
    ]
    if accepts in (BOTTLE, BOTH):
        parts.append(champagne(1, -40 if accepts == BOTTLE else -48, 0, 0.85))
    if accepts != BOTTLE:
        parts.append(champagne(0, -38 if accepts != BOTH else -28, 0, 0.72))
    for press in range(3):
        value = int(content.press_add[3 * card + press])
        x = -2 + 21 * press
        parts.append(el("rect", x=x - 9, y=-14, width=18, height=26, rx=3, class_="slot"))
        parts.append(words("LMR"[press], x, -4, "tiny soft mid"))
        parts.append(words("×" if value < 0 else f"+{value}", x, 9, "small bold mid num"))
    kinds = [k for k in range(4) if content.takes[card] >> k & 1]
    parts += [accessory(2 * kind, -44 + 24 * n, 28, 0.78) for n, kind in enumerate(kinds)]
    if card != REIMS:
        parts += [crown(44, -31, 0.75)] if content.crowned >> card & 1 else []
        parts += [flag(c, 46, 28) for c in (0, 1) if content.flagged[c] >> card & 1]
    return join(parts)


@remembered
def quota(t: Teller, route: int, tile: int) -> Markup:
    """Three shields: the points for a low, a middling and a high sale."""
    shields = [int(n) for n in t.content.quota[3 * tile : 3 * tile + 3]]
    label = t.say("word-quota", a=shields[0], b=shields[1], c=shields[2])
    return el(
        "g",
        el("rect", x=-18, y=-42, width=36, height=84, rx=6, class_="sheet"),
        *[shield(value, 0, -26 + 27 * n) for n, value in enumerate(shields)],
        id=f"quota-{route}",
        role="img",
        aria_label=label,
        transform=place(QUOTA[route]),
    )
