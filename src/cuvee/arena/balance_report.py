"""The HTML report of a balance run."""

from markupsafe import Markup

from cuvee.arena import plots
from cuvee.arena.balance import Balance, Use
from cuvee.arena.page import figure, page, section, table
from cuvee.arena.tournament_report import options
from cuvee.games import card
from cuvee.render.svg import element


def report(found: list[Balance]) -> str:
    """One page with a part for each bot."""
    setting = found[0].setting
    bots = ",".join(one.setting.bots[0] for one in found)
    games = len(found[0].games)
    words = ["cuvee balance", setting.game, f"--bots {bots} --players {setting.players}"]
    words += [f"--games {games} --seed {setting.seed}", *options(setting)]
    lead = f"{bots} against itself on {setting.players} seats, {games} games each."
    parts = [part for one in found for part in about(one)]
    return page(f"{card(setting.game).title}: balance", lead, parts, " ".join(words))


def about(one: Balance) -> list[Markup]:
    """The sections about one bot: flags, seats, endings, scores, length, things used."""
    bot = one.setting.bots[0]
    seats = [f"seat {k + 1}" for k in range(one.setting.players)]
    level = sum(s.mean for s in one.seats) / len(one.seats)
    endings = one.endings()
    scores = {name: [played["scores"][k] for played in one.games] for k, name in enumerate(seats)}
    lengths = {"games": [played["decisions"] for played in one.games]}
    flags = [element("li", flag, class_="flag") for flag in one.flags]
    standing_out = (
        element("ul", *flags, class_="flags") if flags else element("p", "Nothing stands out.")
    )
    return [
        section(f"{bot}: what stands out", standing_out),
        figure(
            "Wins by seat", plots.spans(seats, one.seats, "%", level), "95 %; dashed: all alike."
        ),
        figure("Endings", plots.bars(list(endings), list(endings.values()), f"{bot} endings")),
        figure("Scores", plots.histogram(scores, f"{bot} scores"), "Final scores by seat."),
        figure("Length", plots.histogram(lengths, f"{bot} decisions"), "Decisions in a game."),
        *things(one.uses),
    ]


def things(uses: list[Use]) -> list[Markup]:
    """A plot and a table for each group of things."""
    groups: dict[str, list[Use]] = {}
    for use in uses:
        groups.setdefault(use.group, []).append(use)
    return [thing(group, members) for group, members in groups.items()]


def thing(group: str, members: list[Use]) -> Markup:
    points = [(u.thing, u.seats, u.lift, bool(u.flags)) for u in members if u.enough]
    seen = plots.scatter(points, (f"seats that used it: {group}", "more wins"))
    too_few = element("p", "Too few games to compare wins.", class_="lead")
    head = ["what", "seats", "per game", "win share", "more wins", "remark"]
    rows = [
        [
            use.thing,
            f"{use.seats:.1%}",
            f"{use.times:.2f}",
            f"{use.win_share:.1%}",
            f"{use.lift:+.1%} ± {1.96 * use.error:.1%}",
            element("span", ", ".join(use.flags), class_="flag") if use.flags else "",
        ]
        for use in sorted(members, key=lambda use: -use.seats)
    ]
    return section(
        group[0].upper() + group[1:],
        seen if points else too_few,
        element(
            "details", element("summary", f"All {len(rows)} in numbers"), table(head, rows, (0, 5))
        ),
        wide=False,
    )
