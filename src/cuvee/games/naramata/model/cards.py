"""Tourists and what one can give them: the cards of wishes, wine, cheese and shopping."""

from typing import Final, final

from cuvee.core.content import Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr

TOURISTS: Final[i64] = 50

# rows of wishes; the first three take cards
WINE: Final[i64] = 0
CHEESE: Final[i64] = 1
CASE: Final[i64] = 2
VIEW: Final[i64] = 3
LUNCH: Final[i64] = 4
FAVOURITE: Final[i64] = 5
ROWS: Final[i64] = 6
RUNGS: Final[i64] = 8  # of a ladder: no item up to seven

# wine, cheese and shopping cards share one numbering, so that any set of them is one number
SUITED: Final[i64] = 24  # numbers for each suit
TASTED: Final[i64] = 48  # wine and cheese
CASES: Final[i64] = 13
CARDS: Final[i64] = 61
SUITS: Final = numbers([(1 << 24) - 1, ((1 << 24) - 1) << 24, ((1 << 13) - 1) << 48])


def suit_of(card: i64) -> i64:
    """The row a card belongs to: WINE, CHEESE or CASE."""
    return card // SUITED


@final
@mypyc_attr(acyclic=True)
class Wishes:
    """The tourist cards: by tourist and row its length, by item count its points."""

    def __init__(self, facts: Facts) -> None:
        tourists = facts.rows("tourist", int(TOURISTS))
        lunch = facts.table("costs").number("wine_lunch_marker_points", 0, 20)
        self.ids: Final = [row.word("id") for row in tourists]
        self.names = [row.text("name") for row in tourists]
        self.archetypes: Final = [row.text("archetype") for row in tourists]
        rows = [ladder for row in tourists for ladder in ladders(row, lunch)]
        self.length: Final = numbers([len(ladder) for ladder in rows])
        self.rows: Final = numbers(
            [sum(map(bool, rows[k * 6 : k * 6 + 6])) for k in range(int(TOURISTS))]
        )
        self.points = numbers(
            [([0, *ladder] + [max([0, *ladder])] * 8)[n] for ladder in rows for n in range(8)]
        )


def ladders(row: Facts, lunch: int) -> list[list[int]]:
    """The six rows of a tourist; a shopping row earns by its cards, so its steps are worth 0."""
    symbols = row.number("shopping", 1, 2) if row.has("shopping") else 0
    found = [
        steps(row, "wine", 6),
        steps(row, "cheese", 6),
        [0] * symbols,
        steps(row, "view", 7),
        [lunch] * (row.has("lunch") and row.flag("lunch")),
        steps(row, "favourite", 5),
    ]
    if sum(map(bool, found)) < 2:
        raise row.wrong("a tourist has at least two rows of wishes")
    return found


def steps(row: Facts, key: str, longest: int) -> list[int]:
    """A ladder: points for one item, two, three ..., never falling."""
    if not row.has(key):
        return []
    ladder = row.numbers(key, -1, 1, 40)
    if not 1 <= len(ladder) <= longest or ladder != sorted(ladder):
        raise row.wrong(f"{key} is {ladder}; wanted: 1 to {longest} numbers that never fall")
    return ladder


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Wine, cheese and shopping cards: type, reward or cost, points, and which are alike."""

    def __init__(self, facts: Facts) -> None:
        wines, cheeses = tasted(facts, "wine", 3, 4), tasted(facts, "cheese", 1, 2)
        cases = column(facts.rows("shopping_card", int(CASES)), "cost", 1, 20)
        alike = wines + [(kind + 6, value) for kind, value in cheeses]
        alike += [(12, cost) for cost in cases]
        tables = ("wine_card", "cheese_card", "shopping_card")
        self.ids: Final = [row.word("id") for table in tables for row in facts.rows(table)]
        self.type_names: Final = [
            row.text("name_en")
            for table in ("wine_type", "cheese_type")
            for row in facts.rows(table, 6)
        ]
        self.case_names: Final = [row.text("name_en") for row in facts.rows("shopping_card")]
        self.type_of: Final = numbers([kind for kind, value in alike])
        self.value = numbers([value for kind, value in alike])  # discard reward, or cost
        self.same_type: Final = numbers(
            [sum(1 << k for k, its in enumerate(alike) if its[0] == kind) for kind, value in alike]
        )
        self.lower_twins: Final = numbers(
            [sum(1 << k for k in range(card) if alike[k] == alike[card]) for card in range(61)]
        )


def tasted(facts: Facts, suit: str, low: int, high: int) -> list[tuple[int, int]]:
    """Type and discard reward of each wine or cheese card."""
    names = [row.word("id") for row in facts.rows(f"{suit}_type", 6)]
    return [
        (row.one_of("type", names), row.number("discard_prestige", low, high))
        for row in facts.rows(f"{suit}_card", int(SUITED))
    ]
