"""What is in the box: sizes that never change, facts an owner may edit, options of play."""

from typing import Final, final

from cuvee.core.content import BaseContent, ContentError, Editions, Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr, vec

VARIETIES: Final[i64] = 5
IMPROVEMENTS: Final[i64] = 10
KINDS: Final[i64] = 15  # of tiles: the varieties, then the improvements
INNOVATIONS: Final[i64] = 7
SPACES: Final[i64] = 12
FIELDS: Final[i64] = 12
BARRELS: Final[i64] = 7
COLUMNS: Final[i64] = 5
LEAVES: Final[i64] = 4
LEVELS: Final[i64] = 12  # a column of the demand panel has at most so many
TOP_BID: Final[i64] = 6
MOST_LOANS: Final[i64] = 11

# what an improvement or a special action space does
SALE: Final[i64] = 0
TOP_SALE: Final[i64] = 1
HARVEST: Final[i64] = 2
BLEND: Final[i64] = 3
AGE: Final[i64] = 4
DEMAND: Final[i64] = 5
PRESTIGE: Final[i64] = 6
FIELD_BLEND: Final[i64] = 7
JUICE: Final[i64] = 8
YOUNG_SALE: Final[i64] = 9
REORGANIZATION: Final[i64] = 10
EXCHANGE: Final[i64] = 11
START_PLAYER: Final[i64] = 12
EFFECT_NAMES: Final = [
    "sale",
    "top_sale",
    "harvest",
    "blend",
    "age",
    "demand",
    "prestige",
    "field_blend",
    "juice",
    "young_sale",
    "reorganization",
    "exchange",
    "start_player",
]

# which of them have an amount, a bonus, a cost
IDLE: Final = ("blend", "age", "reorganization", "start_player")
COUNTED: Final = [name for name in EFFECT_NAMES if name not in IDLE]
WITH_BONUS: Final = ["sale", "top_sale", "harvest"]
WITH_COST: Final = ["harvest"]

# what an innovation tile looks at
LOANS: Final[i64] = 0
TILES: Final[i64] = 1
CELLAR_CUBES: Final[i64] = 2
POINTS: Final[i64] = 3
MEASURES: Final = ["loans", "tiles", "cellar_cubes", "prestige"]

LANGUAGES: Final = ("en", "it", "de", "fr")  # in which a file may name its things


