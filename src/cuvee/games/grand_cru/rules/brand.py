"""GC-27 Brand identity, an unofficial variant. A marker keeps the price one has raised."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.model.tiles import kind_up, leads, lot
from cuvee.games.grand_cru.moves import BRAND, BRAND_LOT, DONE, LIFT
from cuvee.games.grand_cru.notes import BRANDED, UNBRANDED
from cuvee.games.grand_cru.questions import BRAND as BRAND_ASKED


def owner_in(mark: i64) -> i64:
    """Whose brand marker it is; no marker is 0."""
    if mark == 0:
        return NO_SEAT
    return mark & 7


def level_in(mark: i64) -> i64:
    return mark >> 3


def owner(state: State, variety: i64) -> i64:
    """GC-27.3: whose one marker lies in the column."""
    return owner_in(state.board.brand[variety])


def level(state: State, variety: i64) -> i64:
    return level_in(state.board.brand[variety])


def held(state: State, seat: i64) -> i64:
    """In how many columns the seat has a marker."""
    n: i64 = 0
    for variety in range(VARIETIES):
        if owner(state, variety) == seat:
            n += 1
    return n


def give_back(state: State, variety: i64, fate: Fate) -> None:
    """GC-27.4, GC-27.5: the marker returns to its owner."""
    seat = owner(state, variety)
    if seat != NO_SEAT:
        state.board.brand[variety] = 0
        state.estates[seat].markers += 1
        fate.note(UNBRANDED, seat, variety)


def outgrow(state: State, variety: i64, fate: Fate) -> None:
    """GC-27.5: a dearer price sends the marker home; an equal one leaves it."""
    if owner(state, variety) == NO_SEAT:
        return
    kept = state.content.price(variety, level(state, variety))
    if state.content.price(variety, state.board.demand[variety]) > kept:
        give_back(state, variety, fate)


def offer(state: State, seat: i64, variety: i64) -> None:
    """GC-27.1, GC-R58: who raised demand may mark the new level of a column without a marker."""
    if not state.options.brand_identity or owner(state, variety) != NO_SEAT:
        return
    if state.estates[seat].markers > 0 or led(state, seat) > 0:
        state.ask(BRAND_ASKED, seat, variety)


def led(state: State, seat: i64) -> i64:
    """How many lots the seat leads."""
    n: i64 = 0
    for column in range(state.seats):
        if leads(state.board.columns[column], seat):
            n += 1
    return n


def brands(state: State, seat: i64, out: Moves) -> None:
    """GC-27.2: with a free marker, or with one off the auction panel."""
    if state.estates[seat].markers > 0:
        out.add(BRAND)
    for column in range(state.seats):
        if leads(state.board.columns[column], seat):
            out.add(BRAND_LOT.of(column))
    out.add(DONE)


def put(state: State, seat: i64, variety: i64, move: i64, fate: Fate) -> None:
    """GC-27.1, GC-27.2: the marker lies on the new level; a bid it came from disappears."""
    if move == DONE:
        return
    if BRAND_LOT.has(move):
        column = BRAND_LOT.a(move)
        state.board.columns[column] = lot(kind_up(state.board.columns[column]), 0, 0)
    else:
        state.estates[seat].markers -= 1
    state.board.brand[variety] = state.board.demand[variety] << 3 | seat
    fate.note(BRANDED, seat, variety, state.board.demand[variety])


def lifts(state: State, seat: i64, out: Moves) -> None:
    """GC-R57: any of the own markers on the demand panel, or a free one."""
    for variety in range(VARIETIES):
        if owner(state, variety) == seat:
            out.add(LIFT.of(variety))
    if state.estates[seat].markers > 0:
        out.add(DONE)


def lift_only(state: State, seat: i64, fate: Fate) -> None:
    """GC-R57: a marker on the demand panel that is the only one to bid with is free for it."""
    for variety in range(VARIETIES):
        if owner(state, variety) == seat:
            give_back(state, variety, fate)


def all_back(state: State, fate: Fate) -> None:
    """GC-27.8: none stays beyond phase 1."""
    for variety in range(VARIETIES):
        give_back(state, variety, fate)
