"""A law nobody can break is no law: for each there is a toy game that breaks it, and is caught."""

from collections.abc import Callable
from itertools import count

import pytest

from cuvee.core.fate import Fate, Pile
from cuvee.core.fields import Fields, Reader
from cuvee.core.log import Record
from cuvee.core.moves import Moves, MoveTable
from cuvee.core.native import i64, vec
from cuvee.core.state import HIDDEN, ask_of, seat_of
from cuvee.core.vector import Vector
from cuvee.laws import LawBroken, check_game, check_table
from nouveau.game import (
    BID,
    BOX,
    COINS,
    KINDS,
    LAYOUT,
    PAID,
    PASS,
    PAY,
    TABLE,
    TURN,
    Nouveau,
    State,
    blank,
)

NEVER = 10**9  # look closely at no ply: for laws that watch the whole game


class Doubled(Nouveau):
    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        out.add(out.ids[0])


class OutOfTable(Nouveau):
    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        out.ids[0] = len(TABLE)


class Speechless(Nouveau):
    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        if ask_of(step) == TURN:
            out.clear()


class Endless(Nouveau):
    def proceed(self, state: State, step: i64, fate: Fate) -> None:
        super().proceed(state, step, fate)
        if state.depth == 0:
            state.ask(TURN, 0)
            state.then(3, 1)


class Raising(Nouveau):
    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        raise KeyError("no such barrel")


class TooMuchAbout(Nouveau):
    def proceed(self, state: State, step: i64, fate: Fate) -> None:
        super().proceed(state, step, fate)
        if state.depth:
            state.ask(TURN, 0, 70_000)


class AnythingGoes(Nouveau):
    def __init__(self, codes: list[int]) -> None:
        super().__init__(codes)
        self.moves = MoveTable()
        self.moves.texts = TABLE.texts
        self.moves.index = TABLE.index | {"drink everything": PASS, "bid 0": BID.of(0)}

    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        if ask_of(step) != TURN:
            out.add(PASS)


class SharedState(State):
    def copy(self) -> "SharedState":
        twin = SharedState(
            self.seats, self.agenda[:], self.pile.copy(), self.cards[:], self.shown[:]
        )
        twin.coins = self.coins
        twin.copy_agenda(self)
        return twin


class SharedCoins(Nouveau):
    def deal(self, seats: i64, fate: Fate) -> State:
        dealt = super().deal(seats, fate)
        state = SharedState(seats, dealt.agenda, dealt.pile, dealt.cards, dealt.shown)
        state.copy_agenda(dealt)
        return state


class TallyState(State):
    """Counts the passes: a field of its own, which twins may forget."""

    copied = walked = True

    def __init__(
        self, seats: i64, agenda: vec[i64], pile: Pile, cards: vec[i64], shown: vec[i64]
    ) -> None:
        super().__init__(seats, agenda, pile, cards, shown)
        self.tally = 0

    def copy(self) -> "TallyState":
        twin = type(self)(
            self.seats, self.agenda[:], self.pile.copy(), self.cards[:], self.shown[:]
        )
        twin.coins = self.coins[:]
        twin.tally = self.tally if self.copied else 0
        twin.copy_agenda(self)
        return twin

    def walk(self, fields: Fields) -> None:
        self.walk_agenda(fields)
        self.pile.walk(fields)
        for array in (self.cards, self.shown, self.coins):
            fields.numbers(array)
        if self.walked:
            self.tally = fields.number(self.tally)

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, (type(self), int(self.seats), self.words())


def unpacked(kind: type[TallyState], seats: int, words: list[int]) -> TallyState:
    plain = blank(seats)
    state = kind(seats, plain.agenda, plain.pile, plain.cards, plain.shown)
    state.walk(Reader(words))
    return state


class UncopiedState(TallyState):
    copied = False


class UnwalkedState(TallyState):
    walked = False


class ForgottenState(TallyState):
    copied = walked = False


class Tallied(Nouveau):
    kind: type[TallyState] = TallyState

    def deal(self, seats: i64, fate: Fate) -> State:
        dealt = super().deal(seats, fate)
        state = self.kind(seats, dealt.agenda, dealt.pile, dealt.cards, dealt.shown)
        state.copy_agenda(dealt)
        return state

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        super().play(state, step, move, fate)
        if move == PASS and isinstance(state, TallyState):
            state.tally += 1


class Uncopied(Tallied):
    kind = UncopiedState


class Unwalked(Tallied):
    kind = UnwalkedState


class Forgotten(Tallied):
    kind = ForgottenState


class OpenWords(Nouveau):
    """Purses are covered, but everybody reads what was paid."""

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        if PAY.has(move):
            state.coins[seat_of(step)] -= PAY.a(move)
            fate.note(PAID, seat_of(step))
        else:
            super().play(state, step, move, fate)

    def observe(self, state: State, seat: i64) -> State:
        view = super().observe(state, seat)
        for other in range(state.seats):
            if other != seat and state.depth > 0:
                view.coins[other] = HIDDEN
        return view

    def determinize(self, view: State, seat: i64, fate: Fate) -> State:
        world = super().determinize(view, seat, fate)
        for other in range(view.seats):
            if view.coins[other] == HIDDEN:
                world.coins[other] = 3 + fate.below(COINS - 2)
        return world

    def features(self, view: State, seat: i64, out: Vector) -> None:
        out.at = LAYOUT.width


