"""Cubes are one number: how many of each of the five varieties lie somewhere. None is 0."""

from typing import Final

from cuvee.core.native import i64

ROOM: Final[i64] = 6  # bits for one variety: up to 63 cubes


def cubes(n: i64, variety: i64) -> i64:
    """So many cubes of one variety; sums and differences of such numbers work as expected."""
    return n << ROOM * variety


def count(some: i64, variety: i64) -> i64:
    return some >> ROOM * variety & 63


def total(some: i64) -> i64:
    n: i64 = 0
    while some > 0:
        n += some & 63
        some >>= ROOM
    return n


def from_on(some: i64, variety: i64) -> i64:
    """Only those of this variety and the later ones."""
    return some >> ROOM * variety << ROOM * variety
