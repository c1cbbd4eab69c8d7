"""DP-16.3 and DP-R67 Bonuses: what a card or a cell gives, and when it cannot be had."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import ACCESSORY, COINS, FLAG, HARVEST, MODIFIER
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.notes import GOT_BONUS, LOST_BONUS
from cuvee.games.dom_pierre.rules import harvest, presses


def obtainable(state: State, seat: i64, bonus: i64) -> bool:
    """DP-R67: the piece is there, and a press for it where it needs one."""
    kind = state.content.bonus_kind[bonus]
    thing = state.content.bonus_thing[bonus]
    if kind == ACCESSORY:
        return state.stock.goods[2 * thing] > 0
    if kind == HARVEST:
        value = state.content.bonus_value[bonus]
        found = harvest.highest_face(state, thing, value) > 0
        return found and harvest.fits_somewhere(state.houses[seat], thing)
    if kind == MODIFIER:
        return presses.any_takes_marker(state, seat)
    if kind == FLAG:
        return flags_left(state, thing) > 0
    return True


def flags_left(state: State, country: i64) -> i64:
    """DP-16.1, DP-R77: flag markers are limited."""
    if country == 0:
        return state.stock.usa
    return state.stock.russia


def gain(state: State, seat: i64, bonus: i64, fate: Fate) -> None:
    """DP-16.3, DP-R55: what cannot be had is lost."""
    if not obtainable(state, seat, bonus):
        fate.note(LOST_BONUS, seat, bonus)
        return
    kind = state.content.bonus_kind[bonus]
    thing = state.content.bonus_thing[bonus]
    value = state.content.bonus_value[bonus]
    if kind == ACCESSORY:
        state.stock.goods[2 * thing] -= 1
        collect(state, seat, bonus, fate)
    elif kind == HARVEST:
        fate.note(GOT_BONUS, seat, bonus)
        harvest.offer(state, seat, harvest.take(state, thing, value), fate)
    elif kind == MODIFIER:
        fate.note(GOT_BONUS, seat, bonus)
        presses.offer(state, seat, value)
    else:
        if kind == FLAG:
            take_flag(state, thing)
        collect(state, seat, bonus, fate)


def take_flag(state: State, country: i64) -> None:
    """DP-16.1: one flag marker fewer in the supply."""
    if country == 0:
        state.stock.usa -= 1
    else:
        state.stock.russia -= 1


def collect(state: State, seat: i64, bonus: i64, fate: Fate) -> None:
    """DP-4.5, DP-R4, DP-R79: accessory, flag, coins or points join what the house has."""
    house = state.houses[seat]
    kind = state.content.bonus_kind[bonus]
    thing = state.content.bonus_thing[bonus]
    if kind == ACCESSORY:
        house.goods[2 * thing] += 1
    elif kind == COINS:
        house.money += state.content.bonus_value[bonus]
    elif kind == FLAG:
        if thing == 0:
            house.usa += 1
        else:
            house.russia += 1
    else:
        house.points += state.content.bonus_value[bonus]
    fate.note(GOT_BONUS, seat, bonus)
