"""cuvee fit: finds weights for the evaluation of a game from games that it plays."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cuvee.arena.lessons import lessons
from cuvee.arena.trial import trial
from cuvee.cli.arguments import GameName, Json, Seed
from cuvee.cli.entry import BadInput
from cuvee.cli.jobs import bar
from cuvee.cli.opening import opened
from cuvee.cli.output import write_json
from cuvee.core.game import Game
from cuvee.core.weights import Weights

EXAMPLE = "cuvee fit {game} --games 1500 --out lessons.jsonl"

Games = Annotated[int, typer.Option(min=10, help="How many games to learn from.")]
Counts = Annotated[str, typer.Option("--players", help="Numbers of players, taken in turn.")]
Target = Annotated[
    str, typer.Option(help="What orders answers: the final `margin`, or who will `win`.")
]
Check = Annotated[
    int, typer.Option(min=0, help="Blocks of two games between the new weights and the old.")
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep the games in this file, and go on from there."),
]


def fit(
    game: GameName,
    games: Games = 1500,
    players: Counts = "2,3,4",
    target: Target = "margin",
    check: Check = 100,
    seed: Seed = 1,
    out: Out = None,
    json: Json = False,
) -> int:
    """Learn what the terms of the evaluation are worth, and print them as lines of weights.toml.

    The new weights play the old ones in paired games; the last line says how that went. The same
    command goes on with the games in --out.
    """
    opening = opened(game, (), None)
    if not opening.weights.terms:
        raise BadInput(f"{game} has no weights.toml, so there is nothing to fit")
    if target not in ("margin", "win"):
        raise BadInput(f"{target!r} is no target; choose margin or win")
    counts = numbers(players, opening)
    new = learned(opening, games, counts, target, seed, out)
    tried = trial(opening, new, counts[0], check, seed) if check else None
    if json:
        facts: dict[str, Any] = {"game": game, "games": games, "terms": new.terms}
        facts |= {"evaluate": new.evaluate, "value": new.value}
        write_json(facts | ({"trial": tried.facts()} if tried else {}))
        return 0
    print(written(new, "fitted"))
    if tried:
        print(f"# {tried.sentence()}")
    return 0


def learned(
    game: Game[Any], games: int, counts: list[int], target: str, seed: int, out: Path | None
) -> Weights:
    """Weights from so many games of self-play."""
    from cuvee.arena.fitting import refitted  # numpy, which nothing else of this needs

    found = []
    with bar(f"lessons {game.name}", games) as advance:
        for one in lessons(game, counts, seed, games, out):
            found.append(one)
            advance()
    return refitted(game.weights, found, int(game.spread), target)


def written(weights: Weights, name: str) -> str:
    """A set of weights as lines of TOML."""
    lines = [f"[sets.{name}]"]
    for key, rows in (("evaluate", weights.evaluate), ("value", weights.value)):
        lines += [f"{key} = [", *(f"  {row}," for row in rows), "]"]
    return "\n".join(lines)


def numbers(players: str, game: Game[Any]) -> list[int]:
    """The numbers of players in a list such as 2,3,4."""
    try:
        counts = [int(word) for word in players.split(",")]
    except ValueError:
        raise BadInput(f"{players!r} are no numbers of players; write 2,3,4") from None
    for count in counts:
        game.check_seats(count)
    return counts
