"""NA-7 Wishes on the tray: which rows a tourist has, what lies on them, what still fits."""

from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.naramata.content import Content
from cuvee.games.naramata.model.cards import ROWS
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH, Guide


def missing(content: Content, guide: Guide, k: i64, row: i64) -> i64:
    """NA-9.4, NA-R31: the items a row of the k-th tourist still takes; 0 if it has no such row."""
    tourist = guide.tourist(k)
    if tourist == EMPTY:
        return 0
    return content.wishes.length[tourist * ROWS + row] - guide.tray[k * WIDTH + row]


def add(guide: Guide, k: i64, row: i64) -> None:
    """NA-7.6: an item lies on a row at once."""
    guide.tray[k * WIDTH + row] += 1


def lay(guide: Guide, k: i64, row: i64, card: i64) -> None:
    """NA-7.7: the same for a card, which stays until its tourist leaves."""
    add(guide, k, row)
    guide.tray[k * WIDTH + ON_TOURIST] |= bit(card)


def serve_all(content: Content, guide: Guide, row: i64) -> i64:
    """NA-13.1, NA-15.1, NA-15.5: one item for all tourists whose row is not full; how many."""
    served: i64 = 0
    for k in range(SEATS_IN_CAR):
        if missing(content, guide, k, row) > 0:
            add(guide, k, row)
            served += 1
    return served


def satisfied(content: Content, guide: Guide, k: i64) -> bool:
    """NA-21.9: all rows of the k-th tourist are full."""
    for row in range(ROWS):
        if missing(content, guide, k, row) > 0:
            return False
    return guide.tourist(k) != EMPTY
