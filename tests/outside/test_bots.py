"""Bots of one's own: registered, in a file named by --code, or in an installed package."""

import json
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cli.conftest import process as process
from cuvee import bots
from cuvee.bots import code, roster
from cuvee.bots.results import results
from cuvee.bots.uniform import Uniform
from cuvee.core.outside import OutsideError
from cuvee.games import box
from outside.conftest import Install
from server.conftest import Guest
from server.conftest import anna as anna
from server.conftest import db as db
from server.conftest import server as server
from server.conftest import sqlite_db as sqlite_db

FIRST = '''
from cuvee.bots import Bot
from cuvee.core.moves import Moves
from helper import choose


class First(Bot):
    """Takes the first answer."""

    def answer(self, game, view, step, fate):
        out = Moves(len(game.moves))
        game.legal(view, step, out)
        return choose(out.as_list())
'''
SICK = """
from cuvee.bots import Bot, register
from cuvee.core.moves import UnknownMove


class Sick(Bot):
    def answer(self, game, view, step, fate):
        raise {error}("too much wine")


register("sick", Sick)
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No bot stays known beyond its test."""
    yield
    roster.REGISTERED.clear()
    code.LOADED.clear()


@pytest.fixture
def first(tmp_path: Path) -> str:
    """A file with a bot, and a module of its own beside it."""
    (tmp_path / "helper.py").write_text("def choose(moves): return moves[0]\n")
    (tmp_path / "first.py").write_text(FIRST)
    return str(tmp_path / "first.py")


def sick(folder: Path, error: str = "RuntimeError") -> str:
    (folder / "sick.py").write_text(SICK.format(error=error))
    return str(folder / "sick.py")


def test_a_registered_bot_plays_by_its_name() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'mine'"):
        bots.named("mine")
    bots.register("mine", Uniform)
    assert "mine" in bots.names() and isinstance(bots.named("mine"), Uniform)


@pytest.mark.parametrize("name", ["greedy", "top", "ismcts:7", "two words", "a,b", "", "3"])
def test_a_name_that_is_taken_or_no_word_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"is a bot of ours; choose|is no name for a bot; write"):
        bots.register(name, Uniform)


def test_classes_in_a_file_are_found_by_name(cuvee: Cuvee, first: str) -> None:
    args = ["simulate", "bottles", "--players", "2", "--games", "2", "--bots", "First,random"]
    refused = cuvee(*args)
    assert refused.status == 2 and "there is no bot 'First'; there are random" in refused.err
    assert json.loads(cuvee(*args, "--code", first, "--json").out)["finished"] == 2


def test_every_command_with_bots_takes_code(cuvee: Cuvee, first: str) -> None:
    known = ["--code", first]
    few = ["--players", "2", "--option", "mode=short", "--option", "max_rounds=10"]
    met = cuvee("tournament", "--game", "bottles", "--bots", "First,random", "--blocks", "2", *few,
                *known, "--json")  # fmt: skip
    assert [bot["bot"] for bot in json.loads(met.out)["bots"]] == ["First", "random"]
    alone = cuvee("balance", "bottles", "--bots", "First", "--games", "3", *few, *known, "--json")
    assert json.loads(alone.out)["reports"][0]["bot"] == "First"
    played = cuvee("play", "bottles", "--bots", "First", *few, *known, "--save", "g", stdin="quit")
    assert played.status == 0
    cuvee("play", "bottles", *few, "--save", "g", stdin="1\n1\n1\n")
    judged = cuvee("analyse", "g", "--bot", "First", *known)
    assert "as First sees them" in judged.out


