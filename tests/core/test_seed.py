"""Seeds: what is promised before the first move tells nobody anything about what is hidden."""

import pickle
from collections import Counter
from hashlib import blake2b, sha256

import pytest

import cuvee
from cuvee.core.fate import Hashed, Pile
from cuvee.core.log import Record, write
from cuvee.core.match import Match, Seed
from cuvee.core.moves import numbers
from cuvee.games import box


def test_a_chosen_seed_is_not_found_by_trying_likely_ones_against_its_commitment() -> None:
    promised = Seed.among_people("7").commitment()
    for likely in map(str, range(100)):
        nonce = blake2b(likely.encode(), digest_size=8).hexdigest()
        assert sha256(f"{likely} {nonce}".encode()).hexdigest() != promised
    assert Seed.among_people("7").commitment() != promised


def test_the_same_chosen_seed_deals_the_same_game_again() -> None:
    game = box("bottles").game()
    one, two = (Match(game, 3, Seed.among_people("7")) for _ in range(2))
    assert one.deal.chance == two.deal.chance and one.state == two.state
    assert one.state == box("bottles").match(3, seed="7").state


def test_secret_deals_come_from_a_cryptographic_generator_and_replay() -> None:
    match = box("bottles").match(3)
    assert isinstance(match.recorder.source, Hashed)
    for _ in range(20):
        seat = match.questions[0].seat
        match.submit(seat, match.legal(seat)[0])
    again = cuvee.load(write(match, keep_seed=True))
    assert again.state == match.state and again.commitment == match.commitment
    legal = match.legal(match.questions[0].seat)
    chance = [each.submit(each.questions[0].seat, legal[0]).chance for each in (match, again)]
    assert chance[0] == chance[1]


def test_who_changes_the_generator_breaks_the_promise() -> None:
    text = write(box("bottles").match(3), keep_seed=True)
    with pytest.raises(ValueError, match="does not fit the commitment"):
        Record(text.replace("nonce blake2b-", "nonce ")).seed()


def test_the_cryptographic_generator_is_the_same_everywhere_and_even() -> None:
    assert [int(Hashed("7").below(1000)), int(Hashed("8").below(1000))] == [668, 677]
    fate = Hashed("even")
    seen = Counter(int(fate.below(6)) for _ in range(60_000))
    assert set(seen) == set(range(6)) and all(abs(n - 10_000) < 400 for n in seen.values())


def test_a_twin_of_the_generator_goes_on_alike() -> None:
    fate = Hashed("twin")
    fate.below(9)
    twins = fate.copy(), pickle.loads(pickle.dumps(fate))
    pile = Pile(numbers([5, 5, 5]), 15)
    drawn = [(int(each.below(10**6)), int(each.draw(pile.copy()))) for each in (fate, *twins)]
    assert len(set(drawn)) == 1 and fate.below(1) == 0


def test_a_seed_knows_whether_somebody_chose_it() -> None:
    assert Seed.among_people("7").is_chosen() and Seed.of(7).is_chosen()
    assert not Seed.of(None).is_chosen()
    digest = blake2b(b"7", digest_size=8).hexdigest()
    assert Seed("7", digest).is_chosen(), "by an earlier release"
    assert not Seed("5e" * 16, "0123456789abcdef").is_chosen(), "by an earlier release"
