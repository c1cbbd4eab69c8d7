"""What seats see and may answer, as arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.core.game import Game
from cuvee.kernel.page import Page, Slots

Sight = dict[str, Any]  # "observation" and "action_mask"


def array(values: Any, kind: type[Any]) -> NDArray[Any]:
    """A vector of the kernel, looked at where it lies."""
    return np.frombuffer(values, kind)


class Lent:
    """A vector of the kernel that NumPy may write to as well."""

    def __init__(self, values: Any, kind: type[Any]) -> None:
        self.values = values  # lives as long as an array of it
        found = array(values, kind).__array_interface__
        self.__array_interface__ = {**found, "data": (found["data"][0], False)}

    def shown(self) -> NDArray[Any]:
        return np.asarray(self)


def slots(game: Game[Any], rows: int, mask: type[Any]) -> Slots[Any]:
    """Where sights of a game are written, so many at once; more than one have a row each."""

    def made() -> tuple[Page[Any], list[Any]]:
        page = Page(game, rows)
        flat = [Lent(page.vector.values, np.int16).shown(), Lent(page.masks, mask).shown()]
        page.lent = [each.data.cast("B") for each in flat]
        if rows == 1:
            return page, flat
        return page, [array.reshape(rows, -1) for array in flat] + flat

    return Slots(made)


def sight_space(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
