"""The face of Dom Pierre: words from `text`, pictures from `svg`."""

from typing import Final, final

from cuvee.core.fate import Note
from cuvee.core.state import Step
from cuvee.games.dom_pierre import scoring, svg, text, text_table
from cuvee.games.dom_pierre.state import ASKS, State
from cuvee.render.face import Face
from cuvee.render.lang import ENGLISH
from cuvee.render.svg import Drawing


@final
class DomPierreFace(Face[State]):
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
        return text_table.board(view, names, lang)

    def draw(self, view: State, seat: int, names: list[str], lang: str = ENGLISH) -> list[Drawing]:
        return svg.draw(view, names, lang)

    def for_all(self, view: State) -> bool:
        return True

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """DP-14: the track, the prestige level, the crowns."""
        say = text.Teller(view, [], lang).say
        return [
            (say("word.track_points"), int(view.houses[seat].points)),
            (say("word.prestige_points"), int(scoring.prestige(view, seat))),
            (say("word.crown_points"), int(scoring.crowns(view, seat))),
        ]


FACE: Final = DomPierreFace()
