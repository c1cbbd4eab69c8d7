"""BO-9.17 to BO-9.21 Loans. What is owed to whom, the oldest first."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.model.state import AMOUNT, MOST_DEBTS, MOST_OWED, State
from cuvee.games.bottles.moves import REPAY
from cuvee.games.bottles.notes import DEBT_COLLECTED, REPAID


def creditor_of(debt: i64) -> i64:
    return debt >> 16


def count(state: State, debtor: i64) -> i64:
    n: i64 = 0
    while n < MOST_DEBTS and state.debts[debtor * MOST_DEBTS + n] > 0:
        n += 1
    return n


def credit(state: State, debtor: i64, creditor: i64) -> i64:
    """BO-R68: what may still be borrowed. At most eight debts; one more may join the last."""
    left = MOST_OWED - state.content.most_interest
    at = debtor * MOST_DEBTS
    while at < (debtor + 1) * MOST_DEBTS and state.debts[at] > 0:
        left -= state.debts[at] & AMOUNT
        at += 1
    if at == (debtor + 1) * MOST_DEBTS and creditor_of(state.debts[at - 1]) != creditor:
        return 0
    return left


def lend(state: State, debtor: i64, creditor: i64, amount: i64) -> None:
    """BO-9.17: written behind the older ones."""
    at = debtor * MOST_DEBTS + count(state, debtor)
    if at > debtor * MOST_DEBTS and creditor_of(state.debts[at - 1]) == creditor:
        state.debts[at - 1] += amount
    else:
        state.debts[at] = creditor << 16 | amount


def collect(state: State, seat: i64, amount: i64, fate: Fate) -> i64:
    """BO-9.18, BO-R48: the market pays the creditors first, the oldest debt before all; BO-9.20
    not where debts are a matter of honour.
    """
    if state.options.binding_loans:
        while amount > 0 and state.debts[seat * MOST_DEBTS] > 0:
            debt = state.debts[seat * MOST_DEBTS]
            part = min(amount, debt & AMOUNT)
            amount -= part
            state.money[creditor_of(debt)] += part
            fate.note(DEBT_COLLECTED, seat, creditor_of(debt), part)
            pay_off(state, seat, 0, part)
    return amount


def pay_off(state: State, debtor: i64, nth: i64, amount: i64) -> None:
    """The nth debt shrinks; one of nothing is struck out."""
    at = debtor * MOST_DEBTS + nth
    state.debts[at] -= amount
    if state.debts[at] & AMOUNT == 0:
        strike(state, debtor, nth)


def strike(state: State, debtor: i64, nth: i64) -> None:
    for k in range(nth, MOST_DEBTS - 1):
        at = debtor * MOST_DEBTS + k
        state.debts[at] = state.debts[at + 1]
    state.debts[debtor * MOST_DEBTS + MOST_DEBTS - 1] = 0


def repayments(state: State, seat: i64, out: Moves) -> None:
    """BO-9.19: to any creditor, with at least 1 MU."""
    if state.money[seat] == 0 or state.debts[seat * MOST_DEBTS] == 0:
        return
    for creditor in range(state.seats):
        for k in range(MOST_DEBTS):
            debt = state.debts[seat * MOST_DEBTS + k]
            if debt > 0 and creditor_of(debt) == creditor:
                out.add(REPAY.of(creditor))
                break


def repay(state: State, seat: i64, creditor: i64, fate: Fate) -> None:
    """BO-9.19: 1 MU off the oldest debt to that creditor."""
    nth: i64 = 0
    while creditor_of(state.debts[seat * MOST_DEBTS + nth]) != creditor:
        nth += 1
    state.money[seat] -= 1
    state.money[creditor] += 1
    pay_off(state, seat, nth, 1)
    fate.note(REPAID, seat, creditor)


def void(state: State, seat: i64) -> None:
    """BO-9.21: with the debtor or the creditor the debt is gone."""
    for k in range(MOST_DEBTS):
        state.debts[seat * MOST_DEBTS + k] = 0
    for debtor in range(state.seats):
        nth: i64 = 0
        while nth < MOST_DEBTS:
            debt = state.debts[debtor * MOST_DEBTS + nth]
            if debt > 0 and creditor_of(debt) == seat:
                strike(state, debtor, nth)
            else:
                nth += 1
