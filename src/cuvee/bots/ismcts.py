"""`ismcts`: information-set Monte Carlo tree search (open loop, UCB1, progressive widening).

Each simulation guesses a world that fits the view, walks down the tree, adds one answer, plays a
few more decisions, and estimates every seat's win chance. Answers enter the tree in the order of
the game's evaluation, and more of them as the visits grow.
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

TO_THE_END: Final[i64] = 1 << 30  # as a depth: play to the end of the game
A_WHILE: Final[i64] = 8  # simulations between two looks at the clock
A_GLANCE: Final[i64] = 16  # how many answers are evaluated to choose a new node below the root


@final
@mypyc_attr(acyclic=True)
class Node:
    """A node of the tree: an answer, with statistics over all worlds where it was legal."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.available: i64 = 1
        self.total = 0.0
        self.children: Final[list[Node]] = []

    def mean(self) -> float:
        return self.total / float(max(1, self.visits))

    def most_visited(self) -> "Node":
        best = self.children[0]
        for child in self.children:
            if child.visits > best.visits:
                best = child
        return best

    def is_decided(self, left: i64) -> bool:
        """Can no other child be visited most any more, with so many simulations left?"""
        most: i64 = 0
        second: i64 = 0
        for child in self.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """Working memory of a search: legal moves, marks on them, the path down the tree."""

    def __init__(self, size: i64) -> None:
        self.moves: Final = Moves(size)
        self.marks: Final = vec[i64]([0] * size)
        self.tick: i64 = 0
        self.path: Final[list[Node]] = []
        self.count: i64 = 0  # how many rewards of the root's seat are in the two sums below
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
        """The standard deviation of the rewards; it scales the exploration term."""
        if self.count < 4:
            return 0.25
        mean = self.sum / float(self.count)
        return sqrt(max(0.000001, self.squares / float(self.count) - mean * mean))


@final
class Ismcts(Bot[S]):
    """Searches with a fixed number of simulations, or until the time is up."""

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
        self.depth = depth  # decisions played after leaving the tree
        self.tries = tries  # answers compared at each of these decisions; 1 means a random answer
        self.explore = explore
        self.widen = widen
        self.seconds = seconds  # time limit of a search; 0 for none
        self.root = Node(-1, -1)
        self.number: i64 = -1  # number of the last question, and the seat it was put to
        self.seat: i64 = -1
        self.fresh: i64 = 0  # simulations made for this question, without those kept from the last
        self.sums: list[float] = []  # the sum of each seat's win chances over these simulations

    def answer(self, game: Game[S], view: S, step: i64, fate: Fate) -> i64:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        if out.count == 1:
            return out.ids[0]
        self.search(game, view, step, out, fate, True)
        return self.root.most_visited().move

    def consider(self, game: Game[S], view: S, step: i64, fate: Fate) -> Thought:
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        self.search(game, view, step, out, fate)
        ranked = [(c.visits, c.mean(), c.move) for c in self.root.children]
        ranked.sort(reverse=True)
        seen = [each / float(self.fresh) for each in self.sums]
        return Thought(ranked[0][2], seen, [(move, n, mean) for n, mean, move in ranked])

    def search(
        self, game: Game[S], view: S, step: i64, legal: Moves, fate: Fate, hasty: bool = False
    ) -> None:
        """Search this question, starting from the part of the last tree that still applies.

        With `hasty` it stops as soon as the rest of the simulations cannot change the answer.
        """
        seat = seat_of(step)
        self.root = self.subtree(seat, number_of(step), legal)
        scratch = Scratch(len(game.moves))
        begun = monotonic()
        wanted = max(1, self.simulations - self.root.visits, self.simulations // 2)
        self.fresh = 0
        self.sums = [0.0] * view.seats
        while self.fresh < wanted:
            self.simulate(game, game.determinize(view, seat, fate), step, scratch, fate)
            self.fresh += 1
            if self.fresh % A_WHILE == 0:
                left = wanted - self.fresh
                if self.seconds > 0.0:
                    spent = monotonic() - begun
                    if spent >= self.seconds:
                        break
                    pace = float(self.fresh) / max(spent, 0.000001)
                    left = min(left, i64(pace * (self.seconds - spent)) + 1)
                if hasty and self.root.is_decided(left):
                    break
        self.number = number_of(step)
        self.seat = seat

    def subtree(self, seat: i64, number: i64, legal: Moves) -> Node:
        """The part of the last tree below the answer given, if no other seat answered since."""
        root = Node(-1, -1)
        if seat == self.seat and number == self.number + 1 and self.root.children:
            for child in self.root.most_visited().children:
                if child.seat == seat and legal.has(child.move):
                    root.children.append(child)
                    root.visits += child.visits
        return root

    def simulate(self, game: Game[S], world: S, step: i64, scratch: Scratch, fate: Fate) -> None:
        """One simulation: descend, play on, evaluate, and update the nodes on the path."""
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
        """Walk down the tree by UCB1 until a new node is added or the game ends."""
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
        """The best child by UCB1; None if the node may get another child."""
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
        """Add a child for the most promising answer not in the tree; returns the world after."""
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
        """Play some more decisions, each the best of a few random answers."""
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
    """Evaluate `weighed` random answers; returns the world after the best.

    The best answer is moved to the front of `moves`.
    """
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
