"""The face of Naramata: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from cuvee.games.naramata.face import asking, helping, svg, svg_parts, svg_strip, text, why
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.questions import ASKS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.words import ENGLISH

PARTS: Final = (
    "at_start", "contracts", "press", "wishes", "rewards", "empty_rows", "overtime", "end_points",
)  # fmt: skip


@final
class NaramataFace(ComposedFace[State]):
    def for_all(self, view: State) -> bool:
        return view.held == 0

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """NA-21.11, NA-23.2: points by where they come from; alone or together the rating."""
        say = text.Teller(view, [], lang).say
        if view.options.mode != COMPETITIVE:
            return [(say("score-rating"), int(view.rating))]
        ledger = view.guides[seat].ledger
        return [(say(f"score-{part}"), int(ledger[k])) for k, part in enumerate(PARTS)]


FACE: Final = NaramataFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=text.note,
    board=text.board,
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
    moment=text.moment,
)
