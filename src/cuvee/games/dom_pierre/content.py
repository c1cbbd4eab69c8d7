"""What is in the box: sizes that never change, facts an owner may edit, options of play."""

from typing import Final, final

from cuvee.core.content import BaseContent, ContentError, Editions, Facts, column
from cuvee.core.moves import numbers
from cuvee.core.native import i64, mypyc_attr
from cuvee.games.dom_pierre import facts as read

ACTIONS: Final[i64] = 6
GRAPES: Final[i64] = 3
CELLS: Final[i64] = 52
SPACES: Final[i64] = 24
ROUTES: Final[i64] = 4
PRESSES: Final[i64] = 3
KINDS: Final[i64] = 4  # of accessories
COPIES: Final[i64] = 4  # of an accessory in each colour
BONUSES: Final[i64] = 14
BONUS_CELLS: Final[i64] = 5
DECK: Final[i64] = 15  # market cards of a route
MARKET_CARDS: Final[i64] = 60
REIMS: Final[i64] = 60  # the row of Reims behind those of the market cards
TILES: Final[i64] = 12  # kinds of prestige tiles
OBJECTIVES: Final[i64] = 45
DISPLAY: Final[i64] = 5
WIDEST: Final[i64] = 8  # places for the display while the vintage effect adds up to three
WORKERS: Final[i64] = 9
QUOTAS: Final[i64] = 5
TOP_LEVEL: Final[i64] = 7
HIGHEST: Final[i64] = 3  # value of a harvest tile
ANY_GRAPE: Final[i64] = 3  # a start cell whose grape comes from the bag

VINEYARD: Final[i64] = 0
CELLAR: Final[i64] = 1
VILLAGE: Final[i64] = 2
LOGISTICS: Final[i64] = 3
SALES: Final[i64] = 4
OBJECTIVE: Final[i64] = 5

BARREL: Final[i64] = 0
BOTTLE: Final[i64] = 1
BOTH: Final[i64] = 2

# kinds of bonuses, and the uses of prestige tiles
ACCESSORY: Final[i64] = 0
HARVEST: Final[i64] = 1
MODIFIER: Final[i64] = 2
COINS: Final[i64] = 3
FLAG: Final[i64] = 4
POINTS: Final[i64] = 5

PT_CROWN: Final[i64] = 0
PT_POINTS_2: Final[i64] = 1
PT_POINTS_3: Final[i64] = 2
PT_COIN: Final[i64] = 3
PT_SALE_1: Final[i64] = 4
PT_SALE_2: Final[i64] = 5
PT_WORKER: Final[i64] = 6
PT_MODIFIER_1: Final[i64] = 7
PT_MODIFIER_2: Final[i64] = 8
PT_HARVEST: Final[i64] = 9  # and two more, in the order of the varieties

TABLES: Final = {
    "action": 6,
    "grape": 3,
    "vineyard_cell": 52,
    "accessory": 4,
    "press": 3,
    "route": 4,
    "route_space": 24,
    "market_card": 60,
    "prestige_tile": 12,
    "place": 3,
    "bonus": 14,
    "objective_metric": 35,
    "objective_card": 45,
}


