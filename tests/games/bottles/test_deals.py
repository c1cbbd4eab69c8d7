"""BO-9 Deals, auctions, loans."""

from typing import Any

import pytest

from cuvee.games.bottles.face import FACE
from cuvee.games.bottles.model.state import MOST_DEBTS
from cuvee.games.bottles.notes import HANDED, HANDED_CARD, OFFERED, OFFERED_CARDS
from cuvee.games.bottles.observation import LAYOUT
from cuvee.games.bottles.rules import debts
from games.bottles.given import CARD, BottlesScene, given

WRITE = "0 deal s1"


def owed(scene: BottlesScene, debtor: int) -> list[tuple[int, int]]:
    """(creditor, amount), the oldest first."""
    mine = scene.state.debts[debtor * MOST_DEBTS : (debtor + 1) * MOST_DEBTS]
    return [(int(debt >> 16), int(debt & 0xFFFF)) for debt in mine if debt]


def test_BO_9_1_only_the_player_in_turn_begins_and_with_somebody_who_remains() -> None:
    scene = given(cellars=["it1", "it2", ""], out=[2]).refuses("1 deal s0", "0 deal s0")
    assert scene.legal(0, "deal") == {"s1"}


def test_BO_9_2_three_offers_and_one_auction_a_turn_cancelled_ones_count() -> None:
    """Also BO-R45."""
    scene = given(cellars=["it1 it2", "fr1"])
    scene.play(*[WRITE, "0 cancel"] * 3).refuses(WRITE)
    scene.play("0 auction it1", "0 start 18", "1 pass").refuses("0 auction it1")
    scene = given(cellars=["it1", "fr1"], offers_per_turn=0, auctions_per_turn=0)
    assert scene.legal(0) == {"roll"}


@pytest.mark.parametrize(("seats", "offers"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 5)])
def test_BO_9_2_an_offer_for_each_other_player_but_at_least_three(seats: int, offers: int) -> None:
    """Also BO-R45: the eliminated are no partners; a fixed number may be agreed on."""
    table: dict[str, Any] = {"seat": seats - 1, "cellars": [""] * seats, "chance": [2]}
    ends = [f"{seats - 1} {words}" for words in ("roll", "stay", "end")]
    assert given(**table).play(*ends).state.offers == offers
    fewer = given(**table, out=[1]) if seats > 2 else given(**table)
    assert fewer.play(*ends).state.offers == max(3, seats - 2)
    for fixed in range(7):
        assert given(**table, offers_per_turn=fixed).play(*ends).state.offers == fixed
    assert given(**table, offers_per_turn="3").play(*ends).state.offers == 3


def test_BO_9_2_a_draft_counts_once_the_partner_has_seen_it() -> None:
    """Also BO-R69: before that undo gives the offer back, afterwards there is no undo."""
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 undo", "0 undo")
    assert scene.state.offers == 3
    scene.play(WRITE, "0 give it1", "0 propose").refuses("0 undo", "0 cancel")
    assert scene.state.offers == 2
    scene.play("1 reject").refuses("0 undo")
    assert scene.state.offers == 2


def test_BO_9_2_the_budget_is_new_in_every_turn() -> None:
    scene = given(cellars=["it1", "fr1"], chance=[2]).play(WRITE, "0 cancel")
    scene.play("0 roll", "0 stay", "0 end")
    assert (scene.state.offers, scene.state.auctions) == (3, 1)


def test_BO_9_3_without_negotiation_there_is_neither_deal_nor_help() -> None:
    scene = given(cellars=["it1", "it2"], negotiation="off")
    assert scene.legal(0) == {"roll"}
    scene = given(cellars=["", "it2", "it3"], chance=[1], negotiation="off").play("0 roll")
    assert scene.state.out[0] == 1 and scene.asked == (1, "before_roll")
    scene = given(seat=1, money=[0, 5, 5], cellars=["it1", "it2", "it3"], negotiation="off")
    scene.match.recorder.source = given(chance=[2, 2]).match.recorder.source
    scene.play("1 roll", "1 stay", "1 end", "2 roll", "2 stay", "2 end")
    assert scene.state.out[0] == 1


