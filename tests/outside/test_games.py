"""A game in a package of its own stands wherever ours do: CLI, browser, laws, arena, learners."""

import json
import os
import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest
from starlette.testclient import TestClient

import cuvee as package
from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cuvee import envs
from cuvee.core.outside import OutsideError
from cuvee.games import box, card, cards, face
from cuvee.laws import check_game, check_table
from cuvee.server.pages.style import sheet_address
from outside.conftest import Install
from server.conftest import Guest
from server.conftest import anna as anna
from server.conftest import db as db
from server.conftest import server as server
from server.conftest import sqlite_db as sqlite_db

OURS = ["bottles", "grand_cru", "dom_pierre", "naramata"]


def test_it_stands_on_the_shelf_behind_ours(nouveau: Path) -> None:
    assert [*package.NAMES] == [*OURS, "nouveau"] == list(cards())
    assert card("nouveau").title == "Nouveau" and box("nouveau").name == "nouveau"
    match = package.game("nouveau").match(players=2, seed=1)
    match.submit(0, "bid 0")
    assert package.load(match.log).log == match.log


def test_without_it_the_shelf_is_ours(site: Path) -> None:
    assert [*package.NAMES] == OURS
    with pytest.raises(package.UnknownGame, match="no game 'nouveau'; there are bottles, grand_c"):
        box("nouveau")


def test_the_command_line_knows_it(nouveau: Path, cuvee: Cuvee) -> None:
    assert "nouveau     Nouveau, 2 to 4 players" in cuvee("games").out
    assert "rounds = 3  (1 to 5)" in cuvee("games", "nouveau").out
    assert "pay 3" in cuvee("moves", "nouveau").out
    checked = cuvee("check", "nouveau", "--games", "2")
    assert checked.status == 0 and "all laws hold in 6 games" in checked.out
    played = cuvee("simulate", "nouveau", "--games", "20", "--bots", "greedy", "--json")
    assert json.loads(played.out)["finished"] == 20
    drawn = cuvee("play", "nouveau", "--players", "2", "--bots", "greedy", stdin="bid 0\npass\n")
    assert "Player 1: turn (about 3)?" in drawn.out


def test_a_process_of_its_own_finds_it_and_so_do_its_workers(nouveau: Path) -> None:
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(nouveau), str(Path(package.__file__).parents[1])])
    }

    def run(*args: str) -> str:
        done = [sys.executable, "-m", "cuvee", *args]
        return subprocess.run(done, env=env, capture_output=True, text=True, check=True).stdout

    assert "nouveau     Nouveau, 2 to 4 players" in run("games")
    args = ["simulate", "nouveau", "--games", "80", "--bots", "thrifty,random", "--players", "2"]
    one, two = (json.loads(run(*args, "--jobs", jobs, "--json")) for jobs in "12")
    assert one["mean_score_by_seat"] == two["mean_score_by_seat"]


def test_the_laws_hold_for_it_in_every_build(nouveau: Path) -> None:
    game = box("nouveau").game()
    check_table(game)
    assert check_game(game, 3, 1, face("nouveau"), every=2) == 12


def test_the_arena_plays_it_and_balance_counts_what_it_can(nouveau: Path, cuvee: Cuvee) -> None:
    args = ["--game", "nouveau", "--bots", "greedy,thrifty", "--players", "2", "--blocks", "3"]
    found = json.loads(cuvee("tournament", *args, "--json").out)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "thrifty"]
    told = json.loads(cuvee("balance", "nouveau", "--games", "4", "--json").out)
    assert told["reports"][0]["uses"] == [] and told["reports"][0]["games"] == 4


def test_learners_find_it(nouveau: Path) -> None:
    env = envs.aec("nouveau_v1")
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1"] and env.last()[0]["action_mask"].sum() == 4
    envs.register()
    single = gymnasium.make("cuvee/nouveau-3p-v1", opponents="thrifty")
    assert single.reset(seed=1)[1]["action_mask"].sum() == 4


