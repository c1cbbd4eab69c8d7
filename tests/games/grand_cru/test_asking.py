"""How Grand Cru asks: what a choice brings and what would be lost is said before it is made."""

from cuvee.games.grand_cru.face import FACE
from cuvee.games.grand_cru.moves import TABLE
from cuvee.games.grand_cru.questions import FAIR, FINAL, LOANS, TURN
from cuvee.render.asking import Asking, Choice, leaves
from games.grand_cru.given import Table, given

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def asked(table: Table, seat: int = 0) -> Asking:
    step = table.match.question(seat)
    assert step is not None
    moves = [TABLE.parse(text) for text in table.match.legal(seat)]
    return FACE.ask(table.match.view(seat), step, moves, NAMES)


def at(asking: Asking, word: str) -> Choice:
    return next(choice for choice in asking.choices if choice.at == word)


def named(asking: Asking, words: str) -> Choice:
    return next(choice for choice in asking.choices if choice.words == words)


def answers(choice: Choice) -> list[str]:
    return [TABLE.text(leaf.move) for leaf in leaves([choice])]


def test_a_raise_lights_the_barrels_with_ripe_wine() -> None:
    table = given(cellar=["b2 merlot 1, b3 merlot 2, b4 merlot 2"])
    assert at(asked(table), "market-merlot").shows == ("b3", "b4")


def test_GC_10_3_a_raise_says_what_it_brings_or_that_the_price_stays() -> None:
    content = given().state.content
    level = next(n for n in range(1, 7) if content.price(0, n) == content.price(0, n + 1))
    table = given(demand=f"gamay {level}", cellar=["b2 gamay 3"])
    assert "the price stays" in at(asked(table), "market-gamay").note
    dearer = next(n for n in range(1, 6) if content.price(0, n) < content.price(0, n + 1))
    table = given(demand=f"gamay {dearer}", cellar=["b2 gamay 3"])
    gain = 3 * (content.price(0, dearer + 1) - content.price(0, dearer))
    assert f"+{gain} francs for your ripe cubes" in at(asked(table), "market-gamay").note


def test_GC_15_1_a_pass_that_loses_something_is_asked_again_beside_what_saves_it() -> None:
    table = given(
        round=4,
        columns=["doc 3 s0", "-"],
        cellar=["b3 gamay 2"],
        vineyard=["syrah merlot"],
    )
    ending = named(asked(table), "Pass")
    assert answers(ending) == ["pass", "claim c1", "sell b3 gamay 2"]
    for lost in ("D.O.C.", "2 Gamay", "2 vines with grapes"):
        assert lost in ending.note
    assert "Bo then has exactly one more action" in ending.note


def test_GC_3_8_before_leaf_4_the_other_goes_on() -> None:
    assert "until leaf 4" in named(asked(given(round=2)), "Pass").note


def test_GC_3_2_the_last_harvest_says_what_it_ends() -> None:
    table = given(round=4, vineyard=["merlot"], columns=["doc 3 s0", "-"])
    last = at(asked(table), "vine-merlot")
    assert "one more action" in last.note and "D.O.C." in last.note
    assert answers(last) == ["harvest merlot", "claim c1"]
    assert answers(at(asked(given(round=4, vineyard=["merlot"])), "vine-merlot")) == [
        "harvest merlot"
    ]


def test_GC_3_6_the_last_action_of_a_year_warns_of_what_is_lost() -> None:
    table = given(FINAL, round=4, columns=["doc 3 s0", "-"], vineyard=["merlot syrah"])
    assert "D.O.C." in asked(table).warning and "2 vines" in asked(table).warning
    assert asked(given(FINAL, round=4)).warning == ""
    assert asked(given(TURN, round=2, columns=["doc 3 s0", "-"])).warning == ""


def test_GC_R33_a_space_without_effect_is_asked_again() -> None:
    table = given(FAIR, prestige=[5, 5])
    idle = at(asked(table), "late_harvest")
    assert answers(idle) == ["pass", "fair late_harvest"]
    assert "no effect" in idle.note and "for nothing" in idle.then[1].note
    works = at(asked(given(FAIR, prestige=[5, 5], vineyard=["gamay"])), "late_harvest")
    assert answers(works) == ["fair late_harvest"] and works.weighed


def test_GC_R14_buying_what_one_leads_is_asked_again() -> None:
    mine = at(asked(given(columns=["doc 3 s0", "-"])), "c1")
    bought = next(choice for choice in mine.then if choice.then)
    assert answers(bought) == ["claim c1", "buy c1"] and "only 3" in bought.note
    theirs = at(asked(given(columns=["doc 3 s1", "-"])), "c1")
    assert all(not choice.then for choice in theirs.then)


def test_GC_R11_a_bid_beyond_the_purse_says_so() -> None:
    bids = at(asked(given(display="doc", money=[3])), "show-doc").then
    assert ["could not claim" in bid.note for bid in bids] == [False] * 3 + [True] * 3


def test_GC_21_1_the_rungs_show_cash_and_interest_together() -> None:
    table = given(LOANS, loans=[4], money=[16])
    content = table.state.content
    two = at(asked(table), "loan-2")
    assert (two.price, answers(two)) == ("−14", ["repay 2"])
    assert "16 → 2 francs" in two.note and f"interest {content.interest[2]}" in two.note
    six = at(asked(table), "loan-6")
    assert (six.price, answers(six)) == ("+14", ["borrow 2"])
    assert f"{content.interest[4]}" in asked(table).hint


def test_GC_23_1_repaying_the_last_loan_says_what_the_end_would_mean() -> None:
    table = given(LOANS, loans=[1], money=[30], vineyard=["gamay syrah"], cellar=["b2 gamay 3"])
    free = at(asked(table), "loan-0")
    assert answers(free) == ["repay 1", "stay"]
    assert "the game ends" in free.note and f"worth {30 - 7 + 10 + 3}" in free.note


def test_a_vine_is_not_offered_at_its_bottle_nor_on_display() -> None:
    """One thing, one meaning: tiles, bottles and vines of a variety are different things."""
    table = given(display="gamay", vineyard=["gamay gamay"])
    asking = asked(table)
    assert answers(at(asking, "market-gamay")) == ["demand gamay"]
    assert answers(at(asking, "vine-gamay")) == ["harvest gamay"]
    assert "buy gamay" in answers(at(asking, "show-gamay"))


def test_the_largest_sale_of_a_barrel_comes_first() -> None:
    barrel = at(asked(given(cellar=["b2 gamay 3"], demand="gamay 2")), "b2")
    assert answers(barrel) == ["sell b2 gamay 3", "sell b2 gamay 2", "sell b2 gamay 1"]
    assert all("next price" in sale.note for sale in barrel.then)
