"""Golden files of every game: the words of its moves, and whole games that must replay alike."""

from pathlib import Path

import pytest

import cuvee

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/logs/*.cuvee"))


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_the_move_table_is_frozen(name: str) -> None:
    """A changed line is another action id: it breaks old logs and trained bots."""
    table = cuvee.game(name).game().moves
    assert table.texts == (HERE / name / "moves.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_game_replays_to_the_same_state(path: Path) -> None:
    text = path.read_text("utf-8")
    match = cuvee.load(text)
    digests = dict(
        line.split() for line in (path.parent / "digests.txt").read_text("utf-8").splitlines()
    )
    assert match.over and match.state.digest() == digests[path.stem]
    assert match.log == text


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_every_ending_has_its_golden_game(name: str) -> None:
    game = cuvee.game(name).game()
    told = {
        line.split()[1]
        for path in HERE.glob(f"{name}/**/*.cuvee")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("ending ")
    }
    assert told == set(game.endings[1:])
