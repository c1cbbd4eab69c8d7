"""A box is a game before its options are chosen: it makes games, matches and loaded logs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar, final

from cuvee.core.content import ContentError, Edition, Editions
from cuvee.core.game import Definition, Game
from cuvee.core.log import LogError, Record, replay
from cuvee.core.match import Match, Seed
from cuvee.core.options import OptionError, Value, choose
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)
C = TypeVar("C")


@final
class Box(Generic[S]):
    """A game's definition, editions and rules version, and how to make a `Game` of them.

    `make(codes of the options, rules version, edition of the content)` is the class of the game.
    Logs of rules version `oldest` and later replay exactly as they were played. For such a version
    `past` has the lines of content in which it differs from today's.
    """

    def __init__(
        self,
        what: Definition,
        editions: Editions[C],
        make: Callable[[list[int], int, Edition[C]], Game[S]],
        rules: int = 2,
        oldest: int = 2,
        past: dict[int, list[str]] | None = None,
    ) -> None:
        self.card = what.card
        self.name = what.card.name
        self.title = what.card.title
        self.fewest = what.card.fewest
        self.most = what.card.most
        self.options = what.options
        self.editions: Editions[Any] = editions
        self.make: Callable[[list[int], int, Edition[Any]], Game[S]] = make
        self.rules = rules
        self.oldest = oldest
        self.past = past or {}

    def __repr__(self) -> str:
        return f"<Box of {self.title}: {self.fewest} to {self.most} players>"

    def build(self, text: str, origin: str, codes: list[int], rules: int) -> Game[S]:
        """The game with these choices; `text` is a user's content, `origin` where it is from."""
        return self.make(codes, rules, self.editions.edition(text, origin))

    @property
    def content(self) -> str:
        """The text of the content file we ship."""
        return self.editions.text

    def game(
        self, options: dict[str, Value] | None = None, content: str | Path | None = None
    ) -> Game[S]:
        """The game with these options; `content` is a user's file with changes to our content."""
        codes = choose(self.options, options or {})
        if content is None:
            return self.build("", "", codes, self.rules)
        return self.build(read_file(content), str(content), codes, self.rules)

    def match(
        self,
        players: int = 2,
        seed: int | str | None = None,
        options: dict[str, Value] | None = None,
        content: str | Path | None = None,
        names: list[str] | None = None,
    ) -> Match[S]:
        """A new match. Without a seed it draws a secret one."""
        return Match(self.game(options, content), players, Seed.of(seed), players=names)

    def load(
        self, record: Record, plies: int | None = None, content: str | Path | None = None
    ) -> Match[S]:
        """The match of a log, whole or after its first `plies` entries.

        The log lists the content it changed; a log that does not needs its content file.
        """
        if record.header["game"] != self.name:
            raise LogError(f"this is a log of {record.header['game']!r}, not of {self.name!r}")
        rules = max(record.rules(), self.oldest)
        if rules > self.rules:
            raise LogError(
                f"the log was played by rules version {rules} of {self.title}; this Cuvée knows"
                f" {self.rules}: get a newer one"
            )
        return replay(record, self.played(record, rules, content), plies)

    def played(self, record: Record, rules: int, content: str | Path | None) -> Game[S]:
        """The game of a log, with the rules version the log was played with."""
        lines = dict(line.split(" = ", 1) for line in self.past.get(rules, []) + record.edits)
        text = "".join(f"{path} = {value}\n" for path, value in lines.items())
        given: dict[str, Value] = dict(record.options())
        try:
            codes = choose(self.options, given)
            if content is not None:
                return self.build(read_file(content), str(content), codes, rules)
            return self.build(text, "its content", codes, rules)
        except (ContentError, OptionError) as error:
            raise LogError(f"the header of the log: {error}") from None


def read_file(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: cannot be read: {error}") from None
