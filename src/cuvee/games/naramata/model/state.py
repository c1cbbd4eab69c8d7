"""The state of Naramata: guides, cars, markers, the upgrade row, the piles."""

from typing import Final, final

from cuvee.core.fate import Pile
from cuvee.core.fields import Fields, Reader
from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.state import BaseState, empty_agenda
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
        self.guides: Final = guides
        self.cars: Final = cars
        self.market: Final = market
        self.piles: Final = piles
        self.occupied: Final = occupied  # markers on places
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

    def copy(self) -> "State":
        twin = State(
            self.content,
            self.options,
            self.agenda[:],
            [guide.copy() for guide in self.guides],
            [car.copy() for car in self.cars],
            self.market.copy(),
            [pile.copy() for pile in self.piles],
            self.occupied[:],
        )
        twin.copy_agenda(self)
        twin.day = self.day
        twin.order = self.order
        twin.placed = self.placed
        twin.arrived = self.arrived
        twin.rating = self.rating
        twin.held = self.held
        twin.display = self.display
        twin.drawn = self.drawn
        twin.discards = self.discards
        twin.departed = self.departed
        twin.bottles = self.bottles
        return twin

    def walk(self, fields: Fields) -> None:
        super().walk(fields)
        self.day = fields.number(self.day)
        self.order = fields.number(self.order)
        self.placed = fields.number(self.placed)
        self.arrived = fields.number(self.arrived)
        self.rating = fields.number(self.rating)
        self.held = fields.number(self.held)
        self.display = fields.number(self.display)
        self.drawn = fields.number(self.drawn)
        self.discards = fields.number(self.discards)
        self.departed = fields.number(self.departed)
        self.bottles = fields.number(self.bottles)
        fields.numbers(self.occupied)
        self.market.walk(fields)
        for pile in self.piles:
            pile.walk(fields)
        for car in self.cars:
            car.walk(fields)
        for guide in self.guides:
            guide.walk(fields)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.content, self.options, int(self.seats), self.words())

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


def restore(content: Content, options: Options, seats: int, words: list[int]) -> State:
    """A state from its words: pickling and deep copies come through here."""
    state = blank(content, options, seats)
    state.walk(Reader(words))
    return state
