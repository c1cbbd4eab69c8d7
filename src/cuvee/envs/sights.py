"""What seats see and may answer, as arrays."""

from typing import Any, Final
from weakref import ref

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.core.game import Game
from cuvee.kernel.page import Page, Sights

Sight = dict[str, Any]  # "observation" and "action_mask"

KEPT: Final = 4  # pages somebody reads: of these we look whether he still does


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


def sights(game: Game[Any]) -> Sights[Any]:
    """Where the sights of a game come from."""

    def made() -> tuple[Page[Any], object, object]:
        page = Page(game, 1)
        return page, Lent(page.vector.values, np.int16).shown(), Lent(page.masks, np.int8).shown()

    return Sights(made)


class Leaf:
    """A page with its memory as it is lent to NumPy."""

    def __init__(self, page: Page[Any]) -> None:
        self.page = page
        self.seen = Lent(page.vector.values, np.int16)
        self.masks = Lent(page.masks, np.bool_)


class Pages:
    """Pages of a game. One is written again as soon as nobody holds a part of its arrays."""

    def __init__(self, game: Game[Any], rows: int) -> None:
        self.game = game
        self.rows = rows
        self.lent: list[tuple[Leaf, ref[Any], ref[Any]]] = []

    def blank(self) -> Leaf:
        """A page whose arrays are gone, or a new one."""
        for k, (leaf, seen, masks) in enumerate(self.lent):
            if seen() is None and masks() is None:
                del self.lent[k]
                return leaf
        del self.lent[:-KEPT]
        return Leaf(Page(self.game, self.rows))

    def show(self, leaf: Leaf) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        """Its rows as arrays. All that NumPy makes of these two holds the flat ones below them."""
        seen, masks = leaf.seen.shown(), leaf.masks.shown()
        self.lent.append((leaf, ref(seen), ref(masks)))
        return seen.reshape(self.rows, -1), masks.reshape(self.rows, -1)


def sight_space(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
