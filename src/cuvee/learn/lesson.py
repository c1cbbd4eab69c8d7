"""A lesson: a real log with beats. At a beat the coach says a sentence beside a thing; at some the
learner does the move of the log. Everything else the log plays by itself."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from cuvee.core.fate import Script
from cuvee.core.log import Record
from cuvee.core.match import Entry as Played
from cuvee.core.match import Match
from cuvee.games import box, folder
from cuvee.render.words import ENGLISH, Catalogue

FIRST: Final = "first"
SECOND: Final = "second"


class Beat(NamedTuple):
    """One sentence of the coach; `want` are the answers that are right here, if one is asked."""

    key: str  # of its message: lesson, chapter, beat
    at: int  # it stands before this entry of the log
    chapter: int
    thing: str  # what it points at: a word of the board, or a zone of the page
    want: tuple[str, ...]
    rules: tuple[str, ...]


class Entry(NamedTuple):
    """An answer of the log, with what chance said."""

    seat: int
    text: str
    chance: list[int]


@final
class Lesson:
    """A lesson of a game. Its position is the number of answers given so far."""

    def __init__(self, game: str, name: str, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self.game = game
        self.name = name
        self.minutes: int = data["minutes"]
        self.learner: int = data["learner"]
        self.bot: str = data["bot"]  # who plays on when the lesson is over
        self.itself = frozenset[int](
            data.get("itself", ())
        )  # the learner's own, without a question
        self.record = Record(path.with_suffix(".cuvee").read_text("utf-8"))
        self.entries = [
            Entry(seat, text, chance) for _, _, seat, text, chance in self.record.answers
        ]
        self.words = Catalogue(path.parent / "lang")
        self.beats = [
            Beat(
                f"{name}-{chapter}-{k}",
                beat["at"],
                chapter,
                beat["thing"],
                tuple(beat.get("want", ())),
                tuple(beat.get("rules", ())),
            )
            for chapter, one in enumerate(data["chapters"], 1)
            for k, beat in enumerate(one["beats"], 1)
        ]

    @property
    def start(self) -> int:
        """How many answers are given before the lesson begins."""
        return self.beats[0].at - 1

    def beats_at(self, given: int) -> list[Beat]:
        """What the coach says when so many answers are given."""
        return [beat for beat in self.beats if beat.at == given + 1]

    def wanted(self, given: int) -> Beat | None:
        """The beat at which the learner acts now; None if the log goes on by itself."""
        return next((beat for beat in self.beats_at(given) if beat.want), None)

    def scripted(self, given: int) -> Entry | None:
        """The answer the log gives by itself now; None if the learner acts, or at the end."""
        if given >= len(self.entries) or self.wanted(given) is not None:
            return None
        return self.entries[given]

    def is_over(self, given: int) -> bool:
        return given >= len(self.entries)

    def chapter_after(self, given: int) -> int:
        """How many answers are given where the next chapter begins."""
        here = max((beat.chapter for beat in self.beats if beat.at <= given + 1), default=1)
        later = [beat.at - 1 for beat in self.beats if beat.chapter > here]
        return max(given, min(later, default=len(self.entries)))

    def match(self) -> Match[Any]:
        """The game as it stands when the lesson begins."""
        return box(self.game).load(self.record, self.start)

    def play(self, match: Match[Any], seat: int, text: str, number: int = 0) -> Played:
        """Play an answer; chance says what it says in the log. Returns the entry of the match."""
        usual = match.recorder.source
        match.recorder.source = Script(self.entries[len(match.entries)].chance)
        try:
            return match.submit(seat, text, number)
        finally:
            match.recorder.source = usual

    def say(self, key: str, lang: str = ENGLISH) -> str:
        """A message of the lesson, or nothing where there is none."""
        return self.words.say(lang, key) if self.words.has(key) else ""

    def other(self, beat: Beat, text: str, lang: str = ENGLISH) -> str:
        """Why this answer is not the one the beat wants."""
        words = text.split()
        for count in range(len(words), 0, -1):
            by_verb = f"{self.name}-other-{'_'.join(words[:count])}"
            if said := self.say(by_verb, lang):
                return said
        return self.say(f"{beat.key}.other", lang)


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, the first one first."""
    home = folder(game) / "lesson"
    names = [name for name in (FIRST, SECOND) if (home / f"{name}.toml").exists()]
    return {name: Lesson(game, name, home / f"{name}.toml") for name in names}
