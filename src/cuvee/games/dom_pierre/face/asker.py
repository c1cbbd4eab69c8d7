"""What the choices of a question need to know: the view, the answers, and where things lie."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.state import Step
from cuvee.games.dom_pierre import moves as m
from cuvee.games.dom_pierre.content import KINDS, PT_SALE_1
from cuvee.games.dom_pierre.face.svg_kit import ACTIONS
from cuvee.games.dom_pierre.face.svg_kit import KINDS as KIND_WORDS
from cuvee.games.dom_pierre.face.text import Teller
from cuvee.games.dom_pierre.model.state import FIRST_CELL, FIRST_SPACE, State
from cuvee.games.dom_pierre.rules.flow import legal, play
from cuvee.render.asking import asked_next, goes_on

ROOM = len(m.TABLE)


class Asker(Teller):
    """A question with its answers."""

    def __init__(
        self, view: State, step: Step, moves: list[int], names: list[str], lang: str
    ) -> None:
        super().__init__(view, names, lang)
        self.step = step
        self.seat = step.seat
        self.moves = moves
        self.legal = set(moves)
        self.house = view.houses[step.seat]

    # -- the words of things

    def word(self, table: str, k: int) -> str:
        return self.content.ids[table][k]

    def spot(self, place: int) -> str:
        """A place where workers stand."""
        if place < FIRST_SPACE:
            return self.word("place", place)
        if place >= FIRST_CELL:
            return self.word("vineyard_cell", place - int(FIRST_CELL))
        return self.word("route_space", place - int(FIRST_SPACE))

    def champagne_word(self, place: int) -> str:
        return f"{self.word('press', place // 2)}-{place % 2 + 1}"

    def extra_word(self, extra: int) -> str:
        """What can be added to a sale: an accessory or a kept tile."""
        if extra >= 2 * KINDS:
            tile = int(PT_SALE_1) + extra - 2 * int(KINDS)
            return f"kept-{self.word('prestige_tile', tile)}"
        return f"{'blue' if extra % 2 else 'grey'}-{KIND_WORDS[extra // 2]}"

    def action_icon(self, action: int) -> str:
        return f"dp-{ACTIONS[action]}"

    # -- what would follow

    def after(self, *answers: int) -> tuple[State, int]:
        """The position after these answers, and what is asked next; -1 if that is not known
        without chance or somebody else is asked."""
        twin, step = self.view.copy(), int(self.view.asks(self.seat))
        for answer in answers:
            twin.depth -= 1
            if not goes_on(play, twin, step, answer, Fate()):
                return twin, -1
            step = asked_next(twin, self.seat)
            if step < 0:
                break
        return twin, step

    def answers_in(self, state: State, step: int) -> list[int]:
        """The legal answers in a position."""
        buffer = Moves(ROOM)
        legal(state, step, buffer)
        return buffer.as_list()
