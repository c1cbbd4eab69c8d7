"""What everybody sees of one car and its guide, in numbers for learning."""

from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.vector import Field, Vector, count, flag
from cuvee.games.naramata.model.cards import ROWS, TOURISTS
from cuvee.games.naramata.model.guide import DISC_BITS, EMPTY, ON_TOURIST, SEATS_IN_CAR, WHO, WIDTH
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import ACTIONS, SIGNATURES
from cuvee.games.naramata.model.roadmap import NODES, WINERIES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CARS, DISC_KINDS, KINDS

TYPES: Final[i64] = 13  # of wine, of cheese, and the shopping cards

CAR_FIELDS: Final = [
    flag("present", "there is such a car"),
    flag("colour", "which car it is", 6),
    flag("node", "where it is: a winery, a start site, the car park, at home", 32),
    flag("stop", "the action of the place it stands on", 7),
    Field("clock", 1, -1, 99, "the hour of its figure on the time track, -1 is off it"),
    count("height", 999, "how high its figure stands there"),
]
GUIDE_FIELDS: Final = [
    flag("order", "its place in the order of the day", 4),
    flag("hand", "tourists in its draft hand, if seen", 50),
    count("discs", 9, "unused discs"),
    count("beside", 9, "discs paid with"),
    count("on cards", 7, "discs on each upgrade that takes some", 5),
    flag("owned", "upgrades owned", 23),
    flag("active", "upgrades active", 23),
    count("reserved", 9, "markers on the reserved table"),
    flag("bottles", "signature bottles", 7),
    flag("visited", "wineries of today", 28),
    flag("winds", "second wind: first time, second time, used", 3),
    count("arrival", 4, "order in the car park"),
    count("prestige", 32_767, "its prestige"),
    Field("points", 8, -32_768, 32_767, "its points by where they come from"),
    count("items", 9, "by car seat what lies on each row of wishes", 24),
    count("cards", 19, "by car seat the cards of each type", 52),
    flag("tourists", "by car seat who sits there", 200),
]


def write_car(view: State, car: i64, out: Vector) -> None:
    it = view.cars[car]
    out.add(1)
    out.hot(it.colour, CARS)
    out.hot(it.node, NODES + 1)
    stop = NONE
    if it.place != NONE:
        stop = view.content.places.action_of[it.place]
    out.hot(stop, ACTIONS)
    out.add(it.clock)
    out.add(it.height)


def write_guide(view: State, seat: i64, out: Vector) -> None:
    guide = view.guides[seat]
    for k in range(view.seats):
        if view.seat_at(k) == seat:
            out.values[out.at + k] = 1
    out.at += 4
    out.bits(guide.hand, TOURISTS)
    out.add(guide.discs)
    out.add(guide.beside)
    out.digits_of(guide.on_cards, DISC_BITS, DISC_KINDS)
    out.bits(guide.owned, KINDS)
    out.bits(guide.active, KINDS)
    out.add(guide.reserved)
    out.bits(guide.bottles, SIGNATURES)
    out.bits(guide.visited, WINERIES)
    out.bits(guide.winds, 3)
    out.add(guide.arrival)
    out.add(guide.prestige)
    out.all(guide.ledger)
    write_tray(guide.tray, view.content.cards.type_of, out)


def write_tray(tray: vec[i64], type_of: vec[i64], out: Vector) -> None:
    out.heads(tray, WIDTH, ROWS)
    for k in range(SEATS_IN_CAR):
        out.tally_set(tray[k * WIDTH + ON_TOURIST], type_of, TYPES)
    into = out.values
    for k in range(SEATS_IN_CAR):
        who = tray[k * WIDTH + WHO]
        if who != EMPTY:
            into[out.at + k * TOURISTS + who] = 1
    out.at += SEATS_IN_CAR * TOURISTS
