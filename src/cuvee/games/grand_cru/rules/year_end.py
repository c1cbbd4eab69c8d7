"""GC-16, GC-19, GC-22, GC-23 The end of the year: new tiles, ageing, and a new year or the end."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import BARRELS, FIELDS, KINDS, VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.model.tiles import fresh, is_improvement, kind_of, spent
from cuvee.games.grand_cru.notes import ENDED, FEE, JUG, MISSED, NEW_TILES, PAST
from cuvee.games.grand_cru.questions import (
    BANKRUPT,
    BEGIN_YEAR,
    BOOKS,
    NEW_YEAR,
    NEXT_LOANS,
    REPAID,
    YEAR_LIMIT,
)
from cuvee.games.grand_cru.rules import auction, award, brand, cellar, fair, loans


def begin(state: State, fate: Fate) -> None:
    """GC-16 to GC-22: the six steps of phase 2 (the last line comes first)."""
    brand.all_back(state, fate)
    if state.options.auction_fees:
        fees(state, fate)
    clear(state)
    deal(state, state.seats * state.content.tiles_dealt, fate)
    fair.judge(state, fate)
    state.then(NEW_YEAR)
    state.then(NEXT_LOANS)
    state.then(BOOKS)
    fair.open_fair(state, fate)


def fees(state: State, fate: Fate) -> None:
    """GC-26.1: a franc for each own marker on the auction panel, GC-26.2, GC-R52: if one has it."""
    for seat in range(state.seats):
        estate = state.estates[seat]
        due = min(brand.led(state, seat) * state.content.fee, estate.money)
        if due > 0:
            estate.money -= due
            fate.note(FEE, seat, due)


def clear(state: State) -> None:
    """GC-16.1, GC-16.2: display and lots go to the discards, markers to their owners."""
    discards = state.stock.discards
    for column in range(state.seats):
        if state.board.columns[column] != 0:
            discards[auction.take_off(state, column)] += 1
    for kind in range(KINDS):
        discards[kind] += state.stock.display[kind]
        state.stock.display[kind] = 0


def deal(state: State, tiles: i64, fate: Fate) -> None:
    """GC-16.3, GC-16.5: from the stack; GC-16.4, GC-R41: once empty it is made of the discards."""
    stock = state.stock
    for k in range(tiles):
        if stock.stack.count == 0:
            for kind in range(KINDS):
                stock.stack.left[kind] = stock.discards[kind]
                stock.stack.count += stock.discards[kind]
                stock.discards[kind] = 0
        stock.display[fate.draw(stock.stack)] += 1
    fate.note(NEW_TILES, state.first, tiles)


def books(state: State, fate: Fate) -> None:
    """GC-19, GC-20: the wine ages, then interest is due."""
    for seat in range(state.seats):
        age(state, seat, fate)
    loans.collect(state, fate)


def age(state: State, seat: i64, fate: Fate) -> None:
    """GC-19.1, GC-19.2: every cube one barrel on; beyond its last one it is lost."""
    cubes_in = state.estates[seat].cellar
    last = cubes_in[BARRELS - 1]
    for barrel in range(BARRELS - 1, i64(0), -1):
        cubes_in[barrel] = cubes_in[barrel - 1]
    cubes_in[0] = 0
    state.supply += last
    for variety in range(VARIETIES):
        if count(last, variety) > 0:
            fate.note(PAST, seat, variety, count(last, variety))
    for barrel in range(1, BARRELS):
        if cubes_in[barrel] > 0:
            cellar.clear_past(state, seat, barrel, fate)


def ending(state: State) -> i64:
    """GC-23.1: somebody is bankrupt (first of all: GC-R78), or has no loans (GC-21.5), or the last
    year is over (GC-28.1, GC-R60)."""
    if state.broke > 0:
        return BANKRUPT
    for seat in range(state.seats):
        if state.estates[seat].loans == 0:
            return REPAID
    if state.year >= state.options.max_years:
        return YEAR_LIMIT
    return 0


def new_year(state: State, fate: Fate) -> None:
    """GC-22.7: the game ends here. GC-22.2, GC-R38: or vines are served from the old start player
    on; GC-22.5, GC-22.6: then the jug changes hands, then a tile is awarded."""
    why = ending(state)
    if why > 0:
        fate.note(ENDED, state.first, why)
        state.finish(why)
        return
    for variety in range(VARIETIES):
        for place in range(state.seats):
            refill(state, state.in_order(place), variety, fate)
    for seat in range(state.seats):
        turn_up(state, seat)
    if state.heir != NO_SEAT:
        state.first = state.heir
        state.heir = NO_SEAT
        fate.note(JUG, state.first)
    state.then(BEGIN_YEAR)
    award.examine(state)


def refill(state: State, seat: i64, variety: i64, fate: Fate) -> None:
    """GC-22.1: a cube for every bare vine, GC-22.3: or a franc for one there is not."""
    estate = state.estates[seat]
    fields = estate.fields
    bare = spent(variety)
    francs: i64 = 0
    for field in range(FIELDS):
        if fields[field] == bare:
            if count(state.supply, variety) > 0:
                state.supply -= cubes(1, variety)
                fields[field] = fresh(variety)
            else:
                francs += state.content.missing_cube
    if francs > 0:
        estate.money += francs
        fate.note(MISSED, seat, variety, francs)


def turn_up(state: State, seat: i64) -> None:
    """GC-22.4: all improvements lie face up again."""
    fields = state.estates[seat].fields
    for field in range(FIELDS):
        if is_improvement(fields[field]):
            fields[field] = fresh(kind_of(fields[field]))
