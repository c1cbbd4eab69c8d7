"""Places, names, markers, the thief and the dice on the map of Bottles."""

from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from markupsafe import Markup

from cuvee.games.bottles.content import CELLS, KINDS, MARKET_CELL, PRODUCTION, SEA, Content
from cuvee.games.bottles.face.svg_map import EDGE, LETTER, at
from cuvee.games.bottles.face.svg_parts import length, place_of, use
from cuvee.games.bottles.face.text import Teller, place
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import AIMING, THIEF
from cuvee.render.svg import el, join, spell
from cuvee.render.theme import SEAT_MARK

NOTHING: Final = Markup("")

# -- places


def cells(t: Teller, mine: frozenset[int]) -> dict[str, Markup]:
    """All places as they are now, large tokens on top; `mine` are the viewer's countries."""
    return {f"cell-{k}": cell(t, k, mine) for k in drawing_order(t.content)}


@cache
def drawing_order(content: Content) -> list[int]:
    return sorted(range(CELLS), key=lambda k: content.cell_kind[k] in (PRODUCTION, MARKET_CELL))


def cell(t: Teller, k: int, mine: frozenset[int]) -> Markup:
    """Only the deck of a producer ever changes, and whether one has its country."""
    country = int(t.content.cell_country[k])
    left = int(t.view.decks[country]) if country >= 0 else 0
    spread = drift(t.view) if t.view.round == 0 and t.view.is_asking(AIMING) else NO_DRIFT
    key = (t.content, k, left, country in mine, t.lang, spread)
    if key not in SPOTS:
        SPOTS[key] = spot(t, k, left, country in mine, spread)
    return SPOTS[key]


SPOTS: Final[dict[tuple[Content, int, int, bool, str, tuple[float, float]], Markup]] = {}
NO_DRIFT: Final = (0.0, 0.0)


def drift(view: State) -> tuple[float, float]:
    """BO-1.11: how far a throw drifts as a rule: two of three land within it."""
    content, way = view.content, view.options.throw
    return 2.6 * int(content.step_x[way]), 2.6 * int(content.step_y[way])


def spot(t: Teller, k: int, left: int, mine: bool, spread: tuple[float, float]) -> Markup:
    """Land and sea are rings, producers show their flag and their deck, markets a stall."""
    content = t.content
    kind = content.cell_kind[k]
    if kind == PRODUCTION:
        flag = content.labels["countries.id"][content.cell_country[k]]
        mark = producer(flag, left, mine)
    else:
        mark = stall() if kind == MARKET_CELL else dot(kind == SEA, elbow_room(content, k))
    name = KINDS[kind]
    x, y = at(content, k)
    label = place(t, k)
    aim = None
    if spread != NO_DRIFT:
        aim = el("ellipse", rx=spread[0], ry=spread[1], class_="bo-drift")
    return el(
        "g",
        el("use", href=f"#bo-r-{name}", class_="bo-r"),
        *mark,
        aim,
        id=f"cell-{k}",
        data_w=content.labels["cells.id"][k],
        class_=f"bo-cell bo-on-{name}",
        role="img",
        aria_label=t.say("word-have_country", place=label) if mine else label,
        transform=f"translate({x} {y})",
    )


@cache
def elbow_room(content: Content, cell: int) -> float:
    """How far around a place one may touch it: up to 44 pixels on a phone, less in a crowd."""
    x, y = at(content, cell)
    others = (at(content, k) for k in range(CELLS) if k != cell)
    return min(26.5, min(hypot(x - to_x, y - to_y) for to_x, to_y in others) / 2 + 1)


def dot(wet: bool, room: float) -> list[Markup]:
    """A small ring; what can be touched around it is larger."""
    around = el("circle", r=room, class_="bo-hit")
    if wet:
        wave = el("path", d="M-5 1q2.5-3 5 0t5 0", class_="bo-se1")
        return [around, el("circle", r=8, class_="bo-se0"), wave]
    return [around, el("circle", r=8.5, class_="bo-la0"), el("circle", r=4, class_="bo-la1")]


def stall() -> list[Markup]:
    """A market: an awning on a golden square."""
    square = {"x": -20, "y": -20, "width": 40, "height": 40}
    inner = {"x": -16.5, "y": -16.5, "width": 33, "height": 33}
    return [
        el("rect", **square, rx=7, fill="url(#bo-foil)", class_="bo-mk0"),
        el("rect", **inner, rx=4.5, class_="bo-mk1"),
        use("i-market", -13.5, -13, 27, 27, "bo-mki"),
    ]


def producer(flag: str, left: int, mine: bool) -> list[Markup]:
    """A round token with the flag: bright while one has no bottle of it; its deck in a badge."""
    veil = NOTHING
    if mine:
        veil = join(
            [el("circle", r=17, class_="bo-veil"), use("i-tick", -11, -11, 22, 22, "bo-got")]
        )
    elif not left:
        veil = el("circle", r=17, class_="bo-veil bo-gone")
    token = [
        el("circle", r=20, class_="bo-tk0"),
        el("g", use(f"f-{flag}", -25.5, -17, 51, 34), clip_path="url(#bo-disc)"),
        veil,
        el("circle", r=17, class_="bo-tk1"),
    ]
    badge = el(
        "g",
        el("rect", x=-9.5, y=-9.5, width=19, height=19, rx=6),
        el("text", left, y=5.4, class_="bo-badge-n"),
        class_="bo-badge" if left else "bo-badge bo-none",
        transform="translate(18 5)",
    )
    return [*token, badge]


