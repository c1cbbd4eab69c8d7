"""What the strip of a player shows at a glance."""

from cuvee.games.naramata.face.facts import rows_of
from cuvee.games.naramata.face.names import Teller
from cuvee.games.naramata.model.pieces import OFF
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.options import FLEET
from cuvee.games.naramata.rules import purse
from cuvee.render.asking import Counter


def counters(view: State, seat: int, viewer: int, lang: str) -> list[Counter]:
    """Everything of a guide is open but the hand of the draft."""
    t = Teller(view, [], lang)
    own, piece = view.guides[seat], view.cars[seat]
    found = []
    if view.options.mode != FLEET:
        found.append(Counter("coin", str(purse.prestige(view, seat)), t.say("word-prestige")))
    if piece.clock != OFF:
        found.append(Counter("time", t.hour(int(piece.clock)), t.say("word-clock")))
    elif own.arrival:
        found.append(Counter("park", t.say("word-home"), t.say("word-car_park")))
    found.append(Counter("disc", str(own.discs), t.say("word-discs")))
    rows = rows_of(view, seat)
    if rows:
        filled = sum(row.have > 0 for row in rows)
        found.append(Counter("tourist", f"{filled}/{len(rows)}", t.say("word-rows_filled")))
    owned = int(own.owned).bit_count()
    if owned:
        found.append(Counter("upgrade", str(owned), t.say("word-upgrades")))
    return found
