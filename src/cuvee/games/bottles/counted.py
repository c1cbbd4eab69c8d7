"""What of the box is worth counting: answers that name it, and news with what they name first."""

from typing import Final

from cuvee.games.bottles import notes
from cuvee.games.bottles.moves import CARD_IDS, CELL_IDS, COUNTRY_IDS

VERBS: Final = {"choose": "character", "pick": "first bottle"}
NEWS: Final = {
    int(notes.BOUGHT): ("buying in", COUNTRY_IDS),
    int(notes.BOUGHT_CARD): ("buying", CARD_IDS),
    int(notes.MARKET_BOUGHT): ("buying at the market", CARD_IDS),
    int(notes.AUCTION_WON): ("winning at auction", CARD_IDS),
    int(notes.SOLD): ("selling", CARD_IDS),
    int(notes.TOASTED): ("toasting with", CARD_IDS),
    int(notes.MOVED): ("going to", CELL_IDS),
}
