"""The bots of all tables: an interface. Who thinks where is a matter of the host."""

from abc import ABC, abstractmethod
from secrets import randbits
from typing import Any, Final

from cuvee.bots.levels import SECONDS
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.game import Game

SIMPLE: Final = "greedy"  # who takes over from a bot that failed
SIMPLEST: Final = "random"  # and who from that


def think(bot: str, game: Game[Any], view: Any, step: int) -> int:
    """The bot's answer to a question of the seat whose view this is: an index of a move."""
    return int(named(bot, SECONDS).answer(game, view, step, Seeded(randbits(62))))


class BotFailed(RuntimeError):
    """The bot raised, took too long, or its process died."""


class BotPool(ABC):
    """Where bots think, so that no table waits for another's."""

    @abstractmethod
    async def answer(self, bot: str, game: Game[Any], view: Any, step: int) -> int:
        """What the bot says; BotFailed if it does not."""

    @abstractmethod
    def stop(self) -> None:
        """Let go of whoever still thinks."""
