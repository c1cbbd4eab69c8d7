"""cuvee perft: counts the sequences of answers."""

from time import perf_counter
from typing import Annotated

import typer

from cuvee.bots.perft import perft as ways
from cuvee.cli.arguments import Content, GameName, Json, Options, Players, Seed
from cuvee.cli.entry import enter
from cuvee.cli.jobs import bar
from cuvee.cli.opening import opened, seats
from cuvee.cli.output import table, write_json
from cuvee.core.fate import Seeded

Depth = Annotated[
    int, typer.Option(min=1, max=12, help="The longest sequence to count, in answers.")
]


def main(args: list[str]) -> int:
    return enter(perft, args, "cuvee perft {game} --players 2 --depth 3")


def perft(
    game: GameName,
    depth: Depth = 3,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    content: Content = None,
    json: Json = False,
) -> int:
    """Count the sequences of answers from a seeded start, for each depth.

    Chance is the same after every answer, so the numbers change only if the rules change.
    """
    opening = opened(game, tuple(option or ()), content)
    count = seats(opening, players)
    state = opening.start(count, Seeded(seed))
    counts: list[int] = []
    seconds: list[float] = []
    with bar(f"perft {game}", depth) as advance:
        for deep in range(1, depth + 1):
            begun = perf_counter()
            counts.append(ways(opening, state, deep, seed))
            seconds.append(perf_counter() - begun)
            advance()
    if json:
        write_json({"game": game, "players": count, "seed": seed, "sequences": counts})
        return 0
    rows = zip(counts, seconds, strict=True)
    table(
        ["depth", "sequences", "seconds"],
        [[str(k), f"{n:,}", f"{took:.3f}"] for k, (n, took) in enumerate(rows, 1)],
    )
    return 0
