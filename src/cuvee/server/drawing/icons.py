"""Where the icons are: each game has a file of symbols, and so has the frame."""

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from cuvee.games import face

FRAME: Final = Path(__file__).parent.parent / "static" / "icons.svg"


@cache
def sprites(game: str) -> dict[str, Any]:
    """The addresses of the frame's icons and of the game's own, and the names of the latter."""
    own = face(game).icons
    return {
        "frame": f"/static/icons.svg?{mark(FRAME.read_text('utf-8'))}",
        "own": f"/style/{game}.svg?{mark(own)}",
        "names": re.findall(r'<symbol id="([^"]+)"', own),
    }


@cache
def icons_of(game: str, name: str) -> str:
    """The address of the file that has this icon: the game's, or else the frame's."""
    known = sprites(game)
    found: str = known["own" if name in known["names"] else "frame"]
    return found


def mark(text: str) -> str:
    """A few letters that change with the text, so that browsers may keep the file."""
    return blake2b(text.encode(), digest_size=5).hexdigest()
