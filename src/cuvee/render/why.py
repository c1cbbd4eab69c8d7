"""Reasons why a thing cannot be chosen now; the words are in catalogues."""

from pathlib import Path
from typing import NamedTuple, final

from cuvee.render.words import ENGLISH, Catalogue


class Reason(NamedTuple):
    """Why not, in one sentence, and the rules behind it."""

    words: str
    rules: tuple[str, ...] = ()


@final
class WhyBook:
    """The reasons of a game: messages `why-<verb>-<name>`, each with its `rules`."""

    def __init__(self, folder: Path) -> None:
        self.words = Catalogue(folder)

    def reason(self, key: str, lang: str = ENGLISH, /, **places: object) -> Reason:
        """The reason with this key; what the sentence names is filled in."""
        rules = f"{key}.rules"
        found = self.words.say(ENGLISH, rules).split() if self.words.has(rules) else []
        return Reason(self.words.say(lang, key, **places), tuple(found))
