"""cuvee moves: lists every move of a game."""

from cuvee.cli.arguments import GameName, Json
from cuvee.cli.entry import enter
from cuvee.cli.opening import opened
from cuvee.cli.output import write_json


def main(args: list[str]) -> int:
    return enter(moves, args, "cuvee moves {game} | grep sell")


def moves(game: GameName, json: Json = False) -> int:
    """List every move of a game, one per line, in the order of the action numbers.

    Logs contain the digest of this list; a log with another digest is refused.
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
