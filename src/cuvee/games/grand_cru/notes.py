"""What may happen in Grand Cru, for people to read: a seat and up to three numbers by kind."""

from typing import Final

from cuvee.core.native import i64

FIRST_LOANS: Final[i64] = 0  # loans, francs
STARTS: Final[i64] = 1
YEAR: Final[i64] = 2  # year
LEAF: Final[i64] = 3  # leaf
AUCTIONED: Final[i64] = 4  # kind, bid, column
RAISED_BID: Final[i64] = 5  # kind, bid, column
CLAIMED: Final[i64] = 6  # kind, francs
BOUGHT: Final[i64] = 7  # kind, francs
BARE: Final[i64] = 8  # variety: no cube for the new vine
DROPPED: Final[i64] = 9  # tile
RAISED: Final[i64] = 10  # variety, level, price
HARVESTED: Final[i64] = 11  # variety, cubes, francs paid
SOLD: Final[i64] = 12  # variety, cubes, francs
DELIVERED: Final[i64] = 13  # variety, cubes, francs: at the fair
SOLD_YOUNG: Final[i64] = 14  # variety, cubes, francs
USED: Final[i64] = 15  # improvement
COPIED: Final[i64] = 16  # improvement, innovation tile spent
REFINED: Final[i64] = 17  # variety, cubes, barrel they came from
BLENDED: Final[i64] = 18  # variety, cubes, barrel
PAST: Final[i64] = 19  # variety, cubes: beyond their last barrel
HOSTED: Final[i64] = 20  # prestige
GAVE_BACK: Final[i64] = 21  # variety
CREATED: Final[i64] = 22  # variety
PASSED: Final[i64] = 23
LAST_VINE: Final[i64] = 24
BRANDED: Final[i64] = 25  # variety, level
UNBRANDED: Final[i64] = 26  # variety
SHIFTED: Final[i64] = 27  # innovation tile, new place
FEE: Final[i64] = 28  # francs
NEW_TILES: Final[i64] = 29  # how many
JUDGED: Final[i64] = 30  # variety, prestige
WENT_TO: Final[i64] = 31  # space, prestige paid
LEFT_FAIR: Final[i64] = 32
JUICED: Final[i64] = 33  # variety, francs
EXCHANGED: Final[i64] = 34  # francs
REPLANTED: Final[i64] = 35  # old variety, new variety
INTEREST: Final[i64] = 36  # francs
EMERGENCY: Final[i64] = 37  # francs, loans now
WENT_BROKE: Final[i64] = 38
BORROWED: Final[i64] = 39  # loans, francs
REPAID: Final[i64] = 40  # loans, francs
STAYED: Final[i64] = 41
MISSED: Final[i64] = 42  # variety, francs for the cubes there were not
JUG: Final[i64] = 43
AWARDED: Final[i64] = 44  # innovation tile
DECLINED: Final[i64] = 45  # innovation tile
ENDED: Final[i64] = 46  # ending
