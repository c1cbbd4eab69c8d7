"""Every game on the shelf obeys the laws with any number of players; a new one comes by itself."""

import pytest

from cuvee import COMPILED
from cuvee.core.fate import Seeded
from cuvee.games import NAMES, box, face
from cuvee.laws import check_game, check_table, sample_options

TABLES = [(name, seats) for name in NAMES for seats in range(box(name).fewest, box(name).most + 1)]
SEEDS = range(8) if COMPILED else range(2)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_of_moves(name: str) -> None:
    check_table(box(name).game())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_laws_hold(name: str, seats: int, seed: int) -> None:
    """The first seed plays by the usual rules if they fit, the others with options at random."""
    game = box(name).game()
    if seed > 0 or not game.fewest <= seats <= game.most:
        game = sample_options(box(name), seats, Seeded(seed))
    check_game(game, seats, seed, face(name))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1030))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_laws_hold_for_long(name: str, seats: int, seed: int) -> None:
    game = sample_options(box(name), seats, Seeded(seed))
    check_game(game, seats, seed, face(name), every=4)
