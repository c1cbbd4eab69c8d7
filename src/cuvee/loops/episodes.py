"""Many episodes stepped together; observations and rewards go into flat arrays."""

from typing import Final, Generic, TypeVar, final

from cuvee.bots.base import Bot
from cuvee.core.fate import Seeded, seeded
from cuvee.core.game import Game
from cuvee.core.native import i16, i64, vec
from cuvee.core.state import BaseState
from cuvee.loops.buffers import ObservationBuffer
from cuvee.loops.episode import Episode
from cuvee.loops.rewards import SHAPED, final_rewards

S = TypeVar("S", bound=BaseState)

DICE: Final = "dice of the bots "  # bots draw random numbers of their own, from the same seed


@final
class Episodes(Generic[S]):
    """A list of episodes. One that ends pays its rewards and the next game starts at once."""

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
        self.bots = bots  # for each episode its own, because bots remember their last search
        self.seated = any(bot is not None for seat in bots for bot in seat)
        self.count: i64 = len(seeds)
        self.episodes: Final[list[Episode[S]]] = []
        self.dice: Final[list[Seeded]] = []
        self.seeds = seeds[:]
        self.stride = stride  # from the seed of a game to that of the next in its place
        self.awaited: Final = vec[i16]([i16(0)] * self.count)
        self.paid: Final = vec[float]([0.0] * (seats * self.count))
        self.done: Final = vec[bool]([False] * self.count)
        self.points: Final = vec[i64]([i64(0)] * (seats * self.count))
        for k in range(self.count):
            fate = seeded(str(seeds[k]))
            self.episodes.append(Episode(game, game.start(seats, fate), fate))
            self.dice.append(seeded(DICE + str(seeds[k])))
            self.opened(k)

    def begin(self, k: i64, seed: int) -> None:
        """Start the game with this seed in place k."""
        fate = seeded(str(seed))
        self.episodes[k].begin(self.game.start(self.seats, fate), fate)
        self.dice[k] = seeded(DICE + str(seed))
        self.seeds[k] = seed
        self.opened(k)

    def resume(self, k: i64, episode: Episode[S], dice: Seeded) -> None:
        """Put a restored episode in place k."""
        self.episodes[k] = episode
        self.dice[k] = dice

    def account(self, points: list[int], paid: list[float], done: list[bool]) -> None:
        """Restore the points counted, the rewards paid and the flags of ended games."""
        for at in range(len(points)):
            self.points[at] = points[at]
            self.paid[at] = paid[at]
        for k in range(self.count):
            self.done[k] = done[k]

    def opened(self, k: i64) -> None:
        """After a game started: let bots answer first if they are asked, and count the points."""
        self.episodes[k].play_bots(self.bots[k], self.dice[k])
        for seat in range(self.seats):
            self.points[k * self.seats + seat] = self.game.score(self.episodes[k].state, seat)

    def step(self, answers: list[int], buffer: ObservationBuffer[S]) -> None:
        """Play one answer in every episode and write the next observations."""
        for k in range(self.count):
            self.done[k] = False
        for at in range(self.count * self.seats):
            self.paid[at] = 0.0
        for k in range(self.count):
            episode = self.episodes[k]
            episode.answer(answers[k])
            if self.seated:
                episode.play_bots(self.bots[k], self.dice[k])
            if self.rewards == SHAPED:
                self.pay_points(k, episode)
            if episode.step < 0:
                self.close(k, episode)
            self.write_row(k, episode, buffer)

    def pay_points(self, k: i64, episode: Episode[S]) -> None:
        for seat in range(self.seats):
            at = k * self.seats + seat
            now = self.game.score(episode.state, seat)
            self.paid[at] = float(now - self.points[at])
            self.points[at] = now

    def close(self, k: i64, episode: Episode[S]) -> None:
        """Pay the final rewards and start the next game."""
        self.done[k] = True
        results = final_rewards(self.game, episode.state, self.rewards)
        for seat in range(self.seats):
            self.paid[k * self.seats + seat] += results[seat]
        self.begin(k, self.seeds[k] + self.stride)

    def write_all(self, buffer: ObservationBuffer[S]) -> None:
        """Write observation and mask of the seat to act, for every episode."""
        for k in range(self.count):
            self.write_row(k, self.episodes[k], buffer)

    def write_row(self, k: i64, episode: Episode[S], buffer: ObservationBuffer[S]) -> None:
        seat = episode.seat()
        self.awaited[k] = i16(seat)
        buffer.write(episode, seat, True)
