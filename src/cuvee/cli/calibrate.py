"""cuvee calibrate: are the win chances of positions what they say?"""

from typing import Annotated

import typer

from cuvee.arena.calibration import Forecast, all_forecasts, by_fifth
from cuvee.arena.setting import Setting, bot
from cuvee.cli.arguments import GameName, Jobs, Json, Seed
from cuvee.cli.fit import numbers
from cuvee.cli.jobs import bar
from cuvee.cli.opening import opened
from cuvee.cli.output import table, write_json

EXAMPLE = "cuvee calibrate {game} --games 500"

Games = Annotated[int, typer.Option(min=1, help="How many games to look at.")]
Counts = Annotated[str, typer.Option("--players", help="Numbers of players, taken in turn.")]
Bots = Annotated[str, typer.Option(help="Each seat of each game gets one of these.")]


def calibrate(
    game: GameName,
    games: Games = 500,
    players: Counts = "2,3,4",
    bots: Bots = "primeur,villages,reserve",
    seed: Seed = 1,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Compare win chances with results, by fifth of the game: the expected calibration error.

    A chance of 70 % is calibrated if seats that have it win 70 % of the games.
    """
    opening = opened(game, (), None)
    names = tuple(bots.split(","))
    for name in names:
        bot(name, opening)
    counts = numbers(players, opening)
    setting = Setting(game, (), None, counts[0], names, seed)
    found: list[Forecast] = []
    with bar(f"calibrate {game}", games) as advance:
        for some in all_forecasts(setting, counts, games, jobs):
            found += some
            advance()
    parts = by_fifth(found)
    if json:
        fifths = [{"error": one.error, "bins": one.bins} for one in parts]
        write_json({"game": game, "games": games, "forecasts": len(found), "fifths": fifths})
        return 0
    rows = [
        [f"{k + 1}", f"{one.error:.1%}", ", ".join(f"{p:.0%}: {w:.0%}" for _, p, w in one.bins)]
        for k, one in enumerate(parts)
    ]
    print(f"{len(found)} forecasts in {games} games of {game}")
    table(["fifth of the game", "error", "chance: result"], rows)
    return 0
