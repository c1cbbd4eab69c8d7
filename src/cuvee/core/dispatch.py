"""Tables of a game's flow: which functions answer which question, and which does which chore.

A function is given what its parameters name: `state`, `seat`, `move`, `fate`, and `out` for the
legal moves. A number of any other name is what the question is about; of a chore it is the only
number there is, whatever its name. So every function takes no more than it needs.

Here the functions are looked up. For compiled games the build writes the same calls out, one after
the other (tools/build/flows.py), so they run at full speed.
"""

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, parts_of

Function = Callable[..., None]
Questions = dict[int, tuple[Function, Function]]
Chores = dict[int, Function]

LISTS = ("state", "seat", "about", "out")
PLAYS = ("state", "seat", "about", "move", "fate")
DOES = ("state", "about", "fate")


def questions(table: Mapping[Any, tuple[Function, Function]]) -> Questions:
    """By question the function that lists the legal answers, and the one that plays an answer."""
    return {
        int(ask): (adapted(lists, LISTS), adapted(plays, PLAYS))
        for ask, (lists, plays) in table.items()
    }


def chores(table: Mapping[Any, Function]) -> Chores:
    """By chore the function that does it."""
    return {int(chore): adapted(does, DOES) for chore, does in table.items()}


def adapted(function: Function, given: tuple[str, ...]) -> Function:
    """The function, to be called with all that is given.

    >>> def sell(state, seat, wine, fate): print(seat, wine)
    >>> adapted(sell, PLAYS)("state", "seat", "about", "move", "fate")
    seat about
    """
    names = tuple(signature(function).parameters)
    if names == given:
        return function
    taken = [name if name in given else "about" for name in names]
    assert len(set(taken)) == len(taken), f"{function.__name__} takes two numbers beside the seat"
    call = f"lambda {', '.join(given)}: function({', '.join(taken)})"
    made: Function = eval(call, {"function": function})
    return made


class Flow:
    """The functions of a game that its tables make."""

    def __init__(self, answers: Questions, does: Chores) -> None:
        self.answers = answers
        self.does = does

    def legal(self, state: Any, step: i64, out: Moves) -> None:
        """Fill the buffer with the legal answers to a question."""
        ask, seat, about = parts_of(step)
        out.clear()
        self.answers[ask][0](state, seat, about, out)

    def play(self, state: Any, step: i64, move: i64, fate: Fate) -> None:
        """Carry out an answer to a question."""
        ask, seat, about = parts_of(step)
        self.answers[ask][1](state, seat, about, move, fate)

    def proceed(self, state: Any, step: i64, fate: Fate) -> None:
        """Carry out a chore."""
        self.does[ask_of(step)](state, about_of(step), fate)


def functions(
    answers: Questions, does: Chores
) -> tuple[
    Callable[[Any, i64, Moves], None],
    Callable[[Any, i64, i64, Fate], None],
    Callable[[Any, i64, Fate], None],
]:
    """What a game's `legal`, `play` and `proceed` do, by its tables."""
    flow = Flow(answers, does)
    return flow.legal, flow.play, flow.proceed
