"""The road map: which wineries lie ahead of a car, in either direction, as bits."""

from itertools import pairwise
from typing import Final, final

from cuvee.core.content import Facts
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr

WINERIES: Final[i64] = 28
SITES: Final[i64] = 2
ROADS: Final[i64] = 9
SPLIT_ROADS: Final[i64] = 6  # the roads that lie beside another one come first
JUNCTIONS: Final[i64] = 5

# where a car can be: at or behind a winery 0-27, on a start site, in the car park, off the road
START: Final[i64] = 28
CAR_PARK: Final[i64] = 30
NODES: Final[i64] = 31
HOME: Final[i64] = 31  # parked, or a Phantom whose day is over
END: Final[i64] = -1  # what lies behind the last winery

FORWARD: Final[i64] = 0
BACKWARD: Final[i64] = 1


@final
@mypyc_attr(acyclic=True)
class RoadMap:
    """NA-27.3, NA-R52: by direction and node the wineries ahead, those level, the next ones."""

    def __init__(self, facts: Facts) -> None:
        wineries = facts.rows("winery", int(WINERIES))
        nodes = facts.rows("node", int(SITES + JUNCTIONS + 1))
        roads = facts.rows("road", int(ROADS))
        self.winery_ids: Final = [row.word("id") for row in wineries]
        self.road_ids: Final = [row.word("id") for row in roads]
        self.site_ids: Final = [row.word("id") for row in nodes[: int(SITES)]]
        self.winery_names: Final = [row.text("name") for row in wineries]
        self.road_names: Final = [row.text("name") for row in roads]
        self.site_names: Final = [row.text("name") for row in nodes[: int(SITES)]]
        self.x = numbers([row.number("x", 0, 9999) for row in wineries])
        names = self.winery_ids + self.site_ids + [nodes[-1].word("id")]
        names += [row.word("id") for row in nodes[int(SITES) : -1]]
        self.node_ids = names
        self.points = {
            row.word("id"): (row.measure("x", 0, 9999), row.measure("y", 0, 9999))
            for row in (*wineries, *nodes)
        }
        self.paths: Final[list[list[int]]] = []
        road_of = [0] * int(WINERIES)
        edges: list[tuple[int, int]] = []
        for k, road in enumerate(roads):
            houses = [self.winery_ids.index(name) for name in road.texts("wineries")]
            ends = (road.one_of("from", names), road.one_of("to", names))
            self.paths.append([ends[0], *houses, ends[1]])
            edges += pairwise(self.paths[k])
            for before, after in pairwise(houses):
                if self.x[before] >= self.x[after]:
                    raise road.wrong(f"{names[after]} must lie further right than {names[before]}")
            for house in houses:
                road_of[house] = k
        self.road_of: Final = numbers(road_of)
        self.roads = numbers([sum(1 << house for house in path[1:-1]) for path in self.paths])
        ways = [self.ways(edges), self.ways([(b, a) for a, b in edges])]
        self.next = numbers([way[0] for direction in ways for way in direction])
        self.other: Final = numbers([way[-1] for direction in ways for way in direction])
        self.ahead: Final = numbers([mask for direction in ways for mask in self.masks(direction)])
        self.level = numbers(self.levels(1) + self.levels(-1))

    def ways(self, edges: list[tuple[int, int]]) -> list[list[int]]:
        """The next winery or wineries after each node, junctions left out; END where none is."""
        found: list[list[int]] = []
        for node in range(int(NODES)):
            found.append(self.after(node, edges) or [int(END)])
        return found

    def after(self, node: int, edges: list[tuple[int, int]]) -> list[int]:
        houses: list[int] = []
        for start, stop in edges:
            if start == node:
                houses += [stop] if stop < WINERIES else self.after(stop, edges)
        return houses

    def masks(self, ways: list[list[int]]) -> list[int]:
        """All wineries a node leads to."""
        found: list[int] = []
        for node in range(int(NODES)):
            mask = 0
            todo = [house for house in ways[node] if house >= 0]
            while todo:
                house = todo.pop()
                mask |= 1 << house
                todo += [after for after in ways[house] if after >= 0]
            found.append(mask)
        return found

    def levels(self, sign: int) -> list[int]:
        """NA-R37: all wineries whose driveway is level with a winery or ahead of it."""
        everything = (1 << int(WINERIES)) - 1
        found = [
            sum(1 << other for other, x in enumerate(self.x) if (x - own) * sign >= 0)
            for own in self.x
        ]
        return found + [everything] * int(NODES - WINERIES)
