"""NA-7.5 At a place: its action or an inspection; NA-8, NA-15, and a second one by double stop."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.content import COLUMNS
from cuvee.games.naramata.model.cards import LUNCH
from cuvee.games.naramata.model.places import (
    CHEESE_TASTING,
    CONTRACT,
    INSPECTION,
    SHOPPING,
    VIEWPOINT,
    WINE_LUNCH,
)
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CHEFS_TABLE, DOUBLE_STOP, EXPRESS_LUNCH, LUNCH_MENU
from cuvee.games.naramata.moves import ACT, INSPECT, USE_DOUBLE
from cuvee.games.naramata.notes import DOUBLE_STOPPED, LUNCHED
from cuvee.games.naramata.questions import AFTER, SPEND
from cuvee.games.naramata.rules import (
    clock,
    contract,
    purse,
    road,
    shop,
    tasting,
    tips,
    viewpoint,
    wishes,
)


def choices(out: Moves) -> None:
    """NA-7.5, NA-8.1: an inspection may replace the action of any place."""
    out.add(ACT)
    out.add(INSPECT)


def choose(state: State, seat: i64, bought: i64, move: i64, fate: Fate) -> None:
    """NA-18.2: only a printed action may be followed by a second one, so it is remembered."""
    if move == ACT:
        action = state.content.places.action_of[state.cars[seat].place]
        state.ask(AFTER, seat, bought | (action + 1) << 1)
    else:
        action = INSPECTION
        state.ask(AFTER, seat, bought)
    begin(state, seat, action, fate)


def half_hours(state: State, seat: i64, action: i64) -> i64:
    """NA-15.4, NA-18.21: what an action takes; an express lunch takes less."""
    if action == WINE_LUNCH and state.guides[seat].has(EXPRESS_LUNCH):
        return state.content.upgrades.value[EXPRESS_LUNCH]
    return state.content.places.half_hours[action]


def begin(state: State, seat: i64, action: i64, fate: Fate) -> None:
    """NA-7.8, NA-R64: every action may be done, useful or not; its time is spent after it."""
    state.then(SPEND, seat | half_hours(state, seat, action) << 2)
    if action <= CHEESE_TASTING:
        tasting.begin(state, seat, action, fate)  # actions and suits begin with wine and cheese
    elif action == SHOPPING:
        shop.begin(state, seat, fate)
    elif action == VIEWPOINT:
        viewpoint.begin(state, seat, fate)
    elif action == WINE_LUNCH:
        lunch(state, seat, fate)
    elif action == CONTRACT:
        contract.sign(state, seat, fate)
    else:
        tips.inspect(state, seat, fate)


def lunch(state: State, seat: i64, fate: Fate) -> None:
    """NA-15.1, NA-15.2: a marker for all who wish one; prestige by the hour it begins.

    NA-15.3, NA-18.8, NA-18.10, NA-R16: no less than the chef's table says, then the menu's more.
    """
    guide = state.guides[seat]
    served = wishes.serve_all(state.content, guide, LUNCH)
    value = state.content.upgrades.value
    hour = min(state.cars[seat].clock, COLUMNS - 1)
    amount = state.content.calendar.lunch[hour]
    if guide.has(CHEFS_TABLE):
        amount = max(amount, value[CHEFS_TABLE])
    if guide.has(LUNCH_MENU):
        amount += value[LUNCH_MENU]
    purse.gain(state, seat, amount)
    fate.note(LUNCHED, seat, served, amount)


def second_stops(state: State, seat: i64, first: i64, out: Moves) -> None:
    """NA-18.2, NA-R22: another printed action of the same winery, marked or not.

    NA-R80: it starts before closing, unless the option leaves the doors open.
    """
    if first < 0 or not state.guides[seat].ready(DOUBLE_STOP, state.options.discs_each):
        return
    if clock.may_start(state, seat) or state.options.double_stop_open:
        out.add_bits(USE_DOUBLE, road.here(state, seat) & ~(1 << first))


def stop_again(state: State, seat: i64, bought: i64, action: i64, fate: Fate) -> None:
    """NA-18.2: a disc for the second action; no third. NA-R22: its place is not marked."""
    state.guides[seat].put_disc(DOUBLE_STOP)
    if state.options.second_marked:
        road.mark(state, state.content.places.place_for(state.cars[seat].node, action))
    fate.note(DOUBLE_STOPPED, seat, action)
    state.ask(AFTER, seat, bought)
    begin(state, seat, action, fate)
