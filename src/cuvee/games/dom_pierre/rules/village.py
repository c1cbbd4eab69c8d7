"""DP-6 Village: benefits, each once; besides them the worker move of the vintage effect."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre import moves
from cuvee.games.dom_pierre.content import BONUSES, VILLAGE
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.questions import NEXT_FAVOUR, OPEN_VILLAGE, PICKING
from cuvee.games.dom_pierre.rules import benefits, bonuses, estate, free, workers

# about: three bits of benefits left, then a bit for each benefit taken
LEFT: Final[i64] = 7
HARVEST_TAKEN: Final[i64] = 8
ACCESSORY_TAKEN: Final[i64] = 16
TASTING_TAKEN: Final[i64] = 32
FAVOURS_TAKEN: Final[i64] = 64


def possible(state: State, seat: i64) -> bool:
    """DP-R16: coins, and a benefit or the worker move."""
    if state.houses[seat].money < estate.cost(state, seat):
        return False
    return any_benefit(state, seat, 1) or can_move(state, seat)


def begin(state: State, strength: i64) -> None:
    """DP-6.2: as many different benefits as the strength."""
    open_menu(state, strength)


def can_move(state: State, seat: i64) -> bool:
    """DP-6.9, DP-R66: the vintage effect, and a worker that can go somewhere."""
    return estate.has_effect(state, seat, VILLAGE) and workers.any_can_leave(state, seat)


def any_benefit(state: State, seat: i64, about: i64) -> bool:
    """DP-6.2: is there one to take?"""
    if about & LEFT == 0:
        return False
    if about & HARVEST_TAKEN == 0 and benefits.pile_left(state, 0):
        return True
    if about & ACCESSORY_TAKEN == 0 and benefits.pile_left(state, BLUE):
        return True
    if about & TASTING_TAKEN == 0 and state.houses[seat].offers(0) != 0:
        return True
    return about & FAVOURS_TAKEN == 0 and benefits.favours_open(state, seat) > 0


def open_menu(state: State, about: i64) -> None:
    """DP-6.2, DP-R71, DP-R81: while there is a benefit, the worker move or something free."""
    seat = state.active
    if any_benefit(state, seat, about) or can_move(state, seat) or free.between(state, seat):
        state.ask(PICKING, seat, about)


def picks(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-6.2: any benefit not taken yet, in any order."""
    if about & LEFT > 0:
        for pile in range(2):
            if about & HARVEST_TAKEN == 0 and state.village.piles[HEIGHT + pile] > 0:
                out.add(moves.PICK_HARVEST.of(pile))
            if about & ACCESSORY_TAKEN == 0 and state.village.piles[BLUE + HEIGHT + pile] > 0:
                out.add(moves.PICK_ACCESSORY.of(pile))
        if about & TASTING_TAKEN == 0:
            benefits.tastings(state, seat, 0, out)
        if about & FAVOURS_TAKEN == 0:
            benefits.favours(state, seat, BONUSES, out)
    if estate.has_effect(state, seat, VILLAGE):
        workers.sources(state, seat, out)
    out.add(moves.PICK_DONE)
    free.between_offers(state, seat, out)


def pick(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-6.2: a benefit uses up strength; the worker move and free things do not."""
    if moves.PICK_HARVEST.has(move):
        state.then(OPEN_VILLAGE, about - 1 | HARVEST_TAKEN)
        benefits.pick_harvest(state, seat, moves.PICK_HARVEST.a(move), fate)
    elif moves.PICK_ACCESSORY.has(move):
        state.then(OPEN_VILLAGE, about - 1 | ACCESSORY_TAKEN)
        benefits.pick_blue(state, seat, moves.PICK_ACCESSORY.a(move), fate)
    elif moves.TASTE.has(move):
        state.then(OPEN_VILLAGE, about - 1 | TASTING_TAKEN)
        benefits.first_taste(state, seat, move, fate)
    elif moves.FAVOUR.has(move):
        state.then(OPEN_VILLAGE, about - 1 | FAVOURS_TAKEN)
        state.then(NEXT_FAVOUR, moves.FAVOUR.a(move))
        bonuses.gain(state, seat, moves.FAVOUR.a(move), fate)
    elif moves.TAKE.has(move):
        state.then(OPEN_VILLAGE, about)
        state.effect_used = 1
        workers.pick_up(state, seat, move)
    elif move != moves.PICK_DONE:
        state.then(OPEN_VILLAGE, about)
        free.act(state, seat, move, fate)
