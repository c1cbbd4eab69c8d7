"""Catalogues: all words people read, in Project Fluent's files, one for each language.

A message is a whole sentence; what differs between languages (plural, case, who reads it, the order
of its parts) is decided in the catalogue, never in code. See docs/words.md.
"""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

ENGLISH: Final = "en"
PSEUDO: Final = "en-XA"  # English, longer, accented, bracketed: finds words outside catalogues
SPOKEN: Final = 1 << 15  # sentences that are kept

ACCENTS: Final = str.maketrans("aceinouyzACEINOUYZ", "áçéíñöúýžÁÇÉÍÑÖÚÝŽ")
LONGER: Final = 0.35


class WordsError(ValueError):
    """A catalogue that cannot be read, or lacks a message that is asked for."""


@final
class Catalogue:
    """The messages in `<language>.ftl` of some folders; later ones may use those of earlier ones.

    A message that is missing in a language is said in English; there it must not be missing.
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self.bundles: dict[str, FluentBundle] = {}
        self.spoken = lru_cache(SPOKEN)(self.speak)

    def languages(self) -> list[str]:
        return sorted({path.stem for folder in self.folders for path in folder.glob("*.ftl")})

    def say(self, lang: str, key: str, **places: object) -> str:
        """The message of this key, or `key.attribute`, with its places filled in."""
        return self.spoken(lang, key, tuple(places.items()))

    def has(self, key: str) -> bool:
        """Whether English has this message, or `key.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(ENGLISH)
        if not bundle.has_message(name):
            return False
        return not attribute or attribute in bundle.get_message(name).attributes

    def messages(self) -> Iterable[str]:
        """Every message of the English catalogue."""
        return [key for key in self.bundle(ENGLISH)._messages if not key.startswith("-")]

    def speak(self, lang: str, key: str, places: tuple[tuple[str, object], ...]) -> str:
        name, _, attribute = key.partition(".")
        for language in (lang, ENGLISH):
            bundle = self.bundle(language)
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(places))
                if errors:
                    raise WordsError(f"{key} in {language}: {errors[0]}")
                return str(text)
        raise WordsError(f"no catalogue has the message {key}")

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in self.bundles:
            made = FluentBundle([ENGLISH if lang == PSEUDO else lang], use_isolating=False)
            for folder in self.folders:
                path = folder / f"{ENGLISH if lang == PSEUDO else lang}.ftl"
                if path.exists():
                    made.add_resource(read(path, stretched=lang == PSEUDO), allow_overrides=True)
            self.bundles[lang] = made
        return self.bundles[lang]


def read(path: Path, stretched: bool = False) -> ast.Resource:
    """A file of messages; what Fluent cannot read in it is an error here."""
    text = path.read_text("utf-8")
    parsed = FluentParser().parse(text)
    junk = [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    if junk:
        why = junk[0].annotations[0].message if junk[0].annotations else ""
        raise WordsError(f"{path.name}: {(junk[0].content or '').strip().splitlines()[0]!r}: {why}")
    resource = FluentResource(text)
    if stretched:
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                for part in (entry, *entry.attributes):
                    if part.value is not None:
                        stretch(part.value)
    return resource


def stretch(pattern: ast.Pattern, outermost: bool = True) -> None:
    """Make the text of a message foreign and a third longer, as translations are."""
    length = 0
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            length += len(part.value.strip())
            part.value = part.value.translate(ACCENTS)
        elif isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                stretch(variant.value, outermost=False)
    more = "~" * round(LONGER * length)
    if outermost:
        pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement(f"{more}]")]
    elif more:
        pattern.elements.append(ast.TextElement(more))
