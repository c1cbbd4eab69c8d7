"""What seats see and may answer, as arrays."""

from typing import Any, Final
from weakref import ref

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.core.game import Game
from cuvee.kernel.page import Page, Sights

Sight = dict[str, Any]  # "observation" and "action_mask"

ROWS: Final = 32  # sights share pages, so that NumPy is asked less often
KEPT: Final = 4  # pages somebody reads: of these we look whether he still does


def sights(game: Game[Any]) -> Sights[Any]:
    """Where the sights of a game come from."""
    pages = Pages(game, ROWS, np.int8)

    def turn() -> tuple[Page[Any], list[object]]:
        """A page, and its rows as they lie in memory, the last first."""
        page = pages.blank()
        seen, masks = pages.show(page)
        pairs = zip(seen, masks, strict=True)
        rows: list[object] = [{"observation": one, "action_mask": mask} for one, mask in pairs]
        rows.reverse()
        return page, rows

    return Sights(turn)


class Pages:
    """Pages of a game. One is written again as soon as nobody holds a part of its arrays."""

    def __init__(self, game: Game[Any], rows: int, flag: type[Any]) -> None:
        self.game = game
        self.rows = rows
        self.flag = flag  # what NumPy takes a flag of the mask for
        self.shown: list[tuple[Page[Any], ref[Any], ref[Any]]] = []

    def blank(self) -> Page[Any]:
        """A page whose arrays are gone, or a new one."""
        for k, (page, seen, masks) in enumerate(self.shown):
            if seen() is None and masks() is None:
                del self.shown[k]
                page.begin()
                return page
        del self.shown[:-KEPT]
        return Page(self.game, self.rows)

    def show(self, page: Page[Any]) -> tuple[NDArray[np.int16], NDArray[Any]]:
        """Its rows as arrays. All that NumPy makes of these two holds the flat ones below them."""
        seen, masks = array(page.vector.values, np.int16), array(page.masks, self.flag)
        self.shown.append((page, ref(seen), ref(masks)))
        return seen.reshape(self.rows, -1), masks.reshape(self.rows, -1)


def array(values: Any, kind: type[Any]) -> NDArray[Any]:
    """A vector of the kernel, looked at where it lies."""
    return np.frombuffer(values, kind)


def sight_space(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
