"""BO-10 Ruin, BO-11 End of round and game, BO-12 Modes."""

from typing import Any

import pytest

from cuvee.games.bottles.content import SHIPPED
from cuvee.games.bottles.game import BOX
from cuvee.games.bottles.model.state import DECK, MARKET
from games.bottles.given import CARD, BottlesScene, given

TEN = "it1 fr1 es1 pt1 de1 at1 hu1 gr1 ge1 lb1"
ALL = list(SHIPPED.labels["bottles.id"])


def last_turn(seats: int = 2, **position: Any) -> BottlesScene:
    """The last turn of the round, played without doing anything."""
    scene = given(seat=seats - 1, chance=[2], **position)
    return scene.play(f"{seats - 1} roll", f"{seats - 1} stay", f"{seats - 1} end")


def test_BO_10_1_money_is_never_negative() -> None:
    scene = given("cell", money=[0, 10], cells=["rio", "mex"], cellars=["it1", ""])
    assert not scene.legal(0, "buy")


def test_BO_10_2_without_money_at_the_end_of_the_round() -> None:
    """Also BO-R49."""
    assert last_turn(money=[0, 5], cellars=["it1", "it2"]).asked == (0, "broke_help")
    off = last_turn(money=[0, 5], cellars=["it1", "it2"], broke_check="off")
    assert off.asked == (0, "before_roll")
    at_turn_end = given(
        money=[0, 5, 5], cellars=["it1", "it2", "it3"], chance=[2], broke_check="turn_end"
    )
    at_turn_end.play("0 roll", "0 stay", "0 end")
    assert at_turn_end.asked == (0, "broke_help")


def test_BO_10_3_the_help_window_has_an_offer_for_each_rival_and_one_auction() -> None:
    position = {"money": [0, 5, 5], "cellars": ["it1", "it2", "it3"]}
    scene = last_turn(3, **position, offers_per_turn=0, auctions_per_turn=0)
    assert (scene.state.offers, scene.state.auctions) == (2, 1)
    assert scene.legal(0) == {"concede", "deal s1", "deal s2", "auction it1"}
    scene.play("0 auction it1", "0 start 1", "1 raise 1", "2 pass")
    assert scene.money == [1, 4, 5] and scene.asked == (0, "before_roll")


def test_BO_10_3_at_turn_end_what_was_left_of_the_budget_stays() -> None:
    scene = given(
        money=[0, 5], cellars=["it1", "it2"], chance=[2], broke_check="turn_end", offers_per_turn=5
    )
    scene.play("0 roll", "0 stay", "0 end")
    assert (scene.state.offers, scene.state.auctions) == (5, 1)


def test_BO_10_4_who_gives_up_or_has_nothing_left_to_offer_is_out() -> None:
    scene = last_turn(3, money=[0, 5, 5], cellars=["it1", "it2", "it3"]).play("0 concede")
    assert scene.state.out[0] == 1 and scene.asked == (1, "before_roll")
    scene = last_turn(3, money=[0, 5, 5], cellars=["", "it2", "it3"])
    scene.play("0 deal s1", "0 cancel", "0 deal s2", "0 cancel")
    assert scene.state.out[0] == 1


def test_BO_10_5_what_an_eliminated_player_leaves() -> None:
    """Also BO-R50."""
    for option, pile in (("market", MARKET), ("removed", 8)):
        scene = last_turn(
            3, money=[0, 5, 5], cellars=["it1", "it2", "it3"], eliminated_bottles=option
        )
        scene.play("0 concede")
        assert scene.state.place[CARD["it1"]] == pile and scene.state.cell[0] == -1
        assert scene.match.view(1).place[CARD["it1"]] == pile
        assert scene.money[0] == 0


@pytest.mark.parametrize(("cellar", "undo"), [("it1", False), ("", True)])
def test_BO_10_5_bottles_once_shown_are_not_taken_back(cellar: str, undo: bool) -> None:
    """Elimination shows a cellar to everybody, unless it is empty."""
    scene = last_turn(3, money=[0, 5, 5], cellars=[cellar, "it2", "it3"]).play("0 concede")
    assert scene.state.out[0] == 1 and scene.match.may_undo(0) == undo


def test_BO_10_6_the_last_one_left_wins_at_once() -> None:
    """Also BO-R51."""
    scene = given(cellars=["", "it2"], chance=[1]).play("0 roll", "0 concede")
    assert scene.match.over and scene.match.ending == "last_player"
    assert scene.match.ranking == [2, 1]


