"""What of the box is worth counting: answers that name it, and news with what they name first."""

from typing import Final

from cuvee.games.dom_pierre import notes
from cuvee.games.dom_pierre.content import SHIPPED

VERBS: Final = {"strengthen": "strengthening"}
NEWS: Final = {
    int(notes.PERFORMED): ("action", SHIPPED.ids["action"]),
    int(notes.KEPT_CARD): ("keeping objective", SHIPPED.ids["objective_card"]),
    int(notes.DISCARDED): ("discarding objective", SHIPPED.ids["objective_card"]),
    int(notes.SCORED): ("scoring objective", SHIPPED.ids["objective_card"]),
    int(notes.GAINED): ("gaining prestige tile", SHIPPED.ids["prestige_tile"]),
    int(notes.USED): ("using prestige tile", SHIPPED.ids["prestige_tile"]),
    int(notes.SOLD): ("selling to market", [*SHIPPED.ids["market_card"], "reims"]),
    int(notes.GOT_BONUS): ("bonus", SHIPPED.ids["bonus"]),
}
