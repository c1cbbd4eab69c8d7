"""How questions are put: short sentences, trays, warnings, help, news worth reading."""

import re
from typing import Any

import pytest

from cuvee.core.match import Match, Seed
from cuvee.games import box, face
from cuvee.games.bottles import moves as m
from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.face import news
from cuvee.render.asking import Asking, Choice, leaves
from cuvee.render.words import PSEUDO
from games.bottles.given import BottlesScene, given
from games.bottles.test_face_drawing import drawn, played

NAMES = ["Anna", "Bastien", "Chiara", "Dietlinde", "Elena", "Maximilian"]
LONGEST = 40  # letters of a sentence on one line of the ribbon, with four buttons beside it
SMALLEST = 64  # letters of the small line below it
CELLARS = ["it1 it2 fr1", "es1 es2 pt1", "us1"]


def asked(scene: BottlesScene, seat: int = 0, lang: str = "en") -> Asking:
    match = scene.match
    step = match.question(seat)
    assert step is not None
    moves = [m.TABLE.parse(text) for text in match.legal(seat)]
    return face("bottles").ask(match.view(seat), step, moves, NAMES[: match.seats], lang)


def test_every_ribbon_is_short_also_in_longer_languages() -> None:
    """At most one line in English; two lines with a third more letters."""
    seen: dict[str, str] = {}
    for players, seed in ((2, 1), (4, 2), (6, 3), (6, 9)):
        match = played(players, seed, 0)
        for plies in range(0, 500, 9):
            match = played(players, seed, plies) if plies else match
            for step in match.questions:
                moves = [m.TABLE.parse(text) for text in match.legal(step.seat)]
                view, names = match.view(step.seat), NAMES[: match.seats]
                for lang in ("en", PSEUDO):
                    how = face("bottles").ask(view, step, moves, names, lang)
                    longer = 1 if lang == "en" else 1.6
                    assert len(how.words) <= LONGEST * longer, how.words
                    assert max(len(how.hint), len(how.warning)) <= SMALLEST * longer, how
                    seen[match.game.asks[step.ask]] = how.words
            if match.over:
                break
    assert len(seen) >= 10


def test_an_offer_shows_both_sides_before_it_is_sent() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1")
    how = asked(scene)
    give, get = how.trays
    texts = m.TABLE.text
    assert (give.words, get.words) == ("You give", "You receive")
    assert {texts(move).split()[0] for move in give.picks} == {"give", "pay", "interest"}
    assert {texts(move).split()[0] for move in get.picks} == {"ask", "charge", "borrow"}
    assert texts(how.ends) == "propose" and how.words == "Your offer to Bastien"
    assert [pool.most for pool in how.pools] == [3, 3, 1, 1]
    assert how.pools[3].needs and not how.pools[2].needs


def test_what_is_written_already_lies_in_the_trays() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1", "0 give it1", "0 ask spain", "0 borrow 3")
    give, get = asked(scene).trays
    assert give.has == ("Lambrusco di Sorbara (1)", "repay 3 later") and get.has == (
        "a bottle of Spain",
        "3 coins",
    )
    scene.play("0 interest 2", "0 propose")
    get, give = asked(scene, 1).trays
    assert (
        get.words == "You receive"
        and "Lambrusco di Sorbara (1)" in get.has
        and "repay 5 later" in get.has
    )
    assert give.has == ("a bottle of Spain", "3 coins")


def test_a_deal_that_costs_a_country_says_so() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1", "0 ask portugal", "0 propose")
    assert asked(scene, 1).warning == "It costs your only bottle of Portugal."
    both = given(cellars=CELLARS).play("0 deal s1", *["0 ask spain"] * 2, "0 propose")
    assert asked(both, 1).warning == "It costs your only bottle of Spain."
    one = given(cellars=CELLARS).play("0 deal s1", "0 ask spain", "0 propose")
    assert asked(one, 1).warning == ""


@pytest.mark.parametrize(
    ("cellar", "warned"), [("it7 fr6", True), ("it7 it8 fr6", False), ("it1 it2", False)]
)
def test_sales_that_all_cost_a_country_are_warned_of(cellar: str, warned: bool) -> None:
    scene = given("cell", about=1, cells=["lon", "mex"], cellars=[cellar, "es1"])
    assert bool(asked(scene).warning) == warned


