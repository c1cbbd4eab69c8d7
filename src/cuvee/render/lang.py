"""Catalogues: the texts of a game, in one file for each language."""

import tomllib
from pathlib import Path
from typing import Final, final

ENGLISH: Final = "en"


@final
class Catalogue:
    """The texts in `lang/<language>.toml` of a game, with {placeholders}.

    A text that is missing in a language is taken from English; there it must not be missing.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: dict[str, dict[str, str]] = {}

    def languages(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.toml"))

    def entries(self, lang: str) -> dict[str, str]:
        if lang not in self.read:
            path = self.folder / f"{lang}.toml"
            tables = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
            self.read[lang] = {
                f"{table}.{key}": str(text)
                for table, texts in tables.items()
                for key, text in texts.items()
            }
        return self.read[lang]

    def say(self, lang: str, key: str, **places: object) -> str:
        """The text for this key with its placeholders filled in."""
        text = self.entries(lang).get(key)
        return (self.entries(ENGLISH)[key] if text is None else text).format(**places)
