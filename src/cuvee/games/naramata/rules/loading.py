"""NA-25.5 Tourists alone, NA-26.4 and in a fleet: an open choice, and exactly so many to take."""

from typing import Final

from cuvee.core.fate import ALL, Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.naramata.content import Together
from cuvee.games.naramata.model.guide import SEATS_IN_CAR
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import WHITE
from cuvee.games.naramata.moves import LOAD, LOAD_PASS
from cuvee.games.naramata.notes import DAY_MONEY, LOADED
from cuvee.games.naramata.options import SOLO
from cuvee.games.naramata.questions import FLEET_LOAD, NEXT_LOAD, SOLO_TAKE
from cuvee.games.naramata.rules import purse
from cuvee.games.naramata.rules.draft import next_tourist

# questions and chores of a fleet are about: place in the day order, then a bit for who has passed
PASSED: Final[i64] = 2


def facts(state: State) -> Together:
    if state.options.mode == SOLO:
        return state.content.solo
    return state.content.fleet


def show(state: State, fate: Fate) -> None:
    """NA-25.5, NA-26.4: so many tourists for each player, seen by all."""
    for k in range(facts(state).shown[state.day - 1] * state.seats):
        state.display |= bit(next_tourist(state, ALL, fate))
    if state.options.mode == SOLO:
        state.ask(SOLO_TAKE, 0)
    else:
        state.then(NEXT_LOAD, 0)


def pay_out(state: State, fate: Fate) -> None:
    """NA-25.6, NA-25.13 alone 6 or in the white car 8; NA-26.6, NA-R13 in a fleet 3 or 4 each."""
    for seat in range(state.seats):
        amount = facts(state).prestige
        if state.cars[seat].colour == WHITE:
            amount = state.content.cars.white_fleet
            if state.options.mode == SOLO:
                amount = state.content.cars.white_solo
        purse.gain(state, seat, amount)
        fate.note(DAY_MONEY, seat, amount)


def wanted(state: State) -> i64:
    """NA-25.5, NA-26.4: how many tourists must still get in."""
    total = facts(state).taken[state.day - 1] * state.seats
    for seat in range(state.seats):
        total -= state.guides[seat].tourists()
    return total


def takes(state: State, out: Moves) -> None:
    """NA-25.5: any tourist on show."""
    out.add_bits(LOAD, state.display)


def take(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-25.5: until the car has enough."""
    load(state, seat, LOAD.a(move), fate)
    if wanted(state) > 0:
        state.ask(SOLO_TAKE, seat)
    else:
        close(state)


def load(state: State, seat: i64, tourist: i64, fate: Fate) -> None:
    state.display &= ~bit(tourist)
    state.guides[seat].seat(tourist)
    fate.note(LOADED, seat, tourist)


def close(state: State) -> None:
    """NA-25.5, NA-26.4: the rest is discarded without reward."""
    state.departed |= state.display
    state.display = 0


def next_load(state: State, about: i64) -> None:
    """NA-R49: in the order of the day, one at a time; a full car passes by itself."""
    if wanted(state) == 0:
        close(state)
        return
    k = about & 3
    seat = state.seat_at(k)
    if about >> (PASSED + seat) & 1 or state.guides[seat].tourists() == SEATS_IN_CAR:
        state.then(NEXT_LOAD, after(state, about))
    else:
        state.ask(FLEET_LOAD, seat, about)


def after(state: State, about: i64) -> i64:
    """The same with the next guide in the order of the day."""
    return (about & ~3) | ((about & 3) + 1) % state.seats


def loads(state: State, seat: i64, about: i64, out: Moves) -> None:
    """NA-26.5, NA-R49: as long as every car can still get its two."""
    if wanted(state) - 1 >= lacking(state, seat):
        takes(state, out)
    enough = state.guides[seat].tourists() >= state.content.costs.fewest_tourists
    if enough and room_of_others(state, seat, about) >= wanted(state):
        out.add(LOAD_PASS)


def lacking(state: State, loader: i64) -> i64:
    """What all cars together lack to two each, once this guide has loaded one more."""
    total: i64 = 0
    for seat in range(state.seats):
        count = state.guides[seat].tourists()
        if seat == loader:
            count += 1
        total += max(i64(0), state.content.costs.fewest_tourists - count)
    return total


def room_of_others(state: State, passer: i64, about: i64) -> i64:
    """Free seats in the cars of those who have not passed."""
    total: i64 = 0
    for seat in range(state.seats):
        if seat != passer and about >> (PASSED + seat) & 1 == 0:
            total += SEATS_IN_CAR - state.guides[seat].tourists()
    return total


def load_or_pass(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-R49: who passes is out for the day's loading."""
    if move == LOAD_PASS:
        about |= 1 << (PASSED + seat)
    else:
        load(state, seat, LOAD.a(move), fate)
    state.then(NEXT_LOAD, after(state, about))