def test_the_last_coin_is_named() -> None:
    broke = given("cell", about=1, cells=["rio", "mex"], money=[0, 9], cellars=["it1", "it2"])
    assert "you need help when the round ends" in asked(broke).warning
    last = given("cell", about=1, cells=["rio", "mex"], money=[1, 9], cellars=["it1", "it2"])
    notes = [leaf.note for leaf in leaves(asked(last).choices) if leaf.price == "1"]
    assert notes and all("your last coin" in note for note in notes)


def choice_at(how: Asking, word: str) -> Choice:
    return next(choice for choice in how.choices if choice.at == word)


def test_a_place_in_reach_says_what_it_gives() -> None:
    scene = given("move", about=3, cells=["pie", "mex"], cellars=["it9 fr1", "es1"])
    how = asked(scene)
    assert "Austria: new to you, from 1 coin" in choice_at(how, "wac").note
    assert choice_at(how, "lon").note == "sure sale: Barolo for 12"
    assert choice_at(how, "lon").shows in (("bur",), ("mos",))
    spain = choice_at(how, "rio").note
    assert spain == "Spain: new to you, perhaps from 1 coin"
    board = drawn(scene.match.view(0), 0)["board"]
    assert 'id="tags"' in board and 'id="reach"' in board and ">+12<" in board
    assert 'id="tags"' not in drawn(scene.match.view(1), 1)["board"]


