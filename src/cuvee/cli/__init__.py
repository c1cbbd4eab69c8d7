"""The command line: one module per command, imported only when it is called."""

import os
import sys
import warnings
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "games": "what is on the shelf: names, players, options",
    "serve": "the table in the browser: play with bots and friends",
    "play": "play in the terminal: against bots, or in turn on one screen",
    "simulate": "many games between bots: lengths, endings, scores",
    "replay": "tell or draw a saved game as any seat saw it",
    "draw": "a picture of a position",
    "moves": "every move of a game in its notation",
    "perft": "count the ways a game can go on",
    "check": "play random games under all laws",
    "tournament": "which bot is how strong, with intervals",
    "balance": "seats, lengths, endings, and what wins",
    "analyse": "win chances of a saved game, mistakes and luck",
    "bench": "how fast this build is, beside its budgets",
    "backup": "a copy of all tables of a server, also while it runs",
    "restore": "put the tables of a backup back",
}


class EnoughSeen(Exception):
    """Whoever read our output, such as `head`, has gone."""


def main(args: list[str] | None = None) -> int:
    """Run a command; its exit status is 0, 1 (found something) or 2 (bad input)."""
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

        print(f"cuvee {__version__}")
        return 0
    command, *rest = words
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"cuvee: there is no command {command!r}; there are {known}", file=sys.stderr)
        return 2
    status: int = import_module(f"cuvee.cli.{command}").main(rest)
    return status


def overview() -> str:
    lines = [f"  {name:<12}{about}" for name, about in COMMANDS.items()]
    return "\n".join(
        [
            "Cuvée: wine games on one table.",
            "",
            "Usage: cuvee COMMAND [...]",
            "",
            *lines,
            "",
            "`cuvee COMMAND --help` says more. Example: cuvee serve",
        ]
    )
