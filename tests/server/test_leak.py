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


def sent(shown: Table, seat: int) -> str:
    """Everything a page of this seat is made of, its messages and its log."""
    look = ViewerPage(shown, Viewer(seat), Frame(shown))
    page = {
        name: str(value)
        for name, value in words(shown, look, "", [seat]).items()
        if name != "table"
    }
    del page["look"]
    return repr((look.sheets, look.ask, news(shown, look), page, write(shown.match, seat)))


def elsewhere(shown: Table, seat: int, luck: int) -> Any:
    """A world this seat cannot tell from the true one; that others have answered is no secret."""
    true = shown.match.state
    world = shown.game.determinize(shown.match.view(seat), seat, Seeded(luck))
    for at in range(int(true.depth)):
        if true.agenda[at] & ENVELOPE and not world.agenda[at] & ENVELOPE:
            world.agenda[at] |= ENVELOPE & (1 << 30)  # some answer: which one must not show
    return world


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_sent_to_a_seat_depends_on_what_it_cannot_know(name: str, seed: int) -> None:
    shown = table(name, seed)
    dice = random.Random(seed)
    for _ in range(MOMENTS):
        for _ in range(dice.randrange(1, 25)):
            if shown.match.over:
                return
            step = dice.choice(shown.match.questions)
            shown.match.submit(step.seat, dice.choice(shown.match.legal(step.seat)))
        if shown.match.over:
            return
        true = shown.match.state
        for seat in range(-1, shown.match.seats):
            here = sent(shown, seat)
            for luck in range(WORLDS):
                shown.match.state = elsewhere(shown, seat, luck)
                assert sent(shown, seat) == here, f"{name}, seat {seat}, {len(shown.match.entries)}"
                shown.match.state = true
