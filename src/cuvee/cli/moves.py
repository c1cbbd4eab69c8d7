"""cuvee moves: lists every move of a game."""

from cuvee.cli.arguments import GameName, Json
from cuvee.cli.opening import opened
from cuvee.cli.output import write_json

EXAMPLE = "cuvee moves {game} | grep sell"


def moves(game: GameName, json: Json = False) -> int:
    """List every move of a game, one per line, in the order of the action numbers.

    The digest tells whether two builds number their moves alike. Logs hold words, not numbers.
    """
    table = opened(game).moves
    if json:
        write_json(
            {"game": game, "count": len(table), "digest": table.digest(), "moves": table.texts}
        )
        return 0
    print(f"# {game}: {len(table)} moves, digest {table.digest()}")
    print("\n".join(table.texts))
    return 0
