"""NA-11 Viewpoint: roll the die, put view markers on tourists, buy some more."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.cards import VIEW
from cuvee.games.naramata.model.guide import SEATS_IN_CAR, Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import PANORAMA, TRIPOD, ZOOM_LENS
from cuvee.games.naramata.moves import ADD, PUT, PUT_DONE, USE_TIP_JAR
from cuvee.games.naramata.notes import CASHED_VIEWS, PUT_VIEW, ROLLED
from cuvee.games.naramata.questions import VIEWS
from cuvee.games.naramata.rules import purse, tips, wishes

# the question is about the gained markers still to put, and eight times all of this action
ALL: Final[i64] = 8


def limit(state: State, guide: Guide) -> i64:
    """NA-11.2, NA-18.20: four markers an action, five with the panorama."""
    if guide.has(PANORAMA):
        return state.content.upgrades.value[PANORAMA]
    return state.content.costs.view_limit


def begin(state: State, seat: i64, fate: Fate) -> None:
    """NA-11.1, NA-18.9, NA-18.11: the die, tripod and zoom lens; NA-11.2: up to the limit."""
    guide = state.guides[seat]
    die = tips.throw(state, fate)
    gained = die
    if guide.has(TRIPOD):
        gained += state.content.upgrades.value[TRIPOD]
    if guide.has(ZOOM_LENS):
        gained += state.content.upgrades.value[ZOOM_LENS]
    gained = min(gained, limit(state, guide))
    fate.note(ROLLED, seat, die, gained)
    state.ask(VIEWS, seat, gained + gained * ALL)


def views(state: State, seat: i64, about: i64, out: Moves) -> None:
    """NA-11.3, NA-11.4, NA-11.6, NA-R33: gained markers first; then one may buy up to the limit."""
    guide = state.guides[seat]
    left, whole = about % ALL, about // ALL
    buying = left == 0 and whole < limit(state, guide)
    if buying and not purse.can_pay(state, seat, state.content.costs.view_fee):
        buying = False
    if left > 0 or buying:
        for k in range(SEATS_IN_CAR):
            if wishes.missing(state.content, guide, k, VIEW) > 0:
                if left > 0:
                    out.add(PUT.of(k))
                else:
                    out.add(ADD.of(k))
    out.add(PUT_DONE)
    tips.offer(state, guide, out)


def put(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-11.5, NA-R32: a gained marker that was not put pays 1 prestige at the end."""
    guide = state.guides[seat]
    if move == PUT_DONE:
        purse.gain(state, seat, about % ALL)
        if about % ALL > 0:
            fate.note(CASHED_VIEWS, seat, about % ALL)
    elif move == USE_TIP_JAR:
        state.ask(VIEWS, seat, about)
        tips.roll(state, seat, fate)
    elif PUT.has(move):
        state.ask(VIEWS, seat, about - 1)
        mark(guide, seat, PUT.a(move), fate)
    else:
        state.ask(VIEWS, seat, about + ALL)
        mark(guide, seat, ADD.a(move), fate)
        purse.charge(state, seat, state.content.costs.view_fee, fate)


def mark(guide: Guide, seat: i64, k: i64, fate: Fate) -> None:
    """NA-11.4: one marker on the view row of a tourist."""
    wishes.add(guide, k, VIEW)
    fate.note(PUT_VIEW, seat, guide.tourist(k))
