"""cuvee analyse: a bot reviews a saved game."""

from contextlib import closing
from typing import Annotated

import typer

from cuvee.arena.analysis import Analysis, Source, analysis, answers, judgements
from cuvee.arena.analysis_report import report, sentences
from cuvee.arena.setting import bot as named
from cuvee.cli.arguments import Code, Content, Jobs, Json, Seed
from cuvee.cli.jobs import bar
from cuvee.cli.output import table, write_json
from cuvee.cli.replay import File
from cuvee.cli.saves import load
from cuvee.cli.tournament import Html

EXAMPLE = "cuvee analyse game.cuvee --html analysis.html"

Judge = Annotated[
    str, typer.Option("--bot", help="The bot that judges; a stronger one takes longer.")
]
BARS = "▁▂▃▄▅▆▇█"
WIDE = 60


def analyse(
    file: File,
    bot: Judge = "ismcts:400",
    code: Code = None,
    seed: Seed = 1,
    content: Content = None,
    html: Html = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Show the win chances over a saved game, the costliest mistakes, and the luck."""
    named(bot, load(file, None, content).game)
    path = None if content is None else str(content)
    source = Source(file.read_text("utf-8"), path, bot, seed)
    judged = []
    with (
        bar(f"analyse {file.name}", len(answers(source))) as advance,
        closing(judgements(source, jobs)) as all_of_them,
    ):
        for one in all_of_them:
            judged.append(one)
            advance()
    found = analysis(source, judged)
    if html is not None:
        html.write_text(report(found, source, file.name), "utf-8")
    if json:
        write_json(found.facts())
    else:
        show(found, bot)
    return 0


def show(found: Analysis, bot: str) -> None:
    """Print a small graph for every seat, then the mistakes."""
    players = found.match.players
    print(f"Win chances over {len(found.plies)} answers, as {bot} sees them:")
    long = max(map(len, players))
    for seat, name in enumerate(players):
        print(f"  {name.ljust(long)}  {graph(found.course(seat))}  {found.last[seat]:.0%}")
    print()
    rows = [
        [name, f"{found.given_away(k):.1%}", f"{found.lucky(k):+.1%}"]
        for k, name in enumerate(players)
    ]
    table(["player", "given away by choice", "luck"], rows)
    print("\nThe dearest mistakes:" if found.mistakes() else "\nNobody gave away much.")
    for ply in found.mistakes():
        said, better = sentences(found, ply)
        print(f"  ply {ply.ply}, {players[ply.seat]}, {ply.loss:.1%}: {said} (better: {better})")


def graph(values: list[float]) -> str:
    """The values as a line of small bars.

    >>> graph([0.0, 0.5, 1.0])
    '▁▅█'
    """
    count = min(WIDE, len(values))
    some = [values[round(k * (len(values) - 1) / max(1, count - 1))] for k in range(count)]
    return "".join(BARS[min(7, int(value * 8))] for value in some)
