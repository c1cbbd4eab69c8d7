"""What Grand Cru asks and does: the names of questions, chores and endings."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import names_of_asks

# questions
INITIAL_LOANS: Final[i64] = 0  # sealed
TURN: Final[i64] = 1  # about INNOVATED and FINAL
AFTER_ACTION: Final[i64] = 2
SPEND: Final[i64] = 3  # about the improvement copied
MAKE_ROOM: Final[i64] = 4  # about the move that brings the new tile
SALE: Final[i64] = 5  # about a pick; its mark is the branded variety sold before, or NO_MARK
PICK_HARVEST: Final[i64] = 6  # about a pick
PICK_AGE: Final[i64] = 7
PICK_BLEND: Final[i64] = 8
PICK_TAKE: Final[i64] = 9  # about a blend
PICK_DEMAND: Final[i64] = 10  # about a pick
PICK_FIELD: Final[i64] = 11  # about a pick; none left to give back: choose the new cube
BRAND: Final[i64] = 12  # about the variety
LIFT: Final[i64] = 13  # about the bid that needs a marker
FAIR: Final[i64] = 14
JUICE: Final[i64] = 15  # about a pick
YOUNG: Final[i64] = 16  # about a pick
REORG: Final[i64] = 17  # about a pick
LOANS: Final[i64] = 18
INNOVATION_AWARD: Final[i64] = 19

# a bit for each question about an effect, whose rest may be left out
PICKS: Final[i64] = (
    1 << SALE
    | 1 << PICK_HARVEST
    | 1 << PICK_AGE
    | 1 << PICK_BLEND
    | 1 << PICK_TAKE
    | 1 << PICK_DEMAND
    | 1 << PICK_FIELD
    | 1 << JUICE
    | 1 << YOUNG
    | 1 << REORG
)

# chores
FIRST_YEAR: Final[i64] = 30
TURN_OVER: Final[i64] = 31  # about the place of the seat in the round
ACTION_OVER: Final[i64] = 32  # about the seat
YEAR_END: Final[i64] = 33
NEXT_FAIR: Final[i64] = 34  # about the seat whose turn it would be
BOOKS: Final[i64] = 35
NEXT_LOANS: Final[i64] = 36  # about the place of the seat in the order
NEW_YEAR: Final[i64] = 37
BEGIN_YEAR: Final[i64] = 38

INNOVATED: Final[i64] = 1  # an innovation tile was used in this turn
FINAL: Final[i64] = 2  # the last action of the year

REPAID: Final[i64] = 1
BANKRUPT: Final[i64] = 2
YEAR_LIMIT: Final[i64] = 3
ENDINGS: Final = ["none", "loans_repaid", "bankruptcy", "year_limit"]

ASKS: Final = names_of_asks(globals(), INNOVATION_AWARD)
