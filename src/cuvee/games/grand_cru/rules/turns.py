"""GC-2 to GC-4, GC-15 Rounds and turns: who acts, what may be done, and when the year is over."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import LEAVES
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.moves import BUY, HARVEST, INNOVATE, OUTBID, PASS, RAISE, SELL, USE
from cuvee.games.grand_cru.notes import LEAF, PASSED, YEAR
from cuvee.games.grand_cru.questions import ACTION_OVER, FINAL, INNOVATED, TURN, TURN_OVER, YEAR_END
from cuvee.games.grand_cru.rules import auction, demand, effects, harvest, innovation, sales


def begin_year(state: State, fate: Fate) -> None:
    """GC-2.1: phase 1, then phase 2; GC-1.12, GC-2.7: the bottle is on the first leaf."""
    state.year += 1
    state.round = 1
    state.passed = 0
    state.harvested = NO_SEAT
    for seat in range(state.seats):
        state.estates[seat].shifts = 0
    fate.note(YEAR, state.first, state.year)
    state.then(YEAR_END)
    next_turn(state, 0, fate)


def next_turn(state: State, place: i64, fate: Fate) -> None:
    """GC-2.2: one turn for everybody who has not passed, clockwise from the start player."""
    for later in range(place, state.seats):
        seat = state.in_order(later)
        if not state.passed >> seat & 1:
            state.then(TURN_OVER, later)
            state.ask(TURN, seat)
            return
    next_round(state, fate)


def next_round(state: State, fate: Fate) -> None:
    """GC-2.5, GC-2.6, GC-R73: round after round the bottle moves by itself.
    GC-3.3, GC-3.8, GC-R4: who is alone when it reaches leaf 4 acts once more."""
    state.round += 1
    if state.round <= LEAVES:
        fate.note(LEAF, state.first, state.round)
    if state.round >= LEAVES and state.only_one_active():
        last_actions(state, state.first)
    else:
        next_turn(state, 0, fate)


def turn_over(state: State, place: i64, fate: Fate) -> None:
    """GC-3.1, GC-3.11: have all passed (GC-3.9, GC-R5)? Was it the last vine? Have all but one
    passed (GC-R6)?"""
    if state.active() == 0:
        return
    seat = state.in_order(place)
    if state.harvested == seat or (state.round >= LEAVES and state.only_one_active()):
        last_actions(state, state.left_of(seat))
    else:
        next_turn(state, place + 1, fate)


def last_actions(state: State, first: i64) -> None:
    """GC-3.4, GC-3.5, GC-3.12, GC-R3: one more for all who have not passed, but not for who ended
    the year. GC-3.6, GC-3.7: no check follows, then phase 2."""
    seat = first
    for k in range(state.seats):
        seat = state.right_of(seat)
        if not state.passed >> seat & 1 and seat != state.harvested:
            state.ask(TURN, seat, FINAL)


def actions(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-4.1, GC-4.2, GC-4.3: whatever can be carried out and paid; passing always can."""
    auction.bids(state, seat, out)
    auction.purchases(state, seat, out)
    demand.raises(state, 0, out)
    harvest.harvests(state, seat, out)
    sales.sales(state, seat, out)
    effects.uses(state, seat, out)
    out.add(PASS)
    if state.options.innovation:
        innovation.shifts(state, seat, out)
        if not about & INNOVATED:
            innovation.copies(state, seat, out)


def act(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-2.3: one action. GC-15.1: or none this year. GC-24.7: a copied effect is no action."""
    if move == PASS:
        state.passed |= 1 << seat
        fate.note(PASSED, seat)
        return
    if INNOVATE.has(move):
        state.ask(TURN, seat, about | INNOVATED)
        innovation.innovate(state, seat, move, fate)
        return
    if state.options.innovation and not about & INNOVATED:
        state.then(ACTION_OVER, seat)
    carry_out(state, seat, move, fate)


def carry_out(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-4.1: each action in its chapter, in the order of the ids."""
    if move < OUTBID.stop:
        auction.make_bid(state, seat, move, fate)
    elif move < BUY.stop:
        auction.acquire(state, seat, move, fate)
    elif move < RAISE.stop:
        demand.act(state, seat, move, fate)
    elif move < HARVEST.stop:
        harvest.act(state, seat, move, fate)
    elif move < SELL.stop:
        sales.sell(state, seat, move, fate)
    elif move < USE.stop:
        effects.use(state, seat, move, fate)
    else:
        innovation.shift(state, seat, move, fate)
