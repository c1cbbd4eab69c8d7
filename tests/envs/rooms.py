"""Every game at every number of players, and Naramata in all its ways."""

from typing import Any

import cuvee
from cuvee.envs import Batch

ROOMS: list[tuple[str, int, dict[str, Any]]] = [
    (name, players, {"mode": "solo"} if players == 1 else {})
    for name in cuvee.NAMES
    for players in range(cuvee.game(name).fewest, cuvee.game(name).most + 1)
]
ROOMS += [("naramata", players, {"mode": "fleet"}) for players in (2, 3, 4)]


def rows(batch: Batch) -> list[Any]:
    """Its arrays, whatever they hold."""
    return list(batch)
