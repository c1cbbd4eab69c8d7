"""Tables side by side: every one gets an answer, and all is written into flat arrays."""

from typing import Final, Generic, TypeVar, final

from cuvee.bots.base import Bot
from cuvee.core.fate import Seeded, seeded
from cuvee.core.game import Game
from cuvee.core.native import i16, i64, vec
from cuvee.core.state import BaseState
from cuvee.kernel.page import Page
from cuvee.kernel.rewards import SHAPED, final_rewards
from cuvee.kernel.table import Table

S = TypeVar("S", bound=BaseState)

DICE: Final = "dice of the bots "  # their luck comes from the same seed, but apart


@final
class Tables(Generic[S]):
    """A game that ends pays its rewards and at once makes room for the next."""

    def __init__(
        self,
        game: Game[S],
        seats: i64,
        rewards: i64,
        bots: list[list[Bot[S] | None]],
        seeds: list[int],
        stride: int,
    ) -> None:
        self.game: Final = game
        self.seats: i64 = seats
        self.rewards: i64 = rewards
        self.bots = bots  # by table: a bot remembers what it thought last
        self.seated = any(bot is not None for seat in bots for bot in seat)
        self.count: i64 = len(seeds)
        self.tables: Final[list[Table[S]]] = []
        self.dice: Final[list[Seeded]] = []
        self.seeds = seeds[:]
        self.stride = stride  # from the seed of a game to that of the next at its table
        self.awaited: Final = vec[i16]([i16(0)] * self.count)
        self.paid: Final = vec[float]([0.0] * (seats * self.count))
        self.done: Final = vec[bool]([False] * self.count)
        self.points: Final = vec[i64]([i64(0)] * (seats * self.count))
        for k in range(self.count):
            fate = seeded(str(seeds[k]))
            self.tables.append(Table(game, game.start(seats, fate), fate))
            self.dice.append(seeded(DICE + str(seeds[k])))
            self.opened(k)

    def begin(self, k: i64, seed: int) -> None:
        """The game of this seed comes to table k."""
        fate = seeded(str(seed))
        self.tables[k].begin(self.game.start(self.seats, fate), fate)
        self.dice[k] = seeded(DICE + str(seed))
        self.seeds[k] = seed
        self.opened(k)

    def resume(self, k: i64, table: Table[S], dice: Seeded) -> None:
        """A table as it stood when it was pickled."""
        self.tables[k] = table
        self.dice[k] = dice

    def account(self, points: list[int], paid: list[float], done: list[bool]) -> None:
        """The accounts as they stood then."""
        for at in range(len(points)):
            self.points[at] = points[at]
            self.paid[at] = paid[at]
        for k in range(self.count):
            self.done[k] = done[k]

    def opened(self, k: i64) -> None:
        """The bots that come first have answered, the points are counted."""
        self.tables[k].play_bots(self.bots[k], self.dice[k])
        for seat in range(self.seats):
            self.points[k * self.seats + seat] = self.game.score(self.tables[k].state, seat)

    def step(self, answers: list[int], page: Page[S]) -> None:
        """One answer for every table, and what is seen then."""
        for k in range(self.count):
            self.done[k] = False
        for at in range(self.count * self.seats):
            self.paid[at] = 0.0
        for k in range(self.count):
            table = self.tables[k]
            table.answer(answers[k])
            if self.seated:
                table.play_bots(self.bots[k], self.dice[k])
            if self.rewards == SHAPED:
                self.pay_points(k, table)
            if table.step < 0:
                self.close(k, table)
            self.look_at(k, table, page)

    def pay_points(self, k: i64, table: Table[S]) -> None:
        for seat in range(self.seats):
            at = k * self.seats + seat
            now = self.game.score(table.state, seat)
            self.paid[at] = float(now - self.points[at])
            self.points[at] = now

    def close(self, k: i64, table: Table[S]) -> None:
        """The end pays; the next game has the seed a stride after."""
        self.done[k] = True
        results = final_rewards(self.game, table.state, self.rewards)
        for seat in range(self.seats):
            self.paid[k * self.seats + seat] += results[seat]
        self.begin(k, self.seeds[k] + self.stride)

    def look(self, page: Page[S]) -> None:
        """What the awaited seat of every table sees and may answer."""
        for k in range(self.count):
            self.look_at(k, self.tables[k], page)

    def look_at(self, k: i64, table: Table[S], page: Page[S]) -> None:
        seat = table.seat()
        self.awaited[k] = i16(seat)
        page.write(table, seat, True)
