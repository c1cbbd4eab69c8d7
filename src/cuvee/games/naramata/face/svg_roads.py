"""Where the things of the board are drawn, the roads, and the ways a car may take along them.

The drawing spaces wineries evenly. It keeps what the rules know of the map: which wineries are
level with each other and which lie ahead.
"""

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from cuvee.games.naramata.content import Content
from cuvee.games.naramata.face.names import Names
from cuvee.games.naramata.face.svg_parts import tx, use
from cuvee.games.naramata.model.roadmap import BACKWARD, CAR_PARK, START, WINERIES
from cuvee.render.svg import el, join, spell

WIDTH, HEIGHT = 1350, 388
UPPER, MIDDLE, LOWER = 198.0, 240.0, 273.0  # the three heights of roads
FIRST, PITCH = 116.0, 65.4
COLUMNS: Final = {
    "three_sisters": 0, "four_shadows": 1.03, "upper_bench": 2, "roche": 3.05,
    "red_rooster": 0.12, "ruby_blues": 1.03, "dangelo": 2, "lock_and_worth": 2.94,
    "poplar_grove_cheese": 4.1, "maple_leaf": 5.1, "hillside": 6.1,
    "singletree": 7.2, "wesbert": 8.2, "laughing_stock": 9.2, "black_widow": 10.2,
    "bench_1775": 11.2, "moraine": 7.75, "lake_breeze": 9.2, "lang": 10.65,
    "legend_distilling": 12.3, "serendipity": 13.3,
    "therapy": 14.3, "deep_roots": 15.28, "elephant_island": 16.4,
    "van_westen": 14.36, "daydreamer": 15.3, "nichol": 16.4,
    "meeples_and_milkshakes": 17.42,
}  # fmt: skip
ROAD_HEIGHT: Final = {
    "upper_bench_road": UPPER, "hill_road": UPPER, "east_lane": UPPER,
    "lower_bench_road": LOWER, "lake_road": LOWER, "west_lane": LOWER,
    "middle_road": MIDDLE, "north_road": MIDDLE, "village_road": MIDDLE,
}  # fmt: skip
PARK_X: Final = 1296.0
SITE_X: Final = 60.0
JUNCTION: Final = 16.0  # how far before or behind a winery roads meet


class Stretch(NamedTuple):
    """A piece of road between two neighbours: nodes by number, and the road it belongs to."""

    start: int
    stop: int
    road: int


def across(winery: str) -> float:
    """Where a winery is drawn from left to right."""
    return FIRST + PITCH * COLUMNS[winery]


@cache
def node_point(content: Content, node: int) -> tuple[float, float]:
    """Where a node of the road map is drawn."""
    road = content.road
    if node < WINERIES:
        return across(road.winery_ids[node]), ROAD_HEIGHT[road.road_ids[road.road_of[node]]]
    if node < CAR_PARK:
        return SITE_X, UPPER if node == START else LOWER
    if node == CAR_PARK:
        return PARK_X, MIDDLE
    return junction(content, node), MIDDLE


def junction(content: Content, node: int) -> float:
    """Roads meet and part beside the winery on the middle height."""
    for k, path in enumerate(content.road.paths):
        if ROAD_HEIGHT[content.road.road_ids[k]] == MIDDLE:
            if path[0] == node:
                return node_point(content, path[1])[0] - JUNCTION
            if path[-1] == node:
                return node_point(content, path[-2])[0] + JUNCTION
    raise ValueError(f"{node} is no junction")


@cache
def stretches(content: Content) -> tuple[Stretch, ...]:
    """All pieces of road."""
    return tuple(
        Stretch(start, stop, road)
        for road, path in enumerate(content.road.paths)
        for start, stop in pairwise(path)
    )


def curve(content: Content, stretch: Stretch, first: bool = True) -> str:
    """The path of a stretch: straight, or in a bend from one height to another."""
    (x, y), (far, high) = (
        node_point(content, stretch.start),
        node_point(content, stretch.stop),
    )
    begin = f"M{spell(x)} {spell(y)}" if first else ""
    if y == high:
        return f"{begin}H{spell(far)}"
    bend = (far - x) * 0.62
    middle = f"{spell(x + bend)} {spell(y)} {spell(far - bend)} {spell(high)}"
    return f"{begin}C{middle} {spell(far)} {spell(high)}"


@cache
def road_path(content: Content, road: int) -> str:
    own = [each for each in stretches(content) if each.road == road]
    return "".join(curve(content, each, first=k == 0) for k, each in enumerate(own))


