"""Who asks why not, and what that seat is asked now."""

from typing import Final

from cuvee.core.state import about_of, ask_of
from cuvee.games.naramata import questions as q
from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.model.cards import ROWS
from cuvee.games.naramata.model.guide import EMPTY
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules import (
    purse,
    wishes,
)

IN_ACTION: Final = frozenset(
    int(ask)
    for ask in (
        q.LANDED, q.SERVE, q.SHOP_EXTRA, q.SHOP_CARDS, q.VIEWS, q.SIGNING, q.SPEND_TIME,
        q.RECHARGE, q.PAYMENT, q.SWAPPING,
    )
)  # fmt: skip
WINDOWS: Final = frozenset(int(ask) for ask in (q.TURN, q.CONTRACT_MENU, q.AFTER, q.PARKED))


class Inquiry(Teller):
    """Who asks why not, what this seat is asked now, and what a sentence may name."""

    def __init__(self, view: State, seat: int, names: list[str], lang: str) -> None:
        super().__init__(view, names, lang)
        self.me = seat
        self.step = int(view.asks(seat)) if view.depth else -1
        self.ask = int(ask_of(self.step)) if self.step >= 0 else -1
        self.about = int(about_of(self.step)) if self.step >= 0 else 0
        self.guide = view.guides[seat]
        self.piece = view.cars[seat]
        self.told: dict[str, object] = {
            "have": int(purse.prestige(view, seat)),
            "discs": int(self.guide.discs),
            "hour": self.hour(max(0, int(self.piece.clock))),
        }

    def rider(self, k: int) -> int:
        """The tourist in a car seat; the sentence names that tourist."""
        tourist = int(self.guide.tourist(k))
        if tourist != EMPTY:
            self.told["tourist"] = self.tourist(tourist)
        return tourist

    def missing(self, k: int, row: int) -> int:
        return int(wishes.missing(self.content, self.guide, k, row))

    def wishes_for(self, k: int, row: int) -> bool:
        tourist = int(self.guide.tourist(k))
        return tourist != EMPTY and bool(self.content.wishes.length[tourist * int(ROWS) + row])

    def can_pay(self, price: int) -> bool:
        self.told["price"] = price
        return bool(purse.can_pay(self.view, self.me, price))

    @property
    def solo(self) -> bool:
        return bool(self.view.options.mode != COMPETITIVE)
