"""DP-4.9 to DP-4.15 Harvest tiles: which one is had for a value, and into which press it goes."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import HIGHEST, PRESSES
from cuvee.games.dom_pierre.model.house import NONE, PRESS, House
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import STORE, STORE_SUPPLY
from cuvee.games.dom_pierre.notes import STORED
from cuvee.games.dom_pierre.questions import NEXT_STORE, STORING


def pending(grape: i64, value: i64, face: i64) -> i64:
    """A tile on its way into a press, in six bits."""
    return grape << 4 | value << 2 | face


def highest_face(state: State, grape: i64, value: i64) -> i64:
    """DP-4.10, DP-R28: the best printed value up to this one that is left, or 0."""
    face = min(value, HIGHEST)
    while face > 0 and state.stock.harvest[grape * HIGHEST + face - 1] == 0:
        face -= 1
    return face


def lowest_face(state: State, grape: i64) -> i64:
    """The least printed value that is left of a variety; out of reach if there is none."""
    face: i64 = 1
    while face <= HIGHEST and state.stock.harvest[grape * HIGHEST + face - 1] == 0:
        face += 1
    return face


def take(state: State, grape: i64, value: i64) -> i64:
    """DP-4.9, DP-4.10: the tile out of the supply, worth its full value whatever is printed."""
    face = highest_face(state, grape, value)
    state.stock.harvest[grape * HIGHEST + face - 1] -= 1
    return pending(grape, value, face)


def fits(house: House, press: i64, grape: i64) -> bool:
    """DP-4.13, DP-4.14, DP-5.15: one of a variety to a press, and none beside champagne."""
    return house.harvest(press, grape) == 0 and not house.holds_champagne(press)


def fits_somewhere(house: House, grape: i64) -> bool:
    """DP-R67: is there a press for this variety?"""
    for press in range(PRESSES):
        if fits(house, press, grape):
            return True
    return False


def offer(state: State, seat: i64, tile: i64, fate: Fate) -> None:
    """DP-4.15, DP-R29, DP-R71: which press? Without one the tile returns to the supply."""
    if fits_somewhere(state.houses[seat], tile >> 4):
        state.ask(STORING, seat, tile)
    else:
        give_back(state, seat, tile, fate)


def next_store(state: State, fate: Fate) -> None:
    """DP-4.13, DP-R20: the tiles gained, in their order."""
    if state.gained > 0:
        tile = state.gained & 63
        state.gained >>= 6
        if state.gained > 0:
            state.then(NEXT_STORE)
        offer(state, state.active, tile, fate)


def stores(state: State, seat: i64, tile: i64, out: Moves) -> None:
    """DP-4.13, DP-4.15: any press it fits, or back to the supply."""
    for press in range(PRESSES):
        if fits(state.houses[seat], press, tile >> 4):
            out.add(STORE.of(press))
    out.add(STORE_SUPPLY)


def store(state: State, seat: i64, tile: i64, move: i64, fate: Fate) -> None:
    """DP-4.13, DP-4.15: once placed it stays until the press is activated."""
    if move == STORE_SUPPLY:
        give_back(state, seat, tile, fate)
        return
    press = STORE.a(move)
    state.houses[seat].presses[press * PRESS + (tile >> 4)] = tile & 15
    fate.note(STORED, seat, tile >> 4, tile >> 2 & 3, press)


def give_back(state: State, seat: i64, tile: i64, fate: Fate) -> None:
    """DP-4.15: what is printed returns to the supply."""
    state.stock.harvest[(tile >> 4) * HIGHEST + (tile & 3) - 1] += 1
    fate.note(STORED, seat, tile >> 4, tile >> 2 & 3, NONE)
