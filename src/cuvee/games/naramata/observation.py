"""What a seat of Naramata sees, in numbers for learning: the table and how it is written."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.vector import Layout, Vector, count, flag
from cuvee.games.naramata.model.cards import CARDS, TOURISTS
from cuvee.games.naramata.model.places import SIGNATURES
from cuvee.games.naramata.model.state import TOURIST_PILE, State
from cuvee.games.naramata.model.upgrades import KINDS
from cuvee.games.naramata.observation_guide import CAR_FIELDS, GUIDE_FIELDS, write_car, write_guide
from cuvee.games.naramata.questions import ASKS

SEATS: Final[i64] = 4
PHANTOMS: Final[i64] = 2
CAR: Final[i64] = sum(field.length for field in CAR_FIELDS)

LAYOUT: Final = Layout(
    len(ASKS),
    int(SEATS),
    [
        count("mode", 2, "competitive, solo, fleet"),
        count("day", 4, "the day, from 1"),
        flag("last day", "it is the last one"),
        flag("backward", "the direction of the day"),
        count("arrived", 4, "guides in the car park"),
        count("rating", 999, "the rating online, solo and fleet"),
        count("held", 9, "cards in every draft hand"),
        flag("drawn by the seat", "the tourist drawn this round (two players)", 50),
        flag("display", "tourists on offer, solo and fleet", 50),
        flag("drawn", "cards of the running action", 61),
        flag("discards", "wine, cheese and shopping cards discarded", 61),
        flag("departed", "tourists discarded", 50),
        count("bottles", 3, "bottles left at each signature winery", 7),
        count("occupied", 9, "markers on each place", 66),
        flag("upgrade row", "by slot the kind of upgrade", 92),
        count("prestige above", 99, "the prestige above each slot", 4),
        count("upgrades under", 9, "upgrades put under the deck, by kind", 23),
        count("upgrades unseen", 9, "upgrades nobody has seen, by kind", 23),
        count("wine deck", 1, "wine cards nobody has seen", 24),
        count("cheese deck", 1, "cheese cards nobody has seen", 24),
        count("shopping deck", 1, "shopping cards nobody has seen", 13),
        count("tourist deck", 1, "tourists the seat has not seen", 50),
        *[field.renamed(f"phantom {k} {field.name}") for k in (1, 2) for field in CAR_FIELDS],
    ],
    CAR_FIELDS + GUIDE_FIELDS,
)


def features(view: State, own: i64, out: Vector) -> None:
    start = out.at
    out.question(view, own, LAYOUT)
    write_day(view, own, out)
    write_sets(view, out)
    write_market(view, out)
    for pile in range(TOURIST_PILE + 1):
        out.all(view.piles[pile].left)
    phantoms = out.at
    for car in range(view.seats, i64(len(view.cars))):
        write_car(view, car, out)
    out.at = phantoms + PHANTOMS * CAR
    for k in range(view.seats):
        seat = (own + k) % view.seats
        write_car(view, seat, out)
        write_guide(view, seat, out)
    out.at = start + LAYOUT.width


def write_day(view: State, own: i64, out: Vector) -> None:
    last: i64 = 0
    if view.last_day():
        last = 1
    out.four(view.options.mode, view.day, last, backward(view))
    out.add(view.arrived)
    out.add(view.rating)
    out.add(view.held)
    out.bits(view.guides[own].extra, TOURISTS)


def backward(view: State) -> i64:
    """The direction of the day; forward before the first."""
    if view.day == 0:
        return 0
    return view.way()


def write_sets(view: State, out: Vector) -> None:
    out.bits(view.display, TOURISTS)
    out.bits(view.drawn, CARDS)
    out.bits(view.discards, CARDS)
    out.bits(view.departed, TOURISTS)
    out.digits_of(view.bottles, 2, SIGNATURES)
    out.all(view.occupied)


def write_market(view: State, out: Vector) -> None:
    market = view.market
    out.hots(market.row, KINDS)
    out.all(market.above)
    for k in range(market.count):
        out.values[out.at + market.under[k]] += 1
    out.at += KINDS
    out.all(market.pile.left)
