"""What Dom Pierre asks and does: the names of questions, chores and endings."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import names_of_asks

# questions
KEEPING: Final[i64] = 0  # which token to keep? sealed
LAYING: Final[i64] = 1  # which token to lay green side up? sealed
MENU: Final[i64] = 2  # which disc to raise?
CLAIM: Final[i64] = 3  # take the vintage token?
STRENGTHENING: Final[i64] = 4  # where to lay the strength token?
CHOICE: Final[i64] = 5  # perform or dismiss?
PLANTING: Final[i64] = 6  # about the grapes drawn and the grapes to point at
HARVESTING: Final[i64] = 7  # about the cell
BOOSTING_SELF: Final[i64] = 8  # about cell and variety
BOOSTING: Final[i64] = 9  # about variety and value
STORING: Final[i64] = 10  # about the harvest tile
PRESSING: Final[i64] = 11  # about what the cellar has done
PICKING: Final[i64] = 12  # about what the village has given
TASTING: Final[i64] = 13  # about the place of the first tile
FAVOURING: Final[i64] = 14  # about the first bonus
TAKING: Final[i64] = 15  # about the workers left to take and the last place
PLACING: Final[i64] = 16
SELLING: Final[i64] = 17  # about the sales left
ADDING: Final[i64] = 18  # about market, tile and what was added last
CARD_KEEPING: Final[i64] = 19  # about the cards to take
DISCARDING: Final[i64] = 20  # about the cards left to discard
FIRING: Final[i64] = 21  # about the workers left to dismiss and the last place
AFTER: Final[i64] = 22  # end, or something free?
GAINING: Final[i64] = 23  # which prestige tile?
USING: Final[i64] = 24  # use it now? about the tile
MARKING: Final[i64] = 25  # about the value of the marker
MOVE_FROM: Final[i64] = 26  # which worker moves?
MOVE_TO: Final[i64] = 27  # where to? about the place it comes from
LOCAL_SALE: Final[i64] = 28  # about the place of the last tile

# chores
PASS_TOKENS: Final[i64] = 32
LAY_OUT: Final[i64] = 33
NEXT_TURN: Final[i64] = 34  # about the turns of this round
OPEN_MENU: Final[i64] = 35
RETIRE: Final[i64] = 36  # about the column
NEXT_GRAPE: Final[i64] = 37  # about the grapes drawn and the grapes to point at
NEXT_STORE: Final[i64] = 38
OPEN_CELLAR: Final[i64] = 39  # these three as the questions they ask
OPEN_VILLAGE: Final[i64] = 40
OPEN_SALES: Final[i64] = 41
NEXT_FAVOUR: Final[i64] = 42  # about the first bonus
CLOSE_SALE: Final[i64] = 43  # about market and tile
NEXT_DISCARD: Final[i64] = 44  # about the cards left to discard
REFILL: Final[i64] = 45
PRESTIGE: Final[i64] = 46
RESTOCK: Final[i64] = 47
NEXT_TAKE: Final[i64] = 48  # about the workers left to take
NEXT_PLACE: Final[i64] = 49

ENDINGS: Final = ["none", "end_track", "rounds"]
END_TRACK: Final[i64] = 1
ROUNDS: Final[i64] = 2

ASKS: Final = names_of_asks(globals(), LOCAL_SALE)
