"""cuvee draw: draws a position as SVG."""

from pathlib import Path
from typing import Annotated

import typer

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.cli.arguments import Content, GameName, Options, Players, Seat, Seed
from cuvee.cli.entry import enter
from cuvee.cli.opening import opened, seats
from cuvee.core.fate import seeded
from cuvee.core.match import Match
from cuvee.core.match import Seed as Secret
from cuvee.core.state import check_seat
from cuvee.games import face

Ply = Annotated[int, typer.Option(min=0, help="Number of answers played before.")]
Player = Annotated[str, typer.Option("--bots", help="The bot that plays up to there.")]
Out = Annotated[Path | None, typer.Option(help="The file to write. Default: standard output.")]


def main(args: list[str]) -> int:
    return enter(draw, args, "cuvee draw {game} --players 4 --seed 7 --ply 60 --out table.svg")


def draw(
    game: GameName,
    players: Players = None,
    seed: Seed = 1,
    ply: Ply = 40,
    seat: Seat = -1,
    bots: Player = "random",
    option: Options = None,
    content: Content = None,
    out: Out = None,
) -> int:
    """Play a game between bots up to a position and draw it as SVG, as one seat sees it."""
    opening = opened(game, tuple(option or ()), content)
    match = Match(opening, seats(opening, players), Secret.of(seed))
    check_seat(seat, match.seats)
    bot, dice = named(bots), seeded(f"draw {seed}")
    while len(match.entries) < ply and not match.over:
        step = match.state.top()
        asked = match.questions[0].seat
        move = ask(bot, opening, match.state, step, dice)
        match.submit(asked, opening.moves.text(move))
    picture = face(game).svg(match.view(seat), seat, match.players)
    if out is None:
        print(picture)
    else:
        out.write_text(picture + "\n", "utf-8")
    return 0
