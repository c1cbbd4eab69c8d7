"""NA-24 The Phantom: a car without a guide that takes places and time away."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import DEPTHS, SPOTS
from cuvee.games.naramata.model.roadmap import END, NODES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import STEER
from cuvee.games.naramata.notes import PHANTOM_HOME, PHANTOM_ROLLED, PHANTOM_WENT
from cuvee.games.naramata.questions import PHANTOM_ROAD
from cuvee.games.naramata.rules import clock, road, tips

# the question is about: the car, the node it is at, the wineries still to count
NODE: Final[i64] = 2
LEFT: Final[i64] = 7


def turn(state: State, car: i64, fate: Fate) -> None:
    """NA-24.12, NA-R4: at 17:00 its day is over. NA-24.5, NA-R2: the die counts from its car."""
    if state.cars[car].clock >= state.content.calendar.closing:
        go_home(state, car, fate)
    else:
        die = tips.throw(state, fate)
        fate.note(PHANTOM_ROLLED, -1, car, die)
        drive(state, car, state.cars[car].node, die, fate)


def go_home(state: State, car: i64, fate: Fate) -> None:
    """NA-24.15, NA-R71: figure and car leave at once; it is not in the order of arrival."""
    state.cars[car].go_home()
    fate.note(PHANTOM_HOME, -1, car)


def drive(state: State, car: i64, node: i64, left: i64, fate: Fate) -> None:
    """NA-24.6, NA-R3: at a fork the road with fewer markers; if equal the last human decides."""
    at = state.way() * NODES + node
    house = state.content.road.next[at]
    other = state.content.road.other[at]
    if house != other:
        here, there = markers(state, house), markers(state, other)
        if here == there:
            state.ask(
                PHANTOM_ROAD, state.seat_at(state.seats - 1), car | node << NODE | left << LEFT
            )
            return
        if there < here:
            house = other
    arrive(state, car, house, left, fate)


def arrive(state: State, car: i64, house: i64, left: i64, fate: Fate) -> None:
    """NA-24.8, NA-R5: every winery counts; it lands where the count is full and a place free.

    NA-24.11: past the last winery its day ends.
    """
    if house == END:
        go_home(state, car, fate)
        return
    left = max(i64(0), left - 1)
    place: i64 = NONE
    if left == 0 and road.taken(state) >> house & 1 == 0:
        place = innermost(state, house)
    if place == NONE:
        drive(state, car, house, left, fate)
    else:
        land(state, car, place, fate)


def innermost(state: State, house: i64) -> i64:
    """NA-24.7, NA-24.9: the free place of smallest depth, no fourth place; contracts are free."""
    for slot in range(house * DEPTHS, house * DEPTHS + DEPTHS):
        place = state.content.places.at[slot]
        if place == NONE or state.content.places.least_players[place] == 4:
            continue
        if place >= SPOTS or state.occupied[place] == 0:
            return place
    return NONE


def land(state: State, car: i64, place: i64, fate: Fate) -> None:
    """NA-24.7, NA-24.10, NA-24.13, NA-24.16: a marker and the time of the action, nothing else."""
    state.cars[car].place = place
    state.cars[car].node = state.content.places.winery_of[place]
    road.mark(state, place)
    half_hours = state.content.places.half_hours[state.content.places.action_of[place]]
    clock.place_figure(state, car, state.cars[car].clock + half_hours)
    fate.note(PHANTOM_WENT, -1, car, place)


def markers(state: State, house: i64) -> i64:
    """NA-24.6: all markers at the wineries of the road that begins with this one."""
    houses = state.content.road.roads[state.content.road.road_of[house]]
    count: i64 = 0
    for spot in range(SPOTS):
        if houses >> state.content.places.winery_of[spot] & 1:
            count += state.occupied[spot]
    return count


def roads(state: State, about: i64, out: Moves) -> None:
    """NA-24.6: one of the two that begin here."""
    at = state.way() * NODES + (about >> NODE & 31)
    out.add(STEER.of(state.content.road.road_of[state.content.road.next[at]]))
    out.add(STEER.of(state.content.road.road_of[state.content.road.other[at]]))


def steer(state: State, about: i64, move: i64, fate: Fate) -> None:
    """NA-24.6: the count goes on along that road."""
    at = state.way() * NODES + (about >> NODE & 31)
    house = state.content.road.next[at]
    if state.content.road.road_of[house] != STEER.a(move):
        house = state.content.road.other[at]
    arrive(state, about & 3, house, about >> LEFT, fate)
