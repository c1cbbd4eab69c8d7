"""`help` is useful in both builds: everything public has a docstring and a signature."""

import inspect
import pydoc
from typing import Any

import pytest

import cuvee
from cuvee.core import fate, match, moves, state
from cuvee.core.box import Box
from cuvee.core.game import Game
from cuvee.core.log import Record, write
from cuvee.core.options import Option

CLASSES: list[type[Any]] = [
    *(cuvee.Match, match.Entry, match.Seed, moves.MoveTable, Box, Game, Record, Option),
    *(state.Step, state.BaseState, fate.Note, fate.Fate),
    *(cuvee.IllegalMove, cuvee.UnknownMove, cuvee.UnknownSeat, cuvee.OptionError),
]
PROPERTIES = ["seats", "over", "ending", "questions", "scores", "ranking", "log"]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: str(kind.__name__))
def test_a_class_and_all_it_can_do_is_explained(kind: type[Any]) -> None:
    assert len(kind.__doc__ or "") > 20
    for name in vars(kind):
        member = getattr(kind, name)
        if not name.startswith("_") and inspect.isroutine(member):
            assert member.__doc__, f"{kind.__name__}.{name} has no docstring"
            assert inspect.signature(member) is not None


@pytest.mark.parametrize("name", PROPERTIES)
def test_what_a_match_tells_is_explained(name: str) -> None:
    assert getattr(cuvee.Match, name).__doc__


def test_signatures_name_their_arguments() -> None:
    def names(call: Any) -> list[str]:
        return list(inspect.signature(call).parameters)

    assert names(cuvee.Match) == ["game", "seats", "seed", "fate", "players"]
    assert names(cuvee.Match.submit) == ["self", "seat", "text", "number"]
    assert inspect.signature(cuvee.Match.submit).parameters["number"].default == 0
    assert names(cuvee.game("bottles").match(2, seed=7).legal) == ["seat"]
    assert names(Box.match) == ["self", "players", "seed", "options", "content", "names"]
    assert names(write) == ["match", "seat", "keep_seed"]


def test_help_is_worth_reading() -> None:
    text = pydoc.plain(pydoc.render_doc(cuvee.Match))
    assert "A game being played" in text and "The points of each seat now." in text
    assert "submit(self, " in text and "Play the seat's answer" in text


@pytest.mark.parametrize("module", [match, moves, state, fate], ids=lambda part: str(part.__name__))
def test_modules_say_what_they_hold(module: Any) -> None:
    assert module.__doc__
