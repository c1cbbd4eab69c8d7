"""NA-21 Scoring tourists, NA-25.3 rows that are not full, NA-23 who has won."""

from typing import Final

from cuvee.core.game import ranked
from cuvee.core.native import i64
from cuvee.games.naramata.content import Content
from cuvee.games.naramata.model.cards import ROWS, RUNGS, TASTED
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH, Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import PURPLE
from cuvee.games.naramata.options import COMPETITIVE

FORGIVEN: Final[i64] = 2  # NA-19.5: empty rows, or tourists, the purple car is not blamed for


def row_points(content: Content, guide: Guide) -> i64:
    """NA-21.1: what lies on the rows of all tourists."""
    total: i64 = 0
    for k in range(SEATS_IN_CAR):
        total += tourist_points(content, guide, k)
    return total


def tourist_points(content: Content, guide: Guide, k: i64) -> i64:
    """NA-21.1, NA-21.2 ladders, NA-21.3 lunch, NA-21.4, NA-10.7 cases: the cost of each and 1."""
    tourist = guide.tourist(k)
    if tourist == EMPTY:
        return 0
    total: i64 = 0
    for row in range(ROWS):
        items = min(guide.tray[k * WIDTH + row], RUNGS - 1)
        total += content.wishes.points[(tourist * ROWS + row) * RUNGS + items]
    cases = guide.tray[k * WIDTH + ON_TOURIST] >> TASTED
    card = TASTED
    while cases:
        if cases & 1:
            total += content.cards.value[card] + 1
        cases >>= 1
        card += 1
    return total


def empty_rows_of(content: Content, guide: Guide, k: i64) -> i64:
    """NA-21.5: the rows of the k-th tourist with nothing on them."""
    tourist = guide.tourist(k)
    if tourist == EMPTY:
        return 0
    count: i64 = 0
    for row in range(ROWS):
        if content.wishes.length[tourist * ROWS + row] > 0 and guide.tray[k * WIDTH + row] == 0:
            count += 1
    return count


def empty_rows(content: Content, guide: Guide) -> i64:
    """NA-21.6, NA-21.12: those of all tourists of the day together."""
    count: i64 = 0
    for k in range(SEATS_IN_CAR):
        count += empty_rows_of(content, guide, k)
    return count


def empty_penalty(state: State, seat: i64) -> i64:
    """NA-21.7, NA-R15: each empty row costs more than the one before; a number below 0.

    NA-19.5, NA-21.8, NA-R11: the purple car skips two entries, or by an option two tourists.
    """
    guide = state.guides[seat]
    count = empty_rows(state.content, guide)
    first: i64 = 0
    if state.cars[seat].colour == PURPLE:
        if state.options.relief_by_tourist:
            count -= two_worst(state.content, guide)
        else:
            first = FORGIVEN
    total: i64 = 0
    for k in range(first, count):
        total += state.content.costs.empty_row[k]
    return total


def two_worst(content: Content, guide: Guide) -> i64:
    """NA-R11: the empty rows of the two tourists who have most of them."""
    best: i64 = 0
    second: i64 = 0
    for k in range(SEATS_IN_CAR):
        count = empty_rows_of(content, guide, k)
        if count > best:
            second = best
            best = count
        elif count > second:
            second = count
    return best + second


def unfulfilled(state: State, seat: i64) -> i64:
    """NA-25.3, NA-25.15: rows that are not full; NA-25.12: less what the purple car is forgiven."""
    guide = state.guides[seat]
    total = rows_missing(state.content, guide, 1, RUNGS)
    if state.cars[seat].colour == PURPLE:
        total -= forgiven(state.content, guide)
    return total


def rows_missing(content: Content, guide: Guide, fewest: i64, most: i64) -> i64:
    """Rows that miss so many items."""
    count: i64 = 0
    for k in range(SEATS_IN_CAR):
        tourist = guide.tourist(k)
        if tourist != EMPTY:
            for row in range(ROWS):
                gap = content.wishes.length[tourist * ROWS + row] - guide.tray[k * WIDTH + row]
                if fewest <= gap <= most:
                    count += 1
    return count


def forgiven(content: Content, guide: Guide) -> i64:
    """NA-R12, NA-R14: the rows saved by ignoring two wishes, the smallest gaps first."""
    wishes = content.cars.ignored_wishes
    saved: i64 = 0
    for gap in range(i64(1), wishes + 1):
        rows = min(rows_missing(content, guide, gap, gap), wishes // gap)
        saved += rows
        wishes -= rows * gap
    return saved


def score(state: State, seat: i64) -> i64:
    """NA-1.7, NA-1.10: points, of any size; alone or together the rating."""
    if state.options.mode == COMPETITIVE:
        return state.guides[seat].points()
    return state.rating


def ranking(state: State) -> list[int]:
    """NA-1.6, NA-23.3, NA-23.4: more points, then more prestige; NA-26.13: a team has one place."""
    if state.options.mode != COMPETITIVE:
        return [1] * int(state.seats)
    return ranked([int(guide.points() << 16 | guide.prestige) for guide in state.guides])
