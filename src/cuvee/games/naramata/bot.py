"""How good a position looks, from the strategy notes of the spec, in hundredths of a point."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import ask_of, seat_of
from cuvee.games.naramata import scoring
from cuvee.games.naramata.agenda import DRAFT_PICK, LANDED, SERVE, VIEWS
from cuvee.games.naramata.cards import (
    CASE,
    CHEESE,
    FAVOURITE,
    LUNCH,
    ROWS,
    RUNGS,
    SUITED,
    VIEW,
    WINE,
)
from cuvee.games.naramata.content import COLUMNS
from cuvee.games.naramata.guide import EMPTY, SEATS_IN_CAR, WIDTH, Guide
from cuvee.games.naramata.moves import KEEP, PICK
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.pieces import OFF
from cuvee.games.naramata.places import CONTRACT, SHOPPING, VIEWPOINT, WINE_LUNCH
from cuvee.games.naramata.roadmap import NODES
from cuvee.games.naramata.rules import clock, purse
from cuvee.games.naramata.sets import size
from cuvee.games.naramata.state import State
from cuvee.games.naramata.upgrades import KINDS

HALF_HOUR: Final[i64] = 190  # what half an hour of the day is worth
FIRST_ITEM: Final[i64] = 260  # what the first item of a row saves in penalties
FULL_ROW: Final[i64] = 500  # what a full row means to the online rating
RATING: Final[i64] = 1500


def evaluate(state: State, seat: i64) -> i64:
    """What is won, what lies on the tourists, and what the rest of the day may bring."""
    guide = state.guides[seat]
    total = goods(state, seat) + on_tourists(state, seat)
    hour = state.cars[seat].clock
    if hour != OFF and state.held == 0:
        total += time_left(state, seat) + pending(state, seat)
        total -= max(i64(0), hour - clock.closing(state, seat)) * 200
    picked = state.envelope(DRAFT_PICK, seat)
    if picked >= 0:
        total += draft_worth(state, guide, picked)
    return total


def money(state: State, seat: i64) -> i64:
    """Prestige buys cards and upgrades while there is time; at last it only breaks ties."""
    if not state.last_day():
        return 40
    if state.cars[seat].clock == OFF:
        return 5
    return 8 + 4 * max(i64(0), state.content.calendar.closing - state.cars[seat].clock)


def goods(state: State, seat: i64) -> i64:
    """Points or rating, prestige, discs before prestige, upgrades and bottles early."""
    guide = state.guides[seat]
    days = state.options.days - state.day
    total = purse.prestige(state, seat) * money(state, seat) + guide.discs * 18
    total += size(guide.bottles) * (40 + 90 * days)
    if state.options.mode == COMPETITIVE:
        total += guide.points() * 100
    else:
        total += state.rating * RATING
    for kind in range(KINDS):
        if guide.owned >> kind & 1:
            total += state.content.upgrades.cost[kind] * (4 + 30 * days)
            if state.options.mode == COMPETITIVE:
                total += state.content.upgrades.end_points[kind] * 100
    return total


def on_tourists(state: State, seat: i64) -> i64:
    """Rows as they would score now; empty rows hurt more the later it is."""
    guide = state.guides[seat]
    if state.options.mode != COMPETITIVE:
        return fulfilment(state, guide)
    hour = state.cars[seat].clock
    share: i64 = 100
    if hour != OFF:
        share = min(i64(100), 35 + 5 * hour)
    total = scoring.row_points(state.content, guide) * 100
    return total + scoring.empty_penalty(state, seat) * share


def fulfilment(state: State, guide: Guide) -> i64:
    """NA-25.3: only full rows count, so each step towards one does."""
    total: i64 = 0
    for k in range(SEATS_IN_CAR):
        tourist = guide.tourist(k)
        if tourist != EMPTY:
            for row in range(ROWS):
                length = state.content.wishes.length[tourist * ROWS + row]
                items = guide.tray[k * WIDTH + row]
                if length > 0:
                    total += FULL_ROW * items // length - FULL_ROW
                    if items == length:
                        total += FULL_ROW
    return total


def time_left(state: State, seat: i64) -> i64:
    """Half hours to come, as far as wineries lie ahead to spend them at."""
    left = max(i64(0), clock.closing(state, seat) - state.cars[seat].clock)
    node = state.cars[seat].node
    if node >= NODES:
        return left * HALF_HOUR
    houses = size(state.content.road.ahead[state.way() * NODES + node])
    return min(left * HALF_HOUR, houses * HALF_HOUR) + min(houses, i64(24)) * 12


def pending(state: State, seat: i64) -> i64:
    """What the open question is about to bring."""
    step = state.agenda[state.depth - 1]
    if state.depth == 0 or seat_of(step) != seat:
        return 0
    ask = ask_of(step)
    if ask == LANDED:
        action = state.content.places.action_of[state.cars[seat].place]
        hours = state.content.places.half_hours[action]
        return expected(state, seat, action) - hours * HALF_HOUR
    if ask == VIEWS:
        return (step >> 14 & 7) * money(state, seat)
    if ask == SERVE:
        total: i64 = 0
        for card in range(2 * SUITED):
            if state.drawn >> card & 1:
                total += state.content.cards.value[card] * money(state, seat)
        return total
    return 0


def expected(state: State, seat: i64, action: i64) -> i64:
    """What an action at a place is likely to bring."""
    guide = state.guides[seat]
    cash = money(state, seat)
    if action == WINE_LUNCH:
        hour = min(state.cars[seat].clock, COLUMNS - 1)
        return demand(state, guide, LUNCH, 4) + state.content.calendar.lunch[hour] * cash
    if action == CONTRACT:
        return 300 + 90 * (state.options.days - state.day)
    if action == SHOPPING:
        if purse.prestige(state, seat) < 3:
            return 0
        return demand(state, guide, CASE, 1)
    if action == VIEWPOINT:
        return demand(state, guide, VIEW, 2) + 60
    row = WINE
    reward: i64 = 3
    if action != WINE:
        row = CHEESE
        reward = 1
    return demand(state, guide, row, 2) + reward * cash


def demand(state: State, guide: Guide, row: i64, most: i64) -> i64:
    """The next steps of a row, of so many tourists at most."""
    total: i64 = 0
    for k in range(SEATS_IN_CAR):
        tourist = guide.tourist(k)
        if tourist == EMPTY or most == 0:
            continue
        items = guide.tray[k * WIDTH + row]
        if items < state.content.wishes.length[tourist * ROWS + row]:
            rung = (tourist * ROWS + row) * RUNGS + items
            points = state.content.wishes.points
            total += (points[rung + 1] - points[rung]) * 100
            if row == CASE:
                total += 400
            if items == 0:
                total += FIRST_ITEM
            most -= 1
    return total


def draft_worth(state: State, guide: Guide, picked: i64) -> i64:
    """A tourist is worth half of the best one can get, the fourth hardly anything."""
    if PICK.b(picked) != KEEP:
        return 3 * 40
    tourist = PICK.a(picked)
    best: i64 = 0
    for row in range(ROWS):
        length = state.content.wishes.length[tourist * ROWS + row]
        share: i64 = 45
        if row == LUNCH or row == FAVOURITE:
            share = 75
        best += state.content.wishes.points[(tourist * ROWS + row) * RUNGS + length] * share
    return best - 150 * guide.tourists() - 60 * state.content.wishes.rows[tourist]
