"""How environments are driven, ours and theirs alike: cheaply, for they are what is measured."""

from typing import Any


def legal(mask: Any, turn: int) -> int:
    """The first legal answer from some place on, another in every turn; or the first of all."""
    flags: bytes = mask.tobytes()
    found = flags.find(1, turn * 37 % len(flags))
    return found if found >= 0 else flags.find(1)
