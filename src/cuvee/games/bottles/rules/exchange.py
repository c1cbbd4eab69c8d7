"""BO-9.11, BO-9.12 The exchange: the partner chooses what was not named, then all goes over."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.model.state import ASK_ANY, ASK_COUNTRY, BORROWING, NONE, PAYING, State
from cuvee.games.bottles.moves import HAND
from cuvee.games.bottles.notes import HANDED, HANDED_CARD, LENT
from cuvee.games.bottles.questions import EXCHANGE, HAND_OVER
from cuvee.games.bottles.rules import debts


def conclude(state: State) -> None:
    """BO-9.11: cards asked by name are not chosen again; nobody acts before all is done."""
    offer = state.offer
    state.then(EXCHANGE)
    nth: i64 = 0
    while nth < offer.asks and offer.asked[nth] < ASK_COUNTRY:
        offer.handed[nth] = offer.asked[nth]
        nth += 1
    ask_for(state, nth)


def ask_for(state: State, nth: i64) -> None:
    """BO-9.11: one question for each country and each "any", in the order asked."""
    if nth < state.offer.asks:
        state.ask(HAND_OVER, state.offer.partner, nth)


def cards(state: State, nth: i64, out: Moves) -> None:
    """BO-9.11: fitting cards in rising order, enough of them left for the items that follow."""
    for card in range(lowest(state, nth), highest(state, nth) + 1):
        if fits(state, nth, card):
            out.add(HAND.of(card))


def lowest(state: State, nth: i64) -> i64:
    """BO-9.11: above the card chosen for the same item before."""
    offer = state.offer
    if nth > 0 and offer.asked[nth - 1] == offer.asked[nth]:
        return offer.handed[nth - 1] + 1
    return 0


def highest(state: State, nth: i64) -> i64:
    """BO-9.11: so that enough cards lie above it for the same item asked again."""
    offer = state.offer
    alike: i64 = 1
    while nth + alike < offer.asks and offer.asked[nth + alike] == offer.asked[nth]:
        alike += 1
    card: i64 = CARDS
    while alike > 0:
        card -= 1
        if fits(state, nth, card):
            alike -= 1
    return card


def fits(state: State, nth: i64, card: i64) -> bool:
    """Does the partner hold the card, has not chosen it yet, and is it what the item asks for?"""
    offer = state.offer
    if state.place[card] != offer.partner:
        return False
    for k in range(nth):
        if offer.handed[k] == card:
            return False
    item = offer.asked[nth]
    return item == ASK_ANY or state.content.country[card] == item - ASK_COUNTRY


def hand(state: State, nth: i64, move: i64) -> None:
    """BO-9.11: the card is laid aside, the next is chosen."""
    state.offer.handed[nth] = HAND.a(move)
    ask_for(state, nth + 1)


def exchange(state: State, fate: Fate) -> None:
    """BO-9.12: all cards and the money change hands at once; BO-9.17 a loan is written down."""
    offer = state.offer
    if offer.asks > 0 and offer.asked[offer.asks - 1] >= ASK_COUNTRY:
        fate.reveal()
    for k in range(offer.asks):
        card = offer.handed[k]
        offer.handed[k] = NONE
        state.move_card(card, offer.by)
        fate.note(HANDED, offer.partner, offer.by)
        fate.whisper(offer.partner, HANDED_CARD, offer.partner, offer.by, card)
        fate.whisper(offer.by, HANDED_CARD, offer.partner, offer.by, card)
    for k in range(offer.gives):
        state.move_card(offer.given[k], offer.partner)
    due = offer.sum
    if offer.sum_kind == PAYING:
        due = -due
    state.money[offer.by] += due
    state.money[offer.partner] -= due
    if offer.sum_kind == BORROWING:
        debts.lend(state, offer.by, offer.partner, offer.sum + offer.interest)
        fate.note(LENT, offer.partner, offer.by, offer.sum + offer.interest)
    offer.clear()
