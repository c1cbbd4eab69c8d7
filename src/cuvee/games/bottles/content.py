"""What is in the box of Bottles: sizes that never change, facts an owner may edit, options."""

from typing import Final, final

from cuvee.core.content import BaseContent, ContentError, Editions, Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr, vec

CARDS: Final[i64] = 80
CELLS: Final[i64] = 84
DRY: Final[i64] = 62  # the cells that are not sea come first
COUNTRIES: Final[i64] = 18
CHARACTERS: Final[i64] = 6
SEATS: Final[i64] = 6
START_COUNTRIES: Final[i64] = 3  # they come first, and so do their cards
START_CARDS: Final[i64] = 25
TOP_SUM: Final[i64] = 30
TOP_INTEREST: Final[i64] = 10
TOP_START: Final[i64] = 18

LAND: Final[i64] = 0
PRODUCTION: Final[i64] = 1
MARKET_CELL: Final[i64] = 2
SEA: Final[i64] = 3
KINDS: Final = ["land", "production", "market", "sea"]

GLASS: Final[i64] = 1  # faces of the movement die
BALLOON: Final[i64] = 5
PLANE: Final[i64] = 6
FACES: Final = ["cheers", "up_to", "up_to", "up_to", "option:balloon", "fly"]  # what they do

LANGUAGES: Final = ("en", "it", "fr", "de")
STEPS: Final = numbers([1, 2, 5])  # of counters and raises


