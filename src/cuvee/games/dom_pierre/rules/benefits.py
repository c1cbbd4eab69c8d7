"""DP-6.3 to DP-6.6 The four benefits of the village."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import HIGHEST, WIDEST
from cuvee.games.dom_pierre.model.board import BLUE, HEIGHT
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import FAVOUR, TASTE, TASTE_DONE
from cuvee.games.dom_pierre.notes import PICKED_BLUE, PICKED_HARVEST, TASTED
from cuvee.games.dom_pierre.questions import FAVOURING, RESTOCK, TASTING
from cuvee.games.dom_pierre.rules import bonuses, harvest, presses, supplies


def pile_left(state: State, first: i64) -> bool:
    """Is there anything in this pair of piles?"""
    return state.village.piles[first + HEIGHT] + state.village.piles[first + HEIGHT + 1] > 0


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
    supplies.restock(state, fate)


def tastings(state: State, seat: i64, first: i64, out: Moves) -> None:
    """DP-6.5, DP-R70: champagne from this place on, of twins the first."""
    presses.champagnes(state, seat, first, TASTE, out)


def first_taste(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-6.5: one tile for 2 VP; a second one may follow."""
    place = 2 * TASTE.a(move) + TASTE.b(move)
    drink(state, seat, place, state.content.tasting[0], fate)
    if state.houses[seat].offers(place + 1) != 0:
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
    """DP-6.5: the tile goes back to its stack."""
    house = state.houses[seat]
    fate.note(TASTED, seat, house.tile(place), points)
    house.put_tile(place, 0)
    house.points += points


def favours(state: State, seat: i64, taken: i64, out: Moves) -> None:
    """DP-6.6, DP-R40: bonuses of the display, the cards stay; never the same kind twice."""
    out.add_bits(FAVOUR, favours_open(state, seat) & ~(1 << taken))


def next_favour(state: State, first: i64) -> None:
    """DP-6.6, DP-R40: a second, different one if there is any."""
    if favours_open(state, state.active) & ~(1 << first) != 0:
        state.ask(FAVOURING, state.active, first)


def second_favour(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """DP-6.6: its own choices follow."""
    bonuses.gain(state, seat, FAVOUR.a(move), fate)
