"""The log: writing and reading are each other's inverse, and every mistake names its line."""

from pathlib import Path

import pytest

from cuvee.core.content import ContentError
from cuvee.core.fate import Seeded
from cuvee.core.log import LogError, Record, write
from cuvee.core.match import Match
from nouveau.game import BOX, State


def played(plies: int = 99, seed: int = 4) -> Match[State]:
    match = BOX.match(3, seed=seed, options={"rounds": 2}, names=["Ada", "Ben", "Mlle Chloé"])
    dice = Seeded(seed)
    while not match.over and len(match.entries) < plies:
        step = match.questions[dice.below(len(match.questions))]
        legal = match.legal(step.seat)
        match.submit(step.seat, legal[dice.below(len(legal))])
    return match


def test_a_log_tells_the_game_again() -> None:
    text = played().log
    again = BOX.load(Record(text))
    assert again.log == text and again.over and again.players[2] == "Mlle Chloé"


def test_a_log_can_be_read_up_to_any_answer() -> None:
    whole = Record(played().log)
    for plies in range(len(whole.answers) + 1):
        assert BOX.load(whole, plies).state == played(plies).state


def test_an_unfinished_game_goes_on_with_the_same_chance() -> None:
    part, whole = played(5), played()
    again = BOX.load(Record(write(part, keep_seed=True)))
    for entry in whole.entries[5:]:
        again.submit(entry.seat, entry.text)
    assert again.log == whole.log


def test_an_unfinished_log_keeps_the_seed_to_itself() -> None:
    part = played(5)
    assert "seed" not in [line.split()[0] for line in part.log.splitlines()]
    assert BOX.load(Record(part.log)).state == part.state


def test_the_log_of_a_seat_leaves_out_what_it_may_not_know() -> None:
    match = BOX.match(2, seed=3)
    match.submit(0, "bid 2")
    lines = write(match, 1).splitlines()
    assert "seat s1" in lines and lines[-1] == "1 s0 ?"
    assert lines[-2].startswith("deal {? ") and lines[-2] != f"deal {{{match.deal.chance}}}"
    assert "seat watcher" in write(match, -1)
    assert write(match, 0).splitlines()[-1] == "1 s0 bid 2"
    with pytest.raises(LogError, match="the log of s1, which leaves out"):
        Record(write(match, 1))


def test_after_the_end_a_seat_may_read_everything() -> None:
    match = played()
    assert write(match, 0) == write(match, -1) == match.log


def test_undo_is_a_line_and_nothing_is_deleted() -> None:
    match = BOX.match(2, seed=3)
    for seat, text in [(0, "bid 2"), (0, "undo"), (0, "bid 1"), (1, "bid 0")]:
        match.submit(seat, text)
    again = BOX.load(Record(write(match, keep_seed=True)))
    assert [entry.text for entry in again.entries] == ["bid 2", "undo", "bid 1", "bid 0"]
    assert again.state == match.state


def test_a_game_typed_in_from_a_real_table_is_a_log() -> None:
    text = "\n".join(
        [
            "cuvee 1",
            "game nouveau",
            "rules 2",
            f"content {BOX.game().content_digest}",
            "options rounds=1",
            "seats 2",
            "deal {3 0}",
            "1 s0 bid 0",
            "2 s1 bid 1",
            "3 s0 swap {2}",
            "4 s1 pass",
        ]
    )
    match = BOX.load(Record(text))
    assert match.over and match.scores == [2 + 5, 0 + 4] and match.players[0] == "Player 1"


LOG = played().log.splitlines()


def edited(old: str, new: str) -> str:
    text = "\n".join(LOG)
    assert old in text, f"{old!r} should be in the log"
    return text.replace(old, new, 1)


