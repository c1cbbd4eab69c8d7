"""Weights: what each term of a game's evaluation counts. `weights.toml` in its folder says it.

docs/training.md explains the file and how `cuvee fit` finds its numbers.
"""

from pathlib import Path
from typing import Final, final

from cuvee.core.content import ContentError, Facts
from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec

FILE: Final = "weights.toml"
USUAL: Final = "fitted"  # the set a game is played with, where nobody says another
FULL: Final = 100  # percent: a term counts as the evaluation computes it
MOST: Final = 10_000


@final
class Weights:
    """Percent for every term, by phase of the game: one table orders answers, one judges positions.

    Steering terms lead a player through a turn. They order answers, and never judge a position.
    """

    def __init__(
        self,
        terms: list[str],
        steering: list[str],
        begins: list[int],
        evaluate: list[list[int]],
        value: list[list[int]],
    ) -> None:
        self.terms: Final = terms
        self.steering: Final = steering
        self.begins: Final = begins  # the time each phase begins at
        self.evaluate: Final = evaluate  # a row for each phase
        self.value: Final = value
        self.count: Final[i64] = len(terms)
        self.starts: Final = numbers(begins)
        self.ordering: Final = numbers([each for row in evaluate for each in row])
        self.judging: Final = numbers([each for row in value for each in row])
        self.sets: dict[str, Weights] = {}  # all sets of the game by name, this one among them

    def row(self, time: i64) -> i64:
        """Where the row of the phase at this time begins in a table."""
        at = i64(len(self.starts)) - 1
        while at > 0 and time < self.starts[at]:
            at -= 1
        return at * self.count

    def ordered(self, time: i64, terms: vec[i64]) -> i64:
        """The terms added up, to compare the answers to one question."""
        return added(self.ordering, self.row(time), terms)

    def judged(self, time: i64, terms: vec[i64]) -> i64:
        """The terms added up, to judge a position."""
        return added(self.judging, self.row(time), terms)

    def scaled(self, percent: dict[str, int]) -> "Weights":
        """The same with some terms counting more or less when answers are ordered."""
        for name in percent:
            if name not in self.terms:
                raise ContentError(f"there is no term {name!r}; there are {', '.join(self.terms)}")
        factors = [percent.get(name, FULL) for name in self.terms]
        rows = [
            [each * factor // FULL for each, factor in zip(row, factors, strict=True)]
            for row in self.evaluate
        ]
        return Weights(self.terms, self.steering, self.begins, rows, self.value)


def added(table: vec[i64], at: i64, terms: vec[i64]) -> i64:
    total: i64 = 0
    for k in range(i64(len(terms))):
        total += table[at + k] * terms[k]
    return total // FULL


def rows_of(facts: Facts, key: str, phases: int, terms: list[str]) -> list[list[int]]:
    """A table of percentages: a row for each phase, a number for each term."""
    found = facts.entries.get(key)
    if not isinstance(found, list) or len(found) != phases:
        raise facts.wrong(f"{key} must have {phases} rows, one for each phase")
    for row in found:
        if not isinstance(row, list) or len(row) != len(terms):
            raise facts.wrong(f"{key}: {row!r} must have {len(terms)} numbers: {', '.join(terms)}")
        for each in row:
            if not isinstance(each, int) or isinstance(each, bool) or not -MOST <= each <= MOST:
                raise facts.wrong(f"{key}: {each!r} is no percentage from {-MOST} to {MOST}")
    return [list(row) for row in found]


def weights_in(folder: Path, terms: list[str], steering: list[str]) -> Weights:
    """The usual weights of the game in this folder; `terms` are those its evaluation computes."""
    path = folder / FILE
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: cannot be read: {error}") from None
    return weights_of(Facts.parse(text, str(path)), terms, steering)


def weights_of(facts: Facts, terms: list[str], steering: list[str]) -> Weights:
    """The usual weights with all sets beside them: those of the file, and the styles made of it."""
    said = facts.entries.get("terms")
    if said != terms:
        raise facts.wrong(f"terms are {said!r}; the evaluation computes {terms!r}")
    begins = facts.numbers("phases", -1, 0, MOST)
    tables = facts.table("sets")
    sets: dict[str, Weights] = {}
    for name in tables.entries:
        order = rows_of(tables.table(name), "evaluate", len(begins), terms)
        value = rows_of(tables.table(name), "value", len(begins), terms)
        for row in value:
            for term, each in zip(terms, row, strict=True):
                if each != 0 and term in steering:
                    raise facts.wrong(f"[sets.{name}] value: {term} only steers; it must be 0")
        sets[name] = Weights(terms, steering, begins, order, value)
    if USUAL not in sets:
        raise facts.wrong(f"the table [sets.{USUAL}] is missing")
    usual = sets[USUAL]
    if facts.has("styles"):
        styles = facts.table("styles")
        for name in styles.entries:
            style = styles.table(name)
            sets[name] = usual.scaled({term: style.number(term, 0, MOST) for term in style.entries})
    for each_set in sets.values():
        each_set.sets = sets
    return usual


NO_WEIGHTS: Final = Weights([], [], [0], [[]], [[]])  # of a game whose evaluation is all code
