"""What of the box is worth counting: answers that name it, and news with what they name first."""

from typing import Final

from cuvee.games.grand_cru import notes
from cuvee.games.grand_cru.content import SHIPPED

VERBS: Final = {"loans": "first loans"}
KINDS: Final = [*SHIPPED.variety_ids, *SHIPPED.improvement_ids]
NEWS: Final = {
    int(notes.CLAIMED): ("winning at auction", KINDS),
    int(notes.BOUGHT): ("buying", KINDS),
    int(notes.HARVESTED): ("harvesting", SHIPPED.variety_ids),
    int(notes.SOLD): ("selling", SHIPPED.variety_ids),
    int(notes.BRANDED): ("branding", SHIPPED.variety_ids),
    int(notes.USED): ("using", SHIPPED.improvement_ids),
    int(notes.COPIED): ("innovating", SHIPPED.improvement_ids),
    int(notes.AWARDED): ("innovation tile", SHIPPED.innovation_ids),
    int(notes.WENT_TO): ("at the fair", SHIPPED.space_ids),
}
