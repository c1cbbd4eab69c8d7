"""DP-5.13, DP-5.14 Markers, which wait on an empty press for its harvest; DP-R70 champagne."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves, Verb2
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import PRESSES
from cuvee.games.dom_pierre.model.house import MARKER, PRESS
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import MARK
from cuvee.games.dom_pierre.notes import MARKED
from cuvee.games.dom_pierre.questions import MARKING


def takes_marker(state: State, seat: i64, press: i64) -> bool:
    """DP-5.13: no champagne, no harvest (DP-R39); DP-R38: other markers do not matter."""
    house = state.houses[seat]
    if house.holds_champagne(press):
        return False
    if house.harvests(press) > 0 and not state.options.modifier_on_harvest:
        return False
    return house.marker(press) == 0 or state.options.modifiers_stack


def any_takes_marker(state: State, seat: i64) -> bool:
    """DP-R67: is there a press for a marker?"""
    for press in range(PRESSES):
        if takes_marker(state, seat, press):
            return True
    return False


def offer(state: State, seat: i64, value: i64) -> None:
    """DP-5.13: at once, on a press of choice; without one the marker is lost."""
    if any_takes_marker(state, seat):
        state.ask(MARKING, seat, value)


def marks(state: State, seat: i64, out: Moves) -> None:
    """DP-5.13: every press that takes it."""
    for press in range(PRESSES):
        if takes_marker(state, seat, press):
            out.add(MARK.of(press))


def mark(state: State, seat: i64, value: i64, move: i64, fate: Fate) -> None:
    """DP-5.13: there it stays until the press is activated."""
    press = MARK.a(move)
    state.houses[seat].presses[press * PRESS + MARKER] += value
    fate.note(MARKED, seat, press, value)


def champagnes(state: State, seat: i64, first: i64, verb: Verb2, out: Moves) -> None:
    """DP-R70: champagne from this place on, by press and place; of equal twins the first."""
    tiles = state.houses[seat].offers(first)
    while tiles != 0:
        place = lowest(tiles)
        out.add(verb.of(place // 2, place % 2))
        tiles &= tiles - 1
