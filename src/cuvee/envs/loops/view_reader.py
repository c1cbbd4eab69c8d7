"""An eye: looks at one state after the other, always with the same veil."""

from typing import Generic, TypeVar, final

from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class ViewReader(Generic[S]):
    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.veil: S | None = None  # the last view that was not a state itself

    def look(self, state: S, seat: i64) -> S:
        """What the seat sees, good until the next look."""
        view = self.game.peek(state, seat, self.veil)
        if view is not state:
            self.veil = view
        return view
