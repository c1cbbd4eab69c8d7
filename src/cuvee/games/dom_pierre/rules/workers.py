"""DP-7.4 to DP-7.8 and DP-R43 Where workers stand, where they may go, and the move of one."""

from typing import Final

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import ROUTES
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import (
    FIRST_CELL,
    FIRST_SPACE,
    MAISON,
    NEUTRAL,
    PRESS_AREA,
    SUPPLY,
    State,
)
from cuvee.games.dom_pierre.moves import PLACE_CELL, PLACE_PRESSES, PLACE_ROUTE, TAKE
from cuvee.games.dom_pierre.notes import PLACED
from cuvee.games.dom_pierre.questions import MOVE_TO

# areas: the first three are places, then the vineyard, then each route or all of them
VINEYARD_AREA: Final[i64] = 3
ROUTE_AREA: Final[i64] = 4
ALL_ROUTES: Final[i64] = ROUTE_AREA + ROUTES


def next_from(state: State, seat: i64, place: i64) -> i64:
    """The first place from this one on where an own worker stands; -1 if there is none."""
    house = state.houses[seat]
    if place <= SUPPLY and house.supply > 0:
        return SUPPLY
    if place <= MAISON and house.maison > 0:
        return MAISON
    if place <= PRESS_AREA and house.crew > 0:
        return PRESS_AREA
    if place < FIRST_CELL:
        roads = from_bit(house.roads, place - FIRST_SPACE)
        if roads != 0:
            return FIRST_SPACE + lowest(roads)
    pickers = from_bit(house.pickers, place - FIRST_CELL)
    if pickers != 0:
        return FIRST_CELL + lowest(pickers)
    return NONE


def from_bit(bits: i64, first: i64) -> i64:
    """The bits from this one on."""
    if first <= 0:
        return bits
    return bits >> first << first


def on_space(state: State, space: i64) -> i64:
    """Whose worker stands on a space of a route: a seat, NEUTRAL or -1."""
    if state.vineyard.neutral >> space & 1:
        return NEUTRAL
    for seat in range(state.seats):
        if state.houses[seat].roads >> space & 1:
            return seat
    return NONE


def on_cell(state: State, cell: i64) -> i64:
    """Whose worker stands on a grape, or -1."""
    for seat in range(state.seats):
        if state.houses[seat].pickers >> cell & 1:
            return seat
    return NONE


def lift(state: State, seat: i64, place: i64) -> None:
    """One own worker leaves this place."""
    house = state.houses[seat]
    if place >= FIRST_CELL:
        house.pickers &= ~bit(place - FIRST_CELL)
    elif place >= FIRST_SPACE:
        house.roads &= ~bit(place - FIRST_SPACE)
    elif place == SUPPLY:
        house.supply -= 1
    elif place == MAISON:
        house.maison -= 1
    else:
        house.crew -= 1


def put(state: State, seat: i64, place: i64) -> None:
    """One own worker comes to this place."""
    house = state.houses[seat]
    if place >= FIRST_CELL:
        house.pickers |= bit(place - FIRST_CELL)
    elif place >= FIRST_SPACE:
        house.roads |= bit(place - FIRST_SPACE)
    elif place == SUPPLY:
        house.supply += 1
    elif place == MAISON:
        house.maison += 1
    else:
        house.crew += 1


def empty_spaces(state: State, route: i64) -> i64:
    """DP-7.4, DP-7.8: a bit for each space without a worker, own or not, the nearest lowest."""
    bits = state.content.route_bits[route] & ~state.vineyard.neutral
    for house in state.houses:
        bits &= ~house.roads
    return bits


def free_grapes(state: State) -> i64:
    """DP-7.6: a bit for each grape without a worker."""
    bits = state.vineyard.planted()
    for house in state.houses:
        bits &= ~house.pickers
    return bits


def nearest(state: State, route: i64) -> i64:
    """DP-7.4, DP-R46: of the empty spaces the one nearest to the crossing."""
    return FIRST_SPACE + lowest(empty_spaces(state, route))


def second_nearest(state: State, route: i64) -> i64:
    """DP-7.7: the one behind it, or -1."""
    bits = empty_spaces(state, route)
    if bits & bits - 1 == 0:
        return NONE
    return FIRST_SPACE + lowest(bits & bits - 1)


def area_of(state: State, place: i64) -> i64:
    """DP-R43: supply, Maison, presses, vineyard, each route on its own or, by option, as one."""
    if place < FIRST_SPACE:
        return place
    if place >= FIRST_CELL:
        return VINEYARD_AREA
    if state.options.one_route_area:
        return ALL_ROUTES
    route: i64 = 0
    while place - FIRST_SPACE >= state.content.route_first[route + 1]:
        route += 1
    return ROUTE_AREA + route


def destinations(state: State, area: i64, out: Moves) -> None:
    """DP-7.3, DP-7.5, DP-R43: routes, presses and grapes outside this area (-1: anywhere)."""
    if area != ALL_ROUTES:
        for route in range(ROUTES):
            if area != ROUTE_AREA + route and empty_spaces(state, route) != 0:
                out.add(PLACE_ROUTE.of(route))
    if area != PRESS_AREA:
        out.add(PLACE_PRESSES)
    if area != VINEYARD_AREA:
        out.add_bits(PLACE_CELL, free_grapes(state))


def destination(state: State, move: i64) -> i64:
    """The place a placing move leads to."""
    if move == PLACE_PRESSES:
        return PRESS_AREA
    if PLACE_CELL.has(move):
        return FIRST_CELL + PLACE_CELL.a(move)
    return nearest(state, PLACE_ROUTE.a(move))


def can_leave(state: State, place: i64) -> bool:
    """DP-R66: is there somewhere to go? Only workers at the presses may lack it."""
    if place != PRESS_AREA:
        return True
    for route in range(ROUTES):
        if empty_spaces(state, route) != 0:
            return True
    return free_grapes(state) != 0


def any_can_leave(state: State, seat: i64) -> bool:
    """DP-R66: is there a worker that can move?"""
    place = next_from(state, seat, SUPPLY)
    while place != NONE:
        if can_leave(state, place):
            return True
        place = next_from(state, seat, place + 1)
    return False


def sources(state: State, seat: i64, out: Moves) -> None:
    """DP-6.9, DP-12.9: any own worker, the supply included."""
    place = next_from(state, seat, SUPPLY)
    while place != NONE:
        if can_leave(state, place):
            out.add(TAKE.of(place))
        place = next_from(state, seat, place + 1)


def pick_up(state: State, seat: i64, move: i64) -> None:
    """DP-6.9, DP-12.9: it stays where it is until its way is known."""
    state.ask(MOVE_TO, seat, TAKE.a(move))


def targets(state: State, place: i64, out: Moves) -> None:
    """DP-R43, DP-R78: any area but its own."""
    destinations(state, area_of(state, place), out)


def move_to(state: State, seat: i64, place: i64, move: i64, fate: Fate) -> None:
    """DP-6.9, DP-12.9: the worker goes there."""
    to = destination(state, move)
    lift(state, seat, place)
    put(state, seat, to)
    fate.note(PLACED, seat, place, to)
