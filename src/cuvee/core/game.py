"""The interface that every game implements, and the loops that drive any game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from cuvee.core.card import GameCard
from cuvee.core.content import Edition
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves, MoveTable
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.options import Option, OptionError, Value, spell
from cuvee.core.state import CHORE, ENVELOPE, NUMBER, SEALED, BaseState, envelope_of
from cuvee.core.vector import Layout, Vector
from cuvee.core.weights import NO_WEIGHTS, Weights

S = TypeVar("S", bound=BaseState)


@dataclass
class Definition:
    """What is the same for a game whatever its options and its content."""

    card: GameCard
    moves: MoveTable
    asks: dict[int, str]  # the names of its questions
    endings: list[str]  # the names of its endings; the first stands for a game in progress
    layout: Layout  # the fields of an observation
    options: list[Option]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game with its content and options. It has no state: methods get the state passed in.

    A game may be written in plain Python. What it sets itself, such as `bound`, it must set in its
    constructor: compiled code does not find attributes of the class. Its module has its `BOX`.
    """

    card: GameCard  # what is known about the game before it is opened
    name: str  # the name used on the command line
    rules: int  # version of the rules, written into every log
    moves: MoveTable
    asks: dict[int, str]  # the names of its questions
    endings: list[str]  # the names of its endings; the first stands for a game in progress
    edition: Edition[Any]  # its content, with a user's changes
    options: list[Option]
    codes: list[int]  # the chosen option values as numbers, in the order of the options
    fewest: int  # seats, with these options
    most: int
    layout: Layout  # the fields of an observation, as `features` writes them
    bound: int  # random play always ends before this many decisions
    team: bool = False  # whether all seats win or lose together
    spread: i64 = 1000  # the lead in `value` that means odds of e to one
    weights: Weights = NO_WEIGHTS  # of its evaluation, if they are data

    def __init__(
        self, what: Definition, codes: list[int], rules: int, edition: Edition[Any]
    ) -> None:
        self.card = what.card
        self.name = what.card.name
        self.rules = rules
        self.moves = what.moves
        self.asks = what.asks
        self.endings = what.endings
        self.edition = edition
        self.options = what.options
        self.codes = codes
        self.fewest = what.card.fewest
        self.most = what.card.most
        self.layout = what.layout

    # -- every game implements these

    @abstractmethod
    def blank(self, seats: i64) -> S:
        """An empty table with that many seats."""

    @abstractmethod
    def deal(self, seats: i64, fate: Fate) -> S:
        """A new game, set up, with its first steps on the agenda."""

    @abstractmethod
    def legal(self, state: S, step: i64, out: Moves) -> None:
        """Fill the buffer with the answers to this question; there is always one."""

    @abstractmethod
    def play(self, state: S, step: i64, move: i64, fate: Fate) -> None:
        """Carry out a legal answer; its question has already been taken off the agenda."""

    @abstractmethod
    def proceed(self, state: S, step: i64, fate: Fate) -> None:
        """Carry out a chore: a step of the agenda that asks nobody."""

    @abstractmethod
    def observe(self, state: S, seat: i64) -> S:
        """A copy with HIDDEN in place of what the seat cannot know; seat -1 is a spectator."""

    @abstractmethod
    def determinize(self, view: S, seat: i64, fate: Fate) -> S:
        """A random full state that looks to the seat exactly like the view."""

    @abstractmethod
    def score(self, state: S, seat: i64) -> i64:
        """Points of the seat now."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """The place of each seat, 1 is best, tie-breaks applied."""

    @abstractmethod
    def evaluate(self, state: S, seat: i64) -> i64:
        """How good the position is for the seat, roughly in hundredths of a point.

        It orders the answers to a question, so it may count what only steers a turn.
        """

    @abstractmethod
    def features(self, view: S, seat: i64, out: Vector) -> None:
        """Write what the seat sees into the vector, in the order of the layout."""

    @abstractmethod
    def audit(self, state: S) -> str:
        """A sentence about the first invariant this state violates; empty if there is none."""

    def audit_step(self, before: S, after: S) -> str:
        """Like `audit`, for changes that may never happen from one answer to the next."""
        return ""

    def victory(self, state: S) -> list[float]:
        """Each seat's share of the victory at the end; winners share it evenly."""
        places = self.ranking(state)
        part = 1.0 / places.count(1)
        return [part if place == 1 else 0.0 for place in places]

    def value(self, state: S, seat: i64) -> i64:
        """How good a position between turns is for the seat; a search judges with it."""
        return self.evaluate(state, seat)

    def terms(self, state: S, seat: i64) -> list[int]:
        """The terms of the evaluation that weights can change; `cuvee fit` learns from them."""
        return []

    def phase(self, state: S, seat: i64) -> i64:
        """The time by which weights know the phase of the game."""
        return 0

    def time(self, state: S) -> i64:
        """How many turns of all seats are over: a search plays on for some of them."""
        return state.asked

    def secret(self, state: S, step: i64, move: i64, seat: i64) -> bool:
        """Whether `seat` may know only that this answer was given in `state`, not its text."""
        return False

    def peek(self, state: S, seat: i64, veil: S | None = None) -> S:
        """Like `observe`, but only for reading at once; it may return the state itself.

        `veil` is the view of an earlier call whose memory may be used again.
        """
        return self.observe(state, seat)

    # -- the rest is the same for every game

    def __reduce__(self) -> tuple[object, ...]:
        edition = self.edition
        module = type(self).__module__
        return built, (module, edition.text, edition.origin, self.codes, self.rules)

    def __repr__(self) -> str:
        chosen = [f", {name}={spell(value)}" for name, value in self.chosen().items()]
        return f"<Game {self.card.title}: rules version {self.rules}{''.join(chosen)}>"

    @property
    def content_digest(self) -> str:
        return self.edition.digest

    @property
    def edits(self) -> list[str]:
        """A user's changes to the content as lines of TOML, written into every log."""
        return self.edition.edits

    def check_seats(self, seats: int) -> None:
        """Raise OptionError unless this number of players is possible with these options."""
        if not self.fewest <= seats <= self.most:
            some = f"{self.fewest} to {self.most}" if self.fewest < self.most else f"{self.most}"
            raise OptionError(f"{self.name} with these options is for {some} players, not {seats}")

    def agreed(self) -> dict[str, Value]:
        """All options with their chosen values."""
        return {o.name: o.value(code) for o, code in zip(self.options, self.codes, strict=True)}

    def chosen(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        values = self.agreed()
        usual = {option.name: spell(option.default) for option in self.options}
        return {name: value for name, value in values.items() if spell(value) != usual[name]}

    def start(self, seats: i64, fate: Fate) -> S:
        """Set up a new game and carry out everything before the first question."""
        state = self.deal(seats, fate)
        settle(self, state, fate)
        return state

    def answer(self, state: S, step: i64, move: i64, fate: Fate) -> i64:
        """Play a legal answer and all that follows; returns the next question, -1 at the end."""
        return answer(self, state, step, move, fate)

    def settle(self, state: S, fate: Fate) -> i64:
        """Carry out chores up to the next question and return it; -1 at the end of the game."""
        return settle(self, state, fate)


def built(module: str, text: str, origin: str, codes: list[int], rules: int) -> object:
    """A game out of the box of this module: pickles come through here."""
    return import_module(module).BOX.build(text, origin, codes, rules)


# These are functions: the methods of a class that Python code may subclass are looked up each time.


def answer(game: Game[S], state: S, step: i64, move: i64, fate: Fate) -> i64:
    """Play a legal answer and all that follows; returns the next question, -1 at the end."""
    if step & SEALED:
        seal(game, state, step, move, fate)
    else:
        state.depth -= 1
        game.play(state, step, move, fate)
    return settle(game, state, fate)


def settle(game: Game[S], state: S, fate: Fate) -> i64:
    """Carry out chores up to the next question and return it; -1 at the end of the game.

    A question that comes to the top is numbered, together with its group if it is sealed.
    """
    at = state.depth - 1
    while at >= 0:
        agenda = state.agenda  # read each field once: the compiler checks every access
        step = agenda[at]
        if step & CHORE != CHORE:
            if step & SEALED:
                state.number_sealed()
                return state.top()
            number = state.asked + 1
            state.asked = number
            step |= number << NUMBER
            agenda[at] = step
            return step
        state.depth = at
        game.proceed(state, step, fate)
        at = state.depth - 1
    return -1


def seal(game: Game[S], state: S, step: i64, move: i64, fate: Fate) -> None:
    """Store a secret answer; after the last of its group, play all in the order of asking."""
    open_ones: i64 = 0
    low = state.depth
    while low > 0 and state.agenda[low - 1] & SEALED:
        low -= 1
        if state.agenda[low] == step:
            state.agenda[low] |= (move + 1) << 30
        elif not state.agenda[low] & ENVELOPE:
            open_ones += 1
    if open_ones > 0:
        return
    group: vec[i64] = state.agenda[low : state.depth]
    state.depth = low
    fate.reveal()
    for k in range(i64(len(group)) - 1, i64(-1), -1):
        game.play(state, group[k] & ~ENVELOPE, envelope_of(group[k]), fate)


def ranked(merits: list[int]) -> list[int]:
    """The place of each seat by merit, 1 for the greatest; equal merits share a place."""
    places = []
    for mine in merits:
        place = 1
        for other in merits:
            if other > mine:
                place += 1
        places.append(place)
    return places


def play_out(game: Game[S], state: S, fate: Fate, out: Moves) -> i64:
    """Play random answers to the end, changing the state; returns the number of decisions."""
    n: i64 = 0
    step = state.top()
    while step >= 0:
        game.legal(state, step, out)
        step = answer(game, state, step, out.pick(fate), fate)
        n += 1
    return n