def first_answer() -> int:
    return next(k for k, line in enumerate(LOG) if line.startswith("deal")) + 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: a log begins with 'cuvee 1', not ''"),
        ("pgn 1", "line 1: a log begins with 'cuvee 1', not 'pgn 1'"),
        ("\n".join(LOG[:3]), "the header lacks the line 'content'"),
        ("\n".join(LOG[: first_answer() - 1]), "ends before its line 'deal'"),
        (edited("seats 3", "seats three"), "the number of seats is 'three'"),
        (edited("seats 3", "seats 9"), "line 'deal': .* for 2 to 4 players, not 9"),
        (edited("rules 2", "rules 3"), "rules version 3 of Nouveau; this Cuvée knows 2: get a new"),
        (edited("rules 2", "rules two"), "the version of the rules is 'two'; wanted: a number"),
        (edited("game nouveau", "game beaujolais"), "a log of 'beaujolais', not of 'nouveau'"),
        (
            edited("options ", "edit coins 4\noptions "),
            "'edit coins 4' does not belong into the hea",
        ),
        (edited("player s0", "plaer s0"), "'plaer s0 Ada' does not belong into the header"),
        (edited("deal {", "deal {9"), "the deal was .*; the seed says"),
        (edited("deal {", "deal {x"), "the answers of chance do not read in 'deal {x"),
        ("\n".join([*LOG, "99 s0 pass"]), "'99 s0 pass' comes after the end"),
        (edited("ending drunk", "ending sober"), "ends with ending 'sober'; but drunk"),
        (edited("scores ", "scores 1"), "the log ends with scores"),
        (edited("nonce ", "nonce 0"), "does not fit the commitment"),
    ],
)
def test_a_log_that_does_not_read_says_where(text: str, says: str) -> None:
    with pytest.raises(LogError, match=says):
        BOX.load(Record(text))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1", "'1' is no answer like '17 s0 roll {4}'"),
        ("1 s0", "is no answer like"),
        ("1 s0 ", "is no answer like"),
        ("one s0 pass", "is no answer like"),
        ("1 seat0 pass", "is no answer like"),
        ("1 s0 bid 1 {4", "the answers of chance do not read"),
        ("1 s0 bid 1 {four}", "the answers of chance do not read"),
        ("1 s0 bid 1 {4}", "it should be question 1 with []"),
        ("7 s0 bid 1", "answers question 7, which is no longer open"),
        ("1 s0 bid 9", "'bid 9' is no move"),
        ("1 s0 pass", "'pass' is not possible for s0 at question"),
        ("1 s9 bid 1", "there is no seat 9; this table has seats 0 to 2"),
        ("1 s0 undo", "has nothing it may take back"),
    ],
)
def test_an_edited_answer_names_its_line(line: str, says: str) -> None:
    at = first_answer()
    text = "\n".join([*LOG[:at], line, *LOG[at + 1 :]])
    with pytest.raises(LogError, match=f"line {at + 1}: ") as caught:
        BOX.load(Record(text))
    assert says in str(caught.value)


def test_a_log_cut_off_between_lines_is_a_game_to_go_on_with() -> None:
    for cut in range(first_answer(), len(LOG) - 4):
        assert not BOX.load(Record("\n".join(LOG[:cut]))).over


def test_a_log_with_an_end_that_was_not_reached_is_refused() -> None:
    at = first_answer()
    with pytest.raises(LogError, match="the game is not over"):
        BOX.load(Record("\n".join(LOG[:at] + LOG[-4:])))


def test_options_of_a_log_must_exist() -> None:
    with pytest.raises(LogError, match="the header of the log: there is no option 'years'"):
        BOX.load(Record(edited("options rounds=2", "options years=2")))


def test_an_older_log_is_replayed_and_says_where_it_does_not_fit() -> None:
    old = edited("rules 2", "rules 1")
    assert BOX.load(Record(old)).log == "\n".join(LOG) + "\n"
    at = first_answer()
    wrong = old.replace(LOG[at], "1 s0 drink", 1)
    with pytest.raises(LogError, match=rf"^line {at + 1}: 'drink' is no move.*played by rules ver"):
        BOX.load(Record(wrong))


def test_content_is_named_only_where_a_log_does_not_fit() -> None:
    other = edited("content ", "content 0")
    assert BOX.load(Record(other)).over
    with pytest.raises(LogError, match=r"ends with scores .*played with content 0\w+, here is"):
        BOX.load(Record(other.replace("scores ", "scores 1")))


def test_a_log_knows_the_numbers_it_was_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("coins = 2\nname = 'Mine'\n", "utf-8")
    match = BOX.match(2, seed=1, content=own)
    assert "edit coins = 2" in match.log.splitlines() and "Mine" not in match.log
    again = BOX.load(Record(match.log))
    assert again.log == match.log and list(again.state.coins) == [2, 2]
    with pytest.raises(LogError, match="its content: coins is 9; wanted: a number from 0 to 5"):
        BOX.load(Record(match.log.replace("coins = 2", "coins = 9")))


def test_a_content_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"missing\.toml: cannot be read"):
        BOX.game(content=tmp_path / "missing.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"binary\.toml: cannot be read"):
        BOX.game(content=binary)
