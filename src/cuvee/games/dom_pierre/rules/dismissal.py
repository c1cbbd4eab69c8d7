"""DP-10 Dismissing workers: coins instead of an action."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import MAISON, SUPPLY, State
from cuvee.games.dom_pierre.moves import FIRE, FIRE_DONE
from cuvee.games.dom_pierre.notes import DISMISSED
from cuvee.games.dom_pierre.questions import FIRING
from cuvee.games.dom_pierre.rules import workers


def begin(state: State, strength: i64) -> None:
    """DP-10.3, DP-R15: up to the strength the action would have had, none included."""
    next_fire(state, strength | MAISON << 3)


def next_fire(state: State, about: i64) -> None:
    """DP-10.1, DP-R71: while the strength lasts and a worker is out."""
    if about & 7 > 0 and workers.next_from(state, state.active, about >> 3) != NONE:
        state.ask(FIRING, state.active, about)


def firings(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-10.1, DP-R70: from anywhere but the supply, in a fixed order."""
    place = workers.next_from(state, seat, about >> 3)
    while place != NONE:
        out.add(FIRE.of(place))
        place = workers.next_from(state, seat, place + 1)
    out.add(FIRE_DONE)


def fire(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-10.1, DP-10.2: back to the supply for 1 Fr."""
    if move != FIRE_DONE:
        place = FIRE.a(move)
        workers.lift(state, seat, place)
        workers.put(state, seat, SUPPLY)
        state.houses[seat].money += state.content.dismiss_pay
        fate.note(DISMISSED, seat, place, state.content.dismiss_pay)
        next_fire(state, (about & 7) - 1 | place << 3)
