"""A face turns views of a game into text and drawings. It contains no rules."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from markupsafe import Markup

from cuvee.core.fate import Note
from cuvee.core.state import WATCHER, BaseState, Step
from cuvee.render.asking import Asking, Choice, Counter
from cuvee.render.help import HelpBook, HelpCard
from cuvee.render.svg import Drawing, sheet
from cuvee.render.theme import css
from cuvee.render.why import Reason
from cuvee.render.words import ENGLISH

S = TypeVar("S", bound=BaseState)
NOBODY: Final = int(WATCHER)  # who reads: nobody at the table


class Face(ABC, Generic[S]):
    """The text and drawings of a game; all methods are pure functions.

    `view` is what the seat may know (`Game.observe`), `names` are the players' names.
    """

    style = ""  # the game's own CSS
    icons = ""  # the game's own icons: an SVG file of symbols
    book: HelpBook | None = None  # the help cards of its things
    shape = "wide"  # how the table lays out board, mat and players: wide, pair, split or stack

    @abstractmethod
    def question(self, view: S, step: Step, names: list[str], lang: str = ENGLISH) -> str:
        """The question, as a sentence to the seat that is asked."""

    @abstractmethod
    def rules(self, step: Step) -> list[str]:
        """The ids of the rules behind the question, the most important first."""

    @abstractmethod
    def move(self, view: S, step: Step, move: int, names: list[str], lang: str = ENGLISH) -> str:
        """What an answer does, with its price: the label of a button."""

    @abstractmethod
    def note(
        self, view: S, note: Note, names: list[str], lang: str = ENGLISH, reader: int = NOBODY
    ) -> str:
        """What happened, as a sentence; the seat that reads it is "you". Empty where other news
        say it better."""

    @abstractmethod
    def board(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> str:
        """The board as plain text, for terminals and screen readers."""

    @abstractmethod
    def draw(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> list[Drawing]:
        """The drawing of the board, then one for each seat (its mat), then others that lie beside
        the board for everybody."""

    @abstractmethod
    def scoring(self, view: S, seat: int, lang: str = ENGLISH) -> list[tuple[str, int]]:
        """The seat's score, part by part, as the rulebook adds it up."""

    def won(self, view: S, names: list[str], lang: str = ENGLISH) -> str:
        """How a finished game was won, where its last news do not say so."""
        return ""

    def ask(
        self, view: S, step: Step, moves: list[int], names: list[str], lang: str = ENGLISH
    ) -> Asking:
        """The question as a page asks it: its words, and its answers as a tree of choices."""
        choices = [Choice(self.move(view, step, move, names, lang), move) for move in moves]
        return Asking(self.question(view, step, names, lang), tuple(choices))

    def moment(self, view: S, lang: str = ENGLISH) -> str:
        """Where the game stands, in two or three words: the round, the year, the day."""
        return ""

    def counters(self, view: S, seat: int, viewer: int, lang: str = ENGLISH) -> list[Counter]:
        """What the strip of a player shows at a glance, as far as this viewer may know it."""
        return []

    def out(self, view: S, seat: int, lang: str = ENGLISH) -> str:
        """Why this seat is out of the game while others play on, as a sentence; else nothing."""
        return ""

    def glance(self, view: S, seat: int, viewer: int, lang: str = ENGLISH) -> Markup | None:
        """A small picture in the strip of a player, as far as this viewer may know it."""
        return None

    def closing(self, view: S, names: list[str], lang: str = ENGLISH) -> Drawing | None:
        """What everybody had at the end, in one drawing."""
        return None

    def help(
        self, view: S, seat: int, word: str, names: list[str], lang: str = ENGLISH
    ) -> HelpCard | None:
        """The help card of the thing that this word (`data-w`) stands for, as this seat sees it."""
        return self.book.card(word, lang) if self.book else None

    def why(
        self, view: S, seat: int, word: str, names: list[str], lang: str = ENGLISH
    ) -> Reason | None:
        """Why this seat cannot choose the thing that this word stands for now."""
        return None

    def refusal(
        self, view: S, seat: int, move: int, names: list[str], lang: str = ENGLISH
    ) -> Reason | None:
        """Why this seat cannot give this answer now."""
        return None

    def covered(self, view: S, seat: int, viewer: int) -> int | None:
        """Points in the view that this viewer is not shown in the seat's score; None if the viewer
        is shown all, which is not the same as a covered nothing."""
        return None

    def for_all(self, view: S) -> bool:
        """Whether everybody with this view is shown the same, with no points left out."""
        return False

    def svg(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> str:
        """All drawings in one SVG file."""
        return sheet(self.draw(view, seat, names, lang), css(self.style))


class ComposedFace(Face[S]):
    """A face put together of functions: a game's words and its drawings.

    What is left to a game is how its score adds up, and what it covers.
    """

    def __init__(
        self,
        *,
        asks: Mapping[int, str],  # the names of the questions
        rules: Mapping[str, list[str]],  # by the name of the question
        question: Callable[[S, Step, list[str], str], str],
        move: Callable[[S, Step, int, list[str], str], str],
        note: Callable[[S, Note, list[str], str, int], str],
        board: Callable[[S, int, list[str], str], str],
        draw: Callable[[S, int, list[str], str], list[Drawing]],
        style: str,
        shape: str = "wide",
        icons: str = "",
        ask: Callable[[S, Step, list[int], list[str], str], Asking] | None = None,
        moment: Callable[[S, str], str] | None = None,
        counters: Callable[[S, int, int, str], list[Counter]] | None = None,
        book: HelpBook | None = None,
        named: Callable[[S, str], str] | None = None,  # the card of a word that has none itself
        worth: Callable[[S, int, str, list[str], str], str] | None = None,
        why: Callable[[S, int, str, list[str], str], Reason | None] | None = None,
        refusal: Callable[[S, int, int, list[str], str], Reason | None] | None = None,
    ) -> None:
        self.asks = asks
        self.rules_of = rules
        self.say_question = question
        self.say_move = move
        self.say_note = note
        self.say_board = board
        self.drawings = draw
        self.style = style
        self.shape = shape
        self.icons = icons
        self.say_ask = ask
        self.say_moment = moment
        self.count = counters
        self.book = book
        self.named = named
        self.say_worth = worth
        self.say_why = why
        self.say_refusal = refusal

    def question(self, view: S, step: Step, names: list[str], lang: str = ENGLISH) -> str:
        return self.say_question(view, step, names, lang)

    def rules(self, step: Step) -> list[str]:
        return self.rules_of[self.asks[step.ask]]

    def move(self, view: S, step: Step, move: int, names: list[str], lang: str = ENGLISH) -> str:
        return self.say_move(view, step, move, names, lang)

    def note(
        self, view: S, note: Note, names: list[str], lang: str = ENGLISH, reader: int = NOBODY
    ) -> str:
        return self.say_note(view, note, names, lang, reader)

    def board(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> str:
        return self.say_board(view, seat, names, lang)

    def draw(self, view: S, seat: int, names: list[str], lang: str = ENGLISH) -> list[Drawing]:
        return self.drawings(view, seat, names, lang)

    def ask(
        self, view: S, step: Step, moves: list[int], names: list[str], lang: str = ENGLISH
    ) -> Asking:
        if self.say_ask is None:
            return super().ask(view, step, moves, names, lang)
        return self.say_ask(view, step, moves, names, lang)

    def moment(self, view: S, lang: str = ENGLISH) -> str:
        return self.say_moment(view, lang) if self.say_moment else ""

    def counters(self, view: S, seat: int, viewer: int, lang: str = ENGLISH) -> list[Counter]:
        return self.count(view, seat, viewer, lang) if self.count else []

    def help(
        self, view: S, seat: int, word: str, names: list[str], lang: str = ENGLISH
    ) -> HelpCard | None:
        if self.book is None:
            return None
        found = self.book.card(word, lang)
        if found is None and self.named:
            found = self.book.card(self.named(view, word), lang)
        if found is not None and self.say_worth:
            found = found._replace(worth=self.say_worth(view, seat, word, names, lang))
        return found

    def why(
        self, view: S, seat: int, word: str, names: list[str], lang: str = ENGLISH
    ) -> Reason | None:
        return self.say_why(view, seat, word, names, lang) if self.say_why else None

    def refusal(
        self, view: S, seat: int, move: int, names: list[str], lang: str = ENGLISH
    ) -> Reason | None:
        return self.say_refusal(view, seat, move, names, lang) if self.say_refusal else None
