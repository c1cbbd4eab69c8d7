"""Reasons against an action: bids, purchases, demand, harvests, sales, improvements."""

from collections.abc import Callable, Iterable
from typing import Final

from cuvee.games.grand_cru import moves as m
from cuvee.games.grand_cru.content import (
    AGE,
    BLEND,
    DEMAND,
    FIELD_BLEND,
    HARVEST,
    PRESTIGE,
    SALE,
    TOP_BID,
    TOP_SALE,
    VARIETIES,
)
from cuvee.games.grand_cru.face.text import ROMAN
from cuvee.games.grand_cru.face.why_parts import Doubt, Finding
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, fresh, kind_up, leads, spent
from cuvee.games.grand_cru.rules import auction, effects, harvest, innovation, sales


def auctioned(d: Doubt, move: int) -> Iterable[Finding]:
    kind = int(m.AUCTION.a(move))
    gone = d.view.stock.display[kind] == 0
    lots = [up for up in d.view.board.columns if up and kind_up(up) == kind and bid_of(up)]
    who = d.names[int(bidder_of(lots[0]))] if lots else ""
    yield gone and bool(lots), "auction-on_column", {"who": who}
    yield gone, "auction-not_shown", {"tile": d.kind(kind)}
    yield auction.free_column(d.view) < 0, "auction-no_column", {}
    yield not auction.can_bid(d.view, d.seat), "auction-no_marker", {}


def outbid(d: Doubt, move: int) -> Iterable[Finding]:
    up = d.view.board.columns[m.OUTBID.a(move)]
    yield up == 0, "outbid-empty", {}
    if up == 0:
        return
    bid = int(bid_of(up))
    who = d.names[int(bidder_of(up))] if bid else ""
    led = leads(up, d.seat) and not d.view.options.self_outbid
    yield led, "outbid-own", {"tile": d.kind(int(kind_up(up))), "n": bid}
    yield bid >= TOP_BID, "outbid-top", {}
    yield m.OUTBID.b(move) <= bid, "outbid-too_low", {"who": who, "n": bid}
    yield not auction.can_bid(d.view, d.seat), "outbid-no_marker", {}


def claimed(d: Doubt, move: int) -> Iterable[Finding]:
    up = d.view.board.columns[m.CLAIM.a(move)]
    yield up == 0, "claim-empty", {}
    if up == 0:
        return
    bid = int(bid_of(up))
    yield bid == 0, "claim-no_bid", {}
    who = d.names[int(bidder_of(up))] if bid else ""
    yield not leads(up, d.seat), "claim-led_by", {"who": who, "n": bid}
    yield d.money < bid, "claim-money", {"n": bid}


def bought(d: Doubt, move: int) -> Iterable[Finding]:
    yield d.money < d.content.direct_price, "buy-money", {"n": d.money}
    if m.BUY_LOT.has(move):
        yield d.view.board.columns[m.BUY_LOT.a(move)] == 0, "claim-empty", {}
    else:
        kind = int(m.BUY.a(move))
        gone = d.view.stock.display[kind] == 0
        yield gone, "auction-not_shown", {"tile": d.kind(kind)}


def raised(d: Doubt, move: int) -> Iterable[Finding]:
    variety = int(m.RAISE.a(move))
    top = d.view.board.demand[variety] >= d.content.levels[variety]
    yield top, "demand-top", {"wine": d.wine(variety)}


def harvested(d: Doubt, move: int) -> Iterable[Finding]:
    variety = int(m.HARVEST.a(move))
    yield not d.grows(variety), "harvest-none", {"wine": d.wine(variety)}
    yield d.own.field_of(fresh(variety)) < 0, "harvest-bare", {}
    yield d.money < d.content.harvest_cost, "harvest-money", {}
    yield harvest.ripe(d.view, d.seat) == 0, "harvest-locked", {}


