"""The face of Bottles: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from markupsafe import Markup

from cuvee.games.bottles import scoring
from cuvee.games.bottles.face import (
    asking,
    news,
    svg,
    svg_end,
    svg_parts,
    svg_strip,
    text,
    why,
    worth,
)
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import ASKS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.svg import Drawing
from cuvee.render.words import ENGLISH


@final
class BottlesFace(ComposedFace[State]):
    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """BO-11.3: what decides, in its order."""
        say = text.Teller(view, [], lang).say
        return [
            (say("word-countries"), int(scoring.score(view, seat))),
            (say("word-bottles"), int(view.bottles[seat])),
            (say("word-glasses", count="").strip(), int(scoring.glasses(view, seat))),
            (say("word-money"), int(view.money[seat])),
        ]

    def out(self, view: State, seat: int, lang: str = ENGLISH) -> str:
        """BO-10.6: who is out may watch the others."""
        is_out = view.depth > 0 and bool(view.out[seat])
        return text.Teller(view, [], lang).say("word-you_are_out") if is_out else ""

    def glance(self, view: State, seat: int, viewer: int, lang: str = ENGLISH) -> Markup:
        return svg_strip.glance(view, seat, lang)

    def closing(self, view: State, names: list[str], lang: str = ENGLISH) -> Drawing:
        """BO-11.7: all cellars."""
        return svg_end.closing(view, names, lang)


FACE: Final = BottlesFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=news.note,
    board=text.board,
    draw=svg.draw,
    style=svg_parts.STYLE,
    shape="wide",
    icons=svg_parts.ICONS,
    moment=svg_strip.moment,
    counters=svg_strip.counters,
    book=HelpBook(Path(__file__).with_name("help")),
    named=worth.card_of,
    worth=worth.worth,
    ask=asking.ask,
    why=why.why,
    refusal=why.refusal,
)
