"""Grand Cru assembled."""

from pathlib import Path
from typing import Final, final

from cuvee.core.box import Box
from cuvee.core.card import card_in
from cuvee.core.content import Edition
from cuvee.core.fate import Fate
from cuvee.core.game import Definition, Game
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import seat_of
from cuvee.core.vector import Vector
from cuvee.games.grand_cru import audit, scoring, view
from cuvee.games.grand_cru import observation as features
from cuvee.games.grand_cru.content import EDITIONS, Content
from cuvee.games.grand_cru.evaluation import position as bot
from cuvee.games.grand_cru.model.state import State, blank
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.options import OPTIONS, Options
from cuvee.games.grand_cru.questions import ASKS, ENDINGS
from cuvee.games.grand_cru.rules import flow, setup

YEAR_BOUND: Final = 1_000  # GC-28.2: random play asks fewer questions than this in a year

ROUNDS: Final[i64] = 32  # more than a year has
LAST: Final[i64] = 1 << 30  # as a time: the end

DEFINITION: Final = Definition(
    card_in(Path(__file__).parent), TABLE, ASKS, ENDINGS, features.LAYOUT, OPTIONS
)


@final
class GrandCru(Game[State]):
    def __init__(self, codes: list[int], rules: int, edition: Edition[Content]) -> None:
        super().__init__(DEFINITION, codes, rules, edition)
        self.content = edition.content
        self.weights = bot.WEIGHTS
        self.chosen_options = Options(codes, rules)
        self.bound = int(self.chosen_options.max_years) * YEAR_BOUND
        self.spread = 600

    def blank(self, seats: i64) -> State:
        return blank(self.content, self.chosen_options, seats)

    def deal(self, seats: i64, fate: Fate) -> State:
        state = self.blank(seats)
        setup.set_up(state, fate)
        return state

    def legal(self, state: State, step: i64, out: Moves) -> None:
        flow.legal(state, step, out)

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        flow.play(state, step, move, fate)

    def proceed(self, state: State, step: i64, fate: Fate) -> None:
        flow.proceed(state, step, fate)

    def observe(self, state: State, seat: i64) -> State:
        return view.observe(state, seat)

    def peek(self, state: State, seat: i64, veil: State | None = None) -> State:
        return view.observe(state, seat) if state.is_sealed() else state

    def determinize(self, seen: State, seat: i64, fate: Fate) -> State:
        return view.determinize(seen)

    def score(self, state: State, seat: i64) -> i64:
        return scoring.score(state, seat)

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(state)

    def victory(self, state: State) -> list[float]:
        """GC-R36: if all are bankrupt nobody wins."""
        if scoring.all_broke(state):
            return [0.0] * int(state.seats)
        return super().victory(state)

    def evaluate(self, state: State, seat: i64) -> i64:
        return bot.evaluate(state, seat, self.weights)

    def value(self, state: State, seat: i64) -> i64:
        return bot.value(state, seat, self.weights)

    def terms(self, state: State, seat: i64) -> list[int]:
        return [int(each) for each in bot.terms(state, seat)]

    def phase(self, state: State, seat: i64) -> i64:
        return state.year

    def time(self, state: State) -> i64:
        if state.depth == 0:
            return LAST
        turn = (seat_of(state.top()) - state.first + state.seats) % state.seats
        return (state.year * ROUNDS + state.round) * state.seats + turn

    def features(self, seen: State, seat: i64, out: Vector) -> None:
        features.features(seen, seat, out)

    def audit(self, state: State) -> str:
        return audit.audit(state)

    def audit_step(self, before: State, after: State) -> str:
        return audit.audit_step(before, after)


BOX: Final = Box(DEFINITION, EDITIONS, GrandCru)
