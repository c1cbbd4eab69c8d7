"""What belongs to one seat: its estate, its presses, its workers off the board, its takings."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import ACTIONS, GRAPES, KINDS, PRESSES, WORKERS

NONE: Final[i64] = -1
GONE: Final[i64] = 9  # the row of a disc that left the estate: above every other

# what lies on a vintage space
EMPTY: Final[i64] = 0
VINTAGE: Final[i64] = 1
STRENGTH: Final[i64] = 2

TILE_BITS: Final[i64] = 4  # for the number of prestige tiles of a kind
TILE_ONES: Final[i64] = 15

# a press: a harvest tile for each variety, the sum of its markers
PRESS: Final[i64] = 4
MARKER: Final[i64] = 3

# the champagne in the presses: left 1, left 2, middle 1, ...
TILE_PLACES: Final[i64] = 6
PLACE_BITS: Final[i64] = 5
PLACE_ONES: Final[i64] = 31
PAIR_ONES: Final[i64] = 1023  # of both places in a press


def harvest_tile(value: i64, face: i64) -> i64:
    """A harvest tile in a press: what it counts, and the number printed on it."""
    return value << 2 | face


def champagne(kind: i64, value: i64) -> i64:
    return value << 1 | kind


def kind_of(tile: i64) -> i64:
    return tile & 1


def value_of(tile: i64) -> i64:
    return tile >> 1


@final
@mypyc_attr(acyclic=True)
class House(Part):
    def __init__(
        self, rows: vec[i64], spaces: vec[i64], presses: vec[i64], goods: vec[i64]
    ) -> None:
        self.rows: Final = rows  # of the six discs
        self.spaces: Final = spaces  # what lies under the six columns
        self.presses: Final = presses
        self.goods: Final = goods  # accessories: grey crate, blue crate, grey sugar, ...
        self.champagne: i64 = 0  # at six places, five bits each
        self.money: i64 = 0
        self.points: i64 = 0
        self.level: i64 = 0
        self.supply: i64 = 0  # workers not yet sent out
        self.maison: i64 = 0
        self.crew: i64 = 0  # workers at the presses
        self.roads: i64 = 0  # a bit for each route space with an own worker
        self.pickers: i64 = 0  # a bit for each cell with one
        self.tiles: i64 = 0  # kept prestige tiles of each kind, four bits each
        self.cards: i64 = 0  # a bit for each market card
        self.objectives: i64 = 0  # a bit for each objective card, face up
        self.scored: i64 = 0  # the same, face down
        self.usa: i64 = 0  # flag markers
        self.russia: i64 = 0
        self.green: i64 = NONE  # the action of the token that waits beside row 1
        self.blue: i64 = 0  # does the strength token wait beside row 2?
        self.crown: i64 = 1  # is the start card face up?

    # -- the estate

    def lowest(self) -> i64:
        """The lowest row with a disc; GONE if no disc is left."""
        low = GONE
        for row in self.rows:
            if row < low:
                low = row
        return low

    def has_disc(self) -> bool:
        """Is a disc left on the estate?"""
        for row in self.rows:
            if row < GONE:
                return True
        return False

    # -- prestige tiles

    def kept(self, tile: i64) -> i64:
        """How many tiles of this kind wait for their use."""
        return self.tiles >> TILE_BITS * tile & TILE_ONES

    def keep(self, tile: i64) -> None:
        self.tiles += bit(TILE_BITS * tile)

    def spend(self, tile: i64) -> None:
        self.tiles -= bit(TILE_BITS * tile)

    # -- the presses

    def harvest(self, press: i64, grape: i64) -> i64:
        """The harvest tile of this variety in the press, or 0."""
        return self.presses[press * PRESS + grape]

    def harvests(self, press: i64) -> i64:
        """How many harvest tiles lie in the press."""
        presses = self.presses
        n: i64 = 0
        for at in range(press * PRESS, press * PRESS + GRAPES):
            if presses[at] > 0:
                n += 1
        return n

    def marker(self, press: i64) -> i64:
        """The sum of the markers on the press."""
        return self.presses[press * PRESS + MARKER]

    def holds_champagne(self, press: i64) -> bool:
        return self.champagne >> 2 * PLACE_BITS * press & PAIR_ONES != 0

    def tile(self, place: i64) -> i64:
        """The champagne at one of the six places, or 0."""
        return self.champagne >> PLACE_BITS * place & PLACE_ONES

    def put_tile(self, place: i64, tile: i64) -> None:
        self.champagne += tile - self.tile(place) << PLACE_BITS * place

    def offers(self, first: i64) -> i64:
        """A bit for each place with champagne from this one on; of equal twins the first has it."""
        bits: i64 = 0
        place = first
        rest = self.champagne >> PLACE_BITS * first
        while rest != 0:
            tile = rest & PLACE_ONES
            if tile > 0 and (place & 1 == 0 or tile != self.tile(place - 1)):
                bits |= 1 << place
            rest >>= PLACE_BITS
            place += 1
        return bits


def new_house() -> House:
    """DP-2.1, DP-2.2: six discs, nine workers, no points and prestige level 0."""
    house = House(
        vec[i64]([0] * ACTIONS),
        vec[i64]([EMPTY] * ACTIONS),
        vec[i64]([0] * (PRESSES * PRESS)),
        vec[i64]([0] * (2 * KINDS)),
    )
    house.supply = WORKERS
    return house
