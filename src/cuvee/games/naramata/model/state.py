"""The state of Naramata: guides, cars, markers, the upgrade row, the piles."""

from typing import Final, final

from cuvee.core.fate import Pile
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.state import BaseState, empty_agenda, restored
from cuvee.games.naramata.content import Content
from cuvee.games.naramata.model.cards import CASES, SUITED, TOURISTS
from cuvee.games.naramata.model.guide import Guide, new_guide
from cuvee.games.naramata.model.pieces import Car, Market, new_market
from cuvee.games.naramata.model.places import SPOTS
from cuvee.games.naramata.options import Options

TOURIST_PILE: Final[i64] = 3  # after those of wine, cheese and shopping


@final
@mypyc_attr(acyclic=True)
class State(BaseState):
    """Cars are numbered: those of the seats first, then the Phantoms."""

    def __init__(
        self,
        content: Content,
        options: Options,
        agenda: vec[i64],
        guides: list[Guide],
        cars: list[Car],
        market: Market,
        piles: list[Pile],
        occupied: vec[i64],
    ) -> None:
        self.seats = len(guides)
        self.agenda = agenda
        self.content: Final = content
        self.options: Final = options
        self.day: i64 = 0
        self.order: i64 = 0  # of the day: two bits a seat, the first lowest
        self.placed: i64 = 0  # figures put on the time track today: the last stands highest
        self.arrived: i64 = 0  # guides in the car park
        self.rating: i64 = 0  # online; solo and fleet
        self.held: i64 = 0  # cards in every draft hand
        self.display: i64 = 0  # tourists on offer in solo and fleet, as bits
        self.drawn: i64 = 0  # cards of the running action, as bits
        self.discards: i64 = 0  # wine, cheese and shopping cards, as bits
        self.departed: i64 = 0  # the discard pile of tourists, as bits
        self.bottles: i64 = 0  # left at the signature wineries: two bits each
        self.occupied: Final = occupied  # markers on places
        self.market: Final = market
        self.piles: Final = piles
        self.cars: Final = cars
        self.guides: Final = guides

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (blank, self.content, self.options, int(self.seats), self.words())

    def seat_at(self, k: i64) -> i64:
        """The seat that is k-th in the order of the day, from 0."""
        return self.order >> 2 * k & 3

    def players(self) -> i64:
        """NA-R7: for how many the table is laid."""
        return self.options.players(self.seats)

    def last_day(self) -> bool:
        return self.day == self.options.days

    def way(self) -> i64:
        """NA-27.1: the direction of the day, FORWARD or BACKWARD."""
        return self.content.calendar.backward[self.options.route * 4 + self.day - 1]

    def bottles_at(self, signature: i64) -> i64:
        return self.bottles >> 2 * signature & 3


def blank(content: Content, options: Options, seats: i64) -> State:
    """NA-2.1: nothing is dealt yet; four decks hold all their cards."""
    cars = seats + options.phantoms(seats)
    return State(
        content,
        options,
        empty_agenda(),
        [new_guide() for seat in range(seats)],
        [Car() for car in range(cars)],
        new_market(),
        [
            Pile(vec[i64]([1] * SUITED), SUITED),
            Pile(vec[i64]([1] * SUITED), SUITED),
            Pile(vec[i64]([1] * CASES), CASES),
            Pile(vec[i64]([1] * TOURISTS), TOURISTS),
        ],
        vec[i64]([0] * SPOTS),
    )
