"""The language of Naramata: every answer to every question, in the order of the ids."""

from typing import Final

from cuvee.core.moves import MoveTable, names, span
from cuvee.core.native import i64
from cuvee.games.naramata.content import SHIPPED
from cuvee.games.naramata.model.cards import TASTED
from cuvee.games.naramata.model.places import CONTRACT, SPOTS
from cuvee.games.naramata.model.roadmap import SPLIT_ROADS
from cuvee.games.naramata.model.upgrades import ASSISTANT, DISC_KINDS

CAR_NAMES: Final = names(*SHIPPED.cars.ids)
TOURIST_NAMES: Final = names(*SHIPPED.wishes.ids)
SITE_NAMES: Final = names(*SHIPPED.road.site_ids)
PLACE_NAMES: Final = names(*SHIPPED.places.ids)
SPOT_NAMES: Final = names(*SHIPPED.places.ids[: int(SPOTS)])
KIND_NAMES: Final = names(*SHIPPED.upgrades.ids)
ACTION_NAMES: Final = names(*SHIPPED.places.action_ids[: int(CONTRACT)])
CAR_SEATS: Final = names("1", "2", "3", "4")  # stand for 0 to 3

KEEP: Final[i64] = 0
SELL: Final[i64] = 1

TABLE: Final = MoveTable()

CAR: Final = TABLE.verb1("car", CAR_NAMES)
PICK: Final = TABLE.verb2("pick", TOURIST_NAMES, names("keep", "sell"))
CUT: Final = TABLE.verb1("cut", TOURIST_NAMES)
LOAD: Final = TABLE.verb1("load", TOURIST_NAMES)
LOAD_PASS: Final[i64] = TABLE.word("load pass")
START_AT: Final = TABLE.verb1("start", SITE_NAMES)
SEND: Final = TABLE.verb1("send", SITE_NAMES)
STEER: Final = TABLE.verb1("steer", names(*SHIPPED.road.road_ids[: int(SPLIT_ROADS)]))
CLEAR: Final = TABLE.verb1("clear", SPOT_NAMES)
CLEAR_DONE: Final[i64] = TABLE.word("clear done")
GO: Final = TABLE.verb1("go", PLACE_NAMES)
STOP: Final = TABLE.verb1("stop", names(*SHIPPED.road.winery_ids))
PARK: Final[i64] = TABLE.word("park")
ACT: Final[i64] = TABLE.word("act")
INSPECT: Final[i64] = TABLE.word("inspect")
GIVE: Final = TABLE.verb2("give", names(*SHIPPED.cards.ids[: int(TASTED)]), CAR_SEATS)
GIVE_DONE: Final[i64] = TABLE.word("give done")
DRAW_EXTRA: Final[i64] = TABLE.word("draw extra")
DRAW_DONE: Final[i64] = TABLE.word("draw done")
SHOP: Final = TABLE.verb2("shop", names(*SHIPPED.cards.ids[int(TASTED) :]), CAR_SEATS)
SHOP_DONE: Final[i64] = TABLE.word("shop done")
PUT: Final = TABLE.verb1("put", CAR_SEATS)
PUT_DONE: Final[i64] = TABLE.word("put done")
ADD: Final = TABLE.verb1("add", CAR_SEATS)
SIGN_POINTS: Final[i64] = TABLE.word("sign points")
SIGN_PRESTIGE: Final[i64] = TABLE.word("sign prestige")
DO: Final = TABLE.verb1("do", ACTION_NAMES)
DO_INSPECTION: Final[i64] = TABLE.word("do inspection")
DO_DONE: Final[i64] = TABLE.word("do done")
USE_PRESS: Final[i64] = TABLE.word("use press_review")
USE_TIP_JAR: Final[i64] = TABLE.word("use tip_jar")
USE_SHORTCUT: Final[i64] = TABLE.word("use shortcut")
USE_PHOTO: Final = TABLE.verb2("use souvenir_photo", CAR_SEATS, names("cheese", "view"))
USE_TABLE: Final = TABLE.verb1("use reserved_table", SPOT_NAMES)
USE_CONTACTS: Final = TABLE.verb1("use local_contacts", SPOT_NAMES)
USE_DOUBLE: Final = TABLE.verb1(
    "use double_stop", names(*SHIPPED.places.action_ids[: int(CONTRACT) + 1])
)
USE_WIND_BESIDE: Final[i64] = TABLE.word("use second_wind beside")
USE_WIND: Final = TABLE.verb1("use second_wind", names(*SHIPPED.upgrades.ids[: int(DISC_KINDS)]))
SKIP_SHORTCUT: Final[i64] = TABLE.word("skip shortcut")
SKIP_WIND: Final[i64] = TABLE.word("skip second_wind")
SKIP_SHIFT: Final[i64] = TABLE.word("skip shift")
SHIFT: Final[i64] = TABLE.word("shift")
PAY: Final = TABLE.verb1("pay", span(0, 5))
BUY: Final = TABLE.verb1("buy", CAR_SEATS)
SWAP: Final = TABLE.verb1("swap", names(*SHIPPED.upgrades.ids[: int(ASSISTANT)]))
SHELVE: Final[i64] = TABLE.word("shelve")
BENCH: Final = TABLE.verb1("bench", KIND_NAMES)
TAKE_POINTS: Final[i64] = TABLE.word("take points")
TAKE_PRESTIGE: Final[i64] = TABLE.word("take prestige")
END: Final[i64] = TABLE.word("end")
FINISH: Final[i64] = TABLE.word("finish")
