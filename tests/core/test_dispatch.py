"""The tables of a flow: each function is given what its parameters name."""

from typing import Any

import pytest

from cuvee.core.dispatch import chores, functions, questions
from cuvee.core.fate import Fate, Seeded
from cuvee.core.moves import Moves
from cuvee.core.state import BaseState

HEARD: list[tuple[Any, ...]] = []


def bids(seat: int, price: int, out: Moves) -> None:
    out.add(seat + price)


def bid(state: str, price: int, move: int) -> None:
    HEARD.append((state, price, move))


def drops(state: str, out: Moves) -> None:
    out.add(9)


def drop(state: str, seat: int, about: int, move: int, fate: Fate) -> None:
    HEARD.append((state, seat, about, move, type(fate)))


def next_turn(seat: int) -> None:
    HEARD.append((seat,))


legal, play, proceed = functions(
    questions({0: (bids, bid), 1: (drops, drop)}), chores({40: next_turn})
)


def step(ask: int, seat: int, about: int) -> int:
    """As the agenda has it."""
    state = BaseState()
    state.agenda = Moves(1).ids[:1]
    state.ask(ask, seat, about)
    return int(state.agenda[0])


def test_legal_begins_anew_and_lists_what_the_first_function_does() -> None:
    out = Moves(20)
    out.add(3)
    legal("state", step(0, 2, 5), out)
    assert out.as_list() == [7]
    legal("state", step(1, 2, 5), out)
    assert out.as_list() == [9]


def test_play_calls_the_second_function_with_what_it_names() -> None:
    HEARD.clear()
    play("state", step(0, 2, 5), 8, Seeded(1))
    play("state", step(1, 2, 5), 8, Seeded(1))
    assert [("state", 5, 8), ("state", 2, 5, 8, Seeded)] == HEARD


def test_the_only_number_of_a_chore_is_what_it_is_about() -> None:
    HEARD.clear()
    proceed("state", step(40, 0, 3), Seeded(1))
    assert HEARD == [(3,)]


def test_two_numbers_beside_the_seat_are_refused() -> None:
    def swap(state: str, one: int, other: int) -> None: ...

    with pytest.raises(AssertionError, match="swap takes two numbers"):
        chores({41: swap})
