"""How good a position looks, in hundredths of a franc, from the strategy notes of the spec."""

from pathlib import Path
from typing import Final

from cuvee.core.native import i64, vec
from cuvee.core.state import parts_of
from cuvee.core.weights import Weights, weights_in
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

# where these terms stand
RIPE: Final[i64] = 5
YOUNG: Final[i64] = 6
FREE_FIELDS: Final[i64] = 7
VINES: Final[i64] = 8
INNOVATIONS: Final[i64] = 9
IMPROVEMENTS: Final[i64] = 10
PENDING: Final[i64] = 12


TERMS: Final = [
    "score", "cash", "interest", "short", "prestige", "ripe", "young", "fields", "vines",
    "innovations", "improvements", "bids", "pending",
]  # fmt: skip
STEERING: Final = ["pending"]
WEIGHTS: Final = weights_in(Path(__file__).parents[1], TERMS, STEERING)


def evaluate(state: State, seat: i64, weights: Weights) -> i64:
    """The worth of the estate now, and what its wine, vines, bids and debts promise."""
    if state.year == 0:
        off = LOANS_CHOSEN.a(state.envelope(INITIAL_LOANS, seat)) - GOOD_START
        return -off * off
    if state.depth == 0 or is_ending(state):
        return verdict(state, seat)
    some = terms(state, seat)
    some[PENDING] = pending(state, seat)
    return weights.ordered(state.year, some)


def value(state: State, seat: i64, weights: Weights) -> i64:
    """The same between turns: an effect or a bid under way is left out."""
    if state.year == 0:
        off = LOANS_CHOSEN.a(state.envelope(INITIAL_LOANS, seat)) - GOOD_START
        return -off * off
    if state.depth == 0 or is_ending(state):
        return verdict(state, seat)
    return weights.judged(state.year, terms(state, seat))


def terms(state: State, seat: i64) -> vec[i64]:
    """The terms of the evaluation in the order of their names, without what steers a turn."""
    estate = state.estates[seat]
    left = max(1, USUAL_END - state.year)
    due = state.content.interest[estate.loans]
    some = vec[i64]([0] * (PENDING + 1))
    some[0] = 100 * score(state, seat)
    some[1] = 25 * min(estate.money, 14)
    some[2] = -30 * due * left
    some[3] = -150 * max(0, due - estate.money)
    some[4] = 40 * estate.prestige
    cellar(state, estate, left, some)
    vineyard(state, estate, left, some)
    some[11] = bids(state, seat)
    return some


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


def cellar(state: State, estate: Estate, left: i64, some: vec[i64]) -> None:
    """Wine counts with its price, less for each year it still needs."""
    for barrel in range(BARRELS):
        cubes = estate.cellar[barrel]
        if cubes == 0:
            continue
        for variety in range(VARIETIES):
            n = count(cubes, variety)
            if n > 0:
                at = RIPE if state.content.ripe[variety] <= barrel else YOUNG
                some[at] += n * wine(state, variety, barrel, left)


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


def vineyard(state: State, estate: Estate, left: i64, some: vec[i64]) -> None:
    """Vines bear as long as their wine can still be sold; improvements earn a little every year."""
    for tile in estate.fields:
        if tile == NO_TILE:
            some[FREE_FIELDS] += 20
        elif is_vine(tile):
            crops = left - state.content.ripe[kind_of(tile)]
            if has_cube(tile):
                crops += 1
            if crops > 0:
                some[VINES] += 15 * min(crops, 4) * (usual_price(state, kind_of(tile)) - 1)
        elif is_innovation(tile):
            some[INNOVATIONS] += 150
        elif is_face_up(tile):
            some[IMPROVEMENTS] += 60 + 40 * left
        else:
            some[IMPROVEMENTS] += 40 * left


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
