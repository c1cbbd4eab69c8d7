"""Sets as bits of one number: kinds, tourists, wineries, cards."""

from cuvee.core.native import i64


def size(mask: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
