"""NA-4 Start spaces, for guides and Phantoms; NA-22.8 markers taken off before the day."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.content import MOST_DAYS
from cuvee.games.naramata.model.places import SPOTS
from cuvee.games.naramata.model.roadmap import BACKWARD, CAR_PARK, SITES, START
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import CLEAR, CLEAR_DONE, SEND, START_AT
from cuvee.games.naramata.notes import CLEARED, PHANTOM_STARTED, STARTED
from cuvee.games.naramata.options import SOLO
from cuvee.games.naramata.questions import CLEARING, NEXT_CLEAR, NEXT_SITE, PHANTOM_SITE, START_SITE


def next_site(state: State, k: i64) -> None:
    """NA-4.1, NA-27.4: in the order of the day. NA-27.2: a backward day starts in the car park."""
    if state.way() == BACKWARD:
        for car in range(i64(len(state.cars))):
            state.cars[car].node = CAR_PARK
    elif k < state.seats:
        state.then(NEXT_SITE, k + 1)
        state.ask(START_SITE, state.seat_at(k))


def load_of(state: State, site: i64) -> i64:
    """The cars on a start site."""
    count: i64 = 0
    for car in range(i64(len(state.cars))):
        if state.cars[car].node == START + site:
            count += 1
    return count


def has_room(state: State, site: i64) -> bool:
    """NA-4.2, NA-4.3, NA-R66: two cars a site, but one if there are only two cars."""
    room = state.content.costs.site_room
    if len(state.cars) == 2:
        room = state.content.costs.site_room_of_two
    return load_of(state, site) < room


def sites(state: State, first: i64, out: Moves) -> None:
    """NA-4.2: any start site with room."""
    for site in range(SITES):
        if has_room(state, site):
            out.add(first + site)


def start(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-4.4: no winery yet."""
    state.cars[seat].node = START + START_AT.a(move)
    fate.note(STARTED, seat, START_AT.a(move))


def phantom_sites(state: State, fate: Fate) -> None:
    """NA-24.3: to the empty site; if both are taken the second human decides.

    NA-25.7, NA-R8: alone, the first Phantom takes the other site and one decides for the second.
    """
    first = state.seats
    phantoms = i64(len(state.cars)) - first
    if phantoms == 0 or state.way() == BACKWARD:
        return
    if load_of(state, 0) == 0:
        send(state, first, 0, fate)
    elif load_of(state, 1) == 0:
        send(state, first, 1, fate)
    else:
        state.ask(PHANTOM_SITE, state.seat_at(1), first)
    if state.options.mode == SOLO:
        state.ask(PHANTOM_SITE, 0, first + 1)


def send_to(state: State, car: i64, move: i64, fate: Fate) -> None:
    """NA-24.3, NA-25.7: the Phantom starts where the guide sends it."""
    send(state, car, SEND.a(move), fate)


def send(state: State, car: i64, site: i64, fate: Fate) -> None:
    state.cars[car].node = START + site
    fate.note(PHANTOM_STARTED, -1, car, site)


def removable(state: State) -> i64:
    """NA-22.10, NA-25.9, NA-26.10, NA-R1: markers each player may take off before this day."""
    calendar = state.content.calendar
    four: i64 = 0
    if state.seats == 4:
        four = 1
    if state.day == MOST_DAYS and state.options.quick_day4:
        return calendar.quick_removal[four * 3 + state.options.difficulty]
    return calendar.removal[(four * 3 + state.options.difficulty) * MOST_DAYS + state.day - 1]


def marked(state: State) -> bool:
    for spot in range(SPOTS):
        if state.occupied[spot]:
            return True
    return False


def next_clear(state: State, k: i64) -> None:
    """NA-22.8, NA-22.9: one player after the other, in day order; NA-24.14: no Phantom."""
    if k < state.seats:
        state.then(NEXT_CLEAR, k + 1)
        if removable(state) > 0 and marked(state):
            state.ask(CLEARING, state.seat_at(k), removable(state))


def clears(state: State, out: Moves) -> None:
    """NA-22.8, NA-R63: any marker, or none."""
    for spot in range(SPOTS):
        if state.occupied[spot]:
            out.add(CLEAR.of(spot))
    out.add(CLEAR_DONE)


def clear(state: State, seat: i64, left: i64, move: i64, fate: Fate) -> None:
    """NA-22.8: up to the number in the table."""
    if move == CLEAR_DONE:
        return
    state.occupied[CLEAR.a(move)] = 0
    fate.note(CLEARED, seat, CLEAR.a(move))
    if left > 1 and marked(state):
        state.ask(CLEARING, seat, left - 1)


def starts(state: State, out: Moves) -> None:
    sites(state, START_AT.of(0), out)


def sends(state: State, out: Moves) -> None:
    sites(state, SEND.of(0), out)
