"""Bots that judge by other weights than the usual: `greedy_v1`, styles, and candidates of a fit."""

from typing import Any, TypeVar, final

from cuvee.bots.base import Bot, Thought
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64
from cuvee.core.state import BaseState
from cuvee.core.weights import Weights

S = TypeVar("S", bound=BaseState)


def reweighed(game: Game[S], weights: Weights) -> Game[S]:
    """The same game, evaluated by other weights."""
    parts: Any = game.__reduce__()
    twin: Game[S] = parts[0](*parts[1])
    twin.weights = weights
    return twin


@final
class Weighed(Bot[S]):
    """Another bot that evaluates by one of the game's sets of weights, if the game has it."""

    checked: bool = False

    def __init__(self, bot: Bot[S], name: str) -> None:
        self.bot = bot
        self.name = name
        self.known: Game[S] | None = None
        self.twin: Game[S] | None = None

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        return self.bot.answer(self.judge(game), view, step, fate)

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        return self.bot.consider(self.judge(game), view, step, fate)

    def judge(self, game: Game[S]) -> Game[S]:
        """The game as this bot sees it."""
        if self.twin is None or self.known is not game:
            weights = game.weights.sets.get(self.name)
            self.known = game
            self.twin = game if weights is None else reweighed(game, weights)
        return self.twin
