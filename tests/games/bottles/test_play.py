"""Bottles as a whole: undo, both builds, the first opponent, the face."""

import pytest

from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Seeded
from cuvee.core.log import LogError, Record, write
from cuvee.core.state import Step, seat_of
from cuvee.games import face
from cuvee.games.bottles.face.news import NOTE_NAMES
from cuvee.games.bottles.face.text import WORDS
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.moves import TABLE
from cuvee.games.bottles.questions import ASKS
from games.bottles.given import given


def test_undo_goes_back_to_what_was_shown_or_thrown() -> None:
    scene = given(cells=["rio", "mex"], cellars=["it1", "it2"], chance=[2])
    scene.play("0 deal s1", "0 give it1", "0 undo", "0 undo")
    assert scene.asked == (0, "before_roll") and scene.state.offers == 3
    scene.play("0 roll").refuses("0 undo")  # chance spoke
    scene.play("0 stay").refuses("0 undo")  # the producer showed its deck
    scene.play("0 buy es1", "0 undo").refuses("0 undo")
    assert scene.cellar(0) == ["it1"]


def test_an_answer_to_an_offer_may_be_taken_back_until_the_next_one() -> None:
    scene = given(cellars=["it1", "it2"]).play("0 deal s1", "0 pay 1", "0 propose")
    scene.play("1 reject").refuses("0 undo").play("1 undo", "1 accept")
    assert scene.money == [9, 11]


def test_a_seats_log_leaves_out_what_it_may_not_know() -> None:
    match = BOX.match(3, seed=4)
    for line in ("0 choose critic", "1 choose collector", "2 choose big_man", "0 pick it3"):
        match.submit(int(line[0]), line[2:])
    assert "pick it3" in write(match, 0) and "it3" not in write(match, 1)
    assert "4 s0 ?" in write(match, -1)
    match.submit(1, "pick fr1")
    match.submit(2, "pick es1")
    match.submit(1, "aim pie")
    assert "aim" not in write(match, 0) and "aim pie" in write(match, 1)
    with pytest.raises(LogError, match="only a whole log can be played again"):
        Record(write(match, 0))


def test_greedy_beats_random() -> None:
    game = BOX.game()
    bots = (Greedy[State](), Uniform[State]())
    won = 0
    for k in range(20):
        dice = Seeded(k)
        state = game.start(2, dice)
        while state.depth:
            step = state.top()
            seat = int(seat_of(step))
            view = game.observe(state, seat)
            bot = bots[(seat + k) % 2]
            game.answer(state, step, bot.answer(game, view, step, dice), dice)
        won += game.ranking(state)[k % 2] == 1
    assert won >= 16


@pytest.mark.parametrize("ask", sorted(ASKS))
def test_every_question_names_the_rules_behind_it(ask: int) -> None:
    bottles = face("bottles")
    assert all(rule.startswith("BO-") for rule in bottles.rules(Step(ask)))
    assert bottles.rules(Step(ask))


def test_the_catalogue_has_every_note_and_every_verb() -> None:
    keys = set(WORDS.messages())
    variants = {"landed", "guessed", "needs_help", "won", "negotiating", "cancelled", "put_up"}
    for name in NOTE_NAMES.values():
        assert any(key.startswith(f"note-{name}") for key in keys) or name in variants
    assert {f"move-{text.split()[0]}" for text in TABLE.texts} <= keys
    assert {f"ask-{name}" for name in ASKS.values()} <= keys


def test_a_drawing_shows_what_the_seat_knows_and_hides_the_rest() -> None:
    scene = given(cells=["rio", "mex"], cellars=["it1", "it2"])
    bottles = face("bottles")
    mine = bottles.svg(scene.match.view(0), 0, ["Ann", "Bruno"])
    watching = bottles.svg(scene.match.view(-1), -1, ["Ann", "Bruno"])
    assert 'data-w="it1"' in mine and 'data-w="it2"' not in mine and 'id="slot-1-0"' in mine
    assert 'data-w="it1"' not in watching and mine.count('class="bo-cell') == 84
    assert 'aria-label="Rioja (producer in Spain, 7 left)"' in mine


def test_a_players_name_is_escaped() -> None:
    scene = given(cellars=["it1", "it2"])
    drawn = face("bottles").svg(scene.match.view(0), 0, ["<script>", "B&B"])
    assert "<script>" not in drawn and "&lt;script&gt;" in drawn and "B&amp;B" in drawn
