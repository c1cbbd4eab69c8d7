"""cuvee replay: shows a saved game as one seat saw it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cuvee.cli.arguments import Content, Json, Seat
from cuvee.cli.entry import BadInput
from cuvee.cli.news import lines, result
from cuvee.cli.output import write_json
from cuvee.cli.saves import load
from cuvee.core.log import write
from cuvee.core.match import Match
from cuvee.core.state import check_seat
from cuvee.games import face

EXAMPLE = "cuvee replay game.cuvee --ply 30 --seat 1"

File = Annotated[Path, typer.Argument(metavar="FILE", help="A log, such as `cuvee play` saves.")]
Ply = Annotated[
    int | None,
    typer.Option(help="Stop after this many answers. Default: all.", show_default=False),
]
Text = Annotated[
    bool, typer.Option("--text", help="Print what happened and the board as text (default).")
]
Svg = Annotated[
    Path | None, typer.Option(metavar="OUT", help="Draw the board as SVG into this file.")
]


def replay(
    file: File,
    ply: Ply = None,
    seat: Seat = -1,
    content: Content = None,
    text: Text = False,
    svg: Svg = None,
    json: Json = False,
) -> int:
    """Show a saved game as one seat saw it, without anything the seat could not know."""
    if text + json + (svg is not None) > 1:
        raise BadInput("--text, --svg and --json are three ways to show one game; choose one")
    match = load(file, ply, content)
    check_seat(seat, match.seats)
    if json:
        write_json(facts(match, seat))
    elif svg is not None:
        picture = face(match.game.name).svg(match.view(seat), seat, match.players)
        svg.write_text(picture + "\n", "utf-8")
    else:
        tell(match, seat)
    return 0


def tell(match: Match[Any], seat: int) -> None:
    """Print what happened, the board, and who is asked or who has won."""
    game_face = face(match.game.name)
    for line in lines(match, game_face, seat, 0):
        print(line)
    print()
    print(game_face.board(match.view(seat), seat, match.players))
    print()
    for line in result(match) if match.over else waiting(match):
        print(line)


def waiting(match: Match[Any]) -> list[str]:
    return [
        f"{match.players[step.seat]} is asked ({match.game.asks[step.ask]})"
        for step in match.questions
    ]


def facts(match: Match[Any], seat: int) -> dict[str, object]:
    found: dict[str, object] = {
        "game": match.game.name,
        "options": match.game.chosen(),
        "players": match.players,
        "seat": seat,
        "ply": len(match.entries),
        "over": match.over,
        "questions": [
            {"number": step.number, "seat": step.seat, "ask": match.game.asks[step.ask]}
            for step in match.questions
        ],
        "legal": match.legal(seat),
        "log": write(match, seat).splitlines(),
    }
    if match.over:
        found |= {"ending": match.ending, "places": match.ranking, "scores": match.scores}
    return found
