"""Whole stretches of numbers, checked once before anything is written.

What is read in order is read by `for value in values`: compiled, this needs no look at an index.
"""

from typing import Final

from cuvee.core.native import i16, i64, vec

# times a power of two, its highest six bits are all different: they tell which power it was
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89

BEYOND: Final = "a stretch of numbers goes beyond its array"
WORDS: Final[i64] = 16  # of a language into which numbers are translated


def places() -> vec[i64]:
    """By these six bits, which power of two it is."""
    found = [0] * 64
    for k in range(63):
        found[(DE_BRUIJN * 2**k) >> 58 & 63] = k
    return vec[i64]([i64(k) for k in found])


PLACES: Final = places()


def check(first: i64, length: i64, room: i64) -> None:
    if first < 0 or length < 0 or first + length > room:
        raise IndexError(BEYOND)


def clear(into: vec[i16], at: i64, length: i64) -> None:
    """So many zeros."""
    check(at, length, len(into))
    for k in range(at, at + length):
        into[k] = 0


def lower(flags: vec[bool], at: i64, length: i64) -> None:
    """So many flags are down."""
    check(at, length, len(flags))
    for k in range(at, at + length):
        flags[k] = False


def raise_flags(which: vec[i64], count: i64, flags: vec[bool], at: i64, length: i64) -> None:
    """Of so many flags those at the first few of these places."""
    check(at, length, len(flags))
    check(0, count, len(which))
    for k in range(count):
        if not 0 <= which[k] < length:
            raise IndexError("there is no such flag")
        flags[at + which[k]] = True


def copy(values: vec[i64], into: vec[i16], at: i64) -> None:
    """All these numbers."""
    check(at, len(values), len(into))
    for value in values:
        into[at] = i16(value)
        at += 1


def copy_heads(values: vec[i64], width: i64, length: i64, into: vec[i16], at: i64) -> None:
    """Of every `width` numbers the first few."""
    count: i64 = len(values) // width
    check(0, length, width)
    check(at, count * length, len(into))
    for k in range(count):
        for j in range(length):
            into[at + j] = i16(values[k * width + j])
        at += length


def raise_bits(bits: i64, length: i64, into: vec[i16], at: i64) -> None:
    """A one for each bit of a number, the lowest first."""
    check(at, length, len(into))
    if bits >> length != 0:
        raise IndexError("a number has more bits than there is room for")
    places = PLACES
    while bits != 0:
        into[at + places[(bits & -bits) * DE_BRUIJN >> 58 & 63]] = 1
        bits &= bits - 1


def write_digits(values: vec[i64], size: i64, length: i64, into: vec[i16], at: i64) -> None:
    """The digits of each of these numbers, so many bits each, the lowest first."""
    check(at, length * len(values), len(into))
    ones: i64 = (1 << size) - 1
    for value in values:
        if value != 0:
            for k in range(length):
                into[at + k] = i16(value & ones)
                value >>= size
            if value != 0:
                raise IndexError("a number has more digits than there is room for")
        at += length


def count_up(first: i64, last: i64, into: vec[i64], at: i64) -> i64:
    """All numbers from the first to the last, both included; where they end."""
    if last < first:
        return at
    shift = first - at
    end = last - shift + 1
    if at < 0 or end > len(into):
        raise IndexError(BEYOND)
    for k in range(at, end):
        into[k] = k + shift
    return end


def places_of(value: i64, values: vec[i64], start: i64, first: i64, into: vec[i64], at: i64) -> i64:
    """`first + k` for the kth of these numbers, from `start` on, if it is this; where they end.

    Behind the end anything may stand. Every number is written, and the next one over it unless it
    counts: a processor that need not guess which do takes a fifth of the time.
    """
    length: i64 = len(values)
    if start < 0 or at < 0 or at + length - start > len(into):
        raise IndexError(BEYOND)
    for k in range(start, length):
        into[at] = first + k
        at += values[k] == value
    return at


def places_of_others(
    value: i64, stop: i64, values: vec[i64], start: i64, first: i64, into: vec[i64], at: i64
) -> i64:
    """The same if it is anything else below `stop`."""
    length: i64 = len(values)
    if start < 0 or at < 0 or at + length - start > len(into):
        raise IndexError(BEYOND)
    for k in range(start, length):
        into[at] = first + k
        at += (values[k] < stop) & (values[k] != value)
    return at


def lowest(bits: i64) -> i64:
    """Which bit of a number is the lowest; the number is not 0."""
    return PLACES[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def translate(values: vec[i64], meaning: vec[i64], into: vec[i64]) -> None:
    """What each of these numbers means; of a number the last four bits count."""
    check(0, len(values), len(into))
    check(0, WORDS, len(meaning))
    at: i64 = 0
    for value in values:
        into[at] = meaning[value & 15]
        at += 1
