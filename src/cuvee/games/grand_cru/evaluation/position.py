"""How good a position looks, in hundredths of a franc, from the strategy notes of the spec."""

from typing import Final

from cuvee.core.native import i64
from cuvee.core.state import parts_of
from cuvee.games.grand_cru.content import BARRELS, VARIETIES
from cuvee.games.grand_cru.model.cubes import count
from cuvee.games.grand_cru.model.state import Estate, State
from cuvee.games.grand_cru.model.tiles import (
    NO_TILE,
    bid_of,
    has_cube,
    is_face_up,
    is_innovation,
    is_vine,
    kind_of,
    kind_up,
    leads,
)
from cuvee.games.grand_cru.moves import AUCTION, OUTBID
from cuvee.games.grand_cru.moves import LOANS as LOANS_CHOSEN
from cuvee.games.grand_cru.questions import AFTER_ACTION, BRAND, INITIAL_LOANS, LIFT, SPEND
from cuvee.games.grand_cru.scoring import score

USUAL_END: Final[i64] = 8  # the year in which most games are decided
WON: Final[i64] = 100_000
GOOD_START: Final[i64] = 3  # loans to begin with


def evaluate(state: State, seat: i64) -> i64:
    """The worth of the estate now, and what its wine, vines, bids and debts promise."""
    if state.year == 0:
        off = LOANS_CHOSEN.a(state.envelope(INITIAL_LOANS, seat)) - GOOD_START
        return -off * off
    if state.depth == 0 or is_ending(state):
        return verdict(state, seat)
    estate = state.estates[seat]
    left = max(1, USUAL_END - state.year)
    total = 100 * score(state, seat) + purse(state, estate, left) + 40 * estate.prestige
    total += cellar(state, estate, left) + vineyard(state, estate, left) + bids(state, seat)
    return total + pending(state, seat)


def is_ending(state: State) -> bool:
    """Has somebody repaid all or gone bankrupt this year?"""
    if state.broke > 0:
        return True
    for estate in state.estates:
        if estate.loans == 0:
            return True
    return False


def verdict(state: State, seat: i64) -> i64:
    """The lead over the best rival: it decides as soon as the game is about to end."""
    if state.broke >> seat & 1:
        return -2 * WON
    lead: i64 = WON
    for other in range(state.seats):
        if other != seat and not state.broke >> other & 1:
            lead = min(lead, 100 * (score(state, seat) - score(state, other)))
    if lead > 0:
        return WON + lead
    return lead - WON


def purse(state: State, estate: Estate, left: i64) -> i64:
    """Some cash in hand is worth more than its face; interest and emergency loans cost."""
    due = state.content.interest[estate.loans]
    total = 25 * min(estate.money, 14) - 30 * due * left
    if estate.money < due:
        total -= 150 * (due - estate.money)
    return total


def cellar(state: State, estate: Estate, left: i64) -> i64:
    """Wine counts with its price, less for each year it still needs."""
    total: i64 = 0
    for barrel in range(BARRELS):
        some = estate.cellar[barrel]
        if some == 0:
            continue
        for variety in range(VARIETIES):
            n = count(some, variety)
            if n > 0:
                total += n * wine(state, variety, barrel, left)
    return total


def wine(state: State, variety: i64, barrel: i64, left: i64) -> i64:
    """A cube in this barrel, beyond the franc it scores."""
    years = state.content.ripe[variety] - barrel
    if years <= 0:
        now = state.content.price(variety, state.board.demand[variety]) - 1
        if barrel == state.content.last[variety]:
            return 60 * now  # its last year: better sold soon
        return 80 * now
    if years > left:
        return 0
    return (75 - 8 * years) * (usual_price(state, variety) - 1)


def usual_price(state: State, variety: i64) -> i64:
    """What the variety fetches in the middle of its column."""
    return state.content.price(variety, (state.content.levels[variety] + 1) // 2)


def vineyard(state: State, estate: Estate, left: i64) -> i64:
    """Vines bear as long as their wine can still be sold; improvements earn a little every year."""
    total: i64 = 0
    for tile in estate.fields:
        if tile == NO_TILE:
            total += 20
        elif is_vine(tile):
            crops = left - state.content.ripe[kind_of(tile)]
            if has_cube(tile):
                crops += 1
            if crops > 0:
                total += 15 * min(crops, 4) * (usual_price(state, kind_of(tile)) - 1)
        elif is_innovation(tile):
            total += 150
        elif is_face_up(tile):
            total += 60 + 40 * left
        else:
            total += 40 * left
    return total


def bids(state: State, seat: i64) -> i64:
    """What the lots one leads promise."""
    total: i64 = 0
    for column in range(state.seats):
        up = state.board.columns[column]
        if leads(up, seat):
            total += promise(state, state.estates[seat], kind_up(up), bid_of(up))
    return total


def promise(state: State, estate: Estate, kind: i64, bid: i64) -> i64:
    """A tile one leads and can pay is half owned, if it would be a new kind."""
    if bid > estate.money:
        return 0
    gain = 100 * (state.content.per_kind - bid) + 120
    if owns(estate, kind):
        gain -= 100 * state.content.per_kind
    return gain // 2


def owns(estate: Estate, kind: i64) -> bool:
    for tile in estate.fields:
        if kind_of(tile) == kind:
            return True
    return False


def pending(state: State, seat: i64) -> i64:
    """In the middle of an effect, or of a bid, its gain is still to come."""
    asked, who, about = parts_of(state.top())
    if who != seat:
        return 0
    if asked == LIFT:
        if AUCTION.has(about):
            return promise(state, state.estates[seat], AUCTION.a(about), AUCTION.b(about))
        kind = kind_up(state.board.columns[OUTBID.a(about)])
        return promise(state, state.estates[seat], kind, OUTBID.b(about))
    if AFTER_ACTION < asked < BRAND and asked != SPEND:
        return 300
    return 0
