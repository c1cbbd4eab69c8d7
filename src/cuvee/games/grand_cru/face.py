"""The face of Grand Cru: words from `text`, pictures from `svg`."""

from typing import Final, final

from cuvee.core.fate import Note
from cuvee.core.state import Step
from cuvee.games.grand_cru import scoring, svg, text
from cuvee.games.grand_cru.state import ASKS, State
from cuvee.render.face import Face
from cuvee.render.lang import ENGLISH
from cuvee.render.svg import Drawing


@final
class GrandCruFace(Face[State]):
    style = svg.STYLE

    def question(self, view: State, step: Step, names: list[str], lang: str = ENGLISH) -> str:
        return text.question(view, step, names, lang)

    def rules(self, step: Step) -> list[str]:
        return text.RULES[ASKS[step.ask]]

    def move(
        self, view: State, step: Step, move: int, names: list[str], lang: str = ENGLISH
    ) -> str:
        return text.move(view, step, move, names, lang)

    def note(self, view: State, note: Note, names: list[str], lang: str = ENGLISH) -> str:
        return text.note(view, note, names, lang)

    def board(self, view: State, seat: int, names: list[str], lang: str = ENGLISH) -> str:
        return text.board(view, seat, names, lang)

    def draw(self, view: State, seat: int, names: list[str], lang: str = ENGLISH) -> list[Drawing]:
        return svg.draw(view, seat, names, lang)

    def for_all(self, view: State) -> bool:
        return not view.options.secret_money or view.depth == 0

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """GC-23.2: what an estate is worth; GC-R30: while purses are covered, without its cash."""
        say = text.Teller(view, [], lang).say
        own, content = view.estates[seat], view.content
        parts = [
            (say("word.kinds"), int(content.per_kind * scoring.kinds(own))),
            (say("word.cubes"), int(content.per_cube * own.wine())),
            (say("word.debt"), int(content.per_loan * own.loans)),
        ]
        if view.depth > 0 and view.options.secret_money:
            return parts
        return [(say("word.cash"), int(own.money)), *parts]

    def covered(self, view: State, seat: int, viewer: int) -> int:
        """GC-R30: the purses of the others."""
        known = text.Teller(view, [], ENGLISH).knows_purse(seat, viewer)
        return 0 if known else int(view.estates[seat].money)


FACE: Final = GrandCruFace()
