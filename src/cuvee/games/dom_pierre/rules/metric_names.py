"""Section 2.12 The metrics of objective cards, in the order of the file."""

from typing import Final

from cuvee.core.native import i64

FLAGS_USA: Final[i64] = 0
FLAGS_RUSSIA: Final[i64] = 1
FLAGS_ANY: Final[i64] = 2
FLAG_PAIRS: Final[i64] = 3
CROWNS: Final[i64] = 4
CARDS_NORTH: Final[i64] = 5  # and three more, in the order of the routes
CARDS_TOTAL: Final[i64] = 9
ROUTES_WITH_CARD: Final[i64] = 10
ROUTE_SETS: Final[i64] = 11
ROUTE_MAX: Final[i64] = 12
CARDS_BOTTLE: Final[i64] = 13
CARDS_BARREL: Final[i64] = 14
CARDS_BOTH: Final[i64] = 15
WORKERS_ROUTES: Final[i64] = 16
ROUTES_WITH_WORKERS: Final[i64] = 17
WORKERS_ONE_ROUTE: Final[i64] = 18
ROUTE_ENDS: Final[i64] = 19
WORKERS_VINEYARD: Final[i64] = 20
WORKER_VARIETIES: Final[i64] = 21
WORKERS_PRESS: Final[i64] = 22
WORKERS_EMPLOYED: Final[i64] = 23
ACCESSORIES: Final[i64] = 24
ACCESSORY_KINDS: Final[i64] = 25
ACCESSORY_PAIRS: Final[i64] = 26
PRESTIGE_LEVEL: Final[i64] = 27
MONEY: Final[i64] = 28
CHAMPAGNE_BEST: Final[i64] = 29
CHAMPAGNE_COUNT: Final[i64] = 30
CHAMPAGNE_BOTTLES: Final[i64] = 31
CHAMPAGNE_BARRELS: Final[i64] = 32
HARVEST_FULL_PRESSES: Final[i64] = 33
LOWEST_ROW: Final[i64] = 34
