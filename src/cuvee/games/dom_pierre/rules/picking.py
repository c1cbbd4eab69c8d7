"""DP-4.6 to DP-4.11, DP-4.17 The harvest of a grape: name a variety, count around, lift by one."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.games.dom_pierre.content import GRAPES, HIGHEST, VINEYARD
from cuvee.games.dom_pierre.model.house import NONE
from cuvee.games.dom_pierre.model.state import FIRST_CELL, MAISON, State
from cuvee.games.dom_pierre.moves import BOOST, BOOST_NONE, BOOST_SELF, HARVEST, HARVEST_NONE
from cuvee.games.dom_pierre.notes import BOOSTED, HARVESTED
from cuvee.games.dom_pierre.questions import BOOSTING, BOOSTING_SELF, HARVESTING
from cuvee.games.dom_pierre.rules import estate, harvest, workers


def base(state: State, cell: i64, grape: i64) -> i64:
    """DP-4.6: grapes of the variety on the cells around, without the one just planted."""
    return size(state.content.around[cell] & state.vineyard.grapes[grape])


def has_picker(state: State, seat: i64, grape: i64) -> bool:
    """DP-4.7, DP-R23: an own worker on any grape of the variety."""
    return state.houses[seat].pickers & state.vineyard.grapes[grape] != 0


def counts_itself(state: State, seat: i64, cell: i64, grape: i64) -> bool:
    """DP-4.17: once per turn, if it is of the named variety."""
    if not state.vineyard.grapes[grape] >> cell & 1:
        return False
    return estate.has_effect(state, seat, VINEYARD)


def can_harvest(state: State, seat: i64, cell: i64, grape: i64) -> bool:
    """DP-4.11, DP-R21, DP-R72: is a tile within reach of the base and the boosts still open?"""
    value = base(state, cell, grape)
    if value == 0 and not state.options.zero_base:
        return False
    least = harvest.lowest_face(state, grape)
    if least > HIGHEST:
        return False
    if value < least and counts_itself(state, seat, cell, grape):
        value += 1
    if value < least and has_picker(state, seat, grape):
        value += 1
    return value >= least


def offer(state: State, seat: i64, cell: i64) -> None:
    """DP-4.6, DP-R71: is there anything to harvest here?"""
    for grape in range(GRAPES):
        if can_harvest(state, seat, cell, grape):
            state.ask(HARVESTING, seat, cell)
            return


def harvests(state: State, seat: i64, cell: i64, out: Moves) -> None:
    """DP-4.6, DP-R25: one variety, or none."""
    for grape in range(GRAPES):
        if can_harvest(state, seat, cell, grape):
            out.add(HARVEST.of(grape))
    out.add(HARVEST_NONE)


def name(state: State, seat: i64, cell: i64, move: i64, fate: Fate) -> None:
    """DP-4.6, DP-4.17: the variety is named; the vintage effect comes first."""
    if move == HARVEST_NONE:
        return
    grape = HARVEST.a(move)
    value = base(state, cell, grape)
    if value < HIGHEST and counts_itself(state, seat, cell, grape):
        state.ask(BOOSTING_SELF, seat, cell << 2 | grape)
    else:
        offer_worker(state, seat, grape, value, fate)


def self_boosts(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-4.17, DP-R72: do without it only where a tile stays within reach."""
    grape = about & 3
    value = base(state, about >> 2, grape)
    if has_picker(state, seat, grape):
        value += 1
    out.add(BOOST_SELF)
    if value >= harvest.lowest_face(state, grape):
        out.add(BOOST_NONE)


def boost_self(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-4.17: the planted grape counts too."""
    value = base(state, about >> 2, about & 3)
    if move == BOOST_SELF:
        value += 1
        state.effect_used = 1
        fate.note(BOOSTED, seat, NONE)
    offer_worker(state, seat, about & 3, value, fate)


def offer_worker(state: State, seat: i64, grape: i64, value: i64, fate: Fate) -> None:
    """DP-4.7, DP-4.8: a worker may lift the value while it is below 3."""
    if value < HIGHEST and has_picker(state, seat, grape):
        state.ask(BOOSTING, seat, value << 2 | grape)
    else:
        gain(state, seat, grape, value, fate)


def boosts(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-4.7, DP-R24: the player says which worker; DP-R72: or none, if a tile is had anyway."""
    grape = about & 3
    out.add_bits(BOOST, state.houses[seat].pickers & state.vineyard.grapes[grape])
    if about >> 2 >= harvest.lowest_face(state, grape):
        out.add(BOOST_NONE)


def boost(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-4.7: the worker goes home to the Maison, the value rises by 1."""
    value = about >> 2
    if move != BOOST_NONE:
        value += 1
        workers.lift(state, seat, FIRST_CELL + BOOST.a(move))
        workers.put(state, seat, MAISON)
        fate.note(BOOSTED, seat, BOOST.a(move))
    gain(state, seat, about & 3, value, fate)


def gain(state: State, seat: i64, grape: i64, value: i64, fate: Fate) -> None:
    """DP-4.8, DP-4.9: the tile waits until all grapes are planted."""
    tile = harvest.take(state, grape, min(value, HIGHEST))
    fate.note(HARVESTED, seat, grape, tile >> 2 & 3, tile & 3)
    shift: i64 = 0
    while state.gained >> shift > 0:
        shift += 6
    state.gained |= tile << shift
