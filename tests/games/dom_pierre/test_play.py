"""Dom Pierre as a whole: undo, both builds, the first opponent, the face."""

import pytest

from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Seeded
from cuvee.core.log import write
from cuvee.core.state import Step, seat_of
from cuvee.games import face
from cuvee.games.dom_pierre.face.text import NOTE_NAMES, ONE, WORDS
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import ASKS
from games.dom_pierre.given import DomPierreScene, given

FACE = face("dom_pierre")


@pytest.mark.parametrize(
    ("short", "told"),
    [(False, (505, "c5cb6a7369495bd9")), (True, (396, "a364ddf7ad420af6"))],
    ids=["side A", "side B"],
)
def test_both_builds_play_the_same_game(short: bool, told: tuple[int, str]) -> None:
    match = BOX.match(4, seed=42, options={"short_game": short})
    dice = Seeded(42)
    while not match.over:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        match.submit(seat, texts[dice.below(len(texts))])
    assert (len(match.entries), match.state.digest()) == told


def test_undo_goes_back_to_what_was_drawn() -> None:
    table = given(money=3).play("0 raise vineyard", "0 undo")
    assert table.asked == (0, "menu")
    table.play("0 raise vineyard", "0 perform").refuses("0 undo")  # grapes were drawn
    table = given(workers="maison=1").play("0 raise logistics", "0 perform", "0 take supply")
    table.play("0 undo", "0 undo", "0 undo")
    assert (table.asked, table.me.supply) == ((0, "menu"), 8)


def test_a_seats_log_leaves_out_the_token_another_kept() -> None:
    match = BOX.match(3, seed=4)
    kept = match.legal(1)[0]
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
    assert f"s1 {kept}" in write(match, 1)
    assert f"s1 {kept}" not in write(match, 0)
    assert f"s1 {kept}" in write(match)


def test_greedy_beats_random() -> None:
    game = BOX.game()
    bots = (Greedy[State](), Uniform[State]())
    won = 0
    for k in range(6):
        dice = Seeded(k)
        state = game.start(2, dice)
        while state.depth:
            step = state.top()
            seat = int(seat_of(step))
            view = game.observe(state, seat)
            bot = bots[(seat + k) % 2]
            game.answer(state, step, bot.answer(game, view, step, dice), dice)
        won += game.ranking(state)[k % 2] == 1
    assert won >= 5


@pytest.mark.parametrize("ask", sorted(ASKS))
def test_every_question_names_the_rules_behind_it(ask: int) -> None:
    assert FACE.rules(Step(ask))
    assert all(rule.startswith("DP-") for rule in FACE.rules(Step(ask)))


def test_the_catalogue_has_every_note_question_and_verb() -> None:
    keys = set(WORDS.messages())
    assert {f"note-{name}" for name in NOTE_NAMES.values()} <= keys
    assert {f"ask-{name}" for name in ASKS.values()} <= keys
    assert {f"move-{key}" for _, key, _ in ONE} <= keys


def said(table: DomPierreScene, text: str) -> str:
    """The label of an answer."""
    step = table.match.questions[0]
    move = table.match.game.moves.parse(text)
    return str(FACE.move(table.match.view(step.seat), step, move, table.match.players))


def test_answers_say_what_they_cost_and_bring() -> None:
    table = given(rows="1 1 1 1 3 1", money=12, objectives="o40", presses={"left": "barrel 3"})
    assert said(table, "raise sales") == "Raise Sales to row 4 (strength 3)"
    assert said(table, "score o40") == "Score “Strongbox” for 9"
    assert said(table, "local left 1") == "Sell the barrel 3 of the left press locally for 1 franc"
    table.play("0 raise sales", "0 perform")
    assert (
        said(table, "sell north left 1")
        == "Sell the barrel 3 of the left press to Brussels: value 4"
    )
    table = given(presses={"right": "noir 2"}, workers="presses=1")
    table.play("0 raise cellar", "0 perform")
    assert said(table, "press right mixed") == "Make bottle 5, barrel 2 in the right press"


def test_the_news_are_sentences() -> None:
    table = given(presses={"left": "barrel 3"}, workers="no1")
    table.play("0 raise sales", "0 perform", "0 sell north left 1")
    entry = table.match.entries[-1]
    told = [FACE.note(table.match.view(0), note, ["Ann", "Bo", "Cy"]) for note in entry.notes]
    assert told[:2] == [
        "Ann sells to Brussels: value 5, 2 points.",
        "A worker of Ann comes home from the North route: 1 franc.",
    ]


def test_the_table_as_text_shows_board_and_houses() -> None:
    table = given(workers="d3 no1", presses={"left": "barrel 3"}, money=4)
    text = FACE.board(table.match.view(0), 0, ["Ann", "Bo", "Cy"])
    assert "Na" in text and "North  +1:A. +2:.. +3:." in text
    assert "* A Ann (start player): 0 points, 4 francs" in text
    assert "Left press: barrel 3" in text
    german = FACE.board(table.match.view(0), 0, ["Ann", "Bo", "Cy"], "de")
    assert "Linke Presse" in german and "Brüssel" in german


def test_a_drawing_has_every_place_and_hides_the_draft() -> None:
    match = BOX.match(3, seed=2, names=["Ann", "Bo & Co", "Cy"])
    picture = FACE.svg(match.view(0), 0, match.players)
    for word in ("d3", "no1", "north", "reims", "left", "left-1", "supply", "hidden", "vineyard"):
        assert f'data-w="{word}"' in picture
    assert "Bo &amp; Co" in picture and "style=" not in picture
    assert picture.count(">?</text>") == 6  # three tokens of two others
    text = FACE.board(match.view(0), 0, match.players)
    assert text.count("in hand: hidden, hidden, hidden") == 2


def test_the_score_is_told_part_by_part() -> None:
    table = given(level=3, cards="n02")
    table.me.points = 12
    assert FACE.scoring(table.state, 0) == [
        ("Score track", 12),
        ("Prestige level", 8),
        ("Crowns", 4),
    ]
