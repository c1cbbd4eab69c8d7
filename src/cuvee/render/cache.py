"""What was drawn lately, by what it shows: what looks the same is one drawing for all."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar, final

from cuvee.core.fields import Fields, Writer

T = TypeVar("T")


class Walked(Protocol):
    """A state or a part of one."""

    def walk(self, fields: Fields) -> None: ...


def numbers_in(part: Walked) -> tuple[int, ...]:
    """All its numbers: equal for parts that are equal."""
    writer = Writer()
    part.walk(writer)
    return tuple(writer.words)


@final
class DrawingCache(Generic[T]):
    """A key holds everything the drawing depends on; the pages not asked for longest go first.

    >>> album = DrawingCache[str]()
    >>> album.page("a", lambda: "drawn"), album.page("a", lambda: "drawn again")
    ('drawn', 'drawn')
    """

    def __init__(self, most: int = 2048) -> None:
        self.most = most
        self.pages: OrderedDict[Hashable, T] = OrderedDict()

    def page(self, key: Hashable, draw: Callable[[], T]) -> T:
        found = self.pages.get(key)
        if found is None:
            found = self.pages[key] = draw()
            if len(self.pages) > self.most:
                self.pages.popitem(last=False)
        else:
            self.pages.move_to_end(key)
        return found
