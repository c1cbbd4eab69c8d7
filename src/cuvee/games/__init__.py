"""All games by name. A game is a folder: ours lie here, installed packages bring others.

`box.toml` says what there is to know of a game before it is opened; `game.py` has its `BOX`. The
rest may be missing: `face`, `counted.py`, `cover.svg`, `rules.md`.
"""

import warnings
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from cuvee.core.box import Box
from cuvee.core.card import FILE, GameCard, card_in
from cuvee.core.content import ContentError
from cuvee.core.outside import Installed, OutsideError, installed

if TYPE_CHECKING:
    from cuvee.render.face import Face

GROUP: Final = "cuvee.games"  # the entry points of packages that bring a game
HERE: Final = Path(__file__).parent
NAMES: tuple[str, ...]  # of all games, in the order of the catalogue


class UnknownGame(ValueError):
    """There is no game of this name."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """`NAMES` is made when somebody asks for it: importing us looks for no packages."""
        if name == "NAMES":
            return tuple(cards())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def is_ours(name: str) -> bool:
    return name.isidentifier() and (HERE / name / FILE).exists()


@cache
def guests() -> dict[str, Installed]:
    """The games that installed packages bring, by name."""
    found: dict[str, Installed] = {}
    for each in installed(GROUP):
        if is_ours(each.name) or each.name in found:
            warnings.warn(str(each.broken("there is another game of this name")), stacklevel=2)
        else:
            found[each.name] = each
    return found


def guest(name: str) -> Installed:
    found = guests().get(name)
    if found is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(cards())}")
    return found


def folder(name: str) -> Path:
    """Where all there is of a game lies."""
    return HERE / name if is_ours(name) else Path(guest(name).folder())


@cache
def card(name: str) -> GameCard:
    """What there is to know of a game before it is opened."""
    if is_ours(name):
        return card_in(HERE / name)
    from_outside = guest(name)
    try:
        found = card_in(folder(name))
    except ContentError as error:
        raise from_outside.broken(str(error)) from None
    if found.name != name:
        why = f"{folder(name) / FILE} calls it {found.name!r}: write name = {name!r} there"
        raise from_outside.broken(why)
    return found


@cache
def cards() -> dict[str, GameCard]:
    """All games in the order of the catalogue. What does not load is left out, with a warning."""
    found = [card(path.parent.name) for path in HERE.glob(f"*/{FILE}")]
    for name in guests():
        try:
            found.append(card(name))
        except OutsideError as error:
            warnings.warn(str(error), stacklevel=2)
    found.sort(key=lambda each: (each.place, each.name))
    return {each.name: each for each in found}


def module(name: str, part: str) -> ModuleType:
    """A module of a game: `game`, `face`, `counted`."""
    return import_module(f"{__name__}.{name}.{part}") if is_ours(name) else guest(name).module(part)


def has(name: str, part: str) -> bool:
    """Has the game a module of this name?"""
    package = f"{__name__}.{name}" if is_ours(name) else guest(name).point.module
    return find_spec(f"{package}.{part}") is not None


def text(name: str, file: str) -> str:
    """A file in the folder of a game; nothing where there is none."""
    path = folder(name) / file
    return path.read_text("utf-8") if path.exists() else ""


def box(name: str) -> Box[Any]:
    """The box of a game: its rules, content and options."""
    card(name)  # a game without one is none
    found: Box[Any] = module(name, "game").BOX
    return found


def face(name: str) -> "Face[Any]":
    """Its face: words and pictures; a plain one where it has none of its own."""
    opened = box(name)
    if not has(name, "face"):
        from cuvee.render.plain import Plain

        return Plain(opened.game())
    found: Face[Any] = module(name, "face").FACE
    return found
