"""The invariants of Bottles (section 8 of the spec), checked at every ply of the laws."""

from cuvee.core.native import i64
from cuvee.core.state import about_of, ask_of, seat_of
from cuvee.games.bottles import scoring
from cuvee.games.bottles.content import CARDS, CELLS, COUNTRIES, MARKET_CELL, SEATS
from cuvee.games.bottles.model.state import (
    AMOUNT,
    DECK,
    MARKET,
    MOST_DEBTS,
    MOST_OWED,
    NONE,
    REMOVED,
    State,
)
from cuvee.games.bottles.questions import GOAL, SHOVED, THIEF
from cuvee.games.bottles.rules import deals, ending, market
from cuvee.games.bottles.rules.debts import creditor_of


def audit(state: State) -> str:
    """The first broken invariant as a sentence, or nothing."""
    return (
        cards(state)
        or money(state)
        or debts(state)
        or markers(state)
        or move(state)
        or turn(state)
        or offer(state)
        or progress(state)
    )


def cards(state: State) -> str:
    """1: every card is somewhere, and decks and cellars hold what they count."""
    decks = [0] * COUNTRIES
    cellars = [0] * SEATS
    for card in range(CARDS):
        place = state.place[card]
        if place == DECK:
            decks[state.content.country[card]] += 1
        elif 0 <= place < state.seats:
            cellars[place] += 1
        elif place not in (MARKET, REMOVED):
            return f"card {card} lies at place {place}"
    if decks != list(state.decks):
        return f"the decks hold {decks} and count {list(state.decks)}"
    if cellars[: state.seats] != list(state.bottles):
        return f"the cellars hold {cellars} and count {list(state.bottles)}"
    return ""


def money(state: State) -> str:
    """2, 3: nobody below zero, a finite bank adds up; the eliminated have nothing left."""
    if min(state.money) < 0:
        return f"somebody has less than nothing: {list(state.money)}"
    if state.options.finite_bank and sum(state.money) > state.content.bank:
        return f"the players have {sum(state.money)}, more than there is"
    for seat in range(state.seats):
        if state.out[seat] and (state.money[seat] or state.bottles[seat]):
            return f"s{seat} is out and has {state.money[seat]} and {state.bottles[seat]} bottles"
    return ""


def debts(state: State) -> str:
    """2, 19: open debts are above zero, without a gap, not too much, and join two who remain."""
    for seat in range(state.seats):
        mine = state.debts[seat * MOST_DEBTS : (seat + 1) * MOST_DEBTS]
        total = sum(int(debt & AMOUNT) for debt in mine if debt > 0)
        if total > MOST_OWED:
            return f"s{seat} owes {total} in all"
    for k in range(state.seats * MOST_DEBTS):
        debt = state.debts[k]
        debtor = k // MOST_DEBTS
        if debt == 0:
            continue
        amount = debt & AMOUNT
        other = creditor_of(debt)
        if amount == 0 or not 0 <= other < state.seats or other == debtor:
            return f"s{debtor} owes {amount} to s{other}"
        if state.out[other] or state.out[debtor]:
            return f"s{debtor} owes s{other}, and one of them is out"
        if k % MOST_DEBTS > 0 and state.debts[k - 1] == 0:
            return f"s{debtor} has a debt behind none"
    return ""


def markers(state: State) -> str:
    """4, 5, 9: one marker for each who remains, alone on its cell but for the one being shoved."""
    if not 0 <= state.thief < CELLS:
        return "the thief is lost"
    if state.round == 0:
        return ""
    shoved = [
        int(seat_of(state.agenda[k]))
        for k in range(state.depth)
        if ask_of(state.agenda[k]) == SHOVED
    ]
    if shoved and (state.turn in shoved or state.shoved >> state.turn & 1):
        return "the player in turn is shoved off"
    taken: list[int] = []
    for seat in range(state.seats):
        cell = int(state.cell[seat])
        if (cell == NONE) != (state.out[seat] > 0):
            return f"the marker of s{seat} stands on {cell}"
        if cell in taken and seat not in shoved:
            return f"two markers on one cell: {list(state.cell)}"
        if cell != NONE and seat not in shoved:
            taken.append(cell)
    return ""


