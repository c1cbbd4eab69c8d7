"""GC-2 Year and rounds, GC-3 the end of phase 1, GC-4 actions in general, GC-15 passing."""

from cuvee.games.grand_cru.questions import FINAL, TURN
from games.grand_cru.given import free_markers, given, panel, purses


def test_GC_2_1_a_year_is_phase_1_and_then_phase_2() -> None:
    table = given(seats=2, prestige=[1, 0]).play("0 pass", "1 pass")
    assert table.asked == (0, "fair")


def test_GC_2_2_one_turn_each_clockwise_without_those_who_passed() -> None:
    table = given(TURN, 1, seats=3, first=1)
    table.play("1 demand gamay", "2 pass", "0 demand gamay", "1 demand gamay")
    assert table.asked == (0, "turn")


def test_GC_2_3_a_turn_is_exactly_one_action() -> None:
    table = given().play("0 demand gamay")
    assert table.asked == (1, "turn")
    table.refuses("0 demand gamay")


def test_GC_2_4_GC_R1_GC_R2_the_bottle_moves_before_rounds_2_3_and_4_and_then_stays() -> None:
    """GC-2.4, GC-R1, GC-R2."""
    table = given()
    leaves = [int(table.state.leaf())]
    for variety in ("merlot", "syrah", "gamay", "cabernet", "pinot_noir"):
        table.play(f"0 demand {variety}", f"1 demand {variety}")
        leaves.append(int(table.state.leaf()))
    assert leaves == [1, 2, 3, 4, 4, 4]


def test_GC_2_5_GC_R73_the_bottle_moves_though_the_start_player_has_passed() -> None:
    """GC-2.5, GC-R73."""
    table = given(seats=3).play("0 pass", "1 demand gamay", "2 demand gamay")
    assert table.state.leaf() == 2 and table.asked == (1, "turn")


def test_GC_2_6_rounds_go_on_until_something_ends_the_year() -> None:
    table = given(round=4, demand="gamay 1, syrah 1, merlot 1")
    for variety in ("gamay", "syrah", "merlot"):
        table.play(f"0 demand {variety}", f"1 demand {variety}")
    assert table.state.round == 7 and table.asked == (0, "turn")


def test_GC_2_7_a_new_year_begins_on_the_first_leaf() -> None:
    table = given(round=4, loans=[2, 2]).play("0 pass", "1 pass", "0 stay", "1 stay")
    assert table.state.year == 2 and table.state.leaf() == 1 and table.asked == (0, "turn")


def test_GC_3_1_the_end_is_looked_for_after_every_action() -> None:
    table = given(TURN, 0, seats=3, round=5, passed=[2]).play("0 pass")
    assert table.asked == (1, "turn") and table.match.question(1) is not None
    table.play("1 demand gamay")
    assert table.asked[1] != "turn"


def test_GC_3_2_GC_3_4_the_last_vine_on_leaf_4_gives_the_others_one_action_each() -> None:
    """GC-3.2, GC-3.4."""
    table = given(TURN, 1, seats=4, round=4, vineyard=["", "merlot", "", ""], passed=[3])
    table.play("1 harvest merlot")
    table.play("2 demand gamay", "0 demand gamay")
    assert table.asked[1] != "turn" and table.state.year == 1


def test_GC_3_2_another_cube_on_a_vine_goes_on_with_the_year() -> None:
    table = given(TURN, 0, round=4, vineyard=["merlot syrah"]).play("0 harvest merlot")
    assert table.asked == (1, "turn")
    table.play("1 demand gamay")
    assert table.asked == (0, "turn")


def test_GC_3_3_GC_3_5_on_leaf_4_the_last_one_left_has_one_more_action() -> None:
    """GC-3.3, GC-3.5."""
    table = given(TURN, 0, seats=3, round=4, passed=[1]).play("0 pass")
    assert table.asked == (2, "turn")
    table.play("2 demand gamay")
    assert table.asked[1] == "loans"


