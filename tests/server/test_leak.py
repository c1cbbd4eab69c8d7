"""Secrecy: all that is sent to a seat is the same in every world the seat could be in."""

import random
from typing import Any

import pytest

from cuvee.core.fate import Seeded
from cuvee.core.log import write
from cuvee.core.match import Match, Seed
from cuvee.core.state import ENVELOPE
from cuvee.games import NAMES, box
from cuvee.server.drawing.story import news
from cuvee.server.drawing.viewer import Frame, Viewer, ViewerPage
from cuvee.server.pages.table import words
from cuvee.server.tables.table import Chair, Table, opened

MOMENTS, WORLDS = 12, 3


def table(name: str, seed: int) -> Table:
    game = box(name).game()
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    match: Match[Any] = Match(game, seats, Seed.of(seed))
    return Table("key", opened(match, [Chair(f"P{k}", holder=f"h{k}") for k in range(seats)]), [])


def sent(told: Table, seat: int) -> str:
    """Everything a page of this seat is made of, its messages and its log."""
    look = ViewerPage(told, Viewer(seat), Frame(told))
    page = {
        name: str(value) for name, value in words(told, look, "", [seat]).items() if name != "table"
    }
    del page["look"]
    return repr((look.sheets, look.ask, news(told, look), page, write(told.match, seat)))


def elsewhere(told: Table, seat: int, luck: int) -> Any:
    """A world this seat cannot tell from the true one; that others have answered is no secret."""
    true = told.match.state
    world = told.game.determinize(told.match.view(seat), seat, Seeded(luck))
    for at in range(int(true.depth)):
        if true.agenda[at] & ENVELOPE and not world.agenda[at] & ENVELOPE:
            world.agenda[at] |= ENVELOPE & (1 << 30)  # some answer: which one must not show
    return world


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_sent_to_a_seat_depends_on_what_it_cannot_know(name: str, seed: int) -> None:
    told = table(name, seed)
    dice = random.Random(seed)
    for _ in range(MOMENTS):
        for _ in range(dice.randrange(1, 25)):
            if told.match.over:
                return
            step = dice.choice(told.match.questions)
            told.match.submit(step.seat, dice.choice(told.match.legal(step.seat)))
        if told.match.over:
            return
        true = told.match.state
        for seat in range(-1, told.match.seats):
            here = sent(told, seat)
            for luck in range(WORLDS):
                told.match.state = elsewhere(told, seat, luck)
                assert sent(told, seat) == here, f"{name}, seat {seat}, {len(told.match.entries)}"
                told.match.state = true
