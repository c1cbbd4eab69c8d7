"""GC-9 The vineyard. Tiles come to the lowest free field; a full one has to make room."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import (
    NO_TILE,
    fresh,
    has_cube,
    innovation,
    is_innovation,
    kind_of,
    spent,
)
from cuvee.games.grand_cru.notes import BARE, DROPPED


def is_full(estate: Estate) -> bool:
    return estate.field_of(NO_TILE) < 0


def lay(estate: Estate, tile: i64) -> None:
    """GC-9.1, GC-9.8: the lowest free field takes the tile."""
    estate.fields[estate.field_of(NO_TILE)] = tile


def plant(state: State, seat: i64, kind: i64, fate: Fate) -> None:
    """GC-9.2: a new vine takes a cube, GC-9.3, GC-R16: if there is one. GC-9.6: an improvement lies
    face up."""
    if kind >= VARIETIES:
        lay(state.estates[seat], fresh(kind))
    elif count(state.supply, kind) > 0:
        state.supply -= cubes(1, kind)
        lay(state.estates[seat], fresh(kind))
    else:
        lay(state.estates[seat], spent(kind))
        fate.note(BARE, seat, kind)


def drop(state: State, seat: i64, tile: i64, fate: Fate) -> None:
    """GC-9.5: off to the discards, its cube to the supply. GC-R17: innovations to their row."""
    estate = state.estates[seat]
    estate.fields[estate.field_of(tile)] = NO_TILE
    fate.note(DROPPED, seat, tile)
    if is_innovation(tile):
        to_row(state, tile - innovation(0))
        return
    state.stock.discards[kind_of(tile)] += 1
    if has_cube(tile):
        state.supply += cubes(1, kind_of(tile))


def to_row(state: State, which: i64) -> None:
    """GC-24.7: a spent innovation tile goes to the last place of the row."""
    state.board.row[state.row_length] = which
    state.row_length += 1
