"""Two builds beside each other: how fast is the second, with the first as 1?

    python tools/build/compare.py OLD NEW

OLD and NEW are folders that hold a package `cuvee`, such as `.venv/lib/python3.11/site-packages`
or `.venv/compiled`. Each gets a process of its own. They take turns of a fraction of a second,
so that what else the machine does meets both; the median of the turns' ratios counts.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

SEATS = 4
ROUNDS = 9
LONG = 0.3  # seconds of CPU time in each turn
MEASURES = ["random play", "search", "copies", "256 environments"]

Work = Callable[[int], int]  # does something so often, and says how much it did


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--measures", nargs="+", default=MEASURES, choices=MEASURES)
    given = parser.parse_args()
    compare(Contender(given.old), Contender(given.new), given.measures, given.rounds)


class Contender:
    """A process that measures the package in one folder whenever it is asked."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env=os.environ | {"PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.title, *self.games = self.hears()

    def hears(self) -> list[str]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("compare: one of the builds stopped")
        return line.rstrip("\n").split("\t")

    def rate(self, measure: str, game: str) -> float:
        """Units a second of CPU time, in one turn."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{measure}\t{game}\n")
        self.process.stdin.flush()
        return float(self.hears()[0])


def compare(old: Contender, new: Contender, measures: list[str], rounds: int) -> None:
    """A line for each measure and game: both medians, and the median of the ratios."""
    print(f"old: {old.title}\nnew: {new.title}\n{rounds} rounds\n")
    print("| what, a second | game | old | new | new / old |\n|---|---|---:|---:|---:|")
    for measure in measures:
        for game in old.games:
            turns = [turn(old, new, measure, game, k) for k in range(rounds + 1)][1:]
            before, after = (median(rates) for rates in zip(*turns, strict=True))
            ratio = median(b / a for a, b in turns)
            print(f"| {measure} | {game} | {said(before)} | {said(after)} | {ratio:.2f} |")


def turn(old: Contender, new: Contender, measure: str, game: str, k: int) -> tuple[float, float]:
    """One turn of each; who begins changes."""
    if k % 2:
        first = new.rate(measure, game)
        return old.rate(measure, game), first
    return old.rate(measure, game), new.rate(measure, game)


def said(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def worker() -> None:
    """What runs in each process: says what it is, then measures what it is told to."""
    import cuvee

    build = "compiled" if cuvee.COMPILED else "pure"
    print(f"{build} in {Path(cuvee.__file__).parent}", *cuvee.NAMES, sep="\t", flush=True)
    works: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        measure, game = line.rstrip("\n").split("\t")
        if (measure, game) not in works:
            works[measure, game] = prepared(measure, game)
        print(measured(works[measure, game]), flush=True)


def measured(work: Work) -> float:
    done, times, begun = 0, 1, process_time()
    while (took := process_time() - begun) < LONG:
        done += work(times)
        times *= 2 if took < LONG / 4 else 1
    return done / took


def prepared(measure: str, name: str) -> Work:
    """The work of one measure in one game."""
    from cuvee.bots.ismcts import TO_THE_END, Ismcts
    from cuvee.bots.playouts import copies, playouts
    from cuvee.core.fate import Seeded
    from cuvee.core.moves import Moves
    from cuvee.core.state import seat_of
    from cuvee.games import box

    game = box(name).game()
    state = game.start(SEATS, Seeded(1))

    def search(times: int) -> int:
        step, out = state.top(), Moves(len(game.moves))
        view = game.observe(state, seat_of(step))
        game.legal(view, step, out)
        Ismcts[Any](50 * times, TO_THE_END).search(game, view, step, out, Seeded(2))
        return 50 * times

    def copy(times: int) -> int:
        copies(state, 1000 * times)
        return 1000 * times

    if measure == "256 environments":
        return environments(name)
    return {
        "random play": lambda times: playouts(game, SEATS, 10 * times, 1)[0],
        "search": search,
        "copies": copy,
    }[measure]


def environments(name: str) -> Work:
    """Steps of many games at once, each seat the first legal answer."""
    import cuvee.envs

    many = cuvee.envs.vector(name, games=256, players=SEATS)
    batch = many.reset(seed=1)

    def step(times: int) -> int:
        nonlocal batch
        for _ in range(times):
            batch = many.step(batch.mask.argmax(1))
        return 256 * times

    return step


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        worker()
    else:
        main()
