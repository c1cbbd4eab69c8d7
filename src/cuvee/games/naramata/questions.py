"""What Naramata asks and does: the names of questions, chores and endings."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import names_of_asks

# questions
SETUP_CAR: Final[i64] = 0
DRAFT_PICK: Final[i64] = 1  # sealed
DRAFT_CUT: Final[i64] = 2  # sealed, asked along with the pick
SOLO_TAKE: Final[i64] = 3
FLEET_LOAD: Final[i64] = 4  # about the place in the day order and who has passed
START_SITE: Final[i64] = 5
PHANTOM_SITE: Final[i64] = 6  # about the Phantom's car
CLEARING: Final[i64] = 7  # about the markers that may still go
PHANTOM_ROAD: Final[i64] = 8  # about the Phantom, where it is and how far it goes
TURN: Final[i64] = 9  # about whether an upgrade was bought
LANDED: Final[i64] = 10  # about whether an upgrade was bought
SERVE: Final[i64] = 11  # about the suit and the cards given
SHOP_EXTRA: Final[i64] = 12
SHOP_CARDS: Final[i64] = 13
VIEWS: Final[i64] = 14  # about markers gained but not put, and all of this action
SIGNING: Final[i64] = 15
CONTRACT_MENU: Final[i64] = 16  # about purchase, first hour and actions done
SPEND_TIME: Final[i64] = 17  # about the half hours
RECHARGE: Final[i64] = 18
AFTER: Final[i64] = 19  # about purchase and the one printed action done
MARKET_SHIFT: Final[i64] = 20
PARKED: Final[i64] = 21  # about whether an upgrade was bought
BONUS: Final[i64] = 22  # about the rows and the tourist
BENCHING: Final[i64] = 23
PAYMENT: Final[i64] = 24  # about the price
SWAPPING: Final[i64] = 25  # about the new kind

# chores; one that concerns a seat has it in the lowest two bits of `about`
NEW_DAY: Final[i64] = 40
PASS_HANDS: Final[i64] = 42
NEXT_LOAD: Final[i64] = 43  # about the place in the day order and who has passed
NEXT_SITE: Final[i64] = 44  # about the place in the day order
PHANTOM_SITES: Final[i64] = 45
NEXT_CLEAR: Final[i64] = 46  # about the place in the day order
NEXT: Final[i64] = 47
DO_ACTION: Final[i64] = 48  # about seat and action
SPEND: Final[i64] = 49  # about seat and half hours
WIND: Final[i64] = 50  # about the seat
TAKE_UPGRADE: Final[i64] = 52  # about seat and slot
EXTRA_CARD: Final[i64] = 53  # about the seat
RESET: Final[i64] = 54  # about the seat
OFFER_SHIFT: Final[i64] = 55  # about the seat

ENDINGS: Final = ["none", "points", "won", "lost"]
BY_POINTS: Final[i64] = 1
WON: Final[i64] = 2
LOST: Final[i64] = 3

ASKS: Final = names_of_asks(globals(), SWAPPING)
