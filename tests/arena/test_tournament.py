"""A tournament says the same whoever plays it, and goes on where it was killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cuvee as package
from cli.conftest import Cuvee, same_package
from cli.conftest import cuvee as cuvee
from cli.conftest import process as process
from cuvee.arena.blocks import Played
from cuvee.arena.intervals import Stop
from cuvee.arena.ledger import Ledger
from cuvee.arena.setting import Setting
from cuvee.arena.tournament import run

SHORT = ["--option", "mode=short", "--option", "max_rounds=10", "--option", "negotiation=off"]
PLAY = ["tournament", "--game", "bottles", "--bots", "random,greedy", "--players", "2", *SHORT]
FIGURES = {"bot", "win_share", "low", "high", "mean_rank", "rating"}


def test_it_says_what_is_promised(cuvee: Cuvee) -> None:
    done = cuvee(*PLAY, "--blocks", "4", "--json")
    found = json.loads(done.out)
    assert done.err == "" and (found["game"], found["blocks"], found["games"]) == ("bottles", 4, 8)
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy"]
    for bot in found["bots"]:
        assert bot.keys() >= FIGURES and bot["low"] <= bot["win_share"] <= bot["high"]
    assert sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)
    assert "greedy" in cuvee(*PLAY, "--blocks", "1").out


@pytest.mark.slow
def test_the_result_does_not_depend_on_how_many_play(process: Cuvee, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        done = process(*PLAY, "--blocks", "4", "--jobs", jobs, "--out", f"{jobs}.jsonl", "--json")
        assert done.status == 0 and done.err == ""
        (tmp_path / f"{jobs}.json").write_text(done.out)
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@pytest.mark.slow
@pytest.mark.skipif(not package.COMPILED, reason="once is enough: on the compiled build")
def test_nor_does_it_on_ray(process: Cuvee, tmp_path: Path) -> None:
    here = process(*PLAY, "--blocks", "3", "--out", "here.jsonl", "--json")
    there = process(*PLAY, "--blocks", "3", "--out", "ray.jsonl", "--json", "--ray", "local")
    assert there.status == 0, there.err
    assert here.out == there.out
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "ray.jsonl").read_bytes()


@pytest.mark.slow
def test_it_goes_on_after_kill_9(process: Cuvee, tmp_path: Path) -> None:
    ledger = tmp_path / "killed.jsonl"
    args = ["tournament", "--game", "naramata", "--option", "mode=solo", "--players", "1"]
    args += ["--bots", "random", "--blocks", "600", "--json"]
    child = subprocess.Popen(
        [sys.executable, "-m", "cuvee", *args, "--out", str(ledger), "--jobs", "2"],
        env=same_package(),
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while not ledger.exists() or ledger.read_bytes().count(b"\n") < 4:
        assert child.poll() is None and time.monotonic() < until
        time.sleep(0.002)
    os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    left = ledger.read_bytes()
    assert 4 <= left.count(b"\n") < 601, "it was killed in the middle"
    resumed = process(*args, "--out", str(ledger))
    whole = process(*args, "--out", "whole.jsonl")
    assert resumed.out == whole.out
    assert ledger.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    assert ledger.read_bytes().startswith(left[: left.rindex(b"\n")])


def test_a_half_written_line_is_dropped(cuvee: Cuvee, tmp_path: Path) -> None:
    ledger = tmp_path / "a.jsonl"
    cuvee(*PLAY, "--blocks", "1", "--out", str(ledger))
    whole = ledger.read_bytes()
    ledger.write_bytes(whole[:-40])
    assert cuvee(*PLAY, "--blocks", "1", "--out", str(ledger)).status == 0
    assert ledger.read_bytes() == whole
    ledger.write_bytes(whole[:20])
    assert cuvee(*PLAY, "--blocks", "1", "--out", str(ledger)).status == 0
    assert ledger.read_bytes() == whole


def test_what_is_played_already_is_not_played_again(cuvee: Cuvee, tmp_path: Path) -> None:
    ledger = tmp_path / "a.jsonl"
    first = cuvee(*PLAY, "--blocks", "1", "--out", str(ledger), "--json").out
    forged = ledger.read_text().replace('"decisions":', '"decisions":1')
    ledger.write_text(forged)
    assert cuvee(*PLAY, "--blocks", "1", "--out", str(ledger), "--json").out == first
    assert ledger.read_text() == forged


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--seed", "2"], "seed"),
        (["--option", "thief_on_cheers=true"], "options"),
    ],
)
def test_another_tournament_is_left_alone(
    cuvee: Cuvee, tmp_path: Path, args: list[str], why: str
) -> None:
    ledger = tmp_path / "a.jsonl"
    cuvee(*PLAY, "--blocks", "1", "--out", str(ledger))
    before = ledger.read_bytes()
    done = cuvee(*PLAY, "--blocks", "1", "--out", str(ledger), *args)
    assert done.status == 2 and why in done.err and ledger.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(cuvee: Cuvee, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    for letter in ("Dear cellar,\nall the best", "Dear cellar"):
        other.write_text(letter)
        done = cuvee(*PLAY, "--out", str(other))
        assert done.status == 2 and "no tournament" in done.err
        assert other.read_text() == letter


def duel(greedy: float) -> Played:
    """A game of two that greedy won, or not."""
    places = [2 - round(greedy), 1 + round(greedy)]
    wins = [greedy, 1 - greedy]
    return {"bots": ["greedy", "random"], "places": places, "scores": places, "wins": wins}


def test_it_stops_when_the_interval_is_narrow_enough() -> None:
    """Also among blocks that were played before; what comes after does not count."""
    setting = Setting("bottles", (), None, 2, ("random", "greedy"), 1)
    ledger = Ledger(None, setting)
    for k in range(200):
        ledger.add([duel(greedy=1.0), duel(greedy=float(k % 2))])
    outcome = run(setting, 200, Stop(half_width=0.05), ledger)
    assert 20 < len(outcome.blocks) < 200
    widths = [standing.wins.half_width for standing in outcome.standings]
    before = run(setting, len(outcome.blocks) - 1, Stop(), ledger).standings[0]
    assert max(widths) <= 0.05 < before.wins.half_width
    assert abs(outcome.standings[1].wins.mean - 0.75) < 0.01


@pytest.mark.parametrize(
    "args",
    [
        ["--bots", "random"],
        ["--bots", "random,random"],
        ["--bots", "random,nobody"],
        ["--bots", "random,greedy,a"],
        ["--test", "0.6"],
        ["--test", "0.6:0.5"],
    ],
)
def test_bad_input_is_one_sentence(cuvee: Cuvee, args: list[str]) -> None:
    done = cuvee(*PLAY, "--blocks", "1", *args)
    assert done.status == 2 and done.err.count("\n") == 1 and not done.out


def test_every_seat_is_a_row(cuvee: Cuvee, tmp_path: Path) -> None:
    import pyarrow.parquet

    cuvee(*PLAY, "--blocks", "2", "--parquet", "rows.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "rows.parquet")
    assert table.num_rows == 2 * 2 * 2 and table["win"].to_pylist().count(1.0) == 4
    assert set(table["bot"].to_pylist()) == {"random", "greedy"}
