"""cuvee games: lists the games."""

from typing import Annotated, Any

from cuvee import COMPILED
from cuvee.build import build
from cuvee.core.box import Box
from cuvee.core.options import spell
from cuvee.games import box, cards


def main(args: list[str]) -> int:
    if not args:  # this common case skips the slow import of the parser
        return show()
    import typer

    from cuvee.cli.arguments import Json
    from cuvee.cli.entry import enter
    from cuvee.cli.output import write_json

    Name = Annotated[
        str | None, typer.Argument(metavar="GAME", help="Show only this game, with its options.")
    ]

    def games(game: Name = None, json: Json = False) -> int:
        """List the games with their players, or one game with its options."""
        if json:
            write_json([facts(box(name)) for name in ([game] if game else cards())])
            return 0
        return show() if game is None else describe(box(game))

    return enter(games, args, "cuvee games {game}")


def show() -> int:
    """Print a line for each game."""
    for name, card in cards().items():
        print(f"{name:<12}{card.title}, {card.players} players")
    print("`cuvee games GAME` lists the options of one.")
    if not COMPILED:
        print(f"This engine is {build()}.")
    return 0


def describe(each: Box[Any]) -> int:
    """Print one game with its options."""
    print(f"{each.title} ({each.name}), {each.card.players} players")
    for option in each.options:
        values = ", ".join(map(spell, option.values)) or f"{option.low} to {option.high}"
        print(f"  {option.name} = {spell(option.default)}  ({values})  {option.about}".rstrip())
    return 0


def facts(each: Box[Any]) -> dict[str, object]:
    return {
        "name": each.name,
        "title": each.title,
        "players": {"fewest": each.fewest, "most": each.most},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices(),
                "about": option.about,
            }
            for option in each.options
        ],
    }
