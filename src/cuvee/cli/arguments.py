"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of a game; `cuvee games` lists them.")
]
Players = Annotated[
    int | None,
    typer.Option(
        help="Number of players. Default: 4, or as near as the game allows.", show_default=False
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Content = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Your own content file, with changes to ours.")
]
Seed = Annotated[int, typer.Option(help="The random seed: the same seed gives the same game.")]
Seat = Annotated[int, typer.Option(help="The seat whose view is shown; -1 for a spectator.")]
Jobs = Annotated[int, typer.Option(min=1, help="Number of processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
