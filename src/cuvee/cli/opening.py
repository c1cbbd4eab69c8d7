"""Makes games from the arguments of the command line."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

from cuvee.arena.setting import Setting
from cuvee.bots.base import Bot
from cuvee.bots.roster import named
from cuvee.cli.arguments import Content, GameName, Options, Players, Seed
from cuvee.cli.entry import BadInput
from cuvee.core.game import Game
from cuvee.core.options import Value
from cuvee.games import box

USUAL = 4  # the default number of players


@dataclass(frozen=True)
class Opening:
    """A game that a command opens, and what was said about it on the command line."""

    name: str
    game: Game[Any]
    players: int
    seed: int
    options: tuple[str, ...]
    content: Path | None

    def setting(self, bots: tuple[str, ...]) -> Setting:
        """How the arena plays it with these bots."""
        chosen = tuple(sorted(pairs(self.options).items()))
        path = None if self.content is None else str(self.content)
        return Setting(self.name, chosen, path, self.players, bots, self.seed)


def opening(
    game: GameName,
    players: Players = None,
    seed: Seed = 1,
    option: Options = None,
    content: Content = None,
) -> Opening:
    """The game these arguments describe."""
    options = tuple(option or ())
    opens = opened(game, options, content)
    return Opening(game, opens, seats(opens, players), seed, options, content)


def opens_a_game(command: Callable[..., int]) -> Callable[..., int]:
    """Gives a command the arguments of `opening` in place of its first parameter.

    They stand before the arguments of its own.
    """
    shared = signature(opening).parameters
    own = list(signature(command).parameters.values())[1:]

    @wraps(command)
    def called(**given: Any) -> int:
        about = {name: given.pop(name) for name in shared}
        return command(opening(**about), **given)

    parameters: list[Parameter] = [*shared.values(), *own]
    called.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {each.name: each.annotation for each in parameters}
    return called


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
