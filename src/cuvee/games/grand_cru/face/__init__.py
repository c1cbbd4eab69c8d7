"""The face of Grand Cru: words from `text`, pictures from `svg`."""

from pathlib import Path
from typing import Final, final

from cuvee.games.grand_cru import scoring
from cuvee.games.grand_cru.face import asking, svg, svg_parts, svg_strip, text, why, worth
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.questions import ASKS
from cuvee.render.face import ComposedFace
from cuvee.render.help import HelpBook
from cuvee.render.words import ENGLISH


@final
class GrandCruFace(ComposedFace[State]):
    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """GC-23.2: what an estate is worth; GC-R30: while purses are covered, without its cash."""
        say = text.Teller(view, [], lang).say
        own, content = view.estates[seat], view.content
        kind, cube, loan = int(content.per_kind), int(content.per_cube), int(content.per_loan)
        parts = [
            (say("word-kinds", n=kind), kind * int(scoring.kinds(own))),
            (say("word-cubes", n=cube), cube * int(own.wine())),
            (say("word-debt", n=text.signed(loan)), loan * int(own.loans)),
        ]
        if view.depth > 0 and view.options.secret_money:
            return parts
        return [(say("word-cash"), int(own.money)), *parts]

    def covered(self, view: State, seat: int, viewer: int) -> int | None:
        """GC-R30: the purses of the others."""
        known = text.Teller(view, [], ENGLISH).knows_purse(seat, viewer)
        return None if known else int(view.estates[seat].money)


FACE: Final = GrandCruFace(
    asks=ASKS,
    rules=text.RULES,
    question=text.question,
    move=text.move,
    note=text.note,
    board=text.board,
    draw=svg.draw,
    style=svg_parts.STYLE,
    icons=svg_parts.ICONS,
    counters=svg_strip.counters,
    book=HelpBook(Path(__file__).with_name("help")),
    shape="pair",
    moment=lambda view, lang: text.moment(text.Teller(view, [], lang)),
    ask=asking.ask,
    named=worth.card,
    worth=worth.worth,
    why=why.why,
    refusal=why.refusal,
)
