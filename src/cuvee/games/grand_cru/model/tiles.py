"""Tiles as numbers. A kind is a variety or an improvement; a tile on a field also knows its side.

A fresh tile is a vine with its cube or an improvement face up; a spent one is a vine without its
cube or an improvement face down. Innovation tiles come after them. A lot is a tile on a column of
the auction panel with its bid; an empty column is 0.
"""

from typing import Final

from cuvee.core.moves import numbers
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import KINDS, VARIETIES
from cuvee.games.grand_cru.model.cubes import cubes

NO_TILE: Final[i64] = -1
SPENT: Final[i64] = 1
FIRST_IMPROVEMENT: Final[i64] = 2 * VARIETIES
FIRST_INNOVATION: Final[i64] = 2 * KINDS


def fresh(kind: i64) -> i64:
    return 2 * kind


def spent(kind: i64) -> i64:
    return 2 * kind + SPENT


def innovation(which: i64) -> i64:
    return FIRST_INNOVATION + which


def kind_of(tile: i64) -> i64:
    return tile >> 1


def is_vine(tile: i64) -> bool:
    return 0 <= tile < FIRST_IMPROVEMENT


def has_cube(tile: i64) -> bool:
    return 0 <= tile < FIRST_IMPROVEMENT and not tile & SPENT


def is_improvement(tile: i64) -> bool:
    return FIRST_IMPROVEMENT <= tile < FIRST_INNOVATION


def is_face_up(tile: i64) -> bool:
    return FIRST_IMPROVEMENT <= tile < FIRST_INNOVATION and not tile & SPENT


def is_innovation(tile: i64) -> bool:
    return tile >= FIRST_INNOVATION


# by tile: the cube of a vine that has it, the bit of an improvement that lies face up; or 0
TILES: Final = range(int(FIRST_INNOVATION))
CUBE_ON: Final = numbers([int(cubes(1, kind_of(t))) if has_cube(t) else 0 for t in TILES])
FACE_UP: Final = numbers([1 << t // 2 - int(VARIETIES) if is_face_up(t) else 0 for t in TILES])


def lot(kind: i64, bid: i64, bidder: i64) -> i64:
    """A tile without a bid has bid 0."""
    return bidder << 8 | bid << 5 | (kind + 1)


def kind_up(some_lot: i64) -> i64:
    return (some_lot & 31) - 1


def bid_of(some_lot: i64) -> i64:
    return some_lot >> 5 & 7


def leads(some_lot: i64, seat: i64) -> bool:
    """Does the seat's marker lie on this lot?"""
    return some_lot >> 8 == seat and bid_of(some_lot) > 0


def bidder_of(some_lot: i64) -> i64:
    """Whose marker lies there; -1 if nobody's."""
    if bid_of(some_lot) == 0:
        return -1
    return some_lot >> 8