def test_BO_9_4_at_most_three_given_and_three_asked_and_one_sum() -> None:
    scene = given(cellars=["it1 it2 it3 it4", "fr1"])
    scene.play(WRITE, "0 give it1", "0 give it2", "0 give it3").refuses("0 give it4")
    scene.play("0 ask fr1", "0 ask spain", "0 ask any").refuses("0 ask any")
    scene.play("0 pay 1").refuses("0 charge 1", "0 pay 1", "0 borrow 1", "0 interest 1")


def test_BO_R66_a_loan_and_a_price_are_not_combined_but_a_loan_is_open_to_all() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 borrow 3")
    scene.refuses("0 pay 1", "0 charge 1").play("0 propose", "1 accept")
    assert owed(scene, 0) == [(1, 3)] and scene.cellar(1) == ["it1", "fr1"]


def test_BO_9_5_sums_stay_within_the_money_and_interest_follows_a_loan_only() -> None:
    scene = given(money=[4, 6], cellars=["it1", "fr1"]).play(WRITE)
    assert max(map(int, scene.legal(0, "pay"))) == 4
    assert max(map(int, scene.legal(0, "charge"))) == max(map(int, scene.legal(0, "borrow"))) == 6
    scene.refuses("0 interest 1").play("0 borrow 2")
    assert scene.legal(0, "interest") == {str(n) for n in range(1, 11)}
    scene.play("0 interest 3").refuses("0 interest 1")
    rich = given(money=[99, 99], cellars=["it1", "fr1"]).play(WRITE)
    assert max(map(int, rich.legal(0, "pay"))) == 30


def test_BO_9_6_a_named_card_may_be_anywhere_but_where_it_is_known_to_lie() -> None:
    scene = given(cellars=["it1", "fr1"], market="gr1", removed="jp1").play(WRITE)
    scene.refuses("0 ask it1", "0 ask gr1", "0 ask jp1")
    scene.play("0 ask es7").refuses("0 ask es7").play("0 propose")
    assert scene.legal(1) == {"reject"}  # the partner does not hold it


def test_BO_9_7_a_gift_needs_a_yes_and_an_empty_draft_cannot_be_proposed() -> None:
    """Also BO-R47."""
    scene = given(cellars=["it1", "fr1"]).play(WRITE).refuses("0 propose")
    scene.play("0 give it1", "0 propose")
    assert scene.cellar(1) == ["fr1"]
    scene.play("1 reject")
    assert scene.cellar(0) == ["it1"]
    scene.play(WRITE, "0 pay 2", "0 propose", "1 accept")
    assert scene.money == [8, 12]


@pytest.mark.parametrize(
    ("asks", "cellar", "possible"),
    [
        (["fr1"], "fr1", True),
        (["fr1"], "fr2", False),
        (["france"], "fr2", True),
        (["france", "france"], "fr2 it1", False),
        (["fr2", "france"], "fr2", False),
        (["fr2", "france"], "fr2 fr5", True),
        (["any", "any"], "fr2", False),
        (["fr2", "any"], "fr2 jp1", True),
        (["fr2", "any"], "fr2", False),
    ],
)
def test_BO_9_8_accepting_needs_every_asked_bottle(
    asks: list[str], cellar: str, possible: bool
) -> None:
    scene = given(cellars=["it9", cellar]).play(WRITE, *[f"0 ask {a}" for a in asks], "0 propose")
    answers = {"reject", "accept", "counter 1", "counter 2", "counter 5"}
    assert scene.legal(1) == (answers if possible else {"reject"})


def test_BO_9_9_a_counter_lowers_the_charge_first_then_raises_the_pay() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 charge 3", "0 propose")
    scene.play("1 counter 5", "0 accept")
    assert scene.money == [8, 12]
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 charge 3", "0 propose")
    scene.play("1 counter 2", "0 accept")
    assert scene.money == [11, 9]
    poor = given(money=[3, 10], cellars=["it1", "fr1"]).play(WRITE, "0 ask fr1", "0 pay 2")
    assert poor.play("0 propose").legal(1, "counter") == {"1"}


