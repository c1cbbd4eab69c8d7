"""What seats see and may answer, as arrays."""

from typing import Any, Final, final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee import COMPILED
from cuvee.core.game import Game
from cuvee.kernel.page import Page
from cuvee.kernel.table import Table

Sight = dict[str, Any]  # "observation" and "action_mask"

ROWS: Final = 16 if COMPILED else 1  # sights share pages: NumPy is asked less often


@final
class Sights:
    """Each is a row of a page, written once and handed out once. Compiled, nothing is copied."""

    def __init__(self, game: Game[Any]) -> None:
        self.page: Page[Any] = Page(game, ROWS)
        self.rows: list[Sight] = []

    def of(self, table: Table[Any], seat: int) -> Sight:
        """What this seat sees now; the mask is empty unless its answer is awaited."""
        if not self.rows:
            self.page.turn()
            if COMPILED:
                self.rows = rows(self.page)
        self.page.write(table, seat)
        return self.rows.pop() if COMPILED else rows(self.page)[0]


def rows(page: Page[Any]) -> list[Sight]:
    """The rows of a page, the last first."""
    seen = array(page.vector.values, np.int16).reshape(page.rows, page.width)
    masks = array(page.masks, np.int8).reshape(page.rows, page.answers)
    pairs = zip(seen[::-1], masks[::-1], strict=True)
    return [{"observation": one, "action_mask": mask} for one, mask in pairs]


def array(values: Any, kind: type[Any]) -> NDArray[Any]:
    """A vector of compiled code as it lies in memory; interpreted it is a list."""
    return np.frombuffer(values, kind) if COMPILED else np.array(values, kind)


def sight_space(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.table),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
