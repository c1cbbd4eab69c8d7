"""Observations and action masks as NumPy arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cuvee.core.game import Game
from cuvee.loops.buffers import BufferPool, ObservationBuffer

Observation = dict[str, Any]  # "observation" and "action_mask"


def array(values: Any, kind: type[Any]) -> NDArray[Any]:
    """A read-only NumPy array over the memory of an engine vector, without copying."""
    return np.frombuffer(values, kind)


class Lent:
    """Makes a writable NumPy array over the memory of an engine vector."""

    def __init__(self, values: Any, kind: type[Any]) -> None:
        self.values = values  # kept alive as long as an array uses it
        found = array(values, kind).__array_interface__
        self.__array_interface__ = {**found, "data": (found["data"][0], False)}

    def shown(self) -> NDArray[Any]:
        return np.asarray(self)


def buffer_pool(game: Game[Any], rows: int, mask: type[Any]) -> BufferPool[Any]:
    """A pool of buffers, each for this many observations; more than one get a row each."""

    def made() -> tuple[ObservationBuffer[Any], list[Any]]:
        buffer = ObservationBuffer(game, rows)
        flat = [Lent(buffer.vector.values, np.int16).shown(), Lent(buffer.masks, mask).shown()]
        buffer.lent = [each.data.cast("B") for each in flat]
        if rows == 1:
            return buffer, flat
        return buffer, [array.reshape(rows, -1) for array in flat] + flat

    return BufferPool(made)


def observation_space_of(game: Game[Any]) -> spaces.Dict:
    fields = game.layout.fields()
    low = np.concatenate([np.full(field.length, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, np.int16) for field in fields])
    mask = spaces.Box(0, 1, (len(game.moves),), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
