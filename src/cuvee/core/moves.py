"""Moves: a move is an index, a verb makes and reads indices, the table knows their texts.

>>> table = MoveTable()
>>> SELL = table.verb2("sell", names("merlot", "syrah"), span(1, 3))
>>> table.text(SELL.of(1, 2)), SELL.a(4), SELL.b(4)
('sell syrah 2', 1, 2)
>>> table.parse("sell merlot 3")
2
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, final

from cuvee.core.bulk import count_up, lowest, places_of, places_of_others
from cuvee.core.fate import Fate
from cuvee.core.native import i64, mypyc_attr, vec

LONGEST: Final[i64] = 16_383  # the most moves of a game: an index has 14 bits in the agenda


class UnknownMove(ValueError):
    """No move of the game has this text."""


class IllegalMove(ValueError):
    """The move exists in the game, but is not legal now."""


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A reusable buffer of legal moves: nothing is allocated per decision."""

    def __init__(self, room: i64) -> None:
        self.ids = vec[i64]([0] * room)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        self.ids[self.count] = move
        self.count += 1

    def add_range(self, first: i64, last: i64) -> None:
        """Add the moves from `first` to `last`, both included; none if `last` is smaller."""
        self.count = count_up(first, last, self.ids, self.count)

    def add_all(self, verb: "Verb1", low: i64, high: i64) -> None:
        """Add the verb's moves with arguments from `low` to `high`; none if `high` is smaller."""
        self.count = count_up(verb.shift + low, verb.shift + high, self.ids, self.count)

    def add_equal(self, verb: "Verb1", values: vec[i64], value: i64, start: i64) -> None:
        """Add the verb's move with argument k for each k from `start` on with this value."""
        self.count = places_of(value, values, start, verb.shift, self.ids, self.count)

    def add_others(
        self, verb: "Verb1", values: vec[i64], value: i64, stop: i64, start: i64
    ) -> None:
        """Like `add_equal`, for each k with any other value below `stop`."""
        self.count = places_of_others(value, stop, values, start, verb.shift, self.ids, self.count)

    def add_bits(self, verb: "Verb1", bits: i64) -> None:
        """Add the verb's move with argument k for each bit k set in a number."""
        while bits != 0:
            self.add(verb.of(lowest(bits)))
            bits &= bits - 1

    def pick(self, fate: Fate) -> i64:
        return self.ids[fate.below(self.count)]

    def has(self, move: i64) -> bool:
        for k in range(self.count):
            if self.ids[k] == move:
                return True
        return False

    def as_list(self) -> list[int]:
        return [int(self.ids[k]) for k in range(self.count)]

    def __repr__(self) -> str:
        return f"<Moves: {self.count} listed>"


@final
class Words:
    """The words one argument may take, and the number that the first word stands for."""

    def __init__(self, words: list[str], low: int) -> None:
        self.words = words
        self.low = low


def span(low: int, high: int) -> Words:
    """The numbers from one to the other as words, both included."""
    return Words([str(n) for n in range(low, high + 1)], low)


def keys(stem: str, count: int) -> Words:
    """Keys of numbered things on screen: lot-1, lot-2, ... stand for 0, 1, ..."""
    return Words([f"{stem}-{k + 1}" for k in range(count)], 0)


def names(*words: str) -> Words:
    """Names as words; the first stands for 0."""
    return Words(list(words), 0)


@mypyc_attr(acyclic=True)
class Verb:
    """A kind of move. It owns the indices from `first` up to, not including, `stop`."""

    def __init__(self, first: i64, stop: i64) -> None:
        self.first: i64 = first
        self.stop: i64 = stop

    def has(self, move: i64) -> bool:
        return self.first <= move < self.stop


@final
@mypyc_attr(acyclic=True)
class Verb1(Verb):
    """`bid 4`: one argument."""

    def __init__(self, first: i64, stop: i64, low: i64) -> None:
        super().__init__(first, stop)
        self.shift: i64 = first - low

    def of(self, a: i64) -> i64:
        return self.shift + a

    def a(self, move: i64) -> i64:
        return move - self.shift


