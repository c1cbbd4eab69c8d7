"""How Dom Pierre asks: what a choice would do is seen before it is made."""

from cuvee.games.dom_pierre.face import FACE
from cuvee.games.dom_pierre.game import BOX
from cuvee.render.asking import Asking, Choice, leaves
from games.dom_pierre.given import DomPierreScene, given

NAMES = ["Ann", "Bo", "Cy"]


def asked(table: DomPierreScene, seat: int = 0) -> Asking:
    match = table.match
    step = match.question(seat)
    assert step is not None
    moves = [match.game.moves.parse(text) for text in match.legal(seat)]
    return FACE.ask(match.view(seat), step, moves, NAMES)


def at(asking: Asking, word: str) -> Choice:
    return next(choice for choice in asking.choices if choice.at == word)


def test_a_disc_says_what_its_action_would_do_and_cost() -> None:
    """DP-3.9, DP-3.10: and that the cost rises when a row is emptied."""
    asking = asked(given(rows="0 1 1 2 1 1", money=4))
    vineyard = at(asking, "vineyard")
    assert vineyard.note == "Plant 1 grape, 1 franc. This empties row 0: the cost becomes 1."
    assert [choice.words for choice in vineyard.then] == [
        "Plant 1 grape",
        "Dismiss workers instead",
    ]
    assert vineyard.then[0].price == "1 franc"
    assert at(asking, "logistics").note.startswith("Take up 2 workers")
    assert "empties" not in at(asking, "logistics").note


def test_a_disc_whose_action_is_impossible_says_so() -> None:
    """DP-R16: no harvest, so the cellar could only dismiss."""
    asking = asked(given(rows="1 1 1 1 1 1", workers="maison=1"))
    assert at(asking, "cellar").note.startswith("Not possible now, only dismissing.")


def test_the_first_question_shows_what_each_token_changes() -> None:
    """DP-2.9: the effect is written on the token, and its column is lit."""
    match = BOX.match(3, seed=2, names=NAMES)
    step = match.question(0)
    assert step is not None
    moves = [match.game.moves.parse(text) for text in match.legal(0)]
    asking = FACE.ask(match.view(0), step, moves, NAMES)
    for choice in asking.choices:
        assert choice.at.startswith("hand-") and choice.note
        assert choice.shows == (f"vt_{choice.at.removeprefix('hand-')}",)
    assert "whole game" in asking.hint


def test_a_cell_shows_the_three_harvests_it_would_give() -> None:
    """DP-4.6"""
    table = given(
        rows="0 1 1 1 1 1", money=3, grapes="d3=noir e4=meunier d5=chardonnay c4=noir", chance=[0]
    )
    table.play("0 raise vineyard", "0 perform")
    note = at(asked(table), "d4").note
    assert note == "Harvest here: Chardonnay 1, Pinot Meunier 1, Pinot Noir 2"


def test_the_harvest_is_one_bubble_at_the_cell() -> None:
    table = given(
        rows="0 1 1 1 1 1", money=3, grapes="d3=noir e4=meunier d5=chardonnay c4=noir", chance=[0]
    )
    table.play("0 raise vineyard", "0 perform", "0 plant chardonnay d4")
    asking = asked(table)
    (head,) = asking.choices
    assert head.at == "d4" and len(head.then) == 4
    noir = next(choice for choice in head.then if "Noir" in choice.words)
    assert noir.price == "2" and set(noir.shows) == {"d3", "c4"}


def test_a_sale_shows_its_sum_and_what_could_be_added() -> None:
    """DP-8.4, DP-8.8: 3 + press 1 + route 1 = 5, so a grey crate reaches the next shield."""
    table = given(presses={"left": "barrel 3"}, workers="no1", goods="grey crate, blue sugar")
    table.play("0 raise sales", "0 perform")
    north = at(asked(table), "north")
    assert "Up to 5: 2. 6 to 10: 4. 11 and more: 7." in north.note
    plain, better, own = north.then
    assert plain.note == "3 + press 1 + route 1 = value 5" and plain.price == "+2"
    assert better.words == "With grey Wooden crate: 4 points"
    assert better.note == "3 + press 1 + route 1 + added 1 = value 6"
    assert {"left-1", "grey-crate"} == set(better.shows)
    assert own.words == "Sell, and choose what to add" and not own.plan


