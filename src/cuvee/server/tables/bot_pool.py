"""The interface through which tables ask bots; the host decides where bots run."""

from abc import ABC, abstractmethod
from secrets import randbits
from typing import Any, Final

from cuvee.bots.levels import SECONDS, TOP
from cuvee.bots.roster import SEARCH, named, names
from cuvee.core.fate import Seeded
from cuvee.core.game import Game

SIMPLE: Final = "greedy"  # replaces a bot that failed
SIMPLEST: Final = "random"  # replaces the simple bot if it fails too


def at_tables(bot: str) -> bool:
    """Whether a bot may sit at a table: a named one. A search of any size one likes may not."""
    return bot in names()


def think(bot: str, game: Game[Any], view: Any, step: int, seconds: float = SECONDS) -> int:
    """The bot's answer to a question, from the view of its seat: the index of a move.

    A search that sat down at a table of an earlier release is the strongest of the house now.
    """
    player = named(TOP if bot.startswith(SEARCH) else bot, seconds)
    return int(player.answer(game, view, step, Seeded(randbits(62))))


class BotFailed(RuntimeError):
    """The bot raised an error, took too long, or its process died."""


class BotPool(ABC):
    """Runs bots so that no table waits for the bots of another."""

    @property
    def waiting(self) -> int:
        """How many tables wait for a bot to begin."""
        return 0

    @abstractmethod
    async def answer(
        self, bot: str, game: Game[Any], view: Any, step: int, people: bool = True
    ) -> int:
        """The bot's answer; raises BotFailed if there is none. Where people wait it comes first."""

    @abstractmethod
    def stop(self) -> None:
        """Stop all bots that are still thinking."""
