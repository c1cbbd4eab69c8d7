"""The shelf: every game by name, opened only when somebody asks for it."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from cuvee.core.box import Box

if TYPE_CHECKING:
    from cuvee.render.face import Face

SHELF: Final = {  # what is read on the spines, before any box is opened: title, fewest, most
    "bottles": ("Bottles", 2, 6),
    "grand_cru": ("Grand Cru", 2, 5),
    "dom_pierre": ("Dom Pierre", 2, 4),
    "naramata": ("Naramata", 1, 4),
}
NAMES: Final = tuple(SHELF)


class UnknownGame(ValueError):
    """There is no game of this name."""


def box(name: str) -> Box[Any]:
    """The box of a game: its rules, content and options."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    found: Box[Any] = import_module(f"cuvee.games.{name}.game").BOX
    return found


def face(name: str) -> "Face[Any]":
    """Its face: words and pictures; a plain one where it has none of its own yet."""
    opened = box(name)
    if find_spec(f"cuvee.games.{name}.face") is None:
        from cuvee.render.plain import Plain

        return Plain(opened.game())
    found: Face[Any] = import_module(f"cuvee.games.{name}.face").FACE
    return found