def move(state: State) -> str:
    """10: at most four steps, the thief no more than it may, and no cell twice."""
    walked = [int(cell) for cell in state.path[: max(state.path_length, 0)]]
    if not 0 <= state.path_length <= 5 or len(set(walked)) != len(walked):
        return f"a move of {state.path_length} cells, or one entered twice: {walked}"
    for k in range(state.depth):
        step = state.agenda[k]
        if ask_of(step) == THIEF and about_of(step) > state.content.thief_steps:
            return f"the thief made {about_of(step)} steps"
    return ""


def turn(state: State) -> str:
    """7, 12: the die of a market is rolled on one; the budgets are neither overdrawn nor more."""
    most_offers = max(deals.budget(state), state.seats - 1)
    most_auctions = max(state.options.auctions_per_turn, 1)
    if not 0 <= state.offers <= most_offers or not 0 <= state.auctions <= most_auctions:
        return f"{state.offers} offers and {state.auctions} auctions are left"
    cell = state.cell[state.turn]
    if state.market_die and cell != NONE and state.content.cell_kind[cell] != MARKET_CELL:
        return f"the market die shows {state.market_die} on cell {cell}"
    for card in range(CARDS):
        ordinary = state.content.value[card] < state.content.special_value
        if ordinary and state.market_die == 0 and market.is_traded(state, card):
            return f"card {card} met the market before the roll"
    return ""


def offer(state: State) -> str:
    """BO-9.4, BO-9.14: an offer is no larger than it may be; a lot has a seller who holds it."""
    terms = state.offer
    if not 0 <= terms.gives <= 3 or not 0 <= terms.asks <= 3 or terms.sum < 0:
        return f"an offer of {terms.gives} for {terms.asks} and {terms.sum}"
    if not 0 <= terms.interest <= state.content.most_interest or state.price < 0:
        return f"an interest of {terms.interest}, a price of {state.price}"
    if state.lot != NONE and state.place[state.lot] != state.seller:
        return f"s{state.seller} sells card {state.lot}, which is not there"
    return ""


def progress(state: State) -> str:
    """13, 15, 16, 17: rounds stay within the limit, only who remains is asked or reaches a goal."""
    if not 0 <= state.round <= state.options.max_rounds:
        return f"round {state.round}"
    if state.depth > 0 and state.round > 0 and state.remaining() < 2:
        return "the game goes on with one player"
    for step in state.open_steps():
        if state.out[seat_of(step)]:
            return f"s{seat_of(step)} is out and asked"
    if state.ending == GOAL:
        for seat, place in enumerate(scoring.ranking(state)):
            if place == 1 and (state.out[seat] or ending.countries(state, seat) < state.goal()):
                return f"s{seat} won with {ending.countries(state, seat)} countries"
    return ""


def audit_step(before: State, after: State) -> str:
    """6, 8, 11, 15: cards go only where they may, and nobody comes back."""
    for country in range(COUNTRIES):
        if after.decks[country] > before.decks[country]:
            return f"the deck of country {country} grew"
    seat: i64
    for seat in range(before.seats):
        if before.out[seat] and after.out[seat] != before.out[seat]:
            return f"s{seat} came back into the game"
    for card in range(CARDS):
        if before.place[card] != after.place[card]:
            broken = way(before, after, card)
            if broken:
                return broken
    return ""


def way(before: State, after: State, card: i64) -> str:
    """6, 8, 11: out of a deck only by buying there, onto the pile once a turn, never back."""
    here = before.place[card]
    there = after.place[card]
    if here == REMOVED or (here >= SEATS and there >= SEATS):
        return f"card {card} went from {here} to {there}"
    traded = MARKET in (here, there) and after.remaining() == before.remaining()
    if traded and (market.is_traded(before, card) or not market.is_traded(after, card)):
        return f"card {card} met the market twice in a turn"
    if here == DECK and before.round > 0:
        content = before.content
        paid = before.money[there] - after.money[there]
        if content.cell_country[before.cell[there]] != content.country[card]:
            return f"s{there} bought card {card} elsewhere"
        if paid != content.value[card]:
            return f"s{there} paid {paid} for card {card}"
    return ""
