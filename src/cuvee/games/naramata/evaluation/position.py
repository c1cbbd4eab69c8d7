"""How good a position looks among rivals, from section 9 of the spec, in hundredths of a point."""

from pathlib import Path
from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.sets import size
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.core.weights import Weights, weights_in
from cuvee.games.naramata import scoring
from cuvee.games.naramata.content import COLUMNS
from cuvee.games.naramata.model.cards import (
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
from cuvee.games.naramata.model.guide import SEATS_IN_CAR, WIDTH, Guide
from cuvee.games.naramata.model.pieces import OFF
from cuvee.games.naramata.model.places import (
    CONTRACT,
    PLACES,
    SHOPPING,
    SPOTS,
    VIEWPOINT,
    WINE_LUNCH,
)
from cuvee.games.naramata.model.roadmap import HOME
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import KINDS
from cuvee.games.naramata.moves import KEEP, PICK
from cuvee.games.naramata.questions import DRAFT_PICK, LANDED, PAYMENT, SERVE, TAKE_UPGRADE, VIEWS
from cuvee.games.naramata.rules import clock, purse, road, wishes

HALF_HOUR: Final[i64] = 190  # what half an hour of the day is worth
FIRST_ITEM: Final[i64] = 260  # what the first item of a row saves in penalties
TOO_LATE: Final[i64] = 60  # half an hour that the wishes need and the day does not have
NO_PLACE: Final[i64] = 220  # a stop that is needed and not to be had ahead
LATEST: Final[i64] = 31  # half hours of a day, as phases of the game are counted

# where the steering terms stand
PENDING: Final[i64] = 12
DRAFTED: Final[i64] = 13


TERMS: Final = [
    "points", "prestige", "discs", "bottles", "upgrades", "rows", "empty", "time", "ahead",
    "shortage", "hurry", "late", "pending", "draft",
]  # fmt: skip
STEERING: Final = ["pending", "draft"]
WEIGHTS: Final = weights_in(Path(__file__).parents[1], TERMS, STEERING)


def evaluate(state: State, seat: i64, weights: Weights) -> i64:
    """What is won, and how the day looks."""
    some = terms(state, seat)
    if on_the_road(state, seat):
        some[PENDING] = pending(state, seat)
    picked = state.envelope(DRAFT_PICK, seat)
    if picked >= 0:
        some[DRAFTED] = draft_worth(state, state.guides[seat], picked)
    return weights.ordered(hours(state, seat), some)


def value(state: State, seat: i64, weights: Weights) -> i64:
    """The same without the open question and the card in hand."""
    return weights.judged(hours(state, seat), terms(state, seat))


def hours(state: State, seat: i64) -> i64:
    """Half hours of the game that are over, counted so that its last day begins at 64."""
    clock_now = state.cars[seat].clock
    if clock_now == OFF or clock_now > LATEST:
        clock_now = LATEST
    return max(i64(0), 2 - (state.options.days - state.day)) * (LATEST + 1) + clock_now


def on_the_road(state: State, seat: i64) -> bool:
    return state.cars[seat].clock != OFF and state.held == 0


def terms(state: State, seat: i64) -> vec[i64]:
    """The terms of the evaluation in the order of their names, without what steers a turn."""
    some = vec[i64]([0] * (DRAFTED + 1))
    guide = state.guides[seat]
    days = state.options.days - state.day
    some[0] = guide.points() * 100
    some[1] = purse.prestige(state, seat) * money(state, seat)
    some[2] = guide.discs * 18
    some[3] = size(guide.bottles) * (40 + 90 * days)
    for kind in range(KINDS):
        if guide.owned >> kind & 1:
            some[4] += upgrade_worth(state, kind)
    some[5] = scoring.row_points(state.content, guide) * 100
    some[6] = scoring.empty_penalty(state, seat) * urgency(state, seat)
    if on_the_road(state, seat):
        time_left(state, seat, some)
        hour = state.cars[seat].clock
        some[11] = -max(i64(0), hour - clock.closing(state, seat)) * 200
    return some


def money(state: State, seat: i64) -> i64:
    """Prestige buys cards and upgrades while there is time; at last it only breaks ties."""
    if not state.last_day():
        return 40
    if state.cars[seat].clock == OFF:
        return 5
    return 8 + 4 * max(i64(0), state.content.calendar.closing - state.cars[seat].clock)


def upgrade_worth(state: State, kind: i64) -> i64:
    """Dear cards are the strong ones, and the earlier the better; at last only end points."""
    days = state.options.days - state.day
    worth = state.content.upgrades.cost[kind] * (4 + 30 * days)
    return worth + state.content.upgrades.end_points[kind] * 100


def urgency(state: State, seat: i64) -> i64:
    """How much an empty row counts, in percent: the later it is the more."""
    hour = state.cars[seat].clock
    return i64(100) if hour == OFF else min(i64(100), 35 + 5 * hour)


def time_left(state: State, seat: i64, some: vec[i64]) -> None:
    """Half hours to come, as far as wineries lie ahead to spend them at."""
    left = max(i64(0), clock.closing(state, seat) - state.cars[seat].clock)
    some[10] = -hurry(state, seat, left)
    if state.cars[seat].node == HOME:
        some[7] = left * HALF_HOUR
        return
    houses = road.reach(state, seat)
    some[7] = min(left, size(houses)) * HALF_HOUR
    some[8] = size(houses) * 25
    some[9] = -shortage(state, seat, houses)


def hurry(state: State, seat: i64, left: i64) -> i64:
    """Half hours that all wishes would take beyond those of the day."""
    needed: i64 = 0
    for row in range(FAVOURITE):
        stops = stops_for(gaps(state, state.guides[seat], row), row)
        needed += stops * state.content.places.half_hours[row]
    return max(i64(0), needed - left) * TOO_LATE


def shortage(state: State, seat: i64, houses: i64) -> i64:
    """Wishes for which no open place is left ahead: a long jump loses them."""
    guide = state.guides[seat]
    total: i64 = 0
    for row in range(FAVOURITE):
        stops = stops_for(gaps(state, guide, row), row)
        if stops > 0:
            total += max(i64(0), stops - supply(state, houses, row))
    signatures: i64 = 0
    for spot in range(SPOTS, PLACES):
        signatures += houses >> state.content.places.winery_of[spot] & 1
    for k in range(SEATS_IN_CAR):
        total += max(i64(0), wishes.missing(state.content, guide, k, FAVOURITE) - signatures)
    return total * NO_PLACE


def gaps(state: State, guide: Guide, row: i64) -> i64:
    """What all tourists together miss on a row."""
    total: i64 = 0
    for k in range(SEATS_IN_CAR):
        total += wishes.missing(state.content, guide, k, row)
    return total


def stops_for(gap: i64, row: i64) -> i64:
    """How many stops that takes: one lunch serves all, three views come at once, two tastings."""
    if row == LUNCH:
        return min(gap, i64(1))
    if row == VIEW:
        return (gap + 2) // 3
    if row == CASE:
        return gap
    return (gap + 1) // 2


def supply(state: State, houses: i64, action: i64) -> i64:
    """Open places for an action at these wineries; rows and actions have the same order."""
    places = state.content.places
    count: i64 = 0
    for spot in range(SPOTS):
        if places.action_of[spot] == action and state.occupied[spot] == 0:
            count += houses >> places.winery_of[spot] & 1
    return count


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
    if ask == PAYMENT:
        return to_be_paid(state, seat, about_of(step))
    if ask == VIEWS:
        return about_of(step) % 8 * money(state, seat)
    if ask == SERVE:
        total: i64 = 0
        for card in range(2 * SUITED):
            if state.drawn >> card & 1:
                total += state.content.cards.value[card] * money(state, seat)
        return total
    return 0


def to_be_paid(state: State, seat: i64, price: i64) -> i64:
    """A price not yet paid, and the upgrade that waits for it."""
    total = -price * money(state, seat) // 2
    below = state.agenda[state.depth - 2]
    if ask_of(below) == TAKE_UPGRADE:
        total += upgrade_worth(state, state.market.row[about_of(below) >> 2])
    return total


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
        gap = wishes.missing(state.content, guide, k, row)
        if gap > 0 and most > 0:
            most -= 1
            total += next_step(state, guide, k, row)
    return total


def next_step(state: State, guide: Guide, k: i64, row: i64) -> i64:
    """One more item on a row: its step of the ladder, about 4 for a case, and no empty row."""
    items = guide.tray[k * WIDTH + row]
    rung = (guide.tourist(k) * ROWS + row) * RUNGS + items
    total = (state.content.wishes.points[rung + 1] - state.content.wishes.points[rung]) * 100
    if row == CASE:
        total += 400
    if items == 0:
        total += FIRST_ITEM
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