def sold(d: Doubt, move: int) -> Iterable[Finding]:
    """For a sale as an action, and by an effect."""
    barrel, variety, n = int(m.SELL.a(move)), int(m.SELL.b(move)), int(m.SELL.c(move))
    places: dict[str, object] = {"wine": d.wine(variety), "barrel": ROMAN[barrel]}
    held = int(count(d.own.cellar[barrel], variety))
    grapes = not held and count(d.own.grapes(), variety) > 0 and d.own.cellar[barrel] == 0
    yield grapes, "sell-grapes", {}
    yield d.own.cellar[barrel] == 0, "sell-nothing", {"barrel": ROMAN[barrel]}
    yield held == 0, "sell-empty", places
    yield not sales.is_mature(d.view, barrel, variety), "sell-unripe", places
    yield n > held, "sell-too_many", {"n": held}


def used(d: Doubt, move: int) -> Iterable[Finding]:
    k = int(m.USE.a(move))
    kind = int(VARIETIES) + k
    down = d.own.field_of(fresh(kind)) < 0 <= d.own.field_of(spent(kind))
    yield down, "use-used", {}
    yield from idle(d, k)


def idle(d: Doubt, k: int) -> Iterable[Finding]:
    """GC-13.5: why an improvement could change nothing."""
    kind = d.content.effect[k]
    if effects.possible(d.view, d.seat, k):
        return
    yield kind in (SALE, TOP_SALE), "use-no_ripe", {}
    if kind == HARVEST:
        grapes = d.own.grapes()
        yield d.money < d.content.cost[k], "use-money", {}
        locked = grapes > 0 and harvest.ripe(d.view, d.seat) == 0
        yield locked, "use-locked", {}
        yield grapes == 0, "use-bare", {}
        yield True, "use-supply", {}
    yield kind == AGE, "use-no_wine", {}
    yield kind == BLEND, "use-no_blend", {}
    yield kind == DEMAND, "use-top", {}
    yield kind == PRESTIGE, "use-no_host", {}
    yield kind == FIELD_BLEND, "use-two_cubes", {}


def shifted(d: Doubt, move: int) -> Iterable[Finding]:
    which = int(m.SHIFT.a(move))
    row = [int(d.view.board.row[k]) for k in range(int(d.view.row_length))]
    owners = [
        seat
        for seat in range(int(d.view.seats))
        if innovation.owned(d.view.estates[seat]) >> which & 1
    ]
    yield not d.view.options.innovation, "shift-off", {}
    yield d.own.shifts >= d.content.shifts, "shift-most", {}
    who = d.names[owners[0]] if owners else ""
    yield which not in row and bool(owners), "shift-gone", {"who": who}
    yield True, "shift-nothing", {}


def copied(d: Doubt, move: int) -> Iterable[Finding]:
    k = int(m.INNOVATE.a(move))
    tile: dict[str, object] = {"tile": d.improvement(k)}
    others = [s for s in range(int(d.view.seats)) if s != d.seat]
    theirs = any(effects.face_up(d.view.estates[s]) >> k & 1 for s in others)
    mine = bool(effects.face_up(d.own) >> k & 1)
    yield not d.view.options.innovation, "shift-off", {}
    yield innovation.owned(d.own) == 0, "innovate-none", {}
    yield not theirs and mine, "innovate-own", {}
    yield not theirs, "innovate-nobody", tile
    yield not effects.possible(d.view, d.seat, k), "innovate-nothing", tile


def first_loans(d: Doubt, move: int) -> Iterable[Finding]:
    yield True, "loans-range", {}


ACTED: Final[dict[str, Callable[[Doubt, int], Iterable[Finding]]]] = {
    "loans": first_loans,
    "auction": auctioned,
    "outbid": outbid,
    "claim": claimed,
    "buy": bought,
    "demand": raised,
    "harvest": harvested,
    "sell": sold,
    "use": used,
    "shift": shifted,
    "innovate": copied,
}
