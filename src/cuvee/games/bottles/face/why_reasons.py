"""Why an answer cannot be given: the reasons of each verb, in the order they are tried."""

from collections.abc import Callable
from typing import Final

from cuvee.games.bottles import questions as q
from cuvee.games.bottles.content import CARDS, CELLS, GLASS, PLANE
from cuvee.games.bottles.face.why_case import HELP, Case
from cuvee.games.bottles.model import state as s
from cuvee.games.bottles.rules import debts, market, movement, reply

Reasons = list[tuple[str, Callable[[Case], bool]]]

DEALS: Final = ("deal", "auction", "repay")
DRAFTS: Final = ("give", "ask", "pay", "charge", "borrow", "interest", "propose", "cancel")
ANSWERS: Final = ("accept", "reject", "counter", "hand", "raise", "pass")


def waits_sealed(c: Case) -> bool:
    """BO-1.10, BO-8.4: this seat has chosen, and others have not yet."""
    if c.asked >= 0 or not c.view.depth or not c.view.is_sealed():
        return False
    return not c.view.round or c.seat == c.view.turn or c.view.cell[c.seat] == c.view.thief


ANY: Final[Reasons] = [
    ("over", lambda c: c.view.depth == 0),
    ("out", lambda c: c.view.out[c.seat] > 0),
    ("chosen", waits_sealed),
    ("not_asked", lambda c: c.asked < 0),
    ("shoved", lambda c: c.asked == q.SHOVED and c.verb != "shove"),
    ("breaks", lambda c: c.asked == q.BREAKAGE and c.verb != "discard"),
    ("writing", lambda c: c.asked == q.DRAFT and c.verb not in DRAFTS),
    (
        "answer",
        lambda c: c.asked in (q.REPLY, q.COUNTERED, q.BID, q.HAND_OVER) and c.verb not in ANSWERS,
    ),
    ("off", lambda c: not c.view.options.negotiation and c.verb in DEALS),
]

# Reasons that say more than that somebody else is asked; they are tried before it.
FIRST: Final[dict[str, Reasons]] = {
    "deal": [("turn", lambda c: running(c) and not c.own_turn)],
    "auction": [("turn", lambda c: running(c) and not c.own_turn)],
    "repay": [("turn", lambda c: running(c) and not c.own_turn)],
    "raise": [
        ("seller", lambda c: bidding(c) and c.view.seller == c.seat),
        ("highest", lambda c: bidding(c) and c.view.bidder == c.seat),
        ("passed", lambda c: bidding(c) and not c.view.bidding >> c.seat & 1),
    ],
    "cancel": [
        ("made", lambda c: c.view.offer.by == c.seat and c.view.offer.stage == s.PROPOSED),
    ],
}


def running(c: Case) -> bool:
    return bool(c.view.depth and c.view.round and not c.view.out[c.seat])


def bidding(c: Case) -> bool:
    return bool(c.view.depth and c.view.lot >= 0 and c.view.bidding and not c.view.out[c.seat])


SETUP: Final[dict[str, Reasons]] = {
    "choose": [
        ("later", lambda c: c.asked != q.CHARACTER),
        ("taken", lambda c: c.it in list(c.view.character)),
    ],
    "pick": [
        ("later", lambda c: c.asked != q.BOTTLE),
        ("gone", lambda c: c.place != s.DECK),
        ("dear", lambda c: c.content.value[c.it] > c.view.options.start_value_max),
    ],
    "aim": [("later", lambda c: c.asked != q.AIMING)],
}

