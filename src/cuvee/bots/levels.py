"""Six levels for people, from a first glass to the best the house has. docs/bots.md measures them.

The first three are greedy with absent moments, the fourth is greedy, the last two search as the
card of the game says: so often where nobody waits, and for so long where people do.
"""

from typing import Any, Final, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.distracted import Distracted
from cuvee.bots.greedy import Greedy
from cuvee.bots.halving import Halving
from cuvee.bots.ismcts import Ismcts
from cuvee.core.card import PLAYOUTS, GameCard, Search
from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.native import i64

ABOUT: Final = {
    "piquette": "thin and friendly, for a first game",
    "primeur": "young and often distracted",
    "villages": "honest, with an absent moment",
    "reserve": "looks one step ahead, and means it",
    "millesime": "searches, and sees the turn to come",
    "grand_cru_classe": "takes its time; the best of the house",
}
LEVELS: Final = list(ABOUT)
TOP: Final = LEVELS[-1]
SEARCHING: Final = 4  # the first level that searches
SECONDS: Final = 2.0  # the longest a bot thinks when people wait
THINKING: Final = [0.3, 1.9]  # seconds, of the levels that search, when people wait
UNBOUND: Final = 1_000_000  # simulations, where time is the limit

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
    if rank < len(ABSENT):
        return Distracted(Greedy(), ABSENT[rank])
    if rank < SEARCHING:
        return Greedy()
    return searcher(rank - SEARCHING, card.search, seconds)


def searcher(which: int, search: Search, seconds: float) -> Bot[Any]:
    """The bot of a level that searches: by time if there is a limit, else by a fixed number."""
    simulations = search.simulations[which] if seconds == 0.0 else UNBOUND
    limit = min(seconds, THINKING[which])
    if search.how == PLAYOUTS:
        return Halving(simulations, search.turns, search.keep, limit)
    return Ismcts(simulations, search.depth, search.tries, seconds=limit)
