"""The face of Naramata: words from `text`, pictures from `svg`."""

from typing import Final, final

from cuvee.core.fate import Note
from cuvee.core.state import Step
from cuvee.games.naramata import svg, text
from cuvee.games.naramata.agenda import ASKS
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.state import State
from cuvee.render.face import Face
from cuvee.render.lang import ENGLISH
from cuvee.render.svg import Drawing

PARTS: Final = (
    "at_start", "contracts", "press", "wishes", "rewards", "empty_rows", "overtime", "end_points",
)  # fmt: skip


@final
class NaramataFace(Face[State]):
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
        return view.held == 0

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """NA-21.11, NA-23.2: points by where they come from; alone or together the rating."""
        say = text.Teller(view, [], lang).say
        if view.options.mode != COMPETITIVE:
            return [(say("score.rating"), int(view.rating))]
        ledger = view.guides[seat].ledger
        return [(say(f"score.{part}"), int(ledger[k])) for k, part in enumerate(PARTS)]


FACE: Final = NaramataFace()
