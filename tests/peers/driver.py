"""How environments are driven, ours and theirs alike: cheaply, for they are what is measured."""

from random import Random
from typing import Any


def legal(mask: Any, dice: Random) -> int:
    """The first legal answer from a random place on, around the corner if need be."""
    flags: bytes = mask.tobytes()
    found = flags.find(1, int(dice.random() * len(flags)))
    return found if found >= 0 else flags.find(1)
