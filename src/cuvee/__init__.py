"""Cuvée: board games about wine.

>>> import cuvee
>>> match = cuvee.game("bottles").match(players=3, seed=7)
>>> match.legal(0)[:2]
['choose critic', 'choose femme_fatale']
>>> entry = match.submit(0, "choose critic")
>>> match.questions[0].seat
1
"""

from typing import TYPE_CHECKING, Any, Final

from cuvee import games
from cuvee.core import moves
from cuvee.core.box import Box
from cuvee.core.content import ContentError
from cuvee.core.game import Game
from cuvee.core.log import LogError, Record
from cuvee.core.match import Match
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.options import OptionError
from cuvee.core.show import EASEL
from cuvee.core.state import UnknownSeat
from cuvee.games import UnknownGame, box, face

__all__ = [
    "COMPILED",
    "NAMES",
    "ContentError",
    "IllegalMove",
    "LogError",
    "Match",
    "OptionError",
    "UnknownGame",
    "UnknownMove",
    "UnknownSeat",
    "game",
    "load",
]
__version__ = "0.2.0"
NAMES: tuple[str, ...]  # the names of all games, in the order of the catalogue
COMPILED: Final = not str(moves.__file__).endswith(".py")  # is this the compiled build?

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """`NAMES` is made when somebody asks for it: importing us looks for no packages."""
        if name == "NAMES":
            return games.NAMES
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game(name: str) -> Box[Any]:
    """A game by name; `.match(players=4, seed=7, options={...})` starts a match."""
    return box(name)


def load(text: str, plies: int | None = None, content: str | None = None) -> Match[Any]:
    """The match of a log, whole or after its first `plies` answers."""
    record = Record(text)
    return box(record.header["game"]).load(record, plies, content)


def draw(game: Game[Any], view: Any, seat: int, names: list[str]) -> str:
    """The picture of a view: as its game's face draws it, or plain where no face is known."""
    if game.name in games.NAMES:
        return face(game.name).svg(view, seat, names)
    from cuvee.render.plain import Plain

    return Plain(game).svg(view, seat, names)


EASEL.drawer = draw  # matches and views draw themselves with it in a notebook