@final
@mypyc_attr(acyclic=True)
class Content(BaseContent):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.ids = {table: read.ids(facts, table, count) for table, count in TABLES.items()}
        self.read_estate(facts)
        self.read_board(facts)
        self.read_market(facts)
        self.read_prestige(facts)
        self.read_objectives(facts)
        self.read_bonuses(facts)
        self.read_money(facts)
        self.read_set_up(facts)
        self.labels = {table: read.labels(facts, table) for table in TABLES}

    def read_estate(self, facts: Facts) -> None:
        """Both sides of the player board, side B from place 7 on."""
        self.cost = read.estate(facts, "cost", 30)
        self.strength = read.estate(facts, "strength", 3)
        if any(self.strength[k] == 0 for k in range(13) if k not in (0, 7)):
            raise facts.wrong("estate_row: only row 0 may be without strength")
        self.start_row = read.side(facts, "start_row", 0, 1)
        self.top_row = read.side(facts, "top_row", 2, 6)
        if self.top_row[1] > 5:
            raise facts.wrong("estate_side: side B has no row above 5")
        self.vintage_row = read.slots(facts, "vintage_slot_row", self.start_row, self.top_row)
        self.strength_row = read.slots(facts, "strength_slot_row", self.start_row, self.top_row)
        presses = facts.rows("press", 3)
        self.press_kind = numbers([row.one_of("first_bonus_kind", read.KINDS) for row in presses])
        self.press_bonus = column(presses, "first_bonus_value", 0, 9)

    def read_board(self, facts: Facts) -> None:
        """Vineyard, roads and accessories."""
        self.beside = read.neighbours(facts, "orthogonal", 4)
        self.around = read.neighbours(facts, "around", 8)
        self.start_grape = read.start_grapes(facts)
        self.bonus_cell = read.bonus_cells(facts)
        self.pieces = column(facts.rows("grape", 3), "pieces", 1, 49)
        if sum(self.pieces) != 51:
            raise facts.wrong(f"grape: {sum(self.pieces)} pieces; wanted: 51")
        self.harvest_tiles = read.harvest_tiles(facts)
        kinds = facts.rows("accessory", 4)
        for key in ("grey_copies", "blue_copies"):
            column(kinds, key, int(COPIES), int(COPIES))
        values = [row.number(key, 0, 9) for row in kinds for key in ("grey_value", "blue_value")]
        self.accessory_value = numbers(values)  # grey crate, blue crate, grey sugar, ...
        spaces = facts.rows("route_space", 24)
        routes = [row.one_of("route", self.ids["route"]) for row in spaces]
        if len(set(routes)) < 4:
            raise facts.wrong("route_space: a route has no space")
        self.route_first = numbers([routes.index(route) for route in range(4)] + [24])
        sections = read.ids(facts, "route_section", 12)
        self.section = numbers([row.one_of("section", sections) for row in spaces])
        for space in range(24):
            if self.section[space] // 3 != routes[space] or (
                space > 0 and self.section[space] < self.section[space - 1]
            ):
                raise spaces[space].wrong("section: the sections follow each other on their route")
        self.route_bits = numbers([read.bits(routes, route) for route in range(4)])
        self.outer: i64 = read.bits([section % 3 for section in self.section], 2)  # last sections
        self.section_bonus = column(facts.rows("route_section", 12), "bonus", 0, 9)
        self.neutral = numbers([int(row.flag("neutral_2p")) for row in spaces])
        neutral = sum(self.neutral)
        if neutral != WORKERS:
            raise facts.wrong(f"route_space: {neutral} neutral workers; wanted: {WORKERS}")

    def read_market(self, facts: Facts) -> None:
        """Market cards, and Reims as one more."""
        rows = read.market_rows(facts)
        markets = [*rows, facts.table("permanent_market")]
        self.accepts = numbers([row.one_of("accepts", read.ACCEPTS) for row in markets])
        self.press_add = read.press_bonuses(markets)
        self.takes = read.accessory_masks(markets, self.ids["accessory"])
        self.crowned: i64 = read.mask(rows, "crown", True)
        self.flagged = numbers([read.mask(rows, "flag", flag) for flag in read.FLAGS])
        self.accepting = numbers([read.mask(rows, "accepts", kind) for kind in read.ACCEPTS])
        self.not_for_two: i64 = read.mask(rows, "removed_2p", True)
        self.quota = read.quotas(facts)
        tiers = facts.rows("sale_tier", 3)
        tiers[0].number("value_min", 1, 1)  # no sale is worth less
        self.sale_least = read.rising(tiers, "value_min", 40)
        self.sale_prestige: i64 = facts.table("sale_prestige").number("value_min", 1, 60)
        self.best_champagne: i64 = facts.table("champagne").number("max_value", 12, 15)

    def read_prestige(self, facts: Facts) -> None:
        """The glass, its tiles and the track beside it."""
        levels = facts.rows("prestige_level", 8)
        for level, row in enumerate(levels):
            row.number("level", level, level)
        self.level_points = read.rising(levels, "vp", 99)
        self.crown_points = read.rising(levels, "crown_multiplier", 9)
        tiles = facts.rows("prestige_tile", 12)
        self.tile_copies = column(tiles, "copies", 0, 9)
        self.tile_value = column(tiles, "value", 0, 9)
        column(tiles[int(PT_HARVEST) :], "value", 1, int(HIGHEST))
        for tile in (PT_CROWN, PT_WORKER):
            tiles[int(tile)].number("value", 0, 0)
        if sum(self.tile_copies) != 16:
            raise facts.wrong(f"prestige_tile: {sum(self.tile_copies)} copies; wanted: 16")
        glass = facts.table("prestige_glass")
        self.tiles_per_seat: i64 = glass.number("tiles_per_player", 1, 4)
        self.face_up: i64 = glass.number("face_up_at_start", 0, int(self.tiles_per_seat) * 2)
        track = facts.table("end_track")
        room = track.number("spaces", 1, 24)
        keys = ("trigger_2p", "trigger_3p", "trigger_4p")
        self.trigger = numbers([track.number(key, 1, room) for key in keys])
        self.disc_points: i64 = track.number("vp_per_disc", 0, 9)

    def read_objectives(self, facts: Facts) -> None:
        """Objective cards with their conditions, and the bonuses at their feet."""
        rows = facts.rows("objective_card", 45)
        tiers = read.Tiers(rows, self.ids["objective_metric"])
        self.tier_first = numbers(tiers.first)
        self.tier_points = numbers(tiers.points)
        self.need_first = numbers(tiers.need_first)
        self.need_metric = numbers(tiers.metric)
        self.need_least = numbers(tiers.least)
        self.card_bonus = numbers([row.one_of("bonus", self.ids["bonus"]) for row in rows])
        self.objective_not_for_two: i64 = read.mask(rows, "removed_2p", True)

    def read_bonuses(self, facts: Facts) -> None:
        """What a card or a cell may give."""
        rows = facts.rows("bonus", 14)
        self.bonus_kind = numbers([row.one_of("kind", read.BONUS_KINDS) for row in rows])
        self.bonus_value = read.bonus_values(rows)
        self.bonus_thing = read.bonus_things(rows, self.ids["accessory"], self.ids["grape"])
        table = facts.table("vineyard_bonus")
        self.bonus_contents = read.named(table, "contents", self.ids["bonus"], 5)
        for bonus in self.bonus_contents:
            if self.bonus_kind[bonus] not in (ACCESSORY, COINS):
                raise table.wrong("contents names a bonus that is no accessory and no coin")
        for kind in range(KINDS):
            if read.laid_out(self.bonus_contents, self.bonus_kind, self.bonus_thing, kind) > COPIES:
                raise table.wrong(f"contents has one accessory more than {COPIES} times")

    def read_money(self, facts: Facts) -> None:
        coins = facts.table("coins")
        self.start_money: i64 = coins.number("start_money", 0, 99)
        self.prestige_price: i64 = coins.number("prestige_price", 1, 99)
        self.dismiss_pay: i64 = coins.number("dismiss_pay", 0, 9)
        self.local_pay: i64 = coins.number("local_sale_pay", 0, 9)
        self.section_pay: i64 = coins.number("section_pay", 0, 9)
        flags = facts.table("flags")
        self.flag_markers = numbers([flags.number(flag, 0, 60) for flag in read.FLAGS])

    def read_set_up(self, facts: Facts) -> None:
        start = facts.table("setup")
        self.crew: i64 = start.number("workers_at_press", 0, 9)
        start.number("workers_in_supply", 9 - int(self.crew), 9 - int(self.crew))
        presses = self.ids["press"]
        self.champagne_press: i64 = start.one_of("start_champagne_press", presses)
        self.champagne_kind: i64 = start.one_of("start_champagne_kind", read.KINDS)
        self.champagne_value: i64 = start.number("start_champagne_value", 1, 12)
        self.harvest_press: i64 = start.one_of("start_harvest_press", presses)
        self.harvest_value: i64 = start.number("start_harvest_value", 1, 3)
        self.harvest_pool: i64 = start.number("start_harvest_pool_per_grape", 2, 5)
        for grape in range(GRAPES):
            if self.harvest_tiles[HIGHEST * grape + self.harvest_value - 1] <= self.harvest_pool:
                raise start.wrong("start_harvest_pool_per_grape needs more tiles than there are")
        start.number("objective_display", int(DISPLAY), int(DISPLAY))
        self.village_values = numbers(start.numbers("village_harvest_values", 2, 1, 3))
        if self.village_values[0] == self.village_values[1]:
            raise start.wrong("village_harvest_values has one value twice")
        village = facts.table("village")
        self.tasting = numbers(village.numbers("tasting_vp", 2, 0, 30))
        if self.tasting[0] > self.tasting[1]:
            raise village.wrong("tasting_vp falls; wanted: two tiles worth no less than one")
        village.number("favour_count", 2, 2)
        self.refill_at: i64 = village.number("refill_at_or_below", 0, 1)
        if self.harvest_press == self.champagne_press:
            raise start.wrong("start_harvest_press is the press that holds the champagne")


def same_things(ours: Content, theirs: Content, origin: str) -> None:
    """An owner's file may have other numbers, but the same things."""
    if theirs.start_grape != ours.start_grape:
        raise ContentError(f"{origin}: vineyard_cell: the start cells must stay where they are")


EDITIONS: Final = Editions.beside(__file__, Content, same_things)
SHIPPED: Final = EDITIONS.shipped