def test_the_browser_shows_it_with_a_plain_face(nouveau: Path, anna: Guest) -> None:
    home = anna.get("/").text
    assert "Nouveau</h3>" in home and "the smallest wine game there is." in home
    assert "swaps the card" in anna.get("/rules/nouveau").text
    form = anna.get("/new/nouveau").text
    assert 'value="thrifty"' in form and "from cuvee-nouveau" in form
    assert "how often everybody has a turn" in form
    key = anna.opens("nouveau", "me", "bot thrifty", seed="1")
    with anna.sits(key) as mine:
        mine.until_asked()
        mine.answers("bid 0")
        mine.until_asked()
        assert ["pass", "pass"] in mine.ask["moves"]
    assert anna.get(sheet_address("nouveau")).text == ""


def test_a_package_may_bring_a_face_and_a_cover(
    nouveau: Path, install: Install, anna: Guest
) -> None:
    install("cuvee-rose", {"cuvee.games": {"rose": "rose"}})
    (nouveau / "rose").mkdir()
    for name in ("__init__.py", "game.py", "box.toml"):
        text = (nouveau / "nouveau" / name).read_text("utf-8")
        (nouveau / "rose" / name).write_text(text.replace("Nouveau", "Rosé"), "utf-8")
    text = (
        "from cuvee.render.plain import Plain\n"
        "from rose.game import BOX\n"
        "FACE = Plain(BOX.game())\n"
        "FACE.style = '.rose{fill:pink}'\n"
    )
    (nouveau / "rose" / "face.py").write_text(text, "utf-8")
    (nouveau / "rose" / "cover.svg").write_text("<svg><title>Rosé</title></svg>", "utf-8")
    assert anna.get(sheet_address("rose")).text == ".rose{fill:pink}"
    assert "<svg><title>Rosé</title></svg>" in anna.get("/").text


BROKEN = {
    "nowhere": ("nowhere", {}, "there is no package 'nowhere'"),
    "bare": ("bare", {"__init__.py": ""}, r"bare.box\.toml: cannot be read"),
    "odd": ("odd", {"box.toml": "title = 3", "__init__.py": ""}, r"title is 3; wanted: a text"),
    "renamed": (
        "elsewhere",
        {"box.toml": 'title = "R"\nplayers = { fewest = 2, most = 2 }', "__init__.py": ""},
        r"calls it 'elsewhere': write name = 'renamed' there",
    ),
    "bottles": ("bottles", {}, "there is another game of this name"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_without_a_game_is_left_out_aloud(
    install: Install, name: str, server: TestClient
) -> None:
    where, files, said = BROKEN[name]
    site = install("cuvee-broken", {"cuvee.games": {name: where}})
    if files:
        (site / where).mkdir()
    for file, text in files.items():
        (site / where / file).write_text(text, "utf-8")
    words = rf"the game '{name}' of the package cuvee-broken does not load: .*{said}.*;"
    with pytest.warns(UserWarning, match=words + ".*pip uninstall cuvee-broken"):
        assert list(cards()) == OURS
    if name != "bottles":
        with pytest.raises(OutsideError, match=words):
            box(name)
    assert server.get("/").status_code == 200


def test_a_game_that_does_not_import_says_where(
    nouveau: Path, cuvee: Cuvee, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "nouveau"]:
        monkeypatch.delitem(sys.modules, name)
    game = nouveau / "nouveau" / "game.py"
    game.write_text("import cuvee\n\ncuvee.corks()\n", "utf-8")
    done = cuvee("games", "nouveau")
    assert done.status == 2 and done.err.count("\n") == 1
    assert "the game 'nouveau' of the package cuvee-nouveau does not load: " in done.err
    assert "game.py, line 3: AttributeError: module 'cuvee' has no attribute 'corks'" in done.err
    page = anna.post("/now", game="nouveau")
    assert page.status_code == 500 and "line 3: AttributeError" in page.text
    assert anna.get("/").status_code == 200
