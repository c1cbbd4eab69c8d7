"""The invariants of Bottles (section 8 of the spec), checked at every ply of the laws."""

from cuvee.core.native import i64
from cuvee.core.state import ask_of
from cuvee.games.bottles.content import CARDS, COUNTRIES, SEATS
from cuvee.games.bottles.rules import ending
from cuvee.games.bottles.rules.debts import creditor_of
from cuvee.games.bottles.state import (
    AMOUNT,
    DECK,
    GOAL,
    MARKET,
    MOST_DEBTS,
    NONE,
    REMOVED,
    SHOVED,
    State,
)


def audit(state: State) -> str:
    """The first broken invariant as a sentence, or nothing."""
    return cards(state) or money(state) or markers(state) or progress(state)


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
    """2, 3, 19: nobody below zero, a finite bank adds up, debts join two who remain."""
    if min(state.money) < 0:
        return f"somebody has less than nothing: {list(state.money)}"
    if state.options.finite_bank and sum(state.money) > state.content.bank:
        return f"the players have {sum(state.money)}, more than there is"
    for k in range(state.seats * MOST_DEBTS):
        debt = state.debts[k]
        debtor = k // MOST_DEBTS
        if debt:
            other = creditor_of(debt)
            if debt & AMOUNT == 0 or other == debtor or state.out[other] or state.out[debtor]:
                return f"s{debtor} owes {debt & AMOUNT} to s{other}"
    return ""


def markers(state: State) -> str:
    """4, 5, 10: one marker for each who remains, alone on its cell unless somebody is shoved."""
    on_map = [int(cell) for cell in state.cell if cell != NONE]
    if state.round > 0:
        if len(on_map) != state.remaining():
            return f"{len(on_map)} markers for {state.remaining()} players"
        shoving = any(ask_of(state.agenda[k]) == SHOVED for k in range(state.depth))
        if len(set(on_map)) != len(on_map) and not shoving:
            return f"two markers on one cell: {on_map}"
    walked = [int(cell) for cell in state.path[: state.path_length]]
    if len(set(walked)) != len(walked):
        return f"a cell was entered twice: {walked}"
    return "" if 0 <= state.thief < len(state.content.x) else "the thief is lost"


def progress(state: State) -> str:
    """13, 15, 16, 17: rounds stay within the limit; who wins by the goal has reached it."""
    if state.round > state.options.max_rounds:
        return f"round {state.round}"
    if state.depth > 0 and state.round > 0 and state.remaining() < 2:
        return "the game goes on with one player"
    if state.ending == GOAL:
        best = max(ending.countries(state, seat) for seat in range(state.seats))
        if best < state.goal():
            return f"the goal was reached with {best} countries"
    return ""


def audit_step(before: State, after: State) -> str:
    """6, 15: decks never grow, removed cards never return, nobody comes back."""
    for country in range(COUNTRIES):
        if after.decks[country] > before.decks[country]:
            return f"the deck of country {country} grew"
    for card in range(CARDS):
        if before.place[card] == REMOVED and after.place[card] != REMOVED:
            return f"card {card} came back into the game"
    seat: i64
    for seat in range(before.seats):
        if before.out[seat] and after.out[seat] != before.out[seat]:
            return f"s{seat} came back into the game"
    return ""
