"""BO-10 Money, running dry, elimination."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.model.state import MARKET, NONE, REMOVED, State
from cuvee.games.bottles.moves import CONCEDE
from cuvee.games.bottles.notes import ELIMINATED, NEEDS_HELP, SAVED
from cuvee.games.bottles.questions import BROKE_HELP, LAST_PLAYER, RESCUE
from cuvee.games.bottles.rules import deals, debts, ending


def check(state: State, seat: i64, fate: Fate) -> None:
    """BO-10.2, BO-R49: who is without money needs help; BO-10.3 offers and an auction at least."""
    if state.out[seat] > 0 or state.money[seat] > 0:
        return
    if not state.options.negotiation:
        eliminate(state, seat, fate)
        return
    state.offers = max(state.offers, state.remaining() - 1)
    state.auctions = max(state.auctions, 1)
    fate.note(NEEDS_HELP, seat, 1)
    state.then(RESCUE, seat)


def rescue(state: State, seat: i64, fate: Fate) -> None:
    """BO-10.3 saved with 1 MU; BO-10.4 lost when nothing can be offered any more."""
    if state.money[seat] > 0:
        fate.note(SAVED, seat)
    elif state.offers > 0 or (state.auctions > 0 and state.bottles[seat] > 0):
        state.ask(BROKE_HELP, seat)
    else:
        eliminate(state, seat, fate)


def pleas(state: State, seat: i64, out: Moves) -> None:
    """BO-10.3: an offer, an auction, or give up."""
    deals.partners(state, seat, out)
    deals.lots(state, seat, out)
    out.add(CONCEDE)


def plead(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-10.4: giving up is the end."""
    if move == CONCEDE:
        eliminate(state, seat, fate)
    else:
        state.then(RESCUE, seat)
        deals.begin(state, seat, move, fate)


def eliminate(state: State, seat: i64, fate: Fate) -> None:
    """BO-10.5, BO-R50: marker, bottles, money, debts leave; BO-10.6, BO-R51 the last one wins."""
    fate.note(ELIMINATED, seat)
    state.out[seat] = state.seats - state.remaining() + 1
    state.cell[seat] = NONE
    state.money[seat] = 0
    if state.bottles[seat] > 0:
        fate.reveal()
    for card in range(CARDS):
        if state.place[card] == seat:
            state.move_card(card, REMOVED if state.options.remove_eliminated else MARKET)
    debts.void(state, seat)
    if state.remaining() == 1:
        ending.finish(state, LAST_PLAYER, fate)
