"""Balance: a bot against itself. Do seats, lengths and endings please, and what wins?"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cache, partial
from math import sqrt
from statistics import median, quantiles
from typing import Any, Final

from cuvee.arena.blocks import Played, told, written
from cuvee.arena.crew import in_order
from cuvee.arena.intervals import Interval, Sample
from cuvee.arena.playing import Tale
from cuvee.arena.setting import Setting
from cuvee.core.game import Game
from cuvee.games import has, module

Thing = tuple[str, str]  # what is done, and with what
RARE: Final = 0.01  # of the seats: below it a thing is as good as never used
COMMON: Final = 0.05  # of the seats: above it the like of a thing are used
FENCE: Final = 3.0  # quartile distances from the quartiles: what lies beyond is far out
FEW: Final = 30  # seats, with and without a thing, before their wins are compared
LIFT: Final = 0.10  # difference in wins that is worth a look
SURE: Final = 4.0  # standard errors: hundreds of things are looked at, some differ by chance


@cache
def counted(game: str) -> tuple[dict[str, str], dict[int, tuple[str, list[str]]]]:
    """What a game finds worth counting: verbs, and kinds of news. It may say nothing of that."""
    if not has(game, "things"):
        return {}, {}
    found = module(game, "things")
    return found.VERBS, found.NEWS


def watched(setting: Setting, number: int) -> Played:
    """One game with what every seat used in it."""
    game = setting.opened()
    names = [setting.bots[0]] * setting.players
    tale = told(setting, game, number, 0, names, True)
    return written(game, names, tale) | {"uses": uses(game, tale)}


def uses(game: Game[Any], tale: Tale) -> list[Counter[Thing]]:
    verbs, news = counted(game.name)
    found: list[Counter[Thing]] = [Counter() for _ in tale.places]
    for seat, chosen in enumerate(tale.chosen):
        for move, times in enumerate(chosen):
            verb, _, rest = game.table.text(move).partition(" ")
            if times and rest and verb in verbs:
                found[seat][verbs[verb], rest.split()[0]] += times
    for kind, seat, thing in tale.news:
        if kind in news and seat >= 0:
            group, ids = news[kind]
            found[seat][group, ids[thing]] += 1
    return found


@dataclass
class Use:
    """A thing in the hands of the seats that used it."""

    group: str
    thing: str
    seats: float = 0.0  # share of all seats that used it at least once
    times: float = 0.0  # how often in a game, all seats together
    win_share: float = 0.0  # of those who used it
    lift: float = 0.0  # their win share over that of those who did not
    error: float = 0.0  # its standard error
    enough: bool = False  # seats with and without it to believe that
    flags: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Balance:
    """What the games of one bot against itself say."""

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
    """So many games of the first bot against itself."""
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
    """Every thing that could be used, with how often it was and how its users fared."""
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
    """What news could tell of, also if it never did."""
    return {(group, name) for group, ids in counted(game)[1].values() for name in ids}


def compare(use: Use, won: list[float], seats: int, total: float, squares: float) -> None:
    """Those who used it beside those who did not: difference of wins, with its error."""
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
    """Mark what stands out: things nobody wants, everybody wants, or that decide the game."""
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
    """Tukey's outer fences and the median; a small or hardly used group has no fences."""
    middle = median(shares)
    if len(shares) < 5 or middle < RARE:
        return 0.0, middle, 1.0
    first, _, third = quantiles(shares, n=4)
    reach = FENCE * (third - first)
    return first - reach, middle, third + reach
