"""The board of Dom Pierre: score track, land, roads and markets."""

from functools import cache
from typing import Final

from markupsafe import Markup

from cuvee.games.dom_pierre.content import REIMS, Content
from cuvee.games.dom_pierre.face.svg_cards import CARD, market_card, quota_tile
from cuvee.games.dom_pierre.face.svg_field import cell_place
from cuvee.games.dom_pierre.face.svg_kit import (
    at,
    box,
    dot,
    line,
    pentagon,
    remembered,
    ring_box,
    ring_dot,
    seat_mark,
    use,
    words,
    worker,
)
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.face.text_table import market_card as in_words
from cuvee.games.dom_pierre.model.state import NEUTRAL
from cuvee.games.dom_pierre.rules.market import card_of, cards_left
from cuvee.games.dom_pierre.rules.workers import on_space
from cuvee.render.svg import el

WIDTH: Final = 804
HEIGHT: Final = 692
EDGE: Final = 20  # the frame, which is the score track
ACROSS, DOWN = 30, 20  # spaces of the score track along a side
CROSSING: Final = (412, 308)
ROADS: Final = (
    ((412, 264), (409, 234), (407, 204), (408, 174), (411, 144)),
    ((454, 308), (482, 310), (509, 312), (537, 312), (564, 310), (592, 308), (619, 306)),
    ((412, 351), (413, 380), (411, 409), (406, 438), (402, 466), (406, 494)),
    ((370, 308), (340, 310), (310, 313), (280, 316), (250, 317), (220, 316)),
)
ENDS: Final = ((412, 118), (640, 304), (434, 512), (176, 316))
BESIDE: Final = ((-24, 0), (0, 23), (-24, 0), (0, 23))  # where a section's number stands
MARKETS: Final = ((342, 26), (634, 268), (430, 466), (26, 286))


# -- the frame with the score track


def score_place(points: int) -> tuple[float, float]:
    """Clockwise from the top left corner; after 99 it begins anew."""
    n = points % 100
    wide, high = (WIDTH - 2 * EDGE) / ACROSS, (HEIGHT - 2 * EDGE) / DOWN
    if n < 30:
        return EDGE + (n + 0.5) * wide, EDGE / 2
    if n < 50:
        return WIDTH - EDGE / 2, EDGE + (n - 29.5) * high
    if n < 80:
        return WIDTH - EDGE - (n - 49.5) * wide, HEIGHT - EDGE / 2
    return EDGE / 2, HEIGHT - EDGE - (n - 79.5) * high