def test_BO_9_9_with_a_loan_a_counter_raises_the_interest_up_to_ten() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 borrow 3", "0 interest 8", "0 propose")
    assert scene.legal(1, "counter") == {"1", "2"}
    scene.play("1 counter 2", "0 accept")
    assert owed(scene, 0) == [(1, 13)] and scene.money == [13, 7]


def test_BO_9_9_a_counter_may_lift_the_sum_above_thirty() -> None:
    """Also BO-9.5."""
    scene = given(money=[40, 0], cellars=["it1", "fr1"]).play(WRITE, "0 ask fr1", "0 pay 30")
    scene.play("0 propose", "1 counter 5")
    highest = next(field.high for field in LAYOUT.fields() if field.name == "offer sum")
    assert scene.state.offer.sum == 35 <= highest  # it fits its place in what learners read
    assert scene.play("0 accept").money == [5, 35]


def test_BO_9_10_there_is_no_second_counter() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 ask fr1", "0 propose", "1 counter 1")
    assert scene.asked == (0, "countered") and scene.legal(0) == {"accept", "reject"}


def test_BO_9_11_the_partner_chooses_in_the_order_asked_and_in_rising_order() -> None:
    scene = given(cellars=["jp1", "it1 it2 it3 fr1"])
    scene.play(WRITE, "0 ask it3", "0 ask italy", "0 ask any", "0 propose", "1 accept")
    assert scene.legal(1) == {"hand it1", "hand it2"}  # it3 is not chosen again
    scene.play("1 hand it2")
    assert scene.legal(1) == {"hand it1", "hand fr1"}
    scene.play("1 hand fr1")
    assert scene.cellar(0) == ["it2", "it3", "fr1", "jp1"] and scene.cellar(1) == ["it1"]


def test_BO_9_11_a_choice_leaves_the_rest_deliverable() -> None:
    scene = given(cellars=["jp1", "it1 it2 it3"])
    scene.play(WRITE, "0 ask italy", "0 ask italy", "0 propose", "1 accept")
    assert scene.legal(1) == {"hand it1", "hand it2"}  # it3 would leave none above it
    scene.play("1 hand it2")
    assert scene.legal(1) == {"hand it3"}


def test_BO_9_12_cards_and_money_change_hands_together_and_may_be_used_at_once() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 ask any", "0 pay 2")
    scene.play("0 propose", "1 accept").refuses("1 hand it1")  # the gift is not theirs yet
    scene.play("1 hand fr1")
    assert scene.cellar(0) == ["fr1"] and scene.cellar(1) == ["it1"] and scene.money == [8, 12]
    scene.play(WRITE, "0 give fr1", "0 propose", "1 accept")
    assert scene.cellar(1) == ["it1", "fr1"]


def choosing() -> BottlesScene:
    """A card named, then one of Italy and two of any to be chosen; s1 has chosen it2."""
    scene = given(cellars=["jp1 jp2", "it1 it2 fr1 fr2", "es1"])
    scene.play(WRITE, "0 give jp1", "0 ask fr2", "0 ask italy", "0 ask any", "0 pay 3")
    return scene.play("0 propose", "1 accept", "1 hand it2")


def test_BO_9_12_nothing_changes_hands_before_the_last_card_is_chosen() -> None:
    scene = choosing()
    assert scene.cellar(0) == ["jp1", "jp2"] and scene.cellar(1) == ["it1", "it2", "fr1", "fr2"]
    assert scene.money == [10, 10, 10]
    scene.play("1 hand it1")
    assert scene.cellar(0) == ["it1", "it2", "fr2", "jp2"] and scene.cellar(1) == ["fr1", "jp1"]
    assert scene.money == [7, 13, 10]


