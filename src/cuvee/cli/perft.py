"""cuvee perft: counts the sequences of answers."""

from time import perf_counter
from typing import Annotated

import typer

from cuvee.bots.perft import perft as ways
from cuvee.cli.arguments import Json
from cuvee.cli.jobs import bar
from cuvee.cli.opening import Opening, opens_a_game
from cuvee.cli.output import table, write_json
from cuvee.core.fate import Seeded

EXAMPLE = "cuvee perft {game} --players 2 --depth 3"

Depth = Annotated[
    int, typer.Option(min=1, max=12, help="The longest sequence to count, in answers.")
]


@opens_a_game
def perft(opening: Opening, depth: Depth = 3, json: Json = False) -> int:
    """Count the sequences of answers from a seeded start, for each depth.

    Chance is the same after every answer, so the numbers change only if the rules change.
    """
    game, name, seed = opening.game, opening.name, opening.seed
    state = game.start(opening.players, Seeded(seed))
    counts: list[int] = []
    seconds: list[float] = []
    with bar(f"perft {name}", depth) as advance:
        for deep in range(1, depth + 1):
            begun = perf_counter()
            counts.append(ways(game, state, deep, seed))
            seconds.append(perf_counter() - begun)
            advance()
    if json:
        facts = {"game": name, "players": opening.players, "seed": seed, "sequences": counts}
        write_json(facts)
        return 0
    rows = zip(counts, seconds, strict=True)
    table(
        ["depth", "sequences", "seconds"],
        [[str(k), f"{n:,}", f"{took:.3f}"] for k, (n, took) in enumerate(rows, 1)],
    )
    return 0
