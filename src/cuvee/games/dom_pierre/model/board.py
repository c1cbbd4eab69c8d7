"""The parts of the board: vineyard, stock, village, market, glass and the row of objectives."""

from typing import Final, final

from cuvee.core.fate import Pile
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.games.dom_pierre.content import (
    ACTIONS,
    BONUS_CELLS,
    DECK,
    GRAPES,
    HIGHEST,
    KINDS,
    OBJECTIVES,
    ROUTES,
    TILES,
    WIDEST,
)
from cuvee.games.dom_pierre.model.house import NONE

# the village: the tops of two piles, then their heights; harvest before accessories
HEIGHT: Final[i64] = 2
BLUE: Final[i64] = 4


@final
@mypyc_attr(acyclic=True)
class Market(Part):
    """Four decks, face up: the top card, those nobody has seen, those put under the deck."""

    def __init__(
        self, tops: vec[i64], quotas: vec[i64], under: vec[i64], unseen: list[Pile]
    ) -> None:
        self.tops: Final = tops
        self.quotas: Final = quotas  # a tile and its side: their place in the content
        self.under: Final = under  # cards + 1 in four bits each, the next to come up lowest
        self.unseen = unseen  # one pile for each route


@final
@mypyc_attr(acyclic=True)
class Village(Part):
    """Two piles of harvest tiles and two of blue accessories; only the tops are known."""

    def __init__(self, piles: vec[i64], harvest: Pile, blue: Pile) -> None:
        self.piles: Final = piles
        self.harvest: Final = harvest  # what lies below the tops
        self.blue = blue


@final
@mypyc_attr(acyclic=True)
class Glass(Part):
    """Prestige tiles: those face up, how many lie face down, and all that nobody has seen."""

    def __init__(self, up: vec[i64], unseen: Pile) -> None:
        self.down: i64 = 0
        self.used: i64 = 0
        self.up: Final = up
        self.unseen = unseen  # face down on the glass or out of the game


@final
@mypyc_attr(acyclic=True)
class Vineyard(Part):
    """Grapes, workers of nobody, what lies on the bonus cells, and the bag."""

    def __init__(self, grapes: vec[i64], bonuses: vec[i64], bag: Pile) -> None:
        self.neutral: i64 = 0  # a bit for each route space with a worker of nobody
        self.grapes: Final = grapes  # of each variety: a bit for each cell it grows on
        self.bonuses: Final = bonuses  # on the five bonus cells
        self.bag: Final = bag

    def planted(self) -> i64:
        """A bit for each cell with a grape."""
        return self.grapes[0] | self.grapes[1] | self.grapes[2]

    def grape_on(self, cell: i64) -> i64:
        """The variety that grows here, or -1."""
        for grape in range(GRAPES):
            if self.grapes[grape] >> cell & 1:
                return grape
        return NONE


@final
@mypyc_attr(acyclic=True)
class Stock(Part):
    """What lies beside the board and is limited."""

    def __init__(self, harvest: vec[i64], goods: vec[i64]) -> None:
        self.usa: i64 = 0  # flag markers
        self.russia: i64 = 0
        self.harvest: Final = harvest  # tiles of each variety with value 1, 2, 3
        self.goods: Final = (
            goods  # the grey supply and the blue discards: grey crate, blue crate, ...
        )


@final
@mypyc_attr(acyclic=True)
class Shelf(Part):
    """Objective cards: the display, the deck nobody has seen, the discards."""

    def __init__(self, display: vec[i64], deck: Pile) -> None:
        self.discarded: i64 = 0  # a bit for each card
        self.display = display  # five places, and three more for the vintage effect
        self.deck: Final = deck

    def shown(self) -> i64:
        """How many cards lie in the display."""
        n: i64 = 0
        for place in range(WIDEST):
            if self.display[place] >= 0:
                n += 1
        return n


@final
@mypyc_attr(acyclic=True)
class Draft(Part):
    """Vintage tokens before the first round: three in each hand, the rest unseen."""

    def __init__(self, hands: vec[i64], unseen: Pile) -> None:
        self.hands: Final = hands  # three places a seat; once one is kept, it is the first of them
        self.unseen = unseen


def filled(value: i64, count: i64) -> vec[i64]:
    return vec[i64]([value] * count)


def empty_pile(kinds: i64) -> Pile:
    return Pile(filled(0, kinds), 0)


def new_vineyard() -> Vineyard:
    return Vineyard(
        filled(0, GRAPES),
        filled(NONE, BONUS_CELLS),
        empty_pile(GRAPES),
    )


def new_stock() -> Stock:
    return Stock(filled(0, GRAPES * HIGHEST), filled(0, 2 * KINDS))


def new_village() -> Village:
    return Village(filled(0, 8), empty_pile(GRAPES * HIGHEST), empty_pile(KINDS))


def new_market() -> Market:
    decks = [empty_pile(DECK) for route in range(ROUTES)]
    return Market(filled(NONE, ROUTES), filled(0, ROUTES), filled(0, ROUTES), decks)


def new_glass() -> Glass:
    return Glass(filled(0, TILES), empty_pile(TILES))


def new_shelf() -> Shelf:
    return Shelf(filled(NONE, WIDEST), empty_pile(OBJECTIVES))


def new_draft(seats: i64) -> Draft:
    return Draft(filled(NONE, 3 * seats), empty_pile(ACTIONS))
