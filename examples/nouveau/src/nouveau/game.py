"""Nouveau, a small game that uses all the core offers: seals, secrets, chance, undo, options.

Everybody has a hidden card and five coins, bids some of them in secret, and then in each round
passes, pays, swaps the card or shows it. Card and coins together are the score.
"""

from pathlib import Path
from typing import Final

from cuvee.core.box import Box
from cuvee.core.card import card_in
from cuvee.core.content import Edition, Editions, Facts
from cuvee.core.fate import Fate, Pile
from cuvee.core.fields import Reader
from cuvee.core.game import Definition, Game
from cuvee.core.moves import Moves, MoveTable, numbers, span
from cuvee.core.native import i64, vec
from cuvee.core.options import Option
from cuvee.core.state import HIDDEN, BaseState, about_of, ask_of, empty_agenda, seat_of
from cuvee.core.vector import Layout, Vector, count, flag

TABLE: Final = MoveTable()
PASS: Final = TABLE.word("pass")
SWAP: Final = TABLE.word("swap")
SHOW: Final = TABLE.word("show")
PAY: Final = TABLE.verb1("pay", span(1, 3))
BID: Final = TABLE.verb1("bid", span(0, 3))

BIDS, TURN, ROUND = 1, 2, 3
DREW, SWAPPED, SHOWED, PAID = 1, 2, 3, 4
KINDS, EACH, COINS = 4, 3, 5
CONTENT = 'coins = 5\nname = "Nouveau"\n'
LAYOUT = Layout(3, 4, [flag("card", "the own card", KINDS)], [count("coins", COINS, "its coins")])


class State(BaseState):
    def __init__(
        self, seats: i64, agenda: vec[i64], pile: Pile, cards: vec[i64], shown: vec[i64]
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.pile = pile
        self.cards = cards
        self.shown = shown
        self.coins = vec[i64]([COINS] * seats)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.seats), self.words())


def blank(seats: i64) -> State:
    pile = Pile(numbers([EACH] * KINDS), KINDS * EACH)
    return State(seats, empty_agenda(), pile, numbers([0] * seats), numbers([0] * seats))


def restore(seats: int, words: list[int]) -> State:
    state = blank(seats)
    state.walk(Reader(words))
    return state


class Content:
    def __init__(self, facts: Facts) -> None:
        self.coins = facts.number("coins", 0, COINS)
        self.name = facts.text("name")


def same_things(ours: Content, theirs: Content, origin: str) -> None:
    """Nothing but numbers and words is in this file."""


EDITIONS: Final = Editions(CONTENT, Content, same_things)
OURS: Final = EDITIONS.edition("", "")


DEFINITION: Final = Definition(
    card_in(Path(__file__).parent),
    TABLE,
    {BIDS: "bids", TURN: "turn"},
    ["none", "drunk"],
    LAYOUT,
    [Option("rounds", 3, [], 1, 5, "how often everybody has a turn")],
)


class Nouveau(Game[State]):
    def __init__(self, codes: list[int], rules: int = 2, edition: Edition[Content] = OURS) -> None:
        super().__init__(DEFINITION, codes, rules, edition)
        self.content = edition.content
        self.bound = 200

    def blank(self, seats: i64) -> State:
        return blank(seats)

    def deal(self, seats: i64, fate: Fate) -> State:
        state = blank(seats)
        for seat in range(seats):
            state.coins[seat] = self.content.coins
            self.draw(state, seat, fate)
        state.then(ROUND, self.codes[0])
        for seat in range(seats - 1, -1, -1):
            state.ask_sealed(BIDS, seat)
        return state

    def draw(self, state: State, seat: i64, fate: Fate) -> None:
        state.cards[seat] = fate.draw(state.pile, seat)
        fate.whisper(seat, DREW, seat, state.cards[seat])

    def legal(self, state: State, step: i64, out: Moves) -> None:
        out.clear()
        coins = state.coins[seat_of(step)]
        if ask_of(step) == BIDS:
            out.add_all(BID, 0, min(3, coins))
            return
        out.add(PASS)
        out.add(SWAP)
        if not state.shown[seat_of(step)]:
            out.add(SHOW)
        out.add_all(PAY, 1, min(3, coins))

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        seat = seat_of(step)
        if BID.has(move):
            state.coins[seat] -= BID.a(move)
        elif PAY.has(move):
            state.coins[seat] -= PAY.a(move)
            fate.note(PAID, seat, PAY.a(move))
        elif move == SHOW:
            self.show(state, seat, fate)
        elif move == SWAP:
            old = state.cards[seat]
            self.draw(state, seat, fate)
            state.pile.put(old)
            state.shown[seat] = 0
            fate.note(SWAPPED, seat)

    def show(self, state: State, seat: i64, fate: Fate) -> None:
        state.shown[seat] = 1
        fate.reveal()
        fate.note(SHOWED, seat, state.cards[seat])

    def proceed(self, state: State, step: i64, fate: Fate) -> None:
        left = about_of(step)
        if left == 0:
            fate.reveal()
            state.finish(1)
            return
        state.then(ROUND, left - 1)
        for seat in range(state.seats - 1, -1, -1):
            state.ask(TURN, seat, left)

    def observe(self, state: State, seat: i64) -> State:
        view = state.copy()
        view.hide_envelopes(seat)
        for other in range(state.seats):
            hidden = other != seat and not state.shown[other] and state.depth > 0
            if hidden and state.cards[other] != HIDDEN:
                view.pile.left[state.cards[other]] += 1
                view.cards[other] = HIDDEN
        return view

    def determinize(self, view: State, seat: i64, fate: Fate) -> State:
        world = view.copy()
        for other in range(view.seats):
            if view.cards[other] == HIDDEN:
                kind = world.pile.nth(fate.below(sum(world.pile.left)))
                world.pile.left[kind] -= 1
                world.cards[other] = kind
        return world

    def score(self, state: State, seat: i64) -> i64:
        return state.cards[seat] + state.coins[seat]

    def ranking(self, state: State) -> list[int]:
        scores = [self.score(state, seat) for seat in range(state.seats)]
        return [1 + sum(other > score for other in scores) for score in scores]

    def evaluate(self, state: State, seat: i64) -> i64:
        return 100 * self.score(state, seat)

    def features(self, view: State, seat: i64, out: Vector) -> None:
        out.question(view, seat, LAYOUT)
        out.hot(view.cards[seat], KINDS)
        for k in range(view.seats):
            out.add(view.coins[(seat + k) % view.seats])
        out.at = LAYOUT.width

    def audit(self, state: State) -> str:
        cards = sum(state.pile.left) + int(state.seats)
        return "" if cards == KINDS * EACH else f"there are {cards} cards"


BOX: Final = Box(DEFINITION, EDITIONS, Nouveau)
