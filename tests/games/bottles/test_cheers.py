"""BO-4 Cheers, BO-5 Shove-off."""

from typing import Any

from games.bottles.given import BottlesScene, given

GLASS, CAR, SAILBOAT, BALLOON, PLANE = 1, 3, 4, 5, 6


def test_BO_4_1_after_a_glass_the_thief_is_not_for_hire_unless_the_option_says_so() -> None:
    """Also BO-R16."""
    scene = given(cellars=["it1", "it2"], chance=[GLASS]).play("0 roll").refuses("0 hire")
    scene.play("0 discard it1").refuses("0 hire")
    scene = given(cellars=["it1 fr1", "it2"], chance=[GLASS], thief_on_cheers=True)
    scene.play("0 roll", "0 discard it1").refuses("0 step cal").play("0 hire")
    assert scene.asked == (0, "thief")
    scene = given(cellars=["it1 fr1", "it2"], chance=[GLASS], thief_on_cheers=True)
    scene.play("0 roll", "0 discard it1", "0 stay")
    assert scene.asked == (0, "cell")


def test_BO_4_2_a_bottle_is_discarded_and_the_cell_step_follows() -> None:
    """Also BO-4.7, BO-R17, BO-E10."""
    scene = given(cellars=["it1 jp1", "it2"], cells=["rio", "mex"], chance=[GLASS]).play("0 roll")
    assert scene.legal(0, "discard") == {"it1", "jp1"}
    scene.play("0 discard jp1")
    assert scene.cellar(0) == ["it1"] and scene.removed() == ["jp1"]
    assert scene.match.view(1).place[78] == 8  # everybody sees it
    scene.play("0 buy es1")
    assert scene.cellar(0) == ["it1", "es1"]


def test_BO_4_3_deals_may_come_before_the_toast() -> None:
    scene = given(cellars=["it1", "it2"], chance=[GLASS]).play("0 roll")
    assert {"deal s1", "auction it1"} <= scene.legal(0)


def test_BO_4_4_without_a_bottle_there_is_an_offer_for_each_rival() -> None:
    """Also BO-R19."""
    scene = given(cellars=["", "it2", "it3"], chance=[GLASS], offers_per_turn=0).play("0 roll")
    assert scene.asked == (0, "cheers_help") and scene.state.offers == 2
    scene.play("0 deal s1", "0 cancel", "0 deal s2", "0 cancel")
    assert scene.state.out[0] == 1  # BO-4.5: no offer left


def test_BO_4_4_a_bottle_obtained_must_be_discarded() -> None:
    scene = given(cellars=["", "it2"], chance=[GLASS])
    scene.play("0 roll", "0 deal s1", "0 ask any", "0 propose", "1 accept", "1 hand it2")
    assert scene.legal(0, "discard") == {"it2"} and "concede" not in scene.legal(0)


def test_BO_E11_cheers_without_a_bottle() -> None:
    scene = given(money=[5, 10, 10], cellars=["", "es1 es2", "it3"], chance=[GLASS])
    scene.play("0 roll", "0 deal s1", "0 ask any", "0 pay 1", "0 propose", "1 counter 2")
    scene.play("0 accept", "1 hand es1")
    assert scene.money == [2, 13, 10] and scene.asked == (0, "cheers")
    scene.play("0 discard es1")
    assert scene.state.out[0] == 0 and scene.asked == (0, "cell")


def test_BO_4_4_the_help_window_opens_again_in_the_next_turn() -> None:
    scene = given(cellars=["", "it2 it3"], chance=[GLASS, CAR, GLASS], offers_per_turn=0)
    scene.play("0 roll", "0 deal s1", "0 ask any", "0 propose", "1 accept", "1 hand it2")
    scene.play("0 discard it2", "0 end", "1 roll", "1 stay", "1 end", "0 roll")
    assert scene.asked == (0, "cheers_help")


def test_BO_4_5_giving_up_is_elimination_at_once_and_the_round_goes_on() -> None:
    """Also BO-R62."""
    scene = given(cellars=["", "it2", "it3"], chance=[GLASS]).play("0 roll", "0 concede")
    assert scene.state.out[0] == 1 and scene.asked == (1, "before_roll")
    assert scene.state.round == 1


def test_BO_4_6_no_purchase_before_the_toast() -> None:
    """Also BO-R18."""
    scene = given(cellars=["", "it2"], cells=["rio", "mex"], chance=[GLASS]).play("0 roll")
    scene.refuses("0 buy es1")
    scene = given(cellars=["it1", "it2"], cells=["rio", "mex"], chance=[GLASS]).play("0 roll")
    scene.refuses("0 buy es1")


def test_BO_R61_giving_the_last_bottle_away_opens_the_help_window_once() -> None:
    scene = given(cellars=["it1", "it2"], chance=[GLASS], offers_per_turn=1)
    scene.play("0 roll", "0 deal s1", "0 give it1", "0 propose", "1 accept")
    assert scene.asked == (0, "cheers_help") and scene.state.offers == 1
    scene.play("0 deal s1", "0 ask any", "0 propose", "1 accept", "1 hand it1", "0 discard it1")
    assert scene.asked == (0, "cell") and scene.state.offers == 0


def chain(chance: list[int], **options: Any) -> BottlesScene:
    """P0 comes from Burgundy to Piedmont, where P1 stands; P2 stands in Tuscany."""
    scene = given(
        cells=["bur", "pie", "tus"],
        cellars=["it1", "it2", "it3 es1"],
        chance=[CAR, *chance],
        **options,
    )
    return scene.play("0 roll", "0 step pie")


