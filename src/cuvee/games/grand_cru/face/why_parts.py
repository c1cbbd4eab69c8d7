"""What the reasons of Grand Cru have in common."""

from cuvee.core.native import i64
from cuvee.core.state import ask_of, seat_of
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.face.text import Teller
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import is_vine, kind_of

Finding = tuple[bool, str, dict[str, object]]  # whether it holds, its message, what it names


class Doubt(Teller):
    """A player who cannot do something, and what is asked."""

    def __init__(self, view: State, seat: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.seat = seat
        self.step = int(view.asks(seat)) if view.depth else -1
        self.own = view.estates[seat]
        self.money = int(self.own.money)

    def asks(self, ask: i64) -> bool:
        return self.step >= 0 and ask_of(self.step) == ask

    def will_be_asked(self) -> bool:
        """Whether a turn of this player is still to come."""
        return any(
            ask_of(step) == q.TURN and seat_of(step) == self.seat
            for step in self.view.agenda[: self.view.depth]
        )

    def grows(self, variety: int) -> bool:
        return any(is_vine(tile) and kind_of(tile) == variety for tile in self.own.fields)
