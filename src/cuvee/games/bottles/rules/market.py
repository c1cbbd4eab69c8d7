"""BO-7 Market. One pile, one die, the same price for buying and selling."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.model.state import MARKET, State
from cuvee.games.bottles.moves import BUY, ROLL_MARKET, SELL
from cuvee.games.bottles.notes import MARKET_BOUGHT, MARKET_ROLLED, SOLD
from cuvee.games.bottles.rules import debts


def price(state: State, card: i64) -> i64:
    """BO-7.2, BO-R35 ordinary bottles follow the die; BO-7.3, BO-7.12, BO-R34 dear ones stand
    higher; BO-7.4 for buyers and sellers alike.
    """
    value = state.content.value[card]
    at = state.market_die * 2
    if value >= state.content.special_value:
        return value * state.content.special[at] // state.content.special[at + 1]
    return value * state.content.ordinary[at] // state.content.ordinary[at + 1]


def trades(state: State, seat: i64, out: Moves) -> None:
    """BO-7.1, BO-R33 one roll a turn; BO-7.5 sell, BO-7.6, BO-7.7, BO-R37 buy from the one pile."""
    if state.market_die == 0:
        out.add(ROLL_MARKET)
    for card in range(CARDS):
        place = state.place[card]
        if (place == seat or place == MARKET) and is_open(state, card):
            if place == MARKET:
                if price(state, card) <= state.money[seat]:
                    out.add(BUY.of(card))
            elif price(state, card) <= cash(state):
                out.add(SELL.of(card))


def is_open(state: State, card: i64) -> bool:
    """BO-7.9: not twice in a turn; BO-7.12, BO-R64 before the roll only dear bottles."""
    if is_traded(state, card):
        return False
    return state.market_die > 0 or state.content.value[card] >= state.content.special_value


def is_traded(state: State, card: i64) -> bool:
    """BO-7.9, BO-R36: has it met the market in this turn?"""
    return state.traded[card // 30] >> (card % 30) & 1 != 0


def cash(state: State) -> i64:
    """BO-7.11, BO-R5: what the bank can pay."""
    if not state.options.finite_bank:
        return 1 << 40
    left = state.content.bank
    for seat in range(state.seats):
        left -= state.money[seat]
    return left


def mark(state: State, card: i64) -> None:
    state.traded[card // 30] |= 1 << (card % 30)


def roll(state: State, seat: i64, fate: Fate) -> None:
    """BO-7.1, BO-7.10: it holds for the rest of the turn."""
    state.market_die = fate.die()
    fate.note(MARKET_ROLLED, seat, state.market_die)


def sell(state: State, seat: i64, card: i64, fate: Fate) -> None:
    """BO-7.5: face up onto the pile; the bank pays, BO-9.18 creditors first."""
    amount = price(state, card)
    mark(state, card)
    state.move_card(card, MARKET)
    fate.note(SOLD, seat, card, amount)
    state.money[seat] += debts.collect(state, seat, amount, fate)


def buy(state: State, seat: i64, card: i64, fate: Fate) -> None:
    """BO-7.6: from the pile into the cellar."""
    amount = price(state, card)
    mark(state, card)
    state.money[seat] -= amount
    state.move_card(card, seat)
    fate.note(MARKET_BOUGHT, seat, card, amount)
