"""What the golden games must show, the lines of play from some positions, one table as text."""

import re

import pytest

import cuvee
from cuvee.bots.perft import perft
from cuvee.games.grand_cru.face import FACE
from cuvee.games.grand_cru.game import BOX
from games.grand_cru.golden import GAMES, LOGS, play


def log(name: str) -> str:
    return (LOGS / f"{name}.cuvee").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_shows_what_it_is_for(name: str) -> None:
    assert all(word in log(name) for word in GAMES[name].words)


@pytest.mark.parametrize("name", ["loans_repaid", "bankruptcy"])
def test_our_bots_play_the_same_game_again(name: str) -> None:
    assert play(GAMES[name]).log == log(name)


def test_GC_R36_a_golden_game_is_won_by_nobody() -> None:
    match = cuvee.load(log("nobody_wins"))
    assert match.game.victory(match.state) == [0, 0]


def test_every_option_has_a_golden_log() -> None:
    told = {word for name in GAMES for word in re.findall(r"(\w+)=", log(name))}
    assert told == {option.name for option in BOX.options}


@pytest.mark.parametrize(
    ("name", "plies", "lines"),
    [
        ("loans_repaid", 0, [5, 25, 1025]),
        ("loans_repaid", 100, [24, 475, 7938]),
        ("innovation", 150, [13, 141, 1381]),
        ("brand_identity", 60, [36, 1020, 31709]),
    ],
)
def test_perft(name: str, plies: int, lines: list[int]) -> None:
    match = cuvee.load(log(name), plies)
    assert [perft(match.game, match.state, depth, 7) for depth in (1, 2, 3)] == lines


def test_the_table_of_a_golden_position_in_words() -> None:
    match = cuvee.load(log("innovation"), plies=120)
    told = FACE.board(match.view(0), 0, ["Ada", "Bo", "Cy"]) + "\n"
    assert told == (LOGS.parent / "position.txt").read_text("utf-8")
