"""A hash of everything each seat has seen so far: its information state."""

from typing import Generic, TypeVar, final

from cuvee.core.fields import Hasher
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState
from cuvee.loops.view_reader import ViewReader

S = TypeVar("S", bound=BaseState)


@final
class Memory(Generic[S]):
    """For each seat a hash of its views in order; a view that did not change is not counted."""

    def __init__(self, seats: i64) -> None:
        self.last = [0] * seats
        self.all = [0] * seats

    def copy(self) -> "Memory[S]":
        twin: Memory[S] = Memory(len(self.all))
        twin.last = self.last[:]
        twin.all = self.all[:]
        return twin

    def see(self, game: Game[S], state: S) -> None:
        """Add the present view of every seat."""
        reader = ViewReader(game)
        for seat in range(state.seats):
            hasher = Hasher()
            reader.view(state, seat).walk(hasher)
            seen = hasher.value()
            if seen != self.last[seat]:
                self.last[seat] = seen
                chain = Hasher()
                chain.number(self.all[seat])
                chain.number(seen)
                self.all[seat] = chain.value()
