"""Runs a command: reads its arguments and turns errors into an exit status."""

import sys
from collections.abc import Callable
from functools import wraps

import typer

from cuvee.arena import ArenaError
from cuvee.bots.base import is_a_bots
from cuvee.bots.roster import UnknownBot
from cuvee.cli import EnoughSeen
from cuvee.core.content import ContentError
from cuvee.core.log import LogError
from cuvee.core.moves import IllegalMove, UnknownMove
from cuvee.core.options import OptionError
from cuvee.core.outside import OutsideError
from cuvee.core.state import UnknownSeat
from cuvee.games import NAMES, UnknownGame
from cuvee.server.tables.rows import StorageError

BAD_INPUT = 2


class BadInput(ValueError):
    """The request cannot be carried out; the message says why and what would work."""


REFUSED = (
    ArenaError,
    BadInput,
    ContentError,
    IllegalMove,
    LogError,
    OptionError,
    OutsideError,
    StorageError,
    UnknownBot,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)


def enter(command: Callable[..., int], args: list[str], example: str) -> int:
    """Read the arguments and run the command; bad input gives one sentence and status 2.

    In the example, {game} stands for the first game of the catalogue.
    """
    name = f"cuvee {command.__name__}"

    @wraps(command)
    def guarded(**given: object) -> int:
        try:
            return command(**given)
        except BrokenPipeError:  # else typer would report it as a failure
            raise EnoughSeen from None

    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(epilog=f"Example: {example.format(game=NAMES[0])}")(guarded)
    try:
        status: int = app(args, prog_name=name, standalone_mode=False)
    except typer.TyperException as error:
        what = error.format_message().rstrip(".")
        return refuse(name, f"{what}; `{name} --help` shows how to call it")
    except (*REFUSED, OSError) as error:
        if is_a_bots(error):
            raise
        if not isinstance(error, OSError):
            return refuse(name, str(error))
        return refuse(name, f"{error.filename or 'the system'}: {error.strerror or error}")
    return status


def refuse(name: str, what: str) -> int:
    print(f"{name}: {' '.join(what.split())}", file=sys.stderr)
    return BAD_INPUT
