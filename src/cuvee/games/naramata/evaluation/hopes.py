"""How a day looks alone or in a fleet, in thousandths of online rating: only full rows count."""

from typing import Final

from cuvee.core.moves import numbers
from cuvee.core.native import i64, vec
from cuvee.core.sets import bit, size
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.naramata import scoring
from cuvee.games.naramata.content import COLUMNS
from cuvee.games.naramata.evaluation.position import gaps, stops_for
from cuvee.games.naramata.model.cards import CASE, CHEESE, FAVOURITE, LUNCH, ROWS, VIEW, WINE
from cuvee.games.naramata.model.guide import SEATS_IN_CAR, Guide
from cuvee.games.naramata.model.pieces import OFF
from cuvee.games.naramata.model.places import CONTRACT, PLACES, SPOTS
from cuvee.games.naramata.model.roadmap import HOME
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    CHEESE_BOARD,
    CHEESE_PAIRING,
    EXPRESS_LUNCH,
    KINDS,
    PURPLE,
    TRIPOD,
    WINE_CELLAR,
    WINE_PAIRING,
    ZOOM_LENS,
)
from cuvee.games.naramata.options import SOLO
from cuvee.games.naramata.questions import (
    CONTRACT_MENU,
    LANDED,
    SERVE,
    SHOP_CARDS,
    SHOP_EXTRA,
    SPEND,
    VIEWS,
)
from cuvee.games.naramata.rules import clock, contract, purse, road, wishes
from cuvee.games.naramata.rules.dropoff import lateness

RATING: Final[i64] = 1000
NEXT_DAY: Final[i64] = 1300  # what a day to come is likely to cost each guide
COIN: Final[i64] = 25
SPARE_COIN: Final[i64] = 20
LAST_COIN: Final[i64] = 12  # on the last day
ENOUGH: Final[i64] = 8  # coins for each guide; more are spare
DISC: Final[i64] = 15
BOTTLE: Final[i64] = 20
BOTTLE_A_DAY: Final[i64] = 150  # for each day to come
UPGRADE: Final[i64] = 4  # for each coin of its cost, and for each day to come
UPGRADE_A_DAY: Final[i64] = 14
FORGIVEN: Final[i64] = 600  # what the purple car saves in a day
OPEN_ROW: Final[i64] = 60  # what a row may cost though there is time for it, and each wish of it
OPEN_WISH: Final[i64] = 70
OVER: Final[i64] = 15  # half an hour that the wishes need and the day does not have
NO_PLACE: Final[i64] = 120  # a stop that is needed and not to be had ahead
HOUSE: Final[i64] = 12

# hundredths of half hours
ITEM: Final = numbers([100, 80, 80, 32, 400, 30])  # an item of each row takes; a lunch is for all
USED: Final[i64] = 90  # of half an hour, if all goes well
AT_HOUSE: Final[i64] = 200  # spent at one winery, at most
OWN_BOTTLE: Final[i64] = 120  # saved at a winery whose bottle one has
LESS: Final[i64] = 25  # percent that an upgrade saves
FINE: Final[i64] = 25  # rows are sorted by what they take, in steps of so much
STEPS: Final[i64] = 40


def evaluate(state: State, seat: i64) -> i64:
    """The rating that will be left, and what helps on the days to come."""
    total = state.rating * RATING
    if state.ending > 0:
        return total
    days = state.options.days - state.day
    total += coins(state, seat, days) + soon(state, days) - NEXT_DAY * days * state.seats
    for member in range(state.seats):
        guide = state.guides[member]
        total += guide.discs * DISC + size(guide.bottles) * (BOTTLE + BOTTLE_A_DAY * days)
        for kind in range(KINDS):
            if guide.owned >> kind & 1:
                total += state.content.upgrades.cost[kind] * (UPGRADE + UPGRADE_A_DAY * days)
        if state.cars[member].colour == PURPLE:
            total += FORGIVEN * days
        total -= to_be_lost(state, member)
    return total


