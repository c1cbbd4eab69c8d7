"""The language of Bottles: every answer to every question, in the order of the ids."""

from typing import Final

from cuvee.core.moves import MoveTable, names, span
from cuvee.core.native import i64
from cuvee.games.bottles.content import SHIPPED

CARD_IDS: Final = SHIPPED.labels["bottles.id"]
CELL_IDS: Final = SHIPPED.labels["cells.id"]
COUNTRY_IDS: Final = SHIPPED.labels["countries.id"]

CARD: Final = names(*CARD_IDS)
CELL: Final = names(*CELL_IDS)
SEAT: Final = names("s0", "s1", "s2", "s3", "s4", "s5")
FIST: Final = names("left", "right")
STEP_SIZE: Final = names("1", "2", "5")  # stand for 0, 1, 2: see content.STEPS

TABLE: Final = MoveTable()

CHOOSE: Final = TABLE.verb1("choose", names(*SHIPPED.labels["characters.id"]))
PICK: Final = TABLE.verb1("pick", names(*CARD_IDS[:25]))
AIM: Final = TABLE.verb1("aim", CELL)
ROLL: Final[i64] = TABLE.word("roll")
STAY: Final[i64] = TABLE.word("stay")
FLY: Final = TABLE.verb1("fly", names(*CELL_IDS[:62]))
STEP: Final = TABLE.verb1("step", CELL)
STOP: Final[i64] = TABLE.word("stop")
HIRE: Final[i64] = TABLE.word("hire")
SEND: Final = TABLE.verb1("send", CELL)
SEND_DONE: Final[i64] = TABLE.word("send done")
ROB: Final[i64] = TABLE.word("rob")
HIDE: Final = TABLE.verb1("hide", FIST)
GUESS: Final = TABLE.verb1("guess", FIST)
STEAL: Final = TABLE.verb1("steal", CARD)
DISCARD: Final = TABLE.verb1("discard", CARD)
SHOVE: Final = TABLE.verb1("shove", CELL)
BUY: Final = TABLE.verb1("buy", CARD)
ROLL_MARKET: Final[i64] = TABLE.word("roll market")
SELL: Final = TABLE.verb1("sell", CARD)
END: Final[i64] = TABLE.word("end")
DEAL: Final = TABLE.verb1("deal", SEAT)
GIVE: Final = TABLE.verb1("give", CARD)
ASK: Final = TABLE.verb1("ask", names(*CARD_IDS, *COUNTRY_IDS, "any"))
PAY: Final = TABLE.verb1("pay", span(1, 30))
CHARGE: Final = TABLE.verb1("charge", span(1, 30))
BORROW: Final = TABLE.verb1("borrow", span(1, 30))
INTEREST: Final = TABLE.verb1("interest", span(1, 10))
PROPOSE: Final[i64] = TABLE.word("propose")
CANCEL: Final[i64] = TABLE.word("cancel")
ACCEPT: Final[i64] = TABLE.word("accept")
REJECT: Final[i64] = TABLE.word("reject")
COUNTER: Final = TABLE.verb1("counter", STEP_SIZE)
HAND: Final = TABLE.verb1("hand", CARD)
AUCTION: Final = TABLE.verb1("auction", CARD)
START: Final = TABLE.verb1("start", span(1, 18))
RAISE: Final = TABLE.verb1("raise", STEP_SIZE)
PASS: Final[i64] = TABLE.word("pass")
REPAY: Final = TABLE.verb1("repay", SEAT)
CONCEDE: Final[i64] = TABLE.word("concede")
