"""The state of Grand Cru: estates, the panels of the main board, tiles."""

from typing import Final, final

from cuvee.core.fate import Pile
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.core.state import BaseState, empty_agenda, restored
from cuvee.games.grand_cru.content import (
    BARRELS,
    COLUMNS,
    FIELDS,
    INNOVATIONS,
    KINDS,
    LEAVES,
    SPACES,
    VARIETIES,
    Content,
)
from cuvee.games.grand_cru.model.cubes import total
from cuvee.games.grand_cru.model.tiles import CUBE_ON, FIRST_INNOVATION, NO_TILE
from cuvee.games.grand_cru.options import Options

NO_SEAT: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Estate(Part):
    """What belongs to one seat."""

    def __init__(self, fields: vec[i64], cellar: vec[i64]) -> None:
        self.sold: i64 = 0  # cubes on the fair barrel
        self.money: i64 = 0
        self.loans: i64 = 0
        self.prestige: i64 = 0
        self.markers: i64 = 0  # free action markers
        self.shifts: i64 = 0  # innovation tiles moved in the row this year
        self.fields: Final = fields  # the tile on each, or NO_TILE
        self.cellar: Final = cellar  # the cubes in each barrel

    def field_of(self, tile: i64) -> i64:
        """The first field with this tile, or -1. The first free one has NO_TILE."""
        for field in range(FIELDS):
            if self.fields[field] == tile:
                return field
        return -1

    def grapes(self) -> i64:
        """All cubes on vines."""
        some: i64 = 0
        for tile in self.fields:
            if 0 <= tile < FIRST_INNOVATION:
                some += CUBE_ON[tile]
        return some

    def tiles(self) -> i64:
        n: i64 = 0
        for tile in self.fields:
            if tile != NO_TILE:
                n += 1
        return n

    def wine(self) -> i64:
        """How many cubes the barrels hold."""
        n: i64 = 0
        for some in self.cellar:
            n += total(some)
        return n


@final
@mypyc_attr(acyclic=True)
class Board(Part):
    """The panels of the main board."""

    def __init__(
        self, columns: vec[i64], demand: vec[i64], brand: vec[i64], spaces: vec[i64], row: vec[i64]
    ) -> None:
        self.columns: Final = columns  # of the auction panel: lots
        self.demand: Final = demand  # the level of each variety, from 1
        self.brand: Final = brand  # whose marker lies on which level of each variety, or 0
        self.spaces: Final = spaces  # the seat on each special action space, or NO_SEAT
        self.row: Final = row  # innovation tiles, the first `row_length` of them


@final
@mypyc_attr(acyclic=True)
class Stock(Part):
    """The tiles nobody owns and nobody bids for, by kind."""

    def __init__(self, display: vec[i64], discards: vec[i64], stack: Pile) -> None:
        self.display: Final = display
        self.discards: Final = discards
        self.stack: Final = stack


@final
@mypyc_attr(acyclic=True)
class State(BaseState):
    def __init__(
        self,
        content: Content,
        options: Options,
        agenda: vec[i64],
        estates: list[Estate],
        board: Board,
        stock: Stock,
    ) -> None:
        self.seats = len(estates)
        self.agenda = agenda
        self.content: Final = content
        self.options: Final = options
        self.supply: i64 = 0  # cubes
        self.picked: i64 = 0  # cubes named so far for a blend
        self.year: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0  # the start player
        self.heir: i64 = NO_SEAT  # who will be start player next year
        self.passed: i64 = 0  # a bit for each seat that has passed
        self.harvested: i64 = NO_SEAT  # who harvested his last vine in phase 1, on the last leaf
        self.at_fair: i64 = 0  # a bit for each seat that has not yet left the fair
        self.broke: i64 = 0  # a bit for each bankrupt seat
        self.row_length: i64 = 0
        self.board: Final = board
        self.stock: Final = stock
        self.estates: Final = estates

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (blank, self.content, self.options, int(self.seats), self.words())

    def left_of(self, seat: i64) -> i64:
        """GC-1.15: clockwise is rising; the first seat follows the last."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def right_of(self, seat: i64) -> i64:
        if seat > 0:
            return seat - 1
        return self.seats - 1

    def in_order(self, place: i64) -> i64:
        """The seat at this place, 0 being the start player's."""
        seat = self.first + place
        if seat < self.seats:
            return seat
        return seat - self.seats

    def leaf(self) -> i64:
        """GC-2.4, GC-R1, GC-R2: the bottle goes one leaf a round, up to the fourth."""
        return min(self.round, LEAVES)

    def active(self) -> i64:
        """A bit for each seat that has not passed."""
        return (1 << self.seats) - 1 & ~self.passed

    def only_one_active(self) -> bool:
        rest = self.active()
        return rest > 0 and rest & (rest - 1) == 0


def blank(content: Content, options: Options, seats: i64) -> State:
    """GC-1.2, GC-1.14: demand stands on its first level, and nobody owns anything."""
    estates = [
        Estate(vec[i64]([NO_TILE] * FIELDS), vec[i64]([0] * BARRELS)) for seat in range(seats)
    ]
    board = Board(
        vec[i64]([0] * COLUMNS),
        vec[i64]([content.start_level] * VARIETIES),
        vec[i64]([0] * VARIETIES),
        vec[i64]([NO_SEAT] * SPACES),
        vec[i64]([NO_TILE] * INNOVATIONS),
    )
    none = vec[i64]([0] * KINDS)
    stock = Stock(none[:], none[:], Pile(none, 0))
    return State(content, options, empty_agenda(), estates, board, stock)