def test_GC_3_3_the_bottle_reaching_leaf_4_finds_a_lone_player() -> None:
    table = given(TURN, 1, seats=2, first=0, round=3, passed=[0]).play("1 demand gamay")
    assert table.asked == (1, "turn") and table.state.leaf() == 4
    table.play("1 demand gamay")
    assert table.asked[1] == "loans"


def test_GC_3_6_a_final_action_may_be_anything_and_triggers_nothing() -> None:
    table = given(TURN, 0, seats=3, round=4, vineyard=["gamay", "merlot", ""])
    table.play("0 harvest gamay", "1 harvest merlot", "2 pass")
    assert table.asked[1] == "loans"


def test_GC_3_7_then_phase_2_begins() -> None:
    table = given(FINAL, 1, round=4, prestige=[0, 3]).play("1 pass")
    assert table.asked == (1, "fair")


def test_GC_3_8_GC_R4_a_lone_player_acts_once_a_round_up_to_the_fourth() -> None:
    """GC-3.8, GC-R4."""
    table = given(TURN, 0, seats=3, passed=[1]).play("0 pass")
    turns = 0
    while table.asked == (2, "turn"):
        table.play("2 demand pinot_noir")
        turns += 1
    assert turns == 4 and table.state.round == 4


def test_GC_3_9_GC_R5_when_all_have_passed_the_year_ends_at_once() -> None:
    """GC-3.9, GC-R5."""
    table = given(TURN, 0, seats=3, passed=[2]).play("0 pass")
    table.play("1 pass")
    assert table.asked[1] == "loans" and table.state.leaf() == 1


def test_GC_3_10_GC_R8_no_harvest_of_the_last_vine_before_leaf_4() -> None:
    """GC-3.10, GC-R8."""
    tiles = ["gamay merlot- rich_harvest harvester"]
    table = given(vineyard=tiles, round=3)
    assert table.legal(0, "harvest") == set() and table.legal(0, "use") == set()
    table = given(vineyard=tiles, round=4)
    assert table.legal(0, "harvest") == {"gamay"}
    assert table.legal(0, "use") == {"harvester", "rich_harvest"}


def test_GC_R8_a_copied_harvest_is_bound_too_but_removing_a_tile_is_not() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes"
    table = given(
        options={"innovation": True},
        vineyard=["gamay most_prestige", "harvester doc"],
        row=row,
        round=2,
    )
    assert table.legal(0, "innovate") == set()
    full = "gamay " + "doc- " * 3 + "harvester- " * 3 + "wholesale- " * 3 + "blending- " * 2
    table = given(vineyard=[full], display="syrah", round=4)
    table.play("0 buy syrah", "0 drop gamay full")
    assert table.asked == (1, "turn")
    table.play("1 demand gamay")
    assert table.asked == (0, "turn")


def test_GC_3_11_all_passed_comes_before_the_last_vine() -> None:
    row = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes"
    table = given(
        options={"innovation": True},
        seats=2,
        round=4,
        passed=[1],
        vineyard=["gamay most_prestige", "harvester"],
        row=row,
    )
    table.play("0 innovate harvester", "0 harvest gamay", "0 pass")
    assert table.asked[1] != "turn"


def test_GC_3_11_the_last_vine_comes_before_all_but_one() -> None:
    table = given(TURN, 0, seats=3, round=4, passed=[2], vineyard=["gamay", "", ""])
    table.play("0 harvest gamay", "1 demand gamay")
    assert table.asked[1] == "loans"


def test_GC_3_12_GC_R3_final_actions_come_on_top_and_end_the_round() -> None:
    """GC-3.12, GC-R3."""
    table = given(TURN, 0, seats=3, round=4, vineyard=["", "gamay", ""])
    table.play("0 demand merlot", "1 harvest gamay")
    assert table.asked == (2, "turn")
    table.play("2 demand gamay")
    assert table.asked == (0, "turn")
    table.play("0 demand gamay")
    assert table.asked[1] == "loans"


