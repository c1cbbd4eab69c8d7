"""Reads the views of many states without allocating a new view for each."""

from typing import Generic, TypeVar, final

from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class ViewReader(Generic[S]):
    """Gives what a seat sees of a state; the memory of the last view is used again."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.veil: S | None = None  # the last view that was a copy: the next one overwrites it

    def view(self, state: S, seat: i64) -> S:
        """What the seat sees; valid until the next call."""
        view = self.game.peek(state, seat, self.veil)
        if view is not state:
            self.veil = view
        return view
