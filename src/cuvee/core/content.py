"""Content: the facts of a game, read from TOML and checked while reading.

The file we ship has every fact; a user's file has only what differs. A fact in a user's file that
nobody reads is refused, and changed facts that rules read go into the header of every log.
"""

import json
import tomllib
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final, Generic, TypeVar, final

from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr, vec

C = TypeVar("C")

KEPT: Final = 32  # editions of a game kept in memory, because uploaded logs bring their own


class ContentError(ValueError):
    """A content file has an invalid entry; the message says where and what is wanted."""


@final
class Fact:
    """A fact that rules read: its place in the file, its value, and bounds if it is a number."""

    def __init__(self, path: str, value: object, low: int, high: int) -> None:
        self.path = path
        self.value = value
        self.low = low
        self.high = high


@final
class Source:
    """A content file and which entries were read: by rules (`facts`), by anybody (`seen`)."""

    def __init__(self, text: str, origin: str) -> None:
        self.text = text
        self.origin = origin
        self.facts: dict[str, Fact] = {}
        self.seen: set[str] = set()

    def keep(self, path: str, value: object, low: int = 0, high: int = -1) -> None:
        """Note that rules read this fact; a number read twice gets the narrower bounds."""
        self.seen.add(path)
        old = self.facts.get(path)
        if old is not None and old.low <= old.high and low <= high:
            low, high = max(low, old.low), min(high, old.high)
        self.facts[path] = Fact(path, value, low, high)

    def digest(self) -> str:
        """A hash of everything rules read; wording, layout and comments do not change it."""
        lines = [f"{path} = {written(self.facts[path].value)}" for path in sorted(self.facts)]
        return blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


@final
class Facts:
    """A table of a content file, or the whole file. Readers ask for an entry and give its bounds.

    >>> facts = Facts.parse('[purse]\\nmoney = 12\\n[[wine]]\\nid = "red"\\npeak = 3\\n', "my.toml")
    >>> facts.table("purse").number("money", 0, 99), facts.rows("wine", 1)[0].word("id")
    (12, 'red')
    >>> facts.table("purse").number("money", 0, 9)
    Traceback (most recent call last):
    cuvee.core.content.ContentError: my.toml: [purse] money is 12; wanted: a number from 0 to 9
    """

    def __init__(self, entries: dict[str, object], where: str, path: str, source: Source) -> None:
        self.entries = entries
        self.where = where
        self.path = path
        self.source = source

    @staticmethod
    def parse(text: str, origin: str) -> "Facts":
        return Facts(parsed(text, origin), f"{origin}:", "", Source(text, origin))

    def wrong(self, what: str) -> ContentError:
        return ContentError(f"{self.where} {what}")

    def has(self, key: str) -> bool:
        return key in self.entries

    def find(self, key: str, drawn: bool = False) -> object:
        """The raw value of an entry; `drawn` means that only drawings use it, not rules."""
        found = self.entries.get(key)
        self.source.seen.add(self.path + key)
        if not drawn:
            self.source.keep(self.path + key, found)
        return found

    def table(self, key: str) -> "Facts":
        found = self.entries.get(key)
        if not isinstance(found, dict):
            raise self.wrong(f"the table [{key}] is missing")
        return Facts(found, f"{self.where} [{key}]", f"{self.path}{key}.", self.source)

    def rows(self, key: str, count: int = -1) -> list["Facts"]:
        """A list of tables, exactly `count` of them unless that is -1."""
        found = self.entries.get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.wrong(f"{key} must be a list of tables")
        if count not in (-1, len(found)):
            raise self.wrong(f"{key} has {len(found)} rows; wanted: {count}")
        return [
            Facts(
                row,
                f"{self.where} {key} row {k} ({row.get('id', 'without id')})",
                f"{self.path}{key}.{quoted(name)}.",
                self.source,
            )
            for k, (name, row) in enumerate(zip(names_of(found), found, strict=True), 1)
        ]

    def number(self, key: str, low: int, high: int) -> int:
        found = self.measure(key, low, high)
        self.source.keep(self.path + key, found, low, high)
        return found

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of numbers, exactly `count` of them unless that is -1."""
        found = self.entries.get(key)
        if not isinstance(found, list) or count not in (-1, len(found)):
            many = "" if count == -1 else f"{count} "
            raise self.wrong(f"{key} is {found!r}; wanted: a list of {many}numbers")
        for k, value in enumerate(found):
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise self.wrong(f"{key}[{k}] is {value!r}; wanted: {one_number(low, high)}")
        self.source.keep(self.path + key, found, low, high)
        return list(found)

    def measure(self, key: str, low: int, high: int) -> int:
        """A number for drawings only; rules do not read it."""
        found = self.entries.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(f"{key} is {found!r}; wanted: {one_number(low, high)}")
        self.source.seen.add(self.path + key)
        return found

    def text(self, key: str) -> str:
        """Text for people; rules do not read it."""
        found = self.entries.get(key)
        if not isinstance(found, str):
            raise self.wrong(f"{key} is {found!r}; wanted: a text")
        self.source.seen.add(self.path + key)
        return found

    def word(self, key: str) -> str:
        """A word that rules read, such as an id or a kind."""
        found = self.text(key)
        self.source.keep(self.path + key, found)
        return found

    def texts(self, key: str) -> list[str]:
        """A list of words that rules read."""
        found = self.entries.get(key)
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise self.wrong(f"{key} is {found!r}; wanted: a list of texts")
        self.source.keep(self.path + key, found)
        return found

    def flag(self, key: str) -> bool:
        found = self.entries.get(key)
        if not isinstance(found, bool):
            raise self.wrong(f"{key} is {found!r}; wanted: true or false")
        self.source.keep(self.path + key, found)
        return found

    def one_of(self, key: str, names: list[str]) -> int:
        """The index of this entry's text in a list of names."""
        found = self.word(key)
        if found not in names:
            raise self.wrong(f"{key} is {found!r}; wanted: one of {', '.join(names)}")
        return names.index(found)