@cache
def names(content: Content, lang: str) -> Markup:
    """All names of places, above the tokens."""
    labels = content.labels.get(f"cells.{lang}", content.labels["cells.en"])
    texts = []
    for k, name in enumerate(labels):
        x, y = at(content, k)
        dx, dy, lines = place_of(content, lang, k, name)
        half = max(length(line) for line in lines) * LETTER / 2
        middle = min(max(x + dx, half), int(content.width) + 2 * EDGE - half)
        rows = [
            el("tspan", line, x=spell(middle), y=spell(round(y + dy + n * LETTER * 0.98, 1)))
            for n, line in enumerate(lines)
        ]
        texts.append(el("text", *rows, class_=f"bo-name bo-name-{KINDS[content.cell_kind[k]]}"))
    return el("g", *texts, id="names", aria_hidden="true")


# -- pieces


def on_turn(view: State, seat: int) -> bool:
    return bool(view.turn == seat and view.round > 0 and view.depth > 0)


def pieces(t: Teller) -> dict[str, Markup]:
    """The thief and the markers, with their feet on the lower part of their places."""
    view = t.view
    found = {**footsteps(t), "thief": thief(t)}
    for seat in range(view.seats):
        if view.cell[seat] >= 0:
            found[f"marker-{seat}"] = marker(t, seat)
    return found


def footsteps(t: Teller) -> dict[str, Markup]:
    """Where the present move began, as a ghost, and its steps so far, numbered."""
    view, content = t.view, t.content
    path = [int(cell) for cell in view.path[: view.path_length]]
    if len(path) < 2:
        return {}
    walks = view.is_asking(THIEF)
    name = "thief" if walks else content.labels["characters.id"][view.character[view.turn]]
    x, y = foot(content, path[0])
    ghost = el(
        "g",
        use(f"p-{name}", -23, -54, 46, 58, "bo-pawn"),
        class_="bo-ghost",
        transform=f"translate({x} {y})",
    )
    steps = []
    for k, cell in enumerate(path[1:-1], 1):
        x, y = at(content, cell)
        spot = f"translate({x} {y})"
        disc = el("circle", r=11.5, class_="bo-shape")
        number = el("text", k, y=5.8, class_="bo-letter")
        steps.append(el("g", disc, number, transform=spot))
    who = "bo-by-thief" if walks else f"bo-s{view.turn}"
    whole = el("g", ghost, *steps, id="footsteps", class_=who, aria_hidden="true")
    return {"footsteps": whole}


def foot(content: Content, cell: int) -> tuple[int, int]:
    x, y = at(content, cell)
    return x, y + (11 if content.cell_kind[cell] in (PRODUCTION, MARKET_CELL) else 4)


def thief(t: Teller) -> Markup:
    x, y = foot(t.content, t.view.thief)
    if t.view.marker_on(t.view.thief, -1) >= 0:
        x, y = x - 24, y - 8
    return el(
        "g",
        el("ellipse", cx=3, cy=1, rx=19, ry=6, class_="bo-shade"),
        use("p-thief", -23, -54, 46, 58),
        id="thief",
        class_="bo-marker bo-thief glide",
        role="img",
        aria_label=f"{t.say('word-thief')}, {t.cell(t.view.thief)}",
        transform=f"translate({x} {y})",
    )


def marker(t: Teller, seat: int) -> Markup:
    """A silhouette for the character, in the colour of the seat and with its letter."""
    view, here = t.view, int(t.view.cell[seat])
    x, y = foot(t.content, here)
    other = view.marker_on(here, seat)
    if other >= 0:
        x += 14 if other < seat else -14
    who = t.content.labels["characters.id"][max(0, view.character[seat])]
    active = el("ellipse", rx=25, ry=10, class_="bo-active") if on_turn(view, seat) else None
    return el(
        "g",
        active,
        el("ellipse", cx=3, cy=1, rx=19, ry=6, class_="bo-shade"),
        use(f"p-{who}", -23, -54, 46, 58, "bo-pawn"),
        el("text", SEAT_MARK[seat], y=-4.2, class_="bo-letter"),
        id=f"marker-{seat}",
        class_=f"bo-marker bo-s{seat} glide",
        role="img",
        aria_label=f"{t.names[seat]}, {t.cell(here)}",
        transform=f"translate({x} {y})",
    )


def trail(t: Teller) -> dict[str, Markup]:
    """The way of the present move, of a marker or of the thief."""
    view, content = t.view, t.content
    path = [int(cell) for cell in view.path[: view.path_length]]
    over = {frozenset((west, east)) for _, west, east in content.wraps}
    steps = [(a, b) for a, b in pairwise(path) if frozenset((a, b)) not in over]
    if not steps:
        return {}
    line = ""
    for a, b in steps:
        (x, y), (to_x, to_y) = at(content, a), at(content, b)
        line += f"M{x} {y}L{to_x} {to_y}"
    who = "bo-by-thief" if view.is_asking(THIEF) else f"bo-s{view.turn}"
    return {
        "trail": el(
            "g",
            el("path", d=line, class_="bo-trail0"),
            el("path", d=line, class_="bo-trail"),
            id="trail",
            class_=who,
            aria_hidden="true",
        )
    }
