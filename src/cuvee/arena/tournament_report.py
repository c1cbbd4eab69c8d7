"""The HTML report of a tournament."""

from collections import Counter

from markupsafe import Markup

from cuvee.arena import plots
from cuvee.arena.intervals import Interval, t_quantile
from cuvee.arena.page import figure, page, section, table
from cuvee.arena.setting import Setting
from cuvee.arena.tournament import Outcome, Seated, rows
from cuvee.bots.code import LOADED
from cuvee.games import card


def report(outcome: Outcome) -> str:
    """The whole report as a page."""
    setting = outcome.setting
    seated = rows(outcome.blocks)
    games = sum(map(len, outcome.blocks))
    met = " · ".join(setting.bots)
    lead = f"{met} on {setting.players} seats: {len(outcome.blocks)} blocks, {games} games."
    parts = [standings(outcome), *strengths(outcome), *tables(outcome, seated)]
    return page(f"{card(setting.game).title}: a tournament", lead, parts, command(outcome))


def command(outcome: Outcome) -> str:
    setting, stop = outcome.setting, outcome.stop
    words = ["cuvee tournament --game", setting.game, "--bots", ",".join(setting.bots)]
    words += [f"--players {setting.players} --blocks {len(outcome.blocks)} --seed {setting.seed}"]
    words += options(setting)
    if stop.test:
        words.append(f"--test {stop.test[0]}:{stop.test[1]}")
    return " ".join(words)


def options(setting: Setting) -> list[str]:
    """What the command line of a report says of options and code files."""
    chosen = [f"--option {name}={value}" for name, value in setting.options]
    return [*chosen, *(f"--code {path}" for path in LOADED)]


def standings(outcome: Outcome) -> Markup:
    best_first = sorted(outcome.standings, key=lambda one: -one.wins.mean)
    head = ["bot", "wins", "95 % interval", "half-width", "margin", "mean place", "rating"]
    lines = [
        [
            one.bot,
            f"{one.wins.mean:.1%}",
            f"{one.wins.low:.1%} – {one.wins.high:.1%}",
            f"{one.wins.half_width:.1%}",
            f"{one.margin.mean:+.1f}",
            f"{one.mean_rank:.2f}",
            f"{one.rating:.1f} ± {one.error:.1f}",
        ]
        for one in best_first
    ]
    return section("Standings", table(head, lines))


def strengths(outcome: Outcome) -> list[Markup]:
    setting, names = outcome.setting, outcome.setting.bots
    alone = setting.opened().team
    level = None if alone else 1 / len(names)
    shares = plots.spans(names, [one.wins for one in outcome.standings], "%", level)
    z = t_quantile(10**6)
    rated = [
        Interval(one.rating, one.rating - z * one.error, one.rating + z * one.error)
        for one in outcome.standings
    ]
    counted = "Games won by each kind." if alone else "Games won by each kind, ties split."
    return [
        figure("Wins", shares, f"{counted} Intervals of 95 % over blocks; dashed: all alike."),
        figure(
            "Ratings",
            plots.spans(names, rated, "rating", 25.0),
            "openskill (Plackett-Luce), 95 %; everybody begins at 25.",
        ),
    ]


def tables(outcome: Outcome, seated: list[Seated]) -> list[Markup]:
    setting = outcome.setting
    games = [played for block in outcome.blocks for played in block]
    by_seat = {name: seat_shares(setting, seated, name) for name in setting.bots}
    scores = {name: [row.score for row in seated if row.bot == name] for name in setting.bots}
    asked = Counter[str]()
    for played in games:
        asked.update(played["asks"])
    kinds = asked.most_common(18)
    endings = Counter(played["ending"] for played in games).most_common()
    seats = [f"seat {k + 1}" for k in range(setting.players)]
    return [
        figure(
            "Wins by seat",
            plots.grouped(by_seat, seats, "wins by seat"),
            "How often a bot in this seat has won.",
        ),
        figure("Scores", plots.histogram(scores, "scores"), "Final scores of every seat."),
        figure(
            "Length",
            plots.histogram({"games": [played["decisions"] for played in games]}, "decisions"),
            "Decisions in a game.",
        ),
        figure("Endings", plots.bars([n for n, _ in endings], [c for _, c in endings], "endings")),
        figure(
            "Decisions by question",
            plots.bars(
                [n for n, _ in kinds], [c / len(games) for _, c in kinds], "decisions asked"
            ),
            "How often each question is asked in a game.",
        ),
    ]


def seat_shares(setting: Setting, seated: list[Seated], name: str) -> list[float]:
    found = []
    for seat in range(setting.players):
        won = [row.win for row in seated if row.bot == name and row.seat == seat]
        found.append(sum(won) / len(won) if won else 0.0)
    return found
