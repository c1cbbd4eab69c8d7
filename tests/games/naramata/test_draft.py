"""NA-3 The draft."""

from collections.abc import Iterable

from cuvee.core.log import write
from cuvee.core.match import Match
from cuvee.core.sets import size
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.game import BOX
from cuvee.games.naramata.model.cards import TOURISTS
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.questions import DRAFT_PICK, NEW_DAY
from games.naramata.given import NaramataScene, given

IDS = SHIPPED.wishes.ids


def draft(players: int, cars: str = "red black blue green", seed: int = 3) -> Match[State]:
    match = BOX.match(players, seed, {"start_player": "1"})
    for seat, car in enumerate(cars.split()[:players]):
        match.submit(seat, f"car {car}")
    return match


def hand(match: Match[State], seat: int) -> list[str]:
    return [IDS[t] for t in range(int(TOURISTS)) if match.state.guides[seat].hand >> t & 1]


def choose(match: Match[State], how: Iterable[str]) -> None:
    """One round: seat after seat picks its first card and keeps or sells it; two also cut one."""
    for seat, word in enumerate(how):
        cards = hand(match, seat)
        match.submit(seat, f"pick {cards[0]} {word}")
        if match.seats == 2:
            match.submit(seat, f"cut {cards[1]}")


def prestige(match: Match[State]) -> list[int]:
    return [int(guide.prestige) for guide in match.state.guides]


def kept(match: Match[State], seat: int) -> int:
    return int(match.state.guides[seat].tourists())


def test_NA_3_1_five_cards_each_in_secret() -> None:
    match = draft(3)
    for seat in range(3):
        assert len(hand(match, seat)) == 5
        view = match.view(seat)
        assert [size(view.guides[other].hand) for other in range(3) if other != seat] == [0, 0]
    assert all(guide.hand == 0 for guide in match.view(-1).guides)
    for seat, heard in ((-1, 0), (0, 5), (1, 5), (2, 5)):
        dealt = write(match, seat).splitlines()[-1].split(" {")[1].rstrip("}").split()
        assert len(dealt) == 15
        assert sum(card != "?" for card in dealt) == heard


def test_NA_3_2_all_choose_at_once_and_show_together() -> None:
    """And NA-3.13, NA-R70."""
    match = draft(3)
    assert sorted(step.seat for step in match.questions) == [0, 1, 2]
    first = hand(match, 2)[0]
    match.submit(2, f"pick {first} sell")
    assert prestige(match) == [0, 0, 0]
    assert len(hand(match, 2)) == 5
    assert [match.view(seat).envelope(DRAFT_PICK, 2) >= 0 for seat in (-1, 0, 1, 2)] == [
        False,
        False,
        False,
        True,
    ]
    match.submit(0, f"pick {hand(match, 0)[0]} keep")
    match.submit(1, f"pick {hand(match, 1)[0]} keep")
    assert prestige(match) == [0, 0, 3]
    assert [len(hand(match, seat)) for seat in range(3)] == [4, 4, 4]


def test_NA_3_3_kept_ones_sit_in_the_lowest_seat_and_sold_ones_are_discarded() -> None:
    match = draft(3)
    first, sold = hand(match, 0)[0], hand(match, 1)[0]
    choose(match, ["keep", "sell", "keep"])
    assert IDS[match.state.guides[0].tourist(0)] == first
    assert match.state.departed >> IDS.index(sold) & 1


def test_NA_3_4_a_sold_tourist_pays_three_and_the_white_car_four() -> None:
    """And NA-19.4, NA-E23."""
    match = draft(2, "red white")
    for words in (["sell", "sell"], ["sell", "sell"], ["keep", "keep"], ["keep", "keep"]):
        choose(match, words)
    assert prestige(match) == [6, 8]


def test_NA_3_5_a_car_takes_four_the_white_one_three() -> None:
    """And NA-R41."""
    match = draft(2, "red white")
    for k in range(3):
        choose(match, ["keep", "keep"])
    assert not [text for text in match.legal(1) if text.endswith("keep")]
    choose(match, ["keep", "sell"])
    assert [kept(match, seat) for seat in range(2)] == [4, 3]


def test_NA_3_6_two_tourists_at_least() -> None:
    match = draft(3)
    choose(match, ["sell", "sell", "keep"])
    choose(match, ["sell", "keep", "keep"])
    assert not [text for text in match.legal(0) if text.endswith("sell")]
    assert [text for text in match.legal(1) if text.endswith("sell")]
    choose(match, ["keep", "sell", "sell"])
    assert not [text for text in match.legal(1) if text.endswith("sell")]
    choose(match, ["keep", "keep", "sell"])
    assert [kept(match, seat) for seat in range(3)] == [2, 2, 2]


