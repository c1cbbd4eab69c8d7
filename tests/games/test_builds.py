"""Both builds play the same games: random games of every kind, told by a committed number."""

from pathlib import Path

import pytest

import cuvee
from cuvee.core.fate import Seeded
from cuvee.core.game import play_out
from cuvee.core.moves import Moves
from cuvee.laws import sample_options

FILE = Path(__file__).with_name("builds.txt")
GAMES = 12


def tables() -> list[tuple[str, int]]:
    boxes = [cuvee.game(name) for name in cuvee.NAMES]
    return [(box.name, seats) for box in boxes for seats in range(box.fewest, box.most + 1)]


def told(name: str, seats: int) -> str:
    """Decisions and last states of some random games with random options, as one line."""
    decisions, last = 0, ""
    for seed in range(GAMES):
        game = sample_options(cuvee.game(name), seats, Seeded(seed))
        fate = Seeded(seed)
        state = game.start(seats, fate)
        decisions += int(play_out(game, state, fate, Moves(len(game.moves))))
        last += state.digest()[:4]
    return f"{name} {seats} {decisions} {last}"


@pytest.mark.parametrize(("name", "seats"), tables())
def test_both_builds_play_the_same_games(name: str, seats: int) -> None:
    assert told(name, seats) in FILE.read_text("utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text("".join(f"{told(*table)}\n" for table in tables()), "utf-8")
