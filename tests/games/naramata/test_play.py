"""Naramata as a whole: both builds, undo, secrets, the first opponent, the face."""

from pathlib import Path

import pytest

import cuvee
from cuvee.bots.greedy import Greedy
from cuvee.bots.uniform import Uniform
from cuvee.core.fate import Seeded
from cuvee.core.log import write
from cuvee.core.state import Step, seat_of
from cuvee.games import face
from cuvee.games.naramata.face.names import WORDS
from cuvee.games.naramata.face.text import NOTE_NAMES
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import TABLE
from cuvee.games.naramata.questions import ASKS
from games.naramata.given import NaramataScene, draws, given
from games.naramata.golden import GENEROUS, HERE


def test_both_builds_play_the_same_game() -> None:
    match = BOX.match(4, seed=42)
    dice = Seeded(42)
    while not match.over:
        seat = match.questions[0].seat
        texts = match.legal(seat)
        match.submit(seat, texts[dice.below(len(texts))])
    assert (len(match.entries), match.state.digest()) == (338, "e9cec4c01fd51789")


def test_undo_goes_back_until_chance_speaks() -> None:
    table = given(tourists=["t02 t09"], chance=draws("w01 w06"))
    table.play("0 go three_sisters.wine_flight", "0 undo")
    assert table.asked == (0, "turn")
    assert table.markers == set()
    table.play("0 go three_sisters.wine_flight", "0 act").refuses("0 undo")
    table.play("0 give w01 1", "0 undo", "0 give w06 1")
    assert table.items(0, 1, "wine") == 1


def test_a_sealed_choice_shows_to_nobody() -> None:
    match = BOX.match(3, 5, {"start_player": "1"})
    for seat, car in enumerate(("red", "blue", "green")):
        match.submit(seat, f"car {car}")
    pick = match.legal(1)[0]
    match.submit(1, pick)
    for seat in (-1, 0, 2):
        assert pick not in write(match, seat)
    assert pick in write(match, 1)
    assert match.may_undo(1)


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
            bot = bots[(seat + k) % 2]
            game.answer(state, step, bot.answer(game, game.observe(state, seat), step, dice), dice)
        won += game.ranking(state)[k % 2] == 1
    assert won >= 5


@pytest.mark.parametrize("ask", sorted(ASKS))
def test_every_question_names_the_rules_behind_it(ask: int) -> None:
    rules = face("naramata").rules(Step(ask))
    assert rules
    assert all(rule.startswith("NA-") for rule in rules)


def test_the_catalogue_has_every_note_question_and_answer() -> None:
    keys = set(WORDS.messages())
    for name in NOTE_NAMES.values():
        assert any(key.startswith(f"note-{name}") for key in keys)
    assert {f"ask-{name}" for name in ASKS.values()} <= keys
    for text in TABLE.texts:
        words = text.split()
        spelt = {f"move-{words[0]}", f"move-{'_'.join(words)}", f"move-{'_'.join(words[:2])}"}
        assert spelt & keys or words[0] == "pick"


def test_a_drawing_shows_the_own_hand_and_hides_the_rest() -> None:
    match = BOX.match(3, 5, {"start_player": "1"})
    for seat, car in enumerate(("red", "blue", "green")):
        match.submit(seat, f"car {car}")
    mine = match.legal(0)[0].split()[1]
    naramata = face("naramata")
    assert f'data-w="{mine}"' in naramata.svg(match.view(0), 0, match.players)
    assert f'data-w="{mine}"' not in naramata.svg(match.view(1), 1, match.players)
    assert f'data-w="{mine}"' not in naramata.svg(match.view(-1), -1, match.players)


def test_a_drawing_has_every_place_and_no_style_of_its_own() -> None:
    table = given(markers="roche.wine_lunch", players=2)
    drawn = face("naramata").svg(table.match.view(0), 0, ["<script>", "B&B"])
    assert "<script>" not in drawn and "&lt;script&gt;" in drawn
    assert ' style="' not in drawn
    assert drawn.count('id="place-') == 73
    assert 'aria-label="Roche, wine lunch, corked"' in drawn


def test_the_table_reads_as_text() -> None:
    table = given(players=2, tourists=["t07 t02"], markers="roche.wine_lunch")
    table.on(0, 1, "c01 s03", view=2)
    told = face("naramata").board(table.match.view(0), 0, ["Ann", "Bruno"])
    assert "11:00  Ann (red): at Upper Bench start" in told
    assert "Corks: 1: Roche, wine lunch" in told
    assert "1 Greta Vogel: cheese 1/3 [1/3/5] (Brie), shopping 1/2 (Porch four), view 2/7" in told


def test_NA_15_4_labels_tell_the_time_and_the_numbers_that_count() -> None:
    table = given(upgrades=["express_lunch press_review", ""], discs=[1, 0])
    assert label(table, "use press_review") == "Press review: a disc for 2 points"
    table.play("0 go roche.wine_lunch")
    assert label(table, "act") == "Wine lunch (60 minutes)"
    assert label(table, "inspect").endswith("the die and 1 more in prestige (30 minutes)")


def label(table: NaramataScene, move: str) -> str:
    """What a button of seat 0 says."""
    view, step = table.match.view(0), Step(int(table.state.top()))
    return face("naramata").move(view, step, TABLE.parse(move), ["Ann", "Bruno"])


def test_points_are_told_part_by_part() -> None:
    table = given("parked").on(0, 1, wine=2).on(0, 2, lunch=1).play("0 finish")
    parts = dict(face("naramata").scoring(table.match.view(0), 0))
    assert parts["Start"] == 5
    assert parts["Wishes"] == 6 + 3
    assert parts["Empty rows"] == -4
    assert sum(parts.values()) == table.points[0]


def test_a_fleet_with_a_generous_rating_wins(tmp_path: Path) -> None:
    own = tmp_path / "generous.toml"
    own.write_text(GENEROUS, "utf-8")
    text = (HERE / "logs_edited" / "fleet_won.cuvee").read_text("utf-8")
    match = cuvee.load(text, content=str(own))
    assert (match.ending, match.state.digest()) == ("won", "bcefaf2ceb861856")
    assert match.log == text
    assert cuvee.load(text).state == match.state  # the log knows the numbers it was played with
