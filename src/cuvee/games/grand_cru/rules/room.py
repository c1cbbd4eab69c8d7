"""GC-9.4 Making room. Who buys into a full vineyard first removes a tile of his choice."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import INNOVATIONS
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import FIRST_INNOVATION
from cuvee.games.grand_cru.moves import ACCEPT, DROP
from cuvee.games.grand_cru.rules import auction, award, vineyard


def drops(state: State, seat: i64, out: Moves) -> None:
    """GC-9.4, GC-R17: any own tile, used or not."""
    for tile in range(FIRST_INNOVATION + INNOVATIONS):
        if state.estates[seat].field_of(tile) >= 0:
            out.add(DROP.of(tile))


def drop(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-R70: removal, payment and placing happen together, now."""
    vineyard.drop(state, seat, DROP.a(move), fate)
    if about == ACCEPT:
        award.receive(state, seat, fate)
    else:
        auction.complete(state, seat, about, fate)
