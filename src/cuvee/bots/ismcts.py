"""ismcts: a tree over what may come, grown in many worlds the view allows (open loop, UCB1).

Each simulation guesses a world, walks down the tree, tries one more answer (those that look best
to the game's evaluation come first, and only as many as the visits deserve), plays on a little,
and looks at everybody's chances.
"""

from math import log, sqrt
from time import monotonic
from typing import Final, TypeVar, final

from cuvee.bots.base import Bot, Thought
from cuvee.bots.outlook import chances
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game, answer
from cuvee.core.moves import Moves
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.state import BaseState, number_of, seat_of

S = TypeVar("S", bound=BaseState)

TO_THE_END: Final[i64] = 1 << 30  # decisions: no game is that long
A_GLANCE: Final[i64] = 16  # answers weighed before one enters the tree, below the root


@final
@mypyc_attr(acyclic=True)
class Node:
    """An answer somebody gave, seen from all the worlds in which it could be given."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 1
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / float(max(1, self.visits))

    def most_visited(self) -> "Node":
        best = self.children[0]
        for child in self.children:
            if child.visits > best.visits:
                best = child
        return best


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """What a search uses again and again: moves, marks for those in the tree, the way down."""

    def __init__(self, room: i64) -> None:
        self.moves = Moves(room)
        self.marks = vec[i64]([0] * room)
        self.tick: i64 = 0
        self.path: list[Node] = []
        self.count: i64 = 0  # rewards of the root's seat so far, with sum and sum of squares
        self.sum = 0.0
        self.squares = 0.0

    def mark_legal(self) -> None:
        self.tick += 1
        for k in range(self.moves.count):
            self.marks[self.moves.ids[k]] = self.tick

    def reward(self, gained: float) -> None:
        self.count += 1
        self.sum += gained
        self.squares += gained * gained

    def deviation(self) -> float:
        """How far rewards lie apart: what is worth exploring is measured in it."""
        if self.count < 4:
            return 0.25
        mean = self.sum / float(self.count)
        return sqrt(max(0.000001, self.squares / float(self.count) - mean * mean))


@final
class Ismcts(Bot[S]):
    checked: bool = False

    def __init__(
        self,
        simulations: i64,
        depth: i64 = 0,
        tries: i64 = 1,
        explore: float = 1.0,
        widen: float = 1.0,
        seconds: float = 0.0,
    ) -> None:
        self.simulations = simulations
        self.depth = depth  # decisions played on after the tree
        self.tries = tries  # answers weighed at each of them; 1 is any answer
        self.explore = explore
        self.widen = widen
        self.seconds = seconds  # the longest a search may take; 0 for as long as it takes
        self.root = Node(-1, -1)
        self.number: i64 = -1  # of the last question, and whose it was
        self.seat: i64 = -1
        self.fresh: i64 = 0  # simulations made for it; the rest was found before
        self.sums: list[float] = []  # what each seat got in them

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        out = Moves(len(game.table))
        game.legal(view, step, out)
        if out.count == 1:
            return out.ids[0]
        self.search(game, view, step, out, fate)
        return self.root.most_visited().move

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        out = Moves(len(game.table))
        game.legal(view, step, out)
        self.search(game, view, step, out, fate)
        ranked = [(c.visits, c.mean(), c.move) for c in self.root.children]
        ranked.sort(reverse=True)
        seen = [each / float(self.fresh) for each in self.sums]
        return Thought(ranked[0][2], seen, [(move, n, mean) for n, mean, move in ranked])

    def search(self, game: Game[S], view: S, step: i64, legal: Moves, fate: Fate) -> None:
        """Grow the tree over this question, on from what is left of the last one."""
        seat = seat_of(step)
        self.root = self.subtree(seat, number_of(step), legal)
        scratch = Scratch(len(game.table))
        until = monotonic() + self.seconds
        wanted = max(1, self.simulations - self.root.visits, self.simulations // 2)
        self.fresh = 0
        self.sums = [0.0] * view.seats
        while self.fresh < wanted:
            self.simulate(game, game.determinize(view, seat, fate), step, scratch, fate)
            self.fresh += 1
            if self.seconds > 0.0 and self.fresh % 8 == 0 and monotonic() > until:
                break
        self.number = number_of(step)
        self.seat = seat

    def subtree(self, seat: i64, number: i64, legal: Moves) -> Node:
        """If nobody answered since one's last question, what was found then still holds."""
        root = Node(-1, -1)
        if seat == self.seat and number == self.number + 1 and self.root.children:
            for child in self.root.most_visited().children:
                if child.seat == seat and legal.has(child.move):
                    root.children.append(child)
                    root.visits += child.visits
        return root

    def simulate(self, game: Game[S], world: S, step: i64, scratch: Scratch, fate: Fate) -> None:
        """Down the tree, on for a while, and back with what everybody got."""
        seat = seat_of(step)
        scratch.path.clear()
        world = self.descend(game, world, step, scratch, fate)
        world = self.play_on(game, world, scratch.moves, fate)
        gained = chances(game, world)
        scratch.reward(gained[seat])
        self.root.visits += 1
        for k in range(len(gained)):
            self.sums[k] += gained[k]
        for node in scratch.path:
            node.visits += 1
            node.total += gained[node.seat]

    def descend(self, game: Game[S], world: S, step: i64, scratch: Scratch, fate: Fate) -> S:
        """Walk down by UCB1 until a new answer is tried or the game ends."""
        node = self.root
        while True:
            game.legal(world, step, scratch.moves)
            scratch.mark_legal()
            best = self.choose(node, scratch)
            if best is None:
                return self.expand(game, world, step, node, scratch, fate)
            scratch.path.append(best)
            step = answer(game, world, step, best.move, fate)
            if step < 0:
                return world
            node = best

    def choose(self, node: Node, scratch: Scratch) -> Node | None:
        """The best child by UCB1; none while the node deserves another one."""
        best: Node | None = None
        best_worth = -1.0
        known: i64 = 0
        span = self.explore * scratch.deviation()
        for child in node.children:
            if scratch.marks[child.move] == scratch.tick:
                scratch.marks[child.move] = 0
                known += 1
                child.available += 1
                visits = float(max(1, child.visits))
                worth = child.mean() + span * sqrt(log(float(child.available)) / visits)
                if worth > best_worth:
                    best_worth = worth
                    best = child
        deserved = 1.0 + self.widen * sqrt(float(node.visits))
        if known < scratch.moves.count and float(known) < deserved:
            return None
        return best

    def expand(
        self, game: Game[S], world: S, step: i64, node: Node, scratch: Scratch, fate: Fate
    ) -> S:
        """A child for the legal answer without one that looks best; the world after it."""
        moves = scratch.moves
        untried: i64 = 0
        for k in range(moves.count):
            if scratch.marks[moves.ids[k]] == scratch.tick:
                moves.ids[untried] = moves.ids[k]
                untried += 1
        moves.count = untried
        weighed = untried
        if len(scratch.path) > 0:
            weighed = min(untried, A_GLANCE)
        after = best_of(game, world, step, moves, weighed, fate)
        child = Node(moves.ids[0], seat_of(step))
        node.children.append(child)
        scratch.path.append(child)
        return after

    def play_on(self, game: Game[S], world: S, moves: Moves, fate: Fate) -> S:
        """Some decisions more, each the best of a few tries."""
        left = self.depth
        while left > 0 and world.depth > 0:
            left -= 1
            step = world.top()
            game.legal(world, step, moves)
            if self.tries == 1 or moves.count == 1:
                answer(game, world, step, moves.pick(fate), fate)
            else:
                world = best_of(game, world, step, moves, min(self.tries, moves.count), fate)
        return world


def best_of(game: Game[S], world: S, step: i64, moves: Moves, weighed: i64, fate: Fate) -> S:
    """The world after the best of so many of the answers, chosen at random; it comes first."""
    seat = seat_of(step)
    luck = fate.below(1 << 30)
    best: S | None = None
    best_value: i64 = 0
    best_at: i64 = 0
    for k in range(weighed):
        at = k
        if weighed < moves.count:
            at = k + fate.below(moves.count - k)
        move = moves.ids[at]
        moves.ids[at] = moves.ids[k]
        moves.ids[k] = move
        twin = world.copy()
        answer(game, twin, step, move, Seeded(luck))
        value = game.evaluate(twin, seat)
        if best is None or value > best_value:
            best = twin
            best_value = value
            best_at = k
    assert best is not None, "a question has an answer"
    move = moves.ids[best_at]
    moves.ids[best_at] = moves.ids[0]
    moves.ids[0] = move
    return best
