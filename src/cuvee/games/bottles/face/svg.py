"""Bottles drawn: the world with its links, producers and markets, and what each player has."""

import json
from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import CELLS, MARKET_CELL, PRODUCTION, SEA, Content
from cuvee.games.bottles.face.text import Teller, known, place
from cuvee.games.bottles.model.state import AMOUNT, MARKET, MOST_DEBTS, State
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.render.cache import DrawingCache
from cuvee.render.svg import Drawing, el, spell
from cuvee.render.theme import SEAT_INK, SEAT_MARK

STYLE: Final = """
.cuvee .sea-bed{fill:var(--sea)}.cuvee .grid{stroke:var(--sea-deep);opacity:.45;fill:none}
.cuvee .coast{fill:var(--land);stroke:var(--land-edge);stroke-width:1.2;stroke-linejoin:round}
.cuvee .shelf{fill:none;stroke:var(--sea-deep);stroke-width:9;opacity:.5;stroke-linejoin:round}
.cuvee .lake{fill:var(--sea);stroke:var(--land-edge)}
.cuvee .link{stroke:var(--wine);stroke-width:1.4;opacity:.55;fill:none;stroke-dasharray:1 4}
.cuvee .link{stroke-linecap:round}
.cuvee .wrap{fill:var(--wine);font-size:13px;font-style:italic}
.cuvee .spot{fill:var(--card);stroke:var(--soft);stroke-width:1.2}
.cuvee .spot.sea{fill:var(--sea-deep);stroke:var(--soft)}
.cuvee .spot.prod{fill:var(--card);stroke:var(--wine);stroke-width:2}
.cuvee .spot.mart{fill:var(--gold);stroke:var(--card);stroke-width:2}
.cuvee .name{font-size:10.5px;text-anchor:middle;paint-order:stroke;stroke:var(--land)}
.cuvee .name{stroke-width:3px;stroke-opacity:.85}.cuvee .code{font-size:10px;font-weight:700}
.cuvee .name.sea{font-style:italic;fill:var(--soft);stroke:var(--sea)}
.cuvee .name.big{font-weight:700;font-size:11px}
.cuvee .badge{fill:var(--wine)}.cuvee .on-wine{fill:#fff;font-weight:700}
.cuvee .gone{opacity:.35}.cuvee .now{stroke:var(--glow);stroke-width:3;fill:none}
.cuvee .frame{fill:none;stroke:var(--wine);stroke-width:1.5}
.cuvee .pawn{stroke:#fff;stroke-width:1.6}.cuvee .mask{fill:#1b1416;stroke:#fff;stroke-width:1.4}
.cuvee .label-card{fill:var(--card);stroke:var(--line)}
.cuvee .back{fill:var(--wine);stroke:var(--card)}.cuvee .stripe{fill:var(--wine)}
.cuvee .h1{font-size:22px;letter-spacing:.04em}.cuvee .h2{font-size:15px}
.cuvee .track{fill:var(--line)}.cuvee .coin{fill:var(--gold);stroke:var(--card)}
"""

BOTTLE: Final = "M-3-17h6v9q0 3 3 6q2 2 2 6v13q0 3-3 3h-10q-3 0-3-3v-13q0-4 2-6q3-3 3-6z"
PAWN: Final = "M0-15a6 6 0 0 1 4 10.5q5 2 6.5 14.5h-21q1.5-12.5 6.5-14.5a6 6 0 0 1 4-10.5z"
MASK: Final = "M-12-4q12-7 24 0q1 9-5 9q-4 0-7-4q-3 4-7 4q-6 0-5-9z"
WINE: Final = ("#7b1e3a", "#d9c26a", "#e58fa0", "#d58a36", "#b9d2c4", "#c99a2e", "#8a4b2a")
TOP: Final = 52  # the title above the map
SHELF: Final = 132  # the market pile below it


def draw(view: State, viewer: int, names: list[str], lang: str) -> list[Drawing]:
    t = Teller(view, names, lang)
    return [kept_board(t), *[kept_panel(t, seat) for seat in range(view.seats)]]


BOARDS: Final = DrawingCache[Drawing]()
PANELS: Final = DrawingCache[Drawing]()


def kept_board(t: Teller) -> Drawing:
    """The board as it was drawn last time, if nothing on it changed; no cellar is on it."""
    view = t.view
    now = (bool(view.depth), int(view.round), int(view.turn), int(view.market_die))
    there = (tuple(view.cell), int(view.thief), tuple(view.decks), t.lying(MARKET))
    key = (view.content, view.options, tuple(t.names), t.lang, now, there)
    return BOARDS.page(key, lambda: board(t))


