"""The invariants of the spec's section 8: what a position may never look like is noticed."""

from collections.abc import Callable

import pytest

from cuvee.games.naramata.audit import audit
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from games.naramata.given import CARD, KIND, NODE, TOURIST, given, mask


def two_places(state: State) -> None:
    """A tourist who sits in two cars, and is missing twice in the deck."""
    state.guides[1].seat(TOURIST["t02"])
    state.piles[TOURIST_PILE].take(TOURIST["t02"])


def two_hands(state: State) -> None:
    state.guides[0].hand = mask("t10", TOURIST)


def card_twice(state: State) -> None:
    """On the table and among the discards, and missing twice in the deck."""
    state.drawn = state.discards = mask("w01", CARD)
    state.piles[0].left[CARD["w01"]] -= 2
    state.piles[0].count -= 2


def upgrade_twice(state: State) -> None:
    """In the row and with a guide, though there is one only."""
    state.market.row[3] = KIND["tripod"]
    state.guides[0].owned = state.guides[0].active = mask("tripod", KIND)
    state.market.pile.left[KIND["tripod"]] -= 2
    state.market.pile.count -= 2


def pile_miscounted(state: State) -> None:
    state.market.pile.count += 1


def bottle_too_many(state: State) -> None:
    """One winery has two, another none, in a game of one each."""
    state.bottles += 1 - (1 << 2)


def empty_car(state: State) -> None:
    state.guides[0].tray[7] = -1
    state.departed |= mask("t02", TOURIST)


def parked_on_the_road(state: State) -> None:
    state.guides[0].arrival = 1
    state.cars[0].node = NODE["roche"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (two_places, "a pile holds less than no card of a kind"),
        (two_hands, "tourist t10 is there 2 times"),
        (card_twice, "a pile holds less than no card of a kind"),
        (upgrade_twice, "a pile holds less than no card of a kind"),
        (pile_miscounted, "a pile does not hold as many cards as it says"),
        (bottle_too_many, "0 bottles are of one winery"),
        (empty_car, "s0: 1 tourists in the car"),
        (parked_on_the_road, "s0: a parked car is still on its way"),
    ],
)
def test_an_impossible_position_is_noticed(change: Callable[[State], None], sentence: str) -> None:
    state = given().state
    assert audit(state) == ""
    change(state)
    assert audit(state) == sentence


def test_NA_26_7_prestige_outside_the_pool_is_noticed() -> None:
    state = given(players=3, mode="fleet").state
    state.guides[1].prestige = 3
    assert audit(state) == "s1: prestige outside the pool"
