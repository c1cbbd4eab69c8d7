"""The audit sees what the spec's section 8 rules out: every invariant broken once, by hand."""

from collections.abc import Callable

import pytest

from cuvee.core.native import i64, vec
from cuvee.core.options import Value
from cuvee.games.grand_cru.audit import audit
from cuvee.games.grand_cru.model.cubes import cubes
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import lot
from cuvee.games.grand_cru.questions import FAIR, FINAL, LOANS, TURN
from games.grand_cru.given import given

ROW = "most_loans fewest_loans most_tiles fewest_tiles fewest_cubes most_cubes most_prestige"
ALL: dict[str, Value] = {"innovation": True, "brand_identity": True}


def a_turn() -> State:
    return given(
        columns=["doc 2 s0", "syrah 1 s1"],
        display="merlot",
        discards="gamay",
        vineyard=["blending syrah", "doc"],
        cellar=["b2 gamay 2, b3 merlot 1"],
        sold=["gamay 1"],
        brand=["cabernet 3 s0"],
        row=ROW,
        options=ALL,
    ).state


def a_fair() -> State:
    return given(FAIR, 0, prestige=[5, 5], spaces=["exchange_1 s1"]).state


def some_loans() -> State:
    return given(LOANS, 1, loans=[0, 3]).state


def set_up() -> State:
    state = given().state
    state.year = 0
    for estate in state.estates:
        estate.loans = 0
    return state


def put(values: vec[i64], at: int, value: int) -> None:
    values[at] = value


def move_tile(state: State) -> None:
    """A pile below nothing, though the sum is right."""
    state.stock.discards[0] = -1
    state.stock.display[0] += 2


def move_cube(state: State) -> None:
    """A barrel below nothing, though the sum is right."""
    state.estates[0].cellar[0] -= cubes(1, 4)
    state.supply += cubes(1, 4)


def borrow_cube(state: State) -> None:
    """The same where another variety hides it."""
    state.estates[0].cellar[2] -= cubes(1, 0)
    state.supply += cubes(1, 0)


def lend_marker(state: State) -> None:
    """A free marker below nothing, though the sum is right."""
    state.estates[0].markers = -1
    for variety in (0, 1, 2):
        state.board.brand[variety] = 2 << 3


def another_row(state: State) -> None:
    state.board.row[0] = state.board.row[1]


def pick_too_many(state: State) -> None:
    state.ask(9, 0, 2 << 6 | 2)  # two cubes of gamay to replace in barrel 3
    state.picked = cubes(3, 0)


BROKEN: list[tuple[Callable[[], State], Callable[[State], object], str]] = [
    (a_turn, move_cube, "are no cubes"),
    (a_turn, borrow_cube, "cubes of variety 0"),
    (a_turn, lambda s: setattr(s, "supply", s.supply + 1), "cubes of variety 0"),
    (a_turn, lambda s: setattr(s, "picked", 1), "picked outside a blend"),
    (a_turn, pick_too_many, "picked more of variety 0"),
    (a_turn, move_tile, "a pile has -1 tiles of kind 0"),
    (a_turn, lambda s: setattr(s.stock.stack, "count", 3), "the stack counts 3"),
    (a_turn, lambda s: put(s.stock.display, 3, 2), "tiles of kind 3"),
    (a_turn, another_row, "the innovation tiles are"),
    (a_fair, lambda s: put(s.estates[0].fields, 0, 31), "the innovation tiles are [1]"),
    (a_turn, lambda s: put(s.estates[0].fields, 5, 37), "there is no tile 37"),
    (a_turn, lambda s: setattr(s.estates[1], "money", -1), "s1 has -1 francs"),
    (a_turn, lambda s: setattr(s.estates[1], "prestige", 31), "s1 has 31 prestige"),
    (a_turn, lambda s: setattr(s.estates[1], "shifts", 4), "s1 has moved 4"),
    (a_turn, lambda s: setattr(s.estates[1], "markers", 4), "s1 has 4 free action markers of 5"),
    (a_turn, lend_marker, "s0 has -1 free action markers of 4"),
    (a_turn, lambda s: setattr(s.estates[1], "loans", 0), "s1 has 0 loans"),
    (a_turn, lambda s: setattr(s.estates[1], "loans", 12), "s1 has 12 loans"),
    (some_loans, lambda s: setattr(s.estates[1], "loans", 0), "s1 has 0 loans"),
    (some_loans, lambda s: setattr(s, "broke", 2), "s1 is bankrupt with 3 loans"),
    (a_turn, lambda s: put(s.board.demand, 0, 7), "stands on level 7"),
    (set_up, lambda s: put(s.board.demand, 0, 2), "starts on level 2"),
    (a_turn, lambda s: put(s.board.columns, 0, lot(5, 7, 0)), "the bid on column 1 is 7"),
    (a_turn, lambda s: put(s.board.columns, 2, lot(5, 1, 0)), "column 3 is used"),
    (a_fair, lambda s: put(s.board.brand, 0, 2 << 3 | 4), "a brand marker of s4"),
    (a_turn, lambda s: put(s.board.brand, 3, 1 << 3), "lies on level 1"),
    (a_turn, lambda s: put(s.board.demand, 3, 7), "lies below the price"),
    (a_turn, lambda s: setattr(s, "at_fair", 1), "at the fair while there is none"),
    (a_fair, lambda s: setattr(s, "at_fair", 0), "at the fair while there is none"),
    (a_turn, lambda s: put(s.board.spaces, 0, 4), "outside the fair"),
    (a_turn, lambda s: setattr(s, "harvested", 0), "before leaf 4"),
    (a_turn, lambda s: setattr(s, "passed", 1), "s0 is asked after passing"),
    (a_turn, lambda s: s.ask(TURN, 0, FINAL), "the year ends before leaf 4"),
    (some_loans, lambda s: s.finish(3), "over by ending 3 for no reason"),
]


@pytest.mark.parametrize(("begin", "spoil", "said"), BROKEN)
def test_what_is_impossible_is_seen(
    begin: Callable[[], State], spoil: Callable[[State], object], said: str
) -> None:
    state = begin()
    assert audit(state) == ""
    spoil(state)
    assert said in audit(state)