def coins(state: State, seat: i64, days: i64) -> i64:
    """Prestige buys second cards and upgrades; a few coins are enough."""
    held = purse.prestige(state, seat)
    if days == 0:
        return held * LAST_COIN
    some = min(held, ENOUGH * state.seats)
    return some * COIN + (held - some) * SPARE_COIN


def soon(state: State, days: i64) -> i64:
    """What the stop just made brings besides items: a bottle, or prestige."""
    top = state.agenda[state.depth - 1]
    if ask_of(top) != LANDED:
        return 0
    coin = COIN
    if days == 0:
        coin = LAST_COIN
    car = state.cars[seat_of(top)]
    action = state.content.places.action_of[car.place]
    if action == CONTRACT:
        return BOTTLE + BOTTLE_A_DAY * days + 3 * coin
    if action == LUNCH:
        return state.content.calendar.lunch[min(car.clock, COLUMNS - 1)] * coin
    if action == WINE:
        return 3 * coin
    return coin


def to_be_lost(state: State, seat: i64) -> i64:
    """What today is likely to cost: the rows that take least are filled first, while time lasts."""
    if state.cars[seat].clock == OFF:
        return scoring.unfulfilled(state, seat) * RATING
    guide = state.guides[seat]
    lost: i64 = 0
    time = half_hours(state, seat) * USED
    if state.cars[seat].node != HOME:
        houses = to_stop_at(state, seat, road.reach(state, seat))
        time = min(time, size(houses) * AT_HOUSE) + under_way(state, seat)
        time += own_bottles(state, guide, houses) * OWN_BOTTLE
        lost = shortage(state, guide, houses) * NO_PLACE - size(houses) * HOUSE
    rows = vec[i64]([0] * STEPS)
    lost += sort(state, guide, rows)
    for step in range(STEPS):
        for k in range(rows[step]):
            need = step * FINE
            if need <= time:
                time -= need
            else:
                short = need - max(i64(0), time)
                time = min(time, i64(0))
                lost += (RATING - OPEN_ROW) * short // need + OVER * short // 100
    if lateness(state, seat) > 0:
        lost += RATING
    if state.cars[seat].colour == PURPLE:
        lost -= FORGIVEN
    return lost


def half_hours(state: State, seat: i64) -> i64:
    """What is left of the day; what an action under way takes is gone already."""
    hour = state.cars[seat].clock
    for at in range(max(i64(0), state.depth - 4), state.depth):
        step = state.agenda[at]
        if ask_of(step) == SPEND and about_of(step) & 3 == seat:
            hour += about_of(step) >> 2
    top = state.agenda[state.depth - 1]
    if ask_of(top) == CONTRACT_MENU and seat_of(top) == seat and about_of(top) >> contract.DONE:
        start = about_of(top) >> contract.HOUR & 31
        hour = start + max(i64(1), hour - start - 2)
    left = clock.closing(state, seat) - hour
    if left > 0 and state.options.mode == SOLO:
        left += 1  # NA-25.8: what begins before closing may take longer
    return max(i64(0), left)


