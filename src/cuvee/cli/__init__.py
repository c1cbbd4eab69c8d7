"""The command line: one module per command, imported only when it is called.

Its module has the function of the command, of the same name, and an `EXAMPLE` of a call.
"""

import os
import sys
import warnings
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "games": "list the games, their players and options",
    "serve": "start the web server: play with bots and friends in the browser",
    "play": "play in the terminal, against bots or in turn at one screen",
    "learn": "learn a game by playing it with a coach",
    "rules": "read the rules of a game, or look something up in them",
    "simulate": "play many games between bots: lengths, endings, scores",
    "replay": "show a saved game as one seat saw it",
    "draw": "draw a position as SVG",
    "moves": "list every move of a game",
    "perft": "count the sequences of answers from a start",
    "check": "play random games and check the laws every game must obey",
    "tournament": "measure how strong bots are, with confidence intervals",
    "balance": "check whether a game is fair: seats, lengths, endings, what wins",
    "analyse": "find win chances, mistakes and luck in a saved game",
    "fit": "learn what the terms of a game's evaluation are worth",
    "calibrate": "compare win chances with results",
    "bench": "measure how fast this build is",
    "backup": "copy all tables of a server, even while it runs",
    "restore": "restore tables from a backup",
    "migrate": "copy all tables from one database to another",
}


class EnoughSeen(Exception):
    """The program reading our output, such as `head`, has stopped reading."""


def main(args: list[str] | None = None) -> int:
    """Run a command; returns its exit status: 0, 1 (found something) or 2 (bad input)."""
    words = sys.argv[1:] if args is None else args
    warnings.formatwarning = lambda message, *where: f"cuvee: {message}\n"
    try:
        status = dispatch(words)
        sys.stdout.flush()
    except (BrokenPipeError, EnoughSeen):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[0] == "--version":
        from cuvee import __version__
        from cuvee.build import build

        print(f"cuvee {__version__}, {build()}")
        return 0
    command, *rest = words
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"cuvee: there is no command {command!r}; there are {known}", file=sys.stderr)
        return 2
    if words == ["games"]:  # a common case, without the slow import of the parser
        from cuvee.cli.listing import show

        return show()
    from cuvee.cli.entry import enter

    module = import_module(f"cuvee.cli.{command}")
    return enter(getattr(module, command), rest, module.EXAMPLE)


def overview() -> str:
    lines = [f"  {name:<12}{about}" for name, about in COMMANDS.items()]
    return "\n".join(
        [
            "Cuvée: board games about wine.",
            "",
            "Usage: cuvee COMMAND [...]",
            "",
            *lines,
            "",
            "`cuvee COMMAND --help` says more. Example: cuvee serve",
        ]
    )