@mypyc_attr(acyclic=True)
class BaseContent:
    """The facts of a game, shared by all its states and never changed.

    A game's own class reads them. Its module keeps its editions in `EDITIONS`.
    """

    def __init__(self, facts: Facts) -> None:
        self.text = facts.source.text
        self.origin = facts.source.origin

    def __reduce__(self) -> tuple[object, ...]:
        module = type(self).__module__
        is_ours = import_module(module).EDITIONS.shipped is self
        return reread, (module, "" if is_ours else self.text, self.origin)


def reread(module: str, text: str, origin: str) -> object:
    """The content of an edition: pickles come through here."""
    return import_module(module).EDITIONS.edition(text, origin).content


def one_number(low: int, high: int) -> str:
    return f"a number from {low} to {high}" if low < high else f"{low}, which cannot be changed"


def column(rows: list[Facts], key: str, low: int, high: int) -> vec[i64]:
    """One number of every row, as a packed array."""
    return numbers([row.number(key, low, high) for row in rows])


def parsed(text: str, origin: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{origin}: this is no TOML: {error}") from None


# -- our content with a user's changes


@final
class Editions(Generic[C]):
    """The editions of a game's content: our own file, and the ones changed by users' files.

    `read` makes a content object from facts; `check` refuses changes to what must stay the same.
    """

    def __init__(
        self, text: str, read: Callable[[Facts], C], check: Callable[[C, C, str], None]
    ) -> None:
        self.text = text
        self.read = read
        self.check = check
        facts = Facts.parse(text, "content.toml")
        self.tree = json.dumps(facts.entries)  # to be copied and changed
        self.shipped = read(facts)
        self.digest = facts.source.digest()
        self.facts = facts.source.facts
        self.opened: dict[str, Edition[C]] = {}

    @staticmethod
    def beside(
        module: str, read: Callable[[Facts], C], check: Callable[[C, C, str], None]
    ) -> "Editions[C]":
        """Of the file content.toml in the folder of this module."""
        return Editions(Path(module).with_name("content.toml").read_text("utf-8"), read, check)

    def ours(self) -> Facts:
        """Our own file, to read the options from it."""
        return Facts(json.loads(self.tree), "content.toml:", "", Source(self.text, "content.toml"))

    def edition(self, text: str, origin: str) -> "Edition[C]":
        """Our content with a user's changes; editions are cached by the text of the file."""
        if text in ("", self.text):
            return Edition(self.shipped, "", "", [], self.digest)
        if text not in self.opened:
            tree: dict[str, object] = json.loads(self.tree)
            changed: dict[str, object] = {}
            merge(tree, parsed(text, origin), f"{origin}:", "", changed)
            facts = Facts(tree, f"{origin}:", "", Source(text, origin))
            content = self.read(facts)
            for path in changed:
                if path not in facts.source.seen:
                    why = "no rule reads it"
                    if path.startswith("options."):
                        why = "options are chosen for each table"
                    raise ContentError(f"{origin}: {path} cannot be changed here: {why}")
            self.check(self.shipped, content, origin)
            edits = [
                f"{path} = {written(value)}"
                for path, value in changed.items()
                if path in facts.source.facts
            ]
            digest = facts.source.digest()
            while len(self.opened) >= KEPT:
                self.opened.pop(next(iter(self.opened)))
            self.opened[text] = Edition(content, text, origin, edits, digest)
        return self.opened[text]


@final
class Edition(Generic[C]):
    """A content object with its digest, and the changes to our own as lines of TOML."""

    def __init__(self, content: C, text: str, origin: str, edits: list[str], digest: str) -> None:
        self.content = content
        self.text = text
        self.origin = origin
        self.edits = edits
        self.digest = digest


def merge(
    ours: dict[str, object],
    theirs: dict[str, object],
    where: str,
    path: str,
    changed: dict[str, object],
) -> None:
    """Put a user's entries into ours; `changed` collects the place and value of each change."""
    for key, value in theirs.items():
        if key not in ours:
            raise unknown(key, list(ours), where)
        mine = ours[key]
        if isinstance(mine, dict):
            if not isinstance(value, dict):
                raise ContentError(f"{where} {key} is {value!r}; wanted: a table")
            merge(mine, value, f"{where} [{key}]", f"{path}{key}.", changed)
        elif isinstance(mine, list) and mine and all(isinstance(row, dict) for row in mine):
            merge_rows(mine, value, f"{where} {key}", f"{path}{key}.", changed)
        elif value != mine or type(value) is not type(mine):
            ours[key] = value
            changed[path + key] = value


def merge_rows(
    ours: list[dict[str, object]],
    theirs: object,
    where: str,
    path: str,
    changed: dict[str, object],
) -> None:
    """Merge a list of tables; rows are found by their id, or by number (from 1) without one."""
    names = names_of(ours)
    if isinstance(theirs, list):
        if not all(isinstance(row, dict) for row in theirs):
            raise ContentError(f"{where} must be a list of tables")
        if not any("id" in row for row in theirs) and len(theirs) != len(ours):
            raise ContentError(f"{where} has {len(theirs)} rows; wanted: {len(ours)}")
        pairs = list(zip(names_of(theirs), theirs, strict=True))
    elif isinstance(theirs, dict):
        pairs = list(theirs.items())
    else:
        raise ContentError(f"{where} is {theirs!r}; wanted: a list of tables")
    known = {key for row in ours for key in row}
    for name, row in pairs:
        if name not in names:
            raise unknown(name, names, where)
        if not isinstance(row, dict):
            raise ContentError(f"{where} {name} is {row!r}; wanted: a table")
        mine = ours[names.index(name)]
        at = f"{where} row {names.index(name) + 1} ({name})"
        for key in row:
            if key not in known:
                raise unknown(key, sorted(known), at)
            if key not in mine:
                mine[key] = row[key]
                changed[f"{path}{quoted(name)}.{key}"] = row[key]
        merge(mine, row, at, f"{path}{quoted(name)}.", changed)


def unknown(key: str, known: list[str], where: str) -> ContentError:
    near = get_close_matches(key, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known[:12])}"
    return ContentError(f"{where} {key!r} is not known here; {hint}")


def names_of(rows: Sequence[dict[str, object]]) -> list[str]:
    """The names of rows in paths: their ids, or their numbers from 1 on."""
    return [str(row.get("id", k)) for k, row in enumerate(rows, 1)]


def quoted(name: str) -> str:
    """A name as a part of a TOML key."""
    return name if name.replace("_", "").replace("-", "").isalnum() else f'"{name}"'


def written(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {written(item)}' for key, item in value.items())}}}"
    return json.dumps(value)
