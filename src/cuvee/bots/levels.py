"""Five levels for people, from a first glass to the best the house has. docs/bots.md measures them.

The first three are greedy with absent moments, the fourth is greedy, the last one searches.
"""

from typing import Any, Final, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.distracted import Distracted
from cuvee.bots.greedy import Greedy
from cuvee.bots.ismcts import Ismcts
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
SEARCH: Final = {  # simulations of the last, decisions played on after each, answers weighed there
    "bottles": [60, 8, 4],
    "grand_cru": [100, 8, 3],
    "dom_pierre": [100, 8, 3],
    "naramata": [150, 24, 4],
}
OTHERWISE: Final = "grand_cru"  # a game without numbers of its own


@final
class Level(Bot[Any]):
    def __init__(self, name: str, seconds: float = 0.0) -> None:
        self.rank = LEVELS.index(name)
        self.seconds = seconds
        self.game = ""
        self.bot: Bot[Any] = Greedy()

    def answer(self, game: Game[Any], view: Any, step: i64, fate: Fate) -> i64:
        return self.player(game.name).answer(game, view, step, fate)

    def consider(self, game: Game[Any], view: Any, step: i64, fate: Fate) -> Thought:
        return self.player(game.name).consider(game, view, step, fate)

    def player(self, game: str) -> Bot[Any]:
        """Who plays this game at this level."""
        if game != self.game:
            self.game = game
            self.bot = player(self.rank, game, self.seconds)
        return self.bot


def player(rank: int, game: str, seconds: float) -> Bot[Any]:
    if rank < 3:
        return Distracted(Greedy(), ABSENT[rank])
    if rank == 3:
        return Greedy()
    simulations, depth, tries = SEARCH.get(game, SEARCH[OTHERWISE])
    return Ismcts(simulations, depth, tries, seconds=seconds)
