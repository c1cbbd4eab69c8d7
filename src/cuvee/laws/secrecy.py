"""Laws of secrecy: what a seat sees, hears and reads follows from what it may know."""

from typing import TypeVar

from cuvee.bots.base import ask
from cuvee.bots.roster import named
from cuvee.core.fate import Recorder, Seeded
from cuvee.core.state import SEALED, WATCHER, BaseState, seat_of
from cuvee.core.vector import Vector
from cuvee.laws.state import accounts
from cuvee.laws.walk import Walk

S = TypeVar("S", bound=BaseState)


def views(walk: Walk[S], step: int, moves: list[int]) -> None:
    """A view can be completed to a full state, and legal moves depend only on the view."""
    game, state = walk.game, walk.match.state
    for seat in range(WATCHER, walk.seats):
        view = game.observe(state, seat)
        walk.want("secrecy", game.observe(view, seat) == view, f"s{seat} sees twice")
        walk.want("secrecy", game.peek(state, seat) == view, f"s{seat} peeks at more")
        own_points = seat < 0 or game.score(view, seat) == game.score(state, seat)
        walk.want("secrecy", own_points, f"s{seat} cannot count its own points")
        world = game.determinize(view, seat, Seeded(walk.plies))
        walk.want("secrecy", game.observe(world, seat) == view, f"s{seat} can tell worlds")
        accounts(walk, world)
        if seat >= 0:
            vectors(walk, view, world, seat)
        own = state.asks(seat) if seat >= 0 else -1
        if own >= 0:
            for other in (view, world):
                same = walk.legal(other, own) == walk.legal(state, own)
                walk.want("secrecy", same, f"the answers of s{seat} need hidden things")
    mine = game.determinize(game.observe(state, seat_of(step)), seat_of(step), Seeded(1))
    game.answer(mine, step, moves[-1], Seeded(2))
    accounts(walk, mine)


def vectors(walk: Walk[S], view: S, world: S, seat: int) -> None:
    """Observations fit their layout and are equal for worlds that look equal to the seat."""
    layout = walk.game.layout
    words = view.words()
    seen = vector(walk, view, seat)
    walk.want("secrecy", view.words() == words, "features changed the view")
    same = vector(walk, walk.game.observe(world, seat), seat) == seen
    walk.want("secrecy", same, f"the features of s{seat} need hidden things")
    at = 0
    for field in layout.fields():
        part = seen[at : at + field.length]
        fits = field.low <= min(part) and max(part) <= field.high
        walk.want("features", fits, f"{field.name} is {part}: beyond its bounds")
        at += field.length


def vector(walk: Walk[S], view: S, seat: int) -> list[int]:
    out = Vector(walk.game.layout.width)
    walk.game.features(view, seat, out)
    walk.want("features", out.at == walk.game.layout.width, "features are not of their length")
    return list(out.values)


def news(walk: Walk[S], step: int, moves: list[int], move: int) -> None:
    """Notes and answers tell a seat no more than its view does."""
    game, state = walk.game, walk.match.state
    for seat in range(WATCHER, walk.seats):
        world = game.determinize(game.observe(state, seat), seat, Seeded(walk.plies + 3))
        here, heard = after(walk, state, step, move, seat)
        choices = walk.legal(world, step)
        if move in choices:
            there, said = after(walk, world, step, move, seat)
            same = here != there or heard == said
            walk.want("secrecy", same, f"s{seat} hears {heard} or {said} of hidden things")
        elif not game.secret(state, step, move, seat) and not step & SEALED:
            for other in choices[:12]:
                alike = after(walk, world, step, other, seat)[0] == here
                text = game.moves.text(move)
                walk.want("secrecy", not alike, f"s{seat} may read {text!r}, but not see it")


def texts(walk: Walk[S], step: int, moves: list[int], move: int) -> None:
    """A seat that may read the text of an answer learns no more from it than from its view.

    If another answer led to a different state that looks the same to the seat, the text would
    reveal the difference.
    """
    game, state = walk.game, walk.match.state
    if step & SEALED:
        return  # hidden until the last answer of the group, and then public
    first = walk.dice.below(len(moves))
    others = [other for other in (moves[first:] + moves[:first])[:6] if other != move]
    ends = {other: played(walk, state, step, other) for other in [move, *others]}
    for seat in range(WATCHER, walk.seats):
        if seat == seat_of(step) or game.secret(state, step, move, seat):
            continue
        here = seen(walk, *ends[move], seat)
        for other in others:
            elsewhere = ends[other][0].words() != ends[move][0].words()
            visible = not elsewhere or seen(walk, *ends[other], seat) != here
            text = game.moves.text(move)
            walk.want("secrecy", visible, f"s{seat} may read {text!r}, but could not see it")


def played(walk: Walk[S], state: S, step: int, move: int) -> tuple[S, Recorder]:
    """A copy of the state after this answer, and what was recorded of it."""
    twin = state.copy()
    fate = Recorder(Seeded(11))
    walk.game.answer(twin, step, move, fate)
    return twin, fate


def seen(walk: Walk[S], state: S, fate: Recorder, seat: int) -> tuple[list[int], object]:
    """What the seat sees of a state, and what it heard on the way there."""
    notes = [note.words() for note in fate.notes if note.audience in (WATCHER, seat)]
    return walk.game.observe(state, seat).words(), notes


def after(walk: Walk[S], state: S, step: int, move: int, seat: int) -> tuple[list[int], object]:
    """What the seat sees and hears after this answer."""
    return seen(walk, *played(walk, state, step, move), seat)


def fairness(walk: Walk[S], step: int) -> None:
    """A bot gives the same answer for equal views, whatever is hidden."""
    game, state, seat = walk.game, walk.match.state, seat_of(step)
    world = game.determinize(game.observe(state, seat), seat, Seeded(walk.plies + 5))
    for name in ("greedy", "ismcts:4"):
        here, there = (ask(named(name), game, s, step, Seeded(walk.plies)) for s in (state, world))
        walk.want("fairness", here == there, f"{name} knows more than s{seat} sees")
