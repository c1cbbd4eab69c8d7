"""The flows of money are all told, and every year ends."""

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.match import Match, Seed
from cuvee.core.vector import Vector
from cuvee.games.grand_cru import notes
from cuvee.games.grand_cru.game import BOX
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.observation import MONEY
from cuvee.laws import sample_options
from games.grand_cru.given import given

# which number of a note is francs, and whether the seat receives or pays them
FLOWS = {
    notes.FIRST_LOANS: (2, 1),
    notes.CLAIMED: (2, -1),
    notes.BOUGHT: (2, -1),
    notes.HARVESTED: (3, -1),
    notes.SOLD: (3, 1),
    notes.DELIVERED: (3, 1),
    notes.SOLD_YOUNG: (3, 1),
    notes.FEE: (1, -1),
    notes.JUICED: (2, 1),
    notes.EXCHANGED: (1, 1),
    notes.INTEREST: (1, -1),
    notes.EMERGENCY: (1, 1),
    notes.BORROWED: (2, 1),
    notes.REPAID: (2, -1),
    notes.MISSED: (2, 1),
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_GC_28_2_every_year_ends_well_below_the_bound(seats: int) -> None:
    for seed in range(12):
        game = sample_options(BOX, seats, Seeded(seed * 11 + seats))
        match = Match(game, seats, Seed.of(seed))
        decisions: dict[int, int] = {}
        while not match.over:
            year = int(match.state.year)
            decisions[year] = decisions.get(year, 0) + 1
            play_one(match, seed)
        assert max(decisions.values()) < 300


def play_one(match: Match[State], seed: int) -> None:
    seat = match.questions[0].seat
    texts = match.legal(seat)
    match.submit(seat, texts[Seeded(seed + 97 * len(match.entries)).below(len(texts))])


@pytest.mark.parametrize("seed", range(10))
def test_cash_changes_by_the_flows_that_are_told_and_by_nothing_else(seed: int) -> None:
    match = Match(sample_options(BOX, 3, Seeded(seed)), 3, Seed.of(seed))
    purses = [0, 0, 0]
    while not match.over:
        play_one(match, seed)
        for note in match.entries[-1].notes:
            if note.kind in FLOWS:
                at, sign = FLOWS[note.kind]
                purses[note.seat] += sign * note.words()[1 + at]
        assert purses == [estate.money for estate in match.state.estates]


def test_a_purse_that_bursts_the_numbers_for_learning_is_told_as_full() -> None:
    table = given(money=[99_999])
    out = Vector(table.match.game.layout.width)
    table.match.game.features(table.state, 0, out)
    assert max(out.values) == MONEY
