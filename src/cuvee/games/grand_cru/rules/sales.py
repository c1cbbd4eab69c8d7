"""GC-12 Selling wine. Mature cubes of one variety from one barrel; then demand falls."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.games.grand_cru.content import BARRELS, TOP_SALE, VARIETIES
from cuvee.games.grand_cru.model.cubes import count, cubes
from cuvee.games.grand_cru.model.picks import (
    NO_MARK,
    effect_of,
    left_in,
    mark_of,
    may_be_left,
    pick,
)
from cuvee.games.grand_cru.model.state import State
from cuvee.games.grand_cru.moves import DONE, SELL
from cuvee.games.grand_cru.notes import DELIVERED, SOLD
from cuvee.games.grand_cru.questions import SALE
from cuvee.games.grand_cru.rules import brand


def is_mature(state: State, barrel: i64, variety: i64) -> bool:
    """GC-12.1, GC-12.5, GC-19.3: from its first to its last barrel."""
    return state.content.ripe[variety] <= barrel <= state.content.last[variety]


def can_sell(state: State, seat: i64, least: i64) -> bool:
    """Is there a barrel with so many mature cubes of one variety?"""
    for barrel in range(1, BARRELS):
        some = state.estates[seat].cellar[barrel]
        if some == 0:
            continue
        for variety in range(VARIETIES):
            if count(some, variety) >= least and is_mature(state, barrel, variety):
                return True
    return False


def sales(state: State, seat: i64, out: Moves) -> None:
    """GC-12.1, GC-R18: one to all mature cubes of one variety in one barrel."""
    cellar = state.estates[seat].cellar
    for barrel in range(1, BARRELS):
        some = cellar[barrel]
        if some == 0:
            continue
        for variety in range(VARIETIES):
            n = count(some, variety)
            if n > 0 and is_mature(state, barrel, variety):
                out.add_range(SELL.of(barrel, variety, 1), SELL.of(barrel, variety, n))


def exact_sales(state: State, seat: i64, n: i64, out: Moves) -> None:
    """GC-14.5: exactly so many mature cubes."""
    for barrel in range(1, BARRELS):
        some = state.estates[seat].cellar[barrel]
        for variety in range(VARIETIES):
            if count(some, variety) >= n and is_mature(state, barrel, variety):
                out.add(SELL.of(barrel, variety, n))


def price(state: State, seat: i64, variety: i64, again: bool) -> i64:
    """GC-10.3, GC-27.4, GC-27.9: that of the demand, or of one's own brand; GC-27.7: once."""
    if brand.owner(state, variety) != seat:
        return state.content.price(variety, state.board.demand[variety])
    level = brand.level(state, variety)
    if again:
        level -= 1
    return state.content.price(variety, level)


def price_by(state: State, seat: i64, about: i64, variety: i64) -> i64:
    """GC-14.1, GC-R55, GC-R79: by an effect, with its bonus. GC-14.5: or that of the top level."""
    content = state.content
    effect = effect_of(about)
    if content.effect[effect] == TOP_SALE:
        return content.price(variety, content.levels[variety]) + content.bonus[effect]
    return price(state, seat, variety, variety == mark_of(about)) + content.bonus[effect]


def hand_over(state: State, seat: i64, move: i64, each: i64, fate: Fate) -> None:
    """GC-12.2, GC-12.3, GC-R24: francs for cubes, which go to the fair barrel, GC-18.12: or to
    the supply once the fair has begun."""
    estate = state.estates[seat]
    variety = SELL.b(move)
    sold = cubes(SELL.c(move), variety)
    estate.cellar[SELL.a(move)] -= sold
    estate.money += SELL.c(move) * each
    if state.at_fair == 0:
        estate.sold += sold
        fate.note(SOLD, seat, variety, SELL.c(move), SELL.c(move) * each)
    else:
        state.supply += sold
        fate.note(DELIVERED, seat, variety, SELL.c(move), SELL.c(move) * each)


def fall(state: State, variety: i64) -> None:
    """GC-12.4: one level a sale, whatever was sold; level 1 is the lowest."""
    if state.board.demand[variety] > 1:
        state.board.demand[variety] -= 1


def sell(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """GC-12: action 7. GC-27.4: a brand marker used for it returns."""
    variety = SELL.b(move)
    hand_over(state, seat, move, price(state, seat, variety, False), fate)
    fall(state, variety)
    redeem(state, seat, variety, fate)


def redeem(state: State, seat: i64, variety: i64, fate: Fate) -> None:
    """GC-27.4: the seat's own marker in the column of what it sold returns."""
    if variety != NO_MARK and brand.owner(state, variety) == seat:
        brand.give_back(state, variety, fate)


def ask(state: State, seat: i64, effect: i64) -> None:
    """GC-14.1, GC-14.4, GC-14.5, GC-18.12: a sale by an effect."""
    state.ask(SALE, seat, pick(effect, state.content.amount[effect], NO_MARK))


def offers(state: State, seat: i64, about: i64, out: Moves) -> None:
    """GC-14.4, GC-18.7: the second sale, and all at the fair, may be left out."""
    effect = effect_of(about)
    if state.content.effect[effect] == TOP_SALE:
        exact_sales(state, seat, state.content.amount[effect], out)
        return
    sales(state, seat, out)
    if may_be_left(state.content, about):
        out.add(DONE)


def sale(state: State, seat: i64, about: i64, move: i64, fate: Fate) -> None:
    """GC-14.4: once more if the effect allows. GC-14.5, GC-R75: at the top price demand stays."""
    before = mark_of(about)
    if move == DONE:
        redeem(state, seat, before, fate)
        return
    effect = effect_of(about)
    variety = SELL.b(move)
    hand_over(state, seat, move, price_by(state, seat, about, variety), fate)
    if state.content.effect[effect] == TOP_SALE:
        return
    fall(state, variety)
    redeem(state, seat, before, fate)
    left = left_in(about) - 1
    if left > 0 and can_sell(state, seat, 1):
        state.ask(SALE, seat, pick(effect, left, branded(state, seat, variety)))
    else:
        redeem(state, seat, variety, fate)


def branded(state: State, seat: i64, variety: i64) -> i64:
    """GC-R56: the marker waits for the second sale if it was used for the first."""
    if brand.owner(state, variety) == seat:
        return variety
    return NO_MARK
