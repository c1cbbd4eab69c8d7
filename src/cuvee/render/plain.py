"""The plain face: lets a new game be played before it has texts and drawings of its own."""

from typing import Final, TypeVar, final

from cuvee.core.fate import Note
from cuvee.core.game import Game
from cuvee.core.state import BaseState, Step
from cuvee.render.face import NOBODY, Face
from cuvee.render.svg import Drawing, el
from cuvee.render.words import ENGLISH

S = TypeVar("S", bound=BaseState)

ROW: Final = 20  # numbers per line


@final
class Plain(Face[S]):
    """Shows moves as their notation and the board as a list of numbers."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def question(self, view: S, step: Step, names: list[str], lang: str = ENGLISH) -> str:
        return f"{names[step.seat]}: {self.game.asks[step.ask]} (about {step.about})?"

    def rules(self, step: Step) -> list[str]:
        return []

    def move(self, view: S, step: Step, move: int, names: list[str], lang: str = ENGLISH) -> str:
        return self.game.moves.text(move)

    def note(
        self, view: S, note: Note, names: list[str], lang: str = ENGLISH, reader: int = NOBODY
    ) -> str:
        kind, seat, a, b, c = note.words()
        who = names[seat] if 0 <= seat < len(names) else "the table"
        return f"{who}: note {kind} ({a}, {b}, {c})"

    def board(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> str:
        words = [str(word) for word in view.words()]
        rows = [" ".join(words[at : at + ROW]) for at in range(0, len(words), ROW)]
        return "\n".join([", ".join(names), *rows])

    def draw(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> list[Drawing]:
        rows = self.board(view, seat, names, lang).splitlines()
        lines = {
            f"row-{k}": el("text", row, id=f"row-{k}", x=0, y=20 * k + 16)
            for k, row in enumerate(rows)
        }
        return [Drawing("board", 900, 20.0 * len(rows) + 8, self.game.name, {"rows": lines})]

    def scoring(self, view: S, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        return [("points", int(self.game.score(view, seat)))]
