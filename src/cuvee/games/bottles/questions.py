"""What Bottles asks and does: the names of questions, chores and endings."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import names_of_asks

# questions
CHARACTER: Final[i64] = 0
BOTTLE: Final[i64] = 1
AIMING: Final[i64] = 2  # sealed
BEFORE_ROLL: Final[i64] = 3
MOVE: Final[i64] = 4  # about the face of the die
MOVING: Final[i64] = 5  # about face * 8 + steps left
CHEERS: Final[i64] = 6
CHEERS_HELP: Final[i64] = 7
SHOVED: Final[i64] = 8
BREAKAGE: Final[i64] = 9
THIEF: Final[i64] = 10  # about the steps made
FIST: Final[i64] = 11  # sealed: where is the die hidden?
FIST_GUESS: Final[i64] = 12  # sealed, beside it
LOOT: Final[i64] = 13  # about the victim, whose cellar is open
CELL: Final[i64] = 14  # about whether the marker arrived by its own move
DRAFT: Final[i64] = 15
REPLY: Final[i64] = 16
COUNTERED: Final[i64] = 17
HAND_OVER: Final[i64] = 18  # about which of the asked items
START_PRICE: Final[i64] = 19
BID: Final[i64] = 20
BROKE_HELP: Final[i64] = 21

# chores
ROUND: Final[i64] = 32
NEXT_TURN: Final[i64] = 33  # about the turns done in this round
TURN_OVER: Final[i64] = 34  # about the seat
TOAST: Final[i64] = 35
ARRIVE: Final[i64] = 36  # about whether the marker arrived by its own move
ROUND_OVER: Final[i64] = 37
BROKE: Final[i64] = 38  # about the seat: is it without money?
RESCUE: Final[i64] = 39  # about the seat: is it saved, lost, or still asked?
EXCHANGE: Final[i64] = 40

ENDINGS: Final = ["none", "goal", "run_out", "dead_goal", "last_player", "round_limit"]
GOAL: Final[i64] = 1
RUN_OUT: Final[i64] = 2
DEAD_GOAL: Final[i64] = 3
LAST_PLAYER: Final[i64] = 4
ROUND_LIMIT: Final[i64] = 5

ASKS: Final = names_of_asks(globals(), BROKE_HELP)
