"""`ismcts:200x4`: several searches of one question in parallel processes, added up."""

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import TypeVar, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.ismcts import Ismcts
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class Forest(Bot[S]):
    """Searches in several processes; which one finishes first does not change the answer."""

    checked: bool = False

    def __init__(self, simulations: int, trees: int, seconds: float = 0.0) -> None:
        self.simulations = simulations  # of each tree
        self.trees = trees
        self.seconds = seconds

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        return out.ids[0] if out.count == 1 else self.consider(game, view, step, fate).move

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        grown = [
            crew(self.trees).submit(
                grow, self.simulations, self.seconds, game, view, int(step), fate.below(1 << 30)
            )
            for _ in range(self.trees)
        ]
        return vote([each.result() for each in grown])


@cache
def crew(trees: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(trees, get_context("spawn"))


atexit.register(crew.cache_clear)  # shut the processes down before Python itself does


def grow(simulations: int, seconds: float, game: Game[S], view: S, step: int, luck: int) -> Thought:
    """Runs in a worker process: search one tree."""
    tree: Ismcts[S] = Ismcts(simulations, seconds=seconds)
    return tree.consider(game, view, step, Seeded(luck))


def vote(thoughts: list[Thought]) -> Thought:
    """Combine the trees: visits are added up, values and win chances averaged."""
    visits: dict[int, int] = {}
    total: dict[int, float] = {}
    for thought in thoughts:
        for move, count, worth in thought.ranked:
            visits[move] = visits.get(move, 0) + count
            total[move] = total.get(move, 0.0) + worth * count
    ranked = [(n, total[move] / max(1, n), move) for move, n in visits.items()]
    ranked.sort(reverse=True)
    seats = len(thoughts[0].chances)
    seen = [sum([t.chances[seat] for t in thoughts]) / len(thoughts) for seat in range(seats)]
    return Thought(ranked[0][2], seen, [(move, n, worth) for n, worth, move in ranked])
