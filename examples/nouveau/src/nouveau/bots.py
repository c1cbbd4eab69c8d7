"""A bot in plain Python. It plays every game, if not well."""

from typing import Any

from cuvee.bots import Bot
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.moves import Moves


class Thrifty(Bot[Any]):
    """Always takes the first answer it may give: in Nouveau it never spends a coin."""

    def answer(self, game: Game[Any], view: Any, step: int, fate: Fate) -> int:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        return out.as_list()[0]
