"""Sets of small numbers, stored as the bits of one number; `bulk.lowest` iterates over them."""

from typing import Final

from cuvee.core.native import i64

TOP: Final[i64] = 1 << 61  # the largest power of two that compiled code holds as a constant


def bit(k: i64) -> i64:
    """The set of only this number, 0 to 61. (Compiled, `1 << k` has 32 bits: it shifts down.)"""
    return TOP >> (61 - k)


def size(mask: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
