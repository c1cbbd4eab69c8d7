"""The face of Naramata: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from cuvee.core.fate import Note
from cuvee.games.naramata.face import (
    asking,
    ending,
    helping,
    names,
    svg,
    svg_parts,
    svg_strip,
    text,
    text_table,
    why,
)
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.notes import FINISHED
from cuvee.games.naramata.questions import ASKS, BY_POINTS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.words import ENGLISH


@final
class NaramataFace(ComposedFace[State]):
    def for_all(self, view: State) -> bool:
        return view.held == 0

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        return ending.parts(names.Teller(view, [], lang), seat)


def note(view: State, note: Note, names: list[str], lang: str, reader: int) -> str:
    """What happened; the last news of a game by points tells how it was won."""
    if note.kind == FINISHED and note.a == BY_POINTS and view.depth == 0:
        return ending.told(view, names, lang, reader)
    return text.note(view, note, names, lang, reader)


FACE: Final = NaramataFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=note,
    board=text_table.board,
    draw=svg.draw,
    ask=asking.ask,
    style=svg_parts.STYLE,
    icons=svg_parts.ICONS,
    counters=svg_strip.counters,
    book=HelpBook(Path(__file__).with_name("help")),
    named=helping.named,
    worth=helping.worth,
    why=why.why,
    refusal=why.refusal,
    shape="stack",
    moment=text_table.moment,
)