def sort(state: State, guide: Guide, rows: vec[i64]) -> i64:
    """Count the open rows by what they still take; what they may cost in any case."""
    total: i64 = 0
    for k in range(SEATS_IN_CAR):
        for row in range(ROWS):
            gap = wishes.missing(state.content, guide, k, row)
            if gap > 0:
                total += OPEN_ROW + OPEN_WISH * gap
                need = gap * item(guide, row)
                if row == LUNCH:
                    need //= gaps(state, guide, LUNCH)
                rows[min(STEPS - 1, (need + FINE // 2) // FINE)] += 1
    return total


def item(guide: Guide, row: i64) -> i64:
    """What one item of a row takes, less with the right upgrades."""
    less: i64 = 0
    if row == WINE:
        less = guide.has(WINE_CELLAR) + guide.has(WINE_PAIRING)
    elif row == CHEESE:
        less = guide.has(CHEESE_BOARD) + guide.has(CHEESE_PAIRING)
    elif row == VIEW:
        less = guide.has(TRIPOD) + guide.has(ZOOM_LENS)
    elif row == LUNCH:
        less = 2 * guide.has(EXPRESS_LUNCH)
    return ITEM[row] - ITEM[row] * less * LESS // 100


def saved(state: State, guide: Guide, action: i64) -> i64:
    """How much of its time an action is worth: nothing to whom nobody wants it."""
    if action > LUNCH:
        return 0
    whole = state.content.places.half_hours[action] * 100
    gap = gaps(state, guide, action)
    if action == LUNCH and gap > 0:
        return whole
    return min(whole, gap * item(guide, action))


def under_way(state: State, seat: i64) -> i64:
    """What the open question is about to bring, less what it takes."""
    top = state.agenda[state.depth - 1]
    if seat_of(top) != seat:
        return 0
    guide = state.guides[seat]
    ask = ask_of(top)
    if ask == LANDED:
        action = state.content.places.action_of[state.cars[seat].place]
        return saved(state, guide, action) - state.content.places.half_hours[action] * USED
    if ask == CONTRACT_MENU:
        return visit(state, seat, about_of(top) >> contract.DONE)
    if ask == VIEWS:
        return min(about_of(top) % 8, gaps(state, guide, VIEW)) * item(guide, VIEW)
    if ask == SERVE:
        row = about_of(top) & 1
        return min(size(state.drawn), gaps(state, guide, row)) * item(guide, row) * 7 // 10
    if ask == SHOP_CARDS or ask == SHOP_EXTRA:
        return min(i64(1), gaps(state, guide, CASE)) * item(guide, CASE)
    return 0


def visit(state: State, seat: i64, done: i64) -> i64:
    """NA-12.10: with one's bottle all that is wanted here, and an hour less."""
    actions = state.content.places.printed[state.cars[seat].node] & ~done
    hours: i64 = 0
    total: i64 = 0
    for action in range(CONTRACT):
        if actions >> action & 1:
            worth = saved(state, state.guides[seat], action)
            if 2 * worth > state.content.places.half_hours[action] * 100:
                total += worth
                hours += state.content.places.half_hours[action]
    if done == 0:
        hours = max(i64(1), hours - 2)
    return total - hours * USED


def to_stop_at(state: State, seat: i64, houses: i64) -> i64:
    """The wineries among these that have an open place."""
    found: i64 = 0
    for place in range(PLACES):
        house = state.content.places.winery_of[place]
        if houses >> house & 1 and road.open_to(state, seat, place):
            found |= bit(house)
    return found


def own_bottles(state: State, guide: Guide, houses: i64) -> i64:
    """Wineries ahead whose bottle one has."""
    count: i64 = 0
    for place in range(SPOTS, PLACES):
        if guide.bottles >> (place - SPOTS) & 1:
            count += houses >> state.content.places.winery_of[place] & 1
    return count


def shortage(state: State, guide: Guide, houses: i64) -> i64:
    """Stops that are needed and not to be had ahead; with one's bottle markers do not matter."""
    places = state.content.places
    total: i64 = 0
    for row in range(FAVOURITE):
        stops = stops_for(gaps(state, guide, row), row)
        for spot in range(SPOTS):
            house = places.winery_of[spot]
            if stops > 0 and places.action_of[spot] == row and houses >> house & 1:
                bottle = places.signature_of[house]
                if state.occupied[spot] == 0 or (bottle >= 0 and guide.bottles >> bottle & 1):
                    stops -= 1
        total += stops
    signatures: i64 = 0
    for place in range(SPOTS, PLACES):
        signatures += houses >> places.winery_of[place] & 1
    for k in range(SEATS_IN_CAR):
        total += max(i64(0), wishes.missing(state.content, guide, k, FAVOURITE) - signatures)
    return total
