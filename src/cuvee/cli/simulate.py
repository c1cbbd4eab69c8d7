"""cuvee simulate: plays many games between bots and sums up the results."""

from dataclasses import dataclass
from math import lcm
from time import monotonic
from typing import Annotated, Any

import typer

from cuvee import COMPILED
from cuvee.bots.results import Row, results
from cuvee.cli.arguments import Code, Jobs, Json
from cuvee.cli.jobs import spread
from cuvee.cli.opening import Opening, bots_of, opens_a_game
from cuvee.cli.output import table, write_json
from cuvee.core.game import Game

EXAMPLE = "cuvee simulate {game} --players 4 --games 1000 --jobs 2 --json"

Games = Annotated[int, typer.Option(min=1, help="Number of games.")]
Bots = Annotated[str, typer.Option(help="One bot for all seats, or one for each: greedy,random.")]
PIECES = 40  # steps of the progress bar


@dataclass(frozen=True)
class Piece:
    """Some of the games, to be played by one process."""

    opening: Opening
    bots: str
    seed: int
    games: int


@dataclass(frozen=True)
class Played:
    """The results of a piece, and when it was played."""

    rows: list[Row]
    begun: float
    ended: float


@opens_a_game
def simulate(
    opening: Opening,
    games: Games = 1000,
    bots: Bots = "random",
    code: Code = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Play many games between bots. The results do not depend on the number of processes."""
    bots_of(bots, opening.players)
    each = max(1, games // PIECES)
    pieces = [
        Piece(opening, bots, opening.seed + k, min(each, games - k)) for k in range(0, games, each)
    ]
    played = list(spread(play, pieces, jobs, f"simulate {opening.name}"))
    rows = [row for part in played for row in part.rows]
    seconds = max(part.ended for part in played) - min(part.begun for part in played)
    found = figures(opening.game, opening.players, rows, seconds)
    if json:
        write_json(found)
    else:
        show(opening.game, found)
    return 0


def play(piece: Piece) -> Played:
    opening = piece.opening
    bots = [] if piece.bots == "random" else bots_of(piece.bots, opening.players)
    begun = monotonic()
    rows = results(opening.game, opening.players, bots, piece.seed, piece.games)
    return Played(rows, begun, monotonic())


def figures(game: Game[Any], count: int, rows: list[Row], seconds: float) -> dict[str, Any]:
    """Sum up the rows; a shared victory is split evenly."""
    decisions = [row[0] for row in rows]
    endings = [row[1] for row in rows]
    whole = lcm(*range(1, count + 1))
    wins = [0] * count
    for row in rows:
        first = [seat for seat, part in enumerate(row[4]) if part > 0]
        for seat in first:
            wins[seat] += whole // len(first)
    scores = [sum(row[2][seat] for row in rows) for seat in range(count)]
    return {
        "game": game.name,
        "players": count,
        "games": len(rows),
        "finished": sum(ending > 0 for ending in endings),
        "decisions": sum(decisions),
        "seconds": seconds,
        "decisions_per_second": sum(decisions) / seconds if seconds else 0.0,
        "compiled": COMPILED,
        "decisions_per_game": {"mean": sum(decisions) / len(rows), "max": max(decisions)},
        "endings": {game.endings[k]: endings.count(k) for k in sorted(set(endings))},
        "win_share_by_seat": [won / (whole * len(rows)) for won in wins],
        "mean_score_by_seat": [score / len(rows) for score in scores],
    }


def show(game: Game[Any], found: dict[str, Any]) -> None:
    build = "compiled" if found["compiled"] else "interpreted"
    long = found["decisions_per_game"]
    print(
        f"{found['finished']} of {found['games']} games of {game.name} ended, in"
        f" {found['seconds']:.2f} s ({found['decisions_per_second']:,.0f} decisions/s, {build})"
    )
    print(f"decisions per game: {long['mean']:.1f} on average, {long['max']} at most")
    print(f"endings: {', '.join(f'{name} {n}' for name, n in found['endings'].items())}")
    shares = zip(found["win_share_by_seat"], found["mean_score_by_seat"], strict=True)
    table(
        ["seat", "wins", "mean score"],
        [[f"s{k}", f"{share:.1%}", f"{mean:.2f}"] for k, (share, mean) in enumerate(shares)],
    )
