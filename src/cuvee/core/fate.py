"""Fate: the rules' only contact with the world. Chance comes in, news goes out."""

from hashlib import blake2b
from typing import Final, final

from cuvee.core.fields import Fields
from cuvee.core.native import i64, mypyc_attr, vec

MASK: Final[i64] = 0xFFFFFFFF
ALL: Final[i64] = -1  # the audience of what everybody may know


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Things to draw from: how many of each kind are left. It has no order until drawn."""

    def __init__(self, left: vec[i64], count: i64) -> None:
        self.left: Final = left
        self.count: i64 = count

    def copy(self) -> "Pile":
        return Pile(self.left[:], self.count)

    def nth(self, n: i64) -> i64:
        """The kind of the nth thing, counted through the kinds in their order."""
        left = self.left
        kind: i64 = 0
        while n >= left[kind]:
            n -= left[kind]
            kind += 1
        return kind

    def take(self, kind: i64) -> i64:
        """Remove one thing of this kind."""
        self.left[kind] -= 1
        self.count -= 1
        return kind

    def put(self, kind: i64) -> None:
        self.left[kind] += 1
        self.count += 1

    def walk(self, fields: Fields) -> None:
        self.count = fields.number(self.count)
        fields.numbers(self.left)


@mypyc_attr(acyclic=True)
class Fate:
    """Answers chance and hears what happened. In a playout nobody listens to the latter.

    Where there is no choice chance is not asked. Every answer is known to all unless `known_to`
    names the one seat that sees it.
    """

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        """A number in range(n)."""
        raise NotImplementedError

    def die(self, known_to: i64 = ALL) -> i64:
        """A throw of a die: 1 to 6."""
        return self.below(6) + 1

    def draw(self, pile: Pile, known_to: i64 = ALL) -> i64:
        """One thing out of the pile, each equally likely: its kind."""
        return pile.take(pile.nth(self.below(pile.count)))

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something happened that people should read."""

    def whisper(self, to: i64, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The same for the eyes of one seat."""

    def reveal(self) -> None:
        """A seat now sees what was hidden from it before: there is no undo past this point."""


@final
@mypyc_attr(acyclic=True)
class Seeded(Fate):
    """sfc32: adds, shifts and xors of 32-bit words, hence the same numbers in every language."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = seed >> 32 & MASK
        self.c: i64 = 0x2545F491
        self.d: i64 = 1
        for k in range(12):
            self.below(2)

    def copy(self) -> "Seeded":
        """One that will say the same."""
        return resumed(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (int(self.a), int(self.b), int(self.c), int(self.d))

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        if n == 1:
            return 0
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & MASK
        self.d += 1
        self.a = b ^ (b >> 9)
        self.b = c * 9 & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return (t * n) >> 32


def resumed(a: i64, b: i64, c: i64, d: i64) -> Seeded:
    """The generator that stands at these words."""
    fate = Seeded(0)
    fate.a = a
    fate.b = b
    fate.c = c
    fate.d = d
    return fate


def seeded(seed: str) -> Seeded:
    """The generator that belongs to a seed of any length: a number, a word, a secret token."""
    return Seeded(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big") >> 1)


@final
@mypyc_attr(acyclic=True)
class Script(Fate):
    """Chance read from a list: replays, scenarios, a game played on a real table."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.at = 0

    def next(self, low: int, high: int) -> int:
        if self.at == len(self.answers):
            raise ValueError(
                f"chance is asked for a number from {low} to {high}, but only"
                f" {len(self.answers)} answers are given"
            )
        answer = self.answers[self.at]
        if not low <= answer <= high:
            raise ValueError(f"chance answered {answer}; it must be from {low} to {high}")
        self.at += 1
        return answer

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        if n == 1:
            return 0
        return self.next(0, int(n) - 1)

    def die(self, known_to: i64 = ALL) -> i64:
        return self.next(1, 6)

    def draw(self, pile: Pile, known_to: i64 = ALL) -> i64:
        if pile.count == 1:
            return pile.take(pile.nth(0))
        kind: i64 = self.next(0, len(pile.left) - 1)
        if pile.left[kind] == 0:
            raise ValueError(f"chance drew {kind}, but none of that kind is left")
        return pile.take(kind)


@final
class Note:
    """Something that happened, in numbers; the face of the game turns it into a sentence."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience

    def words(self) -> tuple[int, int, int, int, int]:
        return self.kind, self.seat, self.a, self.b, self.c


@final
@mypyc_attr(acyclic=True)
class Recorder(Fate):
    """Passes another fate on; remembers what it said, what happened, whether a secret fell."""

    def __init__(self, source: Fate) -> None:
        self.source = source
        self.told: list[int] = []
        self.told_to: list[int] = []
        self.notes: list[Note] = []
        self.revealed = False

    def forget(self) -> None:
        """Begin a new entry."""
        self.told = []
        self.told_to = []
        self.notes = []
        self.revealed = False

    def keep(self, answer: i64, known_to: i64) -> i64:
        self.told.append(answer)
        self.told_to.append(known_to)
        return answer

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        if n == 1:
            return 0
        return self.keep(self.source.below(n), known_to)

    def die(self, known_to: i64 = ALL) -> i64:
        return self.keep(self.source.die(), known_to)

    def draw(self, pile: Pile, known_to: i64 = ALL) -> i64:
        choice = pile.count > 1
        kind = self.source.draw(pile)
        if choice:
            self.keep(kind, known_to)
        return kind

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.notes.append(Note(kind, seat, a, b, c, ALL))

    def whisper(self, to: i64, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.notes.append(Note(kind, seat, a, b, c, to))

    def reveal(self) -> None:
        self.revealed = True
