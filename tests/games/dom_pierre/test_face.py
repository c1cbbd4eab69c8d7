"""What is drawn of Dom Pierre: all has its help, secrets stay secret, drawings are small."""

import re
from time import perf_counter

import pytest

from cuvee.bots.base import ask as bot_move
from cuvee.bots.roster import named
from cuvee.core.fate import Seeded
from cuvee.core.match import Match
from cuvee.games.dom_pierre.face import FACE
from cuvee.games.dom_pierre.face.svg_kit import ICONS
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.state import State
from games.dom_pierre.given import given

PLAYERS = ["Ann", "Bo", "Cy", "Di"]
WORD = re.compile(r'data-w="([^"]*)"')
ID = re.compile(r' id="([^"]*)"')


def played(seats: int, plies: int, seed: int, **options: bool) -> Match[State]:
    """A game between bots, up to an answer."""
    match = BOX.match(seats, seed=seed, options={**options})
    bot, dice = named("greedy"), Seeded(seed)
    while len(match.entries) < plies and not match.over:
        step = match.state.top()
        move = bot_move(bot, match.game, match.state, step, dice)
        match.submit(match.questions[0].seat, match.game.moves.text(move))
    return match


def drawn(match: Match[State], seat: int) -> list[str]:
    view = match.view(seat)
    return [str(drawing.svg()) for drawing in FACE.draw(view, seat, PLAYERS[: match.seats])]


@pytest.mark.parametrize(
    ("seats", "plies", "short"),
    [
        (2, 1, False),
        (2, 120, True),
        (3, 200, False),
        (4, 330, False),
        (4, 90, True),
        (3, 9999, True),
    ],
)
def test_every_thing_on_the_table_has_a_help_card(seats: int, plies: int, short: bool) -> None:
    match = played(seats, plies, 3, short_game=short)
    for seat in (-1, 0):
        words = {word for picture in drawn(match, seat) for word in WORD.findall(picture)}
        assert len(words) > 100
        for word in words:
            card = FACE.help(match.view(seat), seat, word, PLAYERS[:seats])
            assert card is not None and card.name and card.what, word


@pytest.mark.parametrize(("seats", "short"), [(2, False), (3, True), (4, False)])
def test_a_drawing_is_small_has_no_id_twice_and_no_internal_words(seats: int, short: bool) -> None:
    for plies in (0, 150, 300):
        pictures = drawn(played(seats, plies, 5, short_game=short), 0)
        assert len(pictures[0]) < 150_000
        ids = [found for picture in pictures for found in ID.findall(picture)]
        assert len(ids) == len(set(ids))
        for picture in pictures:
            said = re.findall(r">([^<>]+)</text>|aria-label=\"([^\"]+)\"", picture)
            for text, label in said:
                assert not re.search(r"_|\b[a-z]{1,2}\d\d\b|\bo\d\d\b", text + label), text + label


def test_all_symbols_that_are_used_exist() -> None:
    for seats, plies in ((2, 100), (4, 320)):
        pictures = "".join(drawn(played(seats, plies, 8), 1))
        known = set(re.findall(r'<symbol id="([^"]+)"', pictures))
        assert {used for used in re.findall(r'href="#([^"]+)"', pictures)} <= known


def test_icons_of_questions_and_strips_are_in_the_sprite() -> None:
    known = set(re.findall(r'<symbol id="([^"]+)"', ICONS))
    match = played(3, 40, 2)
    strips = FACE.counters(match.view(0), 1, 0)
    assert {counter.icon for counter in strips} <= known and len(strips) == 5


def test_the_cost_stands_on_every_disc_that_pays_and_rises_with_the_last_one_of_a_row() -> None:
    """DP-3.10, DP-3.11: vineyard is the only disc in row 0, so raising it makes the cost 1."""
    table = given(rows="0 1 1 1 1 1", money=4)
    labels = {
        action: FACE.draw(table.match.view(0), 0, ["Ann", "Bo", "Cy"])[1].boxes["seat-0-estate"][
            f"disc-0-{k}"
        ]
        for k, action in enumerate(("vineyard", "cellar", "village", "logistics"))
    }
    assert "strength 1, 1 franc." in labels["vineyard"]
    assert "strength 2, no francs." in labels["village"]
    assert "franc" not in labels["logistics"]


def test_hidden_tokens_of_the_draft_are_backs() -> None:
    match = BOX.match(3, seed=4)
    mine, theirs = drawn(match, 0)[1], drawn(match, 0)[2]
    assert theirs.count(">?</text>") == 3 and ">?</text>" not in mine
    assert "hand-" in mine and 'data-w="hand-' not in theirs


def test_objectives_in_the_display_say_how_far_their_reader_is() -> None:
    table = given(money=6, display="o40 o01 o02 o03 o04")
    seen = drawn(table.match, 0)[0]
    assert ">6 of 8</text>" in seen
    assert ">6 of 8</text>" not in drawn(table.match, 1)[0]
    assert " of 8</text>" not in drawn(table.match, -1)[0]


def test_the_end_of_the_game_is_announced_and_counted_down() -> None:
    """DP-13.2: the plate says which round is the last."""
    assert FACE.moment(given(round=8).state) == "Round 8"
    assert FACE.moment(given(round=8, last_round=9, discs_off=7).state) == "Round 8/9"
    assert FACE.moment(given(round=9, last_round=9, discs_off=7).state) == "Last round"


def test_the_end_says_how_it_was_won() -> None:
    """DP-14.3: by points, by what brought most of them; after a tie by francs."""
    table = given(level=3, cards="n02", money=2)
    table.me.points = 12
    names = ["Ann", "Bo", "Cy"]
    assert FACE.won(table.state, names).startswith("Ann wins with 24 points, 23 ahead of Bo")
    table.me.points, table.me.level, table.me.cards = 0, 0, 0
    assert (
        FACE.won(table.state, names) == "Ann and Bo both have 1 point. Ann wins with more francs."
    )


def test_drawing_a_view_takes_a_few_milliseconds() -> None:
    """With the caches warm, as in play; the bound is generous for slow machines."""
    match, bot, dice = played(4, 60, 7), named("greedy"), Seeded(7)
    spent = []
    for _ in range(60):
        step = match.state.top()
        move = bot_move(bot, match.game, match.state, step, dice)
        match.submit(match.questions[0].seat, match.game.moves.text(move))
        view = match.view(0)
        start = perf_counter()
        FACE.draw(view, 0, PLAYERS)
        spent.append(perf_counter() - start)
    assert sum(spent) / len(spent) < 0.02
