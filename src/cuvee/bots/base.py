"""The interface of a bot: it answers questions, knowing only what its seat sees."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar, final

from cuvee.bots.outlook import chances
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.moves import IllegalMove, Moves
from cuvee.core.native import i64, mypyc_attr
from cuvee.core.state import BaseState, ask_of, seat_of

S = TypeVar("S", bound=BaseState)

RAISED_BY: Final = "raised by the bot"


@final
class Thought:
    """An answer with its reasons: every seat's win chance, and the answers compared."""

    def __init__(
        self, move: int, chances: list[float], ranked: list[tuple[int, int, float]]
    ) -> None:
        self.move = move
        self.chances = chances
        self.ranked = ranked  # (move, number of tries, value from 0 to 1), best first

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Thought, (self.move, self.chances, self.ranked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """Base class of all bots; subclasses may be compiled or plain Python.

    The `fate` passed to its methods gives the bot random numbers of its own, not the game's.
    """

    checked: bool = True  # is its answer looked at before it is played? Ours need not be

    @abstractmethod
    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        """A legal answer to the question `step`, from the view of the seat that is asked."""

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        """The answer with its reasons; without a search they come from one guessed world."""
        move = self.answer(game, view, step, fate)
        seen = chances(game, game.determinize(view, seat_of(step), fate))
        return Thought(move, seen, [(move, 1, seen[seat_of(step)])])


def ask(bot: Bot[S], game: Game[S], state: S, step: i64, fate: Fate) -> i64:
    """Ask a bot. Every call to a bot goes through here, so that it only gets its seat's view."""
    view = game.observe(state, seat_of(step))
    if bot.checked:
        return checked_answer(bot, game, view, step, fate)
    return bot.answer(game, view, step, fate)


def checked_answer(bot: Bot[S], game: Game[S], view: S, step: i64, fate: Fate) -> i64:
    """The bot's answer if it is legal. An error the bot raises gets a note that names it."""
    out = Moves(len(game.moves))
    game.legal(view, step, out)
    try:
        move = bot.answer(game, view, step, fate)
    except Exception as error:
        error.add_note(f"{RAISED_BY} {type(bot).__name__}")
        raise
    if out.has(move):
        return move
    known = 0 <= move < len(game.moves)
    said = game.moves.text(move) if known else str(move)
    some = ", ".join([game.moves.text(other) for other in out.as_list()[:8]])
    raise IllegalMove(
        f"the bot {type(bot).__name__} answered {said!r} to {game.asks[int(ask_of(step))]!r};"
        f" possible: {some}"
    )


def is_a_bots(error: BaseException) -> bool:
    """Did a bot raise this, here or in a worker process? Then its author wants to see where."""
    notes = [*getattr(error, "__notes__", []), str(error.__cause__)]
    return any([RAISED_BY in note for note in notes])
