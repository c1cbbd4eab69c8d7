"""A bot that gives random answers now and then: this makes the weaker levels."""

from typing import TypeVar, final

from cuvee.bots.base import Bot
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class Distracted(Bot[S]):
    """Another bot, but some percent of its answers are random."""

    checked: bool = False

    def __init__(self, bot: Bot[S], percent: i64) -> None:
        self.bot = bot
        self.percent = percent  # how many of 100 answers are random
        self.blind: Bot[S] = Uniform()

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        if fate.below(100) < self.percent:
            return self.blind.answer(game, view, step, fate)
        return self.bot.answer(game, view, step, fate)
