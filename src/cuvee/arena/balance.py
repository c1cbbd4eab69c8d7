"""Balance of a game: a bot plays against itself, and unusual figures are flagged."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cache, partial
from math import sqrt
from statistics import median, quantiles
from typing import Any, Final

from cuvee.arena.blocks import Played, play_game, summary
from cuvee.arena.crew import in_order
from cuvee.arena.intervals import Interval, Sample
from cuvee.arena.playing import GameRecord
from cuvee.arena.setting import Setting
from cuvee.core.game import Game
from cuvee.games import has, module

Thing = tuple[str, str]  # the group and the name of something worth counting
RARE: Final = 0.01  # share of seats below which a thing counts as hardly ever used
COMMON: Final = 0.05  # share of seats above which a group of things counts as used
FENCE: Final = 3.0  # Tukey's outer fences: this many interquartile ranges
FEW: Final = 30  # seats needed with and without a thing to compare their wins
LIFT: Final = 0.10  # difference in wins that is flagged
SURE: Final = 4.0  # standard errors needed: among hundreds of things some differ by chance


@cache
def counted(game: str) -> tuple[dict[str, str], dict[int, tuple[str, list[str]]]]:
    """What a game wants counted: verbs of moves, and kinds of notes; nothing if it does not say."""
    if not has(game, "counted"):
        return {}, {}
    found = module(game, "counted")
    return found.VERBS, found.NEWS


def watched(setting: Setting, number: int) -> Played:
    """Play one game and record what every seat used in it."""
    game = setting.opened()
    names = [setting.bots[0]] * setting.players
    record = play_game(setting, game, number, 0, names, True)
    return summary(game, names, record) | {"uses": uses(game, record)}


def uses(game: Game[Any], record: GameRecord) -> list[Counter[Thing]]:
    verbs, news = counted(game.name)
    found: list[Counter[Thing]] = [Counter() for _ in record.places]
    for seat, chosen in enumerate(record.chosen):
        for move, times in enumerate(chosen):
            verb, _, rest = game.moves.text(move).partition(" ")
            if times and rest and verb in verbs:
                found[seat][verbs[verb], rest.split()[0]] += times
    for kind, seat, thing in record.news:
        if kind in news and seat >= 0:
            group, ids = news[kind]
            found[seat][group, ids[thing]] += 1
    return found


@dataclass
class Use:
    """How often a thing was used, and how often its users won."""

    group: str
    thing: str
    seats: float = 0.0  # share of all seats that used it at least once
    times: float = 0.0  # uses per game, all seats together
    win_share: float = 0.0  # win share of the seats that used it
    lift: float = 0.0  # that minus the win share of the seats that did not
    error: float = 0.0  # standard error of the lift
    enough: bool = False  # whether enough seats did and did not use it to compare
    flags: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Balance:
    """The results of one bot against itself."""

    setting: Setting
    games: list[Played]
    seats: list[Interval]
    uses: list[Use]
    flags: list[str]

    def facts(self) -> dict[str, Any]:
        lengths = sorted(played["decisions"] for played in self.games)
        scores = list(zip(*(played["scores"] for played in self.games), strict=True))
        return {
            "bot": self.setting.bots[0],
            "games": len(self.games),
            "seats": [
                {
                    "win_share": s.mean,
                    "low": s.low,
                    "high": s.high,
                    "mean_score": sum(points) / len(points),
                }
                for s, points in zip(self.seats, scores, strict=True)
            ],
            "decisions_per_game": {
                "mean": sum(lengths) / len(lengths),
                "min": lengths[0],
                "median": median(lengths),
                "max": lengths[-1],
            },
            "endings": self.endings(),
            "uses": [asdict(use) for use in self.uses],
            "flags": self.flags,
        }

    def endings(self) -> dict[str, int]:
        return dict(Counter(played["ending"] for played in self.games).most_common())


def watch(setting: Setting, games: int, jobs: int) -> Iterator[Played]:
    """Play games of the first bot against itself."""
    alone = replace(setting, bots=setting.bots[:1])
    yield from in_order(partial(watched, alone), range(games), jobs)


def weigh(setting: Setting, games: list[Played]) -> Balance:
    samples = [Sample() for _ in range(setting.players)]
    for played in games:
        for sample, share in zip(samples, played["wins"], strict=True):
            sample.add(share)
    seats = [sample.interval() for sample in samples]
    found = flagged(weighed(setting, games), len(games) * setting.players)
    level = sum(sample.mean for sample in samples) / len(samples)
    flags = [
        f"seat {k + 1} wins {s.mean:.1%}; all alike would be {level:.1%}"
        for k, s in enumerate(seats)
        if not s.low <= level <= s.high
    ]
    flags += [f"{u.group} {u.thing}: {', '.join(u.flags)}" for u in found if u.flags]
    return Balance(setting, games, seats, found, flags)


def weighed(setting: Setting, games: list[Played]) -> list[Use]:
    """Usage and wins for everything that could be used."""
    times: Counter[Thing] = Counter()
    won: dict[Thing, list[float]] = defaultdict(list)
    everybody = [share for played in games for share in played["wins"]]
    for played in games:
        for used, share in zip(played["uses"], played["wins"], strict=True):
            times.update(used)
            for thing in used:
                won[thing].append(share)
    total, squares = sum(everybody), sum(share * share for share in everybody)
    found = []
    for thing in sorted(nameable(setting.game) | set(won)):
        use = Use(*thing, len(won[thing]) / len(everybody), times[thing] / len(games))
        compare(use, won[thing], len(everybody), total, squares)
        found.append(use)
    return found


def nameable(game: str) -> set[Thing]:
    """All things that notes can mention, including those that never came up."""
    return {(group, name) for group, ids in counted(game)[1].values() for name in ids}


def compare(use: Use, won: list[float], seats: int, total: float, squares: float) -> None:
    """Compare the wins of seats that used a thing with those of the others."""
    n, m = len(won), seats - len(won)
    mine, mine_squares = sum(won), sum(share * share for share in won)
    use.win_share = mine / n if n else 0.0
    if n < 2 or m < 2:
        return
    rest = (total - mine) / m
    use.lift = use.win_share - rest
    spread = mine_squares / n - use.win_share**2
    rest_spread = (squares - mine_squares) / m - rest**2
    use.error = sqrt(max(0.0, spread) / n + max(0.0, rest_spread) / m)


def flagged(found: list[Use], seats: int) -> list[Use]:
    """Flag things that are used far too little or too much, or that go with winning."""
    groups: dict[str, list[Use]] = defaultdict(list)
    for use in found:
        groups[use.group].append(use)
    for group in groups.values():
        low, usual, high = usual_span([use.seats for use in group])
        for use in group:
            if use.seats < RARE and usual >= COMMON:
                use.flags.append("hardly ever used" if use.seats else "never used")
            elif use.seats > high:
                use.flags.append("used far more than its like")
            elif use.seats < low:
                use.flags.append("used far less than its like")
            use.enough = min(use.seats, 1 - use.seats) * seats >= FEW
            if use.enough and abs(use.lift) > max(LIFT, SURE * use.error):
                what = "more" if use.lift > 0 else "less"
                use.flags.append(f"its users win {abs(use.lift):.0%} {what}")
    return found


def usual_span(shares: list[float]) -> tuple[float, float, float]:
    """Tukey's lower fence, the median and the upper fence; small or unused groups have none."""
    middle = median(shares)
    if len(shares) < 5 or middle < RARE:
        return 0.0, middle, 1.0
    first, _, third = quantiles(shares, n=4)
    reach = FENCE * (third - first)
    return first - reach, middle, third + reach
