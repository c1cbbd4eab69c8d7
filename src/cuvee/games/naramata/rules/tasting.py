"""NA-9 Cheese tasting and NA-14 wine flight: draw cards, give some away, sell the rest."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.naramata.model.cards import CHEESE, SUITED, SUITS
from cuvee.games.naramata.model.guide import ON_TOURIST, SEATS_IN_CAR, WIDTH, Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import (
    CHEESE_BOARD,
    CHEESE_PAIRING,
    CHEESE_RESALE,
    WINE_CELLAR,
    WINE_PAIRING,
    WINE_RESALE,
)
from cuvee.games.naramata.moves import GIVE, GIVE_DONE, USE_TIP_JAR
from cuvee.games.naramata.notes import CASHED, DREW, GAVE
from cuvee.games.naramata.questions import SERVE
from cuvee.games.naramata.rules import purse, tips, wishes


def bonus(state: State, guide: Guide, suit: i64, wine_kind: i64, cheese_kind: i64) -> i64:
    """NA-18.3, NA-18.4, NA-18.5, NA-18.6: what the active upgrade of this suit adds, or 0."""
    kind = wine_kind
    if suit == CHEESE:
        kind = cheese_kind
    if guide.has(kind):
        return state.content.upgrades.value[kind]
    return 0


def begin(state: State, seat: i64, suit: i64, fate: Fate) -> None:
    """NA-9.1, NA-14.1: two cards, one more with the cheese board or the wine cellar."""
    more = bonus(state, state.guides[seat], suit, WINE_CELLAR, CHEESE_BOARD)
    for k in range(2 + more):
        draw(state, seat, suit, fate)
    state.ask(SERVE, seat, suit)


def draw(state: State, seat: i64, suit: i64, fate: Fate) -> None:
    """NA-9.9, NA-10.9, NA-R35: the discards become the deck, or none is drawn; NA-R60: openly."""
    pile = state.piles[suit]
    if pile.count == 0:
        for card in range(i64(len(pile.left))):
            if state.discards >> (card + suit * SUITED) & 1:
                pile.put(card)
        state.discards &= ~SUITS[suit]
    if pile.count > 0:
        card = fate.draw(pile) + suit * SUITED
        state.drawn |= bit(card)
        fate.note(DREW, seat, card)


def fee(state: State, guide: Guide, suit: i64, given: i64) -> i64:
    """NA-9.3, NA-14.2, NA-R17, NA-R69: the first card is free, with a pairing the second too."""
    free = 1 + bonus(state, guide, suit, WINE_PAIRING, CHEESE_PAIRING)
    if given < free:
        return 0
    return state.content.costs.card_fee[suit]


def gifts(state: State, seat: i64, about: i64, out: Moves) -> None:
    """NA-9.4, NA-9.5, NA-9.6, NA-14.3: to a tourist with room on the row and without that type.

    NA-R32: or to nobody. NA-R75: of cards that are alike one.
    """
    suit = about & 1
    guide = state.guides[seat]
    cards = state.content.cards
    if purse.can_pay(state, seat, fee(state, guide, suit, about >> 1)):
        for card in range(suit * SUITED, suit * SUITED + SUITED):
            if state.drawn >> card & 1 and state.drawn & cards.lower_twins[card] == 0:
                for k in range(SEATS_IN_CAR):
                    has_type = guide.tray[k * WIDTH + ON_TOURIST] & cards.same_type[card]
                    if not has_type and wishes.missing(state.content, guide, k, suit) > 0:
                        out.add(GIVE.of(card, k))
    out.add(GIVE_DONE)
    tips.offer(state, guide, out)


def give(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """NA-9.2, NA-9.8, NA-14.5: card after card, each paid at once, until the guide is done."""
    if move == GIVE_DONE:
        cash(state, seat, about & 1, fate)
        return
    guide = state.guides[seat]
    if move == USE_TIP_JAR:
        state.ask(SERVE, seat, about)
        tips.roll(state, seat, fate)
        return
    card, k = GIVE.a(move), GIVE.b(move)
    state.ask(SERVE, seat, about + 2)
    state.drawn &= ~bit(card)
    wishes.lay(guide, k, about & 1, card)
    fate.note(GAVE, seat, card, guide.tourist(k))
    purse.charge(state, seat, fee(state, guide, about & 1, about >> 1), fate)


def cash(state: State, seat: i64, suit: i64, fate: Fate) -> None:
    """NA-9.7, NA-14.4: the rest for prestige; NA-18.17, NA-18.18, NA-R18: the best for double."""
    total: i64 = 0
    best: i64 = 0
    count: i64 = 0
    for card in range(suit * SUITED, suit * SUITED + SUITED):
        if state.drawn >> card & 1:
            value = state.content.cards.value[card]
            total += value
            best = max(best, value)
            count += 1
    factor = bonus(state, state.guides[seat], suit, WINE_RESALE, CHEESE_RESALE)
    if factor > 0:
        total += best * (factor - 1)
    state.discards |= state.drawn
    state.drawn = 0
    purse.gain(state, seat, total)
    if count > 0:
        fate.note(CASHED, seat, count, total)
