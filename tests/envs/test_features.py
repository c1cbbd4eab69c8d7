"""What learners read: documented field by field, and nothing in it is for show."""

from pathlib import Path
from typing import Any

import pytest

import cuvee
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.core.state import seat_of
from cuvee.core.vector import Field, Vector
from cuvee.laws import sample_options

PAGE = Path(__file__).parent.parent.parent / "docs" / "features.md"
HEAD = """# What a learner reads, field by field

Made of the layouts in `games/<game>/observation.py` by `tests/envs/test_features.py`.
Every observation of a game has the same length, whatever the number of players: first the question,
then the table, then every seat, the own seat first and the others clockwise; seats that are not
there are zeros. All numbers are 16-bit integers, written from what the seat may know alone.
"""


RARE = {"picked"}  # a blend of several cubes: random estates hardly live to make one


def rows(fields: list[Field], at: int) -> str:
    lines = []
    for field in fields:
        lines.append(
            f"| {at} | {field.name} | {field.length} | {field.low} to {field.high} "
            f"| {field.about} |\n"
        )
        at += field.length
    return "| from | field | length | values | what |\n|---:|---|---:|---|---|\n" + "".join(lines)


def page() -> str:
    text = HEAD
    for name in cuvee.NAMES:
        layout = cuvee.game(name).game().layout
        table = layout.question + layout.table
        wide = sum(field.length for field in layout.seat)
        begin = sum(field.length for field in table)
        text += f"\n## {cuvee.game(name).title}: {layout.width} numbers\n\n{rows(table, 0)}"
        text += f"\nThen {layout.most} times, {wide} numbers for each seat:\n\n"
        text += rows(layout.seat, begin)
    return text


def test_the_page_tells_every_field() -> None:
    assert PAGE.read_text("utf-8") == page()


def vectors(game: Game[Any], seats: int, seed: int) -> list[list[int]]:
    """What the seats saw at their questions in one random game."""
    fate = Seeded(seed)
    state = game.start(seats, fate)
    moves = Moves(len(game.moves))
    seen = []
    while state.depth:
        step = state.top()
        seat = seat_of(step)
        out = Vector(game.layout.width)
        game.features(game.observe(state, seat), seat, out)
        seen.append(list(out.values))
        game.legal(state, step, moves)
        game.answer(state, step, moves.pick(fate), fate)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("name", cuvee.NAMES)
def test_every_field_has_something_to_say(name: str) -> None:
    """Over some games with all seats taken and any options, no field is always the same."""
    box = cuvee.game(name)
    seen: list[list[int]] = []
    for seed in range(24):
        seats = box.fewest + seed % (box.most + 1 - box.fewest)
        some = vectors(sample_options(box, seats, Seeded(seed)), seats, seed)
        seen += some[:: max(1, len(some) // 200)]
    at, names, lively = 0, set(), set()
    for field in box.game().layout.fields():
        parts = {tuple(vector[at : at + field.length]) for vector in seen}
        if len(parts) > 1:
            lively.add(field.name)
        names.add(field.name)
        at += field.length
    assert names - lively <= RARE


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
