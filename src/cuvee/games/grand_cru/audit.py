"""The invariants of the spec's section 8: what is always true at an open question."""

from cuvee.core.native import i64
from cuvee.core.state import ask_of, parts_of, seat_of
from cuvee.games.grand_cru.content import (
    BARRELS,
    COLUMNS,
    INNOVATIONS,
    KINDS,
    LEAVES,
    MOST_LOANS,
    SPACES,
    TOP_BID,
    VARIETIES,
)
from cuvee.games.grand_cru.model.cubes import ROOM, count
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.model.tiles import (
    NO_TILE,
    bid_of,
    bidder_of,
    innovation,
    is_innovation,
    kind_of,
    kind_up,
)
from cuvee.games.grand_cru.questions import (
    BANKRUPT,
    FINAL,
    LOANS,
    NEXT_FAIR,
    PICK_TAKE,
    REPAID,
    TURN,
    YEAR_END,
    YEAR_LIMIT,
)
from cuvee.games.grand_cru.rules import brand
from cuvee.games.grand_cru.rules.setup import in_play


def audit(state: State) -> str:
    """The first broken invariant as a sentence."""
    return (
        audit_heaps(state)
        or audit_cubes(state)
        or audit_stock(state)
        or audit_tiles(state)
        or audit_innovations(state)
        or audit_seats(state)
        or audit_loans(state)
        or audit_panels(state)
        or audit_brands(state)
        or audit_fair(state)
        or audit_turns(state)
        or audit_end(state)
    )


def awaits(state: State, chore: i64) -> bool:
    """Does the chore lie on the agenda? YEAR_END does in phase 1, NEXT_FAIR at the fair."""
    for at in range(state.depth):
        if ask_of(state.agenda[at]) == chore:
            return True
    return False


def audit_heaps(state: State) -> str:
    """Invariants 1 and 18: no cubes are fewer than none, and those picked lie where they must."""
    heaps = [int(state.supply), int(state.picked)]
    for estate in state.estates:
        heaps.append(int(estate.sold))
        heaps += [int(some) for some in estate.cellar]
    for heap in heaps:
        if not 0 <= heap < 1 << int(ROOM * VARIETIES):
            return f"{heap} are no cubes"
    if state.picked == 0:
        return ""
    ask, seat, about = parts_of(state.top())
    if ask != PICK_TAKE:
        return "cubes are picked outside a blend"
    for variety in range(VARIETIES):
        lie = count(state.estates[seat].cellar[(about & 7) - 1], variety)
        if count(state.picked, variety) > lie:
            return f"s{seat} picked more of variety {variety} than there is"
    return ""


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


def audit_stock(state: State) -> str:
    """Invariant 2: no pile is smaller than none, and the stack counts its tiles."""
    stock = state.stock
    for pile in (stock.display, stock.discards, stock.stack.left):
        for kind in range(KINDS):
            if pile[kind] < 0:
                return f"a pile has {pile[kind]} tiles of kind {kind}"
    if stock.stack.count != sum(int(n) for n in stock.stack.left):
        return f"the stack counts {stock.stack.count} tiles and has others"
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
    """Invariants 2 and 3: each innovation tile lies once, in the row or in a vineyard."""
    found = [int(which) for which in state.board.row[: state.row_length]]
    for estate in state.estates:
        for tile in estate.fields:
            if not NO_TILE <= tile < innovation(INNOVATIONS):
                return f"there is no tile {tile}"
            if is_innovation(tile):
                found.append(int(tile - innovation(0)))
    wanted = list(range(int(INNOVATIONS))) if state.options.innovation else []
    return "" if sorted(found) == wanted else f"the innovation tiles are {sorted(found)}"


def audit_seats(state: State) -> str:
    """Invariants 4, 5, 9 and 18."""
    for seat in range(state.seats):
        estate = state.estates[seat]
        if estate.money < 0:
            return f"s{seat} has {estate.money} francs"
        if not 0 <= estate.prestige <= state.content.top_prestige:
            return f"s{seat} has {estate.prestige} prestige"
        if not 0 <= estate.shifts <= state.content.shifts:
            return f"s{seat} has moved {estate.shifts} innovation tiles"
        markers = estate.markers + brand.led(state, seat) + brand.held(state, seat)
        for space in range(SPACES):
            if state.board.spaces[space] == seat:
                markers += 1
        if markers != state.content.markers or estate.markers < 0:
            return f"s{seat} has {estate.markers} free action markers of {markers}"
    return ""


