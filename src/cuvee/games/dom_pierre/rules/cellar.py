"""DP-5 Cellar: presses turn harvest tiles into two champagnes each."""

from typing import Final

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.dom_pierre.content import BARREL, BOTTLE, CELLAR, GRAPES, HIGHEST, PRESSES
from cuvee.games.dom_pierre.model.house import MARKER, PRESS, House, champagne, value_of
from cuvee.games.dom_pierre.model.state import State
from cuvee.games.dom_pierre.moves import MAKE, MAKE_VINTAGE, PRESS_DONE
from cuvee.games.dom_pierre.notes import PRESSED
from cuvee.games.dom_pierre.questions import OPEN_CELLAR, PRESSING, PRESTIGE
from cuvee.games.dom_pierre.rules import estate, free

# about: three bits of presses left to activate, a bit for each activated, what was paid
LEFT: Final[i64] = 7
ACTIVATED: Final[i64] = 3
ALL: Final[i64] = 7
BOTTLES_PAID: Final[i64] = 64
BARRELS_PAID: Final[i64] = 128


def possible(state: State, seat: i64) -> bool:
    """DP-R16: a press with a harvest tile, and coins for bottles or a worker for barrels."""
    house = state.houses[seat]
    if house.crew == 0 and house.money < estate.cost(state, seat):
        return False
    for press in range(PRESSES):
        if house.harvests(press) > 0:
            return True
    return False


def begin(state: State, strength: i64) -> None:
    """DP-5.1, DP-R34: as many presses as the strength, each once."""
    open_menu(state, strength)


def ready(state: State, seat: i64, about: i64, press: i64) -> bool:
    """DP-5.1: a harvest tile, and not activated yet. DP-5.14: a marker alone will not do."""
    if about & LEFT == 0 or about >> ACTIVATED + press & 1:
        return False
    return state.houses[seat].harvests(press) > 0


def pays_bottles(state: State, seat: i64, about: i64) -> bool:
    """DP-5.3, DP-5.4, DP-R14: coins once a turn."""
    return about & BOTTLES_PAID > 0 or state.houses[seat].money >= state.cost


def pays_barrels(state: State, seat: i64, about: i64) -> bool:
    """DP-5.3, DP-5.4: a worker of the press area once a turn."""
    return about & BARRELS_PAID > 0 or state.houses[seat].crew > 0


def open_menu(state: State, about: i64) -> None:
    """DP-5.1, DP-R81: asked as long as there is a press to activate or something free to do."""
    seat = state.active
    if any_press(state, seat, about) or free.between(state, seat):
        state.ask(PRESSING, seat, about)


def any_press(state: State, seat: i64, about: i64) -> bool:
    """DP-R74: whoever can pay for neither kind cannot press."""
    if not pays_bottles(state, seat, about) and not pays_barrels(state, seat, about):
        return False
    for press in range(PRESSES):
        if ready(state, seat, about, press):
            return True
    return False


def pressings(state: State, seat: i64, about: i64, out: Moves) -> None:
    """DP-5.2, DP-R30, DP-R69: both tiles of a press are one choice; each kind must be payable."""
    bottles = pays_bottles(state, seat, about)
    barrels = pays_barrels(state, seat, about)
    effect = estate.has_effect(state, seat, CELLAR)
    for press in range(PRESSES):
        if ready(state, seat, about, press):
            if bottles:
                out.add(MAKE.of(press, 0))
            if bottles and barrels:
                out.add(MAKE.of(press, 1))
            if barrels:
                out.add(MAKE.of(press, 2))
            if effect and bottles and barrels:
                out.add(MAKE_VINTAGE.of(press, 1))
            if effect and barrels:
                out.add(MAKE_VINTAGE.of(press, 2))
    out.add(PRESS_DONE)
    free.between_offers(state, seat, out)


def press(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-5.1, DP-3.13, DP-R16: activate a press, do something free, or stop."""
    if move == PRESS_DONE:
        return
    if MAKE.has(move) or MAKE_VINTAGE.has(move):
        make(state, seat, about, move, fate)
    else:
        state.then(OPEN_CELLAR, about)
        free.act(state, seat, move, fate)


def make(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """DP-5.2, DP-5.7, DP-5.8, DP-R32: exactly two tiles of the same harvest, in their press."""
    extra: i64 = 0
    if MAKE.has(move):
        press = MAKE.a(move)
        barrels = MAKE.b(move)
    else:
        press = MAKE_VINTAGE.a(move)
        barrels = MAKE_VINTAGE.b(move)
        extra = 1
        state.effect_used = 1
    about = pay(state, seat, about, barrels)
    harvest = harvest_sum(state.houses[seat], press)
    empty(state, seat, press)
    first: i64 = BOTTLE
    second: i64 = BARREL
    if barrels == 2:
        first = BARREL
    if barrels == 0:
        second = BOTTLE
    one = tile(state, press, first, harvest, extra, True)
    two = tile(state, press, second, harvest, extra, first != second)
    state.houses[seat].put_tile(2 * press, one)
    state.houses[seat].put_tile(2 * press + 1, two)
    fate.note(PRESSED, seat, press, one, two)
    honour(state, about - 1 | 1 << ACTIVATED + press, one, two)


def honour(state: State, about: i64, one: i64, two: i64) -> None:
    """DP-5.9, DP-R69: prestige for each tile of 12, then for the third press (DP-5.11, DP-R35)."""
    state.then(OPEN_CELLAR, about)
    best = state.content.best_champagne
    if about >> ACTIVATED & ALL == ALL:
        state.then(PRESTIGE)
    if value_of(two) == best:
        state.then(PRESTIGE)
    if value_of(one) == best:
        state.then(PRESTIGE)


def tile(state: State, press: i64, kind: i64, harvest: i64, extra: i64, first: bool) -> i64:
    """DP-5.5, DP-R37: harvest and markers, press bonus, vintage effect; 12 at most.

    DP-5.6, DP-R31: the bonus is for the first of its kind. DP-5.12, DP-R36: `extra` for barrels.
    """
    value = harvest
    if first and state.content.press_kind[press] == kind:
        value += state.content.press_bonus[press]
    if kind == BARREL:
        value += extra
    return champagne(kind, min(value, state.content.best_champagne))


def pay(state: State, seat: i64, about: i64, barrels: i64) -> i64:
    """DP-5.3, DP-5.4, DP-R33: with the first tile of a kind; what is paid from now on."""
    house = state.houses[seat]
    if barrels < 2 and about & BOTTLES_PAID == 0:
        house.money -= state.cost
        about |= BOTTLES_PAID
    if barrels > 0 and about & BARRELS_PAID == 0:
        house.crew -= 1
        house.maison += 1
        about |= BARRELS_PAID
    return about


def harvest_sum(house: House, press: i64) -> i64:
    """DP-5.5, DP-5.14: what the harvest tiles count, and the markers."""
    total = house.marker(press)
    for grape in range(GRAPES):
        total += house.harvest(press, grape) >> 2
    return total


def empty(state: State, seat: i64, press: i64) -> None:
    """DP-5.10, DP-16.4: tiles return to the supply by what is printed; markers are gone."""
    presses = state.houses[seat].presses
    presses[press * PRESS + MARKER] = 0
    for grape in range(GRAPES):
        tile = presses[press * PRESS + grape]
        if tile > 0:
            state.stock.harvest[grape * HIGHEST + (tile & 3) - 1] += 1
            presses[press * PRESS + grape] = 0
