"""Bots by name, as they are called on the command line and in the names of players."""

from typing import Any, Final

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.ismcts import Ismcts
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
    kind, _, rest = name.partition(":")
    if kind == "ismcts":
        words = rest.split("/")
        return Ismcts(int(words[0]), int(words[1]), int(words[2]), float(words[3]), float(words[4]))
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