class CoveredWords(OpenWords):
    def secret(self, state: State, step: i64, move: i64, seat: i64) -> bool:
        return PAY.has(move)


class OwnDice(Nouveau):
    dice = count()

    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        super().play(state, step, move, fate)
        state.coins[seat_of(step)] += next(self.dice) % 2


class LostCards(Nouveau):
    def play(self, state: State, step: i64, move: i64, fate: Fate) -> None:
        super().play(state, step, move, fate)
        if PAY.has(move):
            state.pile.left[KINDS - 1] -= 1
            state.pile.count -= 1


class TooManyCards(Nouveau):
    def determinize(self, view: State, seat: i64, fate: Fate) -> State:
        world = super().determinize(view, seat, fate)
        for other in range(world.seats):
            if view.cards[other] < 0:
                world.pile.left[world.cards[other]] += 1
        return world


class LoudDraws(Nouveau):
    def draw(self, state: State, seat: i64, fate: Fate) -> None:
        super().draw(state, seat, fate)
        fate.note(9, seat, state.cards[seat])


class Clairvoyant(Nouveau):
    def legal(self, state: State, step: i64, out: Moves) -> None:
        super().legal(state, step, out)
        if ask_of(step) == TURN and max(state.cards) == KINDS - 1:
            out.count -= 1


class SilentShow(Nouveau):
    def show(self, state: State, seat: i64, fate: Fate) -> None:
        state.shown[seat] = 1


class FromZero(Nouveau):
    def ranking(self, state: State) -> list[int]:
        return [place - 1 for place in super().ranking(state)]


class SecretiveEnd(Nouveau):
    def observe(self, state: State, seat: i64) -> State:
        view = super().observe(state, seat)
        if state.depth == 0 and seat < 0:
            view.cards[0] = -1
        return view


class NoEnding(Nouveau):
    def proceed(self, state: State, step: i64, fate: Fate) -> None:
        super().proceed(state, step, fate)
        state.ending = 0


BROKEN: list[tuple[Callable[[list[int]], Nouveau], str, int]] = [
    (Doubled, "notation: a legal answer is listed twice", 1),
    (OutOfTable, "notation: a legal answer is not in the table", 1),
    (Speechless, "progress: no answer to turn", 1),
    (Endless, "progress: random play does not end", NEVER),
    (Raising, "progress: KeyError: 'no such barrel'", NEVER),
    (TooMuchAbout, "agenda: `about` does not lie in range", 1),
    (AnythingGoes, "refusal: s. was allowed 'drink everything'", 1),
    (SharedCoins, "copy: playing on a copy changed the original", 1),
    (Uncopied, "copy: a copy differs", 1),
    (Unwalked, "copy: tally of the state is not walked", 1),
    (Forgotten, "copy: tally of the state is not copied", 1),
    (OpenWords, "secrecy: s.* may read 'pay .', but could not see it", 1),
    (OwnDice, "copy: twins went different ways", 1),
    (OwnDice, "replay: ", NEVER),
    (LostCards, "accounts: there are 11 cards", NEVER),
    (TooManyCards, "secrecy: s.* can tell worlds|accounts: there are", 1),
    (LoudDraws, "secrecy: s.* hears", 1),
    (Clairvoyant, "secrecy: the answers of s. need hidden things", 1),
    (SilentShow, "undo: 'show' shows s.* something", 1),
    (FromZero, "ranking: the places are", NEVER),
    (NoEnding, "ranking: the game is over without an ending", NEVER),
    (SecretiveEnd, "secrecy: secrets after the end", NEVER),
]


def find(make: Callable[[list[int]], Nouveau], every: int) -> LawBroken:
    for seed in range(60):
        try:
            check_game(make([3]), 3, seed, every=every)
        except LawBroken as broken:
            return broken
    raise AssertionError(f"{make} broke no law")


@pytest.mark.parametrize(("make", "says", "every"), BROKEN)
def test_a_broken_law_is_found(make: Callable[[list[int]], Nouveau], says: str, every: int) -> None:
    with pytest.raises(LawBroken, match=says):
        raise find(make, every)


def test_what_is_found_comes_with_its_log() -> None:
    broken = find(LostCards, NEVER)
    match = BOX.load(Record(broken.log))
    assert match.entries[-1].text.startswith("pay ") and "(after" in str(broken)


def test_an_honest_game_is_left_alone() -> None:
    for seats in (2, 3, 4):
        for seed in range(20):
            assert check_game(Nouveau([3]), seats, seed, every=2) == 4 * seats
            assert check_game(Tallied([3]), seats, seed, every=2) == 4 * seats
            assert check_game(CoveredWords([3]), seats, seed, every=2) == 4 * seats


def test_a_table_of_moves_in_capitals_is_found() -> None:
    game = Nouveau([3])
    game.moves = MoveTable()
    for text in ("pass", "Show"):
        game.moves.word(text)
    with pytest.raises(LawBroken, match="notation: 'Show' is not written in small words"):
        check_table(game)
    game.moves = MoveTable()
    game.moves.texts = ["pass", "pass"]
    game.moves.index = {"pass": 1}
    with pytest.raises(LawBroken, match="notation: 'pass' is move 0 and 1"):
        check_table(game)
