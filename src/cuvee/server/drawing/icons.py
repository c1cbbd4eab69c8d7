"""Where the icons are: each game has a file of symbols, and so has the frame."""

import re
from functools import cache
from typing import Any

from markupsafe import Markup

from cuvee.games import face
from cuvee.render.svg import el
from cuvee.server.statics import address, digest


@cache
def sprites(game: str) -> dict[str, Any]:
    """The addresses of the frame's icons and of the game's own, and the names of the latter."""
    own = face(game).icons
    return {
        "frame": address("icons.svg"),
        "own": styled(game, "svg", own),
        "names": re.findall(r'<symbol id="([^"]+)"', own),
    }


@cache
def icons_of(game: str, name: str) -> str:
    """The address of the file that has this icon: the game's, or else the frame's."""
    known = sprites(game)
    found: str = known["own" if name in known["names"] else "frame"]
    return found


def styled(name: str, kind: str, text: str) -> str:
    """The address of a file that a face makes; it changes with the text, so that it is kept."""
    return f"/style/{digest(text)}/{name}.{kind}"


@cache
def icon(name: str, game: str) -> Markup:
    """An icon of the game, or of the frame where the game has none of this name."""
    return el(
        "svg", el("use", href=f"{icons_of(game, name)}#{name}"), class_="i", aria_hidden="true"
    )
