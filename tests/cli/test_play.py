"""cuvee play: a whole game by pipe, saved, resumed, taken back, handed over."""

from pathlib import Path

import pytest

import cuvee as package
from cli.conftest import Cuvee
from cuvee.cli import play, terminal_game
from cuvee.cli.terminal import Terminal
from cuvee.core.log import Record
from cuvee.games import NAMES

ONES = "1\n" * 2000
START = ["play", "bottles", "--players", "3", "--bots", "greedy", "--seed", "7"]


def record(path: Path) -> Record:
    return Record(path.read_text("utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_can_be_piped_in(cuvee: Cuvee, tmp_path: Path, name: str) -> None:
    args = ["play", name, "--players", "2", "--bots", "random", "--seed", "3", "--save", "g.cuvee"]
    short = ["--option", "max_rounds=10"] if name == "bottles" else []
    done = cuvee(*args, *short, stdin=ONES)
    assert done.status == 0 and done.err == ""
    assert "The game is over" in done.out and "Saved in g.cuvee" in done.out
    assert package.load((tmp_path / "g.cuvee").read_text()).over


def test_the_end_of_the_pipe_saves_where_it_says(cuvee: Cuvee, tmp_path: Path) -> None:
    done = cuvee(*START, stdin="1\n1\n")
    (saved,) = (tmp_path / "saves").iterdir()
    assert done.status == 0 and f"Saved in saves/{saved.name}" in done.out
    assert f"cuvee play --resume saves/{saved.name}" in done.out
    assert len([a for a in record(saved).answers if a[2] == 0]) == 2


def test_who_plays_nothing_saves_nothing(cuvee: Cuvee, tmp_path: Path) -> None:
    done = cuvee(*START, stdin="quit\n")
    assert done.status == 0 and "nothing is saved" in done.out
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(cuvee: Cuvee, tmp_path: Path) -> None:
    cuvee(*START, "--save", "whole.cuvee", stdin="1\n" * 9)
    cuvee(*START, "--save", "half.cuvee", stdin="1\n" * 4 + "quit\n")
    assert cuvee("play", "--resume", "half.cuvee", stdin="1\n" * 5).status == 0
    assert (tmp_path / "half.cuvee").read_text() == (tmp_path / "whole.cuvee").read_text()


def test_save_writes_a_file_in_the_middle_of_the_game(cuvee: Cuvee, tmp_path: Path) -> None:
    done = cuvee(*START, "--save", "end.cuvee", stdin="1\nsave now.cuvee\n1\n")
    assert done.status == 0
    ours = [len(record(tmp_path / name).answers) for name in ("now.cuvee", "end.cuvee")]
    assert ours[0] < ours[1]


def test_a_file_that_is_no_saved_game_is_never_written_over(cuvee: Cuvee, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    done = cuvee(*START, stdin="1\nsave letter.txt\n")
    assert done.status == 2 and "letter.txt is there already and no saved game" in done.err
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


def test_answers_are_numbers_words_or_beginnings(cuvee: Cuvee, tmp_path: Path) -> None:
    saves = []
    for answer in ("2", "choose femme_fatale", "choose f", "c f"):
        cuvee(*START, "--save", "one.cuvee", stdin=f"{answer}\n")
        saves.append((tmp_path / "one.cuvee").read_text())
    assert len(set(saves)) == 1 and "s0 choose femme_fatale\n" in saves[0]


def test_an_answer_can_be_taken_back(cuvee: Cuvee, tmp_path: Path) -> None:
    """Hot-seat: nobody has seen anything between the two choices."""
    args = ["play", "bottles", "--players", "2", "--seed", "7", "--save", "u.cuvee"]
    assert cuvee(*args, stdin="1\nundo\n2\n").status == 0
    words = [answer[3] for answer in record(tmp_path / "u.cuvee").answers]
    assert words == ["choose critic", "undo", "choose femme_fatale"]


def test_what_cannot_be_taken_back_is_said(cuvee: Cuvee) -> None:
    done = cuvee(*START, stdin="undo\n")
    assert done.status == 2 and "nothing can be taken back" in done.err
    done = cuvee(*START, stdin="1\nundo\n")
    assert done.status == 2 and "nothing can be taken back" in done.err


def test_help_log_and_board_change_nothing(cuvee: Cuvee, tmp_path: Path) -> None:
    done = cuvee(*START, "--save", "a.cuvee", stdin="help\nlog\nboard\n\n1\n")
    cuvee(*START, "--save", "b.cuvee", stdin="1\n")
    assert (tmp_path / "a.cuvee").read_text() == (tmp_path / "b.cuvee").read_text()
    assert "take back the last answer" in done.out and "seat s0" in done.out


def test_a_seat_reads_its_own_log_only(cuvee: Cuvee) -> None:
    done = cuvee(*START, stdin="1\n1\nlog\n")
    log = done.out[done.out.index("cuvee 1\n") :]
    assert "seed " not in log and "seat s0" in log


def test_seats_are_taken_from_mine_on(cuvee: Cuvee, tmp_path: Path) -> None:
    args = ["play", "bottles", "--bots", "greedy,random", "--seat", "1", "--name", "Ada"]
    cuvee(*args, "--seed", "7", "--save", "s.cuvee", stdin="1\n")
    assert record(tmp_path / "s.cuvee").players == ["random", "Ada", "greedy"]


def test_several_people_and_bots_share_a_table(cuvee: Cuvee, tmp_path: Path) -> None:
    args = ["play", "bottles", "--players", "4", "--bots", "greedy,greedy", "--seat", "2"]
    done = cuvee(*args, "--name", "Ada", "--name", "Ben", "--save", "s.cuvee", stdin="1\n1\n")
    assert record(tmp_path / "s.cuvee").players == ["greedy 1", "greedy 2", "Ada", "Ben"]
    assert "--- Ada ---" in done.out and "--- Ben ---" in done.out


def test_one_may_watch_bots(cuvee: Cuvee) -> None:
    args = ["play", "bottles", "--players", "2", "--bots", "random,random", "--seed", "1"]
    assert "The game is over" in cuvee(*args).out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "which game?"),
        (["bottles", "--players", "2", "--bots", "greedy,greedy,greedy"], "do not fit on 2 seats"),
        (["bottles", "--players", "2", "--seat", "2"], "there is no seat 2"),
        (["bottles", "--bots", "greedy", "--name", "A", "--name", "B"], "2 names for 1 people"),
        (["bottles", "--name", "greedy"], "a person cannot be called 'greedy'"),
        (["bottles", "--name", " "], "a person cannot be called ''"),
        (["--resume", "missing.cuvee"], "missing.cuvee: No such file"),
    ],
)
def test_a_table_that_cannot_be_is_refused(cuvee: Cuvee, args: list[str], says: str) -> None:
    done = cuvee("play", *args)
    assert done.status == 2 and done.err.count("\n") == 1 and says in done.err


