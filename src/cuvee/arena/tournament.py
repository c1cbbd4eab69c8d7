"""Runs a tournament: plays blocks until there are enough, then computes the standings."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import inf
from typing import Any

from cuvee.arena.blocks import Block, margins, play_block, shares
from cuvee.arena.crew import in_order
from cuvee.arena.intervals import Interval, Sample, Stop
from cuvee.arena.ledger import Ledger
from cuvee.arena.ratings import ratings
from cuvee.arena.setting import Setting


@dataclass(frozen=True)
class Standing:
    """The result of one bot."""

    bot: str
    wins: Interval
    margin: Interval  # of its mean score over that of the others, in points
    mean_rank: float
    rating: float
    error: float  # the standard error of the rating

    def facts(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "win_share": self.wins.mean,
            "low": self.wins.low,
            "high": self.wins.high,
            "half_width": self.wins.half_width,
            "margin": self.margin.mean,
            "margin_half_width": self.margin.half_width if self.margin.high < inf else None,
            "mean_rank": self.mean_rank,
            "rating": self.rating,
            "rating_error": self.error,
        }


@dataclass(frozen=True)
class Outcome:
    """A finished tournament: its blocks and the standing of every bot."""

    setting: Setting
    stop: Stop
    blocks: list[Block]
    samples: list[Sample]
    standings: list[Standing]

    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "game": self.setting.game,
            "players": self.setting.players,
            "options": dict(self.setting.options),
            "seed": self.setting.seed,
            "blocks": len(self.blocks),
            "games": sum(map(len, self.blocks)),
            "bots": [standing.facts() for standing in self.standings],
        }
        if self.stop.test:
            low, high = self.stop.test
            ratio = self.samples[0].likelihood(low, high)
            verdict = self.stop.verdict(self.samples[0])
            found["test"] = {"low": low, "high": high, "log_ratio": ratio, "verdict": verdict}
        return found


def run(
    setting: Setting,
    most: int,
    stop: Stop,
    ledger: Ledger,
    jobs: int = 1,
    ray: str = "",
    advance: Callable[[], None] = lambda: None,
) -> Outcome:
    """Play up to `most` blocks, counting those in the ledger.

    It stops early at the same block whether it was resumed or not.
    """
    samples = [Sample() for _ in setting.bots]
    blocks: list[Block] = []
    begun = ledger.blocks[:most]
    with closing(fresh(setting, ledger, most, jobs, ray)) as more:
        for block in chain(begun, more):
            blocks.append(block)
            for sample, share in zip(samples, shares(setting, block), strict=True):
                sample.add(share)
            if len(blocks) > len(begun):
                advance()
            if stop.now(samples):
                break
    return Outcome(setting, stop, blocks, samples, standings(setting, blocks, samples))


def fresh(setting: Setting, ledger: Ledger, most: int, jobs: int, ray: str) -> Generator[Block]:
    """Play the blocks that are not in the ledger yet; each is stored before it is returned."""
    left = range(len(ledger.blocks), most)
    if not left:
        return
    with closing(in_order(partial(play_block, setting), left, jobs, ray)) as played:
        for block in played:
            ledger.add(block)
            yield block


def standings(setting: Setting, blocks: list[Block], samples: list[Sample]) -> list[Standing]:
    """The standing of every bot, in the order of the settings."""
    rated = ratings(setting, blocks)
    places: dict[str, list[int]] = {name: [] for name in setting.bots}
    for played in chain.from_iterable(blocks):
        for name, place in zip(played["bots"], played["places"], strict=True):
            places[name].append(place)
    ahead = [Sample() for _ in setting.bots]
    for block in blocks:
        for found, margin in zip(ahead, margins(setting, block), strict=True):
            found.add(margin)
    return [
        Standing(name, won.interval(), by.spread_interval(), mean(places[name]), *rated[name])
        for name, won, by in zip(setting.bots, samples, ahead, strict=True)
    ]


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


@dataclass(frozen=True)
class Seated:
    """One seat of one game: a row of the Parquet file."""

    block: int
    game: int
    seat: int
    bot: str
    place: int
    win: float
    score: int
    ending: str
    decisions: int


def rows(blocks: list[Block]) -> list[Seated]:
    return [
        Seated(
            number,
            turn,
            seat,
            name,
            played["places"][seat],
            played["wins"][seat],
            played["scores"][seat],
            played["ending"],
            played["decisions"],
        )
        for number, block in enumerate(blocks)
        for turn, played in enumerate(block)
        for seat, name in enumerate(played["bots"])
    ]