@final
@mypyc_attr(acyclic=True)
class Verb2(Verb):
    """`blend b1 b3`: two arguments; combinations that can never occur have no index."""

    def __init__(
        self, first: i64, a: vec[i64], b: vec[i64], index: vec[i64], width: i64, shift: i64
    ) -> None:
        super().__init__(first, first + len(a))
        self.args_a = a
        self.args_b = b
        self.index = index
        self.width: i64 = width
        self.shift: i64 = shift

    def of(self, a: i64, b: i64) -> i64:
        return self.index[a * self.width + b - self.shift]

    def a(self, move: i64) -> i64:
        return self.args_a[move - self.first]

    def b(self, move: i64) -> i64:
        return self.args_b[move - self.first]


@final
@mypyc_attr(acyclic=True)
class Verb3(Verb):
    """`sell b4 merlot 3`: three arguments: a Verb2 whose second argument is a pair."""

    def __init__(self, pairs: Verb2, b: vec[i64], c: vec[i64], width: i64, shift: i64) -> None:
        super().__init__(pairs.first, pairs.stop)
        self.pairs = pairs
        self.args_b = b
        self.args_c = c
        self.width: i64 = width
        self.shift: i64 = shift

    def of(self, a: i64, b: i64, c: i64) -> i64:
        return self.pairs.of(a, b * self.width + c - self.shift)

    def a(self, move: i64) -> i64:
        return self.pairs.args_a[move - self.first]

    def b(self, move: i64) -> i64:
        return self.args_b[move - self.first]

    def c(self, move: i64) -> i64:
        return self.args_c[move - self.first]


@final
class MoveTable:
    """Every move of a game with its text. The order of adding verbs is the order of the ids."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.index: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def __repr__(self) -> str:
        ends = f", {self.texts[0]!r} to {self.texts[-1]!r}" if self.texts else ""
        return f"<MoveTable: {len(self.texts)} moves{ends}>"

    def text(self, move: int) -> str:
        """The words of a move."""
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move of these words."""
        move = self.index.get(text)
        if move is None:
            raise UnknownMove(f"{text!r} is no move of this game; `cuvee moves` lists them all")
        return move

    def digest(self) -> str:
        """A few letters that tell this table from any other."""
        return blake2b("\n".join(self.texts).encode(), digest_size=4).hexdigest()

    def word(self, text: str) -> int:
        """Add a move without arguments; returns its index."""
        if text in self.index or len(self.texts) == LONGEST:
            raise ValueError(f"{text!r}: there twice, or one too many")
        self.index[text] = len(self.texts)
        self.texts.append(text)
        return len(self.texts) - 1

    def verb1(self, name: str, a: Words) -> Verb1:
        """A move for each word of the argument."""
        first = len(self.texts)
        for word in a.words:
            self.word(f"{name} {word}")
        return Verb1(first, len(self.texts), a.low)

    def verb2(
        self, name: str, a: Words, b: Words, when: Callable[[int, int], bool] | None = None
    ) -> Verb2:
        """Add a verb with two arguments; `when` leaves out pairs that can never occur."""
        first = len(self.texts)
        args_a: list[int] = []
        args_b: list[int] = []
        index: list[int] = []
        for i, word_a in enumerate(a.words, a.low):
            for j, word_b in enumerate(b.words, b.low):
                if when is None or when(i, j):
                    index.append(self.word(f"{name} {word_a} {word_b}"))
                    args_a.append(i)
                    args_b.append(j)
                else:
                    index.append(-1)
        width = len(b.words)
        return Verb2(
            first, numbers(args_a), numbers(args_b), numbers(index), width, a.low * width + b.low
        )

    def verb3(
        self,
        name: str,
        a: Words,
        b: Words,
        c: Words,
        when: Callable[[int, int, int], bool] | None = None,
    ) -> Verb3:
        """Add a verb with three arguments; `when` leaves out triples that can never occur."""
        width = len(c.words)
        bc = Words([f"{word_b} {word_c}" for word_b in b.words for word_c in c.words], 0)
        possible = (
            None
            if when is None
            else (lambda i, jk: when(i, jk // width + b.low, jk % width + c.low))
        )
        pairs = self.verb2(name, a, bc, possible)
        args_b = [int(jk) // width + b.low for jk in pairs.args_b]
        args_c = [int(jk) % width + c.low for jk in pairs.args_b]
        return Verb3(pairs, numbers(args_b), numbers(args_c), width, b.low * width + c.low)


def numbers(values: list[int]) -> vec[i64]:
    """A packed array of these numbers."""
    return vec[i64]([i64(value) for value in values])
