"""GC-1.7, GC-20, GC-21 Loans: the secret first ones, interest every year, borrowing, repaying."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import MOST_LOANS
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import BORROW, LOANS, REPAY, STAY
from cuvee.games.grand_cru.notes import (
    BORROWED,
    EMERGENCY,
    FIRST_LOANS,
    INTEREST,
    REPAID,
    STAYED,
    WENT_BROKE,
)
from cuvee.games.grand_cru.questions import LOANS as LOANS_ASKED
from cuvee.games.grand_cru.questions import NEXT_LOANS


def first_loans(state: State, out: Moves) -> None:
    """GC-1.7: one to five, in secret."""
    content = state.content
    out.add_all(LOANS, content.first_loans_min, content.first_loans_max)


def take_first(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-1.8: all choices are open: the francs are paid out."""
    estate = state.estates[seat]
    estate.loans = LOANS.a(move)
    estate.money += estate.loans * state.content.loan
    fate.note(FIRST_LOANS, seat, estate.loans, estate.loans * state.content.loan)


def collect(state: State, fate: Fate) -> None:
    """GC-20.1, GC-20.5: everybody pays, in turn order from the start player."""
    for place in range(state.seats):
        pay_interest(state, state.in_order(place), fate)


def pay_interest(state: State, seat: i64, fate: Fate) -> None:
    """GC-20.1: interest on the loans so far. GC-20.2, GC-20.3: short of cash one takes emergency
    loans, which bear none yet; GC-20.4, GC-R35: beyond the last one is broke."""
    estate = state.estates[seat]
    due = state.content.interest[estate.loans]
    while estate.money < due:
        if estate.loans == MOST_LOANS:
            state.broke |= 1 << seat
            fate.note(WENT_BROKE, seat)
            return
        estate.loans += 1
        estate.money += state.content.emergency
        fate.note(EMERGENCY, seat, state.content.emergency, estate.loans)
    estate.money -= due
    fate.note(INTEREST, seat, due)


def next_loans(state: State, place: i64) -> None:
    """GC-21.1, GC-21.6, GC-R37: each decides in turn order; GC-21.7: but not who is bankrupt."""
    for later in range(place, state.seats):
        seat = state.in_order(later)
        if not state.broke >> seat & 1:
            state.then(NEXT_LOANS, later + 1)
            state.ask(LOANS_ASKED, seat)
            return


def offers(state: State, seat: i64, out: Moves) -> None:
    """GC-21.2 to GC-21.4: borrow unless somebody is bankrupt, repay what one can, or neither."""
    estate = state.estates[seat]
    if state.broke == 0:
        out.add_all(BORROW, 1, min(10, MOST_LOANS - estate.loans))
    out.add_all(REPAY, 1, min(estate.loans, estate.money // state.content.repayment))
    out.add(STAY)


def decide(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-21.1 to GC-21.3: exactly one of the three."""
    estate = state.estates[seat]
    if BORROW.has(move):
        n = BORROW.a(move)
        estate.loans += n
        estate.money += n * state.content.loan
        fate.note(BORROWED, seat, n, n * state.content.loan)
    elif REPAY.has(move):
        n = REPAY.a(move)
        estate.loans -= n
        estate.money -= n * state.content.repayment
        fate.note(REPAID, seat, n, n * state.content.repayment)
    else:
        fate.note(STAYED, seat)
