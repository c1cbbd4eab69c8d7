"""Measurements of speed for `cuvee bench`."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import cuvee
from cuvee.bots.ismcts import TO_THE_END, Ismcts
from cuvee.bots.playouts import copies, playouts
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of

LONG_ENOUGH = 0.2  # seconds of CPU time for one run
ROUNDS = 5


def best_rate(work: Callable[[int], int]) -> float:
    """Units per second of CPU time, the best of several runs.

    `work(n)` does something n times and returns how many units that was.
    """
    times = 1
    while True:
        begun = process_time()
        work(times)
        took = process_time() - begun
        if took >= LONG_ENOUGH:
            break
        times = max(times * 2, int(times * LONG_ENOUGH / max(took, 0.001)))
    rates = []
    for _ in range(ROUNDS):
        begun = process_time()
        done = work(times)
        rates.append(done / (process_time() - begun))
    return max(rates)


def random_play(game: Game[Any], seats: int) -> float:
    """Decisions per second of random play, with the loop inside the engine."""
    return best_rate(lambda games: playouts(game, seats, games, 1)[0])


def driven_play(game: Game[Any], seats: int) -> float:
    """Decisions per second with the loop in Python: four calls for each decision."""
    return best_rate(lambda games: sum(drive(game, seats, seed) for seed in range(games)))


def drive(game: Game[Any], seats: int, seed: int) -> int:
    fate = Seeded(seed)
    out = Moves(len(game.moves))
    state = game.start(seats, fate)
    legal, answer, top, pick = game.legal, game.answer, state.top, out.pick
    decisions = 0
    while state.depth:
        step = top()
        legal(state, step, out)
        answer(state, step, pick(fate), fate)
        decisions += 1
    return decisions


def copied(game: Game[Any], seats: int) -> float:
    """Copies of the opening position per second."""
    state = game.start(seats, Seeded(1))

    def copy(times: int) -> int:
        copies(state, times)
        return times

    return best_rate(copy)


def searched(game: Game[Any], seats: int) -> float:
    """Search simulations per second from the opening, each played to the end at random."""
    state = game.start(seats, Seeded(1))
    step = state.top()
    view = game.observe(state, seat_of(step))
    out = Moves(len(game.moves))
    game.legal(view, step, out)

    def search(times: int) -> int:
        bot: Ismcts[Any] = Ismcts(times, TO_THE_END)
        bot.search(game, view, step, out, Seeded(2))
        return times

    return best_rate(search)


def interpreted_play(name: str, seats: int) -> float:
    """Random play with the same code uncompiled, in a separate process."""
    with TemporaryDirectory() as folder:
        shutil.copytree(
            Path(cuvee.__file__).parent,
            Path(folder) / "cuvee",
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        code = (
            "from cuvee.cli.measures import random_play; from cuvee.games import box;"
            f"print(random_play(box({name!r}).game(), {seats}))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONPATH": folder},
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout)


def start_up(args: list[str]) -> float:
    """Milliseconds of CPU time to run Python with these arguments, the best of several."""
    return min(once(args) for _ in range(ROUNDS))


def once(args: list[str]) -> float:
    before = spent_by_children()
    env = os.environ | {"PYTHONPATH": str(Path(cuvee.__file__).parent.parent)}
    subprocess.run([sys.executable, *args], stdout=subprocess.DEVNULL, env=env, check=True)
    return 1000 * (spent_by_children() - before)


def spent_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
