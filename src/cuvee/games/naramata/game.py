"""Naramata assembled."""

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
from cuvee.games.naramata import audit, scoring, view
from cuvee.games.naramata import observation as features
from cuvee.games.naramata.content import EDITIONS, Content
from cuvee.games.naramata.evaluation import hopes
from cuvee.games.naramata.evaluation import position as bot
from cuvee.games.naramata.model.state import State, blank
from cuvee.games.naramata.moves import TABLE
from cuvee.games.naramata.options import COMPETITIVE, OPTIONS, Options
from cuvee.games.naramata.questions import ASKS, ENDINGS, WON
from cuvee.games.naramata.rules import day, flow

BOUND: Final = 4000  # NA-R53

DEFINITION: Final = Definition(
    card_in(Path(__file__).parent), TABLE, ASKS, ENDINGS, features.LAYOUT, OPTIONS
)


@final
class Naramata(Game[State]):
    """NA-R53: the whole game; none takes more decisions than its bound."""

    def __init__(self, codes: list[int], rules: int, edition: Edition[Content]) -> None:
        super().__init__(DEFINITION, codes, rules, edition)
        self.bound = BOUND
        self.spread = 900
        self.content = edition.content
        self.weights = bot.WEIGHTS
        self.chosen_options = Options(codes, rules)
        self.fewest, self.most = self.chosen_options.seats()
        self.team = self.chosen_options.mode != COMPETITIVE

    def blank(self, seats: i64) -> State:
        return blank(self.content, self.chosen_options, seats)

    def deal(self, seats: i64, fate: Fate) -> State:
        state = self.blank(seats)
        day.set_up(state, fate)
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
        hidden = state.held > 0 or state.is_sealed()
        return view.observe(state, seat) if hidden else state

    def determinize(self, seen: State, seat: i64, fate: Fate) -> State:
        return view.determinize(seen, seat, fate)

    def score(self, state: State, seat: i64) -> i64:
        return scoring.score(state, seat)

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(state)

    def victory(self, state: State) -> list[float]:
        """NA-26.13: alone or together all win, or nobody."""
        if self.team:
            return [float(state.ending == WON)] * int(state.seats)
        return super().victory(state)

    def evaluate(self, state: State, seat: i64) -> i64:
        if self.team:
            return hopes.evaluate(state, seat)
        return bot.evaluate(state, seat, self.weights)

    def value(self, state: State, seat: i64) -> i64:
        if self.team:
            return hopes.evaluate(state, seat)
        return bot.value(state, seat, self.weights)

    def terms(self, state: State, seat: i64) -> list[int]:
        return [int(each) for each in bot.terms(state, seat)]

    def phase(self, state: State, seat: i64) -> i64:
        return bot.hours(state, seat)

    def time(self, state: State) -> i64:
        """Half hours, by the guide who is furthest behind."""
        low: i64 = 31
        for car in state.cars:
            if 0 <= car.clock < low:
                low = car.clock
        return state.day * 32 + low

    def features(self, seen: State, seat: i64, out: Vector) -> None:
        features.features(seen, seat, out)

    def audit(self, state: State) -> str:
        return audit.audit(state)

    def audit_step(self, before: State, after: State) -> str:
        return audit.audit_step(before, after)


BOX: Final = Box(DEFINITION, EDITIONS, Naramata)
