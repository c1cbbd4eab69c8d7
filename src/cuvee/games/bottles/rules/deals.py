"""BO-9.1 to BO-9.3 Deals in general. What a player in a deal window may begin."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.model.state import State
from cuvee.games.bottles.moves import AUCTION, DEAL, REPAY
from cuvee.games.bottles.notes import NEGOTIATING, PUT_UP
from cuvee.games.bottles.questions import DRAFT, START_PRICE
from cuvee.games.bottles.rules import debts


def offers(state: State, seat: i64, out: Moves) -> None:
    """BO-9.1 a deal, an auction, a repayment; BO-9.3 all of it is an option."""
    if state.options.negotiation:
        partners(state, seat, out)
        lots(state, seat, out)
        debts.repayments(state, seat, out)


def budget(state: State) -> i64:
    """BO-9.2, BO-R45: offers in a turn, one for each other player but at least three; or fixed."""
    if state.options.offers_per_turn >= 0:
        return state.options.offers_per_turn
    return max(state.content.fewest_offers, state.remaining() - 1)


def partners(state: State, seat: i64, out: Moves) -> None:
    """BO-9.1, BO-9.2: anybody else still in the game, while an offer is left."""
    if state.offers > 0:
        for other in range(state.seats):
            if other != seat and state.out[other] == 0:
                out.add(DEAL.of(other))


def lots(state: State, seat: i64, out: Moves) -> None:
    """BO-9.2, BO-9.14: any own bottle, while an auction is left."""
    if state.auctions > 0 and state.bottles[seat] > 0:
        out.add_equal(AUCTION, state.place, seat, 0)


def begin(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.2: it is spent from the budget now, whatever comes of it."""
    if DEAL.has(move):
        state.offers -= 1
        state.offer.by = seat
        state.offer.partner = DEAL.a(move)
        fate.note(NEGOTIATING, seat, DEAL.a(move))
        state.ask(DRAFT, seat)
    elif AUCTION.has(move):
        state.auctions -= 1
        state.lot = AUCTION.a(move)
        state.seller = seat
        fate.note(PUT_UP, seat, AUCTION.a(move))
        state.ask(START_PRICE, seat)
    else:
        debts.repay(state, seat, REPAY.a(move), fate)
