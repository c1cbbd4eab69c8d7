"""cuvee rules: the rules of a game for players, a word in them, or a law by its number."""

import re
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from cuvee.cli.arguments import GameName
from cuvee.cli.entry import BadInput
from cuvee.games import card
from cuvee.learn.rules import LAWS, passages, text
from cuvee.server.pages.rulebook import found_in

EXAMPLE = "cuvee rules {game} market"

Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="[WORD...]", help="Words to look for, or the number of a law."),
]


def rules(game: GameName, words: Words = None) -> int:
    """Read the rules of a game, or only what they say about some words."""
    name = card(game).name
    console = Console(highlight=False)
    if not words:
        picture = re.compile(r"^!\[.*\n", re.M)
        console.print(Markdown(LAWS.sub("", picture.sub("", text(name)))))
        return 0
    found = about(name, " ".join(words))
    if not found:
        raise BadInput(f"the rules of {game} say nothing about {' '.join(words)!r}")
    for where, said in found:
        console.print(where, style="bold", markup=False)
        console.print(Markdown(said))
    return 0


def about(game: str, wanted: str) -> list[tuple[str, str]]:
    """Where the rules and the laws of a game speak of this, and what they say."""
    laws = found_in(game)
    if wanted.upper() in laws:
        return [(wanted.upper(), laws[wanted.upper()])]
    parts = wanted.lower().split()

    def fits(said: str) -> bool:
        return all(part in said.lower() for part in parts)

    for_players = [(each.heading, each.text) for each in passages(game)]
    return [found for found in [*for_players, *laws.items()] if fits(" ".join(found))]
