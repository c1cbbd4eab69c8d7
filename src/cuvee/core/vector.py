"""Observations for learning: a view as an array of numbers, in fields of fixed length."""

from typing import Final, final

from cuvee.core import bulk
from cuvee.core.bulk import DE_BRUIJN, PLACES
from cuvee.core.native import i16, i64, mypyc_attr, vec
from cuvee.core.state import BaseState, about_of, ask_of, seat_of

ABOUT: Final[i64] = 16  # how many bits the subject of a question takes


@final
class Field:
    """A field of an observation: `length` numbers, each from `low` to `high`."""

    def __init__(self, name: str, length: int, low: int, high: int, about: str) -> None:
        self.name = name
        self.length = length
        self.low = low
        self.high = high
        self.about = about

    def renamed(self, name: str) -> "Field":
        return Field(name, self.length, self.low, self.high, self.about)


def flag(name: str, about: str, length: int = 1) -> Field:
    """A field of zeros and ones."""
    return Field(name, length, 0, 1, about)


def count(name: str, high: int, about: str, length: int = 1) -> Field:
    """A field of numbers from 0 to `high`."""
    return Field(name, length, 0, high, about)


@final
class Layout:
    """The order of the fields: the question, the table, then each seat, one's own first.

    The other seats follow clockwise. In a game with fewer than `most` seats the rest is zeros.
    """

    def __init__(self, asks: int, most: int, table: list[Field], seat: list[Field]) -> None:
        self.question = [
            flag("question", "the kind of the question the seat is asked, if any", asks),
            flag("about", "what it is about, as the bits of a number", int(ABOUT)),
            flag("to answer", "whose answer is awaited next, the own seat first", most),
        ]
        self.table = table
        self.seat = seat
        self.asks: i64 = asks
        self.most: i64 = most
        self.width: i64 = sum(field.length for field in self.fields())

    def fields(self) -> list[Field]:
        """All fields in order; the fields of a seat are repeated for every seat."""
        return self.question + self.table + self.seat * int(self.most)


@final
@mypyc_attr(acyclic=True)
class Vector:
    """The array observations are written to. It starts as zeros; `at` is the next index.

    Each method writes one or several fields and moves `at` behind them, unless it says otherwise.
    """

    def __init__(self, size: i64) -> None:
        self.values = vec[i16]([i16(0)] * size)
        self.at: i64 = 0

    def clear(self, length: i64) -> None:
        """Set the next `length` numbers to zero without moving `at`."""
        bulk.clear(self.values, self.at, length)

    def add(self, value: i64) -> None:
        """Write one number."""
        self.values[self.at] = i16(value)
        self.at += 1

    def four(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Write four numbers; faster than four calls of `add`."""
        into = self.values
        at = self.at
        into[at] = i16(a)
        into[at + 1] = i16(b)
        into[at + 2] = i16(c)
        into[at + 3] = i16(d)
        self.at = at + 4

    def all(self, values: vec[i64]) -> None:
        """Write all these numbers unchanged."""
        bulk.copy(values, self.values, self.at)
        self.at += len(values)

    def heads(self, values: vec[i64], width: i64, length: i64) -> None:
        """Treat the values as rows of `width` and write the first `length` of each row."""
        bulk.copy_heads(values, width, length, self.values, self.at)
        self.at += len(values) // width * length

    def digits(self, values: vec[i64], size: i64, length: i64) -> None:
        """Write each number as `length` digits of `size` bits, the lowest digit first."""
        bulk.write_digits(values, size, length, self.values, self.at)
        self.at += len(values) * length

    def digits_of(self, value: i64, size: i64, length: i64) -> None:
        """Like `digits`, for one number."""
        ones: i64 = (1 << size) - 1
        into = self.values
        at = self.at
        for k in range(length):
            into[at + k] = i16(value & ones)
            value >>= size
        self.at = at + length

    def hot(self, which: i64, length: i64) -> None:
        """One-hot: a 1 at index `which`; all zeros if it is below 0 (nobody, nothing, hidden)."""
        if which >= 0:
            self.values[self.at + which] = 1
        self.at += length

    def hots(self, which: vec[i64], length: i64) -> None:
        """A one-hot field of this length for each number."""
        into = self.values
        at = self.at
        for one in which:
            if one >= 0:
                into[at + one] = 1
            at += length
        self.at = at

    def zones(self, where: vec[i64], zone_of: vec[i64], zones: i64) -> None:
        """For each zone a flag for every thing that lies there; an unknown place is below 0."""
        into = self.values
        at = self.at
        things: i64 = len(where)
        for place in where:
            if place >= 0:
                into[at + zone_of[place] * things] = 1
            at += 1
        self.at += zones * things

    def tally(self, things: vec[i64], kind_of: vec[i64], kinds: i64) -> None:
        """Count the things of each kind; hidden things (below 0) count as the last kind."""
        into = self.values
        at = self.at
        below: i64 = 0
        for thing in things:
            if thing >= 0:
                into[at + kind_of[thing]] += 1
            else:
                below += 1
        self.at = at + kinds
        into[self.at - 1] += i16(below)

    def tally_set(self, things: i64, kind_of: vec[i64], kinds: i64) -> None:
        """Like `tally`, for a set of things given as the bits of a number."""
        into = self.values
        at = self.at
        places = PLACES
        while things != 0:
            into[at + kind_of[places[(things & -things) * DE_BRUIJN >> 58 & 63]]] += 1
            things &= things - 1
        self.at = at + kinds

    def bits(self, bits: i64, length: i64) -> None:
        """Write the bits of a number, the lowest first."""
        if bits != 0:
            bulk.raise_bits(bits, length, self.values, self.at)
        self.at += length

    def column(self, bits: i64, which: i64, width: i64) -> None:
        """Set one column of a table with rows of `width`: bit k puts a 1 into row k.

        `at` stays at the start of the table, so that more columns can follow.
        """
        into = self.values
        at = self.at + which
        places = PLACES
        while bits != 0:
            into[at + width * places[(bits & -bits) * DE_BRUIJN >> 58 & 63]] = 1
            bits &= bits - 1

    def seat(self, seat: i64, own: i64, seats: i64, most: i64) -> None:
        """One-hot: which seat, counted clockwise from one's own; all zeros for -1 (nobody)."""
        if seat >= own:
            self.values[self.at + seat - own] = 1
        elif seat >= 0:
            self.values[self.at + seat - own + seats] = 1
        self.at += most

    def seats(self, whose: vec[i64], own: i64, seats: i64, most: i64) -> None:
        """Like `seat`, for each of these seats."""
        into = self.values
        at = self.at
        for seat in whose:
            if seat >= 0:
                which = seat - own
                if which < 0:
                    which += seats
                into[at + which] = 1
            at += most
        self.at = at

    def question(self, view: BaseState, own: i64, layout: Layout) -> None:
        """The first fields of every observation: one's own question, and which seat is to act."""
        step = view.asks(own)
        if step >= 0:
            self.hot(ask_of(step), layout.asks)
            self.bits(about_of(step), ABOUT)
        else:
            self.at += layout.asks + ABOUT
        if view.depth > 0:
            self.seat(seat_of(view.top()), own, view.seats, layout.most)
        else:
            self.at += layout.most