@final
@mypyc_attr(acyclic=True)
class Content(BaseContent):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.read_table(facts)
        self.read_money(facts)
        self.read_varieties(facts.rows("variety", 5))
        self.read_effects(facts.rows("improvement", 10), facts.rows("fair_space", 12))
        self.labels: Final = read_labels(facts)
        rows = facts.rows("innovation", 7)
        self.innovation_ids: Final = [row.word("id") for row in rows]
        self.measure: Final = numbers([row.one_of("measure", MEASURES) for row in rows])
        self.wants_most: Final = numbers([row.one_of("direction", ["min", "max"]) for row in rows])

    def read_table(self, facts: Facts) -> None:
        """Set-up, auction, fair."""
        setup, auction, fair = (facts.table("setup"), facts.table("auction"), facts.table("fair"))
        markers, limits = facts.table("markers"), facts.table("innovation_limits")
        for table, key, fixed in (
            (auction, "columns", 5),
            (auction, "bid_min", 1),
            (auction, "bid_max", 6),
            (facts.table("loans"), "max_loans", 11),
            (facts.table("season"), "leaves", 4),
        ):
            table.number(key, fixed, fixed)
        self.markers: i64 = markers.number("free_action_markers_per_player", 1, 9)
        self.shifts: i64 = limits.number("moves_per_player_per_year", 0, 9)
        self.vines_dealt: i64 = setup.number("vines_per_player", 1, 3)
        self.improvements_dealt: i64 = setup.number("improvements_per_player", 0, 2)
        self.tiles_dealt: i64 = setup.number("new_tiles_per_player_later_years", 1, 4)
        self.first_loans_min: i64 = setup.number("initial_loans_min", 1, 5)
        self.first_loans_max: i64 = setup.number("initial_loans_max", self.first_loans_min, 5)
        self.start_level: i64 = setup.number("start_demand_level", 1, 2)
        self.direct_price: i64 = auction.number("direct_price", 1, 30)
        self.fair_first: i64 = fair.number("first", 0, 9)
        self.fair_second: i64 = fair.number("second", 0, 9)
        self.fair_tied: i64 = fair.number("tied_first_each", 0, 9)
        self.top_prestige: i64 = fair.number("track", 5, 99)
        self.start_prestige: i64 = setup.number("start_prestige", 0, self.top_prestige)

    def read_money(self, facts: Facts) -> None:
        """Loans, costs, the value of an estate."""
        loans, costs, scoring = facts.table("loans"), facts.table("costs"), facts.table("scoring")
        self.loan: i64 = loans.number("loan_value", 1, 30)
        self.repayment: i64 = loans.number("repayment", 1, 30)
        self.emergency: i64 = loans.number("emergency_value", 1, 30)
        self.interest = numbers(rising(loans, "interest", 12))
        self.harvest_cost: i64 = costs.number("harvest", 0, 9)
        self.missing_cube: i64 = costs.number("missing_cube_compensation", 0, 9)
        self.fee: i64 = costs.number("auction_fee_per_marker", 0, 9)
        self.per_kind: i64 = scoring.number("per_distinct_tile_type", 0, 20)
        self.per_cube: i64 = scoring.number("per_cellar_cube", 0, 20)
        self.per_loan: i64 = scoring.number("per_loan", -30, 0)

    def read_varieties(self, rows: list[Facts]) -> None:
        self.variety_ids = [row.word("id") for row in rows]
        self.vines = column(rows, "vine_tiles", 1, 20)
        self.cubes = column(rows, "cubes", 1, 40)
        prices = [rising(row, "prices", -1) for row in rows]
        for row, column_prices in zip(rows, prices, strict=True):
            if not 2 <= len(column_prices) <= 12:
                raise row.wrong("prices must have 2 to 12 levels")
            if len(set(column_prices)) == len(column_prices):
                raise row.wrong("prices must have two neighbouring levels alike")
        self.levels = numbers([len(column_prices) for column_prices in prices])
        self.prices = numbers([p for some in prices for p in some + [0] * (12 - len(some))])
        # barrels count from 0 in rules; nothing is mature in the first
        self.ripe = numbers([row.number("first_barrel", 2, 7) - 1 for row in rows])
        self.last = numbers(
            [row.number("last_barrel", row.number("first_barrel", 2, 7), 7) - 1 for row in rows]
        )

    def read_effects(self, improvements: list[Facts], spaces: list[Facts]) -> None:
        self.improvement_ids = [row.word("id") for row in improvements]
        self.space_ids = [row.word("id") for row in spaces]
        self.copies = column(improvements, "copies", 1, 9)
        self.prestige = column(spaces, "prestige", 0, 30)
        groups = [row.word("group") for row in spaces]
        self.group = numbers([groups.index(name) for name in groups])
        rows = improvements + spaces
        self.effect = numbers([row.one_of("effect", EFFECT_NAMES) for row in rows])
        self.amount = used(rows, "amount", 1, COUNTED)
        self.bonus = used(rows, "bonus", 0, WITH_BONUS)
        self.cost = used(rows, "cost", 0, WITH_COST)

    def price(self, variety: i64, level: i64) -> i64:
        """Francs for a cube while demand stands on this level, 1 being the lowest."""
        return self.prices[variety * LEVELS + level - 1]


def used(rows: list[Facts], key: str, least: int, effects: list[str]) -> vec[i64]:
    """GC-R79: one number of every row; where its effect has no use for it, it must be 0."""
    found = []
    for row in rows:
        known = row.word("effect") in effects
        found.append(row.number(key, least if known else 0, 9 if known else 0))
    return numbers(found)


def read_labels(facts: Facts) -> dict[str, list[str]]:
    """Names of things by table and language: `variety.en` and so on; English where one lacks."""
    labels = {}
    for table in ("variety", "improvement", "innovation", "fair_space", "player_colour"):
        rows = facts.rows(table)
        for lang in LANGUAGES:
            keys = [f"name_{lang}" if row.has(f"name_{lang}") else "name_en" for row in rows]
            labels[f"{table}.{lang}"] = [row.text(key) for row, key in zip(rows, keys, strict=True)]
    labels["effect_text.en"] = [row.text("effect_text") for row in facts.rows("improvement")]
    return labels


def rising(facts: Facts, key: str, count: int) -> list[int]:
    """A list of numbers in which none is smaller than the one before."""
    found = facts.numbers(key, count, 0, 99)
    if found != sorted(found):
        raise facts.wrong(f"{key} is {found}; wanted: numbers that never fall")
    return found


def same_things(ours: Content, theirs: Content, origin: str) -> None:
    """An owner's file may have other numbers, but the same things."""
    for what, mine, his in (
        ("effects", ours.effect, theirs.effect),
        ("vine_tiles", ours.vines, theirs.vines),
        ("cubes", ours.cubes, theirs.cubes),
        ("copies", ours.copies, theirs.copies),
    ):
        if list(mine) != list(his):
            raise ContentError(f"{origin}: the {what} must stay {', '.join(map(str, mine))}")


EDITIONS: Final = Editions.beside(__file__, Content, same_things)
SHIPPED: Final = EDITIONS.shipped
