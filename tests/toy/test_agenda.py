"""The agenda: questions, chores, sealed groups."""

from itertools import permutations

from cuvee.core.fate import Seeded
from cuvee.core.match import Match, Seed
from cuvee.core.state import DEEPEST, about_of, ask_of, envelope_of, number_of, seat_of
from nouveau.game import BID, BIDS, BOX, PASS, TURN, Nouveau, State


def toy(seats: int = 3) -> tuple[Nouveau, State]:
    game = Nouveau([3])
    return game, game.blank(seats)


def test_the_last_question_put_is_answered_first() -> None:
    game, state = toy()
    state.ask(TURN, 0)
    state.ask(TURN, 2)
    assert [int(seat_of(step)) for step in state.open_steps()] == [2]
    assert state.asks(2) == state.top() and state.asks(0) == -1
    game.answer(state, state.top(), PASS, Seeded(1))
    assert seat_of(state.top()) == 0


def test_a_chore_is_done_without_asking_anybody() -> None:
    game, state = toy(2)
    state.then(3, 1)
    game.settle(state, Seeded(1))
    assert [int(seat_of(step)) for step in state.open_steps()] == [0] and state.depth == 3
    game.answer(state, state.top(), PASS, Seeded(1))
    game.answer(state, state.top(), PASS, Seeded(1))
    assert state.depth == 0 and state.ending == 1


def test_sealed_answers_come_in_any_order_and_show_to_nobody() -> None:
    ends = []
    for order in permutations(range(3)):
        match = BOX.match(3, seed=3)
        for k, seat in enumerate(order):
            views = [match.view(other) for other in range(-1, 3)]
            match.submit(seat, f"bid {seat}")
            if k < 2:
                same = [match.view(other) == views[other + 1] for other in range(-1, 3)]
                assert same == [other != seat for other in range(-1, 3)]
        assert list(match.state.coins) == [5, 4, 3]
        ends.append(match.state.words())
    assert all(end == ends[0] for end in ends)


def test_a_second_sealed_question_may_depend_on_the_own_first_answer() -> None:
    game, state = toy(2)
    for seat in (1, 0):
        state.ask_sealed(TURN, seat)
        state.ask_sealed(BIDS, seat)
    game.answer(state, state.asks(1), BID.of(2), Seeded(1))
    assert ask_of(state.asks(1)) == TURN and ask_of(state.asks(0)) == BIDS
    assert state.envelope(BIDS, 1) == BID.of(2) and state.envelope(BIDS, 0) == -1
    assert game.observe(state, 0).envelope(BIDS, 1) == -1
    assert game.observe(state, 1).envelope(BIDS, 1) == BID.of(2)


def test_a_seat_that_answered_is_not_asked_what_lies_below_the_sealed_group() -> None:
    game, state = toy(2)
    state.ask(TURN, 1, 4)
    for seat in (1, 0):
        state.ask_sealed(BIDS, seat)
    game.answer(state, state.asks(1), BID.of(1), Seeded(1))
    assert state.asks(1) == -1 and ask_of(state.asks(0)) == BIDS
    game.answer(state, state.asks(0), BID.of(0), Seeded(1))
    assert ask_of(state.asks(1)) == TURN and state.asks(0) == -1


def test_the_top_of_a_sealed_group_is_the_first_open_one() -> None:
    game, state = toy(3)
    for seat in (2, 1, 0):
        state.ask_sealed(BIDS, seat)
    game.answer(state, state.asks(0), BID.of(0), Seeded(1))
    assert seat_of(state.top()) == 1
    assert [int(seat_of(step)) for step in state.open_steps()] == [1, 2]


def test_a_step_keeps_what_was_put_into_it() -> None:
    _, state = toy()
    for about in (0, 1, 65_535):
        state.ask(TURN, 2, about)
        step = state.top()
        assert (ask_of(step), seat_of(step), about_of(step)) == (TURN, 2, about)
        assert envelope_of(step) == -1 and number_of(step) == 0


def test_a_question_gets_its_number_when_it_comes_to_the_top() -> None:
    game, state = toy(3)
    state.ask(TURN, 2)
    for seat in (1, 0):
        state.ask_sealed(BIDS, seat)
    assert [int(number_of(step)) for step in state.agenda[:3]] == [0, 0, 0]
    game.settle(state, Seeded(1))
    assert [int(number_of(step)) for step in state.agenda[:3]] == [0, 2, 1]
    for seat in (1, 0):
        game.answer(state, state.asks(seat), BID.of(0), Seeded(1))
    assert number_of(state.top()) == state.asked == 3


def test_questions_are_numbered_through_the_whole_game() -> None:
    match = Match(Nouveau([2]), 2, Seed.of(1))
    numbers = []
    while not match.over:
        step = match.questions[0]
        numbers.append(step.number)
        match.submit(step.seat, match.legal(step.seat)[0], step.number)
    assert numbers == list(range(1, 7))


def test_an_agenda_is_deep_enough_for_every_seat_to_interrupt() -> None:
    _, state = toy()
    for k in range(DEEPEST):
        state.ask(TURN, k % 3)
    assert state.depth == DEEPEST
