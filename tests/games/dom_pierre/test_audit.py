"""Section 8: a position that does not add up is noticed."""

from collections.abc import Callable

import pytest

from cuvee.core.sets import bit
from cuvee.games.dom_pierre.audit import audit, audit_step
from cuvee.games.dom_pierre.house import STRENGTH, House, champagne
from cuvee.games.dom_pierre.state import State
from games.dom_pierre.given import CELL, given


def spoilt(state: State, name: str) -> None:
    """Break one thing."""
    me: House = state.houses[0]
    if name == "worker":
        me.supply += 1
    elif name == "picker":
        me.pickers |= 1 << CELL["a2"]
        me.supply -= 1
    elif name == "grape":
        state.vineyard.bag.left[0] += 1
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
        ("market card", "61 market cards"),
        ("objective", "46 objective cards"),
        ("tile", "13 prestige tiles"),
        ("flag", "7 and 6 flag markers"),
        ("track", "8 discs lie on the end track"),
        ("money", "money is -1"),
        ("row", "a disc lies in row 7"),
        ("strength", "two strength tokens"),
        ("press", "champagne and harvest"),
        ("champagne", "too good"),
    ],
)
def test_an_account_that_does_not_add_up(name: str, sentence: str) -> None:
    state = given(presses={"middle": "noir 1"}).state
    assert audit(state) == ""
    spoilt(state, name)
    assert sentence in audit(state)


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
