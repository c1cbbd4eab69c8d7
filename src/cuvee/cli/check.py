"""cuvee check: plays random games and checks the laws."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from cuvee.cli.arguments import GameName, Jobs, Json, Seed
from cuvee.cli.jobs import spread
from cuvee.cli.output import write_json
from cuvee.core.fate import Seeded
from cuvee.core.options import OptionError
from cuvee.games import box, face
from cuvee.laws import LawBroken, check_game, check_table, sample_options

EXAMPLE = "cuvee check {game} --players 4 --games 50 --jobs 2"

FOUND = 1

Players = Annotated[
    int | None,
    typer.Option(help="Number of players. Default: every possible number.", show_default=False),
]
Games = Annotated[int, typer.Option(min=1, help="Games for each number of players.")]
Out = Annotated[Path, typer.Option(help="Folder for the log of a game that broke a law.")]


@dataclass(frozen=True)
class Walk:
    """One random game to check."""

    game: str
    players: int
    seed: int


@dataclass(frozen=True)
class Seen:
    """The result of a check: decisions played, or the broken law and the log that shows it."""

    walk: Walk
    decisions: int
    broken: str = ""
    log: str = ""


def check(
    game: GameName,
    players: Players = None,
    games: Games = 10,
    seed: Seed = 1,
    jobs: Jobs = 1,
    out: Out = Path("."),
    json: Json = False,
) -> int:
    """Play random games with random options and check all laws; stop at the first failure."""
    game_box = box(game)
    if players is not None and not game_box.fewest <= players <= game_box.most:
        raise OptionError(
            f"{game} is for {game_box.fewest} to {game_box.most} players, not {players}"
        )
    counts = range(game_box.fewest, game_box.most + 1) if players is None else [players]
    walks = [Walk(game, count, seed + k) for k in range(games) for count in counts]
    decisions = 0
    for seen in spread(check_one, walks, jobs, f"check {game}"):
        if seen.broken:
            return report(seen, out, json)
        decisions += seen.decisions
    if json:
        write_json({"game": game, "games": len(walks), "decisions": decisions, "broken": None})
    else:
        print(f"{game}: all laws hold in {len(walks)} games with {decisions:,} decisions")
    return 0


def check_one(walk: Walk) -> Seen:
    try:
        game = sample_options(box(walk.game), walk.players, Seeded(walk.seed))
        check_table(game)
        decisions = check_game(game, walk.players, walk.seed, face(walk.game))
    except LawBroken as broken:
        return Seen(walk, 0, str(broken), broken.log)
    return Seen(walk, decisions)


def report(seen: Seen, out: Path, json: bool) -> int:
    """Print one line about the broken law and save the log."""
    walk = seen.walk
    path = out / f"broken-{walk.game}-{walk.players}-{walk.seed}.cuvee"
    out.mkdir(parents=True, exist_ok=True)
    path.write_text(seen.log, "utf-8")
    if json:
        write_json({"game": walk.game, "broken": seen.broken, "log": str(path)})
    else:
        what = " ".join(seen.broken.split())
        print(f"{walk.game} with {walk.players} players, seed {walk.seed}: {what}; see {path}")
    return FOUND
