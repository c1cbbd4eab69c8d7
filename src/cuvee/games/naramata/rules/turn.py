"""NA-6.1 A turn: drive to a place, stop by the road or end the day; then side actions."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.places import WINE_LUNCH
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import END, FINISH, GO, PARK, STOP, USE_DOUBLE
from cuvee.games.naramata.questions import AFTER, PARKED, TURN
from cuvee.games.naramata.rules import actions, dropoff, market, road, window


def choices(state: State, seat: i64, bought: i64, out: Moves) -> None:
    """NA-6.1, NA-6.10, NA-20.2, NA-R46: parking is always possible; NA-R62: nobody is parked."""
    road.drives(state, seat, out)
    out.add(PARK)
    window.offers(state, seat, bought, out)


def choose(state: State, seat: i64, bought: i64, move: i64, fate: Fate) -> None:
    """NA-6.1: one of the three, or a side action first."""
    if GO.has(move):
        road.go(state, seat, bought, GO.a(move), fate)
    elif STOP.has(move):
        road.stop(state, seat, bought, STOP.a(move), fate)
        actions.begin(state, seat, WINE_LUNCH, fate)
    elif move == PARK:
        dropoff.park(state, seat, bought, fate)
    else:
        window.use(state, seat, TURN, bought, move, fate)


def endings(state: State, seat: i64, about: i64, out: Moves) -> None:
    """NA-17.2, NA-18.2: after the action side actions, perhaps a second stop, then the end."""
    out.add(END)
    actions.second_stops(state, seat, (about >> 1) - 1, out)
    window.offers(state, seat, about & 1, out)


def end(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-5.3: the time track says who is next. NA-25.10: before that the row may be shifted."""
    if move == END:
        market.offer_shift(state, seat)
    elif USE_DOUBLE.has(move):
        actions.stop_again(state, seat, about & 1, USE_DOUBLE.a(move), fate)
    else:
        window.use(state, seat, AFTER, about, move, fate)


def farewells(state: State, seat: i64, bought: i64, out: Moves) -> None:
    """NA-20.5: in the car park the last side actions before the tourists leave."""
    out.add(FINISH)
    window.offers(state, seat, bought, out)


def bid_farewell(state: State, seat: i64, bought: i64, move: i64, fate: Fate) -> None:
    """NA-20.5, NA-20.7: then all tourists are dropped off."""
    if move == FINISH:
        dropoff.drop_off(state, seat, fate)
    else:
        window.use(state, seat, PARKED, bought, move, fate)
