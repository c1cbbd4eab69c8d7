"""The face of Bottles: words from `text`, pictures from `svg`."""

from typing import Final, final

from cuvee.core.fate import Note
from cuvee.core.state import Step
from cuvee.games.bottles import scoring, svg, text
from cuvee.games.bottles.state import ASKS, State
from cuvee.render.face import Face
from cuvee.render.lang import ENGLISH
from cuvee.render.svg import Drawing


@final
class BottlesFace(Face[State]):
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
        return svg.draw(view, names, lang)

    def scoring(self, view: State, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """BO-11.3: what decides, in its order."""
        say = text.Teller(view, [], lang).say
        return [
            (say("word.countries"), int(scoring.score(view, seat))),
            (say("word.bottles"), int(view.bottles[seat])),
            (say("word.glasses", count="").strip(), int(scoring.glasses(view, seat))),
            (say("word.money"), int(view.money[seat])),
        ]


FACE: Final = BottlesFace()
