"""In a notebook a match and its views draw themselves, and show no more than they may."""

from typing import Any
from xml.etree import ElementTree

import pytest

import cuvee
from cuvee.core.fate import seeded
from cuvee.core.match import Match
from cuvee.core.show import EASEL, KEPT
from cuvee.games import face


def given(name: str, answers: int = 25) -> Match[Any]:
    match = cuvee.game(name).match(2, seed=7, names=["Ada <3", "Bo"])
    dice = seeded("pictures")
    for _ in range(answers):
        seat = match.questions[0].seat
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_match_is_drawn_as_a_watcher_sees_it(name: str) -> None:
    match = given(name)
    picture = match._repr_svg_()
    assert picture == face(name).svg(match.view(-1), -1, match.players)


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_view_is_drawn_as_its_seat_sees_it(name: str) -> None:
    match = given(name)
    for seat in (-1, 0, 1):
        picture = match.view(seat)._repr_svg_()
        assert picture == face(name).svg(match.view(seat), seat, match.players)


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_picture_stands_alone(name: str) -> None:
    picture = given(name)._repr_svg_() or ""
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{*}style") is not None and "Ada &lt;3" in picture
    for thing in root.iter():
        assert not thing.tag.endswith(("}script", "}image", "}link"))
        for key, value in thing.attrib.items():
            assert not key.endswith("href") or value.startswith("#")
    assert "@import" not in picture and "url(http" not in picture


@pytest.mark.parametrize("name", cuvee.NAMES)
def test_a_picture_tells_nothing_its_viewer_could_not_know(name: str) -> None:
    """Worlds that look the same to a seat have the same picture for it."""
    for answers in (0, 12, 25):
        match = given(name, answers)
        for seat in (-1, 0, 1):
            view, seen = match.view(seat), match.view(seat)._repr_svg_()
            for luck in range(4):
                world = match.copy()
                world.state = match.game.determinize(view, seat, seeded(str(luck)))
                assert world.view(seat)._repr_svg_() == seen
                assert seat >= 0 or world._repr_svg_() == match._repr_svg_() == seen


def test_a_whole_state_has_no_picture() -> None:
    """It would show what nobody at the table sees; nor has a guess what a seat does not know."""
    match = given("bottles")
    view = match.view(0)
    assert match.state._repr_svg_() is None and view.copy()._repr_svg_() is None
    assert match.game.determinize(view, 0, seeded("7"))._repr_svg_() is None


def test_a_view_keeps_its_picture_while_others_are_looked_at() -> None:
    match = given("bottles")
    view = match.view(0)
    seen = view._repr_svg_()
    for _ in range(KEPT - 1):
        match.view(1)
    assert view._repr_svg_() == seen
    match.view(1)
    assert view._repr_svg_() is None and len(EASEL.given) == KEPT
