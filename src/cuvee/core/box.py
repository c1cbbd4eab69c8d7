"""Box: a game on the shelf. Choose content and options, and there is a game to play."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar, final

from cuvee.core.content import ContentError
from cuvee.core.game import Game
from cuvee.core.log import LogError, Record, replay
from cuvee.core.match import Match, Seed
from cuvee.core.options import Option, Value, choose
from cuvee.core.state import BaseState

S = TypeVar("S", bound=BaseState)


@final
class Box(Generic[S]):
    """What is printed on it: name, players, options. `build(content text, origin, codes)` opens."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, int],
        options: list[Option],
        content: str,
        build: Callable[[str, str, list[int]], Game[S]],
    ) -> None:
        self.name = name
        self.title = title
        self.fewest, self.most = seats
        self.options = options
        self.content = content
        self.build = build

    def game(
        self, options: dict[str, Value] | None = None, content: str | Path | None = None
    ) -> Game[S]:
        """The game with these options; `content` is an owner's own file in place of ours."""
        codes = choose(self.options, options or {})
        if content is None:
            return self.build(self.content, "content.toml", codes)
        try:
            text = Path(content).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(f"{content}: cannot be read: {error}") from None
        return self.build(text, str(content), codes)

    def match(
        self,
        players: int = 2,
        seed: int | str | None = None,
        options: dict[str, Value] | None = None,
        content: str | Path | None = None,
        names: list[str] | None = None,
    ) -> Match[S]:
        """A new table. Without a seed, chance is a secret of its own."""
        return Match(self.game(options, content), players, Seed.of(seed), players=names)

    def load(
        self, record: Record, plies: int | None = None, content: str | Path | None = None
    ) -> Match[S]:
        """The table a log tells of, as it stood after so many entries."""
        given: dict[str, Value] = dict(record.options())
        game = self.game(given, content)
        if record.header["content"] != game.content_digest and content is None:
            raise LogError(
                f"the log was played with content {record.header['content']}, ours is"
                f" {game.content_digest}: give the content file it was played with"
            )
        return replay(record, game, plies)
