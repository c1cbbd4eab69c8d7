"""Section 8: a position that does not add up is noticed."""

from collections.abc import Callable

import pytest

from cuvee.core.sets import bit
from cuvee.games.dom_pierre.audit import audit, audit_step
from cuvee.games.dom_pierre.model.board import HEIGHT
from cuvee.games.dom_pierre.model.house import GONE, STRENGTH, House, champagne
from cuvee.games.dom_pierre.model.state import State
from games.dom_pierre.given import CELL, given

PILES = {
    "bag": "a pile of 48 is [16, 16, 15]",
    "stock": "a supply is negative",
    "village pile": "a village pile of -1 shows",
    "village top": "a village pile of 0 shows 2",
    "below the village": "3 tiles lie below the tops of village piles; wanted: 4",
    "blue below the village": "3 tiles lie below the tops of village piles; wanted: 4",
    "glass up": "a supply is negative",
    "glass down": "13 prestige tiles are unseen, 8 of them",
    "flag supply": "a supply is negative",
    "good": "a house owes a piece",
    "deck": "the deck of route 0 has no top card",
    "discs": "1 discs left, but 0 lie on the end track",
}


def spoil_pile(state: State, name: str) -> None:
    """Break a pile or a supply."""
    village, glass = state.village, state.glass
    if name == "bag":
        state.vineyard.bag.count += 1
    elif name == "stock":
        state.stock.harvest[0] = -1
    elif name == "village pile":
        village.piles[HEIGHT] = -1
    elif name == "village top":
        village.piles[HEIGHT] = 0
    elif name == "below the village":
        village.harvest.take(village.harvest.nth(0))
    elif name == "blue below the village":
        village.blue.take(0)
    elif name == "glass up":
        glass.up[5] -= 1
    elif name == "glass down":
        glass.used += 1
        glass.down -= 1
    elif name == "flag supply":
        state.stock.usa = -1
        state.houses[0].usa = 7
    elif name == "good":
        state.houses[0].goods[0] = -1
        state.stock.goods[0] += 1
    elif name == "deck":
        state.market.tops[0] = -1
    else:
        state.houses[1].rows[0] = GONE


def spoilt(state: State, name: str) -> None:
    """Break one thing."""
    me: House = state.houses[0]
    if name == "worker":
        me.supply += 1
    elif name == "picker":
        me.pickers |= 1 << CELL["a2"]
        me.supply -= 1
    elif name == "grape":
        state.vineyard.bag.put(0)
    elif name == "lonely grape":
        state.vineyard.grapes[state.vineyard.bag.take(0)] |= bit(CELL["h6"])
    elif name == "twin grapes":
        state.vineyard.grapes[state.vineyard.bag.take(0)] |= bit(CELL["d3"])
    elif name == "twin workers":
        for house in state.houses[:2]:
            house.roads |= 1
            house.supply -= 1
    elif name == "harvest":
        state.stock.harvest[0] -= 1
    elif name == "accessory":
        me.goods[0] += 1
    elif name == "market card":
        me.cards |= 1 << 20
    elif name == "objective":
        me.objectives |= 1 << 20
    elif name == "tile":
        me.keep(0)
        state.glass.unseen.take(0)
    elif name == "flag":
        me.usa += 1
    elif name == "track":
        state.discs_off = 8
    elif name == "money":
        me.money = -1
    elif name == "row":
        me.rows[0] = 7
    elif name == "strength":
        me.blue = 1
        me.spaces[0] = STRENGTH
    elif name in PILES:
        spoil_pile(state, name)
    elif name == "press":
        me.put_tile(2, champagne(0, 3))
    else:
        me.put_tile(4, champagne(0, 13))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("worker", "s0 has 10 workers"),
        ("picker", "a worker stands on a cell without a grape"),
        ("grape", "grapes of variety 0"),
        ("lonely grape", "a grape has no neighbour"),
        ("twin grapes", "two grapes stand on one cell"),
        ("twin workers", "two workers stand on one place"),
        ("harvest", "the harvest tiles are"),
        ("accessory", "5 accessories of kind 0"),
        ("market card", "market card 20 is in 2 places"),
        ("objective", "objective card 20 is in 2 places"),
        ("tile", "13 prestige tiles"),
        ("flag", "7 and 6 flag markers"),
        ("track", "8 discs lie on the end track"),
        ("money", "money is -1"),
        ("row", "a disc lies in row 7"),
        ("strength", "two strength tokens"),
        ("press", "champagne and harvest"),
        ("champagne", "too good"),
        *PILES.items(),
    ],
)
def test_an_account_that_does_not_add_up(name: str, sentence: str) -> None:
    state = given(presses={"middle": "noir 1"}).state
    assert audit(state) == ""
    spoilt(state, name)
    assert sentence in audit(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("short", [False, True])
def test_a_given_position_is_a_possible_one(seats: int, short: bool) -> None:
    table = given(seats=seats, short_game=short, tiles="pt_sale_1 pt_worker", discs_off=4)
    assert audit(table.state) == ""
    assert (len(table.display()), table.state.glass.down) == (5, 4 * seats - 5)
    assert list(table.state.houses[0].rows) == [1] * 6


def test_a_card_not_for_two_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"a pile of 8 is .*-1"):
        given(seats=2, cards="n04")
    state = given(seats=2).state
    state.houses[0].cards |= 1 << 3
    assert audit(state) == "market card 3 is in 1 places; wanted: 0"
    state = given(seats=2).state
    state.houses[0].scored |= 1 << 1
    assert audit(state) == "objective card 1 is in 1 places; wanted: 0"


def fall(state: State) -> None:
    state.houses[0].rows[0] -= 1


def lose(state: State) -> None:
    state.houses[0].points -= 1


def turn_back(state: State) -> None:
    state.houses[0].scored = 0


def swap(state: State) -> None:
    state.houses[0].put_tile(0, champagne(0, 4))


def uproot(state: State) -> None:
    state.vineyard.grapes[2] &= ~bit(CELL["d3"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (fall, "a disc of s0 fell"),
        (lose, "lost points"),
        (turn_back, "took back"),
        (swap, "a champagne of s0 changed"),
        (uproot, "a grape was moved"),
    ],
)
def test_what_never_happens(change: Callable[[State], None], sentence: str) -> None:
    before = given(presses={"left": "barrel 3"}).state
    before.houses[0].scored = 1
    after = before.copy()
    assert audit_step(before, after) == ""
    change(after)
    assert sentence in audit_step(before, after)
