"""`greedy`: tries every answer and takes the one with the best evaluation."""

from typing import Final, TypeVar, final

from cuvee.bots.base import Bot
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game, answer
from cuvee.core.moves import Moves
from cuvee.core.native import i64, vec
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)

WORLDS: Final[i64] = 6  # in how many guessed worlds each answer is tried


@final
class Greedy(Bot[S]):
    """Looks one answer ahead, in a few guessed worlds."""

    checked: bool = False

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        """The answer with the best sum of evaluations over the guessed worlds."""
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        if out.count == 1:
            return out.ids[0]
        sums = weigh(game, view, step, out, fate)
        best: i64 = 0
        for at in range(out.count):
            if sums[at] > sums[best]:
                best = at
        return out.ids[best]


def weigh(game: Game[S], view: S, step: i64, out: Moves, fate: Fate) -> vec[i64]:
    """For each answer the sum of its evaluations over the guessed worlds.

    Every answer is tried in the same worlds with the same random numbers, so that luck does not
    decide between them.
    """
    seat = seat_of(step)
    sums = vec[i64]([0] * out.count)
    for k in range(WORLDS):
        world = game.determinize(view, seat, fate)
        luck = fate.below(1 << 30)
        for at in range(out.count):
            twin = world.copy()
            answer(game, twin, step, out.ids[at], Seeded(luck))
            sums[at] += game.evaluate(twin, seat)
    return sums
