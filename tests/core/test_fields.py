"""Fields: what one walk writes, the same walk reads."""

from cuvee.core.fate import Pile
from cuvee.core.fields import Reader, Writer
from cuvee.core.moves import numbers


def test_a_walk_reads_what_it_wrote() -> None:
    first, second = Pile(numbers([2, 0, 1]), 3), Pile(numbers([0, 0, 0]), 0)
    writer = Writer()
    first.walk(writer)
    assert writer.words == [3, 2, 0, 1]
    second.walk(Reader(writer.words))
    assert (list(second.left), second.count) == ([2, 0, 1], 3)
