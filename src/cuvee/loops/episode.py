"""An episode: one game as an environment steps it."""

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
    """A game in progress: its state, its random numbers and the answers given so far."""

    def __init__(self, game: Game[S], state: S, fate: Seeded) -> None:
        self.game = game
        self.state = state
        self.step: i64 = state.top()  # the open question; -1 once the game is over
        self.fate = fate
        self.given = vec[i64]([0] * 64)  # the answers since the state the episode started with
        self.count: i64 = 0  # how many answers; entries beyond belong to an earlier game
        self.out = Moves(len(game.moves))
        self.listed = False  # whether `out` holds the legal answers to the open question

    def copy(self) -> "Episode[S]":
        """An exact, independent copy, including the random numbers to come."""
        twin = Episode(self.game, self.state.copy(), self.fate.copy())
        twin.given = self.given[:]
        twin.count = self.count
        return twin

    def begin(self, state: S, fate: Seeded) -> None:
        """Start another game in this object."""
        self.state = state
        self.step = state.top()
        self.fate = fate
        self.count = 0
        self.listed = False

    def seat(self) -> i64:
        """The seat to act; -1 once the game is over."""
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
        """The legal answers to the open question, in the order the rules list them."""
        self.list_answers()
        return self.out.as_list()

    def allows(self, move: i64) -> bool:
        self.list_answers()
        return self.out.has(move)

    def answer(self, move: i64) -> i64:
        """Check and play an answer; returns the next seat to act, -1 if the game is over."""
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
        """Set the answers given before this episode was pickled."""
        self.given = numbers(answers)
        self.count = len(answers)

    @property
    def answers(self) -> list[int]:
        return [int(self.given[k]) for k in range(self.count)]

    def play_bots(self, bots: list[Bot[S] | None], dice: Seeded) -> None:
        """Let bots answer until a seat without a bot is asked or the game is over."""
        while self.step >= 0:
            bot = bots[seat_of(self.step)]
            if bot is None:
                return
            self.play(ask(bot, self.game, self.state, self.step, dice))


def longer(values: vec[i64]) -> vec[i64]:
    """A copy with space for a little more than twice as many numbers."""
    size: i64 = len(values)
    found = vec[i64]([0] * (2 * size + 1))
    for k in range(size):
        found[k] = values[k]
    return found
