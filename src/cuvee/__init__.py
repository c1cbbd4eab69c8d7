"""Cuvée: wine games on one table.

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
from cuvee.core.log import LogError, Record
from cuvee.core.match import Match
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.options import OptionError
from cuvee.games import UnknownGame, box

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
    "game",
    "load",
]
__version__ = "0.2.0"
NAMES: tuple[str, ...]  # of all games, in the order of the shelf
COMPILED: Final = not str(moves.__file__).endswith(".py")  # which build of the engine this is

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """`NAMES` is made when somebody asks for it: importing us looks for no packages."""
        if name == "NAMES":
            return games.NAMES
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game(name: str) -> Box[Any]:
    """The box of a game: `.match(players=4, seed=7, options={...})` opens a table."""
    return box(name)


def load(text: str, plies: int | None = None, content: str | None = None) -> Match[Any]:
    """The table a log tells of, whole or after its first `plies` answers."""
    record = Record(text)
    return box(record.header["game"]).load(record, plies, content)
