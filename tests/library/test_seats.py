"""A seat the table does not have is refused in one sentence, wherever it is named."""

from collections.abc import Callable
from typing import Any

import pytest

import cuvee
import cuvee.envs
from cuvee.core.log import write

Asked = Callable[[Any, int], object]
DOORS: dict[str, Asked] = {
    "view": lambda match, seat: match.view(seat),
    "legal": lambda match, seat: match.legal(seat),
    "question": lambda match, seat: match.question(seat),
    "submit": lambda match, seat: match.submit(seat, match.legal(0)[0]),
    "undo": lambda match, seat: match.undo(seat),
    "may undo": lambda match, seat: match.may_undo(seat),
    "readable": lambda match, seat: match.readable(match.deal, seat),
    "log": write,
}


@pytest.mark.parametrize("seat", [3, 9, -2, -9, 1 << 70])
@pytest.mark.parametrize("door", DOORS)
def test_there_is_no_such_seat(door: str, seat: int) -> None:
    match = cuvee.game("bottles").match(3, seed=7)
    with pytest.raises(cuvee.UnknownSeat) as refused:
        DOORS[door](match, seat)
    assert str(refused.value) == (
        f"there is no seat {seat}; this table has seats 0 to 2,"
        " and -1 for somebody who only watches"
    )
    assert isinstance(refused.value, ValueError) and match.entries == []


def test_a_table_for_one_has_one_seat() -> None:
    match = cuvee.game("naramata").match(1, seed=7, options={"mode": "solo"})
    with pytest.raises(cuvee.UnknownSeat, match="there is no seat 1; this table has seat 0, and"):
        match.view(1)


def test_somebody_who_watches_sees_and_is_asked_nothing() -> None:
    match = cuvee.game("bottles").match(3, seed=7)
    assert match.view(-1).seats == 3
    assert (match.legal(-1), match.question(-1), match.may_undo(-1)) == ([], None, False)
    with pytest.raises(cuvee.IllegalMove, match="s-1 is not asked anything now"):
        match.submit(-1, match.legal(0)[0])


@pytest.mark.parametrize("seat", [2, 9, -1])
def test_a_learner_or_bot_cannot_sit_where_no_seat_is(seat: int) -> None:
    says = f"there is no seat {seat}; this table has seats 0 to 1$"
    with pytest.raises(cuvee.UnknownSeat, match=says):
        cuvee.envs.Single("bottles", players=2, seat=seat)
    with pytest.raises(cuvee.UnknownSeat, match=says):
        cuvee.envs.vector("bottles", games=2, players=2, bots={seat: "greedy"})


def test_an_environment_names_the_agents_it_has() -> None:
    env = cuvee.envs.aec("bottles", players=2)
    env.reset(seed=7)
    for ask in (env.observe, env.observation_space, env.action_space):
        says = "there is no agent 'seat_9'; this table has seat_0, seat_1"
        with pytest.raises(cuvee.UnknownSeat, match=says):
            ask("seat_9")
