"""Reasons at the end of a year, and against what is done at another time."""

from collections.abc import Callable, Iterable
from typing import Final

from cuvee.core.state import ask_of
from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru import questions as q
from cuvee.games.grand_cru.content import MOST_LOANS, SPACES
from cuvee.games.grand_cru.face.why_parts import Doubt, Finding
from cuvee.games.grand_cru.face.why_turn import copied, shifted

# -- the fair and the bank


def went_to(d: Doubt, move: int) -> Iterable[Finding]:
    space = int(m.FAIR.a(move))
    taken, group = d.view.board.spaces, d.content.group
    who = d.names[int(taken[space])] if taken[space] >= 0 else ""
    yield taken[space] >= 0, "fair-taken", {"who": who}
    full = any(taken[k] >= 0 and group[k] == group[space] for k in range(int(SPACES)))
    yield d.view.options.fair_grouped and full, "fair-group", {}
    cost = int(d.content.prestige[space])
    yield d.own.prestige < cost, "fair-prestige", {"n": cost}


def borrowed(d: Doubt, move: int) -> Iterable[Finding]:
    yield d.view.broke != 0, "borrow-ending", {}
    yield d.own.loans + m.BORROW.a(move) > MOST_LOANS, "borrow-most", {"n": int(d.own.loans)}


def repaid(d: Doubt, move: int) -> Iterable[Finding]:
    n = int(m.REPAY.a(move))
    yield n > d.own.loans, "repay-owes", {"n": int(d.own.loans)}
    yield n * d.content.repayment > d.money, "repay-money", {"n": d.money}


SETTLED: Final[dict[str, Callable[[Doubt, int], Iterable[Finding]]]] = {
    "fair": went_to,
    "borrow": borrowed,
    "repay": repaid,
}

# -- at another time


def at_turn(d: Doubt) -> bool:
    return bool(d.step >= 0 and ask_of(d.step) == q.TURN)


def no_fair(d: Doubt, move: int) -> Iterable[Finding]:
    yield at_turn(d) or d.asks(q.LOANS) or d.asks(q.INNOVATION_AWARD), "fair-closed", {}


def no_bank(key: str) -> Callable[[Doubt, int], Iterable[Finding]]:
    def found(d: Doubt, move: int) -> Iterable[Finding]:
        yield at_turn(d) or d.asks(q.FAIR) or d.asks(q.INNOVATION_AWARD), key, {}

    return found


def no_first_loans(d: Doubt, move: int) -> Iterable[Finding]:
    yield True, "loans-begun", {}


def no_sale(d: Doubt, move: int) -> Iterable[Finding]:
    yield d.asks(q.FAIR), "sell-at_fair", {}


def no_pass(d: Doubt, move: int) -> Iterable[Finding]:
    yield d.asks(q.LOANS), "pass-loans", {}
    yield not d.asks(q.INNOVATION_AWARD) and not d.asks(q.INITIAL_LOANS), "pass-running", {}


def no_drop(d: Doubt, move: int) -> Iterable[Finding]:
    yield True, "drop-room", {}


def no_award(key: str) -> Callable[[Doubt, int], Iterable[Finding]]:
    def found(d: Doubt, move: int) -> Iterable[Finding]:
        yield True, key, {}

    return found


def no_brand(d: Doubt, move: int) -> Iterable[Finding]:
    yield not d.view.options.brand_identity, "brand-off", {}
    yield d.view.at_fair != 0, "brand-fair", {}


def no_shift(d: Doubt, move: int) -> Iterable[Finding]:
    if not d.view.options.innovation:
        yield from shifted(d, move)


def no_copy(d: Doubt, move: int) -> Iterable[Finding]:
    if not d.view.options.innovation:
        yield from copied(d, move)


AT_ANOTHER_TIME: Final[dict[str, Callable[[Doubt, int], Iterable[Finding]]]] = {
    "fair": no_fair,
    "juice": no_fair,
    "young": no_fair,
    "reorg": no_fair,
    "borrow": no_bank("borrow-now"),
    "repay": no_bank("repay-now"),
    "stay": no_bank("stay-now"),
    "loans": no_first_loans,
    "sell": no_sale,
    "pass": no_pass,
    "drop": no_drop,
    "accept": no_award("accept-none"),
    "decline": no_award("decline-none"),
    "brand": no_brand,
    "shift": no_shift,
    "innovate": no_copy,
}
