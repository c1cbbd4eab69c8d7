"""Section 8 of the spec: what `audit` must see."""

from collections.abc import Callable

import pytest

from cuvee.games.bottles.audit import audit, audit_step
from cuvee.games.bottles.model.state import DECK, MARKET, REMOVED, State
from cuvee.games.bottles.questions import GOAL
from cuvee.games.bottles.rules import debts
from games.bottles.given import CARD, CELL, given


def position() -> State:
    return given("cell", cells=["rio", "mex", "per"], cellars=["it1", "it2", "it3"]).state


def broken(change: Callable[[State], object]) -> str:
    """What audit says of a position that is sound but for this change."""
    state = position()
    assert audit(state) == ""
    change(state)
    return audit(state)


def put(name: str, value: int, at: int = -1) -> Callable[[State], object]:
    """One number of the state, or of its offer, set to this."""

    def change(state: State) -> None:
        owner = state.offer if name.startswith("offer.") else state
        name_ = name.removeprefix("offer.")
        if at < 0:
            setattr(owner, name_, value)
        else:
            getattr(owner, name_)[at] = value

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("place", -1, CARD["it1"]), "lies at place -1"),
        (put("decks", -1, 0), "the decks hold"),
        (put("bottles", -1, 0), "the cellars hold"),
        (put("money", -1, 0), "less than nothing"),
        (put("out", 1, 1), "is out and has"),
        (put("debts", 1 << 16, 0), "s0 owes 0 to s1"),
        (put("debts", 5, 0), "s0 owes 5 to s0"),
        (put("debts", 3 << 16 | 5, 0), "s0 owes 5 to s3"),
        (put("debts", -1, 0), "s0 owes"),
        (put("debts", 1 << 16 | 10_000, 0), "s0 owes 10000 in all"),
        (put("debts", 1 << 16 | 5, 1), "behind none"),
        (put("thief", 84), "the thief is lost"),
        (put("cell", -1, 0), "the marker of s0"),
        (put("cell", CELL["mex"], 0), "two markers on one cell"),
        (put("path_length", -1), "a move of -1 cells"),
        (put("path_length", 2), "entered twice"),
        (put("path_length", 6), "a move of 6 cells"),
        (put("offers", -1), "-1 offers"),
        (put("offers", 4), "4 offers"),
        (put("auctions", -1), "-1 auctions"),
        (put("auctions", 2), "2 auctions"),
        (put("market_die", 3), "the market die shows 3"),
        (put("traded", 1, 0), "met the market before the roll"),
        (put("offer.gives", -1), "an offer of -1"),
        (put("offer.asks", 4), "an offer of 0 for 4"),
        (put("offer.sum", -1), "and -1"),
        (put("offer.interest", -1), "an interest of -1"),
        (put("price", -1), "a price of -1"),
        (put("lot", CARD["it2"]), "which is not there"),
        (put("round", -1), "round -1"),
        (put("round", 101), "round 101"),
        (put("ending", int(GOAL)), "won with 1 countries"),
    ],
)
def test_section_8_every_broken_invariant_is_seen(
    change: Callable[[State], object], sentence: str
) -> None:
    assert sentence in broken(change)


def test_section_8_debts_only_between_those_who_remain() -> None:
    state = given(cellars=["it1", "it2", ""], out=[2]).state
    debts.lend(state, 0, 2, 1)
    assert audit(state) == "s0 owes s2, and one of them is out"


def test_section_8_the_eliminated_are_not_asked() -> None:
    with pytest.raises(AssertionError, match="s0 is out and asked"):
        given(cellars=["", "it2", "it3"], out=[0])


def test_section_8_the_player_in_turn_is_never_shoved() -> None:
    scene = given(cells=["bur", "pie"], cellars=["it1", "it2"], chance=[2])
    state = scene.play("0 roll", "0 step pie").state
    assert audit(state) == ""
    state.shoved = 1
    assert audit(state) == "the player in turn is shoved off"


def test_section_8_the_thief_makes_no_step_more_than_it_may() -> None:
    assert audit(given("thief", about=3).state) == ""
    with pytest.raises(AssertionError, match="the thief made 4 steps"):
        given("thief", about=4)


@pytest.mark.parametrize(
    ("card", "here", "there", "sentence"),
    [
        ("es1", DECK, MARKET, "went from 6 to 7"),
        ("es1", DECK, REMOVED, "went from 6 to 8"),
        ("it1", REMOVED, 0, "went from 8 to 0"),
        ("it1", MARKET, REMOVED, "went from 7 to 8"),
        ("it1", 0, MARKET, "met the market twice"),
        ("it1", MARKET, 0, "met the market twice"),
        ("it1", DECK, 0, "elsewhere"),
        ("es1", DECK, 0, "paid 0"),
        ("it1", 0, DECK, "the deck of country 0 grew"),
    ],
)
def test_section_8_cards_go_only_where_they_may(
    card: str, here: int, there: int, sentence: str
) -> None:
    before = position()
    before.move_card(CARD[card], here)
    before.decks[0] += here == DECK and card == "it1"
    after = before.copy()
    after.move_card(CARD[card], there)
    after.decks[0] += there == DECK
    assert sentence in audit_step(before, after)


def test_section_8_nobody_comes_back() -> None:
    before = given(cellars=["it1", "it2", ""], out=[2]).state
    after = before.copy()
    after.out[2] = 0
    assert audit_step(before, after) == "s2 came back into the game"
