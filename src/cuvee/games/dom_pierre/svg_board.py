"""The board of Dom Pierre: vineyard, crossing and roads, village, glass, objectives."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.content import BOTH, BOTTLE, REIMS, SHIPPED
from cuvee.games.dom_pierre.rules.market import card_of, cards_left
from cuvee.games.dom_pierre.state import NEUTRAL
from cuvee.games.dom_pierre.svg_parts import (
    LETTERS,
    accessory,
    bonus,
    champagne,
    crown,
    flag,
    grape,
    harvest,
    heading,
    moved,
    prestige_tile,
    words,
    worker,
    wrapped,
)
from cuvee.games.dom_pierre.text import Teller
from cuvee.games.dom_pierre.text_table import bonus_on, conditions, market_card, shown
from cuvee.render.svg import Drawing, el, join
from cuvee.render.theme import SEAT_INK, SEAT_MARK

WIDTH: Final = 1400
HEIGHT_ALL: Final = 1250
CELL: Final = 54
YARD: Final = (52, 92)  # the middle of a1
CROSSING: Final = (850, 590)
STEP: Final = ((0, -54), (46, 0), (0, 50), (-46, 0))  # from space to space on each road
CARD: Final = ((850, 200), (1308, 590), (850, 970), (474, 590))  # the middle of each deck
QUOTA: Final = ((766, 200), (1224, 590), (766, 970), (558, 660))
REIMS_AT: Final = (980, 200)


def board(t: Teller) -> Drawing:
    return Drawing(
        "board",
        WIDTH,
        HEIGHT_ALL,
        t.say("word.board"),
        {
            "land": {"land": land(), "title": title(t), "names": captions(t)},
            "cells": {f"cell-{k}": cell(t, k) for k in range(52)},
            "roads": {f"space-{k}": space(t, k) for k in range(24)},
            "markets": markets(t),
            "village": village(t),
            "supply": {"supply": supplies(t)},
            "glass": glass(t),
            "end": end_track(t),
            "objectives": objectives(t),
        },
    )


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
    return join([hills(), yard, *fields, *roads, *hub])


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


def captions(t: Teller) -> Markup:
    return join(
        [
            heading(t.say("word.vineyard"), 82, 474),
            words(varieties(t), 190, 474, "tiny soft"),
            *sale_scale(t),
            heading(t.say("word.village"), 32, 748),
            heading(t.say("word.supplies"), 32, 526),
            heading(t.say("word.glass"), 1066, 90),
            heading(t.say("word.end_track"), 996, 718),
            heading(t.say("word.objectives"), 32, 1068),
            *[words("abcdefgh"[k], YARD[0] + CELL * k, 76, "tiny soft mid") for k in range(8)],
            *[words(k + 1, 22, YARD[1] + 16 + CELL * k, "tiny soft") for k in range(7)],
        ]
    )


def varieties(t: Teller) -> str:
    """Which letter stands for which grape."""
    return " · ".join(f"{LETTERS[k]} {t.label('grape', k)}" for k in range(3))


def sale_scale(t: Teller) -> list[Markup]:
    """Which sale earns which shield."""
    least = [int(n) for n in t.content.sale_least]
    spans = [f"{least[0]}–{least[1] - 1}", f"{least[1]}–{least[2] - 1}", f"{least[2]}+"]
    parts = [heading(t.say("word.sale"), 524, 300)]
    for n, span in enumerate(spans):
        parts.append(shield("", 536, 326 + 28 * n))
        parts.append(words(span, 556, 330 + 28 * n, "h3 num"))
    parts.append(crown(536, 410, 0.8))
    best = t.say("word.sale_prestige", value=int(t.content.sale_prestige))
    parts.append(words(best, 556, 415, "h3 num"))
    return parts


def shield(value: object, x: float, y: float) -> Markup:
    return moved(
        x,
        y,
        el("path", d="M-10-9h20v9q0 8-10 11q-10-3-10-11z", class_="winefill"),
        el("text", str(value), y=4, class_="small on mid num"),
    )


def title(t: Teller) -> Markup:
    view = t.view
    stand = t.say("word.round", round=view.round) if view.round else t.say("word.draft")
    if view.last_round and view.round == view.last_round:
        stand += f", {t.say('word.last_round')}"
    now = t.say("word.over")
    if view.depth:
        now = t.say("word.turn", who=t.names[view.active]) if view.round else ""
    return el(
        "g",
        words(t.say("word.title"), 16, 40, "h1 bold"),
        words(stand, 240, 40, "h2 soft"),
        words(now, WIDTH - 16, 40, "h2 bold end"),
        id="title",
    )


# -- the vineyard


def cell(t: Teller, k: int) -> Markup:
    """Soil with vines, a bonus or a grape, and who works there."""
    view = t.view
    name = t.content.ids["vineyard_cell"][k]
    x = YARD[0] + CELL * "abcdefgh".index(name[0])
    y = YARD[1] + 14 + CELL * (int(name[1]) - 1)
    variety = int(view.vineyard.grapes[k])
    post = int(view.vineyard.posts[24 + k])
    gift = bonus_on(view, k)
    parts = [el("rect", x=-25, y=-25, width=50, height=50, rx=7, class_="soil")]
    label = t.say("word.cell_empty", cell=name)
    if variety >= 0:
        parts.append(grape(variety, 0 if post < 0 else -9, 0 if post < 0 else -5, 1.35))
        label = t.say("word.cell", cell=name, grape=t.label("grape", variety))
    else:
        parts.append(el("path", d="M-18-10h36M-18 0h36M-18 10h36", class_="vine"))
    if gift >= 0:
        parts.append(bonus(t, gift, 0, 0))
        label += ", " + t.say("word.bonus_here", bonus=t.label("bonus", gift))
    if post >= 0:
        parts.append(worker(post, 13, 12))
        label += ", " + t.say("word.worker_of", who=t.names[post])
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


def space(t: Teller, k: int) -> Markup:
    """A space of a road: its section's bonus, or the worker on it."""
    view, content = t.view, t.content
    route = next(r for r in range(4) if k in spaces(r))
    section = int(content.section[k])
    post = int(view.vineyard.posts[k])
    style = ("space", "space mid-section", "space far")[section % 3]
    parts = [el("circle", r=17, class_=style)]
    label = content.ids["route_space"][k] + ", "
    if post < 0:
        bonus_text = f"+{content.section_bonus[section]}"
        parts.append(el("text", bonus_text, y=4, class_="small soft mid num"))
        label += t.say("word.sections", bonus=content.section_bonus[section])
    else:
        parts.append(worker(post, 0, 3, 1.15))
        who = t.say("word.neutral") if post == NEUTRAL else t.names[post]
        label += t.say("word.worker_of", who=who)
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
        x, y = CARD[route]
        card = int(card_of(t.view, route))
        word = t.content.ids["route"][route]
        left = t.say("word.deck", count=cards_left(t.view, route))
        found[f"market-{route}"] = el(
            "g",
            el("rect", x=-57, y=-39, width=120, height=84, rx=8, class_="slot"),
            face(t, card) if card >= 0 else words(t.say("word.no_deck"), 0, 5, "small soft mid"),
            words(f"{t.label('route', route)} · {left}", 0, 58, "tiny soft mid"),
            id=f"market-{route}",
            data_w=word,
            role="img",
            aria_label=market_card(t, card) if card >= 0 else t.say("word.no_deck"),
            transform=f"translate({x} {y})",
        )
        found[f"quota-{route}"] = quota(t, route)
    found["market-reims"] = el(
        "g",
        face(t, int(REIMS)),
        id="market-reims",
        data_w="reims",
        role="img",
        aria_label=market_card(t, int(REIMS)),
        transform=f"translate({REIMS_AT[0]} {REIMS_AT[1]})",
        class_=None if card_of(t.view, 4) >= 0 else "spent",
    )
    return found


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
        parts.append(champagne(1, -44 if accepts == BOTTLE else -48, 4, 0.85))
    if accepts != BOTTLE:
        parts.append(champagne(0, -44 if accepts != BOTH else -28, 4, 0.72))
    for press in range(3):
        value = int(content.press_add[3 * card + press])
        x = -2 + 21 * press
        parts.append(el("rect", x=x - 9, y=-14, width=18, height=26, rx=3, class_="slot"))
        parts.append(words("LMR"[press], x, -4, "tiny soft mid"))
        parts.append(words("×" if value < 0 else f"+{value}", x, 9, "small bold mid num"))
    kinds = [k for k in range(4) if content.takes[card] >> k & 1]
    parts += [accessory(2 * kind, -46 + 22 * n, 29, 0.75) for n, kind in enumerate(kinds)]
    if card != REIMS and content.crowned >> card & 1:
        parts.append(crown(46, -31, 0.75))
    if card != REIMS:
        parts += [flag(c, 46, 29) for c in (0, 1) if content.flagged[c] >> card & 1]
    return join(parts)