def kept_panel(t: Teller, seat: int) -> Drawing:
    """A panel as it was drawn last time, if nothing on it changed."""
    view = t.view
    debts = tuple(view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS])
    purse = (int(view.money[seat]), int(view.bottles[seat]), debts, t.lying(seat))
    who = (seat, int(view.character[seat]), int(view.cell[seat]), bool(view.out[seat]))
    key = (view.content, tuple(t.names), t.lang, who, purse, on_turn(view, seat), int(view.goal()))
    return PANELS.page(key, lambda: panel(t, seat))


def board(t: Teller) -> Drawing:
    """The map between its title and the market pile."""
    content = t.content
    width, height = int(content.width), int(content.height)
    return Drawing(
        "board",
        width,
        TOP + height + SHELF,
        t.say("word-map"),
        {
            "world": {"world": world(content)},
            "title": {"title": title(t)},
            "cells": {f"cell-{k}": cell(t, k) for k in range(CELLS)},
            "pieces": pieces(t),
            "shelf": shelf(t, TOP + height),
        },
    )


# -- what never changes


@cache
def world(content: Content) -> Markup:
    """Sea, coasts and links."""
    width, height = int(content.width), int(content.height)
    grid = [f"M{x} {TOP}v{height}" for x in range(100, width, 100)]
    grid += [f"M0 {TOP + y}h{width}" for y in range(66, height, 66)]
    shores = [(kind, coast(points)) for _, kind, points in content.outlines]
    return el(
        "g",
        el("rect", x=0, y=TOP, width=width, height=height, class_="sea-bed"),
        el("path", d="".join(grid), class_="grid"),
        *[el("path", d=d, class_="shelf") for kind, d in shores if kind == "land"],
        *[el("path", d=d, class_="coast" if kind == "land" else "lake") for kind, d in shores],
        links(content),
        el("rect", x=0, y=TOP, width=width, height=height, class_="frame"),
        id="world",
    )


def coast(points: str) -> str:
    """A closed polygon with its corners rounded (Catmull-Rom as Bézier curves)."""
    corners: list[list[float]] = json.loads(points)
    n = len(corners)
    path = [f"M{spell(corners[0][0])} {spell(corners[0][1] + TOP)}"]
    for k in range(n):
        a, b, c, d = (corners[(k + j) % n] for j in (-1, 0, 1, 2))
        curve = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6 + TOP]
        curve += [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6 + TOP, c[0], c[1] + TOP]
        path.append("C" + " ".join(spell(round(number, 1)) for number in curve))
    return "".join(path) + "z"


def links(content: Content) -> Markup:
    """Every link once; a wrap leaves the map at both sides under its letter."""
    lines, letters = [], []
    over_the_edge = {(west, east): letter for letter, west, east in content.wraps}
    for a in range(CELLS):
        for b in content.links_of(a):
            if a < b and (a, b) not in over_the_edge and (b, a) not in over_the_edge:
                lines.append(f"M{at(content, a)}L{at(content, b)}")
    for (west, east), letter in over_the_edge.items():
        lines.append(f"M{at(content, west)}H0M{at(content, east)}H{content.width}")
        for cell, x, anchor in ((west, 5, "start"), (east, int(content.width) - 5, "end")):
            y = int(content.y[cell]) + TOP - 5
            letters.append(el("text", letter, x=x, y=y, class_="wrap", text_anchor=anchor))
    return el("g", el("path", d="".join(lines), class_="link"), *letters)


def at(content: Content, cell: int) -> str:
    return f"{content.x[cell]} {content.y[cell] + TOP}"


# -- the map


def title(t: Teller) -> Markup:
    view = t.view
    now = ""
    if view.depth and view.round:
        now = f"{t.names[view.turn]} {t.say('word-turn')}"
    return el(
        "g",
        el("text", "Bottles", x=4, y=32, class_="h1 bold"),
        el("text", t.round(), x=130, y=32, class_="h2 soft"),
        el("text", now, x=int(t.content.width) - 4, y=32, class_="h2 bold end"),
        id="title",
    )


def cell(t: Teller, k: int) -> Markup:
    """A place as it is now: only the deck of a producer ever changes."""
    country = t.content.cell_country[k]
    left = int(t.view.decks[country]) if country >= 0 else 0
    key = (t.content, k, left, t.lang)
    if key not in SPOTS:
        SPOTS[key] = spot(t.content, k, left, t.cell(k), place(t, k))
    return SPOTS[key]


SPOTS: Final[dict[tuple[Content, int, int, str], Markup]] = {}


def spot(content: Content, k: int, left: int, name: str, label: str) -> Markup:
    """Land and sea are dots, producers show a bottle and their deck, markets a stall."""
    kind = content.cell_kind[k]
    if kind == PRODUCTION:
        code = content.labels["bottles.id"][content.first_card[content.cell_country[k]]][:2]
        mark = producer(code.upper(), left)
    elif kind == MARKET_CELL:
        mark = stall()
    else:
        radius = 7 if kind == SEA else 8
        mark = [el("circle", r=radius, class_="spot sea" if kind == SEA else "spot")]
    return el(
        "g",
        *mark,
        *caption(name, int(kind)),
        id=f"cell-{k}",
        data_w=content.labels["cells.id"][k],
        class_="cell",
        role="img",
        aria_label=label,
        transform=f"translate({at(content, k)})",
    )