@cache
def roads(content: Content) -> Markup:
    """Kerb, tar and middle line."""
    every = "".join(road_path(content, road) for road in range(len(content.road.paths)))
    return el("g", *[el("path", d=every, class_=f"na-road{k}") for k in range(3)], id="roads")


# -- the ways: hidden until somebody looks at a drive


@cache
def ways(t: Names) -> dict[str, Markup]:
    """Every stretch, lit while it is part of a way."""
    found = {}
    for k, stretch in enumerate(stretches(t.content)):
        path = curve(t.content, stretch)
        name = t.content.road.road_names[stretch.road]
        found[f"way-{k}"] = el(
            "g",
            el("path", d=path, class_="na-way0"),
            el("path", d=path, class_="na-way1"),
            el("path", d=path, class_="na-way2"),
            id=f"way-{k}",
            data_w=f"road{stretch.road} way{k}",
            class_="na-way",
            role="img",
            aria_label=name,
        )
    return found


@cache
def leads(content: Content, direction: int) -> dict[int, set[int]]:
    """By node, all nodes it leads to and itself, in the direction of a day."""
    edges = [(each.start, each.stop) for each in stretches(content)]
    if direction == BACKWARD:
        edges = [(stop, start) for start, stop in edges]
    nodes = {node for edge in edges for node in edge}
    found = {node: {node} for node in nodes}
    for _ in nodes:
        for start, stop in edges:
            found[start] |= found[stop]
    return found


@cache
def way(content: Content, direction: int, start: int, stop: int) -> tuple[str, ...]:
    """The words of the stretches between two nodes; a whole road is one word.

    Where a fork lies between them, both branches are on the way.
    """
    reach = leads(content, direction)
    if start not in reach or stop not in reach or stop not in reach[start]:
        return ()
    every = stretches(content)
    taken: list[int] = []
    for k, each in enumerate(every):
        ends = (each.stop, each.start) if direction == BACKWARD else (each.start, each.stop)
        if ends[0] in reach[start] and stop in reach[ends[1]]:
            taken.append(k)
    words: list[str] = []
    for road in range(len(content.road.paths)):
        own = [k for k, each in enumerate(every) if each.road == road]
        part = [k for k in own if k in taken]
        words += [f"road{road}"] if part and part == own else [f"way{k}" for k in part]
    return tuple(words)


# -- names, and where one may stop by the road


@cache
def road_names(t: Names) -> dict[str, Markup]:
    """The name of each road beside it."""
    found = {}
    for k, name in enumerate(t.content.road.road_names):
        path = t.content.road.paths[k]
        x = (node_point(t.content, path[1])[0] + node_point(t.content, path[-2])[0]) / 2
        y = ROAD_HEIGHT[t.content.road.road_ids[k]]
        below = 21 if y == MIDDLE else 20 if y == UPPER else -13
        if len(path) == 3:  # one winery only: there is no room for a name
            continue
        found[f"road-{k}"] = el(
            "g",
            el("rect", x=x - 60, y=y + below - 20, width=120, height=30, rx=9, class_="na-halo"),
            tx(name, x, y + below, "na-roadname"),
            id=f"road-{k}",
            class_="na-named",
            data_w=t.content.road.road_ids[k],
            role="img",
            aria_label=name,
        )
    return found


@cache
def roadside(t: Names, direction: int) -> dict[str, Markup]:
    """NA-19.7: the stretches where a camper van may have lunch; seen only when it may."""
    found = {}
    side = -1 if direction == BACKWARD else 1
    for house, name in enumerate(t.content.road.winery_ids):
        x, y = node_point(t.content, house)
        middle = x + side * 31
        found[f"stop-{house}"] = el(
            "g",
            el("circle", cx=middle, cy=y, r=13, class_="na-stop0"),
            use("lunch", middle - 9, y - 9, 18),
            id=f"stop-{house}",
            data_w=f"stop.{name}",
            class_="na-stop",
            role="img",
            aria_label=t.say("word-roadside", winery=t.winery(house)),
        )
    return found


def arrows(direction: int) -> Markup:
    """NA-27.1: which way the cars drive today, on the tar."""
    tip = -6 if direction == BACKWARD else 6
    spots = [(x, y) for y in (UPPER, LOWER) for x in (84, 700, 1080)] + [(470, MIDDLE)]
    path = "".join(f"M{x} {spell(y - 4)}l{tip} 4{-tip} 4" for x, y in spots)
    return el("g", join([el("path", d=path, class_="na-arrow")]), id="arrows")
