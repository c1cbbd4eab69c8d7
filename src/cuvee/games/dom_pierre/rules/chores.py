"""The flow, second part: which chapter does which chore."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of
from cuvee.games.dom_pierre import questions as q
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.rules import (
    benefits,
    cellar,
    draft,
    ending,
    harvest,
    logistics,
    objectives,
    prestige,
    sale,
    sales,
    supplies,
    turn,
    village,
    vineyard,
)


def proceed(state: State, step: i64, fate: Fate) -> None:
    chore = ask_of(step)
    about = about_of(step)
    if chore == q.NEXT_TURN:
        turn.next_turn(state, about, fate)
    elif chore == q.RETIRE:
        ending.retire(state, about, fate)
    elif q.NEXT_GRAPE <= chore <= q.NEXT_FAVOUR:
        proceed_action(state, chore, about, fate)
    else:
        proceed_rest(state, chore, about, fate)


def proceed_action(state: State, chore: i64, about: i64, fate: Fate) -> None:
    if chore == q.NEXT_GRAPE:
        vineyard.next_grape(state, about)
    elif chore == q.NEXT_STORE:
        harvest.next_store(state, fate)
    elif chore == q.OPEN_CELLAR:
        cellar.open_menu(state, about)
    elif chore == q.OPEN_VILLAGE:
        village.open_menu(state, about)
    elif chore == q.OPEN_SALES:
        sales.open_menu(state, about)
    else:
        assert chore == q.NEXT_FAVOUR, "there is no other chore of the menus"
        benefits.next_favour(state, about)


def proceed_rest(state: State, chore: i64, about: i64, fate: Fate) -> None:
    if chore == q.OPEN_MENU:
        turn.open_menu(state)
    elif chore == q.CLOSE_SALE:
        sale.close(state, about, fate)
    elif chore == q.NEXT_DISCARD:
        objectives.next_discard(state, about)
    elif chore == q.REFILL:
        objectives.refill(state, fate)
    elif chore == q.PRESTIGE:
        prestige.rise(state, fate)
    elif chore == q.RESTOCK:
        supplies.restock(state, fate)
    elif chore == q.NEXT_TAKE:
        logistics.next_take(state, about)
    elif chore == q.NEXT_PLACE:
        logistics.next_place(state)
    elif chore == q.PASS_TOKENS:
        draft.pass_tokens(state)
    else:
        assert chore == q.LAY_OUT, "there is no other chore"
        draft.lay_out(state, fate)