def test_GC_3_4_GC_R3_final_actions_go_clockwise_from_the_left_of_the_trigger() -> None:
    """GC-3.4, GC-R3."""
    table = given(TURN, 1, seats=4, round=4, vineyard=["", "gamay", "", ""])
    table.play("1 harvest gamay")
    asked = []
    while table.asked[1] == "turn":
        asked.append(table.asked[0])
        table.play(f"{asked[-1]} demand pinot_noir")
    assert asked == [2, 3, 0]


def test_GC_3_2_the_last_vine_of_one_year_does_not_end_the_next() -> None:
    table = given(TURN, 0, round=4, loans=[3, 3], vineyard=["gamay syrah-"])
    table.play("0 harvest gamay", "1 demand gamay", "0 stay", "1 stay")
    assert table.asked == (0, "turn") and table.state.year == 2
    table.play("0 demand gamay", "1 demand gamay")
    assert table.asked == (0, "turn")


def test_GC_R6_the_remaining_player_acts_again_even_right_after_his_turn() -> None:
    table = given(TURN, 0, seats=2, round=4).play("0 demand gamay", "1 pass")
    assert table.asked == (0, "turn")


def test_GC_R7_a_player_without_a_cube_ends_nothing() -> None:
    table = given(TURN, 0, round=4, vineyard=["gamay- syrah-"]).play("0 demand gamay")
    table.play("1 demand gamay")
    assert table.asked == (0, "turn") and table.legal(0, "harvest") == set()


def test_GC_R65_a_lone_players_last_vine_ends_the_year_like_any_action() -> None:
    table = given(FINAL, 0, round=4, passed=[1], vineyard=["gamay"]).play("0 harvest gamay")
    assert table.asked[1] == "loans"


def test_GC_4_1_the_nine_actions() -> None:
    table = given(
        vineyard=["gamay gamay advertising"],
        cellar=["b2 gamay 1"],
        display="doc",
        columns=["syrah 2 s0", "-"],
    )
    verbs = {text.split()[0] for text in table.legal(0)}
    assert verbs == set(["auction", "claim", "buy", "demand", "harvest", "sell", "use", "pass"])
    table = given(columns=["syrah 2 s1", "-"])
    assert "outbid" in {text.split()[0] for text in table.legal(0)}


def test_GC_4_2_what_cannot_be_done_or_paid_is_not_offered_but_passing_always_is() -> None:
    top = "gamay 6, syrah 6, merlot 7, cabernet 7, pinot_noir 7"
    table = given(money=[0], demand=top, vineyard=["gamay gamay"], columns=["doc 1 s0", "-"])
    assert table.legal(0) == {"pass"}


def test_GC_4_3_no_credit_in_phase_1() -> None:
    table = given(money=[2], columns=["doc 3 s0", "-"], vineyard=["gamay gamay"])
    table.refuses("0 claim c1", "0 buy c1", "0 borrow 1").play("0 harvest gamay")
    assert purses(table)[0] == 1


def test_GC_4_4_GC_R30_covered_cash_is_known_to_views() -> None:
    """GC-4.4, GC-R30."""
    table = given(money=[5, 9])
    assert table.match.view(0).estates[1].money == 9


def test_GC_15_1_who_passes_is_done_for_the_year() -> None:
    table = given(seats=3).play("0 pass", "1 demand gamay", "2 demand gamay")
    assert table.asked == (1, "turn")


def test_GC_15_2_GC_R15_bids_of_a_passed_player_stay_and_he_cannot_claim() -> None:
    """GC-15.2, GC-R15."""
    table = given(seats=3, columns=["doc 2 s0", "-", "-"]).play("0 pass")
    assert panel(table)[0] == "doc 2 s0" and free_markers(table)[0] == 3
    table.refuses("0 claim c1").play("1 outbid c1 3")
    assert panel(table)[0] == "doc 3 s1" and free_markers(table)[0] == 4
