"""What one sees at a glance: which countries are missing, what is left, what is dangerous."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest

from cuvee.core.match import Match, Seed
from cuvee.games import box, face
from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import LANGUAGES, SHIPPED
from cuvee.games.bottles.face import knowledge, svg_card, svg_mat, svg_parts
from cuvee.games.bottles.face.text import Teller
from cuvee.render.svg import Drawing
from cuvee.render.words import PSEUDO
from games.bottles.given import CARD, given

NAMES = ["Ann", "Bruno", "Chloé", "Dario", "Elena", "Fritz"]


def drawn(view: Any, seat: int, lang: str = "en") -> dict[str, str]:
    """The drawings by their keys."""
    pictures = face("bottles").draw(view, seat, NAMES[: view.seats], lang)
    return {each.key: str(each.svg()) for each in pictures}


def played(players: int, seed: int, plies: int) -> Match[Any]:
    dice = random.Random(seed)
    match: Match[Any] = Match(box("bottles").game(), players, Seed.of(seed))
    while not match.over and len(match.entries) < plies:
        step = match.questions[0]
        match.submit(step.seat, dice.choice(match.legal(step.seat)))
    return match


def thing(drawing: str, key: str) -> str:
    """The fragment of this key, up to the next one."""
    return drawing.split(f'id="{key}"')[1].split(' id="')[0]


def test_the_drawings_are_a_board_a_mat_for_each_seat_and_the_pile() -> None:
    keys = list(drawn(given(cellars=["it1", "it2", "fr1"]).match.view(0), 0))
    assert keys == ["board", "seat-0", "seat-1", "seat-2", "pile"]


def test_a_country_one_has_is_ticked_for_oneself_alone() -> None:
    scene = given(cells=["mex", "rio"], cellars=["it1", "fr1"])
    boards = {seat: drawn(scene.match.view(seat), seat)["board"] for seat in (-1, 0, 1)}
    assert [boards[seat].count("bo-got") for seat in (-1, 0, 1)] == [0, 2, 2]
    piedmont = f'id="cell-{SHIPPED.labels["cells.id"].index("pie")}"'
    ticked = [seat for seat in boards if "bo-got" in boards[seat].split(piedmont)[1][:900]]
    assert ticked == [0]


def test_the_rolled_column_of_the_market_table_is_gold() -> None:
    scene = given("cell", cells=["lon", "mex"], cellars=["it1", "it2"])
    assert "bo-mt-hot" not in drawn(scene.match.view(0), 0)["board"]
    scene.state.market_die = 4
    board = drawn(scene.match.view(0), 0)["board"]
    assert board.count("bo-mt-hot") == 1 and 'id="die-market"' in board


def test_the_die_lies_on_the_board_while_its_move_is_made() -> None:
    board = drawn(given("move", about=3, cellars=["it1", "it2"]).match.view(1), 1)["board"]
    assert 'id="die-move"' in board and "#bo-i-car" in thing(board, "die-move")
    assert 'id="die-move"' not in drawn(given(cellars=["it1", "it2"]).match.view(1), 1)["board"]


@pytest.mark.parametrize(
    ("money", "cellar", "notes"),
    [
        (9, "it1 it2", []),
        (9, "it1 fr1", ["word-no_spare"]),
        (1, "it1 it2", ["word-last_coin"]),
        (0, "", ["word-no_coin", "word-no_bottle"]),
    ],
)
def test_the_mat_warns_of_what_may_end_the_game(money: int, cellar: str, notes: list[str]) -> None:
    view = given(money=[money, 9], cellars=[cellar, "it9"]).match.view(0)
    t = Teller(view, NAMES[:2], "en")
    assert svg_mat.dangers(t, 0) == notes and svg_mat.dangers(t, 1) == []
    mats = drawn(view, 0)
    assert all(t.say(note) in mats["seat-0"] for note in notes)


def test_the_mat_turns_gold_with_the_last_country() -> None:
    cellar = "it1 fr1 es1 pt1 de1 at1 hu1 gr1 ge1"
    assert "bo-won" not in drawn(given(cellars=[cellar, "it9"]).match.view(0), 0)["seat-0"]
    view = given(cellars=[f"{cellar} lb1", "it9"]).match.view(0)
    assert "bo-won" in drawn(view, 0)["seat-0"]


def test_spare_bottles_lie_apart_and_eighteen_fit() -> None:
    many = " ".join([*list(CARD)[:12], "pt1", "de1", "at1", "hu1", "gr1", "ge1", "lb1", "us1"])
    t = Teller(given(cellars=[many, "jp1"]).match.view(0), NAMES[:2], "en")
    shelf = svg_mat.long_shelf(t, 0)
    assert len(shelf.cards) == 20 and len(shelf.spares) == 10
    left = sorted(x for x, _ in shelf.cards.values())
    assert left[0] >= svg_mat.RACK and left[-1] + svg_card.CARD <= svg_mat.LONG - 8
    assert min(b - a for a, b in pairwise(left)) > 30


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_what_a_strip_says_of_countries_is_true(players: int, seed: int) -> None:
    match = played(players, seed, 0)
    for plies in range(20, 400, 40):
        match = played(players, seed, plies)
        for viewer in range(-1, players):
            view = match.view(viewer)
            for seat in range(players):
                least, most = knowledge.countries(view, seat)
                assert least <= scoring.score(match.state, seat) <= most
                assert seat != viewer or least == most
                assert len(face("bottles").counters(view, seat, viewer)) <= 5


def test_counters_and_moment_speak_of_the_view() -> None:
    view = given(money=[3, 7], cells=["rio", "mex"], cellars=["it1 it2 fr1", "es1"]).match.view(0)
    counters = face("bottles").counters(view, 0, 0)
    assert [(c.icon, c.value) for c in counters] == [
        ("coin", "3"),
        ("bottle", "3"),
        ("pin", "Rioja"),
    ]
    assert ("finish", "") in [(c.icon, c.value) for c in face("bottles").counters(view, 1, 0)]
    assert face("bottles").moment(view) == "Round 1"
    before = Match(box("bottles").game(), 2, Seed.of(1)).view(0)
    assert face("bottles").moment(before) == "Setting up"


@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
def test_a_page_of_drawings_needs_nothing_else(lang: str) -> None:
    """Every symbol is there, no style is inline, and the board stays small."""
    view = played(4, 7, 150).view(0)
    mats = drawn(view, 0, lang)
    page = "".join(mats.values())
    wanted = set(re.findall(r'(?:href="|url\()#([\w-]+)', page))
    assert wanted <= set(re.findall(r' id="([\w-]+)"', page))
    assert " style=" not in page and len(mats["board"].encode()) < 110_000


def test_all_classes_of_the_drawings_are_their_own() -> None:
    page = "".join(drawn(played(4, 7, 150).view(0), 0).values())
    names = {name for each in re.findall(r'class="([^"]*)"', page) for name in each.split()}
    assert {name for name in names if not name.startswith("bo-")} <= {"glide", "look"}
    styled = set(re.findall(r"\.(bo-[\w-]+)", svg_parts.STYLE))
    kinds = {
        "bo-cell",
        "bo-on-land",
        "bo-on-sea",
        "bo-on-production",
        "bo-on-market",
        "bo-thief",
        "bo-niche",
    }
    assert names - styled - kinds <= {"glide", "look", "bo-name-production", "bo-name-market"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_was_found_for_every_name(lang: str) -> None:
    """Else run tools/place_names.py."""
    stored = svg_parts.stored_places()[lang]
    for key, name in zip(SHIPPED.labels["cells.id"], SHIPPED.labels[f"cells.{lang}"], strict=True):
        lines = "".join(str(line) for line in stored[key][2:])
        assert lines.replace(" ", "") == name.replace(" ", "")


def test_a_name_nobody_searched_for_stands_below_its_place() -> None:
    assert svg_parts.place_of(SHIPPED, "en", 0, "Land of the midnight sun") == (
        0.0,
        23.0,
        ["Land of the", "midnight sun"],
    )


def test_the_icons_are_one_sprite() -> None:
    names = set(re.findall(r'<symbol id="([\w-]+)" viewBox="0 0 24 24"', face("bottles").icons))
    faces = {name for name in svg_parts.FACES if name}
    assert names >= faces | {"coin", "bottle", "flag", "pin", "hourglass", "out", "market", "thief"}


def test_a_long_line_is_squeezed_and_a_very_long_one_cut() -> None:
    assert "textLength" not in svg_parts.fit("Rioja", 80, 12, "x")
    assert 'textLength="40"' in svg_parts.fit("Stellenbosch", 40, 12, "x")
    assert "…" in svg_parts.fit("Stellenbosch and all around it", 40, 12, "x")


def test_mats_of_others_grow_with_their_cellars() -> None:
    scene = given(cellars=["it1", "it2 it3 it4 it5 it6 it7 it8 it9 fr1"])
    pictures: list[Drawing] = face("bottles").draw(scene.match.view(0), 0, NAMES[:2])
    assert [each.frame for each in pictures[1:3]] == ["0 0 1350 150", "0 0 900 292"]


def test_an_open_deck_lies_over_the_map_for_the_one_who_may_see_it() -> None:
    scene = given("cell", about=1, cells=["tok", "mex"], cellars=["it1", "hu1"])
    boards = {seat: drawn(scene.match.view(seat), seat)["board"] for seat in (-1, 0, 1)}
    assert [board.count('data-w="hu') for board in boards.values()] == [0, 2, 0]
    assert [board.count('id="sheet"') for board in boards.values()] == [0, 1, 0]


def test_the_cast_stands_on_the_map_while_it_is_chosen_from() -> None:
    match: Match[Any] = Match(box("bottles").game(), 3, Seed.of(1))
    match.submit(0, "choose critic")
    board = drawn(match.view(2), 2)["board"]
    assert all(f'data-w="{word}"' in board for word in SHIPPED.labels["characters.id"])
    assert board.count("bo-taken") == 1 and 'aria-label="Critic, Ann"' in board


def test_BO_11_7_the_end_shows_every_cellar_the_winner_first() -> None:
    scene = given("cheers_help", cellars=["", "es1 es2 it1", "fr1 pt1"]).play("0 concede")
    view = scene.match.view(-1)
    drawing = face("bottles").closing(view, NAMES[:3])
    assert drawing is not None and list(drawing.boxes["closing-rows"])[-1] == "end-0"
    assert str(drawing.svg()).count("bo-end-out") == 1
    over = played(3, 4, 4000)
    last = face("bottles").closing(over.view(-1), NAMES[:3])
    assert over.over and last is not None
    rows = list(last.boxes["closing-rows"])
    assert [over.ranking[int(key[-1])] for key in rows] == sorted(over.ranking)
    assert str(last.svg()).count('id="end-card-') == sum(over.state.bottles)
