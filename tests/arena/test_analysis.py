"""An analysis judges every answer by what its seat knew, and tells choice from luck."""

import json
from pathlib import Path

import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee
from cuvee.arena.analysis import (
    Judged,
    Source,
    analysis,
    answers,
    course,
    gifts,
    judge,
    judgements,
    lost,
)
from cuvee.bots.base import Thought
from cuvee.games import box

LOGS = Path(__file__).parent.parent / "games"


def short_game() -> str:
    """Random answers to the end, with one taken back."""
    match = box("bottles").match(2, 4, {"max_rounds": 10, "mode": "short", "negotiation": "off"})
    taken_back = False
    while not match.over:
        seat = match.questions[0].seat
        legal = match.legal(seat)
        match.submit(seat, legal[len(match.entries) % len(legal)])
        if not taken_back and match.may_undo(seat):
            match.submit(seat, "undo")
            taken_back = True
    assert taken_back
    return match.log


GAME = Source(short_game(), None, "greedy", 1)


def test_every_answer_that_counted_is_there() -> None:
    text = GAME.log
    told = [line for line in text.splitlines() if line[:1].isdigit()]
    assert len(answers(GAME)) == len(told) - 2, "an undo and what it took back"
    assert [one.ply for one in answers(GAME)] == sorted({one.ply for one in answers(GAME)})


def test_choice_and_luck_add_up() -> None:
    found = analysis(GAME, list(judgements(GAME, 1)))
    assert sum(found.last) == 1 and len(found.course(0)) == len(found.plies) + 1
    after = [*(ply.chances for ply in found.plies[1:]), found.last]
    for ply, then, answer in zip(found.plies, after, answers(GAME), strict=True):
        assert sum(ply.chances) == pytest.approx(1) and sum(ply.choice) == pytest.approx(0)
        if answer.chance:
            for seat in (0, 1):
                moved = ply.choice[seat] + ply.luck[seat]
                assert ply.chances[seat] + moved == pytest.approx(then[seat])
        else:
            assert ply.luck == [0, 0]
    assert abs(found.lucky(0) + found.lucky(1)) < 1e-9


def test_a_judgement_is_the_same_whoever_makes_it() -> None:
    assert judge(GAME, 9) == judge(GAME, 9)
    assert course(GAME, 5)[-1] == (len(answers(GAME)) + 2, analysis_of_the_end())


def analysis_of_the_end() -> list[float]:
    places = next(line for line in GAME.log.splitlines() if line.startswith("places")).split()[1:]
    return [float(place == "1") / places.count("1") for place in places]


def test_what_a_seat_gives_away_the_others_get() -> None:
    one = Judged([0.5, 0.3, 0.2], "better", 0.1)
    assert gifts(one, 0, False) == pytest.approx([-0.1, 0.06, 0.04])
    assert gifts(one, 0, True) == [-0.1, -0.1, -0.1]


def test_a_loss_is_the_difference_of_what_the_search_found() -> None:
    """And where it hardly looked, of what the position looks like."""
    answer = next(one for one in answers(GAME) if one.state.depth and one.text.startswith("pick"))
    game = box("bottles").game({"max_rounds": 10, "mode": "short", "negotiation": "off"})
    step = answer.state.asks(answer.seat)
    view = game.observe(answer.state, answer.seat)
    best, other = 6, 7
    thought = Thought(best, [0.5, 0.5], [(best, 50, 0.6), (other, 20, 0.45)])
    assert lost(game, view, step, other, thought, 1) == pytest.approx(0.15)
    assert lost(game, view, step, best, thought, 1) == 0
    backwards = Thought(best, [0.5, 0.5], [(best, 50, 0.4), (other, 20, 0.45)])
    assert lost(game, view, step, other, backwards, 1) == 0
    played = game.moves.parse(answer.text)
    hardly = Thought(played, [0.5, 0.5], [(played, 50, 0.9), (other, 1, 0.0)])
    assert lost(game, view, step, played, hardly, 1) == 0


def test_the_command_tells_and_writes(cuvee: Cuvee, tmp_path: Path) -> None:
    (tmp_path / "g.cuvee").write_text(GAME.log)
    done = cuvee("analyse", "g.cuvee", "--bot", "greedy")
    assert done.status == 0 and "Win chances over" in done.out and "luck" in done.out
    found = json.loads(cuvee("analyse", "g.cuvee", "--bot", "greedy", "--json").out)
    assert len(found["plies"]) == len(answers(GAME)) and len(found["seats"]) == 2
    (tmp_path / "bad.cuvee").write_text("no log")
    assert cuvee("analyse", "bad.cuvee").status == 2


@pytest.mark.slow
@pytest.mark.parametrize("log", ["naramata/logs/solo_won.cuvee", "grand_cru/logs/bankruptcy.cuvee"])
def test_other_games_are_analysed_alike(log: str) -> None:
    source = Source((LOGS / log).read_text(), None, "greedy", 1)
    points = course(source, 4)
    assert len(points) == 6 and all(0 <= c <= 1 for _, seats in points for c in seats)
