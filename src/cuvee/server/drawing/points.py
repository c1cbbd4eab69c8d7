"""The points a viewer can see: exact if nothing hidden counts, otherwise an estimate."""

from typing import Any, Final

from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.render.face import Face

WORLDS: Final = 3  # guessed worlds; equal views guess the same, so that estimates do not flicker


def in_sight(game: Game[Any], face: Face[Any], view: Any, eyes: int) -> list[tuple[int, bool]]:
    """For every seat its points and whether they are exact, computed from this view alone."""
    if view.depth == 0:
        return [(int(game.score(view, seat)), True) for seat in range(view.seats)]
    worlds = [view] if game.peek(view, eyes) is view else guessed(game, view, eyes)
    found = []
    for seat in range(view.seats):
        scores = [int(game.score(world, seat)) for world in worlds]
        covered = face.covered(view, seat, eyes)
        certain = min(scores) == max(scores) and covered is None
        found.append((round(sum(scores) / len(worlds)) - (covered or 0), certain))
    return found


def guessed(game: Game[Any], view: Any, eyes: int) -> list[Any]:
    return [game.determinize(view, eyes, Seeded(luck)) for luck in range(1, WORLDS + 1)]


def said(points: tuple[int, bool]) -> str:
    value, certain = points
    words = str(value).replace("-", "−")
    return words if certain else f"≈{words}"
