"""GC-5 to GC-8 The auction panel. Tiles are put up, outbid, claimed, or bought at once."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import KINDS, TOP_BID
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.model.tiles import bid_of, bidder_of, kind_up, leads, lot
from cuvee.games.grand_cru.moves import AUCTION, BUY, BUY_LOT, CLAIM, DONE, LIFT, OUTBID
from cuvee.games.grand_cru.notes import AUCTIONED, BOUGHT, CLAIMED, RAISED_BID
from cuvee.games.grand_cru.questions import LIFT as LIFT_ASKED
from cuvee.games.grand_cru.questions import MAKE_ROOM
from cuvee.games.grand_cru.rules import brand, vineyard


def free_column(state: State) -> i64:
    """GC-1.13, GC-5.6: the lowest free of as many columns as players; or -1."""
    columns = state.board.columns
    for column in range(state.seats):
        if columns[column] == 0:
            return column
    return -1


def can_bid(state: State, seat: i64) -> bool:
    """GC-5.3, GC-6.4: as long as there is a free marker; GC-27.6: or one on the demand panel."""
    return state.estates[seat].markers > 0 or brand.held(state, seat) > 0


def bids(state: State, seat: i64, out: Moves) -> None:
    """GC-5.1, GC-5.2, GC-5.4: any tile of the display from 1 to 6, GC-R11: whatever the purse."""
    ready = can_bid(state, seat)
    if ready and free_column(state) >= 0:
        display = state.stock.display
        for kind in range(KINDS):
            if display[kind] > 0:
                least = AUCTION.of(kind, 1)
                out.add_range(least, least + TOP_BID - 1)
    outbids(state, seat, ready, out)


def outbids(state: State, seat: i64, ready: bool, out: Moves) -> None:
    """GC-6.1, GC-6.3, GC-R13: any higher bid up to 6, GC-27.10, GC-R54: from 1 if there is none;
    GC-6.2, GC-R12: but on one's own only if the table agrees, and then without another marker."""
    columns = state.board.columns
    for column in range(state.seats):
        up = columns[column]
        if up == 0:
            continue
        bid = bid_of(up)
        if bid < TOP_BID and (state.options.self_outbid if leads(up, seat) else ready):
            least = OUTBID.of(column, bid + 1)
            out.add_range(least, least + TOP_BID - bid - 1)


def make_bid(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-R57: which marker is asked of who has brand markers and more than one to bid with."""
    if state.options.brand_identity and not slides(state, seat, move):
        held = brand.held(state, seat)
        if held > 0 and state.estates[seat].markers + held > 1:
            state.ask(LIFT_ASKED, seat, move)
            return
        brand.lift_only(state, seat, fate)
    put_marker(state, seat, move, fate)


def slides(state: State, seat: i64, move: i64) -> bool:
    """GC-R12: who outbids himself does it with the marker that lies there."""
    return OUTBID.has(move) and leads(state.board.columns[OUTBID.a(move)], seat)


def lift(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-27.6, GC-R57: the chosen marker leaves the demand panel, or a free one bids."""
    if move != DONE:
        brand.give_back(state, LIFT.a(move), fate)
    put_marker(state, seat, about, fate)


def put_marker(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-5.2, GC-6.1: the marker lies on the bid, one that was outbid returns; GC-5.5: unpaid."""
    if AUCTION.has(move):
        kind = AUCTION.a(move)
        column = free_column(state)
        state.stock.display[kind] -= 1
        state.board.columns[column] = lot(kind, AUCTION.b(move), seat)
        fate.note(AUCTIONED, seat, kind, AUCTION.b(move), column)
    else:
        column = OUTBID.a(move)
        kind = take_off(state, column)
        state.board.columns[column] = lot(kind, OUTBID.b(move), seat)
        fate.note(RAISED_BID, seat, kind, OUTBID.b(move), column)
    state.estates[seat].markers -= 1


def take_off(state: State, column: i64) -> i64:
    """GC-7.2, GC-8.2: the column is free; a marker on it returns, GC-15.2, GC-R15: also to who has
    passed. The kind of the tile."""
    up = state.board.columns[column]
    state.board.columns[column] = 0
    if bid_of(up) > 0:
        state.estates[bidder_of(up)].markers += 1
    return kind_up(up)


def purchases(state: State, seat: i64, out: Moves) -> None:
    """GC-7.1, GC-R64: claim for the own bid, if one can pay it. GC-8.1, GC-8.4, GC-R14: any tile in
    sight for the direct price, also one that one leads."""
    money = state.estates[seat].money
    columns = state.board.columns
    for column in range(state.seats):
        up = columns[column]
        if up != 0 and leads(up, seat) and bid_of(up) <= money:
            out.add(CLAIM.of(column))
    if money < state.content.direct_price:
        return
    for column in range(state.seats):
        if columns[column] != 0:
            out.add(BUY_LOT.of(column))
    display = state.stock.display
    first = BUY.of(0)
    for kind in range(KINDS):
        if display[kind] > 0:
            out.add(first + kind)


def acquire(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-9.4, GC-R70: with a full vineyard the tile to remove is asked for first."""
    if vineyard.is_full(state.estates[seat]):
        state.ask(MAKE_ROOM, seat, move)
    else:
        complete(state, seat, move, fate)


def complete(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-7.1, GC-7.3, GC-8.1, GC-8.3: pay, free the column, place the tile."""
    price = state.content.direct_price
    if CLAIM.has(move):
        price = bid_of(state.board.columns[CLAIM.a(move)])
        kind = take_off(state, CLAIM.a(move))
        fate.note(CLAIMED, seat, kind, price)
    else:
        if BUY.has(move):
            kind = BUY.a(move)
            state.stock.display[kind] -= 1
        else:
            kind = take_off(state, BUY_LOT.a(move))
        fate.note(BOUGHT, seat, kind, price)
    state.estates[seat].money -= price
    vineyard.plant(state, seat, kind, fate)
