"""What is remembered of a drawing is what would be drawn now, whoever looks at which game."""

import random
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any

import pytest

from cuvee.core.match import Match, Seed
from cuvee.core.options import OptionError, Value
from cuvee.games import NAMES, box, face
from cuvee.render.cache import DrawingCache


def looks_of(name: str, match: Match[Any], seat: int) -> list[object]:
    return [
        (drawing.key, drawing.width, drawing.height, drawing.label, drawing.boxes)
        for drawing in face(name).draw(match.view(seat), seat, match.players)
    ]


def looks(name: str, match: Match[Any]) -> list[list[object]]:
    """Everything drawn for every seat and for watchers."""
    return [looks_of(name, match, seat) for seat in range(-1, match.seats)]


def anew(album: DrawingCache[Any], key: Hashable, draw: Callable[[], object]) -> object:
    return draw()


def opened(name: str, k: int, names: str) -> Match[Any]:
    """A match for three with the usual options, or with one of them changed."""
    options: dict[str, Value] = {}
    for option in box(name).options[3 * (k - 1) : 3 * k]:
        options |= {option.name: option.choices()[-1]}
    with suppress(OptionError):
        return Match(box(name).game(options), 3, Seed.of(k), players=list(names))
    return Match(box(name).game(), 3, Seed.of(k), players=list(names))


@pytest.mark.parametrize("name", NAMES)
def test_a_remembered_drawing_is_the_one_that_would_be_drawn(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(name)
    matches = [opened(name, k, names) for k in range(4) for names in ("ABC", "DEF")]
    for _ in range(30):
        for match in matches:
            for _ in range(4):
                if not match.over:
                    step = match.questions[0]
                    match.submit(step.seat, dice.choice(match.legal(step.seat)))
            kept = looks(name, match)
            with monkeypatch.context() as patch:
                patch.setattr(DrawingCache, "page", anew)
                assert looks(name, match) == kept


@pytest.mark.parametrize("name", NAMES)
def test_what_is_for_all_looks_the_same_to_all_who_see_everything(name: str) -> None:
    """Otherwise one player would be sent the picture of another."""
    dice, shared = random.Random(name), 0
    for k in range(4):
        match = opened(name, k, "ABC")
        while not match.over and len(match.entries) < 120:
            step = match.questions[0]
            match.submit(step.seat, dice.choice(match.legal(step.seat)))
            state, front = match.state, face(name)
            if not front.for_all(state):
                continue
            seers = [s for s in range(-1, 3) if match.game.peek(state, s) is state]
            drawn = [looks_of(name, match, seat) for seat in seers]
            assert all(each == drawn[0] for each in drawn)
            assert not any(front.covered(state, k, s) for s in seers for k in range(3))
            shared += len(seers) > 1
    # the cellars of Bottles are hidden all the time; Grand Cru marks what is new to its viewer
    assert shared or name in ("bottles", "grand_cru")
