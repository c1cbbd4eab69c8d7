"""Which player sits where. Bots are named after their kind, so that logs show who played."""

from typing import Any

from cuvee.bots.base import Bot
from cuvee.bots.levels import SECONDS
from cuvee.bots.roster import is_bot, named
from cuvee.cli.entry import BadInput
from cuvee.cli.opening import seats
from cuvee.core.game import Game
from cuvee.core.state import check_seat


def seating(
    game: Game[Any], players: int | None, bots: str, seat: int, names: list[str]
) -> list[str]:
    """The players' names by seat: people from `seat` on, then the bots."""
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
    check_seat(seat, count, to_play=True)
    row = people(names, count - len(kinds)) + numbered(kinds)
    return row[count - seat :] + row[: count - seat]


def people(names: list[str], count: int) -> list[str]:
    """The names given, filled up with Player 2, Player 3."""
    if len(names) > count:
        raise BadInput(f"{len(names)} names for {count} people; name fewer, or seat more players")
    tidy = [" ".join(name.split()) for name in names]
    for name in tidy:
        if not name or bot_of(name) is not None:
            raise BadInput(f"a person cannot be called {name!r}; choose a name that is not a bot's")
    return tidy + [f"Player {k + 1}" for k in range(len(tidy), count)]


def numbered(kinds: list[str]) -> list[str]:
    """Names for bots, numbered if there are several of a kind: greedy 1, greedy 2, random."""
    row = []
    for k, kind in enumerate(kinds):
        alone = kinds.count(kind) == 1
        row.append(kind if alone else f"{kind} {kinds[: k + 1].count(kind)}")
    return row


def bot_of(player: str) -> Bot[Any] | None:
    """The bot for a player of this name; None if it is a person's name."""
    kind, _, number = player.partition(" (")[0].partition(" ")
    if is_bot(kind) and (not number or number.isdecimal()):
        return named(kind, SECONDS)
    return None
