"""A cache of drawings: positions that look the same are drawn once."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar, final

from cuvee.core.fields import Fields, Writer

T = TypeVar("T")


class Walked(Protocol):
    """A state, or a part of one."""

    def walk(self, fields: Fields) -> None: ...


def numbers_in(part: Walked) -> tuple[int, ...]:
    """All numbers of a part of a state, to be used in a cache key."""
    writer = Writer()
    part.walk(writer)
    return tuple(writer.words)


@final
class DrawingCache(Generic[T]):
    """Drawings by key; the least recently used are dropped first.

    A key must contain everything that the drawing depends on.

    >>> cache = DrawingCache[str]()
    >>> cache.page("a", lambda: "drawn"), cache.page("a", lambda: "drawn again")
    ('drawn', 'drawn')
    """

    def __init__(self, most: int = 2048) -> None:
        self.most = most
        self.pages: OrderedDict[Hashable, T] = OrderedDict()

    def page(self, key: Hashable, draw: Callable[[], T]) -> T:
        """The drawing for this key; `draw` makes it if it is not in the cache."""
        found = self.pages.get(key)
        if found is None:
            found = self.pages[key] = draw()
            if len(self.pages) > self.most:
                self.pages.popitem(last=False)
        else:
            self.pages.move_to_end(key)
        return found
