"""Game: the contract a game fulfils, and the loops that drive any of them."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cuvee.core.card import GameCard
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves, MoveTable
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.options import Option, OptionError, Value, spell
from cuvee.core.state import CHORE, ENVELOPE, NUMBER, SEALED, BaseState, envelope_of
from cuvee.core.vector import Layout, Vector

S = TypeVar("S", bound=BaseState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game with its content and options chosen. Stateless: every method is told the state.

    A game may be written in plain Python too. It sets what is named here in its constructor:
    compiled code does not look for it in the class.
    """

    card: GameCard  # what is known of it before it is opened
    name: str  # as on the command line
    rules: int  # version of the rules: a log names it
    table: MoveTable
    asks: dict[int, str]  # the names of its questions
    endings: list[str]  # the names of its endings; the first is that of a game still going on
    content_digest: str
    edits: list[str]  # what an owner changed in the content, as lines of TOML: a log names them
    options: list[Option]
    codes: list[int]  # what was chosen, in the order of the options
    fewest: int  # seats, with these options
    most: int
    layout: Layout  # what `features` writes, field by field
    bound: int  # uniform random play always ends below this many decisions
    team: bool = False  # do all seats win or lose together?
    spread: i64 = 1000  # the lead in evaluation that is worth odds of e to one

    # -- what every game brings

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
        """Carry out a legal answer; its step is off the agenda already."""

    @abstractmethod
    def proceed(self, state: S, step: i64, fate: Fate) -> None:
        """Do a chore: what nobody is asked about."""

    @abstractmethod
    def observe(self, state: S, seat: i64) -> S:
        """A twin in which what the seat cannot know is HIDDEN; seat -1 watches."""

    @abstractmethod
    def determinize(self, view: S, seat: i64, fate: Fate) -> S:
        """A full state that the seat could not tell from the truth."""

    @abstractmethod
    def score(self, state: S, seat: i64) -> i64:
        """Points of the seat now."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """The place of each seat, 1 is best, tie-breaks applied."""

    @abstractmethod
    def evaluate(self, state: S, seat: i64) -> i64:
        """How good the position looks for the seat, in hundredths of a point or so."""

    @abstractmethod
    def features(self, view: S, seat: i64, out: Vector) -> None:
        """Write what the seat sees into the vector, in the order of the layout."""

    @abstractmethod
    def audit(self, state: S) -> str:
        """The first invariant of the spec this state breaks, as a sentence; or nothing."""

    def audit_step(self, before: S, after: S) -> str:
        """The same for what may never happen from one answer to the next."""
        return ""

    def victory(self, state: S) -> list[float]:
        """Each seat's part in the victory when all is over: winners share it."""
        places = self.ranking(state)
        part = 1.0 / places.count(1)
        return [part if place == 1 else 0.0 for place in places]

    def secret(self, state: S, step: i64, move: i64, seat: i64) -> bool:
        """May `seat` not read the words of this answer (given in `state`), only that it came?"""
        return False

    def peek(self, state: S, seat: i64, veil: S | None = None) -> S:
        """What `observe` shows, to be read at once and not changed: may be the state itself.

        `veil` is a view of an earlier peek that nobody reads any more, to be used again.
        """
        return self.observe(state, seat)

    # -- the same for every game

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            some = f"{self.fewest} to {self.most}" if self.fewest < self.most else f"{self.most}"
            raise OptionError(f"{self.name} with these options is for {some} players, not {seats}")

    def agreed(self) -> dict[str, Value]:
        """All options with what was chosen."""
        return {o.name: o.value(code) for o, code in zip(self.options, self.codes, strict=True)}

    def chosen(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        values = self.agreed()
        usual = {option.name: spell(option.default) for option in self.options}
        return {name: value for name, value in values.items() if spell(value) != usual[name]}

    def start(self, seats: i64, fate: Fate) -> S:
        """Deal, and do all that comes before the first question."""
        state = self.deal(seats, fate)
        settle(self, state, fate)
        return state

    def answer(self, state: S, step: i64, move: i64, fate: Fate) -> i64:
        """Take a legal answer, with all that follows up to the next question: this; -1 if none."""
        return answer(self, state, step, move, fate)

    def settle(self, state: S, fate: Fate) -> i64:
        """Do the chores on top of the agenda, up to the next question: this; -1 if none."""
        return settle(self, state, fate)


# The loops are functions: a method of a class that has interpreted children is looked up each time.


def answer(game: Game[S], state: S, step: i64, move: i64, fate: Fate) -> i64:
    """Take a legal answer, with all that follows up to the next question: this; -1 if none."""
    if step & SEALED:
        seal(game, state, step, move, fate)
    else:
        state.depth -= 1
        game.play(state, step, move, fate)
    return settle(game, state, fate)


def settle(game: Game[S], state: S, fate: Fate) -> i64:
    """Do the chores on top of the agenda, up to the next question: this; -1 if none.

    A question that comes to the top gets the next number, and so do all of a sealed group.
    """
    at = state.depth - 1
    while at >= 0:
        agenda = state.agenda  # each field read once: compiled code looks whether it is set
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
    """Put the answer into its envelope; when the last is in, open them, first asked first."""
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
    """The place of each, 1 for the greatest merit; equals share one."""
    places = []
    for mine in merits:
        place = 1
        for other in merits:
            if other > mine:
                place += 1
        places.append(place)
    return places


def play_out(game: Game[S], state: S, fate: Fate, out: Moves) -> i64:
    """Play on at random to the end (changes the state); the number of decisions."""
    n: i64 = 0
    step = state.top()
    while step >= 0:
        game.legal(state, step, out)
        step = answer(game, state, step, out.pick(fate), fate)
        n += 1
    return n
