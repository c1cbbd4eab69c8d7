"""Bot: somebody who answers questions from a view alone."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


class Bot(ABC, Generic[S]):
    """`fate` is the bot's own dice, not the table's."""

    @abstractmethod
    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        """A legal answer to the question `step` of the seat whose view this is."""
