"""Every move of Dom Pierre, in the order of the ids."""

from typing import Final

from cuvee.core.moves import MoveTable, Words, names
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import PT_WORKER, SHIPPED

IDS: Final = SHIPPED.ids
ACTION: Final = names(*IDS["action"])
GRAPE: Final = names(*IDS["grape"])
CELL: Final = names(*IDS["vineyard_cell"])
PRESS: Final = names(*IDS["press"])
ROUTE: Final = names(*IDS["route"])
MARKET: Final = names(*IDS["route"], "reims")
BONUS: Final = names(*IDS["bonus"])
CARD: Final = names(*IDS["objective_card"])
PAIR: Final = names("1", "2")  # slots of a press, piles of the village
PLACE: Final = names(*IDS["place"], *IDS["route_space"], *IDS["vineyard_cell"])
TILE: Final = names(*IDS["prestige_tile"])
EXTRA: Final = names(
    *(f"{colour} {kind}" for kind in IDS["accessory"] for colour in ("grey", "blue")),
    "pt_sale_1",
    "pt_sale_2",
)

TABLE: Final = MoveTable()
KEEP: Final = TABLE.verb1("keep", ACTION)
LAY: Final = TABLE.verb1("lay", ACTION)
RAISE: Final = TABLE.verb1("raise", ACTION)
CLAIM_VINTAGE: Final[i64] = TABLE.word("claim vintage")
LEAVE_VINTAGE: Final[i64] = TABLE.word("leave vintage")
STRENGTHEN: Final = TABLE.verb1("strengthen", ACTION)
LEAVE_STRENGTH: Final[i64] = TABLE.word("leave strength")
PERFORM: Final[i64] = TABLE.word("perform")
DISMISS: Final[i64] = TABLE.word("dismiss")
PLANT: Final = TABLE.verb2(
    "plant", GRAPE, CELL, when=lambda grape, cell: SHIPPED.start_grape[cell] < 0
)
POINT: Final = TABLE.verb1("point", CELL)
HARVEST: Final = TABLE.verb1("harvest", GRAPE)
HARVEST_NONE: Final[i64] = TABLE.word("harvest none")
BOOST_SELF: Final[i64] = TABLE.word("boost self")
BOOST: Final = TABLE.verb1("boost", CELL)
BOOST_NONE: Final[i64] = TABLE.word("boost none")
STORE: Final = TABLE.verb1("store", PRESS)
STORE_SUPPLY: Final[i64] = TABLE.word("store supply")
# the number of a press's second word is how many of its two tiles are barrels
MAKE: Final = TABLE.verb2("press", PRESS, names("bottles", "mixed", "barrels"))
MAKE_VINTAGE: Final = TABLE.verb2("press", PRESS, Words(["mixed vintage", "barrels vintage"], 1))
PRESS_DONE: Final[i64] = TABLE.word("press done")
PICK_HARVEST: Final = TABLE.verb1("pick harvest", PAIR)
PICK_ACCESSORY: Final = TABLE.verb1("pick accessory", PAIR)
PICK_DONE: Final[i64] = TABLE.word("pick done")
TASTE: Final = TABLE.verb2("taste", PRESS, PAIR)
TASTE_DONE: Final[i64] = TABLE.word("taste done")
FAVOUR: Final = TABLE.verb1("favour", BONUS)
TAKE: Final = TABLE.verb1("take", PLACE)
TAKE_DONE: Final[i64] = TABLE.word("take done")
PLACE_ROUTE: Final = TABLE.verb1("place", ROUTE)
PLACE_PRESSES: Final[i64] = TABLE.word("place presses")
PLACE_CELL: Final = TABLE.verb1("place", CELL)
PLACE_DONE: Final[i64] = TABLE.word("place done")
SKIP: Final = TABLE.verb1("skip", ROUTE)
SELL: Final = TABLE.verb3("sell", MARKET, PRESS, PAIR)
SELL_DONE: Final[i64] = TABLE.word("sell done")
ADD: Final = TABLE.verb1("add", EXTRA)
ADD_DONE: Final[i64] = TABLE.word("add done")
ROTATE: Final = TABLE.verb1("rotate", ROUTE)
KEEP_CARD: Final = TABLE.verb1("keep", CARD)
DISCARD: Final = TABLE.verb1("discard", CARD)
FIRE: Final = TABLE.verb1("fire", Words(PLACE.words[1:], 1))
FIRE_DONE: Final[i64] = TABLE.word("fire done")
END: Final[i64] = TABLE.word("end")
GAIN: Final = TABLE.verb1("gain", TILE)
GAIN_HIDDEN: Final[i64] = TABLE.word("gain hidden")
USE: Final = TABLE.verb1("use", Words(TILE.words[PT_WORKER:], int(PT_WORKER)))
HOLD: Final[i64] = TABLE.word("hold")
MARK: Final = TABLE.verb1("mark", PRESS)
LOCAL: Final = TABLE.verb2("local", PRESS, PAIR)
LOCAL_DONE: Final[i64] = TABLE.word("local done")
SCORE: Final = TABLE.verb1("score", CARD)
BUY_PRESTIGE: Final[i64] = TABLE.word("buy prestige")
POP: Final = TABLE.verb1("pop", ACTION)