def test_BO_5_1_the_shoved_player_chooses_a_linked_cell() -> None:
    """Also BO-5.2, BO-R21."""
    scene = chain([CAR])
    assert scene.asked == (1, "shoved")
    scene.refuses("0 shove wac", "1 shove mex").play("1 shove wac")
    assert scene.cell(1) == "wac" and scene.cell(0) == "pie"


def test_BO_5_3_shove_off_chain() -> None:
    """Also BO-5.8, BO-R20, BO-R26, BO-E12."""
    scene = chain([BALLOON, GLASS])
    assert scene.legal(1, "shove") == {"bur", "mos", "tus", "wac", "wme"}
    scene.play("1 shove tus")
    assert scene.asked == (2, "shoved") and scene.cellar(1) == ["it2"]
    assert scene.legal(2, "shove") == {"bkn", "eme", "wme"}
    scene.play("2 shove eme")
    assert scene.asked == (2, "breakage") and scene.legal(2) == {"discard it3", "discard es1"}
    scene.play("2 discard it3")
    assert scene.removed() == ["it3"] and scene.asked == (0, "moving")


def test_BO_5_4_nobody_is_shoved_twice_in_a_chain_nor_the_player_in_turn() -> None:
    """Also BO-R22."""
    scene = chain([BALLOON, BALLOON]).play("1 shove tus")
    assert "pie" not in scene.legal(2, "shove")  # P0 is in turn; P1 stands where P2 must leave
    scene.play("2 shove wme")
    assert scene.asked == (0, "moving")


def test_BO_5_5_free_first() -> None:
    """Also BO-E13."""
    assert chain([], shove_target="free_first").legal(1, "shove") == {"bur", "mos", "wac", "wme"}


def test_BO_5_5_free_first_allows_an_occupied_cell_when_none_is_free() -> None:
    scene = given(
        cells=["mex", "mlb", "mel", "sou", "tas"],
        cellars=["it1", "", "", "", ""],
        chance=[PLANE],
        shove_target="free_first",
    )
    scene.play("0 roll", "0 fly mlb")
    assert scene.legal(1, "shove") == {"mel", "sou", "tas"}


def test_BO_5_6_with_every_linked_cell_immune_the_nearest_free_ones_qualify() -> None:
    """Also BO-R23."""
    scene = given(
        cells=["out", "mlb", "mel", "tas", "brs", "sou"],
        cellars=["it1"] + [""] * 5,
        chance=[2, CAR, CAR, CAR, CAR],
    )
    scene.play("0 roll", "0 step mel", "2 shove tas", "3 shove brs", "4 shove sou", "5 shove mlb")
    far = scene.state.content.distance
    ids = scene.state.content.labels["cells.id"]
    two = {ids[k] for k in range(84) if far[ids.index("mlb") * 84 + k] == 2}
    assert scene.legal(1, "shove") == two - {"brs"} and "brs" in two


def test_BO_5_7_a_glass_costs_a_bottle_of_own_choice_any_other_face_nothing() -> None:
    """Also BO-R24."""
    scene = chain([GLASS]).play("1 shove wac")
    assert scene.asked == (1, "breakage")
    scene.play("1 discard it2")
    assert scene.removed() == ["it2"] and scene.asked == (0, "moving")
    for face in (2, 3, 4, 5, 6):
        assert chain([face]).play("1 shove wac").asked == (0, "moving")


def test_BO_5_12_a_glass_without_a_bottle_has_no_effect() -> None:
    """Also BO-R25."""
    scene = given(cells=["bur", "pie"], cellars=["it1", ""], chance=[CAR, GLASS])
    scene.play("0 roll", "0 step pie", "1 shove wac")
    assert scene.asked == (0, "moving") and scene.state.out[1] == 0


def test_BO_5_9_every_entry_starts_a_new_chain() -> None:
    scene = given(
        cells=["bur", "pie", "wme"], cellars=["it1", "it2", "it3"], chance=[SAILBOAT, 2, 2, 2]
    )
    scene.play("0 roll", "0 step pie", "1 shove tus", "0 step wme")
    assert scene.asked == (2, "shoved")
    assert "tus" in scene.legal(2, "shove")  # P1 was shoved in the chain before, not in this one


def test_BO_5_10_a_shoved_player_buys_nothing_on_the_new_cell() -> None:
    """Also BO-R27."""
    scene = chain([CAR]).play("1 shove wac").refuses("1 buy at1")
    assert scene.cellar(1) == ["it2"]


def test_BO_R28_only_the_occupant_of_the_chosen_cell_is_shoved_on() -> None:
    scene = chain([CAR]).play("1 shove wme")  # next to P2 in Tuscany
    assert scene.cell(2) == "tus" and scene.asked == (0, "moving")


def test_BO_R29_the_plane_shoves_where_it_lands() -> None:
    scene = given(cells=["mex", "pie"], cellars=["it1", "it2"], chance=[6, 2])
    scene.play("0 roll", "0 fly pie")
    assert scene.asked == (1, "shoved")


def test_BO_5_11_the_thief_neither_shoves_nor_is_shoved() -> None:
    scene = given(cells=["wme", "pie"], cellars=["it1", "it2"], thief="mag", chance=[CAR])
    scene.play("0 roll", "0 hire", "0 send wme", "0 send pie", "0 send done")
    assert scene.cell(1) == "pie" and scene.cell(0) == "wme" and scene.asked == (0, "cell")
    scene = given(cells=["wme", "mex"], cellars=["it1", "it2"], thief="mag", chance=[CAR])
    scene.play("0 roll", "0 step mag", "0 stop")
    assert scene.state.thief == scene.state.cell[0]
