"""Bots by name, as they are called on the command line and in the names of players.

Ours, those a program registers, and those that installed packages bring.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cuvee.bots.base import Bot
from cuvee.bots.greedy import Greedy
from cuvee.bots.halving import Halving
from cuvee.bots.ismcts import Ismcts
from cuvee.bots.levels import LEVELS, TOP, Level
from cuvee.bots.uniform import Uniform
from cuvee.bots.weighed import Weighed
from cuvee.core.outside import Installed, installed

OLD: Final = "greedy_v1"  # greedy with the weights of the first evaluations, to measure others by
NAMES: Final = ["random", "greedy", OLD, *LEVELS]
SEARCH: Final = "ismcts:"
PLAYOUTS: Final = "playouts:"
MOST: Final = 1_000_000  # simulations
MOST_TREES: Final = 64  # grown beside each other
MOST_TURNS: Final = 1000  # played on
USUAL_TURNS: Final = 4
GROUP: Final = "cuvee.bots"  # the entry points of packages that bring a bot

Make = Callable[[], Bot[Any]]  # a class of bots, or a function that makes one
REGISTERED: Final[dict[str, Make]] = {}


class UnknownBot(ValueError):
    """There is no bot of this name."""


def named(name: str, seconds: float = 0.0) -> Bot[Any]:
    """The bot of this name, told how long it may think at most; 0 is as long as it takes."""
    if name == "random":
        return Uniform()
    if name == "greedy":
        return Greedy()
    if name == OLD:
        return Weighed(Greedy(), "v1")
    if name in LEVELS or name == "top":
        return Level(TOP if name == "top" else name, seconds)
    if name.startswith(SEARCH):
        return searching(name, seconds)
    if name.startswith(PLAYOUTS):
        return playing(name, seconds)
    if name in REGISTERED:
        return REGISTERED[name]()
    if name in guests():
        make: Any = guests()[name].load()
        made: Bot[Any] = make()
        return made
    known = ", ".join(names())
    raise UnknownBot(
        f"there is no bot {name!r}; there are {known}, top, ismcts:SIMS and playouts:N"
    )


def register(name: str, make: Make) -> None:
    """From now on `name` is a bot wherever bots are named; `make()` makes a new one."""
    if is_ours(name):
        raise ValueError(f"{name!r} is a bot of ours; choose another name")
    if not name.replace("-", "_").isidentifier():
        raise ValueError(f"{name!r} is no name for a bot; write one word of letters and digits")
    REGISTERED[name] = make


@cache
def guests() -> dict[str, Installed]:
    """The bots of installed packages, by name; ours keep theirs."""
    return {each.name: each for each in installed(GROUP) if not is_ours(each.name)}


def names() -> list[str]:
    """Of all bots, ours first."""
    return [*NAMES, *others()]


def others() -> dict[str, str]:
    """The bots that are not ours, with where they come from."""
    found = {name: f"from {each.package}" for name, each in guests().items()}
    return found | dict.fromkeys(REGISTERED, "one of your own")


def is_ours(name: str) -> bool:
    return name in NAMES or name == "top" or name.startswith((SEARCH, PLAYOUTS))


def is_bot(name: str) -> bool:
    return is_ours(name) or name in names()


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


def playing(name: str, seconds: float) -> Bot[Any]:
    """`playouts:64`, or `playouts:64,6` to play on for six turns instead of four."""
    count, _, turns = name[len(PLAYOUTS) :].partition(",")
    if within(count, MOST) and (not turns or within(turns, MOST_TURNS)):
        return Halving(int(count), int(turns or USUAL_TURNS), seconds=seconds)
    raise UnknownBot(
        f"{name!r}: playouts are 1 to {MOST}, for 1 to {MOST_TURNS} turns each; "
        "write playouts:64 or playouts:64,6"
    )


def within(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text) <= most
