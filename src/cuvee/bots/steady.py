"""A wrapper around a bot: if it fails, greedy answers and the failure is recorded."""

from typing import TypeVar, final

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


def relieved(player: str, by: str) -> str:
    """The new name of a player whose bot failed, so that the log shows it."""
    return f"{player.partition(' (')[0]} ({by} stepped in)"


@final
class Steady(Bot[S]):
    """Always gives a legal answer, even if the bot inside raises or answers nonsense."""

    def __init__(self, bot: Bot[S]) -> None:
        self.bot = bot
        self.understudy: Bot[S] = Greedy()
        self.slips: list[str] = []  # what went wrong, a sentence each

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        try:
            move = self.bot.answer(game, view, step, fate)
        except Exception as error:
            self.slips.append(f"it raised {type(error).__name__}: {error}")
            return self.understudy.answer(game, view, step, fate)
        out = Moves(len(game.table))
        game.legal(view, step, out)
        if out.has(move):
            return move
        self.slips.append(f"it answered {move}, which is not legal")
        return self.understudy.answer(game, view, step, fate)