MOVING: Final[dict[str, Reasons]] = {
    "roll": [
        ("help", lambda c: c.asked in HELP),
        ("again", lambda c: c.asked != q.BEFORE_ROLL),
    ],
    "stay": [
        ("unrolled", lambda c: c.unrolled),
        ("moving", lambda c: c.asked == q.MOVING),
        ("toast", lambda c: c.toasting),
        ("over", lambda c: c.asked != q.MOVE),
    ],
    "fly": [
        ("unrolled", lambda c: c.unrolled),
        ("face", lambda c: bool(c.rolled) and c.rolled != PLANE),
        ("here", lambda c: c.it == c.here),
    ],
    "step": [
        ("unrolled", lambda c: c.unrolled),
        ("toast", lambda c: c.toasting or c.rolled == GLASS),
        ("thief", lambda c: c.asked == q.THIEF),
        ("over", lambda c: c.asked not in (q.MOVE, q.MOVING)),
        ("here", lambda c: c.it == c.here),
        ("plane", lambda c: c.rolled == PLANE),
        ("twice", lambda c: c.view.has_passed(c.it)),
        ("balloon", lambda c: c.linked(c.here, c.it) and movement.is_exact(c.view, c.rolled)),
        ("link", lambda c: c.content.distance[c.here * CELLS + c.it] <= c.left),
        ("far", lambda c: True),
    ],
    "stop": [
        ("balloon", lambda c: c.asked == q.MOVING),
        ("over", lambda c: c.over),
        ("still", lambda c: True),
    ],
    "hire": [
        ("unrolled", lambda c: c.unrolled),
        ("toast", lambda c: c.toasting),
        ("moved", lambda c: c.asked != q.MOVE),
        ("coins", lambda c: c.money < c.content.hire_cost),
    ],
    "send": [
        ("unhired", lambda c: c.asked != q.THIEF),
        ("twice", lambda c: c.view.has_passed(c.it)),
        ("steps", lambda c: c.left == 0),
        ("link", lambda c: True),
    ],
    "send_done": [("unhired", lambda c: True)],
    "rob": [
        ("unhired", lambda c: c.asked != q.THIEF),
        ("empty", lambda c: c.view.marker_on(c.view.thief, c.seat) >= 0),
        ("yourself", lambda c: c.view.thief == c.here),
        ("nobody", lambda c: True),
    ],
    "hide": [("nobody", lambda c: True)],
    "guess": [("nobody", lambda c: True)],
    "steal": [
        ("elsewhere", lambda c: c.asked == q.LOOT),
        ("nobody", lambda c: True),
    ],
    "discard": [
        ("none", lambda c: c.asked not in (q.CHEERS, q.BREAKAGE)),
        ("other", lambda c: True),
    ],
    "shove": [
        ("free", lambda c: c.asked != q.SHOVED),
        ("link", lambda c: not c.linked(c.here, c.it)),
        ("turn", lambda c: c.there == c.view.turn),
        ("twice", lambda c: c.there >= 0 and bool(c.view.shoved >> c.there & 1)),
        ("free_first", lambda c: True),
    ],
}

TRADE: Final[dict[str, Reasons]] = {
    "buy": [
        ("unrolled", lambda c: c.unrolled),
        ("toast", lambda c: c.toasting),
        ("move", lambda c: c.asked == q.MOVE),
        ("passing", lambda c: c.asked in (q.MOVING, q.THIEF)),
        ("arrived", lambda c: c.closed),
        ("nothing", lambda c: c.country_here < 0 and not c.at_market),
        ("country", lambda c: not c.at_market and c.content.country[c.it] != c.country_here),
        ("gone", lambda c: not c.at_market and c.place != s.DECK),
        ("coins", lambda c: not c.at_market),
        ("pile", lambda c: c.place != s.MARKET),
        ("sold", lambda c: market.is_traded(c.view, c.it)),
        ("die", lambda c: not c.view.market_die and not c.is_fine),
        ("price", lambda c: True),
    ],
    "roll_market": [
        ("place", lambda c: not c.at_market),
        ("move", lambda c: not c.over),
        ("arrived", lambda c: c.closed),
        ("again", lambda c: True),
    ],
    "sell": [
        ("place", lambda c: not c.at_market),
        ("toast", lambda c: c.toasting),
        ("move", lambda c: not c.over),
        ("arrived", lambda c: c.closed),
        ("other", lambda c: c.place != c.seat),
        ("bought", lambda c: market.is_traded(c.view, c.it)),
        ("die", lambda c: not c.view.market_die and not c.is_fine),
        ("bank", lambda c: True),
    ],
    "end": [
        ("unrolled", lambda c: c.unrolled),
        ("move", lambda c: c.asked == q.MOVE),
        ("passing", lambda c: c.asked == q.MOVING),
        ("toast", lambda c: c.toasting),
        ("thief", lambda c: c.asked == q.THIEF),
    ],
}


def moves_on(c: Case) -> bool:
    """BO-R44: between two steps, or while the thief is on his errand."""
    return c.asked in (q.MOVING, q.THIEF)


def out_of_order(c: Case) -> bool:
    """BO-9.22: it comes before what is in the offer already."""
    offer = c.view.offer
    if offer.sum_kind != s.NO_SUM:
        return True
    if c.verb == "give":
        return bool(offer.asks or (offer.gives and offer.given[offer.gives - 1] > c.it))
    return bool(offer.asks and offer.asked[offer.asks - 1] > c.it)


