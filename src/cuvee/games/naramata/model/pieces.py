"""Pieces on the table that are nobody's: cars with their clock figures, the upgrade row."""

from typing import Final, final

from cuvee.core.fate import Pile
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.model.roadmap import HOME
from cuvee.games.naramata.model.upgrades import KINDS, UPGRADES

NONE: Final[i64] = -1
OFF: Final[i64] = -1  # the hour of a figure that is not on the time track


@final
@mypyc_attr(acyclic=True)
class Car(Part):
    """NA-24.1: a car and its clock figure, all a Phantom has. On the road it stands on no place."""

    def __init__(self) -> None:
        self.colour: i64 = NONE
        self.node: i64 = HOME
        self.place: i64 = NONE
        self.clock: i64 = OFF
        self.height: i64 = 0

    def go_home(self) -> None:
        """NA-7.11: off the road and off the track."""
        self.node = HOME
        self.place = NONE
        self.clock = OFF


@final
@mypyc_attr(acyclic=True)
class Market(Part):
    """The upgrade row, the prestige above it, and the deck: a pile, and known cards under it."""

    def __init__(self, row: vec[i64], above: vec[i64], under: vec[i64], pile: Pile) -> None:
        self.count: i64 = 0
        self.row: Final = row  # kinds; slot 4 is the last
        self.above: Final = above
        self.under: Final = under  # the first `count` of them, the next to come first
        self.pile: Final = pile


def new_market() -> Market:
    return Market(
        vec[i64]([NONE] * SLOTS),
        vec[i64]([0] * SLOTS),
        vec[i64]([0] * UPGRADES),
        Pile(vec[i64]([0] * KINDS), 0),
    )
