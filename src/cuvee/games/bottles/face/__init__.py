"""The face of Bottles: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import MARKET_CELL, PRODUCTION, SEA
from cuvee.games.bottles.face import asking, svg, svg_parts, svg_strip, text, why
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.questions import ASKS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.words import ENGLISH

DEAR: Final = 4  # glasses; BO-7.5


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


def help_for(view: State, word: str) -> str:
    """The kind of a place or of a bottle: they share their cards."""
    content = view.content
    cells, cards = content.labels["cells.id"], content.labels["bottles.id"]
    if word in cells:
        kinds = {int(PRODUCTION): "producer", int(MARKET_CELL): "market", int(SEA): "sea"}
        return f"help-place-{kinds.get(int(content.cell_kind[cells.index(word)]), 'land')}"
    if word in cards:
        dear = content.value[cards.index(word)] >= DEAR
        return "help-card-dear" if dear else "help-card-ordinary"
    return word


FACE: Final = BottlesFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=text.note,
    board=text.board,
    draw=svg.draw,
    style=svg_parts.STYLE,
    shape="wide",
    icons=svg_parts.ICONS,
    moment=svg_strip.moment,
    counters=svg_strip.counters,
    glance=svg_strip.glance,
    book=HelpBook(Path(__file__).with_name("help")),
    named=help_for,
    ask=asking.ask,
    why=why.why,
    refusal=why.refusal,
)
