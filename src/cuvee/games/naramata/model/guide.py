"""A guide: what belongs to one seat, above all the tray with its tourists."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.games.naramata.model.cards import ROWS
from cuvee.games.naramata.model.upgrades import DISC_KINDS

# a car seat of the tray: items on each row, then the cards among them as bits, then who sits there
SEATS_IN_CAR: Final[i64] = 4
ON_TOURIST: Final[i64] = ROWS
WHO: Final[i64] = ROWS + 1
WIDTH: Final[i64] = ROWS + 2
EMPTY: Final[i64] = -1

DISC_BITS: Final[i64] = 3  # of the discs on one upgrade

# where points come from
AT_START: Final[i64] = 0
CONTRACTS: Final[i64] = 1
PRESS: Final[i64] = 2
WISHES: Final[i64] = 3
REWARDS: Final[i64] = 4
EMPTY_ROWS: Final[i64] = 5
OVERTIME: Final[i64] = 6
END_POINTS: Final[i64] = 7
PARTS: Final[i64] = 8


@final
@mypyc_attr(acyclic=True)
class Guide(Part):
    """What belongs to one seat. Sets of kinds, bottles, wineries and tourists are bits."""

    def __init__(self, tray: vec[i64], ledger: vec[i64]) -> None:
        self.hand: i64 = 0  # tourists held in the draft, for the owner's eyes
        self.extra: i64 = 0  # the one of them drawn this round (two players)
        self.discs: i64 = 0  # unused
        self.beside: i64 = 0  # discs paid with
        self.on_cards: i64 = 0  # discs on the upgrades that take some: three bits each
        self.owned: i64 = 0
        self.active: i64 = 0
        self.reserved: i64 = 0  # markers on the reserved table
        self.bottles: i64 = 0
        self.visited: i64 = 0  # wineries of today
        self.winds: i64 = 0  # second wind: times gone by today, then whether one was used
        self.arrival: i64 = 0  # order in the car park, from 1
        self.prestige: i64 = 0  # in a fleet the first guide holds it for all
        self.tray = tray
        self.ledger = ledger  # points by where they come from

    def has(self, kind: i64) -> bool:
        """Is this upgrade active?"""
        return self.active >> kind & 1 == 1

    def ready(self, kind: i64, most: i64) -> bool:
        """NA-16.4, NA-17.15: can a disc be put on this upgrade now, if it holds so many?"""
        if self.discs == 0 or self.active >> kind & 1 == 0:
            return False
        return self.discs_on(kind) < most

    def discs_on(self, kind: i64) -> i64:
        if kind >= DISC_KINDS:
            return 0
        return self.on_cards >> DISC_BITS * kind & 7

    def put_disc(self, kind: i64) -> None:
        """NA-16.4, NA-16.7: it lies there until the end of the day; its effect comes once."""
        self.discs -= 1
        self.on_cards += 1 << DISC_BITS * kind

    def take_disc(self, kind: i64) -> None:
        """NA-R24: it is unused again."""
        self.discs += 1
        self.on_cards -= 1 << DISC_BITS * kind

    def discs_on_cards(self) -> i64:
        count: i64 = 0
        for kind in range(DISC_KINDS):
            count += self.discs_on(kind)
        return count

    def tourist(self, k: i64) -> i64:
        return self.tray[k * WIDTH + WHO]

    def tourists(self) -> i64:
        """How many sit in the car."""
        count: i64 = 0
        for k in range(SEATS_IN_CAR):
            if self.tray[k * WIDTH + WHO] != EMPTY:
                count += 1
        return count

    def seat(self, tourist: i64) -> None:
        """Into the lowest free car seat."""
        k: i64 = 0
        while self.tray[k * WIDTH + WHO] != EMPTY:
            k += 1
        self.tray[k * WIDTH + WHO] = tourist

    def points(self) -> i64:
        total: i64 = 0
        for part in range(PARTS):
            total += self.ledger[part]
        return total


def new_guide() -> Guide:
    tray = vec[i64]([0] * (SEATS_IN_CAR * WIDTH))
    for k in range(SEATS_IN_CAR):
        tray[k * WIDTH + WHO] = EMPTY
    return Guide(tray, vec[i64]([0] * PARTS))
