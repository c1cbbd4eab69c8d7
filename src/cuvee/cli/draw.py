"""cuvee draw: draws a position as SVG."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.cli.arguments import Seat
from cuvee.cli.opening import Opening, opens_a_game
from cuvee.core.fate import seeded
from cuvee.core.match import Match
from cuvee.core.match import Seed as Secret
from cuvee.core.state import check_seat
from cuvee.games import face

EXAMPLE = "cuvee draw {game} --players 4 --seed 7 --ply 60 --out table.svg"

Ply = Annotated[int, typer.Option(min=0, help="Number of answers played before.")]
Player = Annotated[str, typer.Option("--bots", help="The bot that plays up to there.")]
Out = Annotated[Path | None, typer.Option(help="The file to write. Default: standard output.")]


@opens_a_game
def draw(
    opening: Opening,
    ply: Ply = 40,
    seat: Seat = -1,
    bots: Player = "random",
    out: Out = None,
) -> int:
    """Play a game between bots up to a position and draw it as SVG, as one seat sees it."""
    match = Match(opening.game, opening.players, Secret.of(opening.seed))
    check_seat(seat, match.seats)
    bot, dice = named(bots), seeded(f"draw {opening.seed}")
    while len(match.entries) < ply and not match.over:
        step = match.state.top()
        asked = match.questions[0].seat
        move = ask(bot, match.game, match.state, step, dice)
        match.submit(asked, match.game.moves.text(move))
    picture = face(opening.name).svg(match.view(seat), seat, match.players)
    if out is None:
        print(picture)
    else:
        out.write_text(picture + "\n", "utf-8")
    return 0
