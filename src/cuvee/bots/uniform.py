"""`random`: picks any legal answer, all equally likely."""

from typing import TypeVar, final

from cuvee.bots.base import Bot
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class Uniform(Bot[S]):
    checked: bool = False

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        return out.pick(fate)
