"""A trial: greedy with new weights against greedy with the old ones, in paired games."""

from dataclasses import dataclass
from typing import Any

from cuvee.arena.intervals import Interval, Sample
from cuvee.arena.playing import play
from cuvee.arena.setting import luck
from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.weighed import Weighed
from cuvee.core.game import Game
from cuvee.core.weights import Weights

CANDIDATE = "candidate"  # the name of the new set while it is tried


@dataclass(frozen=True)
class Trial:
    """How often the new weights won, and by how much."""

    games: int
    wins: Interval
    margin: float

    def facts(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "win_share": self.wins.mean,
            "low": self.wins.low,
            "high": self.wins.high,
            "margin": self.margin,
        }

    def sentence(self) -> str:
        return (
            f"greedy with these weights wins {self.wins.mean:.1%} of {self.games} games against the"
            f" old ones (95 %: {self.wins.low:.1%} to {self.wins.high:.1%}), by {self.margin:+.1f}"
        )


def trial(game: Game[Any], new: Weights, seats: int, blocks: int, seed: int) -> Trial:
    """Blocks of two games with the same seed and the seats exchanged."""
    old = game.weights
    new.sets = old.sets | {CANDIDATE: new}
    game.weights = Weights(old.terms, old.steering, old.begins, old.evaluate, old.value)
    game.weights.sets = new.sets
    won, ahead = Sample(), Sample()
    try:
        for block in range(blocks):
            share, margin = 0.0, 0.0
            for turn in range(2):
                ours = [(seat + turn) % 2 == 0 for seat in range(seats)]
                bots: list[Bot[Any]] = [
                    Weighed(Greedy(), CANDIDATE) if mine else Greedy() for mine in ours
                ]
                dice = [luck(seed, "trial", block, turn, seat) for seat in range(seats)]
                record = play(game, bots, luck(seed, "trial", block), dice, False)
                share += sum(win for win, mine in zip(record.wins, ours, strict=True) if mine)
                margin += mean(record.scores, ours, True) - mean(record.scores, ours, False)
            won.add(share / 2)
            ahead.add(margin / 2)
    finally:
        game.weights = old
    return Trial(2 * blocks, won.interval(), ahead.mean)


def mean(scores: list[int], ours: list[bool], which: bool) -> float:
    """The mean score of the seats of one side."""
    some = [score for score, mine in zip(scores, ours, strict=True) if mine == which]
    return sum(some) / len(some)
