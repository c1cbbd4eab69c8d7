"""The words of the table around a game."""

from pathlib import Path
from typing import Final

from cuvee.render.words import ENGLISH, Catalogue

WORDS: Final = Catalogue(Path(__file__).parent / "lang")


def say(key: str, lang: str = ENGLISH, **places: object) -> str:
    return WORDS.say(lang, key, **places)


def listed(names: list[str], lang: str = ENGLISH) -> str:
    """Names as people list them: Anna, Jonas and Teo."""
    if not names:
        return ""
    found = names[0]
    for at, name in enumerate(names[1:], 2):
        found = say("and" if at == len(names) else "comma", lang, first=found, last=name)
    return found