def test_BO_9_12_while_choosing_each_sees_what_belongs_to_it_and_what_was_named() -> None:
    scene = choosing()
    mine, partner, bystander = (scene.match.view(seat) for seat in (0, 1, 2))
    for name in ("it1", "it2", "fr1", "fr2"):  # the partner does not lose sight of its own
        assert partner.place[CARD[name]] == 1 and bystander.place[CARD[name]] == -1
    assert mine.place[CARD["fr2"]] == 1 and partner.place[CARD["jp1"]] == 0
    assert list(partner.offer.handed) == [CARD["fr2"], CARD["it2"], -1]
    for other in (mine, bystander):
        assert list(other.offer.handed) == [-1] * 3 and other.place[CARD["it2"]] == -1
    entry = scene.match.entries[-1]  # it2 was chosen, in words for nobody else yet
    assert [scene.match.readable(entry, seat) for seat in (-1, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


def test_BO_9_12_a_choice_may_be_taken_back_until_all_changes_hands() -> None:
    scene = choosing().play("1 undo", "1 hand it1", "1 hand it2").refuses("1 undo")
    entry = scene.match.entries[-1]
    assert scene.match.readable(entry, 0) and not scene.match.readable(entry, 2)
    told = [(HANDED_CARD, 1, 0, CARD[name], 0) for name in ("fr2", "it1", "it2")]
    assert [note for note in scene.notes(0) if note[0] == HANDED_CARD] == told
    assert [note for note in scene.notes(2) if note[0] == HANDED] == [(HANDED, 1, 0, 0, 0)] * 3
    assert HANDED_CARD not in [note[0] for note in scene.notes(2)]


def test_BO_9_12_the_agenda_does_not_tell_a_bystander_what_was_chosen() -> None:
    """Two of a country, chosen in rising order: the first card shows to nobody."""
    seen = []
    for card in ("it1", "it2"):
        scene = given(cellars=["jp1", "it1 it2 it3", "es1"])
        scene.play(WRITE, "0 ask italy", "0 ask italy", "0 propose", "1 accept", f"1 hand {card}")
        seen.append([scene.match.view(seat).words() for seat in (-1, 0, 2)])
    assert seen[0] == seen[1]


def test_BO_9_13_a_rejected_offer_changes_the_budget_only() -> None:
    scene = given(cellars=["it1", "fr1"]).play(WRITE, "0 give it1", "0 charge 3", "0 propose")
    scene.play("1 reject")
    assert scene.cellar(0) == ["it1"] and scene.money == [10, 10] and scene.state.offers == 2
    assert scene.asked == (0, "before_roll")


def test_BO_9_14_auction() -> None:
    """Also BO-9.15, BO-9.16, BO-R46, BO-E18."""
    scene = given(money=[0, 10, 6], cellars=["at3", "it1", "it2"])
    scene.play("0 auction at3").refuses("1 raise 1").play("0 start 4")
    assert scene.match.view(2).place[CARD["at3"]] == 0  # shown to all
    scene.play("1 raise 1", "2 raise 2", "1 raise 1")
    assert scene.legal(2) == {"pass"}
    scene.play("2 pass")
    assert scene.money == [7, 3, 6] and scene.cellar(1) == ["it1", "at3"]


def test_BO_9_14_the_start_price_lies_between_1_and_18() -> None:
    scene = given(cellars=["at3", "it1"]).play("0 auction at3")
    assert scene.legal(0, "start") == {str(n) for n in range(1, 19)}


def test_BO_9_15_who_passes_is_out_of_it_for_good() -> None:
    scene = given(money=[0, 20, 20, 20], cellars=["at3", "", "", ""])
    scene.play("0 auction at3", "0 start 1", "1 pass", "2 raise 1", "3 raise 1", "2 raise 5")
    assert scene.asked == (3, "bid")
    scene.play("3 pass")
    assert scene.cellar(2) == ["at3"] and scene.money == [7, 20, 13, 20]


def test_BO_9_16_without_a_bid_the_bottle_stays() -> None:
    scene = given(cellars=["at3", "it1"]).play("0 auction at3", "0 start 1", "1 pass")
    assert scene.cellar(0) == ["at3"] and scene.money == [10, 10]


def in_debt(*owed_to: tuple[int, int], **options: Any) -> BottlesScene:
    scene = given(
        "cell",
        money=[0, 0, 0],
        cells=["nyc", "mex", "per"],
        cellars=["us4", "it1", "it2"],
        **options,
    )
    for creditor, amount in owed_to:
        debts.lend(scene.state, 0, creditor, amount)
    return scene


def test_BO_9_17_a_loan_and_its_collection() -> None:
    """Also BO-9.18, BO-R48, BO-E19."""
    scene = given(seat=1, money=[0, 10], cellars=["us4", "it1"], chance=[2])
    scene.play("1 roll", "1 stay", "1 end")
    assert scene.asked == (0, "broke_help")
    scene.play("0 deal s1", "0 borrow 2", "0 interest 1", "0 propose", "1 accept")
    assert scene.money == [2, 8] and owed(scene, 0) == [(1, 3)]
    scene = in_debt((1, 3)).play("0 sell us4")
    assert scene.money == [5, 3, 0] and owed(scene, 0) == []


def test_BO_9_18_the_oldest_debt_is_paid_first() -> None:
    scene = in_debt((2, 5), (1, 6)).play("0 sell us4")
    assert scene.money == [0, 3, 5] and owed(scene, 0) == [(1, 3)]


def test_BO_9_19_repayment_by_single_coins_to_any_creditor_outside_the_budget() -> None:
    scene = in_debt((2, 5), (1, 2), (2, 4)).refuses("0 repay s1")
    scene.state.money[0] = 3
    scene.play("0 repay s1", "0 repay s2", "0 repay s1").refuses("0 repay s2")
    assert owed(scene, 0) == [(2, 4), (2, 4)] and scene.money == [0, 2, 1]
    assert scene.state.offers == 3


def test_BO_9_20_debts_of_honour_are_only_written_down() -> None:
    scene = in_debt((1, 3), loans="honour").play("0 sell us4")
    assert scene.money == [8, 0, 0] and owed(scene, 0) == [(1, 3)]


def test_BO_9_21_with_debtor_or_creditor_the_debt_is_void() -> None:
    scene = given(money=[5, 5, 5, 5], cellars=["", "it1", "it2", "it3"], chance=[1])
    debts.lend(scene.state, 0, 1, 3)
    debts.lend(scene.state, 1, 0, 4)
    debts.lend(scene.state, 1, 2, 2)
    scene.play("0 roll", "0 concede")
    assert owed(scene, 0) == [] and owed(scene, 1) == [(2, 2)]


def test_BO_9_22_items_are_added_in_one_order() -> None:
    scene = given(cellars=["it1 it3 it5", "fr1"]).play(WRITE, "0 give it3").refuses("0 give it1")
    scene.play("0 ask fr5").refuses("0 give it5", "0 ask fr1").play("0 ask spain")
    scene.refuses("0 ask fr9", "0 ask italy").play("0 ask spain").refuses("0 ask any")
    scene.play("0 charge 1").refuses("0 ask any", "0 give it1")


def test_BO_R68_a_debtor_has_at_most_eight_open_debts() -> None:
    scene = given(money=[9, 9, 9], cellars=["it1", "it2", "it3"])
    for k in range(8):
        debts.lend(scene.state, 0, 1 + k % 2, 1)
    assert not scene.play("0 deal s1").legal(0, "borrow")
    assert scene.play("0 cancel", "0 deal s2").legal(0, "borrow")  # it joins the youngest
    scene.play("0 borrow 1", "0 propose", "2 accept")
    assert owed(scene, 0)[-1] == (2, 2) and len(owed(scene, 0)) == 8


def test_BO_R68_nobody_owes_more_than_9999_in_all() -> None:
    """Not even with a counter: the highest interest is thought of when the sum is named."""
    scene = given(money=[9, 40, 40], cellars=["it1", "it2", "it3"])
    debts.lend(scene.state, 0, 1, 5_000)
    debts.lend(scene.state, 0, 2, 4_960)
    scene.play("0 deal s1")
    assert max(map(int, scene.legal(0, "borrow"))) == 29
    scene.play("0 borrow 29", "0 interest 5", "0 propose", "1 counter 5", "0 accept")
    assert owed(scene, 0) == [(1, 5_000), (2, 4_960), (1, 39)]
    assert not scene.play("0 deal s2").legal(0, "borrow")


def test_BO_R68_a_debt_never_runs_into_its_creditor() -> None:
    scene = given(money=[9, 40], cellars=["it1", "it2"])
    for k in range(400):
        scene.state.offers = 1
        scene.play("0 deal s1")
        scene.state.money[1] = 40
        if not scene.legal(0, "borrow"):
            break
        most = max(scene.legal(0, "borrow"), key=int)
        scene.play(f"0 borrow {most}", "0 interest 10", "0 propose", "1 accept")
    assert k < 399 and owed(scene, 0) == [(1, 9_999)]


def test_BO_9_19_eight_debts_one_paid_off() -> None:
    """Also BO-R68: the others move up, and the last place is free again."""
    for nth in range(8):
        scene = in_debt(*[(1 + k % 2, 1 if k == nth else 9) for k in range(8)])
        debts.pay_off(scene.state, 0, nth, 1)
        left = [(1 + k % 2, 9) for k in range(8) if k != nth]
        assert owed(scene, 0) == left and scene.state.debts[7] == 0
        assert debts.count(scene.state, 0) == 7 and debts.credit(scene.state, 0, 1) > 0


def test_BO_9_21_eight_debts_and_a_creditor_drops_out() -> None:
    scene = given(money=[5, 0, 5], cellars=["it1", "", "it3"], seat=1, chance=[1])
    for k in range(8):
        debts.lend(scene.state, 0, 1 + k % 2, 1 + k)
    scene.play("1 roll", "1 concede")
    assert owed(scene, 0) == [(2, 2), (2, 4), (2, 6), (2, 8)]


@pytest.mark.parametrize("card", ["it1", "it2", "jp2"])
def test_section_5_a_card_asked_by_name_is_no_news_for_bystanders(card: str) -> None:
    """Whichever it is, the first card of the file too."""
    scene = given(cellars=["fr1", "fr2", "fr3"]).play(WRITE, f"0 ask {card}", "0 propose")
    asked = 127  # of one item: a certain card
    assert scene.notes(2) == scene.notes(-1) == [(OFFERED, 0, 1 | 0 << 3, asked, 0)]
    assert (OFFERED_CARDS, 0, 1, 0, CARD[card] + 1) in scene.notes(1)
    told = scene.match.entries[-1].notes_for(2)[0]
    names = ["Ann", "Bruno", "Carla"]
    assert FACE.note(scene.match.view(2), told, names) == (
        "Ann offers Bruno: asks for a certain bottle."
    )


def test_a_draft_is_known_to_its_writer_then_its_cards_to_the_two() -> None:
    scene = given(cellars=["it1", "fr1", "es1"]).play(WRITE, "0 give it1", "0 ask fr1", "0 pay 1")
    for other in (1, 2, -1):
        offer = scene.match.view(other).offer
        assert (offer.by, offer.gives, offer.asks, offer.sum) == (0, 0, 0, 0)
    scene.play("0 propose")
    partner, bystander = scene.match.view(1), scene.match.view(2)
    assert partner.offer.given[0] == CARD["it1"] and partner.place[CARD["it1"]] == 0
    assert bystander.offer.given[0] == bystander.offer.asked[0] == -1
    assert (bystander.offer.gives, bystander.offer.asks, bystander.offer.sum) == (1, 1, 1)
    scene.play("1 accept")
    assert scene.match.view(2).place[CARD["fr1"]] == -1 and scene.cellar(0) == ["fr1"]
