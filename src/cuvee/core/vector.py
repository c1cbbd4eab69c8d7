"""A view in numbers, for learning: fields of fixed length, one after the other."""

from typing import Final, final

from cuvee.core import bulk
from cuvee.core.bulk import DE_BRUIJN, PLACES
from cuvee.core.native import i16, i64, mypyc_attr, vec
from cuvee.core.state import BaseState, about_of, ask_of, seat_of

ABOUT: Final[i64] = 16  # bits of what a question is about


@final
class Field:
    """So many numbers of one kind, from `low` to `high`."""

    def __init__(self, name: str, length: int, low: int, high: int, about: str) -> None:
        self.name = name
        self.length = length
        self.low = low
        self.high = high
        self.about = about

    def renamed(self, name: str) -> "Field":
        return Field(name, self.length, self.low, self.high, self.about)


def flag(name: str, about: str, length: int = 1) -> Field:
    """Zeros and ones."""
    return Field(name, length, 0, 1, about)


def count(name: str, high: int, about: str, length: int = 1) -> Field:
    """Numbers from 0 on."""
    return Field(name, length, 0, high, about)


@final
class Layout:
    """Fields of the table, then fields of every seat: the own first, the others clockwise.

    The question comes before them all. A game with fewer seats than `most` leaves zeros.
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
        """All of them in their order, those of the seats once for each."""
        return self.question + self.table + self.seat * int(self.most)


@final
@mypyc_attr(acyclic=True)
class Vector:
    """Where features are written: zeros to begin with, `at` is where the next number goes."""

    def __init__(self, room: i64) -> None:
        self.values: Final = vec[i16]([i16(0)] * room)
        self.at: i64 = 0

    def clear(self, length: i64) -> None:
        """Zeros from here on; the next number still goes here."""
        bulk.clear(self.values, self.at, length)

    def add(self, value: i64) -> None:
        self.values[self.at] = i16(value)
        self.at += 1

    def four(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """The same four times."""
        into = self.values
        at = self.at
        into[at] = i16(a)
        into[at + 1] = i16(b)
        into[at + 2] = i16(c)
        into[at + 3] = i16(d)
        self.at = at + 4

    def all(self, values: vec[i64]) -> None:
        """Numbers as they are."""
        bulk.copy(values, self.values, self.at)
        self.at += len(values)

    def heads(self, values: vec[i64], width: i64, length: i64) -> None:
        """Of every `width` numbers the first few."""
        bulk.copy_heads(values, width, length, self.values, self.at)
        self.at += len(values) // width * length

    def digits(self, values: vec[i64], size: i64, length: i64) -> None:
        """The digits of each of these numbers, so many bits each, the lowest first."""
        bulk.write_digits(values, size, length, self.values, self.at)
        self.at += len(values) * length

    def digits_of(self, value: i64, size: i64, length: i64) -> None:
        """The same for one."""
        ones: i64 = (1 << size) - 1
        into = self.values
        at = self.at
        for k in range(length):
            into[at + k] = i16(value & ones)
            value >>= size
        self.at = at + length

    def hot(self, which: i64, length: i64) -> None:
        """A one among zeros; none if it is below 0 (nobody, nothing, hidden)."""
        if which >= 0:
            self.values[self.at + which] = 1
        self.at += length

    def hots(self, which: vec[i64], length: i64) -> None:
        """The same for each of these."""
        into = self.values
        at = self.at
        for one in which:
            if one >= 0:
                into[at + one] = 1
            at += length
        self.at = at

    def zones(self, where: vec[i64], zone_of: vec[i64], zones: i64) -> None:
        """By zone what lies there, a flag for each thing; below 0 it lies nobody knows where."""
        into = self.values
        at = self.at
        things: i64 = len(where)
        for place in where:
            if place >= 0:
                into[at + zone_of[place] * things] = 1
            at += 1
        self.at += zones * things

    def tally(self, things: vec[i64], kind_of: vec[i64], kinds: i64) -> None:
        """How many there are of each kind; what is below 0 is of the last."""
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
        """The same for a set, each thing a bit."""
        into = self.values
        at = self.at
        places = PLACES
        while things != 0:
            into[at + kind_of[places[(things & -things) * DE_BRUIJN >> 58 & 63]]] += 1
            things &= things - 1
        self.at = at + kinds

    def bits(self, bits: i64, length: i64) -> None:
        """The bits of a number, the lowest first."""
        if bits != 0:
            bulk.raise_bits(bits, length, self.values, self.at)
        self.at += length

    def column(self, bits: i64, which: i64, width: i64) -> None:
        """In rows of this width a one in one column, for each bit in its row; stays before them."""
        into = self.values
        at = self.at + which
        places = PLACES
        while bits != 0:
            into[at + width * places[(bits & -bits) * DE_BRUIJN >> 58 & 63]] = 1
            bits &= bits - 1

    def seat(self, seat: i64, own: i64, seats: i64, most: i64) -> None:
        """Which seat, counted from the own one; -1 is nobody."""
        if seat >= own:
            self.values[self.at + seat - own] = 1
        elif seat >= 0:
            self.values[self.at + seat - own + seats] = 1
        self.at += most

    def seats(self, whose: vec[i64], own: i64, seats: i64, most: i64) -> None:
        """The same for each of these."""
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
        """What every game begins with: the own question, and whose answer is awaited."""
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
