"""A random game on which the laws are checked, and what happens if one is broken."""

from typing import Generic, TypeVar

from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.match import Match, Seed
from cuvee.core.moves import Moves
from cuvee.core.state import BaseState
from cuvee.render.face import Face

S = TypeVar("S", bound=BaseState)


class LawBroken(AssertionError):
    """A game broke a law: which one, how, and the log that shows it."""

    def __init__(self, law: str, what: str, log: str = "") -> None:
        super().__init__(f"{law}: {what}")
        self.log = log


class Walk(Generic[S]):
    """A random game with its dice, and a fingerprint of the state after every entry of its log."""

    def __init__(self, game: Game[S], seats: int, seed: int, face: Face[S] | None) -> None:
        self.game = game
        self.seats = seats
        self.face = face
        self.match = Match(game, seats, Seed.of(seed))
        self.dice = Seeded(seed)
        self.prints = [self.fingerprint()]
        self.plies = 0
        self.out = Moves(len(game.moves))

    def fingerprint(self) -> int:
        return hash(tuple(self.match.state.words()))

    def say(self, law: str, what: str) -> None:
        if what:
            raise LawBroken(law, f"{what} (after {self.plies} decisions)")

    def want(self, law: str, holds: bool, what: str) -> None:
        if not holds:
            self.say(law, what)

    def legal(self, state: S, step: int) -> list[int]:
        self.game.legal(state, step, self.out)
        return self.out.as_list()
