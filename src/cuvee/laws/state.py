"""Laws of states: accounts add up, copies are equal and independent, all can be shown, ranked."""

import copy
import pickle
from types import GetSetDescriptorType
from typing import Any, TypeVar

from cuvee.core.fate import Seeded
from cuvee.core.state import WATCHER, BaseState
from cuvee.laws.walk import Walk

S = TypeVar("S", bound=BaseState)


def accounts(walk: Walk[S], state: S) -> None:
    walk.say("accounts", walk.game.audit(state))


def twins(walk: Walk[S], step: int, move: int) -> None:
    """Copies of any kind are equal, play on in the same way and are independent."""
    state = walk.match.state
    words = state.words()
    first = state.copy()
    walk.want("copy", first == state and first.words() == words, "a copy differs")
    held = fields_of(state)
    for how, twin in (("copied", first), ("walked", pickle.loads(pickle.dumps(state)))):
        other = fields_of(twin)
        lost = [name for name in held if held[name] != other.get(name)]
        walk.want("copy", not lost, f"{', '.join(lost[:3])} of the state is not {how}")
    walk.game.answer(first, step, move, Seeded(5))
    walk.want("copy", state.words() == words, "playing on a copy changed the original")
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        walk.want("copy", twin == state, "pickle or deepcopy differs")
        walk.want("copy", walk.legal(twin, step) == walk.legal(state, step), "other moves")
        walk.game.answer(twin, step, move, Seeded(5))
        walk.want("copy", twin == first, "twins went different ways")


def faces(walk: Walk[S]) -> None:
    """Every position can be drawn and described, for any seat."""
    if walk.face is None:
        return
    match, names = walk.match, walk.match.players
    for seat in (WATCHER, int(walk.dice.below(walk.seats))):
        view = match.view(seat)
        walk.face.draw(view, seat, names)
        walk.face.board(view, seat, names)
    for step in match.questions:
        view = match.view(step.seat)
        walk.face.question(view, step, names)
        for text in match.legal(step.seat):
            walk.face.move(view, step, walk.game.moves.parse(text), names)
    for entry in match.entries[-3:]:
        for note in entry.notes:
            walk.face.note(match.view(note.audience), note, names)


def ranking(walk: Walk[S]) -> None:
    """Places count from 1, tied seats share a place, and the ending has a name."""
    places = walk.match.ranking
    counted = [1 + sum(other < place for other in places) for place in places]
    walk.want("ranking", places == counted, f"the places are {places}")
    again = walk.game.ranking(walk.match.state.copy())
    walk.want("ranking", again == places, "ranked twice, placed differently")
    walk.want("ranking", walk.match.state.ending > 0, "the game is over without an ending")
    for seat in range(WATCHER, walk.seats):
        walk.want("secrecy", walk.match.view(seat) == walk.match.state, "secrets after the end")


def fields_of(thing: Any, name: str = "") -> dict[str, object]:
    """All numbers an object holds, by field name, found without its `walk` method.

    Content and options are shared by all twins; the agenda counts up to its depth.
    """
    if isinstance(thing, int):
        return {name: int(thing)}
    if isinstance(thing, BaseState):
        found = {"agenda": [int(step) for step in thing.agenda[: thing.depth]]}
        return found | held_by(thing, "", [*attributes(thing)])
    if isinstance(thing, (str, type(None))) or not (hasattr(thing, "walk") or is_array(thing)):
        return {}
    if not is_array(thing):
        return held_by(thing, f"{name}.", attributes(thing))
    if all(isinstance(item, int) for item in thing):
        return {name: [int(item) for item in thing]}
    return {
        key: value
        for k, item in enumerate(thing)
        for key, value in fields_of(item, f"{name}[{k}]").items()
    }


def held_by(thing: Any, stem: str, names: list[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        if name != "agenda":
            found |= fields_of(getattr(thing, name), stem + name)
    return found


def is_array(thing: object) -> bool:
    return hasattr(thing, "__len__") and hasattr(thing, "__getitem__")


def attributes(thing: object) -> list[str]:
    """The names of an object's fields, in both builds."""
    own = list(vars(thing)) if hasattr(thing, "__dict__") else []
    classes = type(thing).__mro__
    return own + [
        name
        for each in classes
        for name, kind in vars(each).items()
        if isinstance(kind, GetSetDescriptorType) and not name.startswith("__")
    ]