def test_NA_3_7_hands_go_left_on_odd_days_and_right_on_even_ones() -> None:
    for day, neighbour in ((1, 1), (2, 2), (3, 1), (4, 2)):
        match = draft(3)
        match.state.day = day
        rest = hand(match, 0)[1:]
        choose(match, ["keep", "keep", "keep"])
        assert hand(match, neighbour) == rest


def test_NA_3_8_the_last_card_is_discarded_for_nothing() -> None:
    match = draft(3)
    for k in range(3):
        choose(match, ["keep", "keep", "keep"])
    assert match.state.held == 2
    last = [hand(match, seat)[1] for seat in range(3)]
    choose(match, ["keep", "keep", "keep"])
    assert all(match.state.departed >> IDS.index(card) & 1 for card in last)
    assert prestige(match) == [0, 0, 0]
    assert match.state.held == 0
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]


def test_NA_3_9_two_players_draw_one_more_and_cut_one() -> None:
    """And NA-3.10, NA-R42."""
    match = draft(2)
    sizes = []
    for k in range(4):
        sizes.append([len(hand(match, seat)) for seat in range(2)])
        cards = hand(match, 0)
        match.submit(0, f"pick {cards[0]} keep")
        assert f"cut {cards[0]}" not in match.legal(0)
        match.submit(0, f"cut {cards[1]}")
        assert not match.state.departed >> IDS.index(cards[1]) & 1
        theirs = hand(match, 1)
        match.submit(1, f"pick {theirs[0]} keep")
        match.submit(1, f"cut {theirs[1]}")
        assert match.state.departed >> IDS.index(cards[1]) & 1
    assert sizes == [[6, 6], [5, 5], [4, 4], [3, 3]]
    assert size(match.state.departed) == 2 * 4 + 2
    assert prestige(match) == [0, 0]


def test_NA_3_11_who_left_comes_back_when_the_deck_is_empty() -> None:
    match = draft(2)
    pile = match.state.piles[TOURIST_PILE]
    for tourist in range(int(TOURISTS)):
        if pile.left[tourist]:
            pile.take(tourist)
            match.state.departed |= 1 << tourist
    choose(match, ["keep", "keep"])
    assert size(match.state.departed) == 0
    assert pile.count == 50 - 2 - 2 * 5  # nobody who sits in a car or in a hand
    assert [len(hand(match, seat)) for seat in range(2)] == [5, 5]


def test_NA_R42_deals_and_extra_cards_follow_the_day_order() -> None:
    table = given("after", arrived=[1, 0], tourists=["t40 t42"])
    state = table.state.copy()
    state.day, state.depth, state.order = 0, 0, 1 | 0 << 2
    state.then(NEW_DAY)
    match = NaramataScene(table.match.game, state, list(range(12))).match
    assert hand(match, 1) == [*IDS[:5], IDS[10]]
    assert hand(match, 0) == [*IDS[5:10], IDS[11]]


def test_NA_3_12_the_sums_of_the_draft() -> None:
    """And NA-E1."""
    for keep, expected in ((4, 0), (3, 3), (2, 6)):
        match = draft(3)
        for k in range(4):
            choose(match, ["keep" if k < keep else "sell"] * 3)
        assert prestige(match) == [expected] * 3


def test_a_hand_once_seen_stays_known() -> None:
    match = draft(3)
    choose(match, ["keep", "keep", "keep"])
    view = match.view(0)
    assert view.guides[1].hand == match.state.guides[1].hand  # passed on by seat 0
    assert view.guides[2].hand == 0
    choose(match, ["keep", "keep", "keep"])
    assert match.view(0).guides[2].hand == match.state.guides[2].hand
    match = draft(3)
    match.state.day = 2
    choose(match, ["keep", "keep", "keep"])
    view = match.view(0)
    assert view.guides[2].hand == match.state.guides[2].hand  # today seat 2 sits to the right
    assert view.guides[1].hand == 0


def test_the_extra_card_of_two_is_hidden_until_it_is_passed_on() -> None:
    match = draft(2)
    choose(match, ["keep", "keep"])
    seen = match.view(0).guides[1].hand
    assert size(seen) == 4
    assert match.state.guides[1].hand & ~seen == match.state.guides[1].extra
