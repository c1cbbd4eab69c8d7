"""DP-12 Prestige: the marker rises, a tile is turned up, a tile is taken."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import (
    PT_COIN,
    PT_HARVEST,
    PT_POINTS_2,
    PT_WORKER,
    TILES,
    TOP_LEVEL,
)
from cuvee.games.dom_pierre.model.house import NONE, TILE_BITS, TILE_ONES
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import GAIN, GAIN_HIDDEN, HOLD, USE
from cuvee.games.dom_pierre.notes import GAINED, KEPT_TILE, PRESTIGE_UP, TURNED_UP, USED
from cuvee.games.dom_pierre.questions import GAINING, MOVE_FROM, USING
from cuvee.games.dom_pierre.rules import harvest, presses, workers


def any_tile(state: State) -> bool:
    """Is there a tile on the glass?"""
    if state.glass.down > 0:
        return True
    for tile in range(TILES):
        if state.glass.up[tile] > 0:
            return True
    return False


def rise(state: State, fate: Fate) -> None:
    """DP-12.1, DP-12.2: one level up at once. DP-12.3: a tile is turned up. DP-R57: at the top."""
    house = state.houses[state.active]
    if house.level < TOP_LEVEL:
        house.level += 1
        fate.note(PRESTIGE_UP, state.active, house.level)
    elif not state.options.tile_at_top:
        return
    if state.glass.down > 0:
        tile = fate.draw(state.glass.unseen)
        state.glass.up[tile] += 1
        state.glass.down -= 1
        fate.note(TURNED_UP, state.active, tile)
    if any_tile(state):
        state.ask(GAINING, state.active)


def gains(state: State, out: Moves) -> None:
    """DP-12.4: a tile face up, or one face down."""
    for tile in range(TILES):
        if state.glass.up[tile] > 0:
            out.add(GAIN.of(tile))
    if state.glass.down > 0:
        out.add(GAIN_HIDDEN)


def gain(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-12.4: it is taken off the glass."""
    if move == GAIN_HIDDEN:
        tile = fate.draw(state.glass.unseen)
        state.glass.down -= 1
    else:
        tile = GAIN.a(move)
        state.glass.up[tile] -= 1
    fate.note(GAINED, seat, tile)
    receive(state, seat, tile)


def receive(state: State, seat: i64, tile: i64) -> None:
    """DP-12.7, DP-R58: points and coins at once. DP-12.5, DP-12.6: others are used now or kept."""
    house = state.houses[seat]
    if PT_POINTS_2 <= tile <= PT_COIN:
        state.glass.used += 1
        if tile == PT_COIN:
            house.money += state.content.tile_value[tile]
        else:
            house.points += state.content.tile_value[tile]
        return
    house.keep(tile)
    if tile >= PT_WORKER and usable(state, seat, tile):
        state.ask(USING, seat, tile)


def usings(tile: i64, out: Moves) -> None:
    """DP-12.5: now, or kept for later."""
    out.add(USE.of(tile))
    out.add(HOLD)


def use_now(state: State, seat: i64, tile: i64, move: i64, fate: Fate) -> None:
    """DP-12.5: use it or hold it."""
    if move == HOLD:
        fate.note(KEPT_TILE, seat, tile)
    else:
        use(state, seat, tile, fate)


def usable(state: State, seat: i64, tile: i64) -> bool:
    """DP-R58, DP-R66, DP-R67: a worker that can go, a press for the marker or the tile."""
    if tile == PT_WORKER:
        return workers.any_can_leave(state, seat)
    if tile < PT_HARVEST:
        return presses.any_takes_marker(state, seat)
    grape = tile - PT_HARVEST
    found = harvest.highest_face(state, grape, state.content.tile_value[tile]) > 0
    return found and harvest.fits_somewhere(state.houses[seat], grape)


def next_use(state: State, seat: i64, tile: i64) -> i64:
    """DP-R58: the first kept tile from this kind on that is of use in the own turn; or -1."""
    kept = state.houses[seat].tiles >> TILE_BITS * tile
    while kept != 0:
        if kept & TILE_ONES > 0 and usable(state, seat, tile):
            return tile
        kept >>= TILE_BITS
        tile += 1
    return NONE


def uses(state: State, seat: i64, out: Moves) -> None:
    """DP-R58: every kept tile of use."""
    tile = next_use(state, seat, PT_WORKER)
    while tile != NONE:
        out.add(USE.of(tile))
        tile = next_use(state, seat, tile + 1)


def use(state: State, seat: i64, tile: i64, fate: Fate) -> None:
    """DP-12.9, DP-12.10, DP-12.11: it is discarded for a worker move, a marker or a harvest."""
    state.houses[seat].spend(tile)
    state.glass.used += 1
    fate.note(USED, seat, tile)
    value = state.content.tile_value[tile]
    if tile == PT_WORKER:
        state.ask(MOVE_FROM, seat)
    elif tile < PT_HARVEST:
        presses.offer(state, seat, value)
    else:
        harvest.offer(state, seat, harvest.take(state, tile - PT_HARVEST, value), fate)
