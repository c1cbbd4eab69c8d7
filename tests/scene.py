"""The scenario language: given a position, play lines of the log, see what is refused."""

from typing import Generic, Self, TypeVar

from cuvee.core.fate import Script, Seeded
from cuvee.core.game import Game
from cuvee.core.match import Match
from cuvee.core.moves import IllegalMove
from cuvee.core.state import BaseState, ask_of, seat_of

S = TypeVar("S", bound=BaseState)


class Scene(Generic[S]):
    """A match that starts from a position of our own, with chance as a list."""

    def __init__(self, game: Game[S], state: S, chance: list[int]) -> None:
        fate = Script(chance)
        self.match = Match(game, int(state.seats), fate=Seeded(1))
        self.match.recorder.source = fate
        game.settle(state, self.match.recorder)
        broken = game.audit(state)
        assert not broken, f"the given position breaks an invariant: {broken}"
        self.match.state = state

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked next, and what."""
        step = self.state.top()
        return int(seat_of(step)), self.match.game.asks[int(ask_of(step))]

    def play(self, *lines: str) -> Self:
        """Lines like "0 step nyc"."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.match.submit(int(seat), move)
        return self

    def refuses(self, *lines: str) -> Self:
        for line in lines:
            try:
                self.play(line)
            except IllegalMove:
                continue
            raise AssertionError(f"{line!r} should be refused")
        return self

    def legal(self, seat: int, verb: str = "") -> set[str]:
        """The legal answers, or those of one verb without it."""
        texts = set(self.match.legal(seat))
        if not verb:
            return texts
        return {text.removeprefix(f"{verb} ") for text in texts if text.split()[0] == verb}

    def notes(self, seat: int) -> list[tuple[int, ...]]:
        """What the seat heard of the last answer: (kind, seat, a, b, c)."""
        return [note.words() for note in self.match.entries[-1].notes_for(seat)]
