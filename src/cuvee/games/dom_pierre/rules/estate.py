"""DP-3.4 to DP-3.10 The estate: what a row costs, how strong it is, which tokens may be taken."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.model.house import NONE, STRENGTH, VINTAGE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import CLAIM_VINTAGE, LEAVE_STRENGTH, LEAVE_VINTAGE, STRENGTHEN
from cuvee.games.dom_pierre.notes import PLACED_TOKEN
from cuvee.games.dom_pierre.questions import CLAIM, RETIRE, STRENGTHENING


def strength(state: State, seat: i64, column: i64) -> i64:
    """DP-3.9: the number beside the disc's row, and 1 for the strength token below."""
    house = state.houses[seat]
    n = state.content.strength[7 * state.options.side + house.rows[column]]
    if house.spaces[column] == STRENGTH:
        n += 1
    return n


def cost(state: State, seat: i64) -> i64:
    """DP-3.10, DP-R12, DP-R13: the number beside the lowest disc, after the move."""
    return state.content.cost[7 * state.options.side + state.houses[seat].lowest()]


def has_effect(state: State, seat: i64, action: i64) -> bool:
    """DP-3.7: does a vintage token lie under the column, not used this turn?"""
    return state.effect_used == 0 and state.houses[seat].spaces[action] == VINTAGE


def rise(state: State, seat: i64, column: i64) -> None:
    """DP-3.3: a disc rises one row. DP-3.14: in the top row it leaves when all else is done."""
    rows = state.houses[seat].rows
    rows[column] += 1
    if rows[column] == state.content.top_row[state.options.side]:
        state.then(RETIRE, column)


def offer_tokens(state: State, seat: i64) -> None:
    """DP-R7: once a disc has risen, tokens may be claimed.

    DP-3.4, DP-R10: the vintage token with every disc in row 1 or higher; discs that left count
    as higher. DP-3.5: after it the strength token, with every disc in row 2 or higher.
    """
    house = state.houses[seat]
    if house.blue == 0 and house.green == NONE:
        return
    low = house.lowest()
    if house.blue == 1 and low >= state.content.strength_row[state.options.side]:
        state.ask(STRENGTHENING, seat)
    if house.green != NONE and low >= state.content.vintage_row[state.options.side]:
        state.ask(CLAIM, seat)


def claims(out: Moves) -> None:
    """DP-3.4: now, or perhaps later."""
    out.add(CLAIM_VINTAGE)
    out.add(LEAVE_VINTAGE)


def claim(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-3.4, DP-3.6, DP-3.8, DP-R6, DP-R11: to its own column; it replaces what lay there."""
    if move == CLAIM_VINTAGE:
        house = state.houses[seat]
        house.spaces[house.green] = VINTAGE
        fate.note(PLACED_TOKEN, seat, house.green, VINTAGE)
        house.green = NONE


def strengthenings(out: Moves) -> None:
    """DP-3.5, DP-R8: any column, also one whose disc is gone."""
    out.add_range(STRENGTHEN.first, STRENGTHEN.stop - 1)
    out.add(LEAVE_STRENGTH)


def strengthen(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-3.5, DP-3.6, DP-3.8: the strength token covers the space for good."""
    if move != LEAVE_STRENGTH:
        column = STRENGTHEN.a(move)
        state.houses[seat].spaces[column] = STRENGTH
        state.houses[seat].blue = 0
        fate.note(PLACED_TOKEN, seat, column, STRENGTH)
