"""Section 5 of the spec: whoever looks into a deck or a cellar is told what lay there."""

from cuvee.core.fate import Fate
from cuvee.core.native import i64
from cuvee.games.bottles.content import CARDS
from cuvee.games.bottles.model.state import DECK, NONE, State
from cuvee.games.bottles.notes import SAW_CELLAR, SAW_DECK


def into_deck(state: State, seat: i64, country: i64, fate: Fate) -> None:
    """BO-6.1, BO-R67: a bit for each card of the country that is there, if any is."""
    if state.decks[country] == 0:
        return
    first = state.content.first_card[country]
    cards: i64 = 0
    for card in range(first, state.content.first_card[country + 1]):
        if state.place[card] == DECK:
            cards |= 1 << (card - first)
    fate.whisper(seat, SAW_DECK, seat, country, cards)
    fate.reveal()


def into_cellar(state: State, seat: i64, owner: i64, fate: Fate) -> None:
    """BO-8.5: all of it, fourteen cards a note."""
    cards = next_cards(state, owner, NONE)
    while cards > 0:
        more = next_cards(state, owner, last(cards))
        fate.whisper(seat, SAW_CELLAR, seat, owner, cards, more)
        cards = next_cards(state, owner, last(more))


def next_cards(state: State, owner: i64, after: i64) -> i64:
    """The next seven cards of a cellar as one number: each as card + 1, the first lowest."""
    packed: i64 = 0
    size: i64 = 0
    for card in range(after + 1, CARDS):
        if state.place[card] == owner and size < 49:
            packed |= (card + 1) << size
            size += 7
    return packed


def last(packed: i64) -> i64:
    """The last of the cards in such a number; beyond all cards if there is none."""
    if packed == 0:
        return CARDS
    while packed > 127:
        packed >>= 7
    return packed - 1
