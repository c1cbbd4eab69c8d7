"""NA-2 Set-up. NA-22 A new day and its order. NA-5 Turn after turn. NA-23 The end."""

from cuvee.core.fate import Fate, Pile
from cuvee.core.moves import Moves
from cuvee.core.native import i64, vec
from cuvee.core.sets import bit
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.model.guide import AT_START, END_POINTS
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import SIGNATURES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CARS, KINDS
from cuvee.games.naramata.moves import CAR
from cuvee.games.naramata.notes import CHOSE_CAR, FINISHED, NEW_DAY_BEGAN, UPGRADES_SCORED
from cuvee.games.naramata.options import COMPETITIVE, SOLO
from cuvee.games.naramata.questions import (
    BY_POINTS,
    NEW_DAY,
    NEXT,
    NEXT_CLEAR,
    NEXT_SITE,
    PHANTOM_SITES,
    SETUP_CAR,
    TURN,
    WON,
)
from cuvee.games.naramata.rules import clock, draft, loading, market, phantom, purse


def set_up(state: State, fate: Fate) -> None:
    """NA-2.2, NA-2.3, NA-2.6, NA-2.7: the upgrade row, the bottles, then a car for everybody.

    NA-25.2, NA-26.2: alone or together the rating, by difficulty.
    """
    copies = state.content.upgrades.copies
    for kind in range(KINDS):
        for k in range(copies[(state.players() - 1) * KINDS + kind]):
            state.market.pile.put(kind)
    for slot in range(SLOTS):
        market.refill(state.market, fate)
    fill_cellars(state, fate)
    if state.options.mode == SOLO:
        state.rating = state.content.solo.rating[state.options.difficulty]
    elif state.options.mode != COMPETITIVE:
        state.rating = state.content.fleet.rating[state.options.difficulty] * state.seats
    first = state.options.start_player - 1
    if first < 0:
        first = fate.below(state.seats)
    state.then(NEW_DAY)
    for k in range(state.seats - 1, i64(-1), -1):
        seat = (first + k) % state.seats
        state.order |= seat << 2 * k
        state.ask(SETUP_CAR, seat)


def fill_cellars(state: State, fate: Fate) -> None:
    """NA-2.4: one or two bottles for each signature winery, and three at random for three."""
    places = state.content.places
    for signature in range(SIGNATURES):
        state.bottles += places.bottles_each[state.players() - 1] << 2 * signature
    extra = Pile(vec[i64]([1] * SIGNATURES), SIGNATURES)
    for k in range(places.bottles_extra[state.players() - 1]):
        state.bottles += bit(2 * fate.draw(extra))


def cars(state: State, out: Moves) -> None:
    """NA-2.7: one of the cars that are left."""
    for colour in range(CARS):
        if not in_use(state, colour):
            out.add(CAR.of(colour))


def in_use(state: State, colour: i64) -> bool:
    for car in range(i64(len(state.cars))):
        if state.cars[car].colour == colour:
            return True
    return False


def choose_car(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-2.8, NA-19.1 its discs, NA-2.9 five points, no prestige; NA-26.7: this in the pool."""
    colour = CAR.a(move)
    state.cars[seat].colour = colour
    state.guides[seat].discs = state.content.cars.discs[colour]
    purse.gain(state, seat, state.content.costs.start_prestige)
    if state.options.mode == COMPETITIVE:
        state.guides[seat].ledger[AT_START] = state.content.costs.start_points
    fate.note(CHOSE_CAR, seat, colour)


def paint_phantoms(state: State) -> None:
    """NA-R40: the first free colours."""
    for car in range(state.seats, i64(len(state.cars))):
        colour: i64 = 0
        while in_use(state, colour):
            colour += 1
        state.cars[car].colour = colour


def begin(state: State, fate: Fate) -> None:
    """NA-2.5, NA-2.11, NA-22.1, NA-22.6, NA-22.7: a day: order, tourists, sites, markers, turns.

    NA-22.2, NA-R30: from the second day on, first a prestige above each card of the row.
    """
    state.day += 1
    if state.day == 1:
        paint_phantoms(state)
    else:
        for slot in range(SLOTS):
            if state.market.row[slot] != NONE:
                state.market.above[slot] += 1
        line_up(state)
    fate.note(NEW_DAY_BEGAN, -1, state.day)
    wind_up_clocks(state)
    state.then(NEXT)
    state.then(NEXT_CLEAR, 0)
    state.then(PHANTOM_SITES)
    state.then(NEXT_SITE, 0)
    if state.options.mode == COMPETITIVE:
        draft.deal(state, fate)
    else:
        loading.pay_out(state, fate)
        loading.show(state, fate)


def line_up(state: State) -> None:
    """NA-22.4, NA-22.5: fewest points first, then who parked earlier; NA-26.12: only the latter."""
    order: i64 = 0
    for seat in range(state.seats):
        earlier: i64 = 0
        for other in range(state.seats):
            if other != seat and goes_before(state, other, seat):
                earlier += 1
        order |= seat << 2 * earlier
    state.order = order


def goes_before(state: State, seat: i64, other: i64) -> bool:
    """NA-22.4, NA-22.5, NA-R50."""
    mine, theirs = state.guides[seat], state.guides[other]
    if mine.points() != theirs.points():
        return mine.points() < theirs.points()
    return mine.arrival < theirs.arrival


def wind_up_clocks(state: State) -> None:
    """NA-2.10, NA-24.2, NA-25.1, NA-R6: all at 11:00, in the order of the day, Phantoms on top."""
    state.placed = 0
    state.arrived = 0
    for k in range(state.seats):
        seat = state.seat_at(k)
        state.guides[seat].arrival = 0
        state.guides[seat].visited = 0
        state.guides[seat].winds = 0
        clock.place_figure(state, seat, 0)
    for car in range(state.seats, i64(len(state.cars))):
        clock.place_figure(state, car, 0)


def next_turn(state: State, fate: Fate) -> None:
    """NA-5.1, NA-24.4: whose figure is next. NA-R51: the last day ends with the last human."""
    if state.last_day() and state.arrived == state.seats:
        end(state, fate)
        return
    car = clock.next_car(state)
    if car < 0:
        begin(state, fate)
        return
    state.then(NEXT)
    if car < state.seats:
        state.ask(TURN, car)
    else:
        phantom.turn(state, car, fate)


def end(state: State, fate: Fate) -> None:
    """NA-17.14, NA-23.2: upgrades give their end points. NA-25.11: who has a rating has won."""
    ending = WON
    if state.options.mode == COMPETITIVE:
        ending = BY_POINTS
        for seat in range(state.seats):
            guide = state.guides[seat]
            for kind in range(KINDS):
                if guide.owned >> kind & 1:
                    guide.ledger[END_POINTS] += state.content.upgrades.end_points[kind]
            fate.note(UPGRADES_SCORED, seat, guide.ledger[END_POINTS])
    state.finish(ending)
    fate.note(FINISHED, -1, ending)