def test_BO_10_7_being_without_bottles_or_money_in_between_has_no_effect() -> None:
    scene = given("cell", money=[1, 5], cells=["rio", "mex"], cellars=["", "it2"], chance=[2, 2])
    scene.play("0 buy es1", "0 end")
    assert scene.asked == (1, "before_roll") and scene.state.out[0] == 0
    scene = given(cellars=["", "it2"], chance=[2]).play("0 roll")
    assert scene.asked == (0, "move")


def test_BO_10_8_each_is_checked_once_in_playing_order() -> None:
    """Also BO-R63."""
    scene = last_turn(3, money=[1, 0, 0], cellars=["it1", "it2", "it3"])
    assert scene.asked == (1, "broke_help")
    scene.play("1 deal s0", "1 borrow 1", "1 propose", "0 accept")
    assert scene.money == [0, 1, 0] and scene.asked == (2, "broke_help")
    scene.play("2 deal s0").refuses("2 borrow 1")  # no money there either
    scene.play("2 cancel", "2 concede")
    assert scene.asked == (0, "before_roll")  # s0 lent its last coin and plays on


def test_BO_10_9_when_all_are_without_money_the_last_one_wins_with_nothing() -> None:
    scene = last_turn(3, money=[0, 0, 0], cellars=["it1", "it2", "it3"])
    scene.play("0 concede", "1 concede")
    assert scene.match.over and scene.match.ranking == [3, 2, 1] and scene.money == [0, 0, 0]


def test_BO_11_1_the_goal_comes_before_the_money() -> None:
    """Also BO-R53."""
    scene = last_turn(money=[0, 5], cellars=[TEN, "it2"])
    assert scene.match.over and scene.match.ending == "goal" and scene.match.ranking == [1, 2]
    late = last_turn(money=[5, 0], cellars=["it2", TEN], broke_check="turn_end")
    assert late.asked == (1, "broke_help")


def test_BO_11_2_the_goal_counts_at_the_end_of_the_round() -> None:
    """Also BO-R8."""
    scene = given(cellars=[TEN, "it2"], chance=[2, 2]).play("0 roll", "0 stay", "0 end")
    assert not scene.match.over
    scene.play("1 roll", "1 stay", "1 end")
    assert scene.match.ending == "goal"


def test_BO_11_2_the_score_is_the_number_of_different_countries() -> None:
    assert given(cellars=["it1 it2 fr1", "", "es1 es2"]).match.scores == [2, 0, 1]


def test_BO_11_2_the_end_of_a_round_that_could_win_is_not_taken_back() -> None:
    nine = TEN.replace(" lb1", " it2")  # ten bottles, nine countries: who knows?
    for cellar, undo in ((nine, False), (TEN.replace(" lb1", ""), True)):
        scene = given(seat=1, cellars=[cellar, "it3"], chance=[2])
        scene.play("1 roll", "1 stay", "1 end")
        assert not scene.match.over and scene.match.may_undo(1) == undo


def test_BO_E14_a_tenth_country_stolen_before_the_end_of_the_round_does_not_win() -> None:
    scene = given(
        seat=1,
        round=14,
        money=[5, 5],
        cells=["mag", "per"],
        cellars=[TEN, "it2"],
        thief="mag",
        chance=[2],
    )
    scene.play("1 roll", "1 hire", "1 rob", "0 hide left", "1 guess left", "1 steal lb1")
    scene.play("1 end")
    assert not scene.match.over and scene.state.round == 15


@pytest.mark.parametrize(
    ("cellars", "money", "places"),
    [
        ([TEN, TEN.replace("1", "2").replace("lb2", "lb2 za1")], [9, 9], [2, 1]),  # countries
        ([TEN + " it3", TEN.replace("1", "2")], [1, 9], [1, 2]),  # bottles
        ([TEN, TEN.replace("1", "2")], [9, 1], [2, 1]),  # glasses
    ],
)
def test_BO_11_3_several_at_the_goal(
    cellars: list[str], money: list[int], places: list[int]
) -> None:
    """Also BO-R52."""
    assert last_turn(money=money, cellars=cellars).match.ranking == places


def test_BO_11_3_money_decides_last_and_then_the_victory_is_shared() -> None:
    one, two = "es1 it1 ge1 cl1 fr2 pt2", "es2 it2 ge2 cl2 fr3 pt3"
    for money, places in (([9, 5], [1, 2]), ([5, 5], [1, 1])):
        scene = last_turn(money=money, cellars=[one, two], mode="short")
        assert scene.match.ending == "goal" and scene.match.ranking == places


