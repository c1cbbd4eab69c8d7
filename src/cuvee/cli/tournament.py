"""cuvee tournament: measures how strong bots are."""

from math import inf
from pathlib import Path
from typing import Annotated

import typer

from cuvee.arena.intervals import Interval, Stop
from cuvee.arena.ledger import Ledger
from cuvee.arena.setting import Setting, bot
from cuvee.arena.tournament import Outcome, run
from cuvee.cli.arguments import Code, Content, Jobs, Json, Options, Players, Seed
from cuvee.cli.entry import BadInput
from cuvee.cli.jobs import bar
from cuvee.cli.opening import opening
from cuvee.cli.output import write_json

EXAMPLE = "cuvee tournament --game {game} --bots greedy,random --blocks 400 --half-width 0.04"

Game = Annotated[str, typer.Option(help="The name of a game; `cuvee games` lists them.")]
Bots = Annotated[str, typer.Option(metavar="A,B[,C,D]", help="The bots to compare.")]
Blocks = Annotated[int, typer.Option(min=1, help="The most blocks of games to play.")]
Width = Annotated[
    float | None,
    typer.Option(
        "--half-width", min=0.001, max=0.5, help="Stop once all intervals are this narrow."
    ),
]
Test = Annotated[
    str,
    typer.Option(
        metavar="LOW:HIGH",
        help="Stop once it is decided whether the first bot wins LOW or HIGH of the games.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Save every block to this file (JSON Lines), and resume from it."
    ),
]
Html = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a report with plots to this file.")
]
Parquet = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a table with a row for every seat of every game."),
]
Ray = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."),
]


def tournament(
    game: Game,
    bots: Bots,
    code: Code = None,
    blocks: Blocks = 200,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    content: Content = None,
    half_width: Width = None,
    test: Test = "",
    out: Out = None,
    html: Html = None,
    parquet: Parquet = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    json: Json = False,
) -> int:
    """Compare bots in blocks of games: same seed for all, every bot once in every seat.

    The result does not depend on the number of processes. A tournament that was stopped continues
    when it is started again with the same --out.
    """
    setting = entered(game, bots, players, seed, option, content)
    stop = Stop(half_width, bounds(test))
    ledger = Ledger(out, setting)
    try:
        with bar(f"tournament {game}", blocks, len(ledger.blocks)) as advance:
            outcome = run(setting, blocks, stop, ledger, jobs, ray, advance)
    finally:
        ledger.close()
    keep(outcome, html, parquet)
    if json:
        write_json(outcome.facts())
    else:
        show(outcome)
    return 0


def keep(outcome: Outcome, html: Path | None, parquet: Path | None) -> None:
    """Write the files asked for."""
    if parquet is not None:
        from cuvee.arena.parquet import write

        write(outcome.blocks, parquet)
    if html is not None:
        from cuvee.arena.tournament_report import report

        html.write_text(report(outcome), "utf-8")


def entered(
    game: str,
    bots: str,
    players: int | None,
    seed: int,
    options: list[str] | None,
    content: Path | None,
) -> Setting:
    """The checked settings of a tournament."""
    opens = opening(game, players, seed, options, content)
    kinds = tuple(bots.split(","))
    for kind in kinds:
        bot(kind, opens.game)
    if len(set(kinds)) < len(kinds):
        raise BadInput(f"{bots!r} names a bot twice; name each once, it will get several seats")
    count = opens.players
    if not opens.game.team and not 2 <= len(kinds) <= count:
        raise BadInput(f"{bots!r}: {count} seats can compare 2 to {count} bots")
    return opens.setting(kinds)


def said_margin(margin: Interval) -> str:
    """The lead in points with its interval, if there are blocks enough for one."""
    if margin.high == inf:
        return f"{margin.mean:+.1f}"
    return f"{margin.mean:+.1f} ± {margin.half_width:.1f}"


def bounds(test: str) -> tuple[float, float] | None:
    if not test:
        return None
    try:
        low, high = map(float, test.split(":"))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise BadInput(f"{test!r} is no test; write two win shares, such as --test 0.5:0.6")
    return low, high


def show(outcome: Outcome) -> None:
    """Print the standings, the strongest first."""
    from rich.console import Console
    from rich.table import Table

    setting = outcome.setting
    title = f"{setting.game}, {setting.players} players, {len(outcome.blocks)} blocks"
    table = Table(title=f"{title}, {sum(map(len, outcome.blocks))} games")
    for name in ("bot", "wins", "95 %", "half-width", "margin", "mean place", "rating"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in sorted(outcome.standings, key=lambda one: -one.wins.mean):
        table.add_row(
            one.bot,
            f"{one.wins.mean:.1%}",
            f"{one.wins.low:.1%} to {one.wins.high:.1%}",
            f"{one.wins.half_width:.1%}",
            said_margin(one.margin),
            f"{one.mean_rank:.2f}",
            f"{one.rating:.1f} ± {one.error:.1f}",
        )
    console = Console()
    console.print(table)
    if outcome.stop.test:
        low, high = outcome.stop.test
        verdict = outcome.stop.verdict(outcome.samples[0])
        said = {"high": f"rather {high}", "low": f"rather {low}", "open": "not decided yet"}
        console.print(f"{setting.bots[0]} wins {low} or {high} of the games? {said[verdict]}")
