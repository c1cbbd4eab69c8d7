"""What a player wants to know of a position: rows and what fills them, lateness, what is lost.

Everything here is computed from a view; drawings, choices and reasons use the same numbers.
"""

from typing import Final, NamedTuple

from cuvee.games.naramata import scoring
from cuvee.games.naramata.content import COLUMNS, Content
from cuvee.games.naramata.model.cards import CASE, CHEESE, ROWS, RUNGS, SUITED
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH, Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CHEFS_TABLE, LUNCH_MENU, PURPLE
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.rules.dropoff import lateness

ROW_WORDS: Final = ("wine", "cheese", "shopping", "view", "lunch", "favourite")
SHOWN: Final = (0, 1, 3, 4, 2, 5)  # the order of rows on a card


class Row(NamedTuple):
    """A row of wishes of somebody in the car."""

    seat: int  # in the car, from 0
    kind: int
    have: int
    ladder: tuple[int, ...]  # points for one item, two ...; 0 for cases
    items: tuple[int, ...]  # types of wine and cheese, points of cases; -1 for markers
    saves: int  # what it costs that the row is empty

    @property
    def full(self) -> bool:
        return self.have >= len(self.ladder)

    @property
    def next_points(self) -> int:
        """What one more item brings, without cases."""
        if self.full:
            return 0
        return self.ladder[self.have] - (self.ladder[self.have - 1] if self.have else 0)

    @property
    def points(self) -> int:
        if self.kind == CASE:
            return sum(self.items)
        return self.ladder[min(self.have, len(self.ladder)) - 1] if self.have else 0

    @property
    def gain(self) -> int:
        """NA-21.1, NA-21.7: the points of one more item, and the penalty it avoids."""
        return self.next_points + self.saves

    @property
    def word(self) -> str:
        return row_word(self.seat, self.kind)


def row_word(seat: int, kind: int) -> str:
    """What a row of one's own mat is called in `data-w`."""
    return f"{seat + 1}.{ROW_WORDS[kind]}"


def ladder(content: Content, tourist: int, row: int) -> tuple[int, ...]:
    wishes = content.wishes
    length = int(wishes.length[tourist * ROWS + row])
    base = (tourist * int(ROWS) + row) * int(RUNGS)
    return tuple(int(wishes.points[base + n]) for n in range(1, length + 1))


def rows_of(view: State, seat: int) -> list[Row]:
    """All rows of the tourists of a seat."""
    guide, content = view.guides[seat], view.content
    empty = empties(content, guide)
    lost = penalty(view, seat, empty)
    found = []
    for k in range(int(SEATS_IN_CAR)):
        tourist = int(guide.tourist(k))
        if tourist == EMPTY:
            continue
        fewer = [count - (n == k) for n, count in enumerate(empty)]
        saved = lost - penalty(view, seat, fewer) if empty[k] else 0
        for kind in range(int(ROWS)):
            steps = ladder(content, tourist, kind)
            if steps:
                have = int(guide.tray[k * WIDTH + kind])
                lying = items(content, guide, k, kind, have)
                found.append(Row(k, kind, have, steps, lying, 0 if have else saved))
    return found


def items(content: Content, guide: Guide, k: int, kind: int, have: int) -> tuple[int, ...]:
    """What lies on a row: types of wine or cheese, points of cases, -1 for a marker."""
    if kind > CASE:
        return (-1,) * have
    held, facts = int(guide.tray[k * WIDTH + ON_TOURIST]), content.cards
    found = [
        int(facts.type_of[card]) if kind <= CHEESE else int(facts.value[card]) + 1
        for card in range(int(SUITED) * kind, min(int(SUITED) * (kind + 1), len(facts.ids)))
        if held >> card & 1
    ]
    return (*found, *[-1] * (have - len(found)))


def empties(content: Content, guide: Guide) -> list[int]:
    """By tourist, the rows with nothing on them."""
    return [int(scoring.empty_rows_of(content, guide, k)) for k in range(int(SEATS_IN_CAR))]


def penalty(view: State, seat: int, empty: list[int]) -> int:
    """NA-21.7, NA-21.8, NA-R11: points lost for so many empty rows of each tourist."""
    if view.options.mode != COMPETITIVE:
        return 0
    count, first = sum(empty), 0
    if view.cars[seat].colour == PURPLE:
        if view.options.relief_by_tourist:
            count -= sum(sorted(empty)[-int(scoring.FORGIVEN) :])
        else:
            first = int(scoring.FORGIVEN)
    return -sum(int(view.content.costs.empty_row[k]) for k in range(first, count))


class Day(NamedTuple):
    """What ending the day now would bring."""

    wishes: int
    empty: int  # rows
    lost: int  # for empty rows
    late: int  # points, or 1 of the rating

    @property
    def total(self) -> int:
        return self.wishes - self.lost - self.late


def if_parked(view: State, seat: int) -> Day:
    """NA-21.11: the day as it would be counted if this seat parked now."""
    guide, content = view.guides[seat], view.content
    late = int(lateness(view, seat)) if view.cars[seat].clock >= 0 else 0
    if view.options.mode == COMPETITIVE:
        empty = empties(content, guide)
        lost = penalty(view, seat, empty)
        overtime = late * -int(content.costs.overtime)
        return Day(int(scoring.row_points(content, guide)), sum(empty), lost, overtime)
    missing = int(scoring.unfulfilled(view, seat))
    return Day(0, missing, missing, min(late, 1))


def lunch_prestige(view: State, guide: Guide, hour: int) -> int:
    """NA-15.2, NA-15.3: what a lunch that begins at this hour brings."""
    value = view.content.upgrades.value
    amount = int(view.content.calendar.lunch[min(hour, int(COLUMNS) - 1)])
    if guide.has(CHEFS_TABLE):
        amount = max(amount, int(value[CHEFS_TABLE]))
    return amount + (int(value[LUNCH_MENU]) if guide.has(LUNCH_MENU) else 0)