def test_BO_11_4_run_out() -> None:
    """Also BO-R54, BO-E16."""
    one = "it1 it2 it3 fr1 es1 pt1 de1 at1"
    two = "it4 fr2 es2 pt2 de2 at2 hu1"
    gone = " ".join(card for card in ALL if card not in (one + " " + two).split())
    scene = last_turn(cellars=[one, two], removed=gone)
    assert scene.match.ending == "run_out" and scene.match.ranking == [1, 2]
    spare = last_turn(cellars=[one, two], removed=gone.replace(" jp2", ""), market="jp2")
    assert spare.match.ending != "run_out"


@pytest.mark.parametrize(("option", "over"), [("all", False), ("decks", True)])
def test_BO_11_4_run_out_may_be_decided_by_the_decks_alone(option: str, over: bool) -> None:
    """Also BO-R54."""
    pile = " ".join(ALL[3:])
    scene = last_turn(cellars=["it1 it2", "it3"], market=pile, run_out=option)
    assert (scene.match.ending == "run_out") == scene.match.over == over
    pile = pile.replace(" jp2", "")  # one bottle is left in a deck
    assert not last_turn(cellars=["it1 it2", "it3"], market=pile, run_out=option).match.over


def test_BO_11_4_dead_goal() -> None:
    """Also BO-R55."""
    gone = " ".join(ALL[CARD["gr1"] :])  # seven countries are left
    scene = last_turn(cellars=["it1 it2", "fr1"], removed=gone)
    assert scene.match.ending == "dead_goal" and scene.match.ranking == [1, 2]
    short = last_turn(cellars=["it1 it2", "fr1"], removed=gone, mode="short")
    assert not short.match.over


def test_BO_11_5_the_round_limit() -> None:
    """Also BO-R56."""
    scene = last_turn(cellars=["it1 it2", "fr1 es1"], round=100)
    assert scene.match.ending == "round_limit" and scene.match.ranking == [2, 1]
    assert not last_turn(cellars=["it1", "fr1"], round=99).match.over
    scene = last_turn(cellars=["it1", "fr1"], round=10, max_rounds=10)
    assert scene.match.ending == "round_limit"


def test_BO_11_1_without_money_comes_before_the_round_limit() -> None:
    scene = last_turn(3, money=[0, 5, 5], cellars=["it1", "fr1", "es1"], round=100)
    assert scene.asked == (0, "broke_help")


def test_BO_11_6_the_eliminated_come_last_the_last_out_first() -> None:
    scene = last_turn(
        4, money=[0, 0, 5, 5], cellars=["it1", "it2", "it3", "it4 fr1"], max_rounds=10, round=10
    )
    scene.play("0 concede", "1 concede")
    assert scene.match.ranking == [4, 3, 2, 1]


def test_BO_11_7_at_the_end_all_cellars_are_shown() -> None:
    scene = last_turn(cellars=[TEN, "it2"])
    assert scene.match.view(0).place[CARD["it2"]] == 1
    assert scene.match.view(-1) == scene.state


def test_BO_12_1_the_short_game_needs_six() -> None:
    """Also BO-E15."""
    six = "it1 fr1 es1 pt1 de1 at1"
    assert last_turn(cellars=[six, "it2"], mode="short").match.ending == "goal"
    assert not last_turn(cellars=[six, "it2"]).match.over


def test_BO_12_2_the_options_are_those_of_the_content_file() -> None:
    names = [option.name for option in BOX.options]
    assert len(names) == 17 and names[0] == "mode" and names[-1] == "run_out"
    assert all(option.about for option in BOX.options)


def test_BO_R57_there_is_no_move_for_leaving_the_table() -> None:
    verbs = {text.split()[0] for text in BOX.game().moves.texts}
    assert not verbs & {"leave", "resign", "quit"}


def test_BO_R59_money_is_open() -> None:
    scene = given(money=[3, 7], cellars=["it1", "it2"])
    assert list(scene.match.view(1).money) == list(scene.match.view(-1).money) == [3, 7]


def test_BO_R60_more_than_ten_countries_are_fine() -> None:
    assert last_turn(cellars=[TEN + " za1 jp1", "it2"]).match.ending == "goal"


def test_section_5_everybody_knows_how_many_bottles_lie_where() -> None:
    scene = given(cellars=["it1 it2", "fr1"])
    view = scene.match.view(-1)
    assert list(view.bottles) == [2, 1] and view.decks[0] == 7
    assert DECK not in [int(place) for place in view.place]
