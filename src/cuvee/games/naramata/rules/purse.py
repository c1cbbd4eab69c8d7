"""NA-16 Side actions: prestige, and discs that help to pay."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.moves import PAY
from cuvee.games.naramata.notes import PAID
from cuvee.games.naramata.options import FLEET
from cuvee.games.naramata.questions import PAYMENT


def owner(state: State, seat: i64) -> i64:
    """NA-26.7: whose prestige it is; in a fleet the first guide holds it for all."""
    if state.options.mode == FLEET:
        return 0
    return seat


def prestige(state: State, seat: i64) -> i64:
    return state.guides[owner(state, seat)].prestige


def gain(state: State, seat: i64, amount: i64) -> None:
    """NA-1.5: the supply never runs out."""
    state.guides[owner(state, seat)].prestige += amount


def means(state: State, seat: i64) -> i64:
    """NA-16.2, NA-26.8: prestige and the own unused discs together."""
    return prestige(state, seat) + state.guides[seat].discs


def can_pay(state: State, seat: i64, price: i64) -> bool:
    """NA-16.6: they must reach the price."""
    return price <= means(state, seat)


def charge(state: State, seat: i64, price: i64, fate: Fate) -> None:
    """NA-R26, NA-R45: any price; the payer is asked only if there are several ways."""
    least = least_discs(state, seat, price)
    if least == most_discs(state, seat, price):
        settle(state, seat, price, least, fate)
    else:
        state.ask(PAYMENT, seat, price)


def least_discs(state: State, seat: i64, price: i64) -> i64:
    return max(i64(0), price - prestige(state, seat))


def most_discs(state: State, seat: i64, price: i64) -> i64:
    return min(price, state.guides[seat].discs)


def payments(state: State, seat: i64, price: i64, out: Moves) -> None:
    """NA-16.2: any part of a price may be paid in discs."""
    out.add_all(PAY, least_discs(state, seat, price), most_discs(state, seat, price))


def pay(state: State, seat: i64, price: i64, move: i64, fate: Fate) -> None:
    """NA-16.3: as many discs as the guide likes."""
    settle(state, seat, price, PAY.a(move), fate)


def settle(state: State, seat: i64, price: i64, discs: i64, fate: Fate) -> None:
    """NA-16.3: discs paid with lie beside the tray until the end of the day."""
    state.guides[owner(state, seat)].prestige -= price - discs
    state.guides[seat].discs -= discs
    state.guides[seat].beside += discs
    if price > 0:
        fate.note(PAID, seat, price - discs, discs)
