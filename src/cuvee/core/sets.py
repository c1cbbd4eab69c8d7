"""Sets as bits of one number: kinds, cards, places. `bulk.lowest` reads them bit by bit."""

from typing import Final

from cuvee.core.native import i64

TOP: Final[i64] = 1 << 62


def bit(k: i64) -> i64:
    """The set of one thing. From the top down: compiled, `1 << k` has only 32 bits."""
    return TOP >> (62 - k)


def size(mask: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
