"""Match: what it shows, what it refuses, how far one may go back."""

import pickle
from hashlib import sha256

import pytest

import cuvee
from cuvee.core.fate import Fate, Script
from cuvee.core.match import Match, Seed
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.options import OptionError
from nouveau.game import BOX, DREW, TURN, Nouveau, State
from scene import Scene


def given(seat: int = 0, chance: list[int] | None = None) -> Scene[State]:
    """A bare table with turns for all, beginning with this seat."""
    game = Nouveau([3])
    state = game.blank(3)
    state.pile.count -= 3
    state.pile.left[0] -= 3
    for k in range(2, -1, -1):
        state.ask(TURN, (seat + k) % 3)
    return Scene(game, state, chance or [])


def bids_done(seats: int = 2) -> Match[State]:
    match = BOX.match(seats, seed=5)
    for seat in range(seats):
        match.submit(seat, "bid 0")
    return match


def test_an_answer_moves_the_game_and_is_an_entry() -> None:
    match = bids_done()
    entry = match.submit(0, "pay 2")
    assert (entry.number, entry.seat, entry.text, entry.chance) == (3, 0, "pay 2", [])
    assert [note.words() for note in entry.notes] == [(4, 0, 2, 0, 0)]
    assert match.scores == [match.state.cards[0] + 3, match.state.cards[1] + 5]


def test_what_is_no_move_is_named() -> None:
    match = bids_done()
    with pytest.raises(UnknownMove, match="'drink' is no move of this game; `cuvee moves`"):
        match.submit(0, "drink")


def test_what_is_not_possible_now_is_refused_with_what_is() -> None:
    match = bids_done()
    before, entries = match.state.copy(), len(match.entries)
    with pytest.raises(IllegalMove, match=r"'bid 1' is not possible for s0 .*\(turn\).*: pass, s"):
        match.submit(0, "bid 1")
    with pytest.raises(IllegalMove, match="s1 is not asked anything now; s0 to answer"):
        match.submit(1, "pass")
    with pytest.raises(IllegalMove, match="answers question 1, which is no longer open"):
        match.submit(0, "pass", 1)
    assert match.state == before and len(match.entries) == entries


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    match = BOX.match(2, seed=1, options={"rounds": 1})
    for seat in (0, 1):
        match.submit(seat, "bid 0")
    for seat in (0, 1):
        match.submit(seat, "pass")
    assert match.over and match.ending == "drunk" and match.questions == []
    with pytest.raises(IllegalMove, match="the game is over"):
        match.submit(0, "pass")


def test_seats_the_game_has_no_room_for_are_refused() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionError, match=f"for 2 to 4 players, not {seats}"):
            BOX.match(seats)


def test_a_sealed_answer_may_be_taken_back_until_the_last_is_in() -> None:
    match = BOX.match(2, seed=3)
    match.submit(1, "bid 2")
    match.submit(1, "undo")
    match.submit(1, "bid 0")
    match.submit(0, "bid 1")
    assert not match.may_undo(0) and not match.may_undo(1)
    assert list(match.state.coins) == [4, 5]


def test_a_sealed_answer_that_was_taken_back_stays_unread() -> None:
    match = BOX.match(2, seed=3)
    taken_back = match.submit(1, "bid 2")
    match.submit(1, "undo")
    match.submit(1, "bid 0")
    match.submit(0, "bid 1")
    assert [match.readable(taken_back, seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_there_is_no_undo_past_chance() -> None:
    table = given(chance=[2])
    table.play("0 pay 1", "0 undo", "0 swap").refuses("0 undo")
    assert table.state.cards[0] == 2


def test_there_is_no_undo_past_what_was_shown() -> None:
    given().play("0 show").refuses("0 undo")


def test_there_is_no_undo_past_another_seat() -> None:
    match = bids_done()
    before = match.state.copy()
    match.submit(0, "pay 3")
    assert match.may_undo(0) and not match.may_undo(1)
    match.submit(0, "undo")
    assert match.state == before
    match.submit(0, "pay 1")
    match.submit(1, "pass")
    with pytest.raises(IllegalMove, match="s0 has nothing it may take back"):
        match.submit(0, "undo")


def test_whispers_reach_one_seat_and_notes_all() -> None:
    match = bids_done()
    entry = match.submit(0, "swap")
    assert [len(entry.notes_for(seat)) for seat in (-1, 0, 1)] == [1, 2, 1]
    assert entry.notes_for(0)[0].kind == DREW
    assert [len(match.deal.notes_for(seat)) for seat in (-1, 0, 1)] == [0, 1, 1]


def test_a_view_hides_cards_and_lists_them_among_the_unseen() -> None:
    match = bids_done()
    view = match.view(0)
    assert list(view.cards) == [match.state.cards[0], -1]
    assert sum(view.pile.left) == view.pile.count + 1
    match.submit(0, "show")
    assert match.view(1).cards[0] == match.state.cards[0]


def test_the_same_seed_deals_the_same_and_a_secret_one_does_not() -> None:
    words = [BOX.match(4, seed=seed).state.words() for seed in (1, 1, 2, "one")]
    assert words[0] == words[1] and len({tuple(row) for row in words}) == 3
    commitments = {BOX.match(2).commitment for _ in range(5)}
    assert len(commitments) == 5


def test_a_commitment_is_the_digest_of_seed_and_nonce() -> None:
    seed = Seed("7", "abc")
    assert seed.commitment() == sha256(b"7 abc").hexdigest()
    assert Match(Nouveau([1]), 2, seed).commitment == seed.commitment()


def test_chance_may_be_given_by_hand() -> None:
    match = Match(Nouveau([1]), 2, fate=Script([3, 0]))
    assert list(match.state.cards) == [3, 0] and match.commitment == ""
    assert match.deal.chance == [3, 0] and match.deal.known_to == [0, 1]


def test_a_game_of_ones_own_can_be_copied_pickled_and_drawn() -> None:
    match = bids_done()
    match.submit(0, "pay 2")
    for twin in (match.copy(), pickle.loads(pickle.dumps(match))):
        for seat, words in ((0, "undo"), (0, "swap"), (1, "swap")):
            twin.submit(seat, words)
        assert match.may_undo(0) and not twin.may_undo(0)
    for seat, words in ((0, "undo"), (0, "swap"), (1, "swap")):
        match.submit(seat, words)
    assert twin.log == match.log and twin.state == match.state
    assert repr(match) == "<Match of Nouveau: 2 players, 6 answers, Player 1 to answer>"
    assert "<svg" in str(match._repr_svg_()) and "<svg" in str(match.view(0)._repr_svg_())


@pytest.mark.skipif(cuvee.COMPILED, reason="a compiled Fate has no interpreted children")
def test_chance_of_ones_own_is_copied_if_it_can_be() -> None:
    with pytest.raises(NotImplementedError):
        Match(Nouveau([1]), 2, fate=Always()).copy()


class Always(Fate):
    """Chance that always says the same and cannot be copied."""

    def below(self, n: int, known_to: int = -1) -> int:
        return 0
