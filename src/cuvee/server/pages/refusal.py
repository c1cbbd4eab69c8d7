"""Why something was refused, in a sentence for the player who tried it."""

from cuvee.core.moves import UnknownMove
from cuvee.server.drawing.viewer import Viewer
from cuvee.server.drawing.words import phrase
from cuvee.server.tables.live import Live, Refused


def why_refused(live: Live, viewer: Viewer, error: Exception, text: str = "") -> str:
    """The table's own reason, or the game's reason why this answer is not possible now."""
    table = live.table
    if isinstance(error, Refused):
        return phrase(f"refused-{error}", viewer.lang)
    if isinstance(error, UnknownMove) or viewer.seat < 0:
        return phrase("refused-unreadable", viewer.lang)
    view, move = table.match.view(viewer.seat), table.game.moves.parse(text)
    reason = table.face.refusal(view, viewer.seat, move, table.names, viewer.lang)
    return reason.words if reason else phrase("refused-not-now", viewer.lang)


def why_not_here(live: Live, text: str, lang: str) -> str:
    """What the coach answers to a move the lesson does not ask for."""
    lesson = live.table.lesson
    beat = lesson.wanted(len(live.table.match.entries)) if lesson else None
    said = lesson.other(beat, text, lang) if lesson and beat else ""
    return said or phrase("lesson-other", lang)
