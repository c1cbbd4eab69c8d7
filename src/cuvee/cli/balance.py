"""cuvee balance: a bot plays against itself to show whether the game is fair."""

from typing import Annotated, Any

import typer

from cuvee.arena.balance import Balance, watch, weigh
from cuvee.arena.setting import bot
from cuvee.cli.arguments import Code, Jobs, Json
from cuvee.cli.jobs import bar
from cuvee.cli.opening import Opening, opens_a_game
from cuvee.cli.output import table, write_json
from cuvee.cli.tournament import Html

EXAMPLE = "cuvee balance {game} --games 500 --html balance.html"

Games = Annotated[int, typer.Option(min=3, help="How many games each bot plays.")]
Bots = Annotated[
    str, typer.Option(help="A bot or several (greedy,random); each plays against itself.")
]


@opens_a_game
def balance(
    opening: Opening,
    bots: Bots = "greedy",
    code: Code = None,
    games: Games = 200,
    html: Html = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Check whether a game is fair: wins by seat, lengths, endings, and what goes with winning.

    Unusual figures are listed at the end.
    """
    names = bots.split(",")
    for name in names:
        bot(name, opening.game)
    found = []
    with bar(f"balance {opening.name}", games * len(names)) as advance:
        for name in names:
            setting = opening.setting((name,))
            found.append(weigh(setting, counted(watch(setting, games, jobs), advance)))
    if html is not None:
        from cuvee.arena.balance_report import report

        html.write_text(report(found), "utf-8")
    if json:
        reports = [one.facts() for one in found]
        write_json({"game": opening.name, "players": opening.players, "reports": reports})
    else:
        for one in found:
            show(one)
    return 0


def counted(games: Any, advance: Any) -> list[Any]:
    """All games in a list; the progress bar advances with each."""
    done = []
    for played in games:
        done.append(played)
        advance()
    return done


def show(one: Balance) -> None:
    facts = one.facts()
    long = facts["decisions_per_game"]
    print(f"{one.setting.bots[0]} against itself: {facts['games']} games of {one.setting.game}")
    print(f"decisions per game: {long['mean']:.0f} on average, {long['min']} to {long['max']}")
    print(f"endings: {', '.join(f'{name} {n}' for name, n in facts['endings'].items())}")
    rows = [
        [
            f"s{k}",
            f"{seat['win_share']:.1%}",
            f"{seat['low']:.1%} to {seat['high']:.1%}",
            f"{seat['mean_score']:.2f}",
        ]
        for k, seat in enumerate(facts["seats"])
    ]
    table(["seat", "wins", "95 %", "mean score"], rows)
    print(f"\n{len(one.flags)} things stand out" + (":" if one.flags else ""))
    for flag in one.flags:
        print(f"  {flag}")
