"""GC-24.3 to GC-24.6 The award. Every year one innovation tile may find an owner."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import CELLAR_CUBES, LOANS, POINTS, TILES
from cuvee.games.grand_cru.model.state import NO_SEAT, State
from cuvee.games.grand_cru.model.tiles import innovation as innovation_tile
from cuvee.games.grand_cru.moves import ACCEPT, DECLINE
from cuvee.games.grand_cru.notes import AWARDED, DECLINED
from cuvee.games.grand_cru.questions import INNOVATION_AWARD, MAKE_ROOM
from cuvee.games.grand_cru.rules import innovation, vineyard


def measure(state: State, seat: i64, which: i64) -> i64:
    """GC-24.5, GC-R51: what the tile looks at; the most or the fewest of it is best."""
    what = state.content.measure[which]
    estate = state.estates[seat]
    if what == LOANS:
        n = estate.loans
    elif what == TILES:
        n = estate.tiles()
    elif what == CELLAR_CUBES:
        n = estate.wine()
    else:
        assert what == POINTS, "there is no other criterion"
        n = estate.prestige
    if state.content.wants_most[which] == 0:
        return -n
    return n


def qualifier(state: State, which: i64) -> i64:
    """GC-24.3: the only seat that meets the criterion, or nobody."""
    best = NO_SEAT
    top: i64 = 0
    for seat in range(state.seats):
        n = measure(state, seat, which)
        if seat == 0 or n > top:
            top = n
            best = seat
        elif n == top:
            best = NO_SEAT
    return best


def examine(state: State) -> None:
    """GC-24.3, GC-24.4, GC-R45: the first tile with a sole qualifier; ties send it to the end."""
    for k in range(state.row_length):
        which = state.board.row[0]
        seat = qualifier(state, which)
        if seat != NO_SEAT:
            state.ask(INNOVATION_AWARD, seat)
            return
        innovation.take_out(state, which)
        vineyard.to_row(state, which)


def answers(out: Moves) -> None:
    """GC-24.3: take it, or not."""
    out.add_range(ACCEPT, DECLINE)


def decide(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-24.3, GC-R46: he may take it. GC-R47: a full vineyard makes room first."""
    if move == DECLINE:
        fate.note(DECLINED, seat, state.board.row[0])
    elif vineyard.is_full(state.estates[seat]):
        state.ask(MAKE_ROOM, seat, ACCEPT)
    else:
        receive(state, seat, fate)


def receive(state: State, seat: i64, fate: Fate) -> None:
    """GC-24.6: the tile takes a field."""
    which = state.board.row[0]
    innovation.take_out(state, which)
    vineyard.lay(state.estates[seat], innovation_tile(which))
    fate.note(AWARDED, seat, which)
