"""Fast loops over arrays: bounds are checked once per call instead of once per element.

The compiler can vectorise a loop only if nothing in it can fail, so setup.py removes the index
checks from this module. Every function must therefore check its bounds itself.
"""

from typing import Final

from cuvee.core.native import i16, i64, vec

# multiplied by a power of two, its top six bits identify which power it was
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89

BEYOND: Final = "a range goes beyond the end of its array"
WORDS: Final[i64] = 16  # length of the table that `translate` looks numbers up in


def places() -> vec[i64]:
    """The exponent of a power of two, looked up by those six bits."""
    found = [0] * 64
    for k in range(63):
        found[(DE_BRUIJN * 2**k) >> 58 & 63] = k
    return vec[i64]([i64(k) for k in found])


PLACES: Final = places()


def check(first: i64, length: i64, size: i64) -> None:
    """Raise IndexError unless `length` elements from `first` on fit into an array."""
    if first < 0 or length < 0 or first + length > size:
        raise IndexError(BEYOND)


def clear(into: vec[i16], at: i64, length: i64) -> None:
    """Set `length` numbers to zero, from index `at` on."""
    check(at, length, len(into))
    for k in range(length):
        into[at + k] = 0


def lower(flags: vec[bool], at: i64, length: i64) -> None:
    """Set `length` flags to False, from index `at` on."""
    check(at, length, len(flags))
    for k in range(length):
        flags[at + k] = False


def raise_flags(which: vec[i64], count: i64, flags: vec[bool], at: i64, length: i64) -> None:
    """Set flags to True: those at the first `count` indices in `which`, counted from `at`."""
    check(at, length, len(flags))
    check(0, count, len(which))
    for k in range(count):
        if not 0 <= which[k] < length:
            raise IndexError("there is no such flag")
        flags[at + which[k]] = True


def copy(values: vec[i64], into: vec[i16], at: i64) -> None:
    """Copy all values into an array of 16-bit numbers, from index `at` on."""
    length: i64 = len(values)
    check(at, length, len(into))
    for k in range(length):
        into[at + k] = i16(values[k])


def copy_heads(values: vec[i64], width: i64, length: i64, into: vec[i16], at: i64) -> None:
    """Treat the values as rows of `width` and copy the first `length` of each row."""
    count: i64 = len(values) // width
    check(0, length, width)
    check(at, count * length, len(into))
    for k in range(count):
        for j in range(length):
            into[at + j] = i16(values[k * width + j])
        at += length


def raise_bits(bits: i64, length: i64, into: vec[i16], at: i64) -> None:
    """Write a 1 for each bit set in a number, the lowest bit at index `at`."""
    check(at, length, len(into))
    if bits >> length != 0:
        raise IndexError("a number has more bits than the field is long")
    places = PLACES
    while bits != 0:
        into[at + places[(bits & -bits) * DE_BRUIJN >> 58 & 63]] = 1
        bits &= bits - 1


def write_digits(values: vec[i64], size: i64, length: i64, into: vec[i16], at: i64) -> None:
    """Split each number into `length` digits of `size` bits, the lowest digit first."""
    check(at, length * len(values), len(into))
    ones: i64 = (1 << size) - 1
    for value in values:
        if value != 0:
            for k in range(length):
                into[at + k] = i16(value & ones)
                value >>= size
            if value != 0:
                raise IndexError("a number has more digits than the field is long")
        at += length


def count_up(first: i64, last: i64, into: vec[i64], at: i64) -> i64:
    """Write the numbers from `first` to `last`, both included; returns the index after them."""
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
    """Write `first + k` for each k from `start` on with `values[k] == value`.

    Returns the index after the last number written.
    """
    length: i64 = len(values)
    if start < 0 or at < 0 or at + length - start > len(into):
        raise IndexError(BEYOND)
    for k in range(start, length):
        if values[k] == value:
            into[at] = first + k
            at += 1
    return at


def places_of_others(
    value: i64, stop: i64, values: vec[i64], start: i64, first: i64, into: vec[i64], at: i64
) -> i64:
    """Like `places_of`, but where `values[k]` is below `stop` and not equal to `value`."""
    length: i64 = len(values)
    if start < 0 or at < 0 or at + length - start > len(into):
        raise IndexError(BEYOND)
    for k in range(start, length):
        found = values[k]
        if found < stop and found != value:
            into[at] = first + k
            at += 1
    return at


def lowest(bits: i64) -> i64:
    """The index of the lowest bit set in a number that is not 0."""
    return PLACES[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def translate(values: vec[i64], meaning: vec[i64], into: vec[i64]) -> None:
    """Look up each value in the table `meaning`, by its last four bits."""
    length: i64 = len(values)
    check(0, length, len(into))
    check(0, WORDS, len(meaning))
    for k in range(length):
        into[k] = meaning[values[k] & 15]
