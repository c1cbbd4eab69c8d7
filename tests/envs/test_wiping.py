"""Pages are written again: nothing of what stood there before is seen."""

import numpy as np
import pytest

import cuvee
from cuvee.envs import vector

STEPS = 60 if cuvee.COMPILED else 6


@pytest.mark.parametrize("name", cuvee.NAMES)
@pytest.mark.parametrize("games", [2, 8, 11])  # rows are wiped eight at a time
def test_a_used_page_shows_what_a_new_one_shows(name: str, games: int) -> None:
    env = vector(name, games=games, players=3)
    mask = env.reset(seed=3).mask.copy()
    for _ in range(STEPS):
        batch = env.step(mask.argmax(1))
        fresh = env.clone().batch()
        assert np.array_equal(batch.observation, fresh.observation)
        assert np.array_equal(batch.mask, fresh.mask)
        mask = batch.mask.copy()
        batch.observation.fill(7)  # whoever scribbles on a page spoils only his own
        batch.mask.fill(True)
        del batch
