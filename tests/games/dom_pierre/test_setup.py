"""DP-1 and DP-2: what lies where before the first round."""

from collections import Counter

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.options import OptionError
from cuvee.games.dom_pierre.content import SHIPPED
from cuvee.games.dom_pierre.game import BOX
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import STRENGTH, VINTAGE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import KEEPING
from games.dom_pierre.given import CELL, IDS, given


def dealt(seats: int, seed: int = 5, **options: bool) -> State:
    state: State = BOX.game(dict(options)).deal(seats, Seeded(seed))
    return state


def test_DP_1_1_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionError):
            BOX.match(players=seats)
    assert [BOX.match(players=seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DP_1_2_DP_1_3_four_prestige_tiles_a_player_three_of_them_face_up(seats: int) -> None:
    """DP-1.2, DP-1.3."""
    glass = dealt(seats).glass
    assert (sum(glass.up), glass.down) == (3, 4 * seats - 3)
    assert glass.unseen.count == 16 - 3  # those out of the game stay unseen among the others


def test_DP_R2_which_tiles_lie_face_up_is_chance() -> None:
    assert len({tuple(dealt(3, seed).glass.up) for seed in range(20)}) > 10


def test_DP_1_4_champagne_tiles_are_sorted_so_any_value_can_be_had() -> None:
    table = given(presses={"left": "noir 1"}, workers="presses=3", rows="0 1 0 0 0 0")
    table.play("0 raise cellar", "0 perform", "0 press left barrels")
    assert table.press("left") == "barrel 2, barrel 1"


@pytest.mark.parametrize(
    ("seats", "cells"), [(2, "c2 f3 f5 c6 a4"), (3, "c2 f3 f5 c6 a4"), (4, "b2 g2 b6 g6 h4")]
)
def test_DP_1_5_five_bonuses_on_the_cells_of_the_player_count(seats: int, cells: str) -> None:
    state = dealt(seats)
    first = 52 if seats == 4 else 0
    found = [name for name in CELL if SHIPPED.bonus_cell[first + CELL[name]] >= 0]
    assert sorted(found) == sorted(cells.split())
    names = {IDS["bonus"][bonus] for bonus in state.vineyard.bonuses}
    assert names == {"grey_crate", "grey_sugar", "grey_cork", "grey_label", "coin_1"}


def test_DP_1_6_three_grey_accessories_of_each_kind_are_the_supply() -> None:
    assert [dealt(3).stock.goods[2 * kind] for kind in range(4)] == [3, 3, 3, 3]


def test_DP_1_7_DP_R22_two_village_piles_of_three_from_the_twos_and_threes_tops_seen() -> None:
    """DP-1.7, DP-R22."""
    village = dealt(3).village
    assert list(village.piles[2:4]) == [3, 3]
    tiles = Counter(list(village.piles[:2]))
    for tile, n in enumerate(village.harvest.left):
        tiles[tile] += n
    assert tiles == Counter([1, 2, 4, 5, 7, 8])  # a 2 and a 3 of each variety


def test_DP_1_8_all_other_harvest_tiles_are_the_supply() -> None:
    state = dealt(3)
    assert list(state.stock.harvest[1::3]) == [4, 4, 4]
    assert list(state.stock.harvest[2::3]) == [4, 4, 4]
    assert sum(state.stock.harvest[0::3]) == 15 - 3  # three lie in the middle presses


def test_DP_1_9_two_piles_of_eight_blue_accessories() -> None:
    village = dealt(3).village
    assert list(village.piles[BLUE + HEIGHT : BLUE + HEIGHT + 2]) == [8, 8]
    assert village.blue.count == 14


def test_DP_1_10_DP_R1_shuffled_decks_show_one_card() -> None:
    """DP-1.10, DP-R1."""
    market = dealt(3).market
    assert [pile.count for pile in market.unseen] == [14] * 4
    assert len({tuple(dealt(3, seed).market.tops) for seed in range(20)}) > 15


def test_DP_1_11_two_players_lack_five_marked_cards_of_every_deck() -> None:
    market = dealt(2).market
    assert [pile.count for pile in market.unseen] == [9] * 4
    marked = [card for card in range(60) if SHIPPED.not_for_two >> card & 1]
    assert len(marked) == 20
    assert all(market.unseen[card // 15].left[card % 15] == 0 for card in marked)


def test_DP_1_12_four_of_five_quota_tiles_with_random_sides() -> None:
    seen = set()
    for seed in range(30):
        quotas = [int(quota) for quota in dealt(3, seed).market.quotas]
        assert len({quota // 2 for quota in quotas}) == 4
        seen |= set(quotas)
    assert seen == set(range(10))


def test_DP_1_13_DP_1_14_five_objectives_on_show_ten_fewer_for_two() -> None:
    """DP-1.13, DP-1.14."""
    for seats, left in ((2, 30), (3, 40), (4, 40)):
        shelf = dealt(seats).shelf
        assert (shelf.shown(), shelf.deck.count) == (5, left)
    marked = [card for card in range(45) if SHIPPED.objective_not_for_two >> card & 1]
    assert len(marked) == 10
    assert all(dealt(2).shelf.deck.left[card] == 0 for card in marked)


def test_DP_1_15_start_grapes_and_one_from_the_bag() -> None:
    state = dealt(3)
    grapes = {name: int(state.vineyard.grape_on(cell)) for name, cell in CELL.items()}
    assert (grapes["d3"], grapes["e4"], grapes["d5"]) == (2, 1, 0)
    assert grapes["c4"] in (0, 1, 2)
    assert state.vineyard.bag.count == 47
    assert len({int(dealt(3, seed).vineyard.grape_on(CELL["c4"])) for seed in range(20)}) == 3


def test_DP_1_16_six_flag_markers_of_each_country_lie_ready() -> None:
    stock = dealt(3).stock
    assert (stock.usa, stock.russia) == (6, 6)


def test_DP_2_1_DP_2_2_DP_2_3_DP_2_4_every_house_begins_alike() -> None:
    """DP-2.1, DP-2.2, DP-2.3, DP-2.4."""
    for house in dealt(4).houses:
        assert list(house.rows) == [0] * 6
        assert (house.points, house.level) == (0, 0)
        assert (house.crew, house.supply, house.maison) == (1, 8, 0)


def test_DP_2_5_nine_workers_of_nobody_with_two_players_only() -> None:
    neutral = dealt(2).vineyard.neutral
    found = [name for k, name in enumerate(IDS["route_space"]) if neutral >> k & 1]
    assert found == ["no2", "no4", "ea2", "ea4", "ea6", "so2", "so4", "we2", "we5"]
    assert dealt(3).vineyard.neutral == 0


def test_DP_2_6_a_barrel_of_three_on_the_left_press() -> None:
    for house in dealt(3).houses:
        assert [int(house.tile(place)) for place in range(6)] == [3 << 1, 0, 0, 0, 0, 0]


def test_DP_2_7_a_harvest_tile_of_one_on_the_middle_press() -> None:
    for seed in range(30):
        found: Counter[int] = Counter()
        for house in dealt(4, seed).houses:
            tiles = [(grape, int(house.harvest(1, grape))) for grape in range(3)]
            (one,) = [pair for pair in tiles if pair[1]]
            assert one[1] == 1 << 2 | 1
            found[one[0]] += 1
        assert max(found.values()) <= 2  # only two of each variety are dealt from


def test_DP_2_8_the_start_player_is_drawn_and_begins_every_round() -> None:
    assert {int(dealt(3, seed).first) for seed in range(30)} == {0, 1, 2}


def test_DP_2_14_four_francs_each() -> None:
    assert [house.money for house in dealt(4).houses] == [4] * 4


def test_DP_15_1_the_short_game_begins_in_row_1() -> None:
    for house in dealt(3, short_game=True).houses:
        assert list(house.rows) == [1] * 6


def test_DP_R3_flags_do_not_depend_on_markers() -> None:
    table = given(display="o05 o17 o26 o34 o39", rows="1 1 1 1 1 3", presses={"left": ""})
    table.play("0 raise objectives", "0 perform", "0 keep o05", "0 discard o17", "0 mark left")
    table.play("0 discard o26", "0 mark left")
    assert table.press("left") == "+2"
    assert (table.state.stock.usa, table.state.stock.russia) == (6, 6)


# -- the draft


def deal_hands(state: State, *hands: str) -> None:
    """Every seat holds the tokens named; those not dealt are the rest."""
    draft = state.draft
    for k, action in enumerate(" ".join(hands).split()):
        draft.unseen.put(draft.hands[k])
        draft.hands[k] = IDS["action"].index(action)
    for token in draft.hands:
        draft.unseen.take(token)


def test_DP_2_9_DP_2_10_DP_2_11_DP_R5_keep_one_pass_two_to_the_left_lay_one() -> None:
    """DP-2.9, DP-2.10, DP-2.11, DP-R5."""
    match = BOX.match(players=3, seed=1)
    deal_hands(
        match.state, "vineyard cellar village", "cellar village sales", "logistics sales objectives"
    )
    match.submit(1, "keep cellar")
    match.submit(0, "keep vineyard")
    match.submit(2, "keep logistics")
    assert match.legal(0) == ["lay sales", "lay objectives"]  # seat 2 sits to the right of seat 0
    assert match.legal(1) == ["lay cellar", "lay village"]
    for seat, action in ((0, "sales"), (1, "village"), (2, "village")):
        match.submit(seat, f"lay {action}")
    house = match.state.houses[0]
    assert list(house.spaces) == [VINTAGE, 0, 0, 0, 0, 0]
    assert (IDS["action"][house.green], house.blue) == ("sales", 1)
    assert STRENGTH not in list(house.spaces)


def test_DP_2_9_equal_tokens_are_one_choice() -> None:
    match = BOX.match(players=3, seed=1)
    deal_hands(
        match.state, "cellar cellar village", "sales village sales", "logistics " * 2 + "vineyard"
    )
    assert match.legal(0) == ["keep cellar", "keep village"]
    assert match.legal(1) == ["keep sales", "keep village"]


def test_DP_2_12_two_players_begin_with_an_objectives_token_and_draft_the_other_ten() -> None:
    state = dealt(2)
    assert [int(house.spaces[5]) for house in state.houses] == [VINTAGE, VINTAGE]
    assert 5 not in list(state.draft.hands)
    assert list(state.draft.unseen.left)[5] == 0
    assert [int(house.spaces[5]) for house in dealt(3).houses] == [0, 0, 0]


def test_DP_2_13_tokens_not_dealt_leave_the_game() -> None:
    match = BOX.match(players=3, seed=1)
    assert match.state.draft.unseen.count == 3
    for _ in range(2):
        for seat in range(3):
            match.submit(seat, match.legal(seat)[0])
    assert match.state.draft.unseen.count == 0
    assert set(match.state.draft.hands) == {-1}


def test_DP_2_9_the_draft_is_hidden_from_the_others_and_passed_tokens_are_not() -> None:
    match = BOX.match(players=3, seed=2)
    assert [list(match.deal.known_to).count(seat) for seat in range(3)] == [3, 3, 3]
    own = list(match.state.draft.hands[3:6])
    view = match.view(1)
    assert list(view.draft.hands) == [-1, -1, -1, *own, -1, -1, -1]
    for seat in range(3):
        match.submit(seat, match.legal(seat)[0])
        if seat == 0:
            sealed = [match.view(who).envelope(KEEPING, 0) < 0 for who in (-1, 0, 1, 2)]
            assert sealed == [True, False, True, True]
    view = match.view(1)
    hands = match.state.draft.hands
    assert list(view.draft.hands) == [-1, -1, -1, *hands[3:6], -1, *hands[7:9]]
    assert not match.readable(match.entries[0], 1)


def test_DP_15_2_in_the_short_game_both_green_tokens_lie_in_their_columns() -> None:
    match = BOX.match(players=2, seed=1, options={"short_game": True})
    deal_hands(match.state, "vineyard cellar village", "cellar village sales")
    for seat, action in ((0, "vineyard"), (1, "sales")):
        match.submit(seat, f"keep {action}")
    for seat in (0, 1):
        match.submit(seat, "lay village")
    assert list(match.state.houses[0].spaces) == [VINTAGE, 0, VINTAGE, 0, 0, VINTAGE]
    assert match.state.houses[0].green == -1
    assert match.state.houses[0].blue == 1


def test_DP_R9_two_green_tokens_of_one_column_leave_one_there() -> None:
    match = BOX.match(players=2, seed=1, options={"short_game": True})
    deal_hands(match.state, "village cellar vineyard", "cellar village sales")
    match.submit(0, "keep village")
    match.submit(1, "keep cellar")
    match.submit(0, "lay village")
    match.submit(1, "lay cellar")
    assert list(match.state.houses[0].spaces) == [0, 0, VINTAGE, 0, 0, VINTAGE]
