"""GC-24 Innovation. A row of tiles to reorder; who owns one may copy an effect with it."""

from cuvee.core.bulk import lowest
from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import IMPROVEMENTS
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import NO_TILE, innovation, is_innovation
from cuvee.games.grand_cru.moves import DONE, INNOVATE, SHIFT
from cuvee.games.grand_cru.moves import SPEND as SPEND_MOVE
from cuvee.games.grand_cru.notes import COPIED, SHIFTED
from cuvee.games.grand_cru.questions import AFTER_ACTION, SPEND
from cuvee.games.grand_cru.rules import effects, vineyard


def shifts(state: State, seat: i64, out: Moves) -> None:
    """GC-24.2, GC-24.8, GC-R50: any tile of the row to another place of it, a few times a year."""
    if state.estates[seat].shifts >= state.content.shifts:
        return
    for at in range(state.row_length):
        for place in range(1, state.row_length + 1):
            if place != at + 1:
                out.add(SHIFT.of(state.board.row[at], place))


def shift(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-24.2: out of the row, and in again elsewhere."""
    state.estates[seat].shifts += 1
    which = SHIFT.a(move)
    take_out(state, which)
    at = state.row_length
    while at > SHIFT.b(move) - 1:
        state.board.row[at] = state.board.row[at - 1]
        at -= 1
    state.board.row[at] = which
    state.row_length += 1
    fate.note(SHIFTED, seat, which, SHIFT.b(move))


def take_out(state: State, which: i64) -> None:
    """The row closes up behind a tile that leaves it."""
    row = state.board.row
    at: i64 = 0
    while row[at] != which:
        at += 1
    state.row_length -= 1
    while at < state.row_length:
        row[at] = row[at + 1]
        at += 1
    row[at] = NO_TILE


def owned(estate: Estate) -> i64:
    """A bit for each innovation tile in the vineyard."""
    bits: i64 = 0
    for tile in estate.fields:
        if is_innovation(tile):
            bits |= 1 << (tile - innovation(0))
    return bits


def copyable(state: State, seat: i64) -> i64:
    """GC-24.7, GC-R49: a bit for each improvement face up elsewhere that would do something."""
    bits: i64 = 0
    if owned(state.estates[seat]) == 0:
        return bits
    for other in range(state.seats):
        if other != seat:
            bits |= effects.face_up(state.estates[other])
    for improvement in range(IMPROVEMENTS):
        if bits >> improvement & 1 and not effects.possible(state, seat, improvement):
            bits &= ~(1 << improvement)
    return bits


def copies(state: State, seat: i64, out: Moves) -> None:
    """GC-R68: the move names the improvement, not whose it is."""
    out.add_bits(INNOVATE, copyable(state, seat))


def action_over(state: State, seat: i64) -> None:
    """GC-R48: after his action, too, one may use a tile; GC-R72: if there is anything to copy."""
    if copyable(state, seat) > 0:
        state.ask(AFTER_ACTION, seat)


def afterwards(state: State, seat: i64, out: Moves) -> None:
    """GC-R48: copy, or end the turn."""
    copies(state, seat, out)
    out.add(DONE)


def innovate(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-24.7; GC-24.9: who has several tiles says which one he spends."""
    if move == DONE:
        return
    tiles = owned(state.estates[seat])
    if tiles & (tiles - 1) > 0:
        state.ask(SPEND, seat, INNOVATE.a(move))
        return
    carry_out(state, seat, INNOVATE.a(move), lowest(tiles), fate)


def spends(state: State, seat: i64, out: Moves) -> None:
    """GC-R66: any of the own innovation tiles."""
    out.add_bits(SPEND_MOVE, owned(state.estates[seat]))


def spend(state: State, seat: i64, improvement: i64, move: i64, fate: Fate) -> None:
    """GC-24.9: the chosen tile pays for the copy."""
    carry_out(state, seat, improvement, SPEND_MOVE.a(move), fate)


def carry_out(state: State, seat: i64, improvement: i64, which: i64, fate: Fate) -> None:
    """GC-24.7: the tile goes to the end of the row, then the effect is the seat's own."""
    estate = state.estates[seat]
    estate.fields[estate.field_of(innovation(which))] = NO_TILE
    vineyard.to_row(state, which)
    fate.note(COPIED, seat, improvement, which)
    effects.begin(state, seat, improvement, fate)
