"""cuvee play: play in the terminal."""

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from cuvee.cli.arguments import Code, Content, Options, Players
from cuvee.cli.entry import BadInput
from cuvee.cli.opening import opened
from cuvee.cli.saves import load
from cuvee.cli.seating import seating
from cuvee.cli.terminal import Terminal
from cuvee.cli.terminal_game import TerminalGame
from cuvee.core.match import Match, Seed
from cuvee.games import face

EXAMPLE = "cuvee play {game} --players 3 --bots greedy --name Ada"

Name = Annotated[str | None, typer.Argument(metavar="GAME", help="The name of a game.")]
Bots = Annotated[
    str,
    typer.Option(
        help="One bot for all seats but yours, or one for each seat, as in greedy,random."
    ),
]
Seat = Annotated[int, typer.Option(help="Your seat, from 0; other people sit after you.")]
Names = Annotated[
    list[str] | None, typer.Option("--name", help="Your name; repeat it for each person.")
]
Chance = Annotated[
    int | None,
    typer.Option(help="The random seed: the same seed gives the same game.", show_default=False),
]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")]
Save = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="The file to save the game to. Default: a new file in saves/."
    ),
]


def play(
    game: Name = None,
    players: Players = None,
    bots: Bots = "",
    code: Code = None,
    seat: Seat = 0,
    name: Names = None,
    option: Options = None,
    content: Content = None,
    seed: Chance = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play in the terminal, against bots or in turn at one screen.

    Without --bots all players are people who take turns at the screen. Answers may be piped in.
    """
    if resume is not None:
        if players is not None or bots or seat or name or option or seed is not None:
            raise BadInput(
                "a saved game keeps its players, options and seed; leave those arguments out"
            )
        match = resumed(game, resume, content)
    elif game is None:
        raise BadInput("which game? Name one (`cuvee games` lists them), or --resume a saved file")
    else:
        opening = opened(game, tuple(option or ()), content)
        people = seating(opening, players, bots, seat, name or [])
        match = Match(opening, len(people), Seed.of(seed), players=people)
    kept = save or resume or Path(f"saves/{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.cuvee")
    return TerminalGame(match, face(match.game.name), Terminal(), kept).run()


def resumed(game: str | None, path: Path, content: Path | None) -> Match[Any]:
    match = load(path, None, content)
    if game not in (None, match.game.name):
        raise BadInput(f"{path} is a game of {match.game.name}, not of {game}")
    if match.over:
        raise BadInput(f"{path} is over; `cuvee replay {path}` tells it")
    return match
