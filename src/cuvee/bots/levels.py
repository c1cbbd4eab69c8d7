"""Five levels for people, from a first glass to the best the house has. docs/bots.md measures them.

The first three are greedy with absent moments, the fourth is greedy, the last one searches as
far as the card of the game says.
"""

from typing import Any, Final, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.distracted import Distracted
from cuvee.bots.greedy import Greedy
from cuvee.bots.ismcts import Ismcts
from cuvee.core.card import GameCard
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64

ABOUT: Final = {
    "piquette": "thin and friendly, for a first game",
    "primeur": "young and often distracted",
    "villages": "honest, with an absent moment",
    "reserve": "looks one step ahead, and means it",
    "millesime": "searches; the best of the house",
}
LEVELS: Final = list(ABOUT)
TOP: Final = LEVELS[4]
SECONDS: Final = 2.0  # the longest a bot thinks when people wait

ABSENT: Final = [50, 25, 10]  # percent of answers the first three give without looking


@final
class Level(Bot[Any]):
    checked: bool = False

    def __init__(self, name: str, seconds: float = 0.0) -> None:
        self.rank = LEVELS.index(name)
        self.seconds = seconds
        self.game = ""
        self.bot: Bot[Any] = Greedy()

    def answer(self, game: Game[Any], view: Any, step: i64, fate: Fate) -> i64:
        return self.player(game.card).answer(game, view, step, fate)

    def consider(self, game: Game[Any], view: Any, step: i64, fate: Fate) -> Thought:
        return self.player(game.card).consider(game, view, step, fate)

    def player(self, card: GameCard) -> Bot[Any]:
        """Who plays this game at this level."""
        if card.name != self.game:
            self.game = card.name
            self.bot = player(self.rank, card, self.seconds)
        return self.bot


def player(rank: int, card: GameCard, seconds: float) -> Bot[Any]:
    if rank < 3:
        return Distracted(Greedy(), ABSENT[rank])
    if rank == 3:
        return Greedy()
    return Ismcts(card.simulations, card.depth, card.tries, seconds=seconds)
