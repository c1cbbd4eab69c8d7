"""Are win chances what they say? Compares them with results in games of mixed bots and counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from cuvee.arena.crew import in_order
from cuvee.arena.setting import Setting, luck
from cuvee.bots.base import ask
from cuvee.bots.outlook import chances
from cuvee.bots.roster import named
from cuvee.core.state import seat_of

FIFTHS: Final = 5
BINS: Final = 10
KEPT: Final = 20  # positions of a game


@dataclass(frozen=True)
class Forecast:
    """A seat's win chance at some point of a game, and the share of the victory it got."""

    part: int  # of the game, in fifths
    chance: float
    won: float


@dataclass(frozen=True)
class Reliability:
    """Of one fifth of the game: the mean chance and the mean result in each bin."""

    bins: list[tuple[int, float, float]]  # how many forecasts, their mean, the mean result
    error: float  # the expected calibration error


def forecasts(setting: Setting, counts: list[int], number: int) -> list[Forecast]:
    """Play one game between bots drawn from those named, and look at some of its positions."""
    game = setting.opened()
    seats = counts[number % len(counts)]
    dice = luck(setting.seed, number, "bots")
    bots = [named(setting.bots[dice.below(len(setting.bots))]) for _ in range(seats)]
    fate = luck(setting.seed, number)
    state: Any = game.start(seats, fate)
    seen: list[tuple[int, list[float]]] = []
    asked, every = 0, 1
    while state.depth > 0 and asked < game.bound:
        step = state.top()
        if asked % every == 0:
            seen.append((asked, chances(game, state)))
            if len(seen) == 2 * KEPT:
                seen, every = seen[::2], 2 * every
        game.answer(state, step, ask(bots[int(seat_of(step))], game, state, step, dice), fate)
        asked += 1
    won = game.victory(state)
    return [
        Forecast(at * FIFTHS // asked, chance, share)
        for at, some in seen
        for chance, share in zip(some, won, strict=True)
    ]


def all_forecasts(
    setting: Setting, counts: list[int], games: int, jobs: int = 1
) -> Iterator[list[Forecast]]:
    """The forecasts of so many games, game by game."""
    yield from in_order(partial(forecasts, setting, counts), range(games), jobs)


def reliability(found: list[Forecast]) -> Reliability:
    """Forecasts in bins of their chance, and how far results are from them on average."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for one in found:
        bins[min(BINS - 1, int(one.chance * BINS))].append(one)
    rows, off = [], 0.0
    for some in bins:
        if some:
            mean = sum(one.chance for one in some) / len(some)
            won = sum(one.won for one in some) / len(some)
            rows.append((len(some), mean, won))
            off += len(some) * abs(mean - won)
    return Reliability(rows, off / max(1, len(found)))


def by_fifth(found: list[Forecast]) -> list[Reliability]:
    return [reliability([one for one in found if one.part == k]) for k in range(FIFTHS)]