def test_a_saved_game_keeps_its_players_and_its_game(cuvee: Cuvee, tmp_path: Path) -> None:
    cuvee(*START, "--save", "s.cuvee", stdin="1\n")
    before = (tmp_path / "s.cuvee").read_text()
    done = cuvee("play", "--resume", "s.cuvee", "--players", "4", stdin="1\n")
    assert done.status == 2 and "keeps its players" in done.err
    assert (tmp_path / "s.cuvee").read_text() == before


def test_a_finished_game_is_not_resumed(cuvee: Cuvee) -> None:
    args = ["--players", "2", "--bots", "random,random", "--save", "s.cuvee"]
    cuvee("play", "bottles", *args)
    done = cuvee("play", "--resume", "s.cuvee")
    assert done.status == 2 and "s.cuvee is over; `cuvee replay s.cuvee` tells it" in done.err


class Person(Terminal):
    """Somebody at a keyboard, for whom mistakes are no end; what was on screen is kept."""

    lines: list[str] = []  # noqa: RUF012
    prompts: list[str] = []  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.live = True

    def ask(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else None


def test_a_person_may_err_and_hands_the_screen_over(
    cuvee: Cuvee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Person.lines = ["", "drink", "choose", "99", "1", "", "2", "quit"]
    Person.prompts = []
    monkeypatch.setattr(play, "Terminal", Person)
    args = ["play", "bottles", "--players", "2", "--name", "Ada", "--name", "Ben"]
    done = cuvee(*args, "--save", "s.cuvee")
    assert done.status == 0
    assert "'drink' is no answer here" in done.out and "'choose' may be choose" in done.out
    assert "there is no answer 99; the list goes from 1 to 6" in done.out
    over = [prompt for prompt in Person.prompts if "Hand the screen over" in prompt]
    assert "Ada" in over[0] and "Ben" in over[1]
    assert len(record(tmp_path / "s.cuvee").answers) == 2


def test_a_long_list_says_how_to_see_the_rest(
    cuvee: Cuvee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal_game, "LISTED", 2)
    assert "and 4 more" in cuvee(*START, stdin="").out
