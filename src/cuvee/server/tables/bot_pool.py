"""The interface through which tables ask bots; the host decides where bots run."""

from abc import ABC, abstractmethod
from secrets import randbits
from typing import Any, Final

from cuvee.bots.levels import SECONDS
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game

SIMPLE: Final = "greedy"  # replaces a bot that failed
SIMPLEST: Final = "random"  # replaces the simple bot if it fails too


def think(bot: str, game: Game[Any], view: Any, step: int) -> int:
    """The bot's answer to a question, from the view of its seat: the index of a move."""
    return int(named(bot, SECONDS).answer(game, view, step, Seeded(randbits(62))))


class BotFailed(RuntimeError):
    """The bot raised an error, took too long, or its process died."""


class BotPool(ABC):
    """Runs bots so that no table waits for the bots of another."""

    @abstractmethod
    async def answer(self, bot: str, game: Game[Any], view: Any, step: int) -> int:
        """The bot's answer; raises BotFailed if there is none."""

    @abstractmethod
    def stop(self) -> None:
        """Stop all bots that are still thinking."""