@cache
def frame() -> Markup:
    wide, high = (WIDTH - 2 * EDGE) / ACROSS, (HEIGHT - 2 * EDGE) / DOWN
    across = [f"M{EDGE + k * wide:.1f},4v13m0,{HEIGHT - 21}v-13" for k in range(ACROSS + 1)]
    down = [f"M4,{EDGE + k * high:.1f}h13m{WIDTH - 21},0h-13" for k in range(DOWN + 1)]
    inner = (EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
    parts = [
        box(0, 0, WIDTH, HEIGHT, 10, "d-frame"),
        box(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 8, "d-foilline"),
        box(*inner, 3, "d-land"),
        box(*inner, 3, "d-laid"),
        box(*inner, 3, "d-foilline"),
        line("".join(across + down), "d-tickline"),
    ]
    for n in range(0, 100, 5):
        x, y = score_place(n)
        parts.append(words(n, x, y + 4, "d-trk"))
    return el("g", *parts, id="land")


def scores(t: Teller) -> dict[str, Markup]:
    """Everybody's marker; equal ones stand beside each other."""
    points = [int(house.points) for house in t.view.houses]
    found = {}
    for seat, mine in enumerate(points):
        before = sum(other % 100 == mine % 100 for other in points[:seat])
        found[f"score-{seat}"] = score(t, seat, mine, before, t.names[seat])
    return found


@remembered
def score(t: Teller, seat: int, points: int, before: int, name: str) -> Markup:
    x, y = score_place(points)
    n, shift = points % 100, 11 * before
    if n < 30 or 50 <= n < 80:
        x += shift if n < 30 else -shift
    else:
        y += shift if n < 50 else -shift
    return el(
        "g",
        seat_mark(seat, 0, 0, 0.86),
        id=f"score-{seat}",
        class_="glide",
        data_w="score_track",
        role="img",
        aria_label=t.say("word-who_points", who=name, points=points),
        transform=at(x, y),
    )


# -- land and roads


@cache
def scenery() -> Markup:
    """The river, hills, trees, a compass and the abbey."""
    river = (
        "M20,286C90,276 150,268 240,280C300,288 330,272 400,282"
        "C470,292 520,262 600,266C680,270 720,254 784,262"
    )
    slopes = "".join(
        f"M{440 + k * 19},470C{448 + k * 17},460 {458 + k * 14},450 {470 + k * 10},444"
        for k in range(8)
    )
    return el(
        "g",
        line(river, "d-river"),
        line(river, "d-river2"),
        line("M420,472C440,446 470,440 504,440C544,440 570,450 588,472z", "d-hillside"),
        line(slopes, "d-engr"),
        line("M474,442V424H488V410L494,400 500,410V424H536V442z", "d-abbey"),
        line("M486,425L492,418M500,424L506,415H534L540,424zM488,410L494,398 500,410z", "d-roofs"),
        line("M494,398v-6m-3,2.4h6", "d-engr"),
        line(
            "M548,442c-3,-10 -2,-16 0,-20c2,4 3,10 0,20zM556,444c-3,-10 -2,-14 0,-18c2,4 3,8 0,18z"
            "M460,446c-3,-9 -2,-14 0,-18c2,4 3,9 0,18zM352,300c-3,-10 -2,-14 0,-18c2,4 3,8 0,18z"
            "M362,296c-3,-9 -2,-14 0,-18c2,4 3,9 0,18zM346,412c-3,-10 -2,-14 0,-18c2,4 3,8 0,18z"
            "M356,406c-3,-9 -2,-14 0,-18c2,4 3,9 0,18z",
            "d-tree",
        ),
        line("M188,372q36,-40 72,0zM246,366q40,-36 82,0z", "d-hillside"),
        line("M200,370q14,-20 24,-22M218,370q10,-16 18,-20M262,364q16,-18 28,-20", "d-engr"),
        use("rose", 466, 226, 44, "d-faint"),
        id="scenery",
    )


def road_place(content: Content, space: int) -> tuple[float, float]:
    """The middle of a space: those of a road lie at equal steps along its line."""
    route = route_of(content, space)
    first, stop = int(content.route_first[route]), int(content.route_first[route + 1])
    line_ = ROADS[route]
    along = (space - first) * (len(line_) - 1) / max(1, stop - first - 1)
    k = min(int(along), len(line_) - 2)
    (x0, y0), (x1, y1) = line_[k], line_[k + 1]
    return x0 + (x1 - x0) * (along - k), y0 + (y1 - y0) * (along - k)


def route_of(content: Content, space: int) -> int:
    return max(route for route in range(4) if content.route_first[route] <= space)


@cache
def roads(content: Content) -> Markup:
    """The roads, the bands of their sections with their numbers, and the crossing."""
    parts = []
    for route, stops in enumerate(ROADS):
        way = (CROSSING, *stops, ENDS[route])
        d = "M" + "L".join(f"{x},{y}" for x, y in way)
        parts += [line(d, "d-road0"), line(d, "d-road1")]
    bands: dict[int, list[tuple[float, float]]] = {}
    for space in range(24):
        bands.setdefault(int(content.section[space]), []).append(road_place(content, space))
    for section, places in bands.items():
        if len(places) == 1:
            places = [places[0], (places[0][0] + 0.1, places[0][1])]
        d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(line(d, f"d-band d-b{section % 3 + 1}"))
        x = sum(place[0] for place in places) / len(places) + BESIDE[section // 3][0]
        y = sum(place[1] for place in places) / len(places) + BESIDE[section // 3][1]
        parts.append(pentagon(x, y, 11, f"+{content.section_bonus[section]}"))
    parts.append(dot(*CROSSING, 21, "d-crossing"))
    parts.append(use("a-village", *CROSSING, 26, "d-on"))
    return el("g", *parts, id="roads")


def spaces(t: Teller) -> dict[str, Markup]:
    """The spaces of the roads, and the workers on them."""
    names = {-1: "", int(NEUTRAL): t.say("word-neutral"), **dict(enumerate(t.names))}
    found = {}
    for k in range(24):
        post = int(on_space(t.view, k))
        found[f"space-{k}"] = space(t, k, names[post])
    return found


@remembered
def space(t: Teller, k: int, who: str) -> Markup:
    x, y = road_place(t.content, k)
    section = int(t.content.section[k])
    bonus_here = int(t.content.section_bonus[section])
    says = "word-space_taken" if who else "word-space_free"
    return el(
        "g",
        dot(0, 0, 12.4, f"d-sp d-b{section % 3 + 1}"),
        ring_dot(0, 0, 12.4),
        id=f"space-{k}",
        class_="d-thing",
        data_w=t.content.ids["route_space"][k],
        role="img",
        aria_label=t.say(says, space=t.space(k), bonus=bonus_here, who=who),
        transform=at(x, y),
    )


def posts(t: Teller) -> dict[str, Markup]:
    """The workers on roads and grapes; they travel."""
    found = {}
    for k in range(24):
        post = int(on_space(t.view, k))
        if post >= 0:
            x, y = road_place(t.content, k)
            key = f"w-{post}-r{k}"
            found[key] = worker(post, x, y - 1, 0.95, key)
    for seat, house in enumerate(t.view.houses):
        pickers = int(house.pickers)
        for k in range(52):
            if pickers >> k & 1:
                x, y = cell_place(t.content, k)
                key = f"w-{seat}-c{k}"
                found[key] = worker(seat, x + 9, y + 1, 0.92, key)
    return found


# -- markets


def markets(t: Teller) -> dict[str, Markup]:
    """Top cards, quotas and Reims."""
    found = {}
    for route in range(4):
        found[f"quota-{route}"] = quota(t, route, int(t.view.market.quotas[route]))
        left = int(cards_left(t.view, route))
        found[f"market-{route}"] = deck(t, route, int(card_of(t.view, route)), left)
    found["market-reims"] = reims(t, bool(card_of(t.view, 4) >= 0))
    return found


@remembered
def deck(t: Teller, route: int, card: int, left: int) -> Markup:
    """The deck of a route with its top card."""
    none = t.say("word-no_deck", route=t.label("route", route))
    label = t.say("word-deck_of", card=in_words(t, card), count=left) if card >= 0 else none
    body = market_card(t, card) if card >= 0 else box(0, 0, *CARD, 6, "d-slot")
    return el(
        "g",
        body,
        ring_box(0, 0, 148, CARD[1]),
        id=f"market-{route}",
        class_="d-thing",
        data_w=t.content.ids["route"][route],
        role="img",
        aria_label=label,
        transform=at(*MARKETS[route]),
    )


@remembered
def quota(t: Teller, route: int, tile: int) -> Markup:
    """Three shields: the points for a low, a middling and a high sale."""
    shields = [int(n) for n in t.content.quota[3 * tile : 3 * tile + 3]]
    x, y = MARKETS[route]
    return el(
        "g",
        quota_tile(t, tile),
        id=f"quota-{route}",
        data_w="quota_tile",
        role="img",
        aria_label=t.say("word-quota", a=shields[0], b=shields[1], c=shields[2]),
        transform=at(x + 102, y),
    )


@remembered
def reims(t: Teller, is_open: bool) -> Markup:
    """Reims, pale while it is closed."""
    return el(
        "g",
        box(0, 0, 66, 60, 6, "d-plate"),
        words(t.name("market", int(REIMS)), 33, 17, "d-serif d-mid d-14"),
        use("bottle", 20, 39, 32),
        use("barrel", 45, 42, 24),
        ring_box(0, 0, 66, 60),
        id="market-reims",
        class_="d-thing" if is_open else "d-thing d-shut",
        data_w="reims",
        role="img",
        aria_label=in_words(t, int(REIMS)),
        transform=at(432, 122),
    )
