"""Arguments that several commands share, so that they read the same everywhere."""

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
    str, typer.Argument(metavar="GAME", help="A game by name; `cuvee games` lists them.")
]
Players = Annotated[
    int | None,
    typer.Option(help="How many seats; 4 if the game allows, unless you say.", show_default=False),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A rule the table agrees on; may be repeated."
    ),
]
Content = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Your own content file in place of ours.")
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
Seed = Annotated[int, typer.Option(help="The same number gives the same chance.")]
Seat = Annotated[int, typer.Option(help="Whose eyes to look through; -1 only watches.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
