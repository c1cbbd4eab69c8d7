"""A view in numbers, for learning: fields of fixed length, one after the other."""

from typing import Final, final

from cuvee.core.native import i16, i64, mypyc_attr, vec
from cuvee.core.state import BaseState, about_of, ask_of, seat_of

ABOUT: Final[i64] = 16  # bits of what a question is about

# times a power of two, its highest six bits are all different: they tell which power it was
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


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


def places() -> vec[i64]:
    """By these six bits, which power of two it is."""
    found = [0] * 64
    for k in range(63):
        found[(DE_BRUIJN * 2**k) >> 58 & 63] = k
    return vec[i64]([i64(k) for k in found])


PLACES: Final = places()


@final
@mypyc_attr(acyclic=True)
class Vector:
    """Where features are written: zeros to begin with, `at` is where the next number goes."""

    def __init__(self, room: i64) -> None:
        self.values = vec[i16]([i16(0)] * room)
        self.at: i64 = 0
        self.places = PLACES

    def add(self, value: i64) -> None:
        if value != 0:
            self.values[self.at] = i16(value)
        self.at += 1

    def all(self, values: vec[i64]) -> None:
        """Numbers as they are."""
        into = self.values
        at = self.at
        for value in values:
            into[at] = i16(value)
            at += 1
        self.at = at

    def some(self, values: vec[i64], first: i64, length: i64) -> None:
        """So many of them, from the first on."""
        into = self.values
        at = self.at
        for k in range(length):
            into[at + k] = i16(values[first + k])
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
        for k in range(len(which)):
            if which[k] >= 0:
                into[at + which[k]] = 1
            at += length
        self.at = at

    def bits(self, bits: i64, length: i64) -> None:
        """The bits of a number, the lowest first."""
        at = self.at
        self.at = at + length
        if bits == 0:
            return
        into = self.values
        places = self.places
        while bits != 0:
            low = bits & -bits
            into[at + places[low * DE_BRUIJN >> 58 & 63]] = 1
            bits ^= low

    def seat(self, seat: i64, own: i64, seats: i64, most: i64) -> None:
        """Which seat, counted from the own one; -1 is nobody."""
        if seat >= own:
            self.values[self.at + seat - own] = 1
        elif seat >= 0:
            self.values[self.at + seat - own + seats] = 1
        self.at += most

    def seats(self, whose: vec[i64], own: i64, seats: i64, most: i64) -> None:
        """The same for each of these; who is of no seat (neutral) comes last."""
        into = self.values
        at = self.at
        for k in range(len(whose)):
            seat = whose[k]
            if seat >= seats:
                into[at + most - 1] = 1
            elif seat >= own:
                into[at + seat - own] = 1
            elif seat >= 0:
                into[at + seat - own + seats] = 1
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
