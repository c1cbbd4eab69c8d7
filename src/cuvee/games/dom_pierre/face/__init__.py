"""The face of Dom Pierre: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from cuvee.games.dom_pierre.face import (
    asking,
    ending,
    helping,
    strip,
    svg,
    svg_kit,
    text,
    text_table,
    why,
)
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import ASKS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.words import ENGLISH


@final
class DomPierreFace(ComposedFace[State]):
    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        return ending.parts(text.Teller(view, [], lang), seat)

    def won(self, view: State, names: list[str], lang: str = ENGLISH) -> str:
        return ending.told(text.Teller(view, names, lang))


FACE: Final = DomPierreFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=text.note,
    board=text_table.board,
    draw=svg.draw,
    ask=asking.ask,
    style=svg_kit.STYLE,
    icons=svg_kit.ICONS,
    book=HelpBook(Path(__file__).with_name("help")),
    shape="split",
    moment=strip.moment,
    counters=strip.counters,
    named=helping.card_of_thing,
    worth=helping.worth,
    why=why.why,
    refusal=why.refusal,
)
