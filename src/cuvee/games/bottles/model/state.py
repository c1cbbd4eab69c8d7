"""The state of Bottles: cards, markers, money, debts, a deal in the making."""

from typing import Final, final

from cuvee.core.native import i64, mypyc_attr, vec
from cuvee.core.part import Part
from cuvee.core.state import BaseState, ask_of, empty_agenda, restored
from cuvee.games.bottles.content import CARDS, COUNTRIES, SEATS, Content
from cuvee.games.bottles.options import Options

# places of a card; below them the seats, whose cellars they stand for
DECK: Final[i64] = 6
MARKET: Final[i64] = 7
REMOVED: Final[i64] = 8

NONE: Final[i64] = -1  # no cell, no card, no seat


# asked items: a card, a country, any bottle
ASK_COUNTRY: Final[i64] = 80
ASK_ANY: Final[i64] = 98

# the sum of an offer
NO_SUM: Final[i64] = 0
PAYING: Final[i64] = 1
CHARGING: Final[i64] = 2
BORROWING: Final[i64] = 3

# how far an offer has come
WRITING: Final[i64] = 0
PROPOSED: Final[i64] = 1
DELIVERABLE: Final[i64] = 2  # the partner has countered or accepted, so has what is asked

MOST_DEBTS: Final[i64] = 8  # of one debtor: BO-R68
MOST_OWED: Final[i64] = 9_999  # by one debtor in all
AMOUNT: Final[i64] = 0xFFFF  # a debt is creditor << 16 | amount; 0 is none


@final
@mypyc_attr(acyclic=True)
class Offer(Part):
    """A deal in the making: who gives which cards, asks for what, and the money beside it."""

    def __init__(self, given: vec[i64], asked: vec[i64], handed: vec[i64]) -> None:
        self.given: Final = given  # cards, the first `gives` of them
        self.asked: Final = asked  # cards, countries or any, the first `asks` of them
        self.handed: Final = (
            handed  # cards chosen for the asked items, from the agreement to the exchange
        )
        self.gives: i64 = 0
        self.asks: i64 = 0
        self.by: i64 = NONE
        self.partner: i64 = NONE
        self.sum_kind: i64 = NO_SUM
        self.sum: i64 = 0
        self.interest: i64 = 0
        self.stage: i64 = WRITING

    def clear(self) -> None:
        for k in range(3):
            self.given[k] = NONE
            self.asked[k] = NONE
        self.gives = 0
        self.asks = 0
        self.by = NONE
        self.partner = NONE
        self.sum_kind = NO_SUM
        self.sum = 0
        self.interest = 0
        self.stage = WRITING


@final
@mypyc_attr(acyclic=True)
class State(BaseState):
    def __init__(
        self,
        content: Content,
        options: Options,
        seats: i64,
        agenda: vec[i64],
        place: vec[i64],
        decks: vec[i64],
        money: vec[i64],
        bottles: vec[i64],
        cell: vec[i64],
        character: vec[i64],
        out: vec[i64],
        debts: vec[i64],
        path: vec[i64],
        traded: vec[i64],
        offer: Offer,
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.content: Final = content
        self.options: Final = options
        self.place: Final = place  # of each card
        self.decks: Final = decks  # cards left in the deck of each country
        self.money: Final = money
        self.bottles: Final = bottles  # in the cellar of each seat
        self.cell: Final = cell  # of each marker
        self.character: Final = character
        self.out: Final = out  # 0, or the how manieth the seat dropped out
        self.debts: Final = debts  # MOST_DEBTS for each debtor, the oldest first
        self.path: Final = path  # the cells of the present move, of a marker or the thief
        self.path_length: i64 = 0
        self.traded: Final = (
            traded  # a bit for each card that met the market in this turn, 30 a number
        )
        self.offer: Final = offer
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.thief: i64 = content.thief_start
        self.offers: i64 = 0  # left in this turn or help window
        self.auctions: i64 = 0
        self.helped: i64 = 0  # 1 once the toast of this turn opened its help window
        self.market_die: i64 = 0  # 0 until rolled in this turn
        self.shoved: i64 = 0  # a bit for each seat shoved in this chain
        self.guess: i64 = 0
        self.lot: i64 = NONE  # the card under the hammer
        self.seller: i64 = NONE
        self.price: i64 = 0
        self.bidder: i64 = NONE
        self.bidding: i64 = 0  # a bit for each seat still in the auction

    def veiled(self, place: vec[i64]) -> "State":
        """A twin for reading alone, with other places of the cards: it shares what is open."""
        twin = State(
            self.content,
            self.options,
            self.seats,
            self.agenda[:] if self.is_sealed() else self.agenda,
            place,
            self.decks,
            self.money,
            self.bottles,
            self.cell,
            self.character,
            self.out,
            self.debts,
            self.path,
            self.traded,
            self.offer if self.offer.by == NONE else self.offer.copy(),
        )
        self.copy_numbers(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (blank, self.content, self.options, int(self.seats), self.words())

    # -- what every chapter asks

    def goal(self) -> i64:
        """BO-12.1: how many countries win."""
        return self.content.goal_short if self.options.short else self.content.goal_standard

    def remaining(self) -> i64:
        """Players not eliminated."""
        n: i64 = 0
        for seat in range(self.seats):
            if self.out[seat] == 0:
                n += 1
        return n

    def marker_on(self, cell: i64, but: i64) -> i64:
        """The seat other than `but` whose marker stands on the cell, or -1."""
        for seat in range(self.seats):
            if self.cell[seat] == cell and seat != but:
                return seat
        return NONE

    def move_card(self, card: i64, to: i64) -> None:
        """A card changes its place; decks and cellars are counted along."""
        source = self.place[card]
        if source < SEATS:
            self.bottles[source] -= 1
        elif source == DECK:
            self.decks[self.content.country[card]] -= 1
        if to < SEATS:
            self.bottles[to] += 1
        self.place[card] = to

    def has_passed(self, cell: i64) -> bool:
        """BO-3.8, BO-R12: was it entered in this move, or left at its start?"""
        for k in range(self.path_length):
            if self.path[k] == cell:
                return True
        return False

    def is_asking(self, ask: i64) -> bool:
        """Is this question the next to be answered?"""
        return self.depth > 0 and ask_of(self.agenda[self.depth - 1]) == ask


def blank(content: Content, options: Options, seats: i64) -> State:
    """BO-1.7, BO-R32 a deck for each country; BO-1.8 no piles yet; BO-1.9 the thief on its cell."""
    decks = [content.first_card[k + 1] - content.first_card[k] for k in range(COUNTRIES)]
    state = State(
        content,
        options,
        seats,
        empty_agenda(),
        vec[i64]([DECK] * CARDS),
        vec[i64](decks),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([NONE] * seats),
        vec[i64]([NONE] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * MOST_DEBTS)),
        vec[i64]([NONE] * 5),
        vec[i64]([0, 0, 0]),
        Offer(vec[i64]([NONE] * 3), vec[i64]([NONE] * 3), vec[i64]([NONE] * 3)),
    )
    return state