def stall() -> list[Markup]:
    """A market: a stall under its awning."""
    awning = "M-11-2l2-8h18l2 8q-2.5 3-5.5 0q-2.5 3-5.5 0q-3 3-5.5 0q-3 3-5.5 0z"
    stripes = "M-5.5-2l1-8h4v8q-2.5 3-5 0zM5.5-2l-.5-8h4l2 8q-3 3-5.5 0z"
    return [
        el("rect", x=-15, y=-15, width=30, height=30, rx=6, class_="spot mart"),
        el("path", d="M-8-2v11h16v-11", class_="spot"),
        el("path", d=awning, class_="label-card"),
        el("path", d=stripes, class_="stripe"),
    ]


def producer(code: str, left: int) -> list[Markup]:
    return [
        el("circle", r=17, class_="spot prod"),
        el("path", d=BOTTLE, transform="translate(-8 -1) scale(.56)", class_="badge"),
        el("text", code, x=5, y=0, class_="code mid"),
        el("text", left, x=5, y=11, class_="small mid num soft"),
    ]


def caption(name: str, kind: int) -> list[Markup]:
    """The name below its dot; long ones on two lines."""
    words = name.split(" ")
    lines = [name]
    if len(name) > 11 and len(words) > 1:
        half = min(
            range(1, len(words)),
            key=lambda n: max(len(" ".join(words[:n])), len(" ".join(words[n:]))),
        )
        lines = [" ".join(words[:half]), " ".join(words[half:])]
    top = 28 if kind == PRODUCTION else 26 if kind == MARKET_CELL else 18
    style = "name sea" if kind == SEA else "name big" if kind == MARKET_CELL else "name"
    return [el("text", line, y=top + 11 * k, class_=style) for k, line in enumerate(lines)]


def pieces(t: Teller) -> dict[str, Markup]:
    """The thief and the markers, each a little beside the middle of its cell."""
    view, content = t.view, t.content
    thief = el(
        "g",
        el("path", d=MASK, class_="mask"),
        id="thief",
        class_="glide",
        role="img",
        aria_label=f"{t.say('word-thief')}, {t.cell(view.thief)}",
        transform=f"translate({content.x[view.thief] - 13} {content.y[view.thief] + TOP - 15})",
    )
    found = {"thief": thief}
    for seat in range(view.seats):
        here = view.cell[seat]
        if here >= 0:
            x, y = int(content.x[here]) + 11, int(content.y[here]) + TOP - 12
            if view.marker_on(here, seat) > seat:
                x -= 22
            found[f"marker-{seat}"] = pawn(t, seat, f"translate({x} {y})")
    return found


def pawn(t: Teller, seat: int, transform: str) -> Markup:
    here = t.view.cell[seat]
    where = t.cell(here) if here >= 0 else t.say("word-nowhere")
    return el(
        "g",
        el("path", d=PAWN, class_="pawn", fill=SEAT_INK[seat]),
        el("text", SEAT_MARK[seat], y=7, class_="small mid on-wine"),
        id=f"marker-{seat}",
        class_="glide",
        role="img",
        aria_label=f"{t.names[seat]}, {where}",
        transform=transform,
    )


def shelf(t: Teller, top: int) -> dict[str, Markup]:
    """The market pile, face up."""
    cards = t.lying(MARKET)
    name = f"{t.say('word-market')} · {len(cards)}"
    if t.view.market_die:
        trend = t.content.market_labels[t.view.market_die]
        name += " · " + t.say("word-market_die", die=t.view.market_die, trend=trend)
    found = {
        "shelf-name": el(
            "text",
            name,
            id="shelf-name",
            x=4,
            y=top + 24,
            class_="h2 bold",
        )
    }
    step = min(62.0, (int(t.content.width) - 66) / max(1, len(cards) - 1))
    for k, card in enumerate(cards):
        found[f"card-{card}"] = bottle(t, card, 4 + k * step, top + 36)
    return found


# -- bottles and players


