"""Where a marker or the thief can get to in one go, and by which answers."""

from typing import NamedTuple

from cuvee.games.bottles import moves as m
from cuvee.games.bottles.model.state import State


class Route(NamedTuple):
    """A way to a place: the places passed, who is shoved off, and the answers up to chance."""

    cells: tuple[int, ...]
    shoved: tuple[int, ...]
    moves: tuple[int, ...]


def routes(view: State, seat: int, left: int, exact: bool) -> list[Route]:
    """BO-3.7, BO-3.8: for each place and each set of players shoved off the shortest way.

    BO-3.10: an exact move has all its steps. Every first step is the beginning of some way.
    """
    found: dict[tuple[int, frozenset[int]], Route] = {}
    begun: dict[int, Route] = {}
    passed = {int(view.path[k]) for k in range(view.path_length)}
    there = markers(view, seat)
    level: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), ())]
    for taken in range(1, left + 1):
        longer: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        seen: set[tuple[int, tuple[int, ...]]] = set()
        for cells, shoved in level:
            here = cells[-1] if cells else int(view.cell[seat])
            for to in view.content.links_of(here):
                if to in passed or to in cells:
                    continue
                off = (*shoved, there[to]) if to in there else shoved
                if not exact:
                    if (to, off) in seen or (to, frozenset(off)) in found:
                        continue
                    seen.add((to, off))
                longer.append(((*cells, to), off))
        level = longer
        if not exact or taken == left:
            for cells, off in level:
                keep(view, Route(cells, off, ()), left, passed, there, found, begun)
    covered = {route.moves[0] for route in found.values()}
    return [*found.values(), *(begun[move] for move in begun if move not in covered)]


def keep(
    view: State,
    route: Route,
    left: int,
    passed: set[int],
    there: dict[int, int],
    found: dict[tuple[int, frozenset[int]], Route],
    begun: dict[int, Route],
) -> None:
    """Keep the way if it is the first of its kind, with the answers that lead along it."""
    key = (route.cells[-1], frozenset(route.shoved))
    first = int(m.STEP.of(route.cells[0]))
    if key in found and first in begun:
        return
    made = route._replace(moves=answers(view, route.cells, left, passed, there))
    found.setdefault(key, made)
    begun.setdefault(first, made)


def answers(
    view: State, cells: tuple[int, ...], left: int, passed: set[int], there: dict[int, int]
) -> tuple[int, ...]:
    """The steps, up to the first that shoves somebody off; and the stop, where it is asked."""
    found: list[int] = []
    for cell in cells:
        found.append(int(m.STEP.of(cell)))
        if cell in there:
            return tuple(found)
    gone = passed.union(cells)
    if len(cells) < left and any(to not in gone for to in view.content.links_of(cells[-1])):
        found.append(int(m.STOP))
    return tuple(found)


def markers(view: State, seat: int) -> dict[int, int]:
    """By place who else stands there."""
    return {
        int(view.cell[other]): other
        for other in range(view.seats)
        if other != seat and view.cell[other] >= 0
    }


def errands(view: State, left: int) -> list[tuple[int, tuple[int, ...]]]:
    """BO-8.2: the places the thief can still be sent to, with the steps of a shortest way."""
    gone = {int(view.path[k]) for k in range(view.path_length)}
    level: list[tuple[int, tuple[int, ...]]] = [(int(view.thief), ())]
    found: list[tuple[int, tuple[int, ...]]] = []
    for _ in range(left):
        longer: list[tuple[int, tuple[int, ...]]] = []
        for here, steps in level:
            for to in view.content.links_of(here):
                if to not in gone:
                    gone.add(to)
                    longer.append((to, (*steps, int(m.SEND.of(to)))))
        found += longer
        level = longer
    return found