def quota(t: Teller, route: int) -> Markup:
    """Three shields: the points for a low, a middling and a high sale."""
    x, y = QUOTA[route]
    tile = int(t.view.market.quotas[route])
    shields = [int(n) for n in t.content.quota[3 * tile : 3 * tile + 3]]
    parts = [el("rect", x=-18, y=-42, width=36, height=84, rx=6, class_="sheet")]
    parts += [shield(value, 0, -26 + 27 * n) for n, value in enumerate(shields)]
    label = t.say("word.quota", a=shields[0], b=shields[1], c=shields[2])
    return el(
        "g",
        *parts,
        id=f"quota-{route}",
        role="img",
        aria_label=f"{label} ({t.say('word.sale_scale')})",
        transform=f"translate({x} {y})",
    )


# -- village and supplies


def village(t: Teller) -> dict[str, Markup]:
    """Two piles of harvest tiles, two of blue accessories."""
    piles = t.view.village.piles
    found = {}
    for n, (first, pile) in enumerate([(0, 0), (0, 1), (int(BLUE), 0), (int(BLUE), 1)]):
        top, height = int(piles[first + pile]), int(piles[first + pile + HEIGHT])
        x, y = 76 + 92 * n, 812
        parts = [el("rect", x=-32, y=-36, width=64, height=72, rx=8, class_="sheet")]
        label = t.say("word.empty")
        if height:
            tile = t.label("accessory", top) if first else t.village_tile(top)
            key = "word.blue_pile" if first else "word.harvest_pile"
            label = t.say(key, pile=pile + 1, tile=tile, height=height)
            parts.append(
                accessory(2 * top + 1, 0, -8, 1.6)
                if first
                else harvest(top // 3, top % 3 + 1, 0, -8)
            )
        parts.append(words(f"{pile + 1} · {height}", 0, 28, "small soft mid num"))
        found[f"pile-{n}"] = el(
            "g",
            *parts,
            id=f"pile-{n}",
            data_w=f"{'accessory' if first else 'harvest'} {pile + 1}",
            role="img",
            aria_label=label,
            transform=f"translate({x} {y})",
        )
    found["benefits"] = benefits(t)
    return found


def benefits(t: Teller) -> Markup:
    """What a tasting is worth, and the two favours."""
    one, two = (int(n) for n in t.content.tasting)
    return join(
        [
            champagne(1, 60, 906, 1.1),
            words(f"→ {one} {t.say('word.vp')}", 78, 912, "h3"),
            champagne(1, 184, 906, 1.1),
            champagne(1, 202, 906, 1.1),
            words(f"→ {two} {t.say('word.vp')}", 220, 912, "h3"),
            el("rect", x=44, y=944, width=24, height=32, rx=3, class_="sheet"),
            el("rect", x=76, y=944, width=24, height=32, rx=3, class_="sheet"),
            words("★", 56, 966, "h2 mid"),
            words("★", 88, 966, "h2 mid"),
            words(t.say("word.favours"), 112, 966, "h3"),
        ]
    )


def supplies(t: Teller) -> Markup:
    """Harvest tiles by value, grey and blue accessories, flags, grapes in the bag."""
    view = t.view
    parts = [words(v, 112 + 46 * (v - 1), 546, "tiny soft mid") for v in (1, 2, 3)]
    for variety in range(3):
        y = 566 + 38 * variety
        parts.append(grape(variety, 56, y, 1.1))
        for value in range(3):
            x = 112 + 46 * value
            left = view.stock.harvest[3 * variety + value]
            parts.append(el("rect", x=x - 19, y=y - 14, width=38, height=28, rx=4, class_="sheet"))
            parts.append(words(f"×{left}", x, y + 5, "h3 mid num"))
    for kind in range(4):
        x = 258 + 37 * kind
        parts += [
            accessory(2 * kind, x, 560),
            words(view.stock.goods[2 * kind], x, 586, "small mid num"),
        ]
        parts += [
            accessory(2 * kind + 1, x, 610),
            words(view.stock.goods[2 * kind + 1], x, 636, "small mid num"),
        ]
    parts += [flag(0, 262, 672), words(f"×{view.stock.usa}", 276, 676, "h3 num")]
    parts += [flag(1, 318, 672), words(f"×{view.stock.russia}", 332, 676, "h3 num")]
    parts.append(words(t.say("word.bag", count=view.vineyard.bag.count), 50, 688, "h3"))
    return join(parts)


# -- glass, end track, objectives


def glass(t: Teller) -> dict[str, Markup]:
    """A tall glass of tiles with the track of the levels beside it."""
    view, content = t.view, t.content
    found = {"glass": flute(t)}
    up = [kind for kind in range(12) for _ in range(view.glass.up[kind])]
    count: dict[int, int] = {}
    for n, kind in enumerate(up):
        count[kind] = count.get(kind, 0) + 1
        x, y = 1264 + 52 * (n % 2) - 26 * (n > 9), 448 - 52 * (n // 2)
        found[f"tile-{kind}-{count[kind]}"] = el(
            "g",
            prestige_tile(t, kind, 0, 0),
            id=f"tile-{kind}-{count[kind]}",
            data_w=content.ids["prestige_tile"][kind],
            role="img",
            aria_label=t.label("prestige_tile", kind),
            transform=f"translate({x} {y})",
        )
    found["hidden-tiles"] = el(
        "g",
        el("circle", r=20, class_="back"),
        words(f"×{view.glass.down}", 0, 6, "h2 on mid num"),
        id="hidden-tiles",
        data_w="hidden",
        role="img",
        aria_label=t.say("word.face_down", count=view.glass.down),
        transform="translate(1356 486)",
    )
    return found


def flute(t: Teller) -> Markup:
    """The glass, and which house stands on which level."""
    view, content = t.view, t.content
    wall = "M1226 104h128v330q0 50-64 50q-64 0-64-50z"
    fizz = [(1250, 140, 3), (1330, 128, 4), (1300, 150, 2), (1262, 172, 4), (1336, 182, 3)]
    parts = [
        el("path", d=wall, class_="glass-wall"),
        *[el("circle", cx=x, cy=y, r=r, class_="fizz") for x, y, r in fizz],
    ]
    for level in range(8):
        y = 494 - 52 * level
        parts.append(el("path", d=f"M1066 {y + 12}h146", class_="rule"))
        parts.append(words(f"{content.level_points[level]}", 1084, y + 4, "h2 bold mid num"))
        parts.append(crown(1112, y, 0.7))
        parts.append(words(f"×{content.crown_points[level]}", 1124, y + 4, "small num"))
        here = [k for k in range(view.seats) if view.houses[k].level == level]
        parts += [token(seat, 1156 + 18 * n, y - 1) for n, seat in enumerate(here)]
    return join(parts)


def token(seat: int, x: float, y: float) -> Markup:
    """A round marker of a house."""
    return moved(
        x,
        y,
        el("circle", r=9, class_="disc", fill=SEAT_INK[seat]),
        el("text", SEAT_MARK[seat], y=3.5, class_="tiny on mid"),
    )


def end_track(t: Teller) -> dict[str, Markup]:
    """The spaces for discs up to the trigger, then everybody's standing."""
    view, content = t.view, t.content
    room = int(content.trigger[view.seats - 2])
    parts = []
    for n in range(9):
        x = 1014 + 42 * n
        style = "sheet" if n < room else "slot"
        parts.append(el("circle", cx=x, cy=748, r=16, class_=style))
        if n < view.discs_off:
            parts.append(el("circle", cx=x, cy=748, r=11, class_="winefill disc"))
        elif n < room:
            parts.append(words(f"+{content.disc_points}", x, 752, "small soft mid num"))
    label = t.say("word.disc_count", count=view.discs_off, room=room)
    track = el("g", *parts, id="track", role="img", aria_label=f"{t.say('word.end_track')} {label}")
    standings = [standing(t, seat) for seat in range(view.seats)]
    return {"track": track, **{f"standing-{k}": line for k, line in enumerate(standings)}}


def standing(t: Teller, seat: int) -> Markup:
    """A line of the score: track points on a bar."""
    house = t.view.houses[seat]
    y = 800 + 54 * seat
    full = max(60, *(int(other.points) for other in t.view.houses))
    return el(
        "g",
        token(seat, 1012, y),
        words(short(t.names[seat], 22), 1028, y + 5, "h3 bold"),
        el("rect", x=1000, y=y + 14, width=368, height=9, rx=4, class_="sheet"),
        el(
            "rect",
            x=1000,
            y=y + 14,
            width=max(4, 368 * int(house.points) / full),
            height=9,
            rx=4,
            fill=SEAT_INK[seat],
        ),
        words(f"{house.points} {t.say('word.vp')}", 1368, y + 5, "h2 bold end num"),
        id=f"standing-{seat}",
        role="img",
        aria_label=f"{t.names[seat]}: {house.points} {t.say('word.points')}",
    )


def short(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def objectives(t: Teller) -> dict[str, Markup]:
    """The cards on show, in their places."""
    view = t.view
    many = max(5, len(shown(view)))
    wide = 1240 / many
    found = {}
    for n, card in enumerate(shown(view)):
        name = t.content.ids["objective_card"][card]
        found[f"card-{card}"] = el(
            "g",
            objective_card(t, card, wide - 10),
            id=f"card-{card}",
            data_w=name,
            role="img",
            aria_label=f"{t.label('objective_card', card)}: {'; '.join(conditions(t, card))}",
            transform=f"translate({28 + wide * n:g} 1080)",
        )
    deck = t.say("word.deck", count=view.shelf.deck.count)
    found["deck"] = el(
        "g",
        el("rect", x=1282, y=1090, width=86, height=128, rx=8, class_="back"),
        champagne(1, 1325, 1138, 1.8),
        words(view.shelf.deck.count, 1325, 1198, "h2 on mid num"),
        id="deck",
        role="img",
        aria_label=deck,
    )
    return found


def objective_card(t: Teller, card: int, width: float) -> Markup:
    """Title, conditions, and the bonus at the foot."""
    letters = int(width / 6.3)
    lines = [line for text in conditions(t, card) for line in wrapped(text, letters)]
    size = "small" if len(lines) < 6 else "tiny"
    gap = 14 if len(lines) < 6 else 12
    title_lines = wrapped(t.label("objective_card", card), int(width / 8.2))[:2]
    parts = [el("rect", x=0, y=0, width=width, height=148, rx=8, class_="sheet")]
    parts += [words(line, 10, 20 + 15 * k, "h3 bold") for k, line in enumerate(title_lines)]
    top = 24 + 15 * len(title_lines)
    parts += [words(line, 10, top + gap * k, size) for k, line in enumerate(lines)]
    parts.append(bonus(t, int(t.content.card_bonus[card]), width - 24, 128))
    parts.append(words(t.content.ids["objective_card"][card], 10, 140, "tiny soft"))
    return join(parts)