def test_worker_processes_load_the_file_too(process: Cuvee, first: str) -> None:
    args = ["simulate", "bottles", "--players", "2", "--games", "8", "--bots", "First"]
    short = ["--option", "mode=short", "--option", "max_rounds=10", "--code", first, "--json"]
    one, two = (process(*args, *short, "--jobs", jobs) for jobs in "12")
    assert one.status == two.status == 0, one.err + two.err
    scores = [json.loads(done.out)["mean_score_by_seat"] for done in (one, two)]
    assert scores[0] == scores[1]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("error", ["RuntimeError", "UnknownMove", "FileNotFoundError"])
def test_a_bot_that_raises_raises_with_its_traceback(
    process: Cuvee, tmp_path: Path, jobs: str, error: str
) -> None:
    given = ["--players", "2", "--code", sick(tmp_path, error), "--jobs", jobs]
    for args in (
        ["simulate", "bottles", "--bots", "sick", "--games", "4"],
        ["tournament", "--game", "bottles", "--bots", "sick,random", "--blocks", "4"],
    ):
        done = process(*args, *given)
        assert done.status == 1 and 'sick.py", line 8, in answer' in done.err
        assert f"{error}: too much wine" in done.err and "raised by the bot Sick" in done.err


def test_it_raises_in_python_too(tmp_path: Path) -> None:
    bots.load_code(sick(tmp_path))
    two = [bots.named("sick")] * 2
    with pytest.raises(RuntimeError, match="too much wine") as raised:
        results(box("bottles").game(), 2, two, 1, 1)
    assert traceback.extract_tb(raised.value.__traceback__)[-1].filename.endswith("sick.py")


def test_a_terminal_game_is_saved_before_its_bot_raises(cuvee: Cuvee, tmp_path: Path) -> None:
    args = ["play", "bottles", "--players", "2", "--bots", "sick", "--code", sick(tmp_path)]
    with pytest.raises(RuntimeError, match="too much wine"):
        cuvee(*args, "--save", "kept.cuvee", stdin="1\n")
    assert "s0 choose" in (tmp_path / "kept.cuvee").read_text("utf-8")


def test_only_a_browser_table_replaces_it_and_says_so(tmp_path: Path, anna: Guest) -> None:
    bots.load_code(sick(tmp_path))
    page = anna.get("/new/bottles").text
    assert 'value="sick"' in page and "one of your own" in page
    key = anna.opens("bottles", "me", "bot sick")
    with anna.sits(key) as mine:
        mine.until_asked()
        mine.answers()
        mine.until_asked()
        assert "could not go on; a simpler bot takes over" in mine.story


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import cuvee\n\ncuvee.corks()\n", r"mine\.py does not load: .*mine\.py, line 3: Attrib"),
        ("def (:\n", r"mine\.py does not load: .*mine\.py, line 1: SyntaxError: invalid syntax"),
        ("import no_such_wine\n", r"mine\.py, line 1: ModuleNotFoundError: No module named 'no_"),
        ("x = 1\n", r"mine\.py has no bot: write a class of cuvee\.bots\.Bot"),
        ("from cuvee.bots.greedy import Greedy\n", r"mine\.py has no bot: "),
        (None, r"mine\.py is no Python file that can be read"),
    ],
)
def test_a_file_that_does_not_load_says_where(
    cuvee: Cuvee, tmp_path: Path, text: str | None, said: str
) -> None:
    path = tmp_path / "mine.py"
    if text is not None:
        path.write_text(text)
    with pytest.raises(OutsideError, match=said):
        code.load_code(path)
    done = cuvee("simulate", "bottles", "--code", str(path))
    assert done.status == 2 and done.err.count("\n") == 1


def test_an_installed_bot_that_does_not_load_names_its_package(
    install: Install, cuvee: Cuvee
) -> None:
    install("cuvee-sober", {"cuvee.bots": {"sober": "no_such_module:Sober"}})
    assert "sober" in roster.names()
    done = cuvee("simulate", "bottles", "--bots", "sober")
    assert done.status == 2
    assert "the bot 'sober' of the package cuvee-sober does not load: ModuleNotFound" in done.err
    assert "pip uninstall cuvee-sober" in done.err
