"""Readers of the content file: each turns some of its tables into packed arrays, or complains."""

from itertools import pairwise

from cuvee.core.content import Facts
from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec

KINDS: list[str] = ["barrel", "bottle"]
ACCEPTS: list[str] = [*KINDS, "both"]
FLAGS: list[str] = ["usa", "russia"]
BONUS_KINDS: list[str] = ["accessory", "harvest", "modifier", "coins", "flag", "vp"]
LABELS: list[str] = ["en", "de", "fr", "it", "short"]
PRESS_KEYS: list[str] = ["press_left", "press_middle", "press_right"]


def ids(facts: Facts, table: str, count: int) -> list[str]:
    """The ids of a table's rows."""
    return [row.word("id") for row in facts.rows(table, count)]


def labels(facts: Facts, table: str) -> list[dict[str, str]]:
    """What the rows of a table are called: by language, and in short."""
    return [{key: row.text(key) for key in LABELS if row.has(key)} for row in facts.rows(table)]


def estate(facts: Facts, key: str, high: int) -> vec[i64]:
    """A number of every estate row: side A in places 0 to 6, side B in 7 to 12."""
    found: list[int] = []
    wanted = [("A", row) for row in range(7)] + [("B", row) for row in range(6)]
    for row, (side, place) in zip(facts.rows("estate_row", 13), wanted, strict=True):
        if row.word("side") != side or row.number("row", 0, 6) != place:
            raise row.wrong(f"is not row {place} of side {side}: keep the order of the rows")
        found.append(row.number(key, 0, high))
    return numbers(found)


def side(facts: Facts, key: str, low: int, high: int) -> vec[i64]:
    """A number of both sides of the player board."""
    return numbers([row.number(key, low, high) for row in facts.rows("estate_side", 2)])


def slots(facts: Facts, key: str, start: vec[i64], top: vec[i64]) -> vec[i64]:
    """The row a token waits beside, on both sides; -1 on one without such a place."""
    found: list[int] = []
    for at, row in enumerate(facts.rows("estate_side", 2)):
        low, high = int(start[at]), int(top[at])
        if at == 1 and key == "vintage_slot_row":
            low = high = -1
        found.append(row.number(key, low, high))
    return numbers(found)


def neighbours(facts: Facts, key: str, width: int) -> vec[i64]:
    """For each cell a bit for each of those next to it, `width` at most."""
    cells = ids(facts, "vineyard_cell", 52)
    rows = facts.rows("vineyard_cell", 52)
    found: list[int] = []
    for row in rows:
        near = row.texts(key)
        for name in near:
            if name not in cells or name == row.word("id"):
                raise row.wrong(f"{key} names {name!r}, which is no other cell")
            if row.word("id") not in rows[cells.index(name)].texts(key):
                raise row.wrong(f"{key} names {name!r}, but not the other way round")
        if len(near) > width:
            raise row.wrong(f"{key} has {len(near)} cells; wanted: {width} at most")
        found.append(sum({1 << cells.index(name) for name in near}))
    return numbers(found)


def start_grapes(facts: Facts) -> vec[i64]:
    """The variety a cell begins with, 3 for one drawn from the bag, -1 for none."""
    words = [*ids(facts, "grape", 3), "random"]
    return numbers(
        [
            row.one_of("start", words) if row.has("start") else -1
            for row in facts.rows("vineyard_cell", 52)
        ]
    )


def bonus_cells(facts: Facts) -> vec[i64]:
    """For 2 or 3 players, then for 4: which of the five bonus cells a cell is, or -1."""
    cells = ids(facts, "vineyard_cell", 52)
    table = facts.table("vineyard_bonus")
    starts = start_grapes(facts)
    found: list[int] = []
    for key in ("players_2_3", "players_4"):
        names = table.texts(key)
        if len(set(names)) != 5 or len(names) != 5 or not set(names) <= set(cells):
            raise table.wrong(f"{key} is {names!r}; wanted: five different cells")
        if any(starts[cells.index(name)] >= 0 for name in names):
            raise table.wrong(f"{key} names a cell that begins with a grape")
        found += [names.index(cell) if cell in names else -1 for cell in cells]
    return numbers(found)


def harvest_tiles(facts: Facts) -> vec[i64]:
    """Tiles of each variety with the values 1, 2 and 3."""
    found: list[int] = []
    for row in facts.rows("grape", 3):
        tiles = [row.number(f"harvest_value_{value}", 0, 15) for value in (1, 2, 3)]
        if sum(tiles) != 15:
            raise row.wrong(f"has {sum(tiles)} harvest tiles; wanted: 15")
        found += tiles
    return numbers(found)


def named(table: Facts, key: str, names: list[str], count: int) -> vec[i64]:
    """A list of so many names, as their places in `names`."""
    found = table.texts(key)
    if len(found) != count or not set(found) <= set(names):
        raise table.wrong(f"{key} is {found!r}; wanted: {count} of {', '.join(names)}")
    return numbers([names.index(name) for name in found])


def rising(rows: list[Facts], key: str, high: int) -> vec[i64]:
    """A number of every row that never falls from one row to the next."""
    found: list[int] = []
    for row in rows:
        found.append(row.number(key, found[-1] if found else 0, high))
    return numbers(found)


def quotas(facts: Facts) -> vec[i64]:
    """Three shields of each side of the five quota tiles."""
    found: list[int] = []
    for row in facts.rows("quota_tile", 5):
        for key in ("side_a", "side_b"):
            found += row.numbers(key, 3, 0, 30)
    return numbers(found)


