"""What a replay tells beside the board: all moves in words, the course of the game, mistakes."""

from typing import Any, Final, NamedTuple

from markupsafe import Markup

from cuvee.core.state import Step
from cuvee.server.drawing.chart import WIDE, Mark, charts
from cuvee.server.tables.analyses import Judgement, Spot
from cuvee.server.tables.history import History, moves_in_words
from cuvee.server.tables.table import Table

LESSONS: Final = 8  # how many mistakes are shown


class Lesson(NamedTuple):
    """A mistake, and what would have been better."""

    ply: int
    seat: int
    played: str
    best: str
    loss: int


class Perspective(NamedTuple):
    """Whose view of the game is shown, and in which language."""

    table: Table
    history: History
    seat: int
    lang: str


def looked(look: Perspective, judgement: Judgement | None, mine: list[int]) -> dict[str, Any]:
    """The words of the template; without a judgement there are no marks, and points for chances."""
    lines = moves_in_words(look.table, look.history, look.seat, look.lang)
    marks = {spot.ply + 1: spot for spot in judgement.spots if spot.kind} if judgement else {}
    return {
        "table": look.table,
        "seat": look.seat,
        "lines": lines,
        "marks": marks,
        "judged": judgement is not None,
        "over": look.table.match.over,
        "lessons": lessons(look, judgement, mine),
        "mine": mine,
        "curve": curve(look, judgement),
    }


def curve(look: Perspective, judgement: Judgement | None, size: tuple[int, int] = WIDE) -> Markup:
    """Chances to win with marks where they are known, otherwise points."""
    names, lang = look.table.names, look.lang
    if judgement is None:
        return charts(look.history.course(look.seat), names, "chart-points", lang, None, size)
    marks = [Mark(spot.ply, spot.seat, spot.kind) for spot in worst(judgement)]
    return charts(judgement.course, names, "chart-chances", lang, marks, size)


def worst(judgement: Judgement) -> list[Spot]:
    """The moves that changed most, for marks on the chart."""
    found = [spot for spot in judgement.spots if spot.kind]
    return sorted(found, key=lambda spot: -max(spot.loss, abs(spot.luck)))[: 2 * LESSONS]


def lessons(look: Perspective, judgement: Judgement | None, mine: list[int]) -> list[Lesson]:
    """The dearest mistakes of these seats, in the order of the game."""
    if judgement is None:
        return []
    seats = mine or list(range(look.table.match.seats))
    dear = [spot for spot in judgement.spots if spot.kind == "bad" and spot.seat in seats]
    dear = sorted(dear, key=lambda spot: -spot.loss)[:LESSONS]
    return [lesson(look, spot) for spot in sorted(dear, key=lambda spot: spot.ply)]


def lesson(look: Perspective, spot: Spot) -> Lesson:
    """The mistake in the words of the buttons the player saw."""
    history, table = look.history, look.table
    view, step = history.view(spot.ply, spot.seat), Step(history.states[spot.ply].asks(spot.seat))

    def said(text: str) -> str:
        move = table.game.moves.parse(text)
        return table.face.move(view, step, move, table.names, look.lang)

    played = said(history.match.entries[spot.ply].text)
    return Lesson(spot.ply, spot.seat, played, said(spot.best), spot.loss)


def turning_point(look: Perspective, judgement: Judgement) -> tuple[int, str, Spot] | None:
    """The move that changed the game most: where it leads to, and its news."""
    found = worst(judgement)
    lines = {
        line.ply: line.text
        for line in moves_in_words(look.table, look.history, look.seat, look.lang)
    }
    for spot in found:
        if spot.ply + 1 in lines:
            return spot.ply + 1, lines[spot.ply + 1], spot
    return None
