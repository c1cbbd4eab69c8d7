"""What of the box is worth counting: answers that name it, and news with what they name first."""

from typing import Final

from cuvee.games.naramata import notes
from cuvee.games.naramata.content import SHIPPED

VERBS: Final = {"start": "start site", "use": "using upgrade"}
NEWS: Final = {
    int(notes.CHOSE_CAR): ("car", SHIPPED.cars.ids),
    int(notes.KEPT): ("keeping tourist", SHIPPED.wishes.ids),
    int(notes.SOLD): ("selling tourist", SHIPPED.wishes.ids),
    int(notes.WENT): ("going to", SHIPPED.places.ids),
    int(notes.SIGNED): ("contract with", SHIPPED.road.winery_ids),
    int(notes.BOUGHT): ("buying upgrade", SHIPPED.upgrades.ids),
}
