"""Bad input of every kind: status 2, one sentence that helps, nothing changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cuvee
from cuvee.games import box

PLAY = ["play", "bottles", "--players", "2", "--bots", "random", "--seed", "3"]
RUN = ["simulate", "bottles", "--games", "1"]


def refused(cuvee: Cuvee, says: str, *args: str, stdin: str = "") -> None:
    before = files()
    done = cuvee(*args, stdin=stdin)
    assert done.status == 2, done
    assert done.err.count("\n") == 1 and done.err.startswith(f"cuvee {args[0]}: "), done.err
    assert says in done.err and "Traceback" not in done.out + done.err
    assert files() == before


def files() -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in Path(".").rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("drink everything", "'drink everything' is no answer here; type a number from 1 to 6"),
        ("pick it1", "'pick it1' is no answer here"),
        ("0", "there is no answer 0; the list goes from 1 to 6"),
        ("7", "there is no answer 7"),
        ("choose", "'choose' may be choose critic, choose femme_fatale"),
    ],
)
def test_a_move_that_is_unknown_or_not_legal(cuvee: Cuvee, line: str, says: str) -> None:
    refused(cuvee, says, *PLAY, stdin=f"{line}\n")


@pytest.fixture
def log(cuvee: Cuvee, tmp_path: Path) -> Path:
    cuvee(*PLAY, "--save", "g.cuvee", stdin="1\n" * 12)
    return tmp_path / "g.cuvee"


Edit = Callable[[str], str]


def without_second_answer(text: str) -> str:
    lines = text.splitlines()
    deal = next(k for k, line in enumerate(lines) if line.startswith("deal"))
    return "\n".join(lines[: deal + 2] + lines[deal + 3 :])


LOGS: list[tuple[Edit, str]] = [
    (lambda text: "", "g.cuvee: line 1: a log begins with 'cuvee 1'"),
    (lambda text: text[:60], "g.cuvee: the header lacks the line"),
    (lambda text: text.split("\ndeal")[0], "g.cuvee: the log ends before its line 'deal'"),
    (lambda text: text.split(" nonce")[0], "does not fit the commitment"),
    (lambda text: text.split(" choose")[0] + " cho", "'cho' is no move of this game"),
    (without_second_answer, "g.cuvee: line "),
    (lambda text: text.replace("deal", "deal {6}\n1 s0 pass"), "the deal was [6]; the seed says"),
    (lambda text: text.replace("choose critic", "choose nobody", 1), "'choose nobody' is no move"),
    (lambda text: text.replace("\nseed ", "\nseed 1"), "does not fit the commitment"),
    (lambda text: text.replace("seats 2", "seats 7"), "2 to 6 players, not 7"),
    (lambda text: text.replace("game bottles", "game chess"), "there is no game 'chess'"),
    (
        lambda text: text.replace("rules 2", "rules 9"),
        "rules version 9 of Bottles; this Cuvée knows",
    ),
    (lambda text: text.replace("bank=unlimited", "bank=broken"), "bank cannot be 'broken'"),
]


@pytest.mark.parametrize("command", [["replay", "g.cuvee"], ["play", "--resume", "g.cuvee"]])
@pytest.mark.parametrize("case", range(len(LOGS)))
def test_a_log_that_was_cut_or_edited(
    cuvee: Cuvee, log: Path, case: int, command: list[str]
) -> None:
    edit, says = LOGS[case]
    text = log.read_text("utf-8")
    assert edit(text) != text, "the edit should change something"
    log.write_text(edit(text), "utf-8")
    refused(cuvee, says, *command)


def test_a_file_that_is_no_text(cuvee: Cuvee, tmp_path: Path) -> None:
    (tmp_path / "b.cuvee").write_bytes(b"\xff\xfe\x00")
    refused(cuvee, "b.cuvee: this is not a text file, so it is no log", "replay", "b.cuvee")
    refused(cuvee, "nowhere.cuvee: No such file or directory", "replay", "nowhere.cuvee")


CONTENT: list[tuple[Edit, str]] = [
    (lambda text: "[numbers]\nstart_mony = 12\n", "[numbers] 'start_mony' is not known here; did"),
    (lambda text: text.replace("start_money = 10", "start_money = -3"), "start_money is -3"),
    (
        lambda text: text.replace("start_money = 10", "start_money = ten"),
        "my.toml: this is no TOML",
    ),
    (lambda text: text.replace("[bottles]", "[flagons]"), "my.toml: 'flagons' is not known here"),
    (
        lambda text: text.replace('id = "critic"', 'id = "cynic"'),
        "'cynic' is not known here; there",
    ),
]


@pytest.mark.parametrize("command", [RUN, PLAY, ["draw", "bottles"], ["perft", "bottles"]])
@pytest.mark.parametrize("case", range(len(CONTENT)))
def test_a_content_file_with_a_mistake(
    cuvee: Cuvee, tmp_path: Path, case: int, command: list[str]
) -> None:
    edit, says = CONTENT[case]
    text = box("bottles").content
    assert edit(text) != text, "the edit should change something"
    (tmp_path / "my.toml").write_text(edit(text), "utf-8")
    refused(cuvee, says, *command, "--content", "my.toml")


def test_a_content_file_that_is_not_there(cuvee: Cuvee) -> None:
    refused(cuvee, "nowhere.toml: cannot be read", *RUN, "--content", "nowhere.toml")


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("years=3", "there is no option 'years'; there are mode"),
        ("mode=long", "option mode cannot be 'long'; it can be standard, short"),
        ("max_rounds=9", "option max_rounds cannot be '9'; it can be 10 to 500"),
        ("mode", "'mode' is no option; write it like --option name=value"),
        ("mode=", "'mode=' is no option"),
    ],
)
@pytest.mark.parametrize("command", [RUN, PLAY, ["draw", "bottles"], ["perft", "bottles"]])
def test_an_option_that_cannot_be(cuvee: Cuvee, command: list[str], word: str, says: str) -> None:
    refused(cuvee, says, *command, "--option", word)


def test_an_option_given_twice(cuvee: Cuvee) -> None:
    refused(cuvee, "given twice", *RUN, "--option", "mode=short", "--option", "mode=standard")


@pytest.mark.parametrize("players", ["1", "7", "0", "-2"])
@pytest.mark.parametrize("command", ["play", "simulate", "draw", "perft", "check", "bench"])
def test_one_or_seven_players(cuvee: Cuvee, command: str, players: str) -> None:
    says = f"2 to 6 players, not {players}"
    refused(cuvee, says, command, "bottles", "--players", players)


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "draw", "perft", "check", "moves", "bench"]
)
def test_an_unknown_game(cuvee: Cuvee, command: str) -> None:
    refused(cuvee, "there is no game 'chess'; there are bottles", command, "chess")


@pytest.mark.parametrize("command", [RUN, ["play", "bottles"], ["draw", "bottles"]])
def test_an_unknown_bot(cuvee: Cuvee, command: list[str]) -> None:
    says = "there is no bot 'clever'; there are random, greedy"
    refused(cuvee, says, *command, "--bots", "clever")


def test_bots_that_do_not_fit_the_seats(cuvee: Cuvee) -> None:
    says = "names 2 bots for 3 seats; name one, or 3"
    refused(cuvee, says, *RUN, "--players", "3", "--bots", "greedy,random")


@pytest.mark.parametrize(
    "args",
    [
        [*RUN, "--games", "0"],
        [*RUN, "--games", "many"],
        [*RUN, "--jobs", "0"],
        [*RUN, "--seed", "x"],
        ["perft", "bottles", "--depth", "0"],
        ["draw", "bottles", "--ply", "-1"],
        ["draw", "bottles", "--out", "no/such/folder.svg"],
        ["simulate"],
        ["simulate", "bottles", "more"],
    ],
)
def test_a_number_or_place_that_cannot_be(cuvee: Cuvee, args: list[str]) -> None:
    refused(cuvee, "", *args)


@pytest.mark.parametrize("seat", ["4", "-2"])
def test_a_seat_that_is_not_there(cuvee: Cuvee, seat: str) -> None:
    says = f"there is no seat {seat}; this table has seats 0 to 3"
    watch = ", and -1 for somebody who only watches\n"
    refused(cuvee, says + watch, "draw", "bottles", "--players", "4", "--seat", seat)
    refused(cuvee, says + "\n", "play", "bottles", "--players", "4", "--seat", seat)


def test_bad_input_has_its_status_in_a_process_too(process: Cuvee) -> None:
    done = process("simulate", "chess")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
