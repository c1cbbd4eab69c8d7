"""Bots by name, and what games between them come to."""

import pytest

from cuvee.bots.base import ask
from cuvee.bots.perft import perft
from cuvee.bots.results import results
from cuvee.bots.roster import NAMES, UnknownBot, named
from cuvee.core.fate import Seeded
from cuvee.core.moves import Moves
from cuvee.games import NAMES as GAMES
from cuvee.games import box


def test_every_name_is_a_bot() -> None:
    game = box("bottles").game()
    state = game.start(2, Seeded(1))
    for name in NAMES:
        assert ask(named(name), game, state, state.top(), Seeded(1)) >= 0


def test_an_unknown_name_is_quoted_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'; there are random, greedy"):
        named("clever")


@pytest.mark.parametrize("name", GAMES)
def test_a_row_tells_how_a_game_went(name: str) -> None:
    game = box(name).game()
    rows = results(game, 3, [], 5, 4)
    assert rows == results(game, 3, [], 5, 2) + results(game, 3, [], 7, 2)
    for decisions, ending, scores, places, parts in rows:
        assert 0 < decisions < game.bound and 0 < ending < len(game.endings)
        assert len(scores) == len(places) == len(parts) == 3 and min(places) == 1


@pytest.mark.parametrize("name", GAMES)
def test_bots_see_their_views_and_finish(name: str) -> None:
    game = box(name).game()
    bots = [named(kind) for kind in ("random", "greedy")]
    rows = results(game, 2, bots, 3, 1)
    assert rows == results(game, 2, bots, 3, 1) and rows[0][1] > 0


@pytest.mark.parametrize("name", GAMES)
def test_perft_counts_what_can_be_played(name: str) -> None:
    game = box(name).game()
    state = game.start(2, Seeded(1))
    before = state.words()
    assert perft(game, state, 0, 1) == 1
    step = state.top()
    counted = 0
    out = Moves(len(game.moves))
    game.legal(state, step, out)
    for move in out.as_list():
        twin = state.copy()
        game.answer(twin, step, move, Seeded(1))
        counted += perft(game, twin, 1, 1)
    assert perft(game, state, 2, 1) == counted and state.words() == before


def test_a_game_that_is_over_goes_on_no_way() -> None:
    state = box("bottles").game().blank(2)
    assert perft(box("bottles").game(), state, 1, 1) == 0
