"""What seats see and may answer, as arrays."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.core.game import Game
from cuvee.kernel.page import Page, Sights

Sight = dict[str, Any]  # "observation" and "action_mask"

ROWS: Final = 16  # sights share pages, so that NumPy is asked less often


def sights(game: Game[Any]) -> Sights[Any]:
    """Where the sights of a game come from."""
    return Sights(Page(game, ROWS), rows)


def rows(page: Page[Any]) -> list[object]:
    """The rows of a page as they lie in memory, the last first."""
    seen = array(page.vector.values, np.int16).reshape(page.rows, page.width)
    masks = array(page.masks, np.int8).reshape(page.rows, page.answers)
    pairs = zip(seen[::-1], masks[::-1], strict=True)
    return [{"observation": one, "action_mask": mask} for one, mask in pairs]


def array(values: Any, kind: type[Any]) -> NDArray[Any]:
    """A vector of the kernel, looked at where it lies."""
    return np.frombuffer(values, kind)


def sight_space(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
