"""What a seat may know: all but the sealed first loans of the others."""

from cuvee.core.native import i64
from cuvee.games.grand_cru.model.state import State


def observe(state: State, seat: i64) -> State:
    """GC-R42: sealed choices show to nobody. GC-R30: purses are covered by faces, not by views."""
    view = state.copy()
    view.hide_envelopes(seat)
    return view


def determinize(view: State) -> State:
    """A sealed choice a seat cannot read is one still to be made: everything else is in sight."""
    return view.copy()
