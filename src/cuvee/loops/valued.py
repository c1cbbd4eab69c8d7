"""A game whose evaluation is a learned linear model; everything else is unchanged."""

from typing import TypeVar, final

from cuvee.core.fate import Fate
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.native import i16, i64, vec
from cuvee.core.state import BaseState
from cuvee.core.vector import Vector
from cuvee.loops.view_reader import ViewReader

S = TypeVar("S", bound=BaseState)


@final
class Valued(Game[S]):
    """Evaluates by a weighted sum of the features: the log odds of winning, times `spread`."""

    def __init__(self, game: Game[S], weights: list[float], bias: float) -> None:
        assert len(weights) == game.layout.width, "the model has a weight for each feature"
        self.game = game
        self.name = game.name
        self.rules = game.rules
        self.table = game.moves
        self.asks = game.asks
        self.endings = game.endings
        self.layout = game.layout
        self.edition = game.edition
        self.options = game.options
        self.codes = game.codes
        self.fewest = game.fewest
        self.most = game.most
        self.bound = game.bound
        self.spread = game.spread
        self.team = game.team
        self.model = vec[float](weights)
        self.bias = bias
        self.vector = Vector(game.layout.width)
        self.reader = ViewReader(game)

    def evaluate(self, state: S, seat: i64) -> i64:
        """The model's value of what the seat sees; a finished game keeps its own evaluation."""
        if state.depth == 0:
            return self.game.evaluate(state, seat)
        self.vector.at = 0
        self.vector.clear(self.layout.width)
        self.game.features(self.reader.view(state, seat), seat, self.vector)
        return int(self.weigh(self.vector.values) * float(self.spread))

    def weigh(self, values: vec[i16]) -> float:
        total = self.bias
        for k in range(len(values)):
            if values[k] != 0:
                total += self.model[k] * float(i64(values[k]))
        return total

    # -- everything else is passed on to the game

    def blank(self, seats: i64) -> S:
        return self.game.blank(seats)

    def deal(self, seats: i64, fate: Fate) -> S:
        return self.game.deal(seats, fate)

    def legal(self, state: S, step: i64, out: Moves) -> None:
        self.game.legal(state, step, out)

    def play(self, state: S, step: i64, move: i64, fate: Fate) -> None:
        self.game.play(state, step, move, fate)

    def proceed(self, state: S, step: i64, fate: Fate) -> None:
        self.game.proceed(state, step, fate)

    def observe(self, state: S, seat: i64) -> S:
        return self.game.observe(state, seat)

    def peek(self, state: S, seat: i64, veil: S | None = None) -> S:
        return self.game.peek(state, seat, veil)

    def determinize(self, view: S, seat: i64, fate: Fate) -> S:
        return self.game.determinize(view, seat, fate)

    def secret(self, state: S, step: i64, move: i64, seat: i64) -> bool:
        return self.game.secret(state, step, move, seat)

    def score(self, state: S, seat: i64) -> i64:
        return self.game.score(state, seat)

    def ranking(self, state: S) -> list[int]:
        return self.game.ranking(state)

    def victory(self, state: S) -> list[float]:
        return self.game.victory(state)

    def features(self, view: S, seat: i64, out: Vector) -> None:
        self.game.features(view, seat, out)

    def audit(self, state: S) -> str:
        return self.game.audit(state)

    def audit_step(self, before: S, after: S) -> str:
        return self.game.audit_step(before, after)
