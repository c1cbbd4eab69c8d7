"""The games as the home page shows them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from cuvee.games import NAMES, box

WEIGHTS: Final = ("", "very light", "light", "medium", "heavy", "very heavy")


class GameCard(msgspec.Struct, frozen=True):
    """What a player reads of a game before choosing it."""

    name: str
    title: str
    fewest: int
    most: int
    line: str
    minutes: str
    weight: int
    seats: int

    @property
    def players(self) -> str:
        return f"{self.fewest} to {self.most}" if self.fewest < self.most else str(self.most)

    @property
    def weight_word(self) -> str:
        return WEIGHTS[self.weight]


@cache
def game_cards() -> list[GameCard]:
    told: dict[str, Any] = tomllib.loads(
        Path(__file__).with_name("catalogue.toml").read_text("utf-8")
    )
    found = []
    for name in NAMES:
        opened, about = box(name), told.get(name, {})
        seats = max(opened.fewest, min(about.get("seats", 3), opened.most))
        found.append(
            GameCard(
                name,
                opened.title,
                opened.fewest,
                opened.most,
                about.get("line", ""),
                about.get("minutes", "?"),
                about.get("weight", 3),
                seats,
            )
        )
    return found


def game_card(name: str) -> GameCard:
    box(name)  # says what there is if there is no such game
    return next(each for each in game_cards() if each.name == name)
