"""DP-3 The turn: raise a disc, perform its action or dismiss workers, end."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import CELLAR, LOGISTICS, SALES, VILLAGE, VINEYARD
from cuvee.games.dom_pierre.model.house import GONE, NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import DISMISS, END, PERFORM, RAISE
from cuvee.games.dom_pierre.notes import PERFORMED, RAISED
from cuvee.games.dom_pierre.questions import AFTER, CHOICE, MENU, NEXT_TURN, OPEN_MENU
from cuvee.games.dom_pierre.rules import (
    cellar,
    dismissal,
    ending,
    estate,
    free,
    logistics,
    objectives,
    sales,
    supplies,
    village,
    vineyard,
)


def next_turn(state: State, turns: i64, fate: Fate) -> None:
    """DP-3.1, DP-3.2, DP-3.15: each seat in turn, clockwise from the start player.

    DP-6.7, DP-6.8: as a turn ends, the village is laid out anew where it has to be.
    """
    if turns > 0:
        supplies.restock(state, fate)
    if turns == state.seats:
        ending.close_round(state, fate)
        return
    state.active = (state.first + turns) % state.seats
    state.column = NONE
    state.cost = 0
    state.free_used = 0
    state.effect_used = 0
    state.then(NEXT_TURN, turns + 1)
    state.ask(AFTER, state.active)
    open_menu(state)


def open_menu(state: State) -> None:
    """DP-R59: a seat without discs has no action this turn."""
    if state.houses[state.active].has_disc():
        state.ask(MENU, state.active)


def actions(state: State, seat: i64, out: Moves) -> None:
    """DP-3.3, DP-3.16: any disc still on the estate; or something free first (DP-11.1)."""
    out.add_others(RAISE, state.houses[seat].rows, GONE, GONE, 0)
    free.offers(state, seat, out)


def act(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-3.2, DP-3.3: raising a disc is compulsory and decides the action."""
    if not RAISE.has(move):
        state.then(OPEN_MENU)
        free.act(state, seat, move, fate)
        return
    column = RAISE.a(move)
    state.column = column
    estate.rise(state, seat, column)
    state.ask(CHOICE, seat)
    estate.offer_tokens(state, seat)
    fate.note(RAISED, seat, column, state.houses[seat].rows[column])


def choices(state: State, seat: i64, out: Moves) -> None:
    """DP-3.12, DP-R16: perform if there is anything to do and to pay with; or dismiss."""
    if can_perform(state, seat):
        out.add(PERFORM)
    out.add(DISMISS)


def can_perform(state: State, seat: i64) -> bool:
    """DP-R16: the table of what each action needs."""
    column = state.column
    if column == VINEYARD:
        return state.houses[seat].money >= estate.cost(state, seat)
    if column == CELLAR:
        return cellar.possible(state, seat)
    if column == VILLAGE:
        return village.possible(state, seat)
    if column == SALES:
        return sales.possible(state, seat)
    return column == LOGISTICS or state.shelf.shown() > 0


def choose(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-3.9, DP-3.10, DP-3.12, DP-R75: strength and cost are fixed when the action begins.

    DP-3.11, DP-4.1, DP-6.1: vineyard and village are paid before anything else.
    """
    column = state.column
    strength = estate.strength(state, seat, column)
    if move == DISMISS:
        dismissal.begin(state, strength)
        return
    state.cost = estate.cost(state, seat)
    paid: i64 = 0
    if column in (VINEYARD, VILLAGE):
        paid = state.cost
        state.houses[seat].money -= paid
    fate.note(PERFORMED, seat, column, strength, paid)
    if column == VINEYARD:
        vineyard.begin(state, strength, fate)
    elif column == CELLAR:
        cellar.begin(state, strength)
    elif column == VILLAGE:
        village.begin(state, strength)
    elif column == LOGISTICS:
        logistics.begin(state, strength)
    elif column == SALES:
        sales.begin(state, strength)
    else:
        objectives.begin(state, strength, fate)


def endings(state: State, seat: i64, out: Moves) -> None:
    """DP-11.1: end the turn, or something free before that."""
    out.add(END)
    free.offers(state, seat, out)


def end(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-R71: every turn closes with a word."""
    if move != END:
        state.ask(AFTER, seat)
        free.act(state, seat, move, fate)
