"""Commands that ask and answer in one go, on every game there is."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import cuvee as package
from cli.conftest import Cuvee
from cuvee.cli import check as check_command
from cuvee.cli import simulate
from cuvee.games import NAMES, box
from cuvee.laws import LawBroken

FIGURES = [
    "game",
    "players",
    "games",
    "finished",
    "decisions",
    "seconds",
    "decisions_per_second",
    "compiled",
    "decisions_per_game",
    "endings",
    "win_share_by_seat",
    "mean_score_by_seat",
]


def test_games_lists_the_shelf(cuvee: Cuvee) -> None:
    lines = cuvee("games").out.splitlines()
    hint = next(k for k, line in enumerate(lines) if line.startswith("`cuvee games GAME`"))
    assert [line.split()[0] for line in lines[:hint]] == list(NAMES)
    listed = json.loads(cuvee("games", "--json").out)
    assert [game["name"] for game in listed] == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_shows_its_options(cuvee: Cuvee, name: str) -> None:
    out = cuvee("games", name).out
    (facts,) = json.loads(cuvee("games", name, "--json").out)
    assert facts["players"] == {"fewest": box(name).fewest, "most": box(name).most}
    for option in box(name).options:
        assert f"  {option.name} = " in out
    assert [option["name"] for option in facts["options"]] == [o.name for o in box(name).options]


@pytest.mark.parametrize("name", NAMES)
def test_moves_lists_every_move(cuvee: Cuvee, name: str) -> None:
    table = box(name).game().moves
    head, *lines = cuvee("moves", name).out.splitlines()
    assert lines == table.texts and table.digest() in head
    facts = json.loads(cuvee("moves", name, "--json").out)
    assert (facts["moves"], facts["digest"]) == (table.texts, table.digest())


@pytest.mark.parametrize("name", NAMES)
def test_simulate_says_what_is_promised(cuvee: Cuvee, name: str) -> None:
    done = cuvee("simulate", name, "--players", "3", "--games", "5", "--seed", "9", "--json")
    found = json.loads(done.out)
    assert list(found) == FIGURES and done.err == ""
    assert (found["game"], found["players"], found["games"]) == (name, 3, 5)
    assert found["finished"] == sum(found["endings"].values()) == 5
    assert found["compiled"] is package.COMPILED and found["seconds"] > 0
    assert abs(sum(found["win_share_by_seat"]) - 1) < 1e-9
    assert found["decisions"] == 5 * found["decisions_per_game"]["mean"]
    assert len(found["mean_score_by_seat"]) == 3


def test_a_victory_of_nobody_is_shared_by_nobody() -> None:
    rows = [(9, 2, [0, 0], [1, 1], [0.0, 0.0]), (9, 1, [3, 3], [1, 1], [0.5, 0.5])]
    game = box("grand_cru").game()
    assert simulate.figures(game, 2, rows, 1.0)["win_share_by_seat"] == [0.25, 0.25]


def figures(done: str) -> dict[str, object]:
    found = json.loads(done)
    return {key: value for key, value in found.items() if "second" not in key}


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "greedy,random,random"])
def test_figures_do_not_depend_on_who_plays_them(process: Cuvee, bots: str) -> None:
    args = ["simulate", "bottles", "--players", "3", "--games", "6", "--bots", bots, "--json"]
    one, two = process(*args), process(*args, "--jobs", "2")
    assert one.status == two.status == 0 and one.err == two.err == ""
    assert figures(one.out) == figures(two.out)


def test_simulate_shows_people_a_table(cuvee: Cuvee) -> None:
    out = cuvee("simulate", "bottles", "--players", "2", "--games", "3").out
    assert "3 of 3 games of bottles ended" in out and "s1" in out and "s2" not in out


def test_simulate_takes_options(cuvee: Cuvee) -> None:
    args = ["simulate", "bottles", "--games", "10", "--json"]
    short = cuvee(*args, "--option", "max_rounds=10", "--option", "negotiation=off")
    assert figures(short.out) != figures(cuvee(*args).out)


@pytest.mark.parametrize("name", NAMES)
def test_perft_counts_the_same_again(cuvee: Cuvee, name: str) -> None:
    args = ["perft", name, "--players", "2", "--depth", "2", "--json"]
    found = json.loads(cuvee(*args).out)
    assert found == json.loads(cuvee(*args).out)
    first, second = found["sequences"]
    match = box(name).match(2, seed=1)
    assert first == len(match.legal(match.questions[0].seat)) and second > first
    table = cuvee("perft", name, "--players", "2", "--depth", "2").out.splitlines()
    assert table[0].split() == ["depth", "sequences", "seconds"] and len(table) == 3


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", ["-1", "0"])
def test_draw_makes_a_picture(cuvee: Cuvee, tmp_path: Path, name: str, seat: str) -> None:
    args = ["draw", name, "--seed", "7", "--ply", "30", "--seat", seat]
    assert cuvee(*args, "--out", "table.svg").status == 0
    written = (tmp_path / "table.svg").read_text("utf-8")
    assert written == cuvee(*args).out
    assert ET.fromstring(written).tag == "{http://www.w3.org/2000/svg}svg"


def test_draw_stops_at_the_end_of_the_game(cuvee: Cuvee) -> None:
    args = ["draw", "bottles", "--players", "2", "--option", "max_rounds=10"]
    ends = {cuvee(*args, "--ply", ply).out for ply in ("100000", "200000")}
    assert len(ends) == 1


def test_draw_knows_greedy_games(cuvee: Cuvee) -> None:
    args = ["draw", "bottles", "--players", "2", "--ply", "12"]
    assert cuvee(*args).out != cuvee(*args, "--bots", "greedy").out


def test_check_is_content_with_a_lawful_game(cuvee: Cuvee) -> None:
    args = ["check", "bottles", "--players", "2", "--games", "2"]
    done = cuvee(*args)
    assert done.status == 0 and "all laws hold in 2 games" in done.out
    assert json.loads(cuvee(*args, "--json").out)["broken"] is None


@pytest.mark.slow
def test_check_looks_at_every_number_of_players_and_shares_the_work(process: Cuvee) -> None:
    done = process("check", "bottles", "--games", "1", "--jobs", "2")
    assert done.status == 0 and "all laws hold in 5 games" in done.out


def broken(*args: object, **more: object) -> int:
    raise LawBroken("undo", "it does not\nlead back", "cuvee 1\n")


def test_check_reports_a_broken_law_with_its_log(
    cuvee: Cuvee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_command, "check_game", broken)
    done = cuvee("check", "bottles", "--players", "3", "--seed", "5", "--out", "found")
    path = "found/broken-bottles-3-5.cuvee"
    says = f"bottles with 3 players, seed 5: undo: it does not lead back; see {path}\n"
    assert (done.status, done.out) == (1, says)
    assert (tmp_path / path).read_text() == "cuvee 1\n"
    done = cuvee("check", "bottles", "--players", "3", "--seed", "5", "--out", "found", "--json")
    assert (done.status, json.loads(done.out)["log"]) == (1, path)


@pytest.mark.slow
def test_bench_measures_beside_budgets(cuvee: Cuvee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuvee.cli.measures.LONG_ENOUGH", 0.01)
    found = json.loads(cuvee("bench", "bottles", "--players", "2", "--json").out)
    assert found["build"] in (("compiled", "tuned") if package.COMPILED else ("interpreted",))
    (game,) = found["games"]
    assert (game["game"], game["players"]) == ("bottles", 2)
    rates = {figure["what"]: figure["found"] for figure in game["figures"]}
    assert len(rates) == 7 and all(rate > 20 for rate in rates.values())
    assert game["speed_up"] > (5 if package.COMPILED else 0.3)
    monkeypatch.setattr("cuvee.cli.bench.find_spec", lambda name: None)
    out = cuvee("bench", "bottles").out
    assert "× floor" in out and "times as fast as its interpreted twin" in out
    assert "cuvee[envs]" in out and "steps/s" not in out
