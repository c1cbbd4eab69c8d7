"""Golden files: whole games, the lines of play from some positions, one table as text."""

import re

import pytest

import cuvee
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.moves import Moves
from cuvee.games.grand_cru.face import FACE
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.state import State
from games.grand_cru.golden import GAMES, LOGS, play

DIGESTS = dict(line.split() for line in (LOGS / "digests.txt").read_text("utf-8").splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_log_replays_to_the_same_end(name: str) -> None:
    log = (LOGS / f"{name}.cuvee").read_text("utf-8")
    match = cuvee.load(log)
    assert match.over and match.log == log and match.state.digest() == DIGESTS[name]
    assert all(word in log for word in GAMES[name].words)


@pytest.mark.parametrize("name", ["loans_repaid", "bankruptcy"])
def test_our_bots_play_the_same_game_again(name: str) -> None:
    assert play(GAMES[name]).log == (LOGS / f"{name}.cuvee").read_text("utf-8")


def test_every_ending_and_every_variant_has_a_golden_log() -> None:
    logs = {name: (LOGS / f"{name}.cuvee").read_text("utf-8") for name in GAMES}
    endings = {word for log in logs.values() for word in re.findall(r"^ending (\w+)", log, re.M)}
    assert endings == {"loans_repaid", "bankruptcy", "year_limit"}
    options = {word for log in logs.values() for word in re.findall(r"(\w+)=", log)}
    assert options == {option.name for option in BOX.options}


def perft(game: Game[State], state: State, depth: int) -> int:
    """How many lines of so many answers there are, with chance always the same."""
    if depth == 0 or state.depth == 0:
        return 1
    out = Moves(len(game.table))
    step = state.top()
    game.legal(state, step, out)
    total = 0
    for move in out.as_list():
        twin = state.copy()
        game.answer(twin, step, move, Seeded(7))
        total += perft(game, twin, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "plies", "lines"),
    [
        ("loans_repaid", 0, [5, 25, 1025]),
        ("loans_repaid", 100, [24, 475, 7938]),
        ("innovation", 150, [13, 141, 1381]),
        ("brand_identity", 60, [15, 262, 4639]),
    ],
)
def test_perft(name: str, plies: int, lines: list[int]) -> None:
    match = cuvee.load((LOGS / f"{name}.cuvee").read_text("utf-8"), plies)
    assert [perft(match.game, match.state, depth) for depth in (1, 2, 3)] == lines


def test_the_table_of_a_golden_position_in_words() -> None:
    match = cuvee.load((LOGS / "innovation.cuvee").read_text("utf-8"), plies=120)
    told = FACE.board(match.view(0), 0, ["Ada", "Bo", "Cy"]) + "\n"
    assert told == (LOGS.parent / "position.txt").read_text("utf-8")
