"""The words of the table around a game."""

from cuvee.render.words import ENGLISH
from cuvee.server.words import say


def phrase(key: str, lang: str = ENGLISH, **places: object) -> str:
    """A message of the table; its key begins with `table-`."""
    return say(lang, f"table-{key}", **places)
