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
MOST_TREES: Final = 64  # grown beside each other


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
        return searching(name, seconds)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}, top and ismcts:SIMS")


def searching(name: str, seconds: float) -> Bot[Any]:
    """`ismcts:200`, or `ismcts:200x4` for four such trees in processes of their own."""
    count, times, trees = name[len(SEARCH) :].partition("x")
    if within(count, MOST) and not times:
        return Ismcts(int(count), seconds=seconds)
    if within(count, MOST) and within(trees, MOST_TREES):
        from cuvee.bots.forest import Forest  # not everywhere are there processes

        return Forest(int(count), int(trees), seconds)
    raise UnknownBot(
        f"{name!r}: ismcts searches 1 to {MOST} times, in 1 to {MOST_TREES} processes; "
        "write ismcts:200 or ismcts:200x4"
    )


def within(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text) <= most
