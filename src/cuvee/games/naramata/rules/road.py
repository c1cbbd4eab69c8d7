"""NA-6 Driving: which places a car may choose. NA-7 Landing there."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.cards import FAVOURITE
from cuvee.games.naramata.model.pieces import NONE
from cuvee.games.naramata.model.places import CONTRACT, DEPTHS, SPOTS
from cuvee.games.naramata.model.roadmap import NODES
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import BLACK, GREEN
from cuvee.games.naramata.moves import GO, STOP
from cuvee.games.naramata.notes import FAVOURED, STOPPED, WENT
from cuvee.games.naramata.questions import AFTER, CONTRACT_MENU, LANDED
from cuvee.games.naramata.rules import clock, wishes


def ahead(state: State, node: i64) -> i64:
    """NA-6.2, NA-27.6: all wineries that can be reached from here, in the direction of the day."""
    return state.content.road.ahead[state.way() * NODES + node]


def reach(state: State, seat: i64) -> i64:
    """NA-6.3, NA-6.6: ahead on the own road, so never where one stands.

    NA-19.2, NA-19.3, NA-R37: for black level or ahead on any road, if not visited today.
    """
    car = state.cars[seat]
    if car.colour == BLACK:
        level = state.content.road.level[state.way() * NODES + car.node]
        return level & ~state.guides[seat].visited
    return ahead(state, car.node)


def taken(state: State) -> i64:
    """NA-6.5, NA-24.16: the wineries where a car stands, a Phantom's too."""
    houses: i64 = 0
    for car in range(i64(len(state.cars))):
        if state.cars[car].place != NONE:
            houses |= 1 << state.cars[car].node
    return houses


def open_to(state: State, seat: i64, place: i64) -> bool:
    """NA-6.4 no marker, NA-6.7 a fourth place with four, NA-6.8, NA-R55 a bottle own or left."""
    if place >= SPOTS:
        owned = state.guides[seat].bottles >> (place - SPOTS) & 1
        return owned == 1 or state.bottles_at(place - SPOTS) > 0
    if state.occupied[place]:
        return False
    return state.content.places.least_players[place] < 4 or state.seats == 4


def drives(state: State, seat: i64, out: Moves) -> None:
    """NA-6.1, NA-6.9: any open place ahead, however far; NA-5.8: not after closing."""
    if not clock.may_start(state, seat):
        return
    houses = reach(state, seat) & ~taken(state)
    at = state.content.places.at
    while houses != 0:
        first = lowest(houses) * DEPTHS
        houses &= houses - 1
        for slot in range(first, first + DEPTHS):
            if at[slot] != NONE and open_to(state, seat, at[slot]):
                out.add(GO.of(at[slot]))
    if state.cars[seat].colour == GREEN:
        stops(state, seat, out)


def stops(state: State, seat: i64, out: Moves) -> None:
    """NA-19.7, NA-R36, NA-R39: behind a winery here or ahead, if another lies ahead of that."""
    car = state.cars[seat]
    houses = ahead(state, car.node)
    if car.place != NONE:
        houses |= 1 << car.node
    while houses != 0:
        house = lowest(houses)
        houses &= houses - 1
        if ahead(state, house) != 0:
            out.add(STOP.of(house))


def go(state: State, seat: i64, bought: i64, place: i64, fate: Fate) -> None:
    """NA-7.2, NA-7.4, NA-8.2, NA-8.6: marker and favourites, whatever is done there.

    NA-13.3: that was it for favourites. NA-12.12: with the own bottle its menu, else one action.
    """
    car = state.cars[seat]
    guide = state.guides[seat]
    car.place = place
    car.node = state.content.places.winery_of[place]
    guide.visited |= 1 << car.node
    fate.note(WENT, seat, place)
    mark(state, place)
    signature = state.content.places.signature_of[car.node]
    if signature != NONE:
        favour(state, seat, fate)
    if place >= SPOTS and guide.bottles >> signature & 1:
        state.ask(CONTRACT_MENU, seat, bought | car.clock << 1)
    else:
        state.ask(LANDED, seat, bought)


def mark(state: State, place: i64) -> None:
    """NA-7.1, NA-7.10, NA-R61: a place that is used is occupied; NA-12.1: never a contract."""
    if place < SPOTS:
        state.occupied[place] = 1


def favour(state: State, seat: i64, fate: Fate) -> None:
    """NA-13.1, NA-13.2, NA-R59, NA-R72: at a signature winery a marker for all who wish one."""
    served = wishes.serve_all(state.content, state.guides[seat], FAVOURITE)
    if served > 0:
        fate.note(FAVOURED, seat, state.cars[seat].node, served)


def stop(state: State, seat: i64, bought: i64, house: i64, fate: Fate) -> None:
    """NA-19.7, NA-19.8: lunch by the road; the car stands behind the winery and blocks nobody."""
    car = state.cars[seat]
    car.node = house
    car.place = NONE
    fate.note(STOPPED, seat, house)
    state.ask(AFTER, seat, bought)


def here(state: State, seat: i64) -> i64:
    """NA-R67: the printed actions of the winery a car may use; the fourth place with four only."""
    house = state.cars[seat].node
    if state.seats == 4:
        actions = state.content.places.printed[house]
    else:
        actions = state.content.places.printed_below_four[house]
    if actions >> CONTRACT & 1 and not can_sign(state, seat):
        actions &= ~(1 << CONTRACT)
    return actions


def can_sign(state: State, seat: i64) -> bool:
    """NA-12.2, NA-12.3: a bottle is left, and one has none of this winery."""
    signature = state.content.places.signature_of[state.cars[seat].node]
    owned = state.guides[seat].bottles >> signature & 1
    return owned == 0 and state.bottles_at(signature) > 0
