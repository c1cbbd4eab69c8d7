"""Who sits where. A bot is a player named after its kind, so that a log says who plays."""

from typing import Any

from cuvee.bots.base import Bot
from cuvee.bots.levels import SECONDS
from cuvee.bots.roster import is_bot, named
from cuvee.cli.entry import BadInput
from cuvee.cli.opening import seats
from cuvee.core.game import Game


def seating(
    game: Game[Any], players: int | None, bots: str, seat: int, names: list[str]
) -> list[str]:
    """The names in the order of the seats: people from `seat` on, bots after them."""
    kinds = bots.split(",") if bots else []
    for kind in kinds:
        named(kind)
    if players is None and len(kinds) > 1:
        players = len(kinds) + 1
    count = seats(game, players)
    if len(kinds) == 1:
        kinds *= count - 1
    if len(kinds) > count:
        raise BadInput(f"{len(kinds)} bots do not fit on {count} seats; name fewer")
    if seat >= count:
        raise BadInput(f"there is no seat {seat}; seats are 0 to {count - 1}")
    row = people(names, count - len(kinds)) + numbered(kinds)
    return row[count - seat :] + row[: count - seat]


def people(names: list[str], count: int) -> list[str]:
    """The names given, then Player 2, Player 3."""
    if len(names) > count:
        raise BadInput(f"{len(names)} names for {count} people; name fewer, or seat more players")
    tidy = [" ".join(name.split()) for name in names]
    for name in tidy:
        if not name or bot_of(name) is not None:
            raise BadInput(f"nobody can be called {name!r} here; take a name that is no bot's")
    return tidy + [f"Player {k + 1}" for k in range(len(tidy), count)]


def numbered(kinds: list[str]) -> list[str]:
    """greedy 1, greedy 2, random."""
    row = []
    for k, kind in enumerate(kinds):
        alone = kinds.count(kind) == 1
        row.append(kind if alone else f"{kind} {kinds[: k + 1].count(kind)}")
    return row


def bot_of(player: str) -> Bot[Any] | None:
    """The bot that plays for a player of this name; nobody for a person."""
    kind, _, number = player.partition(" (")[0].partition(" ")
    if is_bot(kind) and (not number or number.isdecimal()):
        return named(kind, SECONDS)
    return None
