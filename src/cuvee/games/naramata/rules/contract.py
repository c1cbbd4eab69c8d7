"""NA-12 Contracts: sign one, or use the own bottle for several actions in one visit."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.guide import CONTRACTS
from cuvee.games.naramata.model.places import CONTRACT, INSPECTION
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import DO, DO_DONE, DO_INSPECTION, SIGN_POINTS, SIGN_PRESTIGE
from cuvee.games.naramata.notes import SIGNED, SPENT
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.questions import AFTER, CONTRACT_MENU, DO_ACTION, SIGNING
from cuvee.games.naramata.rules import clock, purse, window

# the menu is about: an upgrade bought, the hour it began (5 bits), the actions done (7 bits)
HOUR: Final[i64] = 1
DONE: Final[i64] = 6


def sign(state: State, seat: i64, fate: Fate) -> None:
    """NA-12.2: take a bottle, then points or prestige; NA-25.14: alone or together prestige."""
    signature = state.content.places.signature_of[state.cars[seat].node]
    state.bottles -= 1 << 2 * signature
    state.guides[seat].bottles |= 1 << signature
    if state.options.mode == COMPETITIVE:
        state.ask(SIGNING, seat)
    else:
        reward(state, seat, SIGN_PRESTIGE, fate)


def rewards(out: Moves) -> None:
    """NA-12.2, NA-R65: either is worth it."""
    out.add(SIGN_POINTS)
    out.add(SIGN_PRESTIGE)


def reward(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-12.2: three of the one or three of the other."""
    costs = state.content.costs
    if move == SIGN_POINTS:
        state.guides[seat].ledger[CONTRACTS] += costs.contract_points
        fate.note(SIGNED, seat, state.cars[seat].node, costs.contract_points, 0)
    else:
        purse.gain(state, seat, costs.contract_prestige)
        fate.note(SIGNED, seat, state.cars[seat].node, 0, costs.contract_prestige)


def menu(state: State, seat: i64, about: i64, out: Moves) -> None:
    """NA-12.4, NA-12.5, NA-12.11: each other printed action once, one inspection; one at least.

    NA-12.8, NA-R23: each starts before closing, unless an option opens the doors; NA-12.9: or buy.
    """
    done = about >> DONE
    if clock.may_start(state, seat) or state.options.contract_open:
        printed = state.content.places.printed[state.cars[seat].node]
        out.add_bits(DO, printed & ~done & ~(1 << CONTRACT))
        if done >> INSPECTION & 1 == 0:
            out.add(DO_INSPECTION)
    if done:
        out.add(DO_DONE)
        window.offers(state, seat, about & 1, out)


def choose(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-12.6, NA-12.7: one after the other, without markers; in between a side action."""
    if move == DO_DONE:
        leave(state, seat, about, fate)
    elif move == DO_INSPECTION:
        do(state, seat, about, INSPECTION)
    elif DO.has(move):
        do(state, seat, about, DO.a(move))
    else:
        window.use(state, seat, CONTRACT_MENU, about, move, fate)


def do(state: State, seat: i64, about: i64, action: i64) -> None:
    state.ask(CONTRACT_MENU, seat, about | 1 << (DONE + action))
    state.then(DO_ACTION, seat | action << 2)


def leave(state: State, seat: i64, about: i64, fate: Fate) -> None:
    """NA-5.4, NA-12.10, NA-R54: an hour less than the sum, at least half an hour; on top there."""
    start = about >> HOUR & 31
    before = state.cars[seat].clock
    hours = before - start - state.content.places.half_hours[CONTRACT]
    clock.place_figure(state, seat, start + max(i64(1), hours))
    back = state.cars[seat].clock - before
    if back < 0:
        fate.note(SPENT, seat, back, state.cars[seat].clock)
    state.ask(AFTER, seat, about & 1)
