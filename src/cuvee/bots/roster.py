"""Bots by name, as they are called on the command line and in the names of players."""

from typing import Any, Final

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform

NAMES: Final = ["random", "greedy"]


class UnknownBot(ValueError):
    """There is no bot of this name."""


def named(name: str) -> Bot[Any]:
    """The bot of this name."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy()
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
