"""Fate: how rules get random numbers and report what happened. They have no other contact."""

from hashlib import blake2b
from typing import Final, final

from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part

MASK: Final[i64] = 0xFFFFFFFF
ALL: Final[i64] = -1  # as an audience: everybody


@final
@mypyc_attr(acyclic=True)
class Pile(Part):
    """A pile to draw from: the number left of each kind. Its order is decided when drawing."""

    def __init__(self, left: vec[i64], count: i64) -> None:
        self.count: i64 = count
        self.left: Final = left

    def __repr__(self) -> str:
        return f"<Pile: {self.count} left of {len(self.left)} kinds>"

    def nth(self, n: i64) -> i64:
        """The kind of the nth thing, if the things are sorted by kind."""
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


@mypyc_attr(acyclic=True)
class Fate:
    """A source of random numbers, and a listener to what happens (nobody listens in playouts).

    Where only one result is possible, no random number is drawn. All seats know a result unless
    `known_to` names the only seat that sees it.
    """

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        """A number in range(n)."""
        raise NotImplementedError

    def die(self, known_to: i64 = ALL) -> i64:
        """A throw of a die: 1 to 6."""
        return self.below(6) + 1

    def draw(self, pile: Pile, known_to: i64 = ALL) -> i64:
        """Take a random thing out of the pile; returns its kind."""
        return pile.take(pile.nth(self.below(pile.count)))

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report something that happened, for everybody to read."""

    def whisper(self, to: i64, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Report something that only one seat may read."""

    def reveal(self) -> None:
        """Report that a seat now sees something hidden: no undo goes back past this point."""

    def copy(self) -> "Fate":
        """An independent copy that continues with the same results."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Seeded(Fate):
    """The generator sfc32. It uses only 32-bit operations, so any language can reproduce it."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = seed >> 32 & MASK
        self.c: i64 = 0x2545F491
        self.d: i64 = 1
        for k in range(12):
            self.below(2)

    def copy(self) -> "Seeded":
        return resumed(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (int(self.a), int(self.b), int(self.c), int(self.d))

    def __repr__(self) -> str:
        return "<Seeded: chance of a generator>"

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
    """A generator restored from the words of its state."""
    fate = Seeded(0)
    fate.a = a
    fate.b = b
    fate.c = c
    fate.d = d
    return fate


def seeded(seed: str) -> Seeded:
    """The generator for a seed given as text of any length: a number, a word, a secret token."""
    return Seeded(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big") >> 1)


@final
@mypyc_attr(acyclic=True)
class Hashed(Fate):
    """A cryptographic generator for secret deals: BLAKE2b of a counter, keyed with the seed.

    Whoever has seen any number of its results can compute neither the others nor the seed.
    """

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count  # results drawn so far
        self.key = blake2b(seed.encode()).digest()

    def copy(self) -> "Hashed":
        return Hashed(self.seed, self.count)

    def __reduce__(self) -> tuple[object, ...]:
        return Hashed, (self.seed, self.count)

    def __repr__(self) -> str:
        return f"<Hashed: secret chance, {self.count} results drawn>"

    def below(self, n: i64, known_to: i64 = ALL) -> i64:
        if n == 1:
            return 0
        counter = self.count.to_bytes(8, "big")
        self.count += 1
        word = int.from_bytes(blake2b(counter, digest_size=8, key=self.key).digest(), "big")
        return word * int(n) >> 64


@final
@mypyc_attr(acyclic=True)
class Script(Fate):
    """Random results read from a list, for replays, tests and games played on a real table."""

    def __init__(self, answers: list[int], at: int = 0) -> None:
        self.answers = answers
        self.at = at  # the next of them

    def copy(self) -> "Script":
        return Script(self.answers[:], self.at)

    def __reduce__(self) -> tuple[object, ...]:
        return Script, (self.answers, self.at)

    def __repr__(self) -> str:
        return f"<Script: chance of a list, {self.at} of {len(self.answers)} said>"

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
    """Something that happened, as numbers; the game's `Face` turns it into a sentence."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience

    def __reduce__(self) -> tuple[object, ...]:
        return Note, (self.kind, self.seat, self.a, self.b, self.c, self.audience)

    def __repr__(self) -> str:
        alone = "" if self.audience == ALL else f", to seat {self.audience} alone"
        numbers = f"{self.a} {self.b} {self.c}"
        return f"<Note: kind {self.kind}, seat {self.seat}, numbers {numbers}{alone}>"

    def words(self) -> tuple[int, int, int, int, int]:
        """Kind, seat and the three numbers that go with the kind."""
        return self.kind, self.seat, self.a, self.b, self.c


@final
@mypyc_attr(acyclic=True)
class Recorder(Fate):
    """Passes calls on to another fate and records results, notes and whether a secret showed."""

    def __init__(self, source: Fate) -> None:
        self.source = source
        self.chance: list[int] = []
        self.known_to: list[int] = []
        self.notes: list[Note] = []
        self.revealed = False

    def copy(self) -> "Recorder":
        return recorded(
            self.source.copy(), self.chance[:], self.known_to[:], self.notes[:], self.revealed
        )

    def __reduce__(self) -> tuple[object, ...]:
        return recorded, (self.source, self.chance, self.known_to, self.notes, self.revealed)

    def __repr__(self) -> str:
        return f"<Recorder: {len(self.chance)} words of chance, {len(self.notes)} notes>"

    def forget(self) -> None:
        """Clear the record, for the next entry."""
        self.chance = []
        self.known_to = []
        self.notes = []
        self.revealed = False

    def keep(self, answer: i64, known_to: i64) -> i64:
        self.chance.append(answer)
        self.known_to.append(known_to)
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


def recorded(
    source: Fate, chance: list[int], known_to: list[int], notes: list[Note], revealed: bool
) -> Recorder:
    """The recorder that has heard all this."""
    recorder = Recorder(source)
    recorder.chance = chance
    recorder.known_to = known_to
    recorder.notes = notes
    recorder.revealed = revealed
    return recorder
