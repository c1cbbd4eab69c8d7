"""The base of every game state, with its agenda: a stack of questions and chores."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Self, final

from cuvee.core.fields import Fields, Reader, Writer
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part

HIDDEN: Final[i64] = -1  # in a view: something the seat cannot know
NOBODY: Final[i64] = 31  # as a seat: a chore, which asks nobody
WATCHER: Final[i64] = -1  # as a seat: a spectator
CHORE: Final[i64] = NOBODY << 8  # the seat bits of a chore
AGENDA: Final = {"seats", "agenda", "depth", "asked", "ending"}  # fields of every state
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
    """The kind of question, the seat asked and the subject, taken from a step."""
    return step & 255, step >> 8 & 31, step >> 14 & 0xFFFF


def number_of(step: i64) -> i64:
    return step >> NUMBER


def envelope_of(step: i64) -> i64:
    """The secret answer stored in a step, or -1 if it has not been given."""
    return (step >> 30 & 16_383) - 1


class UnknownSeat(ValueError):
    """The table has no such seat."""


def check_seat(seat: int, seats: int, to_play: bool = False) -> None:
    """Raise UnknownSeat unless the seat exists; -1 (a spectator) is allowed unless `to_play`."""
    if 0 <= seat < seats or (seat == -1 and not to_play):
        return
    some = f"seats 0 to {seats - 1}" if seats > 1 else "seat 0"
    watch = "" if to_play else ", and -1 for somebody who only watches"
    raise UnknownSeat(f"there is no seat {seat}; this table has {some}{watch}")


@final
class Step:
    """A question: its number in the game, the seat that is asked, the kind of question
    (`game.asks` has its name), and what it is about, as a number.
    """

    def __init__(self, step: int) -> None:
        self.number = int(number_of(step))
        self.ask = int(ask_of(step))
        self.seat = int(seat_of(step))
        self.about = int(about_of(step))
        self.sealed = bool(step & SEALED)

    def __reduce__(self) -> tuple[object, ...]:
        step = i64(self.number) << NUMBER | self.about << 14 | self.seat << 8 | self.ask
        return Step, (int(step | SEALED if self.sealed else step),)

    def __repr__(self) -> str:
        about = f", about {self.about}" if self.about else ""
        sealed = ", sealed" if self.sealed else ""
        return f"<Step: question {self.number}, seat {self.seat}, ask {self.ask}{about}{sealed}>"


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BaseState(Part):
    """What every state has: seats, agenda, ending. The last step of the agenda is next.

    The constructor of a game's state sets `seats` and `agenda` itself. If it called one here, the
    compiler could not know that all fields are set, and would check on every access.
    """

    seats: i64
    agenda: vec[i64]  # only the first `depth` entries count
    depth: i64 = 0
    asked: i64 = 0  # how many questions have come up; each gets the next number
    ending: i64 = 0  # why the game is over, one of the game's endings; 0 while it goes on

    # -- for rules

    def ask(self, ask: i64, seat: i64, about: i64 = 0) -> None:
        """Ask a seat a question; it comes before everything that is on the agenda now."""
        at = self.depth
        self.agenda[at] = about << 14 | seat << 8 | ask
        self.depth = at + 1

    def ask_sealed(self, ask: i64, seat: i64, about: i64 = 0) -> None:
        """Ask in secret: answers of the group take effect when the last of them is given."""
        self.ask(ask, seat, about)
        self.agenda[self.depth - 1] |= SEALED

    def then(self, chore: i64, about: i64 = 0) -> None:
        """Put a chore on the agenda; it is carried out when everything above it is done."""
        at = self.depth
        self.agenda[at] = about << 14 | CHORE | chore
        self.depth = at + 1

    def finish(self, ending: i64) -> None:
        """End the game and drop what is left on the agenda."""
        self.ending = ending
        self.depth = 0

    def envelope(self, ask: i64, seat: i64) -> i64:
        """The seat's secret answer, for a second question that depends on it; -1 if none."""
        at = self.depth - 1
        while at >= 0 and self.agenda[at] & SEALED:
            step = self.agenda[at]
            if seat_of(step) == seat and ask_of(step) == ask:
                return envelope_of(step)
            at -= 1
        return -1

    # -- for code that drives the game

    def number_sealed(self) -> None:
        """Number the questions of a secret group, unless they have numbers already."""
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
        """The question this seat may answer now, -1 if none; secret groups are asked together."""
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
        """Whether the open question is one of a secret group."""
        return self.depth > 0 and self.agenda[self.depth - 1] & SEALED != 0

    def hide_envelopes(self, seat: i64) -> None:
        """For a view: remove the secret answers of other seats, as if not yet given."""
        at = self.depth - 1
        while at >= 0 and self.agenda[at] & SEALED:
            if seat_of(self.agenda[at]) != seat:
                self.agenda[at] &= ~ENVELOPE
            at -= 1

    # -- what makes it a part like any other, beside the fields of its class

    def own_fields(self) -> dict[str, object]:
        """The fields of its class by name, without those that every state has."""
        return {name: value for name, value in vars(self).items() if name not in AGENDA}

    def copy(self) -> Self:
        """An independent copy."""
        twin = super().copy()
        twin.seats = self.seats
        twin.agenda = self.agenda[:]
        twin.copy_agenda(self)
        return twin

    def copy_numbers(self, twin: Self) -> None:
        """Give a twin that has arrays and parts of its own the numbers of this one."""
        twin.copy_agenda(self)
        super().copy_numbers(twin)

    def copy_agenda(self, other: "BaseState") -> None:
        """For copies: what the agenda of the other needs beside its steps."""
        self.depth = other.depth
        self.asked = other.asked
        self.ending = other.ending

    def walk(self, fields: Fields) -> None:
        """Visit every field."""
        self.walk_agenda(fields)
        super().walk(fields)

    def walk_agenda(self, fields: Fields) -> None:
        """Visit the agenda; entries beyond `depth` are left over and do not count."""
        self.depth = fields.number(self.depth)
        self.asked = fields.number(self.asked)
        self.ending = fields.number(self.ending)
        for k in range(self.depth):
            self.agenda[k] = fields.number(self.agenda[k])

    # -- these use `walk`

    def words(self) -> list[int]:
        """The whole state as a list of numbers."""
        writer = Writer()
        self.walk(writer)
        return writer.words

    def digest(self) -> str:
        """A few letters that are the same for equal states."""
        return blake2b(",".join(map(str, self.words())).encode(), digest_size=8).hexdigest()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    # -- how it shows itself

    def __repr__(self) -> str:
        from cuvee.core.show import EASEL  # it knows games, which come after states

        glance = EASEL.glance(self)
        asked = [f"seat {seat_of(step)}" for step in self.open_steps()]
        now = f"{' and '.join(asked)} to answer" if asked else "over"
        if glance is None:
            folders = type(self).__module__.removesuffix(".model.state").split(".")
            game = title(folders[-1] if folders[-1] != "state" else folders[-2:][0])
            return f"<State of {game}: {self.seats} seats, {now}>"
        whom = f"seat {glance.seat}" if glance.seat >= 0 else "watchers"
        return f"<View of {glance.game.card.title} for {whom}: {self.seats} seats, {now}>"

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows of `match.view(seat)`; a whole state has none."""
        from cuvee.core.show import EASEL

        glance = EASEL.glance(self)
        if glance is None:
            return None
        return EASEL.drawn(glance.game, self, glance.seat, glance.names)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BaseState)
            and self.seats == other.seats
            and self.words() == other.words()
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes: use words() or digest() as a key")


def title(name: str) -> str:
    """The name of a game as people write it, made of the name of its folder."""
    return name.replace("_", " ").title()


def names_of_asks(constants: dict[str, object], last: int) -> dict[int, str]:
    """The names of a game's questions: of its constants those for 0, 1, 2 and so on to the last.

    >>> names_of_asks({"BID": 0, "SELL_WINE": 1, "NEXT_TURN": 32}, 1)
    {0: 'bid', 1: 'sell_wine'}
    """
    names: dict[int, str] = {}
    for name, value in constants.items():
        if name.isupper() and value == len(names) <= last:
            names[len(names)] = name.lower()
    return names


def empty_agenda() -> vec[i64]:
    return vec[i64]([0] * DEEPEST)


def restored(
    blank: Callable[[object, object, int], BaseState],
    content: object,
    options: object,
    seats: int,
    words: list[int],
) -> BaseState:
    """A state from its words: pickling comes through here."""
    state = blank(content, options, seats)
    state.walk(Reader(words))
    return state
