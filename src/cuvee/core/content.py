"""Content: facts read from TOML, checked while reading, so that rules never doubt them."""

import tomllib
from hashlib import blake2b
from typing import final

from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec


class ContentError(ValueError):
    """A content file says something impossible; the message says where and what is wanted."""


@final
class Facts:
    """A table of a content file, or the whole file. Readers name what they want and its bounds.

    >>> facts = Facts.parse('[purse]\\nmoney = 12\\n[[wine]]\\nid = "red"\\npeak = 3\\n', "my.toml")
    >>> facts.table("purse").number("money", 0, 99), facts.rows("wine", 1)[0].text("id")
    (12, 'red')
    >>> facts.table("purse").number("money", 0, 9)
    Traceback (most recent call last):
    cuvee.core.content.ContentError: my.toml: [purse] money is 12; wanted: a number from 0 to 9
    """

    def __init__(self, entries: dict[str, object], where: str) -> None:
        self.entries = entries
        self.where = where

    @staticmethod
    def parse(text: str, origin: str) -> "Facts":
        try:
            return Facts(tomllib.loads(text), f"{origin}:")
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{origin}: this is no TOML: {error}") from None

    def wrong(self, what: str) -> ContentError:
        return ContentError(f"{self.where} {what}")

    def has(self, key: str) -> bool:
        return key in self.entries

    def table(self, key: str) -> "Facts":
        found = self.entries.get(key)
        if not isinstance(found, dict):
            raise self.wrong(f"the table [{key}] is missing")
        return Facts(found, f"{self.where} [{key}]")

    def rows(self, key: str, count: int = -1) -> list["Facts"]:
        """A list of tables, exactly `count` of them unless that is -1."""
        found = self.entries.get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.wrong(f"{key} must be a list of tables")
        if count not in (-1, len(found)):
            raise self.wrong(f"{key} has {len(found)} rows; wanted: {count}")
        return [
            Facts(row, f"{self.where} {key} row {k} ({row.get('id', 'without id')})")
            for k, row in enumerate(found, 1)
        ]

    def number(self, key: str, low: int, high: int) -> int:
        found = self.entries.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(f"{key} is {found!r}; wanted: a number from {low} to {high}")
        return found

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of exactly `count` numbers (any length if -1)."""
        found = self.entries.get(key)
        if not isinstance(found, list) or count not in (-1, len(found)):
            many = "" if count == -1 else f"{count} "
            raise self.wrong(f"{key} is {found!r}; wanted: a list of {many}numbers")
        one = Facts({f"{key}[{k}]": value for k, value in enumerate(found)}, self.where)
        return [one.number(name, low, high) for name in one.entries]

    def text(self, key: str) -> str:
        found = self.entries.get(key)
        if not isinstance(found, str):
            raise self.wrong(f"{key} is {found!r}; wanted: a text")
        return found

    def texts(self, key: str) -> list[str]:
        found = self.entries.get(key)
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise self.wrong(f"{key} is {found!r}; wanted: a list of texts")
        return found

    def flag(self, key: str) -> bool:
        found = self.entries.get(key)
        if not isinstance(found, bool):
            raise self.wrong(f"{key} is {found!r}; wanted: true or false")
        return found

    def one_of(self, key: str, names: list[str]) -> int:
        """The place of this text in a list of names."""
        found = self.text(key)
        if found not in names:
            raise self.wrong(f"{key} is {found!r}; wanted: one of {', '.join(names)}")
        return names.index(found)


def column(rows: list[Facts], key: str, low: int, high: int) -> vec[i64]:
    """One number of every row, as a packed array."""
    return numbers([row.number(key, low, high) for row in rows])


def digest(text: str) -> str:
    """The short name of a content file in the header of a log."""
    return blake2b(text.encode(), digest_size=6).hexdigest()
