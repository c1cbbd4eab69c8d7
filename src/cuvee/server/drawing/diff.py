"""The difference between two pages of a viewer; only the difference is sent."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, Final, NamedTuple

Sheet = Mapping[str, Mapping[str, str]]  # id of a group -> id of an element -> markup

NOTHING: Final[dict[str, str]] = {}
BLANK: Final[Sheet] = {}


class Change(NamedTuple):
    """What is new: markup by element id, and the element ids of groups whose list changed."""

    fresh: dict[str, str]
    kids: dict[str, list[str]]


def difference(
    old: list[Sheet], new: list[Sheet], known: dict[tuple[int, int], Change]
) -> dict[str, Any]:
    """The changes as {"set": {id: markup}, "kids": {group id: element ids in order}}.

    Viewers share sheets that look the same to them, so results are cached in `known`.
    """
    changed: dict[str, str] = {}
    kids: dict[str, list[str]] = {}
    for before, now in zip_longest(old, new, fillvalue=BLANK):
        if before is now:
            continue
        pair = (id(before), id(now))
        if pair not in known:
            known[pair] = compared(before, now)
        changed |= known[pair].fresh
        kids |= known[pair].kids
    return {"set": changed, "kids": kids}


def compared(before: Sheet, now: Sheet) -> Change:
    found = Change({}, {})
    for box, items in now.items():
        was = before.get(box, NOTHING)
        if was is items:
            continue
        if was != items:
            for key, markup in items.items():
                old = was.get(key)
                if old is not markup and old != markup:
                    found.fresh[key] = markup
        ids = list(items)
        if list(was) != ids:
            found.kids[box] = ids
    return found
