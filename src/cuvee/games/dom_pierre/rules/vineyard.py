"""DP-4 Vineyard: draw, plant, and harvest from the cells around."""

from typing import Final

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.dom_pierre.content import CELLS, GRAPES
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import PLANT, POINT, USE
from cuvee.games.dom_pierre.notes import DREW, PLANTED, POINTED
from cuvee.games.dom_pierre.questions import NEXT_GRAPE, NEXT_STORE, PLANTING
from cuvee.games.dom_pierre.rules import bonuses, free, picking

DRAWN: Final[i64] = 511  # three bits for each variety; above them the grapes to point at
POINTS_AT: Final[i64] = 9


def begin(state: State, strength: i64, fate: Fate) -> None:
    """DP-4.2, DP-R19: all grapes at once. DP-4.16, DP-R26: those missing are pointed at."""
    bag = state.vineyard.bag
    about: i64 = 0
    for k in range(strength):
        if bag.count > 0:
            about += 1 << 3 * fate.draw(bag)
        else:
            about += 1 << POINTS_AT
    fate.note(DREW, state.active, about & 7, about >> 3 & 7, about >> 6 & 7)
    state.then(NEXT_STORE)
    next_grape(state, about)


def next_grape(state: State, about: i64) -> None:
    """DP-4.3, DP-4.12: one grape after the other. DP-R27: without a cell it returns to the bag."""
    if about & DRAWN > 0 and not any_open(state):
        for grape in range(GRAPES):
            while about >> 3 * grape & 7 > 0:
                about += (1 << POINTS_AT) - (1 << 3 * grape)
                state.vineyard.bag.put(grape)
    if about > 0:
        state.ask(PLANTING, state.active, about)


def any_open(state: State) -> bool:
    """DP-R27: is there a cell for a grape?"""
    planted = state.vineyard.planted()
    rest = planted
    while rest != 0:
        if state.content.beside[lowest(rest)] & ~planted != 0:
            return True
        rest &= rest - 1
    return False


def open_cells(state: State) -> i64:
    """DP-4.4: a bit for each empty cell orthogonally next to a grape."""
    planted = state.vineyard.planted()
    found: i64 = 0
    rest = planted
    while rest != 0:
        found |= state.content.beside[lowest(rest)]
        rest &= rest - 1
    return found & ~planted


def plantings(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-4.3, DP-4.4: any drawn grape on any open cell; then any grape to point at (DP-4.16)."""
    free.tile_offers(state, seat, out)
    if about & DRAWN == 0:
        out.add_bits(POINT, state.vineyard.planted())
        return
    cells = open_cells(state)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        for grape in range(GRAPES):
            if about >> 3 * grape & 7 > 0:
                out.add(PLANT.of(grape, cell))


def plant(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-4.4, DP-4.5: the grape, then the bonus below it. DP-R26: pointing gains no bonus."""
    if USE.has(move):
        state.then(NEXT_GRAPE, about)
        free.act(state, seat, move, fate)
        return
    if POINT.has(move):
        state.then(NEXT_GRAPE, about - (1 << POINTS_AT))
        fate.note(POINTED, seat, POINT.a(move))
        picking.offer(state, seat, POINT.a(move))
        return
    grape = PLANT.a(move)
    cell = PLANT.b(move)
    state.vineyard.grapes[grape] |= bit(cell)
    state.then(NEXT_GRAPE, about - (1 << 3 * grape))
    fate.note(PLANTED, seat, grape, cell)
    take_bonus(state, seat, cell, fate)
    picking.offer(state, seat, cell)


def take_bonus(state: State, seat: i64, cell: i64, fate: Fate) -> None:
    """DP-4.5, DP-R79: what lies on the cell is the planter's; nothing new comes there."""
    at = cell
    if state.seats == 4:
        at += CELLS
    place = state.content.bonus_cell[at]
    if place >= 0 and state.vineyard.bonuses[place] != NONE:
        bonuses.collect(state, seat, state.vineyard.bonuses[place], fate)
        state.vineyard.bonuses[place] = NONE
