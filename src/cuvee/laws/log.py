"""Laws of the log: it replays to the same game, and what was taken back leaves no trace."""

from typing import TypeVar

from cuvee.core.fate import Seeded
from cuvee.core.log import Record, replay, write
from cuvee.core.match import UNDO, Match
from cuvee.core.state import WATCHER, BaseState, seat_of
from cuvee.laws.walk import Walk

S = TypeVar("S", bound=BaseState)


def undone(walk: Walk[S], step: int, move: int, before: S) -> None:
    """An answer can be undone only if it revealed nothing, and undo restores the state."""
    game, match, seat = walk.game, walk.match, int(seat_of(step))
    if not match.may_undo(seat):
        return
    for other in range(WATCHER, walk.seats):
        world = game.determinize(game.observe(before, other), other, Seeded(walk.plies + 7))
        if move in walk.legal(world, step):
            game.answer(world, step, move, Seeded(3))
            same = game.observe(world, other) == game.observe(match.state, other)
            text = game.moves.text(move)
            walk.want("undo", same, f"{text!r} shows s{other} something: reveal() is missing")
    match.submit(seat, UNDO)
    walk.want("undo", match.state == before, "undo did not lead back")
    walk.prints.append(walk.fingerprint())
    match.submit(seat, game.moves.text(move))
    walk.prints.append(walk.fingerprint())


def replayed(walk: Walk[S]) -> None:
    """The log replays to the same game, and writing it again gives the same text."""
    text = write(walk.match)
    record = Record(text)
    again = replay(record, walk.game)
    walk.want("replay", write(again) == text, "written again, the log differs")
    twin = Match(walk.game, walk.seats, walk.match.seed)
    for k, entry in enumerate(walk.match.entries):
        twin.submit(entry.seat, entry.text)
        same = hash(tuple(twin.state.words())) == walk.prints[k + 1]
        walk.want("replay", same, f"entry {k + 1} leads elsewhere")
    some = walk.dice.below(len(walk.match.entries) + 1)
    part = replay(record, walk.game, some)
    for keep_seed in (False, True):
        unfinished = write(part, keep_seed=keep_seed)
        again = replay(Record(unfinished), walk.game)
        same = again.state == part.state and write(again, keep_seed=keep_seed) == unfinished
        walk.want("replay", same, "an unfinished log differs")