def bottle(t: Teller, card: int, x: float, y: float) -> Markup:
    """A card: country, bottle in the colour of its wine, glasses."""
    content = t.content
    code = content.labels["bottles.id"][card]
    value = int(content.value[card])
    pips = [
        el("path", d="M-3-4h6q0 5-3 5v3h2h-4h2v-3q-3 0-3-5z", class_="badge", transform=spot)
        for spot in (f"translate({29 + 8 * (k - (value - 1) / 2):.1f} 76)" for k in range(value))
    ]
    return el(
        "g",
        el("title", t.bottle(card)),
        el("rect", width=58, height=84, rx=6, class_="label-card"),
        el("text", code[:2].upper(), x=7, y=17, class_="small bold"),
        el("text", value, x=51, y=17, class_="small end bold num"),
        el(
            "path",
            d=BOTTLE,
            transform="translate(29 45) scale(1.15)",
            class_="pawn",
            fill=WINE[content.kind[card]],
        ),
        el("rect", x=22, y=47, width=14, height=9, class_="label-card"),
        *pips,
        id=f"card-{card}",
        data_w=code,
        class_="bottle glide",
        role="img",
        aria_label=t.bottle(card),
        transform=f"translate({spell(round(x, 1))} {spell(y)})",
    )


def back(t: Teller, seat: int, k: int, x: float, y: float) -> Markup:
    """A hidden bottle: its key is a slot, never a card."""
    return el(
        "g",
        el("rect", width=58, height=84, rx=6, class_="back"),
        el("path", d=BOTTLE, transform="translate(29 44) scale(1.3)", class_="label-card"),
        id=f"slot-{seat}-{k}",
        class_="bottle glide",
        transform=f"translate({spell(round(x, 1))} {spell(y)})",
    )


def panel(t: Teller, seat: int) -> Drawing:
    """Name, purse, the way to the goal, and the cellar as far as the viewer knows it."""
    view = t.view
    return Drawing(
        f"seat-{seat}",
        592,
        188,
        t.say("word-seat", who=t.names[seat]),
        {
            "plate": {f"plate-{seat}": plate(t, seat)},
            "cellar": cellar(t, seat) if not view.out[seat] else {},
        },
    )


def on_turn(view: State, seat: int) -> bool:
    return bool(view.turn == seat and view.round > 0 and view.depth > 0)


def plate(t: Teller, seat: int) -> Markup:
    view, turn = t.view, on_turn(t.view, seat)
    who = t.names[seat]
    if view.character[seat] >= 0:
        who += f" · {t.label('characters', view.character[seat])}"
    return el(
        "g",
        el("rect", x=1, y=1, width=590, height=186, rx=10, class_="card"),
        el("rect", x=2, y=2, width=588, height=184, rx=10, class_="now") if turn else None,
        el(
            "path",
            d=PAWN,
            transform="translate(28 32) scale(1.25)",
            class_="pawn",
            fill=SEAT_INK[seat],
        ),
        el("text", SEAT_MARK[seat], x=28, y=40, class_="mid on-wine"),
        el("text", who, x=52, y=28, class_="h2 bold"),
        el("text", standing(t, seat), x=52, y=48, class_="soft"),
        *(purse(int(view.money[seat])) if not view.out[seat] else []),
        *(goal_track(t, seat) if known(t, seat) and not view.out[seat] else []),
        id=f"plate-{seat}",
        data_w=f"s{seat}",
        class_="gone" if view.out[seat] else None,
    )


def standing(t: Teller, seat: int) -> str:
    """Where, how many bottles, who is owed."""
    view = t.view
    if view.out[seat]:
        return t.say("word-out")
    here = view.cell[seat]
    parts = [t.cell(here) if here >= 0 else t.say("word-nowhere"), t.count(int(view.bottles[seat]))]
    for debt in view.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS]:
        if debt:
            other = t.names[creditor_of(debt)]
            parts.append(t.say("word-owes", other=other, debt=debt & AMOUNT))
    return " · ".join(parts)


def purse(money: int) -> list[Markup]:
    return [
        el("circle", cx=560, cy=30, r=19, class_="coin"),
        el("text", money, x=560, y=35, class_="h2 mid num on-wine"),
    ]


def goal_track(t: Teller, seat: int) -> list[Markup]:
    """One dot for each country the goal needs, filled for those in the cellar."""
    goal, have = int(t.view.goal()), int(scoring.score(t.view, seat))
    dots = [
        el("circle", cx=52 + 16 * k + 6, cy=62, r=6, class_="badge" if k < have else "track")
        for k in range(max(goal, have))
    ]
    words = t.say("word-goal", countries=have, goal=goal)
    return [*dots, el("text", words, x=60 + 16 * max(goal, have), y=66, class_="small soft")]


def cellar(t: Teller, seat: int) -> dict[str, Markup]:
    view = t.view
    cards = t.lying(seat)
    hidden = int(view.bottles[seat]) - len(cards)
    step = min(62.0, (592 - 86) / max(1, int(view.bottles[seat]) - 1))
    found = {f"card-{card}": bottle(t, card, 14 + k * step, 88) for k, card in enumerate(cards)}
    for k in range(hidden):
        found[f"slot-{seat}-{k}"] = back(t, seat, k, 14 + (len(cards) + k) * step, 88)
    return found
