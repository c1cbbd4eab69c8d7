"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.bots.code import load_code


def loaded(files: list[Path] | None) -> list[Path] | None:
    """The bots in these files can be named from now on."""
    for file in files or []:
        load_code(file)
    return files


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
Code = Annotated[
    list[Path] | None,
    typer.Option(
        "--code",
        metavar="FILE",
        help="A Python file with bots of your own; may be repeated.",
        callback=loaded,
    ),
]
Seed = Annotated[int, typer.Option(help="The random seed: the same seed gives the same game.")]
Seat = Annotated[int, typer.Option(help="The seat whose view is shown; -1 for a spectator.")]
Jobs = Annotated[int, typer.Option(min=1, help="Number of processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
