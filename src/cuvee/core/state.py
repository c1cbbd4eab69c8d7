"""The state of a game and its agenda: a stack of questions and chores."""

from hashlib import blake2b
from typing import Final, Self, final

from cuvee.core.fields import Fields, Writer
from cuvee.core.native import i64, mypyc_attr, vec

HIDDEN: Final[i64] = -1  # what a view puts in place of what its seat cannot know
NOBODY: Final[i64] = 31  # the seat of a chore
WATCHER: Final[i64] = -1  # the seat of somebody who only looks on
CHORE: Final[i64] = NOBODY << 8  # the bits of its seat
DEEPEST: Final[i64] = 32

# A step is one number: ask 8 bits, seat 5, sealed 1, about 16, sealed answer + 1 14, number 19.
SEALED: Final[i64] = 1 << 13
ENVELOPE: Final[i64] = 16_383 << 30
NUMBER: Final[i64] = 44


def ask_of(step: i64) -> i64:
    return step & 255


def seat_of(step: i64) -> i64:
    return step >> 8 & 31


def about_of(step: i64) -> i64:
    return step >> 14 & 0xFFFF


def parts_of(step: i64) -> tuple[i64, i64, i64]:
    """What is asked, whom, and about what."""
    return step & 255, step >> 8 & 31, step >> 14 & 0xFFFF


def number_of(step: i64) -> i64:
    return step >> NUMBER


def envelope_of(step: i64) -> i64:
    """The sealed answer, or -1 if it is still awaited."""
    return (step >> 30 & 16_383) - 1


@final
class Step:
    """A question as people and pages see it."""

    def __init__(self, step: int) -> None:
        self.number = int(number_of(step))
        self.ask = int(ask_of(step))
        self.seat = int(seat_of(step))
        self.about = int(about_of(step))
        self.sealed = bool(step & SEALED)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BaseState:
    """What every state has: seats, an agenda, how it ended. The game waits on the last step.

    The constructor of a game's state sets `seats` and `agenda`. There is none to call here, so that
    compiled code sees that every field is set and reads it without asking.
    """

    seats: i64
    agenda: vec[i64]  # the first `depth` of them
    depth: i64 = 0
    asked: i64 = 0  # questions that came to the top so far: each has its number
    ending: i64 = 0  # why the game is over, one of the game's endings; 0 while it goes on

    # -- for rules

    def ask(self, ask: i64, seat: i64, about: i64 = 0) -> None:
        """Put a question to a seat; it is answered before anything that is on the agenda now."""
        at = self.depth
        self.agenda[at] = about << 14 | seat << 8 | ask
        self.depth = at + 1

    def ask_sealed(self, ask: i64, seat: i64, about: i64 = 0) -> None:
        """The same in secret: no answer counts or shows until the last of its group is in."""
        self.ask(ask, seat, about)
        self.agenda[self.depth - 1] |= SEALED

    def then(self, chore: i64, about: i64 = 0) -> None:
        """Something to do without asking anybody, once all that comes above it is done."""
        at = self.depth
        self.agenda[at] = about << 14 | CHORE | chore
        self.depth = at + 1

    def finish(self, ending: i64) -> None:
        """The game is over: whatever was still on the agenda is dropped."""
        self.ending = ending
        self.depth = 0

    def envelope(self, ask: i64, seat: i64) -> i64:
        """The seat's own sealed answer, for a second question that depends on it; or -1."""
        at = self.depth - 1
        while at >= 0 and self.agenda[at] & SEALED:
            step = self.agenda[at]
            if seat_of(step) == seat and ask_of(step) == ask:
                return envelope_of(step)
            at -= 1
        return -1

    # -- for whoever drives the game

    def number_sealed(self) -> None:
        """The questions of a sealed group get the next numbers, unless they have theirs already."""
        at = self.depth - 1
        while at >= 0 and self.agenda[at] & SEALED and self.agenda[at] >> NUMBER == 0:
            self.asked += 1
            self.agenda[at] |= self.asked << NUMBER
            at -= 1

    def top(self) -> i64:
        """The question to answer next; -1 once the game is over."""
        if self.depth == 0:
            return -1
        step = self.agenda[self.depth - 1]
        if step & ENVELOPE:
            at = self.depth - 2
            while self.agenda[at] & ENVELOPE:
                at -= 1
            return self.agenda[at]
        return step

    def asks(self, seat: i64) -> i64:
        """The question this seat may answer now: the last, or its own of a sealed group; or -1."""
        at = self.depth - 1
        if at >= 0 and seat_of(self.agenda[at]) == seat and not self.agenda[at] & SEALED:
            return self.agenda[at]
        while at >= 0 and self.agenda[at] & SEALED:
            step = self.agenda[at]
            if seat_of(step) == seat and not step & ENVELOPE:
                return step
            at -= 1
        return -1

    def open_steps(self) -> list[int]:
        """All questions that may be answered now, the next first; one for each seat."""
        if self.depth == 0:
            return []
        at = self.depth - 1
        steps: list[int] = []
        if not self.agenda[at] & SEALED:
            steps.append(self.agenda[at])
        while at >= 0 and self.agenda[at] & SEALED:
            if self.asks(seat_of(self.agenda[at])) == self.agenda[at]:
                steps.append(self.agenda[at])
            at -= 1
        return steps

    def is_sealed(self) -> bool:
        """Is the open question one of a sealed group?"""
        return self.depth > 0 and self.agenda[self.depth - 1] & SEALED != 0

    def hide_envelopes(self, seat: i64) -> None:
        """To a seat the sealed questions of the others look open, answered or not."""
        at = self.depth - 1
        while at >= 0 and self.agenda[at] & SEALED:
            if seat_of(self.agenda[at]) != seat:
                self.agenda[at] &= ~ENVELOPE
            at -= 1

    # -- for every subclass to extend

    def copy(self) -> Self:
        """An independent twin."""
        raise NotImplementedError

    def copy_agenda(self, other: "BaseState") -> None:
        self.depth = other.depth
        self.asked = other.asked
        self.ending = other.ending

    def walk(self, fields: Fields) -> None:
        """Visit every field; the steps above `depth` are old paper and do not count."""
        self.depth = fields.number(self.depth)
        self.asked = fields.number(self.asked)
        self.ending = fields.number(self.ending)
        for k in range(self.depth):
            self.agenda[k] = fields.number(self.agenda[k])

    # -- made of the walk

    def words(self) -> list[int]:
        """The whole state as numbers."""
        writer = Writer()
        self.walk(writer)
        return writer.words

    def digest(self) -> str:
        return blake2b(",".join(map(str, self.words())).encode(), digest_size=8).hexdigest()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BaseState)
            and self.seats == other.seats
            and self.words() == other.words()
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes: use words() or digest() as a key")


def empty_agenda() -> vec[i64]:
    return vec[i64]([0] * DEEPEST)
