"""Help cards: what a thing is, what it does, a tip, and its rules; the words are in catalogues."""

from pathlib import Path
from typing import NamedTuple, final

from cuvee.render.words import ENGLISH, Catalogue


class HelpCard(NamedTuple):
    """What a player reads of a thing."""

    name: str
    what: str
    tip: str
    rules: tuple[str, ...]
    worth: str = ""  # what it is worth to the one who asks, now


@final
class HelpBook:
    """The cards of a game: messages `help-<group>-<word>` with what, tip and rules."""

    def __init__(self, folder: Path) -> None:
        self.words = Catalogue(folder)
        self.groups: dict[str, str] = {}  # a word -> the message of its card
        if folder.exists():
            for key in self.words.messages():
                self.groups.setdefault(key.split("-", 2)[2], key)

    def card(self, word: str, lang: str = ENGLISH) -> HelpCard | None:
        """The card of the thing this word stands for, or None."""
        key = self.groups.get(word, word)
        if not key.startswith("help-") or not self.words.has(key):
            return None
        parts = [self.part(lang, f"{key}.{name}") for name in ("what", "tip")]
        rules = self.part(ENGLISH, f"{key}.rules").split()
        return HelpCard(self.words.say(lang, key), parts[0], parts[1], tuple(rules))

    def part(self, lang: str, key: str) -> str:
        return self.words.say(lang, key) if self.words.has(key) else ""
