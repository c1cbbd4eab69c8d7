"""The words of the frame: all that pages say around the games, in every language."""

from pathlib import Path
from typing import Final

from cuvee.render.words import ENGLISH, PSEUDO, Catalogue

WORDS: Final = Catalogue(Path(__file__).with_name("lang"))
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def say(lang: str, key: str, /, **places: object) -> str:
    """A message of the frame; `lang` is one that `spoken` found."""
    return WORDS.say(lang, key, **places)


def spoken(*wanted: str) -> str:
    """The first of these languages that we speak; otherwise English."""
    known = {*WORDS.languages(), PSEUDO}
    return next((lang for lang in wanted if lang in known), ENGLISH)


def listed(lang: str, names: list[str]) -> str:
    """Anna, Bert and Carla."""
    if len(names) < 2:
        return "".join(names)
    some = names[0]
    for name in names[1:-1]:
        some = say(lang, "list-more", some=some, next=name)
    return say(lang, "list-last", some=some, last=names[-1])


def since(lang: str, at: float, now: float) -> str:
    """How long something has been so: for 4 min, since yesterday."""
    gone = max(0, int(now - at))
    if gone < MINUTE:
        return say(lang, "since-now")
    if gone < HOUR:
        return say(lang, "since-minutes", count=gone // MINUTE)
    if gone < DAY:
        return say(lang, "since-hours", count=gone // HOUR)
    return say(lang, "since-days", count=gone // DAY)


def ago(lang: str, at: float, now: float) -> str:
    """When something was, to the day: today, yesterday, 3 days ago."""
    return say(lang, "ago", days=max(0, int(now - at)) // DAY)