def has_sum(c: Case) -> bool:
    return bool(c.view.offer.sum_kind != s.NO_SUM)


def not_writing(c: Case) -> bool:
    return c.asked != q.DRAFT


def lacks(c: Case) -> bool:
    """BO-9.8: something that is asked for is not in the cellar."""
    return c.asked == q.REPLY and not reply.can_deliver(c.view, c.seat)


SUM: Final[Reasons] = [("twice", has_sum), ("most", lambda c: c.it > c.content.most_money)]

TALK: Final[dict[str, Reasons]] = {
    "deal": [
        ("self", lambda c: c.it == c.seat),
        ("out", lambda c: c.it >= c.view.seats or c.view.out[c.it] > 0),
        ("moving", moves_on),
        ("budget", lambda c: True),
    ],
    "give": [
        ("none", not_writing),
        ("other", lambda c: c.place != c.seat),
        ("twice", lambda c: c.it in list(c.view.offer.given)),
        ("most", lambda c: c.view.offer.gives >= c.content.most_given),
        ("order", out_of_order),
    ],
    "ask": [
        ("none", not_writing),
        ("most", lambda c: c.view.offer.asks >= c.content.most_asked),
        ("twice", lambda c: c.it < CARDS and c.it in list(c.view.offer.asked)),
        (
            "known",
            lambda c: c.it < CARDS and c.place in (c.seat, int(s.MARKET), int(s.REMOVED)),
        ),
        ("order", out_of_order),
    ],
    "pay": [("none", not_writing), *SUM, ("coins", lambda c: True)],
    "charge": [("none", not_writing), *SUM, ("coins", lambda c: True)],
    "borrow": [
        ("none", not_writing),
        *SUM,
        ("coins", lambda c: c.it > c.view.money[c.view.offer.partner]),
        ("debts", lambda c: debts.credit(c.view, c.seat, c.view.offer.partner) == 0),
    ],
    "interest": [
        ("loan", lambda c: not_writing(c) or c.view.offer.sum_kind != s.BORROWING),
        ("twice", lambda c: c.view.offer.interest > 0),
        ("most", lambda c: True),
    ],
    "propose": [("none", not_writing), ("empty", lambda c: True)],
    "cancel": [("none", lambda c: True)],
    "accept": [("lacks", lacks), ("none", lambda c: True)],
    "reject": [("none", lambda c: True)],
    "counter": [
        ("answer", lambda c: c.asked == q.COUNTERED),
        ("lacks", lacks),
        (
            "interest",
            lambda c: c.asked == q.REPLY and c.view.offer.sum_kind == s.BORROWING,
        ),
        ("coins", lambda c: c.asked == q.REPLY),
        ("none", lambda c: True),
    ],
    "hand": [
        ("none", lambda c: c.asked != q.HAND_OVER),
        ("other", lambda c: not fits_item(c)),
        ("needed", lambda c: True),
    ],
    "auction": [
        ("toast", lambda c: c.asked == q.CHEERS_HELP),
        ("moving", moves_on),
        ("other", lambda c: c.place != c.seat),
        ("budget", lambda c: True),
    ],
    "start": [("none", lambda c: c.asked != q.START_PRICE), ("most", lambda c: True)],
    "raise": [("none", lambda c: c.asked != q.BID), ("coins", lambda c: True)],
    "pass": [("turn", lambda c: c.view.turn == c.seat and bool(c.view.round)), ("none", bool)],
    "repay": [
        ("nothing", lambda c: not owes(c)),
        ("coins", lambda c: c.money == 0),
        ("turn", lambda c: True),
    ],
    "concede": [("none", lambda c: True)],
}


def fits_item(c: Case) -> bool:
    """BO-9.11: an own bottle of the kind that was agreed on."""
    item = int(c.view.offer.asked[c.about])
    of_it = item == s.ASK_ANY or c.content.country[c.it] == item - s.ASK_COUNTRY
    return c.place == c.seat and bool(of_it)


def owes(c: Case) -> bool:
    at = c.seat * s.MOST_DEBTS
    return any(
        debt and debts.creditor_of(debt) == c.it for debt in c.view.debts[at : at + s.MOST_DEBTS]
    )


BY_VERB: Final[dict[str, Reasons]] = {**SETUP, **MOVING, **TRADE, **TALK}
