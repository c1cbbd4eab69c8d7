"""Bots by name, as they are called on the command line and in the names of players."""

from typing import Any, Final

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.ismcts import Ismcts
from cuvee.bots.levels import LEVELS, TOP, Level
from cuvee.bots.uniform import Uniform

NAMES: Final = ["random", "greedy", *LEVELS]
SEARCH: Final = "ismcts:"
MOST: Final = 1_000_000  # simulations


class UnknownBot(ValueError):
    """There is no bot of this name."""


def named(name: str, seconds: float = 0.0) -> Bot[Any]:
    """The bot of this name, told how long it may think at most; 0 is as long as it takes."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy()
    if name in LEVELS or name == "top":
        return Level(TOP if name == "top" else name, seconds)
    if name.startswith(SEARCH):
        count = name[len(SEARCH) :]
        if count.isascii() and count.isdecimal() and 0 < int(count) <= MOST:
            return Ismcts(int(count), seconds=seconds)
        raise UnknownBot(f"{name!r}: ismcts searches 1 to {MOST} times; write ismcts:200")
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}, top and ismcts:SIMS")
