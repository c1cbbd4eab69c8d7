"""GameCard: what a player reads of a game before choosing it. `box.toml` in its folder says it."""

from pathlib import Path
from typing import Final, final

from cuvee.core.content import ContentError, Facts, unknown
from cuvee.core.options import Value

FILE: Final = "box.toml"
KEYS: Final = [
    "name", "title", "players", "minutes", "weight", "blurb", "colour", "icon", "place",
    "search", "environments",
]  # fmt: skip
WEIGHTS: Final = ["", "very light", "light", "medium", "heavy", "very heavy"]
WINE: Final = "#7b1e3a"
TREE: Final = "tree"
PLAYOUTS: Final = "playouts"
NO_SEARCH: Final = Facts.parse("", FILE)
LAST: Final = 1000  # the place of a game that names none: after the others, by name


@final
class GameCard:
    """All there is to say about a game without opening it. Only title and players must be given."""

    def __init__(self, folder: str, facts: Facts) -> None:
        for key in facts.entries:
            if key not in KEYS:
                raise unknown(key, KEYS, facts.where)
        self.name = facts.text("name") if facts.has("name") else folder
        self.title = facts.text("title")
        players = facts.table("players")
        self.fewest = players.measure("fewest", 1, 31)
        self.most = players.measure("most", self.fewest, 31)
        self.usual = max(self.fewest, min(3, self.most))  # players, where nobody says how many
        if players.has("usual"):
            self.usual = players.measure("usual", self.fewest, self.most)
        self.minutes = facts.text("minutes") if facts.has("minutes") else "?"
        self.weight = facts.measure("weight", 1, 5) if facts.has("weight") else 3
        self.blurb = facts.text("blurb") if facts.has("blurb") else ""
        self.colour = facts.text("colour") if facts.has("colour") else WINE  # of its cloth
        self.icon = facts.text("icon") if facts.has("icon") else "bottle"  # one of the frame's
        self.place = facts.measure("place", 0, LAST) if facts.has("place") else LAST
        self.search = Search(facts.table("search") if facts.has("search") else NO_SEARCH)
        self.learners = max(self.fewest, min(2, self.most))  # seats of an environment
        self.options_for: dict[int, dict[str, Value]] = {}  # what so many players have to agree on
        if facts.has("environments"):
            self.read_environments(facts.table("environments"))

    def read_environments(self, facts: Facts) -> None:
        if facts.has("players"):
            self.learners = facts.measure("players", self.fewest, self.most)
        if facts.has("options"):
            options = facts.table("options")
            for seats in range(self.fewest, self.most + 1):
                if options.has(str(seats)):
                    self.options_for[seats] = chosen(options.table(str(seats)))

    @property
    def players(self) -> str:
        return f"{self.fewest} to {self.most}" if self.fewest < self.most else str(self.most)

    @property
    def weight_word(self) -> str:
        return WEIGHTS[self.weight]


def chosen(facts: Facts) -> dict[str, Value]:
    """Options and their values."""
    found: dict[str, Value] = {}
    for name, value in facts.entries.items():
        if not isinstance(value, (str, int, bool)):
            raise facts.wrong(f"{name} is {value!r}; wanted: a text, a number, true or false")
        found[name] = value
    return found


@final
class Search:
    """How the two strongest bots search this game."""

    def __init__(self, facts: Facts) -> None:
        self.how = facts.text("how") if facts.has("how") else TREE
        if self.how not in (TREE, PLAYOUTS):
            raise facts.wrong(f"how is {self.how!r}; wanted: {TREE} or {PLAYOUTS}")
        self.simulations = [100, 400]  # of the two levels, where nobody waits
        if facts.has("simulations"):
            self.simulations = facts.numbers("simulations", 2, 1, 1_000_000)
        self.depth = facts.measure("depth", 0, 1000) if facts.has("depth") else 0
        self.tries = facts.measure("tries", 1, 1000) if facts.has("tries") else 1
        self.turns = facts.measure("turns", 1, 1000) if facts.has("turns") else 4
        self.keep = facts.measure("keep", 2, 1000) if facts.has("keep") else 6


def card_in(folder: Path) -> GameCard:
    """The card of the game in this folder."""
    path = folder / FILE
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: cannot be read: {error}") from None
    return GameCard(folder.name, Facts.parse(text, str(path)))
