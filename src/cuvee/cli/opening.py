"""Makes games from the arguments of the command line."""

from functools import cache
from pathlib import Path
from typing import Any

from cuvee.bots.base import Bot
from cuvee.bots.roster import named
from cuvee.cli.entry import BadInput
from cuvee.core.game import Game
from cuvee.core.options import Value
from cuvee.games import box

USUAL = 4  # the default number of players


@cache
def opened(name: str, options: tuple[str, ...] = (), content: Path | None = None) -> Game[Any]:
    """The game with these options, each written name=value."""
    return box(name).game(pairs(options), content)


def pairs(words: tuple[str, ...]) -> dict[str, Value]:
    given: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise BadInput(f"{word!r} is no option; write it like --option name=value")
        if name in given:
            raise BadInput(f"option {name} is given twice; give it once")
        given[name] = value
    return given


def seats(game: Game[Any], players: int | None) -> int:
    """The number of players asked for, or the default as near as the game allows."""
    if players is None:
        return max(game.fewest, min(USUAL, game.most))
    game.check_seats(players)
    return players


def bots_of(names: str, count: int) -> list[Bot[Any]]:
    """A bot for every seat: one name for all, or one name for each."""
    words = names.split(",")
    if len(words) == 1:
        words *= count
    if len(words) != count:
        raise BadInput(f"{names!r} names {len(words)} bots for {count} seats; name one, or {count}")
    return [named(word) for word in words]
