"""BO-9.14 to BO-9.16 Auction. One bottle, open bids, no way back for the seller."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import STEPS
from cuvee.games.bottles.model.state import NONE, State
from cuvee.games.bottles.moves import PASS, RAISE, START
from cuvee.games.bottles.notes import AUCTION_WON, BID_MADE, OPENED_AT, PASSED, UNSOLD
from cuvee.games.bottles.questions import BID


def starts(state: State, out: Moves) -> None:
    """BO-9.14: the start price."""
    out.add_all(START, state.content.lowest_start, state.content.highest_start)


def start(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.15: before the first bid the price counts one less."""
    state.price = START.a(move) - 1
    state.bidding = 0
    for other in range(state.seats):
        if other != seat and state.out[other] == 0:
            state.bidding |= 1 << other
    fate.note(OPENED_AT, seat, state.lot, START.a(move))
    call(state, seat, fate)


def call(state: State, after: i64, fate: Fate) -> None:
    """BO-9.15: round the table, past the highest bidder and those who passed."""
    for k in range(1, state.seats + 1):
        seat = (after + k) % state.seats
        if state.bidding >> seat & 1 and seat != state.bidder:
            state.ask(BID, seat)
            return
    hammer(state, fate)


def bids(state: State, seat: i64, out: Moves) -> None:
    """BO-9.15, BO-R46: pass, or raise within the own money."""
    out.add(PASS)
    for k in range(3):
        if state.price + STEPS[k] <= state.money[seat]:
            out.add(RAISE.of(k))


def bid(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.15: who passes is out of it."""
    if move == PASS:
        state.bidding &= ~(1 << seat)
        fate.note(PASSED, seat)
    else:
        state.price += STEPS[RAISE.a(move)]
        state.bidder = seat
        fate.note(BID_MADE, seat, state.price)
    call(state, seat, fate)


def hammer(state: State, fate: Fate) -> None:
    """BO-9.16: the highest bidder pays and takes the bottle; without a bid it stays."""
    if state.bidder == NONE:
        fate.note(UNSOLD, state.seller, state.lot)
    else:
        state.money[state.bidder] -= state.price
        state.money[state.seller] += state.price
        state.move_card(state.lot, state.bidder)
        fate.note(AUCTION_WON, state.bidder, state.lot, state.price, state.seller)
    state.lot = NONE
    state.seller = NONE
    state.price = 0
    state.bidder = NONE
    state.bidding = 0