def test_while_extras_are_added_the_ruler_says_what_is_missing() -> None:
    """DP-8.8"""
    table = given(presses={"left": "barrel 3"}, goods="grey crate, blue sugar")
    table.play("0 raise sales", "0 perform", "0 sell north left 1")
    asking = asked(table)
    assert asking.hint == "Value 4: 2 points. 2 more for 4 points."
    assert {choice.at for choice in asking.choices if choice.at} == {"grey-crate", "blue-sugar"}


def test_the_village_is_things_on_the_board() -> None:
    """DP-6.2: piles, tasting, favours; only leaving is a button."""
    table = given(rows="1 1 2 1 1 1", presses={"left": "barrel 3", "right": "bottle 5"}, money=3)
    table.play("0 raise village", "0 perform")
    asking = asked(table)
    places = {choice.at for choice in asking.choices}
    assert {"harvest-pile-1", "accessory-pile-2", "tasting", "favours"} <= places
    assert [choice.words for choice in asking.choices if not choice.at] == ["Leave the village"]
    tastings = at(asking, "tasting").then
    assert [choice.price for choice in tastings] == ["+2", "+5", "+2"]


def test_a_choice_lights_only_things_of_ones_own_and_of_the_board() -> None:
    """The words of presses are the same on all mats; the page takes one's own, which is drawn."""
    table = given(presses={"left": "barrel 3", "right": "bottle 5"})
    table.play("0 raise sales", "0 perform")
    own = str(FACE.draw(table.match.view(0), 0, NAMES)[1].svg())
    for leaf in leaves(asked(table).choices):
        for word in leaf.shows:
            assert f'data-w="{word}"' in own


def test_before_the_turn_ends_a_card_that_can_be_scored_is_named() -> None:
    """DP-11.4"""
    table = given(rows="1 1 1 1 1 1", money=12, objectives="o40", workers="maison=1")
    table.play("0 raise logistics", "0 dismiss", "0 fire done")
    asking = asked(table)
    assert asking.warning == "“Strongbox” can be scored now for 9 points."
    assert at(asking, "o40").price == "+9"


def test_the_last_turn_is_announced() -> None:
    """DP-13.2"""
    first = asked(given(round=8, last_round=9, discs_off=7))
    assert first.hint == "The end is near: one more turn for you after this one."
    assert asked(given(round=9, last_round=9, discs_off=7)).hint == (
        "The last round: this is your last turn."
    )


def test_what_costs_nothing_has_no_price() -> None:
    """DP-3.11, DP-5.3: only vineyard and village are paid at once; bottles as they are pressed."""
    table = given(rows="2 2 2 2 2 2", money=4, presses={"right": "noir 2"}, workers="presses=1")
    for action, price in (("logistics", ""), ("cellar", ""), ("vineyard", "2 francs")):
        assert at(asked(table), action).then[0].price == price
    table.play("0 raise cellar", "0 perform")
    notes = [choice.note for choice in at(asked(table), "right").then]
    assert notes == [
        "2 francs",
        "2 francs, and 1 worker of the presses goes home",
        "1 worker of the presses goes home",
    ]


def test_a_harvest_that_needs_a_worker_says_so() -> None:
    """DP-4.7, DP-R21: none lies around, but the own worker on a Noir lifts it to 1."""
    table = given(
        rows="0 1 1 1 1 1",
        money=3,
        grapes="d3=noir e4=meunier d5=chardonnay c4=noir",
        workers="d3",
        chance=[0],
    )
    table.play("0 raise vineyard", "0 perform", "0 plant chardonnay e5")
    (head,) = asked(table).choices
    noir = next(choice for choice in head.then if "Noir" in choice.words)
    assert noir.price == "" and noir.note == "0 around, one more if a worker comes home"
