"""NA-17 Upgrades: the row and its prices, buying, active and inactive cards, shifting the row."""

from cuvee.core.fate import Fate
from cuvee.core.moves import Moves
from cuvee.core.native import i64
from cuvee.core.sets import size
from cuvee.games.naramata.content import SLOTS
from cuvee.games.naramata.model.guide import Guide
from cuvee.games.naramata.model.pieces import NONE, Market
from cuvee.games.naramata.model.state import State
from cuvee.games.naramata.model.upgrades import ASSISTANT, KINDS, RESERVED_TABLE
from cuvee.games.naramata.moves import BENCH, BUY, SHELVE, SHIFT, SKIP_SHIFT, SWAP
from cuvee.games.naramata.notes import BOUGHT, SHELVED, SHIFTED
from cuvee.games.naramata.options import COMPETITIVE
from cuvee.games.naramata.questions import BENCHING, MARKET_SHIFT, SWAPPING, TAKE_UPGRADE
from cuvee.games.naramata.rules import purse


def price(state: State, slot: i64) -> i64:
    """NA-17.4: the cost less the prestige above, never below 0, and 1 for each card to the right.

    NA-R29: the row has no gap on the right, so these are all slots further right.
    """
    cost = state.content.upgrades.cost[state.market.row[slot]] - state.market.above[slot]
    return max(i64(0), cost) + SLOTS - 1 - slot


def offers(state: State, seat: i64, out: Moves) -> None:
    """NA-17.3: any open upgrade of a kind one does not own and can pay."""
    row = state.market.row
    owned = state.guides[seat].owned
    means = purse.means(state, seat)
    for slot in range(SLOTS):
        kind = row[slot]
        if kind != NONE and not owned >> kind & 1 and price(state, slot) <= means:
            out.add(BUY.of(slot))


def buy(state: State, seat: i64, slot: i64, fate: Fate) -> None:
    """NA-17.9, NA-R76: it is paid, then it works."""
    cost = price(state, slot)
    fate.note(BOUGHT, seat, state.market.row[slot], cost)
    state.then(TAKE_UPGRADE, seat | slot << 2)
    purse.charge(state, seat, cost, fate)


def take(state: State, seat: i64, slot: i64, fate: Fate) -> None:
    """NA-17.5, NA-17.6, NA-22.3: 1 prestige above each card to the right; that above this is gone.

    NA-17.11: the sixth active card asks which one rests.
    """
    kind = state.market.row[slot]
    state.market.above[slot] = 0
    for right in range(slot + 1, SLOTS):
        state.market.above[right] += 1
    close_gap(state.market, slot)
    refill(state.market, fate)
    guide = state.guides[seat]
    guide.owned |= 1 << kind
    if size(guide.active) < state.content.costs.most_active:
        activate(guide, kind)
    else:
        state.ask(SWAPPING, seat, kind)


def close_gap(market: Market, slot: i64) -> None:
    """NA-17.7: the cards left of the gap move right; the prestige stays where it is."""
    for k in range(slot, i64(0), -1):
        market.row[k] = market.row[k - 1]
    market.row[0] = NONE


def refill(market: Market, fate: Fate) -> None:
    """NA-17.7, NA-17.8: from the deck, if it has a card, to the right end of the gap.

    NA-R74: cards shifted under the deck come last, in their order.
    """
    slot = SLOTS - 1
    while slot >= 0 and market.row[slot] != NONE:
        slot -= 1
    if market.pile.count > 0:
        market.row[slot] = fate.draw(market.pile)
    elif market.count > 0:
        market.row[slot] = market.under[0]
        market.count -= 1
        for k in range(market.count):
            market.under[k] = market.under[k + 1]
        market.under[market.count] = 0


def activate(guide: Guide, kind: i64) -> None:
    """NA-18.14: an active assistant brings the disc of the reserve."""
    guide.active |= 1 << kind
    if kind == ASSISTANT:
        guide.discs += 1


def swaps(state: State, seat: i64, out: Moves) -> None:
    """NA-R27: any active card without a disc but the assistant, or the new one stays inactive."""
    guide = state.guides[seat]
    for kind in range(ASSISTANT):
        if guide.has(kind) and guide.discs_on(kind) == 0:
            out.add(SWAP.of(kind))
    out.add(SHELVE)


def swap(state: State, seat: i64, new: i64, move: i64, fate: Fate) -> None:
    """NA-17.11, NA-17.13: one card is put aside; NA-R19: an emptied table starts empty again."""
    guide = state.guides[seat]
    if move == SHELVE:
        fate.note(SHELVED, seat, new)
        return
    kind = SWAP.a(move)
    guide.active &= ~(1 << kind)
    if kind == RESERVED_TABLE:
        guide.reserved = 0
    activate(guide, new)
    fate.note(SHELVED, seat, kind)


def wake(state: State, seat: i64) -> None:
    """NA-20.8, NA-20.9: discs and markers go back; all cards are active if there are not too many.

    NA-17.12, NA-R73: otherwise the guide benches some for the next day.
    """
    guide = state.guides[seat]
    guide.beside = 0
    guide.on_cards = 0
    guide.reserved = 0
    guide.active = guide.owned
    guide.discs = state.content.cars.discs[state.cars[seat].colour]
    if guide.has(ASSISTANT):
        guide.discs += 1
    if size(guide.owned) > state.content.costs.most_active:
        state.ask(BENCHING, seat)


def benches(state: State, seat: i64, out: Moves) -> None:
    """NA-20.9: any of the active ones."""
    for kind in range(KINDS):
        if state.guides[seat].has(kind):
            out.add(BENCH.of(kind))


def bench(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-17.10, NA-R27: until five stay; a benched assistant takes its disc along."""
    kind = BENCH.a(move)
    guide = state.guides[seat]
    guide.active &= ~(1 << kind)
    fate.note(SHELVED, seat, kind)
    if kind == ASSISTANT:
        guide.discs -= 1
    if size(guide.active) > state.content.costs.most_active:
        state.ask(BENCHING, seat)


def offer_shift(state: State, seat: i64) -> None:
    """NA-25.10, NA-26.11, NA-R74: after a turn alone or together, if it changes anything."""
    market = state.market
    over = state.last_day() and state.arrived == state.seats
    others = market.pile.count + market.count > 0 or market.row[SLOTS - 2] != NONE
    if state.options.mode != COMPETITIVE and not over and others and market.row[SLOTS - 1] != NONE:
        state.ask(MARKET_SHIFT, seat)


def shifts(out: Moves) -> None:
    """NA-25.10: shift or not."""
    out.add(SHIFT)
    out.add(SKIP_SHIFT)


def shift(state: State, seat: i64, move: i64, fate: Fate) -> None:
    """NA-25.10: the last card goes under the deck, the others move right."""
    if move == SKIP_SHIFT:
        return
    market = state.market
    fate.note(SHIFTED, seat, market.row[SLOTS - 1])
    market.under[market.count] = market.row[SLOTS - 1]
    market.count += 1
    close_gap(market, SLOTS - 1)
    refill(market, fate)
