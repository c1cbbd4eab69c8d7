"""Which reasons are tested against which answer."""

from collections.abc import Callable
from typing import Final

from cuvee.games.dom_pierre.face import why_house as house
from cuvee.games.dom_pierre.face import why_trade as trade
from cuvee.games.dom_pierre.face import why_village as village
from cuvee.games.dom_pierre.face.why_case import Why

Found = Why | None
VERBS: Final[dict[str, Callable[..., Found]]] = {
    "keep": house.keep,
    "lay": house.lay,
    "raise": house.raise_,
    "claim": house.claim,
    "leave": house.leave,
    "strengthen": house.strengthen,
    "perform": house.perform,
    "dismiss": house.dismiss,
    "plant": house.plant,
    "point": house.point,
    "harvest": house.harvest_,
    "boost": house.boost,
    "store": house.store,
    "press": house.press,
    "pick": village.pick,
    "taste": village.taste,
    "favour": village.favour,
    "take": village.take,
    "place": village.place,
    "skip": village.skip,
    "sell": trade.sell,
    "add": trade.add,
    "rotate": trade.rotate,
    "discard": trade.discard,
    "fire": village.fire,
    "end": trade.end,
    "gain": trade.gain,
    "use": trade.use,
    "hold": trade.hold,
    "mark": house.mark,
    "local": trade.local,
    "score": trade.score,
    "buy": trade.buy,
    "pop": trade.pop,
}
