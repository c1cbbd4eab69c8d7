"""DP-6 Village: benefits, each once; besides them the worker move of the vintage effect."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.content import BONUSES, HIGHEST, WIDEST
from cuvee.games.dom_pierre.content import VILLAGE as VILLAGE_ACTION
from cuvee.games.dom_pierre.house import TILE_PLACES
from cuvee.games.dom_pierre.moves import (
    FAVOUR,
    PICK_ACCESSORY,
    PICK_DONE,
    PICK_HARVEST,
    TAKE,
    TASTE,
    TASTE_DONE,
)
from cuvee.games.dom_pierre.notes import PICKED_BLUE, PICKED_HARVEST, TASTED
from cuvee.games.dom_pierre.rules import bonuses, estate, free, harvest, supplies, workers
from cuvee.games.dom_pierre.state import (
    FAVOURING,
    NEXT_FAVOUR,
    OPEN_VILLAGE,
    PICKING,
    RESTOCK,
    TASTING,
    State,
)

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
    state.then(OPEN_VILLAGE, strength)


def can_move(state: State, seat: i64) -> bool:
    """DP-6.9, DP-R66: the vintage effect, and a worker that can go somewhere."""
    return estate.has_effect(state, seat, VILLAGE_ACTION) and workers.any_can_leave(state, seat)


def pile_left(state: State, first: i64) -> bool:
    return state.village.piles[first + HEIGHT] + state.village.piles[first + HEIGHT + 1] > 0


def any_benefit(state: State, seat: i64, about: i64) -> bool:
    """DP-6.2: is there one to take?"""
    if about & LEFT == 0:
        return False
    if about & HARVEST_TAKEN == 0 and pile_left(state, 0):
        return True
    if about & ACCESSORY_TAKEN == 0 and pile_left(state, BLUE):
        return True
    if about & TASTING_TAKEN == 0 and tile_from(state, seat, 0):
        return True
    return about & FAVOURS_TAKEN == 0 and favours_open(state, seat) > 0


def tile_from(state: State, seat: i64, first: i64) -> bool:
    """Is there champagne at this place or after it?"""
    for place in range(first, TILE_PLACES):
        if state.houses[seat].tile(place) > 0:
            return True
    return False


def favours_open(state: State, seat: i64) -> i64:
    """DP-6.6, DP-R40: a bit for each bonus in the display that can be had."""
    bits: i64 = 0
    for place in range(WIDEST):
        card = state.shelf.display[place]
        if card >= 0:
            bonus = state.content.card_bonus[card]
            if not bits >> bonus & 1 and bonuses.obtainable(state, seat, bonus):
                bits |= 1 << bonus
    return bits


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
                out.add(PICK_HARVEST.of(pile))
            if about & ACCESSORY_TAKEN == 0 and state.village.piles[BLUE + HEIGHT + pile] > 0:
                out.add(PICK_ACCESSORY.of(pile))
        if about & TASTING_TAKEN == 0:
            tastings(state, seat, 0, out)
        if about & FAVOURS_TAKEN == 0:
            favours(state, seat, BONUSES, out)
    if estate.has_effect(state, seat, VILLAGE_ACTION):
        workers.sources(state, seat, out)
    out.add(PICK_DONE)
    free.between_offers(state, seat, out)


def pick(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-6.2: a benefit uses up strength; the worker move and free things do not."""
    if PICK_HARVEST.has(move):
        state.then(OPEN_VILLAGE, about - 1 | HARVEST_TAKEN)
        pick_harvest(state, seat, PICK_HARVEST.a(move), fate)
    elif PICK_ACCESSORY.has(move):
        state.then(OPEN_VILLAGE, about - 1 | ACCESSORY_TAKEN)
        pick_blue(state, seat, PICK_ACCESSORY.a(move), fate)
    elif TASTE.has(move):
        state.then(OPEN_VILLAGE, about - 1 | TASTING_TAKEN)
        first_taste(state, seat, move, fate)
    elif FAVOUR.has(move):
        state.then(OPEN_VILLAGE, about - 1 | FAVOURS_TAKEN)
        state.then(NEXT_FAVOUR, FAVOUR.a(move))
        bonuses.gain(state, seat, FAVOUR.a(move), fate)
    elif TAKE.has(move):
        state.then(OPEN_VILLAGE, about)
        state.effect_used = 1
        workers.pick_up(state, seat, move)
    elif move != PICK_DONE:
        state.then(OPEN_VILLAGE, about)
        free.act(state, seat, move, fate)


def pick_harvest(state: State, seat: i64, pile: i64, fate: Fate) -> None:
    """DP-6.3, DP-R73: the top tile; without a press for it, it goes to the supply."""
    tile = supplies.take_top(state, pile, state.village.harvest, fate)
    grape = tile // HIGHEST
    value = tile % HIGHEST + 1
    fate.note(PICKED_HARVEST, seat, grape, value)
    state.then(RESTOCK)
    harvest.offer(state, seat, harvest.pending(grape, value, value), fate)


def pick_blue(state: State, seat: i64, pile: i64, fate: Fate) -> None:
    """DP-6.4: the top accessory."""
    kind = supplies.take_top(state, BLUE + pile, state.village.blue, fate)
    state.houses[seat].goods[2 * kind + 1] += 1
    fate.note(PICKED_BLUE, seat, kind)
    state.then(RESTOCK)


def tastings(state: State, seat: i64, first: i64, out: Moves) -> None:
    """DP-6.5, DP-R70: champagne from this place on, of twins the first."""
    for place in range(first, TILE_PLACES):
        if state.houses[seat].offers(place):
            out.add(TASTE.of(place // 2, place % 2))


def first_taste(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-6.5: one tile for 2 VP; a second one may follow."""
    place = 2 * TASTE.a(move) + TASTE.b(move)
    drink(state, seat, place, state.content.tasting[0], fate)
    if tile_from(state, seat, place + 1):
        state.ask(TASTING, seat, place)


def second_tastes(state: State, seat: i64, place: i64, out: Moves) -> None:
    """DP-6.5: one more, or not."""
    tastings(state, seat, place + 1, out)
    out.add(TASTE_DONE)


def second_taste(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-6.5: two tiles are worth 5 VP together."""
    if move != TASTE_DONE:
        more = state.content.tasting[1] - state.content.tasting[0]
        drink(state, seat, 2 * TASTE.a(move) + TASTE.b(move), more, fate)


def drink(state: State, seat: i64, place: i64, points: i64, fate: Fate) -> None:
    house = state.houses[seat]
    fate.note(TASTED, seat, house.tile(place), points)
    house.put_tile(place, 0)
    house.points += points


def favours(state: State, seat: i64, taken: i64, out: Moves) -> None:
    """DP-6.6, DP-R40: bonuses of the display, the cards stay; never the same kind twice."""
    bits = favours_open(state, seat)
    for bonus in range(BONUSES):
        if bits >> bonus & 1 and bonus != taken:
            out.add(FAVOUR.of(bonus))


def next_favour(state: State, first: i64) -> None:
    """DP-6.6, DP-R40: a second, different one if there is any."""
    if favours_open(state, state.active) & ~(1 << first) != 0:
        state.ask(FAVOURING, state.active, first)


def second_favour(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-6.6: its own choices follow."""
    bonuses.gain(state, seat, FAVOUR.a(move), fate)
