"""The face: every position can be told and drawn, and covers what it must cover."""

import re

import pytest

from cuvee.core.fate import Note, Seeded
from cuvee.core.options import Value
from cuvee.games.grand_cru import notes
from cuvee.games.grand_cru.content import EDITIONS, SHIPPED
from cuvee.games.grand_cru.face import FACE, text
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.questions import ASKS, BANKRUPT, BOOKS, LOANS
from cuvee.laws import sample_options
from cuvee.server.drawing import points
from games.grand_cru.given import Table, given

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def told(table: Table, seat: int = 0) -> str:
    return FACE.board(table.match.view(seat), seat, NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_random_games_is_told_and_drawn(seats: int) -> None:
    for seed in range(4):
        game = sample_options(BOX, seats, Seeded(seed * 3 + seats))
        match = BOX.match(seats, seed, game.chosen())
        while not match.over:
            if len(match.entries) % 9 == seed:
                look(match.view(-1))
            step = match.questions[0]
            view = match.view(step.seat)
            assert FACE.question(view, step, NAMES).endswith(("?", ".", "left."))
            texts = match.legal(step.seat)
            for words in texts:
                assert FACE.move(view, step, TABLE.parse(words), NAMES)
            pick = Seeded(seed + 31 * len(match.entries)).below(len(texts))
            for note in match.submit(step.seat, texts[pick]).notes:
                assert FACE.note(match.view(-1), note, NAMES)[-1] == "."
        look(match.view(-1))


def look(view: State) -> None:
    for viewer in (-1, 0):
        drawings = FACE.draw(view, viewer, NAMES)
        assert len(drawings) == 1 + view.seats + 1
        svg = "".join(str(drawing.svg()) for drawing in drawings)
        assert "style=" not in svg and "filter" not in svg
        ids = re.findall(r' id="([^"]*)"', svg)
        assert len(ids) == len(set(ids)), [key for key in ids if ids.count(key) > 1]
        for words in set(re.findall(r'data-w="([^"]*)"', svg)):
            cards = [FACE.help(view, viewer, word, NAMES) for word in words.split()]
            assert any(cards), f"no help card for {words}"


def test_every_question_note_and_rule_has_its_words() -> None:
    for ask, name in ASKS.items():
        assert name in text.RULES and text.WORDS.has(f"ask-{name}")
        assert ask in ASKS
    for kind in range(notes.ENDED):
        note = Note(kind, 0, 1, 1, 1, -1)
        assert FACE.note(given().match.view(0), note, NAMES)


def test_GC_4_4_GC_R30_other_purses_are_covered_until_the_end() -> None:
    """GC-4.4, GC-R30: in words and pictures, for the others and for watchers."""
    table = given(money=[41, 83])
    assert "41 francs" in told(table, 0) and "83 francs" not in told(table, 0)
    assert "41 francs" not in told(table, -1)
    drawn = FACE.svg(table.match.view(0), 0, NAMES)
    assert ">41<" in drawn and ">83<" not in drawn
    public: dict[str, Value] = {"secret_money": False}
    assert "83 francs" in told(given(money=[41, 83], options=public), 0)
    over = given(LOANS, 1, money=[41, 83], loans=[3, 3]).play("1 repay 3")
    assert "41 francs" in told(over, 1) and ">41<" in FACE.svg(over.match.view(1), 1, NAMES)


def test_GC_R36_a_game_that_nobody_wins_is_told_so() -> None:
    ended = Note(int(notes.ENDED), 0, int(BANKRUPT), 0, 0, -1)
    all_broke = given(BOOKS, money=[0, 1], loans=[11, 11]).match
    assert "nobody wins" in FACE.note(all_broke.view(-1), ended, NAMES)
    one = given(BOOKS, money=[0, 40], loans=[11, 11]).match
    assert "nobody wins" not in FACE.note(one.view(-1), ended, NAMES)


def test_the_parts_of_the_value_add_up() -> None:
    table = given(
        money=[9],
        loans=[2],
        vineyard=["gamay doc"],
        cellar=["b2 gamay 3"],
        options={"secret_money": False},
    )
    parts = FACE.scoring(table.match.view(0), 0)
    assert [value for _, value in parts] == [9, 10, 3, -14]
    assert sum(value for _, value in parts) == table.match.scores[0]


def test_GC_R57_a_free_marker_for_a_bid_is_named() -> None:
    table = given(options={"brand_identity": True}, brand=["merlot 2 s0"], display="doc")
    step = table.play("0 auction doc 2").match.question(0)
    assert step is not None
    view = table.match.view(0)
    told = [FACE.move(view, step, TABLE.parse(text), NAMES) for text in table.match.legal(0)]
    assert set(told) == {"End the brand of Merlot", "Use a free marker"}


def test_GC_R79_a_special_action_is_offered_with_the_numbers_of_the_file() -> None:
    late, twice = "fair_space.late_harvest.amount = 2", "fair_space.demand_1.amount = 2"
    own = EDITIONS.edition(
        f"{late}\nfair_space.late_harvest.cost = 0\n{twice}\n", "own.toml"
    ).content
    told = text.tongue(own, (), "en")
    assert told.fair(1) == "harvest up to 2 vines for 0 francs in all"
    assert told.fair(6) == "raise demand up to 2 times"
    ours = text.tongue(SHIPPED, (), "en")
    assert (ours.fair(1), ours.fair(6)) == ("harvest one vine for 1 franc", "raise demand once")


def test_answers_name_their_price() -> None:
    table = given(
        vineyard=["wholesale harvester gamay gamay"],
        cellar=["b5 pinot_noir 2"],
        demand="pinot_noir 3",
        display="doc",
        columns=["syrah 4 s0", "-"],
    )

    def said(words: str) -> str:
        step = table.match.question(0)
        assert step is not None
        return FACE.move(table.match.view(0), step, TABLE.parse(words), NAMES)

    assert said("sell b5 pinot_noir 2") == "Sell 2 Pinot Noir from barrel V for 16 francs"
    assert said("claim c1") == "Claim a Syrah vine for 4 francs"
    assert said("buy doc") == "Buy D.O.C. for 7 francs"
    assert said("demand pinot_noir") == "Raise demand for Pinot Noir: 8 → 9 francs"
    assert said("harvest gamay") == "Harvest Gamay for 1 franc"
    table.play("0 use harvester", "0 harvest gamay")
    table.play("1 demand gamay")
    assert "Wholesale" in said("use wholesale")


def test_GC_18_17_like_spaces_are_told_apart_by_what_they_give() -> None:
    ours = text.tongue(SHIPPED, (), "en")
    names = [ours.space(k) for k in range(6, 12)]
    assert names[:3] == [f"Raise Demand: {n}" for n in ("1 step", "2 steps", "3 steps")]
    assert names[3:] == [f"Exchange: {n}" for n in ("1 franc", "2 francs", "3 francs")]


def test_news_are_right_for_everybody_who_reads_them() -> None:
    """In the first year nobody leaves a fair he never was at; the jug is where it is; a player who
    reads of himself reads "you" with its own verb."""
    view = given().match.view(0)

    def told(kind: int, reader: int, a: int = 0, b: int = 0) -> str:
        return FACE.note(view, Note(kind, 0, a, b, 0, -1), NAMES, reader=reader)

    assert told(int(notes.LEFT_FAIR), 0) == "You are done at the fair."
    assert told(int(notes.LEFT_FAIR), 1) == "Ada is done at the fair."
    assert told(int(notes.JUG), 1) == "Ada has the jug in the new year."
    assert told(int(notes.LAST_VINE), 1) == "All vines of Ada are harvested."
    assert told(int(notes.AUCTIONED), 0, 5, 2) == "You put D.O.C. up for auction and bid 2."
    assert told(int(notes.AUCTIONED), 1, 5, 2) == "Ada puts D.O.C. up for auction and bids 2."


def test_GC_23_4_the_end_names_who_ended_it_and_what_made_the_best_estate() -> None:
    over = given(LOANS, 1, money=[5, 60], loans=[3, 3], vineyard=["", "gamay doc"])
    ended = over.play("1 repay 3").match.entries[-1].notes_for(-1)[-1]
    said = FACE.note(over.match.view(-1), ended, NAMES)
    assert said.startswith("Bo is free of debt: the game is over.")
    assert "worth 49: 39 in cash, 10 for kinds of tiles" in said


def test_a_covered_purse_of_nothing_looks_like_any_other() -> None:
    """GC-R30: the points of others are an estimate, also while they have no franc."""
    view = given(money=[3, 0]).match.view(0)
    assert FACE.covered(view, 1, 0) == 0 and FACE.covered(view, 0, 0) is None
    assert points.in_sight(BOX.game(), FACE, view, 0)[1][1] is False


def test_GC_1_16_markers_and_cubes_keep_their_names_while_they_move() -> None:
    """What keeps its id is seen to glide: a free marker to its bid, grapes to the first barrel."""

    def ids(table: Table) -> dict[str, str]:
        drawn = "".join(str(each.svg()) for each in FACE.draw(table.match.view(0), 0, NAMES))
        return dict(re.findall(r'id="((?:marker|cube)-0-[\d-]+)"[^>]*transform="([^"]*)"', drawn))

    table = given(display="doc", vineyard=["merlot merlot"])
    before = ids(table)
    table.play("0 auction doc 2")
    after = ids(table)
    assert before.keys() == after.keys() and sum(before[k] != after[k] for k in before) == 1
    table.play("1 demand gamay", "0 harvest merlot")
    later = ids(table)
    moved = [key for key in after if after[key] != later[key]]
    assert len(moved) == 1 and moved[0].startswith("cube-0-2-")
