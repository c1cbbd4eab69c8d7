"""What each seat has seen so far, as one number: equal for all that looked the same to it."""

from typing import Generic, TypeVar, final

from cuvee.core.fields import Hasher
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState
from cuvee.envs.loops.view_reader import ViewReader

S = TypeVar("S", bound=BaseState)


@final
class Memory(Generic[S]):
    """A seat remembers its views in their order; one that did not change is no news."""

    def __init__(self, seats: i64) -> None:
        self.last = [0] * seats
        self.all = [0] * seats

    def copy(self) -> "Memory[S]":
        twin: Memory[S] = Memory(len(self.all))
        twin.last = self.last[:]
        twin.all = self.all[:]
        return twin

    def see(self, game: Game[S], state: S) -> None:
        """Every seat looks at the table."""
        eye = ViewReader(game)
        for seat in range(state.seats):
            hasher = Hasher()
            eye.look(state, seat).walk(hasher)
            seen = hasher.value()
            if seen != self.last[seat]:
                self.last[seat] = seen
                chain = Hasher()
                chain.number(self.all[seat])
                chain.number(seen)
                self.all[seat] = chain.value()
