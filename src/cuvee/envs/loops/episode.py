"""A table: one game, its chance, and what a learner wants to know of it."""

from typing import Generic, TypeVar, final

from cuvee.bots.base import Bot, ask
from cuvee.core.fate import Seeded
from cuvee.core.game import Game, answer
from cuvee.core.moves import IllegalMove, Moves, numbers
from cuvee.core.native import i64, vec
from cuvee.core.state import BaseState, seat_of

S = TypeVar("S", bound=BaseState)


@final
class Episode(Generic[S]):
    def __init__(self, game: Game[S], state: S, fate: Seeded) -> None:
        self.game = game
        self.state = state
        self.step: i64 = state.top()  # the open question; -1 once the game is over
        self.fate = fate
        self.given = vec[i64]([0] * 64)  # answers since the state this table began with
        self.count: i64 = 0  # of them; what lies behind is of an earlier game
        self.out = Moves(len(game.table))
        self.listed = False  # does `out` hold the answers to the open question?

    def copy(self) -> "Episode[S]":
        """An exact twin: the same game, the same luck."""
        twin = Episode(self.game, self.state.copy(), self.fate.copy())
        twin.given = self.given[:]
        twin.count = self.count
        return twin

    def begin(self, state: S, fate: Seeded) -> None:
        """Another game comes to the table."""
        self.state = state
        self.step = state.top()
        self.fate = fate
        self.count = 0
        self.listed = False

    def seat(self) -> i64:
        """Whose answer is awaited; -1 once the game is over."""
        if self.step < 0:
            return -1
        return seat_of(self.step)

    def list_answers(self) -> None:
        if not self.listed:
            self.out.clear()
            if self.step >= 0:
                self.game.legal(self.state, self.step, self.out)
            self.listed = True

    def legal(self) -> list[int]:
        """The answers to the open question, as they come."""
        self.list_answers()
        return self.out.as_list()

    def allows(self, move: i64) -> bool:
        self.list_answers()
        return self.out.has(move)

    def answer(self, move: i64) -> i64:
        """Play a legal answer; whose turn it is then, -1 for nobody's."""
        if not self.allows(move):
            raise IllegalMove(f"{int(move)} is not possible; possible: {self.out.as_list()}")
        self.play(move)
        return self.seat()

    def play(self, move: i64) -> None:
        self.step = answer(self.game, self.state, self.step, move, self.fate)
        self.listed = False
        if self.count == len(self.given):
            self.given = longer(self.given)
        self.given[self.count] = move
        self.count += 1

    def recall(self, answers: list[int]) -> None:
        """These were given before."""
        self.given = numbers(answers)
        self.count = len(answers)

    @property
    def answers(self) -> list[int]:
        return [int(self.given[k]) for k in range(self.count)]

    def play_bots(self, bots: list[Bot[S] | None], dice: Seeded) -> None:
        """Answer for the seats that have a bot, up to the next question of somebody else."""
        while self.step >= 0:
            bot = bots[seat_of(self.step)]
            if bot is None:
                return
            self.play(ask(bot, self.game, self.state, self.step, dice))


def longer(values: vec[i64]) -> vec[i64]:
    """These, and room for as many more and one."""
    room: i64 = len(values)
    found = vec[i64]([0] * (2 * room + 1))
    for k in range(room):
        found[k] = values[k]
    return found
