"""Show: in a notebook a match and its views draw themselves. Who can draw is above the core."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final, final

from cuvee.core.game import Game
from cuvee.core.state import BaseState

KEPT: Final = 64  # views that can still be drawn: those asked for last

Drawer = Callable[[Game[Any], BaseState, int, list[str]], str]  # of a view, its seat, the names


@final
class Glance:
    """A view with what it does not know itself: its game, whose it is, what players are called."""

    def __init__(self, game: Game[Any], view: BaseState, seat: int, names: list[str]) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.names = names


@final
class Easel:
    """Where pictures are made: `cuvee` puts its drawer here, matches the views they give away.

    A state is all the engine needs and no more, so what belongs to a view is kept beside it.
    """

    def __init__(self) -> None:
        self.drawer: Drawer | None = None
        self.given: deque[Glance] = deque(maxlen=KEPT)

    def glance(self, view: BaseState) -> Glance | None:
        """How this very view was asked for; None for any other state."""
        for glance in self.given:
            if glance.view is view:
                return glance
        return None

    def drawn(self, game: Game[Any], view: BaseState, seat: int, names: list[str]) -> str | None:
        """A picture that stands alone, as SVG."""
        return None if self.drawer is None else self.drawer(game, view, seat, names)


EASEL: Final = Easel()
