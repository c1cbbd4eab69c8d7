"""Bot: somebody who answers questions from a view alone, and may say what it thinks of them."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar, final

from cuvee.bots.outlook import chances
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64, mypyc_attr
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)


@final
class Thought:
    """An answer, and why: each seat's chance to win, the answers weighed and their worth."""

    def __init__(
        self, move: int, chances: list[float], ranked: list[tuple[int, int, float]]
    ) -> None:
        self.move = move
        self.chances = chances
        self.ranked = ranked  # move, how often it was tried, its worth from 0 to 1; best first

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Thought, (self.move, self.chances, self.ranked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """`fate` is the bot's own dice, not the table's. A bot may be written in plain Python too."""

    @abstractmethod
    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        """A legal answer to the question `step` of the seat whose view this is."""

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        """The answer with its reasons; who does not search has only a first impression."""
        move = self.answer(game, view, step, fate)
        seen = chances(game, game.determinize(view, seat_of(step), fate))
        return Thought(move, seen, [(move, 1, seen[seat_of(step)])])


def ask(bot: Bot[S], game: Game[S], state: S, step: i64, fate: Fate) -> i64:
    """The only way to a bot: it is shown what the seat that is asked sees, never the state."""
    return bot.answer(game, game.observe(state, seat_of(step)), step, fate)