def market_rows(facts: Facts) -> list[Facts]:
    """DP-R49: 15 cards of a route after the other, distributed as the file itself promises."""
    rows = facts.rows("market_card", 60)
    routes = ids(facts, "route", 4)
    promised = facts.table("market_distribution")
    for at, route in enumerate(routes):
        deck = rows[15 * at : 15 * at + 15]
        for row in deck:
            if row.word("route") != route:
                raise row.wrong(f"belongs to the route {row.text('route')!r}; wanted: {route!r}")
        counted = [
            sum(row.word("accepts") == kind for row in deck)
            for kind in ("bottle", "barrel", "both")
        ]
        counted += [sum(row.flag("crown") for row in deck)]
        counted += [sum(row.word("flag") == flag for row in deck) for flag in FLAGS]
        if counted != promised.numbers(route, 6, 0, 15):
            raise promised.wrong(f"{route} does not fit its cards, which count {counted}")
        if sum(row.flag("removed_2p") for row in deck) != promised.number(
            "removed_2p_per_route", 0, 14
        ):
            raise promised.wrong(f"removed_2p_per_route does not fit the cards of {route}")
    return rows


def mask(rows: list[Facts], key: str, value: str | bool) -> int:
    """A bit for every row whose `key` says so."""
    bits = 0
    for at, row in enumerate(rows):
        found = row.flag(key) if isinstance(value, bool) else row.text(key)
        if found == value:
            bits |= 1 << at
    return bits


def bits(found: list[int], wanted: int) -> int:
    """A bit for every place where this number is found."""
    return sum(1 << at for at, number in enumerate(found) if number == wanted)


def press_bonuses(rows: list[Facts]) -> vec[i64]:
    """What each card adds for each press, -1 where it refuses the press."""
    return numbers([row.number(key, -1, 5) for row in rows for key in PRESS_KEYS])


def accessory_masks(rows: list[Facts], kinds: list[str]) -> vec[i64]:
    """A bit for each kind of accessory a card takes."""
    found: list[int] = []
    for row in rows:
        names = row.texts("accessories")
        if not set(names) <= set(kinds) or len(set(names)) != len(names):
            raise row.wrong(f"accessories is {names!r}; wanted: some of {', '.join(kinds)}")
        found.append(sum(1 << kinds.index(name) for name in names))
    return numbers(found)


def bonus_things(rows: list[Facts], kinds: list[str], grapes: list[str]) -> vec[i64]:
    """Which accessory, variety or flag a bonus gives; 0 for the others."""
    found: list[int] = []
    for row in rows:
        kind = row.word("kind")
        if kind == "accessory":
            found.append(row.one_of("accessory", kinds))
        elif kind == "harvest":
            found.append(row.one_of("grape", grapes))
        else:
            found.append(row.one_of("flag", FLAGS) if kind == "flag" else 0)
    return numbers(found)


def bonus_values(rows: list[Facts]) -> vec[i64]:
    """How much of it a bonus gives; of accessories and flags there is always one."""
    found: list[int] = []
    for row in rows:
        one = row.word("kind") in ("accessory", "flag")
        if one and row.has("value"):
            raise row.wrong("value: an accessory or a flag has none")
        found.append(1 if one else row.number("value", 1, 3))
    return numbers(found)


def laid_out(contents: vec[i64], kinds: vec[i64], things: vec[i64], accessory: int) -> int:
    """How many accessories of a kind lie on the bonus cells."""
    wanted = BONUS_KINDS.index("accessory")
    return sum(1 for bonus in contents if kinds[bonus] == wanted and things[bonus] == accessory)


class Tiers:
    """The conditions of the objective cards, laid out flat: best points of a card last."""

    def __init__(self, rows: list[Facts], metrics: list[str]) -> None:
        self.first: list[int] = []  # of each card, and where the last card ends
        self.points: list[int] = []
        self.need_first: list[int] = []
        self.metric: list[int] = []
        self.least: list[int] = []
        for row in rows:
            self.first.append(len(self.points))
            before = 0
            for tier in row.rows("tiers"):
                before = tier.number("vp", before, 30)
                self.points.append(before)
                self.need_first.append(len(self.metric))
                self.needs(tier, metrics)
            if self.first[-1] == len(self.points):
                raise row.wrong("tiers is empty; wanted: one condition at least")
            self.check_first(row)
        self.first.append(len(self.points))
        self.need_first.append(len(self.metric))

    def check_first(self, row: Facts) -> None:
        """The first condition of a card is the easiest: who meets any of them meets it."""
        bounds = [*self.need_first[self.first[-1] :], len(self.metric)]
        asked = [
            dict(zip(self.metric[start:end], self.least[start:end], strict=True))
            for start, end in pairwise(bounds)
        ]
        for metric, least in asked[0].items():
            if any(later.get(metric, 0) < least for later in asked):
                raise row.wrong("a condition in tiers asks for less than the first one")

    def needs(self, tier: Facts, metrics: list[str]) -> None:
        found = tier.find("need")
        if not isinstance(found, list) or not found:
            raise tier.wrong(f"need is {found!r}; wanted: a list of [metric, least]")
        for pair in found:
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in metrics:
                raise tier.wrong(f"need has {pair!r}; wanted: [metric, least]")
            self.metric.append(metrics.index(pair[0]))
            if type(pair[1]) is not int or not 1 <= pair[1] <= 99:
                raise tier.wrong(f"need has {pair!r}; wanted: at least 1 to 99")
            self.least.append(pair[1])
