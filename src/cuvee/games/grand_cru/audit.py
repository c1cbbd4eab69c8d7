"""The invariants of the spec's section 8: what is always true at an open question."""

from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.grand_cru.content import (
    BARRELS,
    INNOVATIONS,
    KINDS,
    LEAVES,
    MOST_LOANS,
    SPACES,
    TOP_BID,
    VARIETIES,
)
from cuvee.games.grand_cru.cubes import count
from cuvee.games.grand_cru.rules import brand
from cuvee.games.grand_cru.rules.setup import in_play
from cuvee.games.grand_cru.state import (
    BANKRUPT,
    FINAL,
    NO_SEAT,
    REPAID,
    TURN,
    YEAR_LIMIT,
    State,
)
from cuvee.games.grand_cru.tiles import NO_TILE, bid_of, is_innovation, kind_of, kind_up


def audit(state: State) -> str:
    """The first broken invariant as a sentence."""
    return (
        audit_cubes(state)
        or audit_tiles(state)
        or audit_innovations(state)
        or audit_seats(state)
        or audit_panels(state)
        or audit_end(state)
    )


def audit_cubes(state: State) -> str:
    """Invariants 1 and 7."""
    for variety in range(VARIETIES):
        n = count(state.supply, variety)
        for estate in state.estates:
            n += count(estate.grapes(), variety) + count(estate.sold, variety)
            for barrel in range(BARRELS):
                here = count(estate.cellar[barrel], variety)
                n += here
                if here > 0 and barrel > state.content.last[variety]:
                    return f"variety {variety} lies in barrel {barrel + 1}, beyond its last"
        if n != state.content.cubes[variety]:
            return f"there are {n} cubes of variety {variety}"
    return ""


def audit_tiles(state: State) -> str:
    """Invariant 2."""
    for kind in range(KINDS):
        stock = state.stock
        n = stock.stack.left[kind] + stock.discards[kind] + stock.display[kind]
        for column in range(state.seats):
            if state.board.columns[column] > 0 and kind_up(state.board.columns[column]) == kind:
                n += 1
        for estate in state.estates:
            for tile in estate.fields:
                if tile != NO_TILE and not is_innovation(tile) and kind_of(tile) == kind:
                    n += 1
        wanted: i64 = 0
        if kind < VARIETIES:
            wanted = state.content.vines[kind]
        elif in_play(state, kind - VARIETIES):
            wanted = state.content.copies[kind - VARIETIES]
        if n != wanted:
            return f"there are {n} tiles of kind {kind}, not {wanted}"
    return ""


def audit_innovations(state: State) -> str:
    """Invariant 2, for the innovation tiles."""
    n = state.row_length
    for estate in state.estates:
        for tile in estate.fields:
            if is_innovation(tile):
                n += 1
    if state.options.innovation and n != INNOVATIONS:
        return f"there are {n} innovation tiles"
    if not state.options.innovation and n != 0:
        return "an innovation tile without the option"
    return ""


def audit_seats(state: State) -> str:
    """Invariants 4, 5 and 9."""
    for seat in range(state.seats):
        estate = state.estates[seat]
        if estate.money < 0:
            return f"s{seat} has {estate.money} francs"
        if not 0 <= estate.loans <= MOST_LOANS:
            return f"s{seat} has {estate.loans} loans"
        if not 0 <= estate.prestige <= state.content.top_prestige:
            return f"s{seat} has {estate.prestige} prestige"
        markers = estate.markers + brand.led(state, seat) + brand.held(state, seat)
        for space in range(SPACES):
            if state.board.spaces[space] == seat:
                markers += 1
        if markers != state.content.markers or estate.markers < 0:
            return f"s{seat} has {markers} action markers"
    return ""


def audit_panels(state: State) -> str:
    """Invariants 6, 8, 9 and 10."""
    for variety in range(VARIETIES):
        if not 1 <= state.board.demand[variety] <= state.content.levels[variety]:
            return f"demand for variety {variety} stands on level {state.board.demand[variety]}"
    for column in range(len(state.board.columns)):
        up = state.board.columns[column]
        if up > 0 and column >= state.seats:
            return f"column {column + 1} is used by {state.seats} players"
        if up > 0 and bid_of(up) == 0 and not state.options.brand_identity:
            return f"the tile on column {column + 1} has no bid"
        if bid_of(up) > TOP_BID:
            return f"a bid of {bid_of(up)}"
    for space in range(SPACES):
        if state.board.spaces[space] != NO_SEAT and state.at_fair == 0:
            return "a marker lies on a special action space outside the fair"
    for estate in state.estates:
        if state.at_fair > 0 and estate.sold != 0:
            return "a fair barrel holds cubes during the special actions"
    return ""


def audit_end(state: State) -> str:
    """Invariant 17."""
    if state.depth > 0:
        return ""
    free = min(int(estate.loans) for estate in state.estates) == 0
    fits = (
        (state.ending == BANKRUPT and state.broke > 0)
        or (state.ending == REPAID and free and state.broke == 0)
        or (state.ending == YEAR_LIMIT and state.year == state.options.max_years and not free)
    )
    return "" if fits else f"the game is over by ending {state.ending} for no reason"


def audit_step(before: State, after: State) -> str:
    """Invariants 4, 11, 12 and 16, where a question follows."""
    if after.depth == 0:
        return ""
    step = after.top()
    seat = seat_of(step)
    if ask_of(step) != TURN:
        return ""
    if after.passed >> seat & 1:
        return f"s{seat} is asked after passing"
    for other in range(after.seats):
        if after.estates[other].loans < 1:
            return f"s{other} has no loan in phase 1"
    if after.leaf() < LEAVES and (after.harvested != NO_SEAT or about_of(step) & FINAL):
        return "the year ends before leaf 4"
    if after.year > before.year:
        tiles = sum(int(n) for n in after.stock.display)
        wanted = after.seats * after.content.tiles_dealt
        if after.year == 1:
            wanted = after.seats * (after.content.vines_dealt + after.content.improvements_dealt)
        if tiles != wanted:
            return f"the year begins with {tiles} tiles on display"
    return ""
