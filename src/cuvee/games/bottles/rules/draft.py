"""BO-9.4 to BO-9.7 Writing an offer, item by item, in the one order of BO-9.22."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64, vec
from cuvee.games.bottles.content import CARDS, COUNTRIES
from cuvee.games.bottles.model.state import (
    ASK_ANY,
    ASK_COUNTRY,
    BORROWING,
    CHARGING,
    MARKET,
    NO_SUM,
    NONE,
    PAYING,
    PROPOSED,
    Offer,
    State,
)
from cuvee.games.bottles.moves import ASK, BORROW, CANCEL, CHARGE, GIVE, INTEREST, PAY, PROPOSE
from cuvee.games.bottles.notes import CANCELLED, OFFERED, OFFERED_CARDS
from cuvee.games.bottles.questions import DRAFT, REPLY
from cuvee.games.bottles.rules import debts


def items(state: State, seat: i64, out: Moves) -> None:
    """BO-9.22: only what does not come before the last item; BO-9.7 propose; BO-9.5 cancel."""
    offer = state.offer
    if offer.gives + offer.asks + offer.sum_kind > 0:
        out.add(PROPOSE)
    if offer.sum_kind == NO_SUM:
        if offer.asks == 0 and offer.gives < state.content.most_given:
            gifts(state, seat, last(offer.given, offer.gives), out)
        if offer.asks < state.content.most_asked:
            wishes(state, seat, last(offer.asked, offer.asks), out)
        sums(state, seat, out)
    elif offer.sum_kind == BORROWING and offer.interest == 0:
        out.add_all(INTEREST, 1, state.content.most_interest)
    out.add(CANCEL)


def last(things: vec[i64], count: i64) -> i64:
    """The last item of a list, or -1."""
    if count == 0:
        return NONE
    return things[count - 1]


def gifts(state: State, seat: i64, after: i64, out: Moves) -> None:
    """BO-9.4: own bottles, in rising order."""
    out.add_equal(GIVE, state.place, seat, after + 1)


def wishes(state: State, seat: i64, after: i64, out: Moves) -> None:
    """BO-9.4 a card, a country or any; BO-9.6 no card that is known to lie elsewhere."""
    out.add_others(ASK, state.place, seat, MARKET, after + 1)
    if after < ASK_ANY:
        out.add_all(ASK, max(after, ASK_COUNTRY), ASK_COUNTRY + COUNTRIES - 1)
    out.add(ASK.of(ASK_ANY))


def sums(state: State, seat: i64, out: Moves) -> None:
    """BO-9.5, BO-R66: one sum, not more than its payer has; BO-R68 nor than may be owed."""
    most = state.content.most_money
    partner = state.offer.partner
    theirs = min(most, state.money[partner])
    out.add_all(PAY, 1, min(most, state.money[seat]))
    out.add_all(CHARGE, 1, theirs)
    out.add_all(BORROW, 1, min(theirs, debts.credit(state, seat, partner)))


def write(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """BO-9.13 cancelled, nothing happens; BO-9.7, BO-R69 proposed, it stands until answered."""
    offer = state.offer
    if move == CANCEL:
        fate.note(CANCELLED, seat, offer.partner)
        offer.clear()
    elif move == PROPOSE:
        offer.stage = PROPOSED
        announce(offer, seat, fate)
        fate.reveal()
        state.ask(REPLY, offer.partner)
    else:
        add(offer, move)
        state.ask(DRAFT, seat)


def add(offer: Offer, move: i64) -> None:
    """BO-9.4: one more item."""
    if GIVE.has(move):
        offer.given[offer.gives] = GIVE.a(move)
        offer.gives += 1
    elif ASK.has(move):
        offer.asked[offer.asks] = ASK.a(move)
        offer.asks += 1
    elif INTEREST.has(move):
        offer.interest = INTEREST.a(move)
    elif PAY.has(move):
        offer.sum_kind = PAYING
        offer.sum = PAY.a(move)
    elif CHARGE.has(move):
        offer.sum_kind = CHARGING
        offer.sum = CHARGE.a(move)
    else:
        offer.sum_kind = BORROWING
        offer.sum = BORROW.a(move)


def announce(offer: Offer, seat: i64, fate: Fate) -> None:
    """All see how much is given, which countries are asked and the money; the two see the cards."""
    given: i64 = 0
    asked: i64 = 0
    public: i64 = 0
    for k in range(3):
        given |= (offer.given[k] + 1) << (7 * k)
        asked |= (offer.asked[k] + 1) << (7 * k)
        if 0 <= offer.asked[k] < CARDS:
            public |= 127 << (7 * k)
        else:
            public |= (offer.asked[k] + 1) << (7 * k)
    terms = offer.sum_kind << 16 | offer.sum << 8 | offer.interest
    fate.note(OFFERED, seat, offer.partner | offer.gives << 3, public, terms)
    fate.whisper(seat, OFFERED_CARDS, seat, offer.partner, given, asked)
    fate.whisper(offer.partner, OFFERED_CARDS, seat, offer.partner, given, asked)
