"""A part declares its fields in its constructor; copies and walks follow from that."""

from cuvee.core.fate import Pile
from cuvee.core.fields import Reader, Writer
from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec
from cuvee.core.part import Part


class Cellar(Part):
    def __init__(self, shared: dict[str, int], barrels: vec[i64], piles: list[Pile]) -> None:
        self.shared = shared
        self.money = 7
        self.barrels = barrels
        self.piles = piles
        self.debts = 0


def cellar() -> Cellar:
    return Cellar({"price": 3}, numbers([4, 5]), [Pile(numbers([1, 0]), 1)])


def words(part: Cellar) -> list[int]:
    writer = Writer()
    part.walk(writer)
    return writer.words


def test_a_walk_visits_every_field_in_the_order_of_the_constructor() -> None:
    assert words(cellar()) == [7, 4, 5, 1, 1, 0, 0]


def test_a_walk_sets_every_field() -> None:
    part = cellar()
    part.walk(Reader([1, 2, 3, 4, 5, 6, 7]))
    assert words(part) == [1, 2, 3, 4, 5, 6, 7] and part.shared == {"price": 3}


def test_a_copy_is_equal_independent_and_shares_what_never_changes() -> None:
    part = cellar()
    twin = part.copy()
    assert words(twin) == words(part) and twin.shared is part.shared
    twin.money = 1
    twin.barrels[0] = 9
    twin.piles[0].put(1)
    assert words(part) == [7, 4, 5, 1, 1, 0, 0] and words(twin) == [1, 9, 5, 2, 1, 1, 0]


def test_numbers_alone_can_be_copied() -> None:
    part, twin = cellar(), cellar()
    part.money, part.barrels[0] = 3, 0
    part.copy_numbers(twin)
    assert words(twin) == [3, 4, 5, 1, 1, 0, 0]
