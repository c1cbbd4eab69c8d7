"""The points a viewer can see: exact if nothing hidden counts, otherwise an estimate."""

from typing import Any, Final, NamedTuple

from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.render.face import Face

WORLDS: Final = 3  # guessed worlds; equal views guess the same, so that estimates do not flicker


class Points(NamedTuple):
    """What a viewer knows of somebody's points."""

    value: int
    exact: bool = True  # nothing hidden counts
    covered: bool = False  # something is covered that counts for so much that a number says nothing


def in_sight(game: Game[Any], face: Face[Any], view: Any, eyes: int) -> list[Points]:
    """The points of every seat, computed from this view alone."""
    if view.depth == 0:
        return [Points(int(game.score(view, seat))) for seat in range(view.seats)]
    worlds = [view] if game.peek(view, eyes) is view else guessed(game, view, eyes)
    found = []
    for seat in range(view.seats):
        scores = [int(game.score(world, seat)) for world in worlds]
        covered = face.covered(view, seat, eyes)
        exact = min(scores) == max(scores) and covered is None
        value = round(sum(scores) / len(worlds)) - (covered or 0)
        found.append(Points(value, exact, covered is not None))
    return found


def guessed(game: Game[Any], view: Any, eyes: int) -> list[Any]:
    return [game.determinize(view, eyes, Seeded(luck)) for luck in range(1, WORLDS + 1)]


def said(points: Points) -> str:
    """A number of points, with a real minus."""
    if points.covered:
        return "?"
    return str(points.value) if points.value >= 0 else f"−{-points.value}"
