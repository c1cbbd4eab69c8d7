"""`playouts`: the best answers are compared by playing on, and the worse half is dropped each time.

The answers that look best are played on from the same guessed worlds with the same luck, everybody
answering as `greedy` would in that world, until some turns later; then the position is judged.
After each round only the better half goes on (sequential halving).
"""

from math import sqrt
from time import monotonic
from typing import Final, TypeVar, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.greedy import weigh
from cuvee.bots.outlook import chances
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game, answer
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)

FEWEST: Final[i64] = 8  # playouts of each answer between two looks at who is clearly worse
CLEAR: Final = 3.0  # standard errors behind the best that are clearly worse
UNBOUND: Final[i64] = 1 << 40  # playouts, where time is the limit


@final
class Candidate:
    """An answer, and what became of it in the playouts."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.tries: i64 = 0
        self.total = 0.0
        self.latest: list[float] = []  # the seat's chances after the playouts of this round

    def add(self, chance: float) -> None:
        self.tries += 1
        self.total += chance
        self.latest.append(chance)

    def mean(self) -> float:
        return self.total / float(max(1, self.tries))

    def is_clearly_worse(self, than: "Candidate") -> bool:
        """By the differences of playouts with the same luck: is their mean far below zero?"""
        n = float(len(self.latest))
        gap = 0.0
        squares = 0.0
        for k in range(len(self.latest)):
            lead = than.latest[k] - self.latest[k]
            gap += lead
            squares += lead * lead
        mean = gap / n
        error = sqrt(max(0.0, squares / n - mean * mean) / n)
        return mean > CLEAR * error + 0.000001


@final
class Halving(Bot[S]):
    """Compares answers by a fixed number of playouts, or until the time is up."""

    checked: bool = False

    def __init__(self, playouts: i64, turns: i64, keep: i64 = 6, seconds: float = 0.0) -> None:
        self.playouts = playouts  # of all answers together
        self.turns = turns  # that are played on, in the game's own time
        self.keep = keep  # answers compared
        self.seconds = seconds  # time limit; 0 for none
        self.field: list[Candidate] = []
        self.sums: list[float] = []  # each seat's chances, over the playouts of the leader
        self.counted: i64 = 0
        self.longest = 0.0  # seconds a playout has taken: none is begun that would end too late

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        if out.count == 1:
            return out.ids[0]
        return self.compare(game, view, step, out, fate).move

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        best = self.compare(game, view, step, out, fate)
        ranked = [(c.tries, c.mean(), c.move) for c in self.field]
        ranked.sort(reverse=True)
        seen = [each / float(max(1, self.counted)) for each in self.sums]
        others = [(move, n, mean) for n, mean, move in ranked if move != best.move]
        return Thought(best.move, seen, [(best.move, best.tries, best.mean()), *others])

    def compare(self, game: Game[S], view: S, step: i64, out: Moves, fate: Fate) -> Candidate:
        """The best answer. The answers compared stay in `field`."""
        begun = monotonic()
        sums = weigh(game, view, step, out, fate)
        order = [(-sums[k], k) for k in range(out.count)]
        order.sort()
        self.field = [Candidate(out.ids[k]) for _, k in order[: self.keep]]
        self.longest = 0.0
        left = list(self.field)
        rounds: i64 = 1
        while 1 << rounds < i64(len(left)):
            rounds += 1
        for k in range(rounds):
            each = max(i64(1), self.playouts // (rounds * i64(len(left))))
            until = 0.0
            if self.seconds > 0.0:
                each = UNBOUND
                until = begun + self.seconds * float(k + 1) / float(rounds)
            self.play_round(game, view, step, left, each, until, fate)
            left = best_first(left)[: max(1, (len(left) + 1) // 2)]
            if len(left) == 1:
                break
        return left[0]

    def play_round(
        self,
        game: Game[S],
        view: S,
        step: i64,
        left: list[Candidate],
        each: i64,
        until: float,
        fate: Fate,
    ) -> None:
        """Play every answer that is left so often, or until then; drop what is clearly worse."""
        seat = seat_of(step)
        moves = Moves(len(game.moves))
        first = game.time(view)
        counted: i64 = 0
        for candidate in left:
            candidate.latest = []
        for k in range(each):
            world = game.determinize(view, seat, fate)
            luck = fate.below(1 << 30)
            for candidate in left:
                if until > 0.0 and monotonic() + self.longest > until:
                    return
                gained = self.play_out(game, world.copy(), step, candidate.move, luck, first, moves)
                candidate.add(gained[seat])
                if candidate is left[0]:
                    if counted == 0:  # of this round
                        self.sums = [0.0] * view.seats
                    counted += 1
                    self.counted = counted
                    for at in range(len(gained)):
                        self.sums[at] += gained[at]
            if (k + 1) % FEWEST == 0:
                drop_clearly_worse(left)
                if len(left) == 1:
                    break

    def play_out(
        self, game: Game[S], world: S, step: i64, move: i64, luck: i64, first: i64, moves: Moves
    ) -> list[float]:
        """Every seat's chances some turns after this answer."""
        begun = monotonic()
        chance = Seeded(luck)
        answer(game, world, step, move, chance)
        gained = chances(game, play_on(game, world, first, self.turns, moves, chance))
        self.longest = max(self.longest, monotonic() - begun)
        return gained


def best_first(some: list[Candidate]) -> list[Candidate]:
    ranked = [(-some[at].mean(), at) for at in range(len(some))]
    ranked.sort()
    return [some[at] for _, at in ranked]


def drop_clearly_worse(left: list[Candidate]) -> None:
    """Only those stay that may still turn out best."""
    best = best_first(left)[0]
    for candidate in left[:]:
        if candidate is not best and candidate.is_clearly_worse(best):
            left.remove(candidate)


def play_on(game: Game[S], world: S, first: i64, turns: i64, moves: Moves, fate: Fate) -> S:
    """Everybody plays greedily until so many turns after `first`, or to the end of the game.

    An answer is chosen under one luck and carried out under another: nobody sees the dice before.
    """
    until = first + turns
    while world.depth > 0 and until <= game.time(world):
        until += world.seats
    while world.depth > 0 and game.time(world) < until:
        step = world.top()
        game.legal(world, step, moves)
        move = moves.ids[0]
        if moves.count > 1:
            move = best_answer(game, world, step, moves, fate)
        answer(game, world, step, move, fate)
    return world


def best_answer(game: Game[S], world: S, step: i64, moves: Moves, fate: Fate) -> i64:
    """The answer with the best evaluation in this world."""
    seat = seat_of(step)
    luck = fate.below(1 << 30)
    best = moves.ids[0]
    most: i64 = 0
    for k in range(moves.count):
        twin = world.copy()
        answer(game, twin, step, moves.ids[k], Seeded(luck))
        worth = game.evaluate(twin, seat)
        if k == 0 or worth > most:
            most = worth
            best = moves.ids[k]
    return best
