"""What changed between two pages of a viewer: only that is sent."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, Final, NamedTuple

Sheet = Mapping[str, Mapping[str, str]]  # box -> element -> markup, both by their ids

NOTHING: Final[dict[str, str]] = {}
BLANK: Final[Sheet] = {}


class Change(NamedTuple):
    """What is new on a sheet: markup by its id, and the lists of boxes that hold other things."""

    fresh: dict[str, str]
    kids: dict[str, list[str]]


def difference(
    old: list[Sheet], new: list[Sheet], known: dict[tuple[int, int], Change]
) -> dict[str, Any]:
    """{"set": {id: markup}, "kids": {box: ids in order}}: only what is not the same.

    Viewers share what looks the same to them, so what one call found helps the next.
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
