"""Stretches of numbers are written as they should, and never beyond their array."""

from collections.abc import Callable

import pytest

from cuvee.core import bulk
from cuvee.core.moves import numbers
from cuvee.core.native import vec
from cuvee.core.vector import Vector
from cuvee.games import box
from cuvee.loops.buffers import ObservationBuffer

FIVE = numbers([3, 1, 4, 1, 5])


def written(write: Callable[[Vector], None], room: int = 9) -> list[int]:
    """What stands in a vector of ones after that."""
    out = Vector(room)
    for k in range(room):
        out.values[k] = 1
    write(out)
    return list(out.values)


def test_what_is_written() -> None:
    assert written(lambda out: bulk.clear(out.values, 2, 3)) == [1, 1, 0, 0, 0, 1, 1, 1, 1]
    assert written(lambda out: bulk.copy(FIVE, out.values, 4)) == [1, 1, 1, 1, 3, 1, 4, 1, 5]
    heads = numbers([7, 8, 0, 5, 6, 0])
    found = written(lambda out: bulk.copy_heads(heads, 3, 2, out.values, 5), 9)
    assert found == [1, 1, 1, 1, 1, 7, 8, 5, 6]
    said = numbers([0] * 4)
    bulk.translate(numbers([2, -1, 0]), numbers([7, 8, 9, *range(13)]), said)
    assert list(said) == [9, 12, 7, 0]
    assert bulk.count_up(5, 6, said, 1) == 3 and bulk.count_up(5, 4, said, 1) == 1
    assert list(said) == [9, 5, 6, 0]
    assert bulk.places_of(1, FIVE, 2, 20, said, 1) == 2
    assert list(said)[:2] == [9, 23]
    some = numbers([0] * 6)
    assert bulk.places_of_others(1, 5, FIVE, 0, 20, some, 1) == 3
    assert list(some)[:3] == [0, 20, 22]
    assert [int(bulk.lowest(bits)) for bits in (1, 12, 1 << 62)] == [0, 2, 62]


def flags() -> vec[bool]:
    """Some that are down."""
    return ObservationBuffer(box("bottles").game(), 1).masks


def test_flags() -> None:
    some = flags()
    bulk.raise_flags(numbers([2, 0, 3]), 2, some, 4, 3)
    assert [k for k, up in enumerate(some) if up] == [4, 6]
    bulk.lower(some, 5, 2)
    assert [k for k, up in enumerate(some) if up] == [4]


FLAGS: list[Callable[[vec[bool], int], None]] = [
    lambda some, length: bulk.lower(some, 1, length),
    lambda some, length: bulk.raise_flags(numbers([0, 3]), 2, some, 0, 3),
    lambda some, length: bulk.raise_flags(numbers([-1]), 1, some, 2, 2),
    lambda some, length: bulk.raise_flags(numbers([0]), 1, some, 2, length - 1),
    lambda some, length: bulk.raise_flags(numbers([0]), 2, some, 0, 3),
]


@pytest.mark.parametrize("number", range(len(FLAGS)))
def test_no_flag_is_changed_beyond(number: int) -> None:
    some = flags()
    with pytest.raises(IndexError):
        FLAGS[number](some, len(some))


def test_bits_and_digits() -> None:
    out = Vector(64)
    out.bits(0b1011, 4)
    out.bits(1 << 58, 59)
    assert list(out.values) == [1, 1, 0, 1, *[0] * 58, 1, 0] and out.at == 63
    out = Vector(6)
    out.digits(numbers([0x21, 0x3]), 4, 2)
    out.digits_of(0x54, 4, 2)
    assert list(out.values) == [1, 2, 3, 0, 4, 5] and out.at == 6


BEYOND: list[Callable[[Vector], None]] = [
    lambda out: bulk.clear(out.values, 5, 5),
    lambda out: bulk.clear(out.values, -1, 2),
    lambda out: bulk.copy(FIVE, out.values, 5),
    lambda out: bulk.copy(FIVE, out.values, -1),
    lambda out: bulk.copy_heads(FIVE, 2, 3, out.values, 0),
    lambda out: bulk.copy_heads(FIVE, 2, 2, out.values, 6),
    lambda out: bulk.raise_bits(16, 4, out.values, 0),
    lambda out: bulk.raise_bits(1, 4, out.values, 6),
    lambda out: bulk.raise_bits(-1, 4, out.values, 0),
    lambda out: bulk.write_digits(FIVE, 1, 1, out.values, 0),
    lambda out: bulk.write_digits(FIVE, 3, 2, out.values, 0),
    lambda out: print(bulk.count_up(1, 3, numbers([0] * 3), 1)),
    lambda out: print(bulk.places_of(1, FIVE, 0, 0, numbers([0] * 9), 5)),
    lambda out: print(bulk.places_of(1, FIVE, -1, 0, numbers([0] * 9), 0)),
    lambda out: print(bulk.places_of_others(1, 2, FIVE, 0, 0, numbers([0] * 9), 5)),
    lambda out: print(bulk.places_of_others(1, 2, FIVE, -1, 0, numbers([0] * 9), 0)),
    lambda out: bulk.translate(FIVE, FIVE, numbers([0] * 5)),
    lambda out: bulk.translate(FIVE, numbers([0] * 16), numbers([0] * 4)),
]


@pytest.mark.parametrize("number", range(len(BEYOND)))
def test_nothing_is_written_beyond(number: int) -> None:
    """The compiled module looks at no single index, so each function has to refuse by itself."""
    with pytest.raises(IndexError):
        written(BEYOND[number])