@final
@mypyc_attr(acyclic=True)
class Content(BaseContent):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.labels: Final[
            dict[str, list[str]]
        ] = {}  # "cells.en": the names of the cells in English
        n = facts.table("numbers")
        self.start_money: i64 = n.number("start_money", 1, 99)
        self.hire_cost: i64 = n.number("hire_cost", 0, 9)
        self.thief_steps: i64 = n.number("thief_steps", 1, 4)
        self.special_value: i64 = n.number("special_value", 2, 9)
        self.goal_standard: i64 = n.number("goal_standard", 2, 18)
        self.goal_short: i64 = n.number("goal_short", 1, 18)
        limits = facts.table("limits")
        self.fewest_offers: i64 = limits.number("offers_min", 0, 6)
        self.most_given: i64 = limits.number("deal_max_given", 1, 3)
        self.most_asked: i64 = limits.number("deal_max_asked", 1, 3)
        self.most_money: i64 = limits.number("deal_max_money", 1, 30)
        self.most_interest: i64 = limits.number("deal_max_interest", 1, 10)
        self.lowest_start: i64 = limits.number("auction_start_min", 1, 18)
        self.highest_start: i64 = limits.number("auction_start_max", 1, 18)
        self.most_misses: i64 = limits.number("throw_max_misses", 1, 99)
        if self.lowest_start > self.highest_start:
            raise limits.wrong("auction_start_min is above auction_start_max")
        for key in ("counter_steps", "raise_steps"):
            if limits.numbers(key, 3, 1, 5) != list(STEPS):
                raise limits.wrong(f"{key} must be {list(STEPS)}: their words are moves")
        pieces = facts.table("money").rows("pieces")
        self.bank: i64 = sum(p.number("value", 1, 99) * p.number("count", 0, 99) for p in pieces)
        self.read_sizes(facts)
        self.read_cards(facts)
        self.read_board(facts)
        self.read_dice(facts)
        for table in ("characters", "kinds"):
            self.read_labels(table, facts.table(table).rows("rows"))
        self.check()

    def read_sizes(self, facts: Facts) -> None:
        """BO-R1, and what else the component list says and the code is made for."""
        facts.number("schema", 1, 1)
        facts.table("meta").number("players_min", 2, 2)
        facts.table("meta").number("players_max", SEATS, SEATS)
        facts.table("throw").number("dice", 4, 4)
        n = facts.table("numbers")
        for key, size in (
            ("bottle_cards", CARDS),
            ("character_markers", CHARACTERS),
            ("thief_markers", 2),
            ("thieves_in_play", 1),
            ("market_cells", 4),
        ):
            n.number(key, size, size)

    def read_labels(self, table: str, rows: list[Facts]) -> None:
        self.labels[f"{table}.id"] = [row.word("id") for row in rows]
        for lang in LANGUAGES:
            self.labels[f"{table}.{lang}"] = [row.text(lang) for row in rows]

    def read_cards(self, facts: Facts) -> None:
        countries = facts.table("countries").rows("rows", 18)
        self.read_labels("countries", countries)
        kinds = [row.word("id") for row in facts.table("kinds").rows("rows")]
        cards = facts.table("bottles").rows("rows", 80)
        names = [row.word("id") for row in countries]
        self.labels["bottles.id"] = [card.word("id") for card in cards]
        self.labels["bottles.name"] = [card.text("name") for card in cards]
        self.labels["bottles.region"] = [card.text("region") for card in cards]
        self.value = column(cards, "value", 1, 9)
        self.country = numbers([card.one_of("country", names) for card in cards])
        self.kind = numbers([card.one_of("kind", kinds) for card in cards])
        owned = [int(country) for country in self.country]
        if owned != sorted(owned):
            raise facts.wrong("[bottles] the cards must stand country by country")
        self.first_card = numbers([owned.index(k) for k in range(18)] + [80])  # one more: the end
        for k, row in enumerate(countries):
            if row.number("cards", 1, 80) != owned.count(k):
                raise row.wrong(
                    f"cards is {row.number('cards', 1, 80)}; {owned.count(k)} are there"
                )
        start = facts.table("numbers").texts("start_countries")
        if start != names[:START_COUNTRIES]:
            wanted = names[:START_COUNTRIES]
            raise facts.wrong(f"[numbers] start_countries is {start}; wanted: {wanted}")

    def read_board(self, facts: Facts) -> None:
        board = facts.table("board")
        self.width: i64 = board.number("width", 100, 5_000)
        self.height: i64 = board.number("height", 100, 5_000)
        cells = facts.table("cells").rows("rows", 84)
        self.read_labels("cells", cells)
        ids = self.labels["cells.id"]
        self.thief_start: i64 = board.one_of("thief_start", ids)
        self.x = column(cells, "x", 0, int(self.width))
        self.y = column(cells, "y", 0, int(self.height))
        self.cell_kind = numbers([cell.one_of("kind", KINDS) for cell in cells])
        countries = self.labels["countries.id"]
        self.cell_country = numbers(
            [
                cell.one_of("country", countries) if cell.word("kind") == "production" else -1
                for cell in cells
            ]
        )
        self.outlines = [
            (row.text("id"), row.text("kind"), str(row.find("points", drawn=True)))
            for row in facts.table("outlines").rows("rows")
        ]
        self.wraps = [
            (row.text("label"), row.one_of("west", ids), row.one_of("east", ids))
            for row in facts.table("links").rows("wraps", 2)
        ]
        neighbours = read_links(facts.table("links"), ids, self.wraps)
        ends = [0]
        for around in neighbours:
            ends.append(ends[-1] + len(around))
        self.link_ends = numbers(ends)
        self.links = numbers([cell for around in neighbours for cell in around])
        self.distance = distances(neighbours, facts)

    def read_dice(self, facts: Facts) -> None:
        faces = facts.table("movement_die").rows("faces", 6)
        self.read_labels("faces", faces)
        steps = [0]
        for k, face in enumerate(faces):
            face.number("face", k + 1, k + 1)
            if face.word("kind") != FACES[k]:
                raise face.wrong(f"kind is {face.word('kind')!r}; wanted: {FACES[k]}")
            walks = k + 1 not in (GLASS, PLANE)
            steps.append(face.number("steps", 1, 4) if walks else face.number("steps", 0, 0))
        self.steps = numbers(steps)
        rows = facts.table("market_table").rows("rows", 6)
        for k, row in enumerate(rows, 1):
            row.number("die", k, k)
        self.market_labels = [""] + [row.text("label") for row in rows]
        ordinary = [row.table("ordinary") for row in rows]
        special = [row.table("special") for row in rows]
        twice = [2, 1]  # BO-7.12: before a roll special bottles count double
        self.ordinary = numbers([0, 1] + [p for row in ordinary for p in fraction(row)])
        self.special = numbers(twice + [p for row in special for p in fraction(row)])
        throw = facts.table("throw")
        spread = [(throw.table("scatter"), 200), (throw.table("steady"), 200)]
        spread.append((throw.table("exact"), 0))
        self.step_x = numbers([step.number("step_x", 0, most) for step, most in spread])
        self.step_y = numbers([step.number("step_y", 0, most) for step, most in spread])

    def check(self) -> None:
        """What must stay true of an edited file: the [constraints] table; BO-R65 cheap bottles."""
        values = [int(value) for value in self.value]
        for most in (2, 3):
            if sum(value <= most for value in values[:25]) < 6:
                self.fail(f"fewer than 6 start bottles have a value of {most} or less")
        for k, name in enumerate(self.labels["countries.id"]):
            if min(values[self.first_card[k] : self.first_card[k + 1]]) > 1:
                self.fail(f"[bottles] {name} has no bottle of value 1")
            if k not in [int(country) for country in self.cell_country]:
                self.fail(f"[cells] {name} has no production cell")
        if 3 not in values or max(values) < self.special_value:
            self.fail(
                f"[bottles] bottles of value 3 and of {self.special_value} or more are needed"
            )
        if [int(kind) for kind in self.cell_kind].count(2) != 4:
            self.fail("[cells] there must be exactly 4 market cells")

    def fail(self, what: str) -> None:
        raise ContentError(f"{self.origin}: {what}")

    def links_of(self, cell: i64) -> list[int]:
        """The cells one link away."""
        return [int(to) for to in self.links[self.link_ends[cell] : self.link_ends[cell + 1]]]


