"""What may happen in Naramata, for people to read: kinds of news with their numbers a, b, c."""

from typing import Final

from cuvee.core.native import i64

CHOSE_CAR: Final[i64] = 0  # car
NEW_DAY_BEGAN: Final[i64] = 1  # day; no seat
KEPT: Final[i64] = 2  # tourist
SOLD: Final[i64] = 3  # tourist, prestige
CUT_OUT: Final[i64] = 4  # tourist
LOADED: Final[i64] = 5  # tourist
STARTED: Final[i64] = 6  # start site
PHANTOM_STARTED: Final[i64] = 7  # car, start site; no seat
CLEARED: Final[i64] = 8  # place
WENT: Final[i64] = 9  # place
STOPPED: Final[i64] = 10  # winery the car stops behind
FAVOURED: Final[i64] = 11  # winery, markers
INSPECTED: Final[i64] = 12  # prestige
DREW: Final[i64] = 13  # card
GAVE: Final[i64] = 14  # card, tourist
SHOPPED: Final[i64] = 15  # card, tourist
CASHED: Final[i64] = 16  # cards discarded, prestige
ROLLED: Final[i64] = 17  # die, markers
PUT_VIEW: Final[i64] = 18  # tourist
CASHED_VIEWS: Final[i64] = 19  # prestige
LUNCHED: Final[i64] = 20  # tourists served, prestige
SIGNED: Final[i64] = 21  # winery, points, prestige
SPENT: Final[i64] = 22  # half hours, column reached
SHORTENED: Final[i64] = 23
RECHARGED: Final[i64] = 24
BOUGHT: Final[i64] = 25  # kind, price
SHELVED: Final[i64] = 26  # kind
LIFTED: Final[i64] = 27  # place, kind used
REVIEWED: Final[i64] = 28  # points
TIPPED: Final[i64] = 29  # prestige
PHOTOGRAPHED: Final[i64] = 30  # tourist, row
PAID: Final[i64] = 31  # prestige, discs
PARKED_CAR: Final[i64] = 32  # column, points lost
WISHES_SCORED: Final[i64] = 33  # points of rows, points lost on empty rows, empty rows
RATED: Final[i64] = 34  # rating lost, rating left
REWARDED: Final[i64] = 35  # tourist, points, prestige
SHIFTED: Final[i64] = 36  # kind put under the deck
PHANTOM_WENT: Final[i64] = 37  # car, place; no seat
PHANTOM_HOME: Final[i64] = 38  # car; no seat
FINISHED: Final[i64] = 39  # ending; no seat
UPGRADES_SCORED: Final[i64] = 40  # points
DAY_MONEY: Final[i64] = 41  # prestige
DOUBLE_STOPPED: Final[i64] = 42  # action
DISCARDED_LAST: Final[i64] = 43  # tourist
PHANTOM_ROLLED: Final[i64] = 44  # car, die; no seat