def test_the_fists_lie_on_the_map_for_the_two_to_click() -> None:
    scene = given("move", about=3, cells=["rio", "pie", "mex"], thief="pie", cellars=CELLARS)
    scene.play("0 hire", "0 rob")
    for seat in (0, 1):
        assert [choice.at for choice in asked(scene, seat).choices] == ["left", "right"]
    boards = [drawn(scene.match.view(seat), seat)["board"] for seat in range(3)]
    assert [board.count('data-w="left"') for board in boards] == [1, 1, 0]
    scene.play("1 hide left", "0 guess left")
    boards = [drawn(scene.match.view(seat), seat)["board"] for seat in range(3)]
    assert [board.count('data-w="es1"') for board in boards] == [1, 0, 0]
    page = "".join(drawn(scene.match.view(0), 0).values())
    ids = re.findall(r' id="([\w-]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_deal_and_an_auction_are_shown_to_all() -> None:
    deal = given(cellars=CELLARS).play("0 deal s1", "0 give it1", "0 pay 4", "0 propose")
    for seat, seen in ((0, True), (1, True), (2, False), (-1, False)):
        board = drawn(deal.match.view(seat), seat)["board"]
        assert 'id="sheet-deal"' in board
        assert ("Lambrusco" in board) == seen
    lot = given(cellars=CELLARS).play("0 auction it1", "0 start 2", "1 raise 1")
    for seat in (0, 2, -1):
        board = drawn(lot.match.view(seat), seat)["board"]
        assert "Lambrusco" in board and "bid by Bruno" in board


def test_whoever_holds_the_goal_is_announced_as_far_as_one_knows() -> None:
    ten = "it1 fr1 es1 pt1 de1 at1 hu1 gr1 ge1 lb1"
    scene = given(cellars=[ten, "it2", "it3"])
    boards = {seat: drawn(scene.match.view(seat), seat)["board"] for seat in (0, 1, 2, -1)}
    assert [seat for seat, board in boards.items() if 'id="goal-strip"' in board] == [0]
    two = given(cellars=[ten, "it2"])
    assert 'id="goal-strip"' in drawn(two.match.view(1), 1)["board"]
    glance = face("bottles").glance(two.match.view(1), 0, 1)
    assert glance is not None and "bo-goal" in glance and glance.count("bo-sure") == 10


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_every_thing_with_a_word_has_a_help_card(players: int, seed: int) -> None:
    bottles = face("bottles")
    for plies in (0, 3, 8, 30, 90, 200, 320):
        match = played(players, seed, plies)
        for seat in (*range(players), -1):
            view = match.view(seat)
            page = "".join(drawn(view, seat).values())
            for word in sorted(set(re.findall(r'data-w="([^"]+)"', page))):
                card = bottles.help(view, seat, word, NAMES[:players])
                assert card is not None and card.what, word
                assert bottles.help(view, seat, word, NAMES[:players], PSEUDO) is not None


def test_help_says_what_a_thing_is_worth_now() -> None:
    bottles = face("bottles")
    market = given("cell", about=1, cells=["lon", "mex"], cellars=["it9 it1", "es1"], market="fr9")
    view = market.match.view(0)

    def worth(word: str) -> str:
        card = bottles.help(view, 0, word, NAMES[:2])
        assert card is not None
        return card.worth

    assert worth("it9") == "It brings you 12 coins now; you have another of Italy."
    assert worth("it1") == "At a market 0 to 3 coins, by the die."
    assert worth("tok") == "3 steps from you · Hungary: new to you, from 1 coin"
    assert worth("s1") == "1 of 10 countries · 10 coins, 1 bottle"


# -- news


def told(scene: BottlesScene, reader: int) -> list[str]:
    view, names = scene.match.view(reader), NAMES[: scene.match.seats]
    notes = scene.match.entries[-1].notes_for(reader)
    texts = [face("bottles").note(view, note, names, "en", reader) for note in notes]
    return [text for text in texts if text]


def test_offers_that_nobody_sees_are_no_news() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1")
    assert [told(scene, seat) for seat in (0, 1, 2)] == [[], [], []]
    scene.play("0 cancel")
    assert [told(scene, seat) for seat in (0, 1, 2)] == [[], [], []]


def test_an_offer_without_named_bottles_does_not_say_so() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1", "0 pay 4", "0 propose")
    assert told(scene, 1) == ["Anna offers you: pays 4."]
    named = given(cellars=CELLARS).play("0 deal s1", "0 give it1", "0 propose")
    assert told(named, 1)[1] == "These bottles are named: Lambrusco di Sorbara (1)."


def test_the_chain_names_who_shoves() -> None:
    scene = given(
        "move", about=2, cells=["bur", "pie", "tus"], cellars=CELLARS, chance=[2, 2]
    ).play("0 step pie", "1 shove tus")
    assert "Bastien shoves Chiara out of Tuscany." in told(scene, 0)
    assert asked(scene, 2).words == "Bastien needs your place. Where to?"


def test_a_counter_is_agreed_to_without_naming_oneself() -> None:
    scene = given(cellars=CELLARS).play("0 deal s1", "0 pay 4", "0 propose", "1 counter 1")
    scene.play("0 accept")
    assert told(scene, 2)[0] == "Anna agrees to it." and told(scene, 0)[0] == "You agree to it."


def test_a_bottle_is_named_once_to_those_who_know_it() -> None:
    scene = given("cell", about=1, cells=["rio", "mex"], cellars=["it1", "it2"]).play("0 buy es1")
    assert told(scene, 0) == ["You buy La Mancha Airén (Spain, 1 glass) for 1."]
    assert told(scene, 1) == ["Anna buys a bottle of Spain for 1."]


@pytest.mark.parametrize(("players", "seed"), [(3, 5), (6, 8)])
def test_no_line_of_news_has_an_id_a_wrong_plural_or_an_empty_place(
    players: int, seed: int
) -> None:
    wrong = re.compile(r"_|\b[a-z]{1,3}\d+\b|\b1 (coins|bottles|glasses|steps)\b|  |\( |: \.")
    match: Match[Any] = played(players, seed, 700)
    names = NAMES[:players]
    for entry in match.entries:
        for reader in range(-1, players):
            for note in entry.notes_for(reader):
                text = news.note(match.view(reader), note, names, "en", reader)
                assert not wrong.search(text), text
                assert not text or (text[0].isupper() and text[-1] == "."), text
    assert "Guest" not in names and SHIPPED.labels["cells.id"]


def test_the_first_questions_have_their_places_on_the_map() -> None:
    match: Match[Any] = Match(box("bottles").game(), 2, Seed.of(1))
    step = match.question(0)
    assert step is not None
    moves = [m.TABLE.parse(text) for text in match.legal(0)]
    how = face("bottles").ask(match.view(0), step, moves, NAMES[:2])
    assert all(choice.at for choice in how.choices) and how.words == "Who will you be?"