def fraction(row: Facts) -> list[int]:
    return [row.number("num", 0, 9), row.number("den", 1, 9)]


def read_links(facts: Facts, ids: list[str], wraps: list[tuple[str, int, int]]) -> list[list[int]]:
    """BO-3.7, BO-R30: for every cell its neighbours in the order of the file, wraps among them."""
    neighbours: list[list[int]] = [[] for _ in ids]
    pairs = facts.find("pairs")
    if not isinstance(pairs, list):
        raise facts.wrong("pairs is missing")
    ends = [[west, east] for _, west, east in wraps]
    for k, pair in enumerate(pairs, 1):
        ends_known = isinstance(pair, list) and all(end in ids for end in pair)
        if not ends_known or len(pair) != 2 or pair[0] == pair[1]:
            raise facts.wrong(f"pair {k} is {pair}; wanted: two different cells")
        ends.append([ids.index(pair[0]), ids.index(pair[1])])
    for a, b in ends:
        if b in neighbours[a]:
            raise facts.wrong(f"{ids[a]} and {ids[b]} are linked twice")
        neighbours[a].append(b)
        neighbours[b].append(a)
    return [sorted(around) for around in neighbours]


def distances(neighbours: list[list[int]], facts: Facts) -> vec[i64]:
    """Links between any two cells."""
    far: list[int] = []
    for start in range(len(neighbours)):
        row = [-1] * len(neighbours)
        row[start] = 0
        queue = [start]
        for cell in queue:
            for to in neighbours[cell]:
                if row[to] < 0:
                    row[to] = row[cell] + 1
                    queue.append(to)
        if min(row) < 0:
            raise facts.wrong("[links] the map is broken: not every cell can be reached from every")
        far += row
    return numbers(far)


def same_things(ours: Content, theirs: Content, origin: str) -> None:
    """An owner's file may have other numbers, but the same things."""
    for what, mine, his in (
        ("[bottles] the countries of the cards", ours.country, theirs.country),
        ("[cells] the kinds of the cells", ours.cell_kind, theirs.cell_kind),
        ("[cells] the countries of the producers", ours.cell_country, theirs.cell_country),
    ):
        if list(mine) != list(his):
            raise ContentError(f"{origin}: {what} must be ours")


EDITIONS: Final = Editions.beside(__file__, Content, same_things)
SHIPPED: Final = EDITIONS.shipped
