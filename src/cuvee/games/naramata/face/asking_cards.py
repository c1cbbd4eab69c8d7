"""Cards on the counter: who can get them, at what price, and for what gain."""

from typing import Final

from cuvee.games.naramata.face.asking_facts import Asker, gain
from cuvee.games.naramata.face.facts import row_word
from cuvee.games.naramata.face.names import TYPES
from cuvee.games.naramata.model.cards import TASTED, suit_of
from cuvee.games.naramata.model.guide import EMPTY, ON_TOURIST, SEATS_IN_CAR, WIDTH
from cuvee.games.naramata.rules import shop, tasting, wishes

CARD_ROWS: Final = ("wine", "cheese", "shopping")


def card_icon(t: Asker, card: int) -> str:
    return "shop" if card >= TASTED else TYPES[int(t.content.cards.type_of[card])]


def takers(t: Asker, card: int) -> list[int]:
    """The car seats of those who can get a drawn card."""
    suit, facts = int(suit_of(card)), t.content.cards
    found = []
    for k in range(int(SEATS_IN_CAR)):
        if t.guide.tourist(k) != EMPTY and wishes.missing(t.content, t.guide, k, suit) > 0:
            held = int(t.guide.tray[k * WIDTH + ON_TOURIST])
            if card >= TASTED or not held & int(facts.same_type[card]):
                found.append(k)
    return found


def serving(t: Asker, card: int, k: int) -> tuple[str, str, str]:
    """Price and gain of a card for somebody, and the row it goes to."""
    suit = int(suit_of(card))
    row = next(r for r in t.outlook.rows if r.seat == k and r.kind == suit)
    word = row_word(k, suit)
    if card < TASTED:
        fee = int(tasting.fee(t.view, t.guide, t.step.about & 1, t.step.about >> 1))
        return str(fee) if fee else "", gain(t, row), word
    price = str(shop.price(t.view, t.guide, card))
    points = int(t.content.cards.value[card]) + 1
    if not t.outlook.points:
        return price, gain(t, row), word
    return price, t.say("fact-item", gain=points, saved=row.saves), word
