"""The laws that every game must obey at every moment, checked on random games.

Each law is one function; if it fails it raises `LawBroken` with a sentence and the log so far.
"""

from typing import TypeVar

from cuvee.core.box import Box
from cuvee.core.fate import Seeded
from cuvee.core.game import Game
from cuvee.core.log import write
from cuvee.core.options import OptionError, Value
from cuvee.core.state import BaseState, number_of, seat_of
from cuvee.laws import agenda, log, secrecy, state
from cuvee.laws.agenda import check_table as check_table
from cuvee.laws.walk import LawBroken as LawBroken
from cuvee.laws.walk import Walk
from cuvee.render.face import Face

S = TypeVar("S", bound=BaseState)


def sample_options(box: Box[S], seats: int, dice: Seeded) -> Game[S]:
    """The game for this many seats with random options; about a third differ from the default."""
    while True:
        given: dict[str, Value] = {}
        for option in box.options:
            if dice.below(3) == 0:
                choices = option.choices()
                given[option.name] = choices[dice.below(len(choices))]
        try:
            game = box.game(given)
            game.check_seats(seats)
            return game
        except OptionError:
            continue


def check_game(
    game: Game[S], seats: int, seed: int, face: Face[S] | None = None, every: int = 16
) -> int:
    """Play a random game and check all laws; returns the number of decisions.

    Laws that are slow to check are checked at one ply in `every`.
    """
    walk = Walk(game, seats, seed, face)
    try:
        play_and_check(walk, every)
    except LawBroken as broken:
        broken.log = broken.log or write(walk.match, keep_seed=True)
        raise
    except Exception as error:
        raise LawBroken(
            "progress", f"{type(error).__name__}: {error}", write(walk.match, keep_seed=True)
        ) from error
    return walk.plies


def play_and_check(walk: Walk[S], every: int) -> None:
    """Play to the end; the slow laws are checked at one ply in `every`."""
    state.accounts(walk, walk.match.state)
    while not walk.match.over:
        steps = walk.match.state.open_steps()
        step = steps[walk.dice.below(len(steps))]
        moves = agenda.progress(walk, step)
        move = moves[walk.dice.below(len(moves))]
        look = walk.dice.below(every) == 0
        before = walk.match.state.copy()
        if look:
            agenda.well_formed(walk)
            state.twins(walk, step, move)
            agenda.refusal(walk, step, moves)
            secrecy.views(walk, step, moves)
            secrecy.news(walk, step, moves, move)
            secrecy.texts(walk, step, moves, move)
            if walk.dice.below(4) == 0:
                state.faces(walk)
                secrecy.fairness(walk, step)
        walk.match.submit(seat_of(step), walk.game.moves.text(move), number_of(step))
        walk.prints.append(walk.fingerprint())
        state.accounts(walk, walk.match.state)
        walk.say("accounts", walk.game.audit_step(before, walk.match.state))
        if look:
            log.undone(walk, step, move, before)
        walk.plies += 1
    state.ranking(walk)
    log.replayed(walk)
