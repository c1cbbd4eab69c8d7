"""Dom Pierre assembled."""

from pathlib import Path
from typing import Final, final

from cuvee.core.box import Box
from cuvee.core.card import card_in
from cuvee.core.content import Edition
from cuvee.core.fate import Fate
from cuvee.core.game import Definition, Game
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.vector import Vector
from cuvee.games.dom_pierre import audit, scoring, view
from cuvee.games.dom_pierre import observation as features
from cuvee.games.dom_pierre.content import EDITIONS, Content
from cuvee.games.dom_pierre.evaluation import position as bot
from cuvee.games.dom_pierre.model.state import State, blank
from cuvee.games.dom_pierre.moves import TABLE
from cuvee.games.dom_pierre.options import OPTIONS, Options
from cuvee.games.dom_pierre.questions import ASKS, ENDINGS
from cuvee.games.dom_pierre.rules import flow, setup

DEFINITION: Final = Definition(
    card_in(Path(__file__).parent), TABLE, ASKS, ENDINGS, features.LAYOUT, OPTIONS
)


@final
class DomPierre(Game[State]):
    """DP-1.1: for two to four players."""

    def __init__(self, codes: list[int], rules: int, edition: Edition[Content]) -> None:
        super().__init__(DEFINITION, codes, rules, edition)
        self.bound = 4000
        self.spread = 700
        self.content = edition.content
        self.weights = bot.WEIGHTS
        self.chosen_options = Options(codes, rules)

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
        return state if view.drafting(state) < 0 else view.observe(state, seat)

    def determinize(self, seen: State, seat: i64, fate: Fate) -> State:
        return view.determinize(seen, seat, fate)

    def score(self, state: State, seat: i64) -> i64:
        return scoring.score(state, seat)

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(state)

    def evaluate(self, state: State, seat: i64) -> i64:
        return bot.evaluate(state, seat, self.weights)

    def value(self, state: State, seat: i64) -> i64:
        return bot.value(state, seat, self.weights)

    def terms(self, state: State, seat: i64) -> list[int]:
        return [int(each) for each in bot.terms(state, seat)]

    def phase(self, state: State, seat: i64) -> i64:
        return state.round

    def time(self, state: State) -> i64:
        turn = (state.active - state.first + state.seats) % state.seats
        return state.round * state.seats + turn

    def features(self, seen: State, seat: i64, out: Vector) -> None:
        features.features(seen, seat, out)

    def audit(self, state: State) -> str:
        return audit.audit(state)

    def audit_step(self, before: State, after: State) -> str:
        return audit.audit_step(before, after)

    def secret(self, state: State, step: i64, move: i64, seat: i64) -> bool:
        return view.secret(step)


BOX: Final = Box(DEFINITION, EDITIONS, DomPierre)
