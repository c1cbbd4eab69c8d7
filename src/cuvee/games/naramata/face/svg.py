"""Naramata drawn: the road along the Bench, the time track, the upgrade row."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from cuvee.games.naramata.content import COLUMNS, SLOTS, Content
from cuvee.games.naramata.face import svg_icons as icons
from cuvee.games.naramata.face import svg_panel as panel
from cuvee.games.naramata.face.svg_icons import at
from cuvee.games.naramata.face.text import Names, Teller, on_row
from cuvee.games.naramata.model.cards import TASTED, TOURISTS
from cuvee.games.naramata.model.pieces import NONE, OFF
from cuvee.games.naramata.model.places import PLACES, SPOTS
from cuvee.games.naramata.model.roadmap import BACKWARD, CAR_PARK, HOME, SITES, START, WINERIES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import market
from cuvee.render.cache import DrawingCache, numbers_in
from cuvee.render.svg import Drawing, el, join, spell
from cuvee.render.theme import SEAT_MARK

STYLE: Final = (
    icons.STYLE
    + panel.STYLE
    + """
.cuvee .ground{fill:var(--land)}.cuvee .lake{fill:var(--sea);stroke:var(--sea-deep)}
.cuvee .lake{stroke-width:10;stroke-opacity:.6;paint-order:stroke}
.cuvee .wave{fill:none;stroke:var(--sea-deep);stroke-width:3;stroke-linecap:round}
.cuvee .hill{fill:var(--leaf);opacity:.22}.cuvee .vine{stroke:var(--leaf);stroke-width:7}
.cuvee .vine{opacity:.5;fill:none;stroke-linecap:round;stroke-dasharray:.1 17}
.cuvee .verge{fill:none;stroke:var(--land-edge);stroke-width:30;stroke-linejoin:round}
.cuvee .tar{fill:none;stroke:var(--card);stroke-width:23;stroke-linejoin:round}
.cuvee .lane{fill:none;stroke:var(--land-edge);stroke-width:2.5;stroke-dasharray:14 12}
.cuvee .drive{stroke:var(--land-edge);stroke-width:9;fill:none;stroke-linecap:round}
.cuvee .spot{fill:var(--card);stroke:var(--ink);stroke-width:2}
.cuvee .spot.deal{stroke:var(--gold);stroke-width:4}.cuvee .shut{opacity:.3}
.cuvee .cork{fill:var(--land-edge);stroke:var(--ink);stroke-width:2}
.cuvee .cross{stroke:var(--ink);stroke-width:4;stroke-linecap:round}
.cuvee .wall{fill:var(--card);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.cuvee .roof{fill:var(--wine);stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
.cuvee .roof.fine{fill:var(--gold)}.cuvee .house-name{font-size:17px;text-anchor:middle}
.cuvee .road-name{font-size:17px;font-style:italic;text-anchor:middle;fill:var(--soft)}
.cuvee .lake-name{font-size:34px;font-style:italic;letter-spacing:.2em;fill:var(--sea-deep)}
.cuvee .frame{fill:none;stroke:var(--wine);stroke-width:4}
.cuvee .h1{font-size:62px;letter-spacing:.06em;fill:var(--wine)}.cuvee .h2{font-size:26px}
.cuvee .h3{font-size:21px}.cuvee .t{font-size:18px}.cuvee .s{font-size:16px}
.cuvee .hour{fill:var(--card);stroke:var(--line);stroke-width:2}
.cuvee .hour.late{fill:var(--wine);fill-opacity:.16}.cuvee .red{fill:var(--wine)}
.cuvee .site{fill:var(--leaf);stroke:var(--card);stroke-width:3}
.cuvee .lot{fill:var(--sea);stroke:var(--ink);stroke-width:2}
.cuvee .bay{stroke:var(--ink);stroke-width:2}
.cuvee .deck{fill:var(--wine);stroke:var(--card);stroke-width:3}
.cuvee .star{fill:var(--gold);stroke:var(--card)}
.cuvee .needle{fill:var(--wine)}
"""
)

WIDTH: Final = 2440
TOP: Final = 214  # title and time track
MAP: Final = 980
ROW: Final = 250  # the upgrade row below the map
HOURS: Final = 17
KEPT: Final = 1024  # layers of the map to remember
COLUMN: Final = 116
LEFT: Final = WIDTH - HOURS * COLUMN - 16
COAST: Final = (
    "M0 950C200 925 380 950 520 935C640 920 590 690 690 650C760 620 860 630 900 680"
    "C950 745 930 925 1030 935C1150 950 1300 930 1430 938C1530 930 1500 720 1560 670"
    "C1610 630 1690 640 1720 690C1760 760 1740 925 1820 935C1930 948 2030 930 2110 938"
    "C2200 925 2130 690 2220 640C2290 605 2380 640 2440 620V980H0z"
)
HILLS: Final = (
    "M0 90Q120 10 260 70T560 40Q640 20 720 120T960 60Q1100-10 1240 50T1500 60Q1580 30 1660 120"
    "T1800 70Q1960 0 2100 70T2440 60V0H0z"
)


def draw(view: State, seat: int, names: list[str], lang: str) -> list[Drawing]:
    t = Teller(view, names, lang)
    hand = int(view.guides[seat].hand) if seat >= 0 else 0
    key = (t.plain, view.options, tuple(names), hand, numbers_in(view))
    return [
        BOARDS.page(key, lambda: board(t, hand)),
        *[panel.kept_tray(t, k) for k in range(int(view.seats))],
    ]


BOARDS: Final = DrawingCache[Drawing]()
LAYERS: Final = DrawingCache[dict[str, Markup]](8192)


def board(t: Teller, hand: int) -> Drawing:
    """From top to bottom: the clock, the road, the upgrade row, and what lies open right now."""
    view = t.view
    pieces = tuple([numbers_in(car) for car in view.cars])
    parked = tuple([int(guide.arrival) for guide in view.guides])
    shown = kept(t, lambda t: table(t, hand), "table", hand, view.display, view.drawn)
    rows = (len(shown) + 9) // 10
    return Drawing(
        "board",
        WIDTH,
        TOP + MAP + ROW + rows * 176,
        t.say("word-board"),
        {
            "land": {"land": land(t.content)},
            "title": kept(t, title, "title", view.day, view.rating),
            "clock": hours(t.plain, rivals(t.view)),
            "roads": roads(t.content),
            "houses": houses(t.plain, int(view.bottles)),
            "places": places(t.plain, tuple(view.occupied), view.seats < 4),
            "sites": sites(t.plain),
            "figures": kept(t, figures, "figures", pieces),
            "cars": kept(t, cars, "cars", pieces, parked, view.day),
            "market": kept(t, upgrade_row, "market", numbers_in(view.market)),
            "table": shown,
        },
    )


def kept(
    t: Teller, layer: Callable[[Teller], dict[str, Markup]], name: str, *facts: object
) -> dict[str, Markup]:
    """The layer as it was drawn last time for these facts: they are all it shows."""
    key = (name, t.plain, t.view.options, t.view.seats, tuple(t.names), facts)
    return LAYERS.page(key, lambda: layer(t))


# -- the land, which never changes


@cache
def land(content: Content) -> Markup:
    """Hills, vineyards, the lake and all roads."""
    vines = [
        f"M{x} {y}h{w}"
        for x, w, top in ((110, 400, 352), (1030, 390, 352), (1846, 220, 352))
        for y in range(top, 600, 31)
    ]
    waves = [f"M{x} {y}q14-10 28 0t28 0" for x, y in WAVES]
    paths = [road_path(content, k) for k in range(len(content.road.paths))]
    parts = [
        el("rect", x=0, y=0, width=WIDTH, height=MAP, class_="ground"),
        el("path", d=HILLS, class_="hill"),
        el("path", d="".join(vines), class_="vine"),
        el("path", d=COAST, class_="lake"),
        el("path", d="".join(waves), class_="wave"),
        el("text", "Okanagan", x=1615, y=850, class_="lake-name mid"),
        el("text", "Lake", x=1615, y=900, class_="lake-name mid"),
        compass(780, 800),
        *[el("path", d=path, class_="verge") for path in paths],
        *[el("path", d=path, class_="tar") for path in paths],
        *[el("path", d=path, class_="lane") for path in paths],
        el("rect", x=2, y=0, width=WIDTH - 4, height=MAP, class_="frame"),
    ]
    return el("g", *parts, id="land", transform=f"translate(0 {TOP})")


WAVES: Final = (
    (700, 720), (830, 735), (690, 930), (840, 920), (1590, 720), (1660, 760), (1560, 950),
    (2240, 760), (2340, 700), (2290, 860), (2200, 940), (2370, 930), (300, 962), (1250, 960),
)  # fmt: skip


def compass(x: float, y: float) -> Markup:
    """North is where the road leads: to the right."""
    return at(
        x,
        y,
        el("circle", r=46, class_="wall"),
        el("path", d="M-40 0L0-9L40 0L0 9z", class_="wall"),
        el("path", d="M0-9L40 0L0 9z", class_="needle"),
        el("text", "N", x=62, y=9, class_="h2 bold mid"),
    )


def road_path(content: Content, k: int) -> str:
    """Straight along its wineries, in curves to the junctions."""
    points = [content.road.points[content.road.node_ids[node]] for node in content.road.paths[k]]
    path = [f"M{points[0][0]} {points[0][1]}"]
    for (x, y), (far, high) in pairwise(points):
        middle = spell((x + far) / 2)
        path.append(
            f"C{middle} {y} {middle} {high} {far} {high}" if y != high else f"L{far} {high}"
        )
    return "".join(path)


@cache
def roads(content: Content) -> dict[str, Markup]:
    return {f"road-{k}": road(content, k) for k in range(len(content.road.paths))}


@cache
def road(content: Content, k: int) -> Markup:
    """A road's name, where one may click it."""
    houses = [content.road.points[content.road.node_ids[node]] for node in content.road.paths[k]]
    first, last = houses[1], houses[-2]
    x, y = (first[0] + last[0]) / 2, first[1]
    shift = -26 if y > 600 else 36
    name = content.road.road_names[k]
    return el(
        "g",
        el("text", name, x=x, y=TOP + y + shift, class_="road-name"),
        id=f"road-{k}",
        data_w=content.road.road_ids[k],
        role="img",
        aria_label=name,
    )


@lru_cache(KEPT)
def houses(t: Names, bottles: int) -> dict[str, Markup]:
    """All wineries, with two bits for the bottles of each signature winery."""
    of = t.content.places.signature_of
    left = [bottles >> 2 * of[k] & 3 if of[k] != NONE else 0 for k in range(int(WINERIES))]
    return {f"house-{k}": house(t, k, left[k]) for k in range(int(WINERIES))}


@cache
def house(t: Names, k: int, left: int) -> Markup:
    """A winery: its drive, house, name, and the bottles of a signature winery."""
    content = t.content
    x, y = content.road.points[content.road.winery_ids[k]]
    inner = content.places.points[content.places.at[k * 4]][1]
    side = -1 if inner < y else 1
    signature = int(content.places.signature_of[k])
    parts = [
        el("path", d=f"M{x} {y + side * 12}V{inner}", class_="drive"),
        at(
            x,
            inner + side * 47,
            el("path", d="M-22 21V-2h44V21zM-5 21V7h10V21", class_="wall"),
            el("path", d="M-28 0L0-23L28 0z", class_="roof" + " fine" * (signature >= 0)),
        ),
    ]
    label = t.winery(k)
    if signature >= 0:
        colour = content.places.bottle_colours[signature]
        for n in range(2):
            parts.append(at(x + 38 + n * 17, inner + side * 47 + 2, icons.bottle(colour, n < left)))
        label += ", " + t.say("word-left_bottles", count=left)
    words = split_name(t.winery(k))
    base = inner - 78 - 19 * (len(words) - 1) if side < 0 else inner + 92
    for n, word in enumerate(words):
        parts.append(el("text", word, x=x, y=base + 19 * n, class_="house-name bold"))
    name = content.road.winery_ids[k]
    moved = at(0, TOP, *parts)
    return el("g", moved, id=f"house-{k}", data_w=name, role="img", aria_label=label)


def split_name(name: str) -> list[str]:
    """At most two lines."""
    words = name.split()
    if len(words) < 3:
        return words
    return [" ".join(words[:2]), " ".join(words[2:])]


@lru_cache(KEPT)
def places(t: Names, occupied: tuple[int, ...], few: bool) -> dict[str, Markup]:
    """All places: some have a marker, some are closed if few play."""
    fourth = [least == 4 for least in t.content.places.least_players]
    return {
        f"place-{k}": place(t, k, k < SPOTS and bool(occupied[k]), few and fourth[k])
        for k in range(int(PLACES))
    }


@cache
def place(t: Names, k: int, marked: bool, closed: bool) -> Markup:
    """A place with its action; a cork lies on it when it is occupied."""
    content = t.content
    x, y = content.places.points[k]
    action = int(content.places.action_of[k])
    ground = el("rect", x=-18, y=-18, width=36, height=36, rx=8, class_="spot")
    if k >= SPOTS:
        ground = el("circle", r=20, class_="spot deal")
    cork = None
    if marked:
        cork = join(
            [
                el("circle", r=15, class_="cork"),
                el("path", d="M-6-6L6 6M6-6L-6 6", class_="cross"),
            ]
        )
    note = "closed" if marked else "open"
    label = t.say(f"word-{note}_place", place=t.place(k))
    if closed:
        label += f" ({t.say('word-fourth')})"
    return el(
        "g",
        at(x, TOP + y, ground, at(0, 0, icons.picture(icons.OF_ACTION[action]), scale=0.95), cork),
        id=f"place-{k}",
        class_="shut" if closed else None,
        data_w=content.places.ids[k],
        role="img",
        aria_label=label,
    )


@cache
def sites(t: Names) -> dict[str, Markup]:
    """Start sites and the car park."""
    content = t.content
    found = {}
    for k in range(int(SITES)):
        name = content.road.site_ids[k]
        x, y = content.road.points[name]
        found[f"site-{k}"] = el(
            "g",
            at(x, TOP + y, el("circle", r=26, class_="site"), icons.letter("S", 9, 26, True)),
            id=f"site-{k}",
            data_w=name,
            role="img",
            aria_label=content.road.site_names[k],
        )
    x, y = content.road.points["final_car_park"]
    found["car-park"] = el(
        "g",
        at(
            x,
            TOP + y,
            el("rect", x=-42, y=-130, width=110, height=260, rx=14, class_="lot"),
            el("path", d="M-34-65h60M-34 0h60M-34 65h60", class_="bay"),
            el("text", "P", x=46, y=12, class_="h2 bold mid"),
        ),
        id="car-park",
        data_w="park",
        role="img",
        aria_label=t.say("word-in_car_park"),
    )
    return found


# -- time


def title(t: Teller) -> dict[str, Markup]:
    """The name of the game, the day, the rating."""
    view = t.view
    way = "word-backward" if view.day > 0 and view.way() == BACKWARD else "word-forward"
    day = t.say("word-day", day=max(1, int(view.day)), days=view.options.days)
    parts = [
        el("text", t.say("word-title"), x=20, y=70, class_="h1"),
        el("text", t.say("word-subtitle"), x=24, y=104, class_="h2 soft"),
        el("text", f"{day}, {t.say(way)}", x=24, y=144, class_="h2"),
    ]
    if not rivals(view):
        rating = t.say("word-rating", rating=view.rating)
        parts.append(el("text", rating, x=24, y=180, class_="h2 bold red"))
        for k in range(int(view.rating)):
            parts.append(at(34 + k * 27, 198, el("path", d=icons.STAR, class_="star")))
    return {"title": el("g", *parts, id="title")}


def rivals(view: State) -> bool:
    return bool(view.options.mode == COMPETITIVE)


@cache
def hours(t: Names, points: bool) -> dict[str, Markup]:
    return {f"hour-{k}": hour(t, k, points) for k in range(HOURS)}


@cache
def hour(t: Names, k: int, points: bool) -> Markup:
    """A column of the time track: its hour, and lunch or overtime."""
    x = LEFT + k * COLUMN
    late = k - int(t.content.calendar.closing)
    parts = [el("rect", x=x, y=14, width=COLUMN - 6, height=184, rx=10,
                class_="hour late" if late > 0 else "hour")]  # fmt: skip
    parts.append(el("text", t.hour(k), x=x + 55, y=190, class_="h3 bold mid num"))
    lunch = int(t.content.calendar.lunch[k]) if k < COLUMNS else 0
    if late > 0 and points:
        lost = f"{late * int(t.content.costs.overtime)}".replace("-", "−")
        parts.append(el("text", lost, x=x + 55, y=44, class_="h3 bold mid red"))
    elif lunch > 0:
        parts.append(at(x + 38, 36, icons.picture(icons.LUNCH)))
        parts.append(el("text", str(lunch), x=x + 70, y=44, class_="h3 mid num"))
    label = f"{t.hour(k)}, {t.say('word-lunch', prestige=lunch)}"
    return el("g", *parts, id=f"hour-{k}", role="img", aria_label=label)


def mark(t: Teller, car: int) -> str:
    """A letter for each seat; P1, P2 for Phantoms."""
    seats = int(t.view.seats)
    return SEAT_MARK[car] if car < seats else f"P{car - seats + 1}"


def colour(t: Teller, car: int) -> str:
    return t.content.cars.colours[max(0, int(t.view.cars[car].colour))]


def figures(t: Teller) -> dict[str, Markup]:
    """Clock figures, the next one lowest in its column."""
    found = {}
    view = t.view
    order = sorted(range(len(view.cars)), key=lambda car: int(view.cars[car].height))
    filled = [0] * HOURS
    for car in order:
        clock = int(view.cars[car].clock)
        if clock != OFF and view.cars[car].colour != NONE:
            column = min(clock, HOURS - 1)
            x, y = LEFT + column * COLUMN + 55, 156 - 26 * filled[column]
            filled[column] += 1
            found[f"figure-{car}"] = el(
                "g",
                at(x, y, icons.figure(colour(t, car), mark(t, car))),
                id=f"figure-{car}",
                role="img",
                aria_label=f"{t.seat(car)}, {t.hour(clock)}",
            )
    return found


def cars(t: Teller) -> dict[str, Markup]:
    """Cars on places, by the road, on start sites, in the car park."""
    found = {}
    waiting: dict[int, int] = {}
    for car, piece in enumerate(t.view.cars):
        node = int(piece.node)
        if piece.colour == NONE or (node == HOME and not arrival(t, car)):
            continue
        x, y = whereabouts(t, car, waiting.get(node, 0))
        waiting[node] = waiting.get(node, 0) + 1
        found[f"car-{car}"] = el(
            "g",
            at(x, TOP + y, icons.car(colour(t, car), mark(t, car)), scale=1.15),
            id=f"car-{car}",
            role="img",
            aria_label=f"{t.seat(car)}: {t.where(car)}",
        )
    return found


def arrival(t: Teller, car: int) -> int:
    return int(t.view.guides[car].arrival) if car < t.view.seats else 0


def whereabouts(t: Teller, car: int, before: int) -> tuple[float, float]:
    """Where a car is drawn; `before` cars are at the same node."""
    piece, content = t.view.cars[car], t.content
    node = int(piece.node)
    if piece.place != NONE:
        return content.places.points[piece.place]
    park = content.road.points["final_car_park"]
    if node == HOME:
        if t.view.way() == BACKWARD:
            return 60, 400 + 40 * arrival(t, car)
        return park[0] - 6, park[1] - 97 + 65 * (arrival(t, car) - 1)
    if node == CAR_PARK:
        return park[0] - 6, park[1] - 97 + 65 * before
    if node >= START:
        x, y = content.road.points[content.road.site_ids[node - START]]
        return x, y + (52 + 42 * before) * (1 if y < 500 else -1)
    x, y = content.road.points[content.road.winery_ids[node]]
    return x + (-48 if t.view.way() == BACKWARD else 48), y


# -- the upgrade row, and what lies open


def upgrade_row(t: Teller) -> dict[str, Markup]:
    """Four open upgrades with their prices, and the deck."""
    view, y = t.view, TOP + MAP + 16
    count = int(view.market.pile.count + view.market.count)
    deck = [el("rect", x=24, y=y + 34, width=190, height=182, rx=14, class_="deck")]
    deck.append(el("text", t.say("word-market"), x=119, y=y + 22, class_="h2 bold mid"))
    deck.append(at(119, y + 110, el("path", d=icons.STAR, class_="star"), scale=2.4))
    deck.append(at(119, y + 180, icons.letter(t.say("word-deck", count=count), 6, 19, True)))
    found = {"deck": el("g", *deck, id="deck")}
    for slot in range(int(SLOTS)):
        kind, above = int(view.market.row[slot]), int(view.market.above[slot])
        price = int(market.price(view, slot)) if kind != NONE else 0
        found[f"slot-{slot}"] = upgrade(t.plain, slot, kind, above, price)
    return found


@cache
def upgrade(t: Names, slot: int, kind: int, above: int, price: int) -> Markup:
    """An open upgrade: title, effect, end points, price; prestige lies above it."""
    x, y = 244 + slot * 548, TOP + MAP + 16
    parts = [el("rect", x=x, y=y, width=530, height=216, rx=14, class_="card")]
    label = t.say("word-nothing")
    if kind != NONE:
        upgrades = t.content.upgrades
        label = f"{t.kind(kind)}, {t.say('word-price', price=price)}"
        parts.append(el("text", t.kind(kind), x=x + 20, y=y + 44, class_="h2 bold"))
        for n, line in enumerate(panel.wrap(upgrades.texts[kind], 54)):
            parts.append(el("text", line, x=x + 20, y=y + 82 + 25 * n, class_="h3"))
        parts.append(at(x + 40, y + 186, icons.coin(int(upgrades.cost[kind]))))
        parts.append(at(x + 92, y + 185, el("path", d=icons.STAR, class_="star"), scale=1.5))
        parts.append(el("text", str(upgrades.end_points[kind]), x=x + 118, y=y + 193, class_="h2"))
        told = t.say("word-price", price=price)
        parts.append(el("text", told, x=x + 508, y=y + 194, class_="h2 bold end red"))
    for n in range(above):
        parts.append(at(x + 505 - n * 24, y + 34, icons.coin(1, 0.8)))
    word = f"buy {slot + 1}"
    return el("g", *parts, id=f"slot-{slot}", data_w=word, role="img", aria_label=label)


def table(t: Teller, hand: int) -> dict[str, Markup]:
    """The own hand, tourists on offer, drawn cards."""
    view = t.view
    found: dict[str, Markup] = {}
    for tourist in range(int(TOURISTS)):
        if (hand | view.display) >> tourist & 1:
            lines = t.wishes(tourist).split(", ")
            key = t.content.wishes.ids[tourist]
            found[f"card-{key}"] = slip(len(found), key, t.tourist(tourist), tuple(lines))
    for card, key in enumerate(t.content.cards.ids):
        if view.drawn >> card & 1:
            name = on_row(t, 1 << card, card // 24)[0]
            found[f"card-{key}"] = slip(len(found), key, name, terms(t, card))
    return found


def terms(t: Teller, card: int) -> tuple[str, ...]:
    """What a drawn card costs and brings."""
    value = int(t.content.cards.value[card])
    if card < TASTED:
        return (t.say("word-discard_for", value=value),)
    return t.say("word-case_cost", cost=value), t.say("word-case_points", points=value + 1)


@cache
def slip(k: int, key: str, name: str, lines: tuple[str, ...]) -> Markup:
    """A card on the table."""
    x, y = 24 + k % 10 * 240, TOP + MAP + ROW + k // 10 * 176
    parts = [el("rect", x=x, y=y, width=228, height=160, rx=12, class_="card")]
    parts.append(el("text", name, x=x + 14, y=y + 32, class_="h3 bold"))
    parts.append(el("text", key, x=x + 214, y=y + 150, class_="s soft end"))
    for n, line in enumerate(lines):
        parts.append(el("text", line, x=x + 14, y=y + 62 + 25 * n, class_="t"))
    label = f"{name}: {', '.join(lines)}"
    return el("g", *parts, id=f"card-{key}", data_w=key, role="img", aria_label=label)
