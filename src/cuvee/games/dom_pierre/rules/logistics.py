"""DP-7 Logistics: take workers up, then send them out."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import LOGISTICS, ROUTES
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import MAISON, SUPPLY, State
from cuvee.games.dom_pierre.moves import PLACE_DONE, SKIP, TAKE, TAKE_DONE, USE
from cuvee.games.dom_pierre.notes import PLACED
from cuvee.games.dom_pierre.questions import NEXT_PLACE, NEXT_TAKE, PLACING, TAKING
from cuvee.games.dom_pierre.rules import estate, free, workers


def begin(state: State, strength: i64) -> None:
    """DP-7.1, DP-R44: first all are taken, then all are placed."""
    next_take(state, strength | SUPPLY << 3)


def next_taken(state: State, seat: i64, place: i64) -> i64:
    """DP-7.1, DP-R64: the next worker from here on, in any mix but none of the Maison; or -1."""
    place = workers.next_from(state, seat, place)
    if place == MAISON:
        place = workers.next_from(state, seat, MAISON + 1)
    return place


def next_take(state: State, about: i64) -> None:
    """DP-7.1, DP-R71: while the strength lasts and a worker is left; then they are placed."""
    if about & 7 > 0 and next_taken(state, state.active, about >> 3) != NONE:
        state.ask(TAKING, state.active, about)
    else:
        next_place(state)


def takings(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-3.13, DP-R70: each at or after the place before, so that a choice has one spelling."""
    place = next_taken(state, seat, about >> 3)
    while place != NONE:
        out.add(TAKE.of(place))
        place = next_taken(state, seat, place + 1)
    out.add(TAKE_DONE)
    free.tile_offers(state, seat, out)


def take(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-7.1, DP-R44: into the hand; the space left is empty from now on.

    DP-R58: a tile may have moved a worker, so the order of the places begins anew.
    """
    if move == TAKE_DONE:
        next_place(state)
        return
    if USE.has(move):
        state.then(NEXT_TAKE, about & 7 | SUPPLY << 3)
        free.act(state, seat, move, fate)
        return
    place = TAKE.a(move)
    workers.lift(state, seat, place)
    state.hand += 1
    next_take(state, (about & 7) - 1 | place << 3)


def next_place(state: State) -> None:
    """DP-7.2, DP-7.3: those in the hand, then those of the Maison."""
    if state.hand > 0 or state.houses[state.active].maison > 0:
        state.ask(PLACING, state.active)


def placings(state: State, seat: i64, out: Moves) -> None:
    """DP-7.3, DP-7.7, DP-R45: taken workers must be placed, those of the Maison may."""
    workers.destinations(state, NONE, out)
    if estate.has_effect(state, seat, LOGISTICS):
        for route in range(ROUTES):
            if workers.second_nearest(state, route) != NONE:
                out.add(SKIP.of(route))
    if state.hand == 0:
        out.add(PLACE_DONE)
    free.tile_offers(state, seat, out)


def place(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-7.3, DP-7.7: a worker of the hand first, then one of the Maison."""
    if move == PLACE_DONE:
        return
    if USE.has(move):
        state.then(NEXT_PLACE)
        free.act(state, seat, move, fate)
        return
    if SKIP.has(move):
        state.effect_used = 1
        to = workers.second_nearest(state, SKIP.a(move))
    else:
        to = workers.destination(state, move)
    if state.hand > 0:
        state.hand -= 1
        fate.note(PLACED, seat, NONE, to)
    else:
        workers.lift(state, seat, MAISON)
        fate.note(PLACED, seat, MAISON, to)
    workers.put(state, seat, to)
    next_place(state)
