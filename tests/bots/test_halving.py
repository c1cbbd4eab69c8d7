"""The bot that compares answers by playing on."""

from time import monotonic
from typing import Any

import pytest

from bots.test_thinking import legal, middle
from cuvee.bots.base import ask
from cuvee.bots.halving import Candidate, Halving, drop_clearly_worse
from cuvee.bots.roster import UnknownBot, named
from cuvee.core.fate import Seeded
from cuvee.core.state import seat_of
from cuvee.games import NAMES as GAMES
from cuvee.games import box


@pytest.mark.parametrize("name", GAMES)
def test_it_ranks_legal_answers_and_shares_the_chances(name: str) -> None:
    game = box(name).game()
    state = middle(game, 2, 20)
    step = state.top()
    bot: Halving[Any] = Halving(8, 1, 3)
    thought = bot.consider(game, game.observe(state, seat_of(step)), step, Seeded(1))
    assert thought.move == thought.ranked[0][0]
    assert {move for move, _, _ in thought.ranked} <= set(legal(game, state, step))
    assert 0 < sum(thought.chances) <= 1.000001


def test_the_same_luck_gives_the_same_answer_and_the_state_stays() -> None:
    game = box("grand_cru").game()
    state = middle(game, 3, 30)
    before = state.words()
    answers = [ask(Halving(12, 2), game, state, state.top(), Seeded(5)) for _ in range(2)]
    assert answers[0] == answers[1] and state.words() == before


def test_what_is_clearly_worse_is_dropped_and_what_is_not_stays() -> None:
    good, equal, bad = Candidate(1), Candidate(2), Candidate(3)
    for k in range(8):
        good.add(0.7 + k * 0.01)
        equal.add(0.7 + (7 - k) * 0.01)
        bad.add(0.2 + k * 0.01)
    left = [bad, good, equal]
    drop_clearly_worse(left)
    assert left == [good, equal]


def test_time_ends_the_playouts() -> None:
    game = box("naramata").game()
    state = middle(game, 2, 20)
    bot: Halving[Any] = Halving(1, 6, seconds=0.8)
    begun = monotonic()
    assert ask(bot, game, state, state.top(), Seeded(1)) in legal(game, state, state.top())
    assert monotonic() - begun < 2.0 and bot.field[0].tries > 0


@pytest.mark.parametrize("name", ["playouts:", "playouts:0", "playouts:8,x", "playouts:8,0"])
def test_a_number_that_is_none_says_how_to_write_it(name: str) -> None:
    with pytest.raises(UnknownBot, match="write playouts:64"):
        named(name)
