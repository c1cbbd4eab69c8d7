"""cuvee games: lists the games."""

from typing import Annotated

import typer

from cuvee.cli.arguments import Json
from cuvee.cli.listing import describe, facts, show
from cuvee.cli.output import write_json
from cuvee.games import box, cards

EXAMPLE = "cuvee games {game}"

Name = Annotated[
    str | None, typer.Argument(metavar="GAME", help="Show only this game, with its options.")
]


def games(game: Name = None, json: Json = False) -> int:
    """List the games with their players, or one game with its options."""
    if json:
        write_json([facts(box(name)) for name in ([game] if game else cards())])
        return 0
    return show() if game is None else describe(box(game))
