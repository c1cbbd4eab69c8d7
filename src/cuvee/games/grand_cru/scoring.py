"""GC-23 The end. Cash, kinds of tiles and wine in barrels, less what is owed."""

from typing import Final

from cuvee.core.game import ranked
from cuvee.core.native import i64
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import NO_TILE, is_innovation, kind_of

BANKRUPT: Final[i64] = -(1 << 60)  # below every other standing


def kinds(estate: Estate) -> i64:
    """GC-R40: different varieties and improvements; GC-23.3: innovation tiles count nothing."""
    bits: i64 = 0
    n: i64 = 0
    for tile in estate.fields:
        if tile == NO_TILE or is_innovation(tile):
            continue
        if not bits >> kind_of(tile) & 1:
            bits |= 1 << kind_of(tile)
            n += 1
    return n


def owned(estate: Estate) -> i64:
    """GC-R40: every vine and improvement, copies included."""
    n: i64 = 0
    for tile in estate.fields:
        if tile != NO_TILE and not is_innovation(tile):
            n += 1
    return n


def score(state: State, seat: i64) -> i64:
    """GC-23.2: what the estate is worth, in francs."""
    estate = state.estates[seat]
    content = state.content
    goods = content.per_kind * kinds(estate) + content.per_cube * estate.wine()
    return estate.money + goods + content.per_loan * estate.loans


def ranking(state: State) -> list[int]:
    """GC-23.4: value, fewer loans, more tiles, else shared. GC-23.5: the bankrupt come last."""
    return ranked([int(standing(state, seat)) for seat in range(state.seats)])


def all_broke(state: State) -> bool:
    return state.broke == (1 << state.seats) - 1


def standing(state: State, seat: i64) -> i64:
    """GC-R36: bankrupt seats are equal among themselves."""
    if state.broke >> seat & 1:
        return BANKRUPT
    estate = state.estates[seat]
    return ((score(state, seat) << 8) - estate.loans) << 8 | owned(estate)
