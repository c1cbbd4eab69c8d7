"""DP-1.7, DP-1.9, DP-6.7, DP-6.8 The village piles: laid out, and laid out anew as they end."""

from cuvee.core.fate import Fate, Pile
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import GRAPES, HIGHEST, KINDS
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.notes import REFILLED


def restock(state: State, fate: Fate) -> None:
    """DP-6.7, DP-6.8, DP-R41, DP-R42: after every tile taken and at each end of turn."""
    piles = state.village.piles
    if piles[HEIGHT] + piles[HEIGHT + 1] <= state.content.refill_at and wanted(state) >= 2:
        clear(state, 0)
        lay_harvest(state, fate)
        fate.note(REFILLED, state.active, 0)
    low = piles[BLUE + HEIGHT] + piles[BLUE + HEIGHT + 1] <= state.content.refill_at
    if low and discards(state) > 0:
        clear(state, BLUE)
        lay_blue(state, fate)
        fate.note(REFILLED, state.active, 1)


def wanted(state: State) -> i64:
    """DP-R41: how many of the six tiles exist, the last one of the village among them."""
    n: i64 = 0
    for tile in range(GRAPES * HIGHEST):
        if is_wanted(state, tile) and (state.stock.harvest[tile] > 0 or on_top(state, tile)):
            n += 1
    return n


def is_wanted(state: State, tile: i64) -> bool:
    """DP-1.7: values 3 and 2."""
    value = tile % HIGHEST + 1
    return value == state.content.village_values[0] or value == state.content.village_values[1]


def on_top(state: State, tile: i64) -> bool:
    """Is it the top of a village pile?"""
    piles = state.village.piles
    for pile in range(2):
        if piles[HEIGHT + pile] > 0 and piles[pile] == tile:
            return True
    return False


def discards(state: State) -> i64:
    """Blue accessories that were used."""
    n: i64 = 0
    for kind in range(KINDS):
        n += state.stock.goods[2 * kind + 1]
    return n


def clear(state: State, first: i64) -> None:
    """DP-6.7, DP-6.8: what is left of a pair of piles goes where the new ones come from."""
    piles = state.village.piles
    for pile in range(first, first + 2):
        if piles[pile + HEIGHT] > 0:
            if first == BLUE:
                state.stock.goods[2 * piles[pile] + 1] += 1
            else:
                state.stock.harvest[piles[pile]] += 1


def lay_harvest(state: State, fate: Fate) -> None:
    """DP-1.7, DP-R22, DP-R41: a 3 and a 2 of each variety in two piles, only the tops seen."""
    below = state.village.harvest
    for tile in range(GRAPES * HIGHEST):
        if is_wanted(state, tile) and state.stock.harvest[tile] > 0:
            state.stock.harvest[tile] -= 1
            below.put(tile)
    spread(state, 0, below, fate)


def lay_blue(state: State, fate: Fate) -> None:
    """DP-1.9, DP-6.8, DP-R42, DP-R63: all blue ones that are not with a player."""
    below = state.village.blue
    for kind in range(KINDS):
        while state.stock.goods[2 * kind + 1] > 0:
            state.stock.goods[2 * kind + 1] -= 1
            below.put(kind)
    spread(state, BLUE, below, fate)


def spread(state: State, first: i64, below: Pile, fate: Fate) -> None:
    """DP-R41, DP-R42: two piles, the first gets the odd one; their tops are turned up."""
    piles = state.village.piles
    total = below.count
    piles[first + HEIGHT] = total - total // 2
    piles[first + HEIGHT + 1] = total // 2
    for pile in range(first, first + 2):
        piles[pile] = NONE
        if piles[pile + HEIGHT] > 0:
            piles[pile] = fate.draw(below)


def take_top(state: State, pile: i64, below: Pile, fate: Fate) -> i64:
    """DP-6.3, DP-6.4: the top of a pile; the next one is seen at once."""
    piles = state.village.piles
    top = piles[pile]
    piles[pile] = NONE
    piles[pile + HEIGHT] -= 1
    if piles[pile + HEIGHT] > 0:
        piles[pile] = fate.draw(below)
    return top
