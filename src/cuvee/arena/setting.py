"""The settings of a tournament; they and a block number determine every game."""

from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cuvee.bots.base import Bot
from cuvee.bots.roster import named
from cuvee.core.fate import Fate, Seeded
from cuvee.core.game import Game
from cuvee.core.options import Value
from cuvee.games import box


@dataclass(frozen=True)
class Setting:
    """The game, its options, the number of players, the bots and the seed."""

    game: str
    options: tuple[tuple[str, Value], ...]
    content: str | None
    players: int
    bots: tuple[str, ...]
    seed: int

    def opened(self) -> Game[Any]:
        return opened(self.game, self.options, self.content)

    def facts(self) -> dict[str, Any]:
        """What must be equal to resume a tournament from its file."""
        game = self.opened()
        about = {"rules": game.rules, "moves": game.moves.digest(), "content": game.content_digest}
        return asdict(self) | about | {"options": dict(self.options), "bots": list(self.bots)}


@cache
def opened(name: str, options: tuple[tuple[str, Value], ...], content: str | None) -> Game[Any]:
    return box(name).game(dict(options), None if content is None else Path(content))


def bot(name: str, game: Game[Any]) -> Bot[Any]:
    """A new bot of this name, which remembers no other games."""
    return named(name)


def luck(*parts: object) -> Fate:
    """A random generator seeded with these words; other words give independent numbers."""
    words = " ".join(map(str, parts)).encode()
    return Seeded(int.from_bytes(blake2b(words, digest_size=8).digest(), "big") >> 2)
