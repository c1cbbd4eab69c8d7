"""BO-4 Cheers. The glass costs a bottle; who has none must find one or is out."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import GLASS
from cuvee.games.bottles.model.state import REMOVED, State
from cuvee.games.bottles.moves import CONCEDE, DISCARD
from cuvee.games.bottles.notes import NEEDS_HELP, TOASTED
from cuvee.games.bottles.questions import ARRIVE, CHEERS, CHEERS_HELP, MOVE, TOAST
from cuvee.games.bottles.rules import deals, ruin


def toast(state: State, fate: Fate) -> None:
    """BO-4.2 a bottle must go; BO-4.4, BO-R19, BO-R61 without one there is help, once a turn."""
    seat = state.turn
    if state.bottles[seat] > 0:
        state.ask(CHEERS, seat)
        return
    if state.helped == 0 and state.options.negotiation:
        state.helped = 1
        state.offers = max(state.offers, state.remaining() - 1)
        fate.note(NEEDS_HELP, seat, 0)
    if state.offers == 0 or not state.options.negotiation:
        ruin.eliminate(state, seat, fate)
    else:
        state.ask(CHEERS_HELP, seat)


def discards(state: State, seat: i64, out: Moves) -> None:
    """BO-4.2: any own bottle."""
    out.add_equal(DISCARD, state.place, seat, 0)


def toasts(state: State, seat: i64, out: Moves) -> None:
    """BO-4.2, BO-4.6, BO-R18: a bottle from the cellar; BO-4.3 deals may come first."""
    discards(state, seat, out)
    deals.offers(state, seat, out)


def discard(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-4.2 out of the game; BO-4.7, BO-R17 the cell step; BO-4.1, BO-R16 or the thief before."""
    if not DISCARD.has(move):
        state.then(TOAST)
        deals.begin(state, seat, move, fate)
        return
    state.move_card(DISCARD.a(move), REMOVED)
    fate.note(TOASTED, seat, DISCARD.a(move))
    if state.options.thief_on_cheers:
        state.ask(MOVE, seat, GLASS)
    else:
        state.then(ARRIVE, 0)


def pleas(state: State, seat: i64, out: Moves) -> None:
    """BO-4.4, BO-4.5: an offer, or give up."""
    deals.partners(state, seat, out)
    out.add(CONCEDE)


def plead(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-4.5: giving up is the end; BO-R62 the round goes on."""
    if move == CONCEDE:
        ruin.eliminate(state, seat, fate)
    else:
        state.then(TOAST)
        deals.begin(state, seat, move, fate)
