"""NA-10 Shopping: cases of wine, paid for, one for each symbol of a tourist."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import bit
from cuvee.games.naramata.model.cards import CARDS, CASE, SUITS, TASTED
from cuvee.games.naramata.model.guide import SEATS_IN_CAR, Guide
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import CASE_DISCOUNT
from cuvee.games.naramata.moves import DRAW_DONE, DRAW_EXTRA, SHOP, SHOP_DONE, USE_TIP_JAR
from cuvee.games.naramata.notes import SHOPPED
from cuvee.games.naramata.questions import EXTRA_CARD, SHOP_CARDS, SHOP_EXTRA
from cuvee.games.naramata.rules import purse, tasting, tips, wishes


def begin(state: State, seat: i64, fate: Fate) -> None:
    """NA-10.1: two cards are drawn."""
    tasting.draw(state, seat, CASE, fate)
    tasting.draw(state, seat, CASE, fate)
    if can_draw(state, seat):
        state.ask(SHOP_EXTRA, seat)
    else:
        state.ask(SHOP_CARDS, seat)


def can_draw(state: State, seat: i64) -> bool:
    """NA-10.2, NA-10.10: the fee can be paid and a card is to be had."""
    cards = state.piles[CASE].count > 0 or state.discards & SUITS[CASE] != 0
    return cards and purse.can_pay(state, seat, state.content.costs.draw_fee)


def extras(state: State, seat: i64, out: Moves) -> None:
    """NA-10.2: one more card for a fee, once."""
    if can_draw(state, seat):
        out.add(DRAW_EXTRA)
    out.add(DRAW_DONE)
    tips.offer(state, state.guides[seat], out)


def look(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-R34, NA-R76: the extra card comes before the first purchase, and is paid unseen."""
    if move == USE_TIP_JAR:
        state.ask(SHOP_EXTRA, seat)
        tips.roll(state, seat, fate)
        return
    state.ask(SHOP_CARDS, seat)
    if move == DRAW_EXTRA:
        state.then(EXTRA_CARD, seat)
        purse.charge(state, seat, state.content.costs.draw_fee, fate)


def price(state: State, guide: Guide, card: i64) -> i64:
    """NA-10.3, NA-10.4, NA-18.7, NA-R58: the printed cost; 2 less by discount, never below 1."""
    cost = state.content.cards.value[card]
    if guide.has(CASE_DISCOUNT):
        return max(i64(1), cost - state.content.upgrades.value[CASE_DISCOUNT])
    return cost


def purchases(state: State, seat: i64, out: Moves) -> None:
    """NA-10.3, NA-10.5, NA-10.6, NA-R75: any card one can pay, for any free symbol."""
    guide = state.guides[seat]
    twins = state.content.cards.lower_twins
    for card in range(TASTED, CARDS):
        offered = state.drawn >> card & 1 and state.drawn & twins[card] == 0
        if offered and purse.can_pay(state, seat, price(state, guide, card)):
            for k in range(SEATS_IN_CAR):
                if wishes.missing(state.content, guide, k, CASE) > 0:
                    out.add(SHOP.of(card - TASTED, k))
    out.add(SHOP_DONE)
    tips.offer(state, guide, out)


def buy(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-10.3: case after case; NA-10.8: what is left is discarded for nothing."""
    if move == SHOP_DONE:
        state.discards |= state.drawn
        state.drawn = 0
        return
    state.ask(SHOP_CARDS, seat)
    if move == USE_TIP_JAR:
        tips.roll(state, seat, fate)
        return
    guide = state.guides[seat]
    card, k = SHOP.a(move) + TASTED, SHOP.b(move)
    state.drawn &= ~bit(card)
    wishes.lay(guide, k, CASE, card)
    fate.note(SHOPPED, seat, card, guide.tourist(k))
    purse.charge(state, seat, price(state, guide, card), fate)