def audit_loans(state: State) -> str:
    """Invariants 4 and 18: who has no loan has just repaid the last one; the broke owe most."""
    settled: i64 = 0  # the places of the order whose seats have decided
    if state.depth == 0:
        settled = state.seats
    elif ask_of(state.top()) == LOANS:
        settled = (seat_of(state.top()) - state.first) % state.seats
    for place in range(state.seats):
        seat = state.in_order(place)
        loans = state.estates[seat].loans
        if not 0 <= loans <= MOST_LOANS or (loans == 0 and place >= settled and state.year > 0):
            return f"s{seat} has {loans} loans"
        if state.broke >> seat & 1 and loans < MOST_LOANS:
            return f"s{seat} is bankrupt with {loans} loans"
    return ""


def audit_panels(state: State) -> str:
    """Invariants 6 and 8."""
    for variety in range(VARIETIES):
        level = state.board.demand[variety]
        if not 1 <= level <= state.content.levels[variety]:
            return f"demand for variety {variety} stands on level {level}"
        if state.year == 0 and level != state.content.start_level:
            return f"demand for variety {variety} starts on level {level}"
    for column in range(COLUMNS):
        up = state.board.columns[column]
        if up == 0:
            continue
        if column >= state.seats or not awaits(state, YEAR_END):
            return f"column {column + 1} is used by {state.seats} players in year {state.year}"
        if not 0 <= kind_up(up) < KINDS or bidder_of(up) >= state.seats:
            return f"column {column + 1} holds {up}"
        if bid_of(up) > TOP_BID or (bid_of(up) == 0 and not state.options.brand_identity):
            return f"the bid on column {column + 1} is {bid_of(up)}"
    return ""


def audit_brands(state: State) -> str:
    """Invariant 8: brand markers lie where a raise can have put them, and only in phase 1."""
    for variety in range(VARIETIES):
        owner = brand.owner(state, variety)
        if owner == NO_SEAT:
            continue
        if not state.options.brand_identity or not awaits(state, YEAR_END) or owner >= state.seats:
            return f"a brand marker of s{owner} lies at variety {variety}"
        level = brand.level(state, variety)
        if not 2 <= level <= state.content.levels[variety]:
            return f"a brand marker lies on level {level} of variety {variety}"
        now = state.content.price(variety, state.board.demand[variety])
        if now > state.content.price(variety, level):
            return f"a brand marker lies below the price of variety {variety}"
    return ""


def audit_fair(state: State) -> str:
    """Invariants 9 and 10."""
    if (state.at_fair > 0) != awaits(state, NEXT_FAIR):
        return "seats are at the fair while there is none, or none at one"
    for space in range(SPACES):
        if state.board.spaces[space] != NO_SEAT and state.at_fair == 0:
            return "a marker lies on a special action space outside the fair"
    for estate in state.estates:
        if estate.sold != 0 and not awaits(state, YEAR_END):
            return "a fair barrel holds cubes outside phase 1"
    return ""


def audit_turns(state: State) -> str:
    """Invariants 11 and 12, for the open question and those that wait below it."""
    if state.harvested != NO_SEAT and state.leaf() < LEAVES:
        return "the last vine is harvested before leaf 4"
    for at in range(state.depth):
        ask, seat, about = parts_of(state.agenda[at])
        if ask == TURN and state.passed >> seat & 1:
            return f"s{seat} is asked after passing"
        if ask == TURN and about & FINAL and state.leaf() < LEAVES:
            return "the year ends before leaf 4"
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
    """Invariant 16, where a year begins."""
    if after.year == before.year or after.depth == 0:
        return ""
    tiles = sum(int(n) for n in after.stock.display)
    wanted = after.seats * after.content.tiles_dealt
    if after.year == 1:
        wanted = after.seats * (after.content.vines_dealt + after.content.improvements_dealt)
    if tiles != wanted:
        return f"the year begins with {tiles} tiles on display"
    return ""
