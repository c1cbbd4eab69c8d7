"""What `cuvee games` prints, without the parser of arguments, which takes long to import."""

from typing import Any

from cuvee import COMPILED
from cuvee.build import build
from cuvee.core.box import Box
from cuvee.core.options import spell
from cuvee.games import cards


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
