"""The moves, in the order of their ids; the words are those of the spec's decision flow.

GC-R76: they name every barrel a wine might be mature or young in, whatever the content file says.
"""

from typing import Final

from cuvee.core.moves import MoveTable, names, span
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import SHIPPED

TABLE: Final = MoveTable()

VARIETY: Final = names(*SHIPPED.variety_ids)
IMPROVEMENT: Final = names(*SHIPPED.improvement_ids)
KIND: Final = names(*SHIPPED.variety_ids, *SHIPPED.improvement_ids)
INNOVATION: Final = names(*SHIPPED.innovation_ids)
SPACE: Final = names(*SHIPPED.space_ids)
BARREL: Final = names("b1", "b2", "b3", "b4", "b5", "b6", "b7")
COLUMN: Final = names("c1", "c2", "c3", "c4", "c5")
CUBES: Final = span(1, max(int(n) for n in SHIPPED.cubes))


def some(barrel: int, variety: int, count: int) -> bool:
    """No sale is larger than the cubes there are."""
    return count <= SHIPPED.cubes[variety]


LOANS: Final = TABLE.verb1("loans", span(1, 5))
AUCTION: Final = TABLE.verb2("auction", KIND, span(1, 6))
OUTBID: Final = TABLE.verb2("outbid", COLUMN, span(1, 6))
CLAIM: Final = TABLE.verb1("claim", COLUMN)
BUY_LOT: Final = TABLE.verb1("buy", COLUMN)
BUY: Final = TABLE.verb1("buy", KIND)
RAISE: Final = TABLE.verb1("demand", VARIETY)
HARVEST: Final = TABLE.verb1("harvest", VARIETY)
SELL: Final = TABLE.verb3(
    "sell", BARREL, VARIETY, CUBES, when=lambda b, v, n: b > 0 and some(b, v, n)
)
USE: Final = TABLE.verb1("use", IMPROVEMENT)
PASS: Final[i64] = TABLE.word("pass")
SHIFT: Final = TABLE.verb2("shift", INNOVATION, span(1, 7))
INNOVATE: Final = TABLE.verb1("innovate", IMPROVEMENT)
DONE: Final[i64] = TABLE.word("done")
SPEND: Final = TABLE.verb1("spend", INNOVATION)
DROP: Final = TABLE.verb1(  # in the order of the tiles as numbers
    "drop",
    names(
        *[f"{name} {side}" for name in SHIPPED.variety_ids for side in ("full", "empty")],
        *[f"{name} {side}" for name in SHIPPED.improvement_ids for side in ("up", "down")],
        *SHIPPED.innovation_ids,
    ),
)
REFINE: Final = TABLE.verb2("age", BARREL, VARIETY, when=lambda b, v: b < 6)
BLEND: Final = TABLE.verb2("blend", BARREL, VARIETY, when=lambda b, v: b > 0)
TAKE: Final = TABLE.verb1("take", VARIETY)
RETURN: Final = TABLE.verb1("return", VARIETY)
BRAND: Final[i64] = TABLE.word("brand")
BRAND_LOT: Final = TABLE.verb1("brand", COLUMN)
LIFT: Final = TABLE.verb1("lift", VARIETY)
FAIR: Final = TABLE.verb1("fair", SPACE)
JUICE: Final = TABLE.verb1("juice", VARIETY)
YOUNG: Final = TABLE.verb3(
    "young", BARREL, VARIETY, CUBES, when=lambda b, v, n: b < 6 and some(b, v, n)
)
REORG: Final = TABLE.verb3(
    "reorg", VARIETY, VARIETY, names("stack", "discards"), when=lambda old, new, k: old != new
)
BORROW: Final = TABLE.verb1("borrow", span(1, 10))
REPAY: Final = TABLE.verb1("repay", span(1, 11))
STAY: Final[i64] = TABLE.word("stay")
ACCEPT: Final[i64] = TABLE.word("accept")
DECLINE: Final[i64] = TABLE.word("decline")
