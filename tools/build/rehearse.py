"""What a tuned build is made for, played with the library that counts its ways."""

import sys

sys.path.insert(0, sys.argv[1])

from random import Random
from typing import Any

from cuvee import COMPILED
from cuvee.bots.ismcts import TO_THE_END, Ismcts
from cuvee.bots.playouts import copies, playouts
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of
from cuvee.games import NAMES, box, face
from cuvee.loops.buffers import ObservationBuffer
from cuvee.loops.episodes import Episodes
from cuvee.loops.rewards import RANK

SEATS = 4


def play(game: Game[Any]) -> None:
    for seats in range(2, game.most + 1):
        playouts(game, seats, 50, 1)
    copies(game.start(SEATS, Seeded(1)), 10_000)


def search(game: Game[Any]) -> None:
    state = game.start(SEATS, Seeded(1))
    step, out = state.top(), Moves(len(game.moves))
    view = game.observe(state, seat_of(step))
    game.legal(view, step, out)
    Ismcts[Any](100, TO_THE_END).search(game, view, step, out, Seeded(2))
    Ismcts[Any](100).search(game, view, step, out, Seeded(2))


def learn(game: Game[Any], name: str) -> None:
    """Step many games with random answers, write observations, and print one board."""
    count, dice = 32, Random(1)
    page = ObservationBuffer(game, count)
    tables = Episodes(game, SEATS, RANK, [[None] * SEATS] * count, list(range(count)), count)
    for _ in range(500):
        page.begin()
        tables.step([dice.choice(table.legal()) for table in tables.episodes], page)
        face(name).board(game.observe(tables.episodes[0].state, 0), 0, list("ABCD"))


assert COMPILED, "only a compiled library counts"
for name in NAMES:
    play(box(name).game())
    search(box(name).game())
    learn(box(name).game(), name)
